web-title = Tabuleiro
web-nav = Pages
web-nav-play = Play
web-nav-study = Study
web-nav-rules = Rules
web-skip = To the content
web-theme-light = Light colours
web-theme-dark = Dark colours
web-sound = Sound

web-welcome = What would you like to play?
web-choose-game = Game
web-read-rules = Read the rules
web-who-plays = Who plays?
web-way-computer = Against the computer
web-way-here = Together at this screen
web-way-elsewhere = With friends, by a link
web-seat = Seat { $number }
web-name = Name
web-name-of-seat = Name at seat { $number }
web-people = People
web-person-here = A person here
web-person-elsewhere = A person elsewhere, by a link
web-engine = Engine
web-level = Level { $level }: { $about }
web-bots = Simple computers
web-bot = { $name }: { $about }
web-start = Start
web-set-up = Set up a position
web-position-about = The position as text; the usual beginning if nothing is written
web-open-record = Open a record
web-record-file = A file of a recorded game
web-record-text = Or paste the record here
web-play-on = Play on
web-study-it = Study it

web-board = Board
web-view = View
web-rotate = Turn the board
web-flip = Turn the board around
web-zoom = Look closer
web-hand = Hand of { $name }
web-cell-last = part of the last move
web-cell-target = can go here
web-cell-start = can be picked
web-cell-height = { $height } high
web-players = Players
web-you = you
web-to-move = to move
web-thinking = thinking
web-away = away
web-place = place { $place }
web-your-turn = Your turn
web-turn-of = { $name } to move
web-point-next = Now point at a marked place
web-nothing-begins = No legal move begins there
web-played = { $name } played { $move }
web-taken-back = A move was taken back
web-moves = Moves
web-first = To the beginning
web-back = One move back
web-forth = One move forward
web-last = To the present
web-slider = Move
web-move-of = move { $ply } of { $length }
web-past = You are looking at an earlier position.
web-to-present = To the present
web-type-move = Type a move
web-play = Play

web-undo = Undo
web-undo-ask = Ask to undo
web-hint = Hint
web-hint-is = Try { $move }
web-resign = Resign
web-resign-sure = Do you want to give up this game?
web-rematch = Rematch
web-new-game = New game
web-save = Save record
web-study = Study
web-share = Share
web-link-watch = To watch
web-link-seat = To play as { $name } ({ $label })
web-link-secret = Whoever has the link of a seat can play for it.
web-copy = Copy
web-copied = Copied
web-close = Close
web-cancel = Cancel
web-proposes-undo = { $name } asks to take a move back.
web-proposes-rematch = { $name } would like another game.
web-waiting-answer = Waiting for an answer
web-agree = Agree
web-decline = Decline
web-cover = It is the turn of { $name }
web-cover-about = Hands are secret: the others look away.
web-uncover = I am { $name }
web-connecting = Connecting
web-line-lost = The connection is lost. Trying again by itself; no move gets lost.
web-stale = The game had already gone on.
web-closing = The server is restarting.

web-study-of = Study: { $game }
web-study-about = Choose a game to look at from its beginning, or open a record.
web-engine-on = Engine
web-score-for = for { $name }
web-score-win = Win
web-score-loss = Loss
web-score-win-in = Win in { $moves }
web-score-loss-in = Loss in { $moves }
web-depth = depth { $depth }, { $nodes ->
    [one] 1 position
   *[other] { $nodes } positions
}
web-variation = Variation
web-course = Course of the game
web-review = Judge every move
web-review-stop = Stop
web-review-progress = { $done } of { $all ->
    [one] 1 move
   *[other] { $all } moves
}, { $bad ->
    [one] 1 mistake
   *[other] { $bad } mistakes
}
web-graph-move = { $ply }. { $move } ({ $name }): { $score }
web-graph-mistake = { $ply }. { $move } ({ $name }): a mistake, { $score }; better { $better }
web-graph-blunder = { $ply }. { $move } ({ $name }): a blunder, { $score }; better { $better }
web-rules-of = Rules of
