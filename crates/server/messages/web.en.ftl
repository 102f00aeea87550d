web-title = Tabuleiro
web-nav = Pages
web-nav-play = Play
web-nav-study = Study
web-nav-rules = Rules
web-skip = Skip to content
web-theme-light = Light theme
web-theme-dark = Dark theme
web-sound = Sound

web-welcome = What would you like to play?
web-choose-game = Game
web-read-rules = Read the rules
web-who-plays = Who plays?
web-preset-computer = Against the computer
web-preset-local = On this screen
web-preset-remote = With friends, by link
web-seat = Seat { $number }
web-name = Name
web-name-of-seat = Name for seat { $number }
web-people = People
web-person-local = A person here
web-person-remote = A person elsewhere, by link
web-engine = Engine
web-level = Level { $level }: { $about }
web-bots = Simple bots
web-bot = { $name }: { $about }
web-start = Start
web-set-up = Set up a position
web-position-about = The position as text; leave empty for the starting position
web-open-record = Open a record
web-record-file = Record file
web-record-text = Or paste a record here
web-play-on = Continue playing
web-study-it = Study

web-board = Board
web-view = View
web-rotate = Rotate board
web-flip = Flip board
web-zoom = Zoom
web-tray = Hand of { $name }
web-cell-last = last move
web-cell-target = possible target
web-cell-start = can be chosen
web-cell-height = height { $height }
web-players = Players
web-you = you
web-to-move = to move
web-thinking = thinking
web-away = away
web-place = place { $place }
web-your-turn = Your turn
web-turn-of = { $name } to move
web-pick-next = Choose a highlighted cell
web-nothing-begins = No legal move starts there
web-played = { $name } played { $move }
web-taken-back = A move was undone
web-moves = Moves
web-first = Starting position
web-previous = Previous move
web-next = Next move
web-last = Latest move
web-slider = Move
web-move-of = move { $ply } of { $length }
web-past = You are viewing an earlier position.
web-to-latest = Return to the game
web-type-move = Type a move
web-play = Play

web-undo = Undo
web-request-undo = Request undo
web-hint = Hint
web-hint-move = Hint: { $move }
web-resign = Resign
web-resign-sure = Resign this game?
web-rematch = Rematch
web-new-game = New game
web-save = Save record
web-study = Study
web-share = Share
web-link-watch = Spectator link
web-link-seat = Play as { $name } ({ $label })
web-link-secret = Anyone with the link of a seat can play for it.
web-copy = Copy
web-copied = Copied
web-close = Close
web-cancel = Cancel
web-proposes-undo = { $name } asks to undo a move.
web-proposes-rematch = { $name } offers a rematch.
web-waiting-answer = Waiting for a reply
web-agree = Accept
web-decline = Decline
web-privacy-title = { $name }’s turn
web-privacy-about = Hands are secret: the other players look away.
web-reveal = I am { $name }
web-connecting = Connecting…
web-connection-lost = Connection lost. Reconnecting… No move gets lost.
web-stale = The game has moved on.
web-closing = The server is restarting.

web-study-of = Study: { $game }
web-study-about = Choose a game to study from the start, or open a record.
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
web-evaluation-graph = Evaluation graph
web-review = Analyse game
web-review-stop = Stop
web-review-progress = { $done } of { $all ->
    [one] 1 move
   *[other] { $all } moves
}, { $bad ->
    [one] 1 mistake
   *[other] { $bad } mistakes
}
web-graph-move = { $ply }. { $move } ({ $name }): { $score }
web-graph-mistake = { $ply }. { $move } ({ $name }): mistake, { $score }; best { $better }
web-graph-blunder = { $ply }. { $move } ({ $name }): blunder, { $score }; best { $better }
web-rules-of = Rules of
