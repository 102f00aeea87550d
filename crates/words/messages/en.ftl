### What Tabuleiro says in English.
###
### A message here has its twin in every other language, with the same things filled in. The tests see to
### that, and that none is missing or unused.


## Lists and quotations

list-pair = { $first }, { $second }
list-or = { $first } or { $second }
list-and = { $first } and { $second }
list-then = { $first }, then { $second }
quoted-nothing = nothing


## What cannot be read

unreadable = expected { $expected }, got { $got }
unreadable-within = { $place }: { $problem }
place-within = { $outer }, { $inner }
place-position = position
place-move = move { $number }
place-line = line { $line }
expected-option = an option as name=value
expected-option-name = an option: { $names }
expected-option-value = { $name } to be { $values }
expected-option-once = { $name } only once
expected-setting = a setting as name = value
expected-setting-name = a setting: { $names }
expected-game = a game: { $games }
expected-player = human, human:NAME, engine, engine:1 to engine:{ $levels }, { $bots }
seats-differ = expected { $seats } seats, got { $given }: { $players }

expected-number = a number from { $least } to { $most }
expected-positive = a number from 1 on
expected-natural = a number from 0 on
expected-game-of = a game of { $game }
place-a-move = move
expected-seat-number = the seat to move, from 1 to { $seats }
expected-rows = { $rows } rows with / between them
expected-cells = { $cells } cells
place-row = row { $row }
place-column = column { $column }
label-row-column = row { $row }, column { $column }


## Records

record-at = line { $line }, column { $column }: { $problem }
record-opens = expected a record that opens with tags such as [Game "shiftago"]
record-end = the end of the file
record-tag-name = the name of a tag
record-tag-once = expected the tag { $name } only once
record-tag-closed = a closing ]
record-tag-value = the tag's value in double quotes
record-tag-quote = a closing " of the tag's value
record-comment-closed = a closing {"}"} of the comment
record-move-number = the move number "{ $number }."
record-move = move { $number }
record-utf8 = expected text in UTF-8
record-tag-missing = expected a tag [{ $name } "..."], got none
record-seed = Seed: expected a number from 0 to { $most }, got { $got }
record-illegal = move { $number }, { $text }, is not allowed: { $why }
record-result = { $tag }: expected { $reached }, as the moves lead to, got { $given }
file-unreadable = cannot read { $file }: { $why }
file-broken = { $file }: { $problem }
file-not-a-file = { $file } is not a file


## Games

game-over = the game is over
player-engine = engine
player-engine-level = engine { $level }
seat-of = { $who } ({ $pieces })
turn-of = { $who } to move
outcome-wins = { $who } wins
outcome-draw = draw
outcome-shared = { $who } share first place
outcome-because = { $result }: { $reason }
outcome-place = { $place }. { $who }
outcome-with-places = { $ended } ({ $places })
reason-resignation = resignation
bot-random = any legal move
level-1 = has just read the rules
level-2 = errs often
level-3 = errs at times
level-4 = gets the simple things right
level-5 = overlooks little
level-6 = strong
level-7 = hard to beat
level-8 = full strength, at most about a second a move
level-full = as well as it can in the time it is given


## Shiftago

game-shiftago = push marbles in from the edges to get yours in a row
option-shiftago-mode = how lines count
option-shiftago-mode-express = the first line wins
option-shiftago-mode-expert = lines are taken off for points, ten points win
option-shiftago-mode-extreme = as expert, and shorter lines have to be taken off too
option-shiftago-players = how many play
option-shiftago-players-2 = X and O, lines of five
option-shiftago-players-3 = X, O and Y, lines of four
option-shiftago-players-4 = X, O, Y and Z, lines of four
option-shiftago-exhausted = in express for two, what happens to the player who places the last marble without a line
option-shiftago-exhausted-loses = that player loses
option-shiftago-exhausted-draws = the game is a draw
bot-builder = makes its longest run longer, and sees nothing else
bot-guard = builds runs and watches what the others can reply
sort-insert = insert
sort-score = score
shiftago-end-five = five marbles in a row
shiftago-end-four = four marbles in a row
shiftago-end-ten-points = ten points
shiftago-end-marbles = no marbles left and no line
shiftago-end-marbles-points = no marbles left, so points count
shiftago-end-full = the board is full and nobody has a line
shiftago-end-full-points = the board is full, so points count
shiftago-end-too-long = 2000 marbles were inserted, so points count
shiftago-row-full = row { $row } is full: a marble can enter only where the lane has an empty cell
shiftago-column-full = column { $column } is full: a marble can enter only where the lane has an empty cell
shiftago-must-score = first score a run, such as { $first }-{ $last }
shiftago-nothing-to-score = there is nothing to score now: insert a marble
shiftago-not-a-run = that is not one of your scoring runs at its full length
shiftago-both-ends-stay = with two players both ends of the run stay: name no end to keep
shiftago-one-end-stays = say which end of the run stays, such as keep { $end }
shiftago-expected-insertion = an edge (left, right, up or down) and a lane from 1 to 7, such as L3
shiftago-expected-edge = an edge: left, right, up or down
shiftago-expected-lane = a lane from 1 to 7
shiftago-expected-score = a run by its ends, such as score 3,1-3,5
shiftago-expected-end = an end to keep, { $ends }
shiftago-expected-cell = row,column, each from 1 to 7
shiftago-expected-position = a board, the seat to move and the supplies, such as { $start }
shiftago-expected-scored-position = a board, the seat to move, the supplies, the scores and perhaps the word score, such as { $start }
shiftago-expected-run-to-score = a run to score for the seat to move, and nobody with ten points
shiftago-expected-marble = { $letters } or . for an empty cell
shiftago-expected-marbles = at most { $most } marbles { $letter } on the board
shiftago-expected-numbers = { $what } for { $seats } seats, with commas between them
shiftago-expected-number = { $what } from 0 to { $most } for { $letter }
shiftago-a-supply = a supply
shiftago-some-points = points
shiftago-prompt-insert = edge and lane, such as L3 or up 4
shiftago-prompt-score = the number of the run to score
shiftago-ask-edge = edge (left, right, up or down)
shiftago-ask-lane = lane (1 to 7)
shiftago-ask-run = number of the run
shiftago-scores = { $who } scores { $points } for a run of { $length }
shiftago-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
shiftago-marbles-left = { $marbles ->
    [0] no marbles left
    [one] 1 marble left
   *[other] { $marbles } marbles left
}
shiftago-last-marble = only one marble left, make it count
shiftago-entry-left = left { $lane }
shiftago-entry-right = right { $lane }
shiftago-entry-up = up { $lane }
shiftago-entry-down = down { $lane }


## Pivit

game-pivit = slide minions into the corners to make them masters; pieces turn as they move
option-pivit-players = how many play
option-pivit-players-2 = two players
option-pivit-players-3 = three players, on the large board
option-pivit-players-4 = four players, on the large board
option-pivit-board = how large the board is
option-pivit-board-8 = 8 x 8 squares
option-pivit-board-6 = 6 x 6 squares, a short game for two
option-pivit-sides = how the left and right columns are set up for three players
option-pivit-sides-straight = a b c a b c from the top
option-pivit-sides-mirrored = c b a c b a from the top
bot-opportunist = promotes a minion if it can, else captures if it can
pivit-small-board-is-for-two = the 6 x 6 board is for two players only
pivit-end-minions = no minion is left
pivit-end-last-player = only one player has pieces
pivit-end-repetition = the same position for the third time
pivit-end-no-progress = 50 rounds without a capture or a promotion
pivit-end-all-pass = nobody can move
pivit-not-a-square = { $at } is not a square of the board
pivit-zero-steps = a piece moves at least one square
pivit-not-yours = there is no piece of yours on { $at }
pivit-moves-up-or-down = the piece on { $at } moves up or down now
pivit-moves-left-or-right = the piece on { $at } moves left or right now
pivit-even-steps = the minion on { $at } moves an odd number of squares, not { $steps }
pivit-off-board = the board ends before the piece on { $at } gets there
pivit-in-the-way = the piece on { $at } is in the way
pivit-own-piece = your own piece is on { $at }
pivit-a-move = two squares, such as b1b4, or a square and steps, such as b1 3
pivit-expected-square = a square, such as b1
pivit-expected-steps = a number of steps, such as 3 or -2
pivit-expected-position = a board, the seat to move, the order of first promotions and the number of moves since the last capture or promotion, such as { $start }
pivit-expected-seat = the seat to move: { $seats }
pivit-expected-idle = 0 to { $limit } moves since the last capture or promotion
pivit-expected-squares = { $squares } squares
pivit-expected-piece = a piece of { $seats }, or . for an empty square
pivit-expected-axis = | or - for the axis of the piece
pivit-expected-pieces = at most { $most } pieces of { $letter }
pivit-expected-master = a master
pivit-expected-promotions = the order of first promotions, every seat once, or - for none
pivit-expected-no-promotion = no promotion of { $letter }, who has all minions
pivit-ask-square = square of the piece
pivit-ask-steps = steps (positive up or right, negative down or left)
pivit-promotes = { $who }'s minion on { $at } is a master now
pivit-goes-out = { $who } is out: no piece left
pivit-passes = { $who } passes: no piece can move
pivit-first-promotions = first promotions: { $order }
pivit-then = { $first }, then { $next }
pivit-idle = { $moves } moves without a capture or a promotion; { $limit } end the game
pivit-out = out
pivit-pieces = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}
pivit-masters = { $masters ->
    [0] no master
    [one] 1 master
   *[other] { $masters } masters
}


## Quantum Leap

game-quantum-leap = leap as far as a stone has friends around it, and be the last who can capture
option-quantum-leap-side = how many cells a side of the board has
option-quantum-leap-side-5 = 61 cells
option-quantum-leap-side-2 = 7 cells
option-quantum-leap-side-3 = 19 cells
option-quantum-leap-side-4 = 37 cells
option-quantum-leap-side-6 = 91 cells
option-quantum-leap-edition = how many stones there are
option-quantum-leap-edition-1 = as many of each colour, and one empty cell
option-quantum-leap-edition-2 = no empty cell, and Black has one stone more
option-quantum-leap-hole = where the empty cell of the first edition is
option-quantum-leap-hole-anywhere = on any cell but the centre
option-quantum-leap-hole-last = at the end of the last line
option-quantum-leap-swap = how often Black may swap two stones before play
option-quantum-leap-swap-once = once or not at all
option-quantum-leap-swap-free = as often as Black likes
option-quantum-leap-swap-off = never
bot-first = takes the first capture it finds
bot-finisher = wins at once if it can, and otherwise takes the first capture it finds
sort-leap = leap
sort-swap = swap
sort-pass = pass
button-pass = pass
quantum-leap-end-no-capture = the player to move cannot capture
quantum-leap-swap-phase = play has not begun: Black swaps two stones or passes first
quantum-leap-play-phase = play has begun: stones are swapped only before it, and nobody passes
quantum-leap-other-board = { $cell } is a cell of a board of side { $side }, and this is another
quantum-leap-empty = { $cell } is empty: pick a stone
quantum-leap-not-yours = the stone on { $cell } is not yours
quantum-leap-no-friend = the stone on { $cell } has no stone of its colour beside it, so it cannot leap
quantum-leap-no-capture = { $distance ->
    [one] the stone on { $cell } captures nothing: no enemy lies exactly 1 cell from it in a straight line
   *[other] the stone on { $cell } captures nothing: no enemy lies exactly { $distance } cells from it in a straight line
}
quantum-leap-out-of-reach = { $distance ->
    [one] the stone on { $from } leaps exactly 1 cell in a straight line, and { $to } is not there
   *[other] the stone on { $from } leaps exactly { $distance } cells in a straight line, and { $to } is not there
}
quantum-leap-nothing-to-capture = { $cell } is empty: a leap must land on an enemy stone
quantum-leap-own-stone = the stone on { $cell } is your own: a leap must land on an enemy stone
quantum-leap-same-stone = a swap needs two stones, and { $cell } is only one
quantum-leap-expected-capture = a stone and its target, such as 4-3x1-3
quantum-leap-expected-swap = two stones, such as swap 1-1 3-4, or pass
quantum-leap-expected-cell = a cell as position-line, such as 4-3
quantum-leap-expected-line = a line from 1 to { $lines }
quantum-leap-expected-place = a position from 1 to { $last } on line { $line }
quantum-leap-expected-position = a board, the player to move (O or X) and the phase (swap or play), such as XO/OX_/XO O play
quantum-leap-expected-player = the player to move, O or X
quantum-leap-expected-phase = the phase, swap or play
quantum-leap-expected-play = the phase play, as nobody swaps in this game
quantum-leap-expected-black = { $letter } to move in the swap phase
quantum-leap-expected-lines = { $lines } lines with / between them
quantum-leap-expected-stone = X, O or _ for an empty cell
quantum-leap-line = line { $line }
quantum-leap-position = position { $position }
quantum-leap-prompt-swap = two stones to swap, such as swap 1-1 3-4, or pass
quantum-leap-prompt-capture = a stone and its target as position-line, such as 4-3x1-3
quantum-leap-ask-swap = first stone to swap (position-line, or pass)
quantum-leap-ask-second = second stone
quantum-leap-ask-stone = stone (position-line)
quantum-leap-ask-target = target
quantum-leap-swaps-freely = before play: X swaps stones until X passes
quantum-leap-swaps-once = before play: X swaps two stones or passes
quantum-leap-in-play = in play
quantum-leap-stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}


## Dominup

game-dominup = lay dominoes on the table and climb on them until you hold none
option-dominup-players = how many play
option-dominup-players-2 = two players with 18 tiles each
option-dominup-players-3 = three players with 12 tiles each
option-dominup-players-4 = four players with 9 tiles each
option-dominup-expand = what a tile laid on the ground must touch
option-dominup-expand-perpendicular = a tile that is turned the other way
option-dominup-expand-adjacent = any tile
option-dominup-board = how large the table is
option-dominup-board-open = it grows as tiles are laid
option-dominup-board-18 = 18 lines and 18 columns
option-dominup-placings = how long the game goes on
option-dominup-placings-first = until somebody is out of tiles
option-dominup-placings-all = until every place is decided
bot-greedy = keeps many climbs for itself and few for you
sort-climb = climb
sort-expand = expand
dominup-player = player { $number }
dominup-cell = line { $line }, column { $column }
dominup-end-out-of-tiles = out of tiles
dominup-end-blocked = nobody can place a tile
dominup-not-double-seven = the first play must be 7-7: { $first }
dominup-no-tile-with = you hold no tile `{ $number } | ?`
dominup-not-held = you hold no tile `{ $small } | { $large }`
dominup-out-of-range = line or column out of range: { $cell } is not on the board
dominup-climb-possible = a climb is still possible: { $climbs }
dominup-heights-differ = the stacks differ in height: { $one } and { $other }
dominup-numbers-differ = the numbers below are { $one } and { $other }
dominup-touches-no-perpendicular = touches no perpendicular tile
dominup-touches-none = touches no tile
dominup-taken = the cell is taken: { $cell }
dominup-expected-move = a tile, a line, a column and a cardinal (n, e, s or w), such as 26@13,12s
dominup-expected-tile = a tile, such as 26
dominup-expected-line = a line from { $least } to { $most }
dominup-expected-column = a column from { $least } to { $most }
dominup-expected-cardinal = the cardinal to be one of n, e, s, w
dominup-expected-position = the plays, the hands and the seat to move, such as 77@9,9e 01,03|00,02 1
dominup-expected-once = every tile only once
dominup-expected-first = { $first } first
dominup-expected-fit = a climb or an expand ({ $why })
dominup-expected-hands = { $hands } hands with | between them
dominup-expected-everywhere = tile { $tile } on the table or in a hand
dominup-expected-holder = a seat to move that holds tiles
dominup-expected-beginner = the seat that holds 77 to move first
dominup-expected-one-out = at most one empty hand, with which the game ends
dominup-place-play = play { $number }
dominup-place-hand = hand { $seat }
dominup-prompt = tile, line, column and cardinal, such as 26@13,12s
dominup-ask-left = left number (0 to 7)
dominup-ask-right = right number (0 to 7)
dominup-ask-line = line of the left number
dominup-ask-column = column of the left number
dominup-ask-cardinal = cardinal from the left number to the right (n, e, s or w)
dominup-line-out-of-range = line out of range: { $number } is not from { $first } to { $last }
dominup-column-out-of-range = column out of range: { $number } is not from { $first } to { $last }
dominup-not-a-cardinal = cardinal must be one of n, e, s, w
dominup-out = { $who } is out of tiles: { $place }
dominup-passes = { $who } passes
dominup-has-left = { $who } has { $left }: { $place }
dominup-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
dominup-tiles-left = { $tiles ->
    [0] no tiles left
    [one] 1 tile left
   *[other] { $tiles } tiles left
}


## Playing in a terminal

answer-yes = yes
answer-no = no
answer-run = run
answer-save = save
answer-leave = leave
answer-stay = stay
the-computer = the computer
menu-load = l) load a saved game
menu-settings = s) settings
menu-go-on = g) go on with the game that was interrupted: { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
menu-forget = f) forget that game
menu-name-of = name?
settings-no-name = none
settings-language = language?
settings-level = at which level do computers play?
settings-colours = colours?
settings-colours-auto = where the terminal shows them
settings-colours-always = always
settings-colours-never = never
play-not-kept = this game cannot be kept in case the terminal is killed: { $why }
menu-quit = q) quit
menu-which = which?
menu-expected = a number, a name or one of the letters
menu-question = { $question } (Enter for { $usual })
menu-expected-row = { $names } or a number
menu-seat = seat { $seat }, { $pieces }
menu-person = person
menu-person-about = somebody at this keyboard
menu-who = who?
menu-name = name? (Enter for none)
play-order = { $game }: { $order }
play-cover = { $who }, press Enter when only you can see the screen
play-ask-move = { $who }: { $prompt } (or help)
play-question = { $question }?
play-ask-next = Enter for the next move, run for all of them (or help)
play-expected-next = Enter, run or a command
play-ask-menu = Back to the menu? (yes or no; undo and save FILE also work)
play-ask-target = where to? (a number, a place, or Enter for none)
play-ask-file = file? (Enter for none)
play-ask-replace = replace { $file }? (yes or no)
play-ask-unsaved = this game is not saved: save it, leave it, or stay? (save, leave or stay)
play-plays = { $who } plays { $text }
play-hint = the computer would play { $text }
play-thinks = { $who } is thinking (Ctrl-C: move now)
play-thinks-depth = { $who } is thinking, depth { $depth } (Ctrl-C: move now)
play-nothing-begins = no legal move begins there
play-position-secret = the position as text would show what is hidden; save the game instead
play-nothing-to-undo = there is nothing to take back
play-nothing-to-redo = there is nothing to play again
play-no-moves = none
play-no-moves-of-sort = no legal { $sort } now
play-moves = { $number } { $sort }
sort-legal = legal
play-saved = saved in { $file }
play-not-saved = cannot save in { $file }: { $why }
play-help-move = a move
play-help-move-does = plays it; Enter alone asks for it step by step
play-help-help = help
play-help-help-does = this list
play-help-rules = rules
play-help-rules-does = the rules of the game
play-help-board = board
play-help-board-does = shows the board again
play-help-scroll = scroll WAY
play-help-scroll-does = looks left or right on a board wider than the screen
play-help-moves = moves [SORT]
play-help-moves-does = lists the legal moves, or those of one sort
play-help-history = history
play-help-history-does = lists the moves so far
play-help-look = look N
play-help-look-does = shows the board as it was after N moves
play-help-hint = hint
play-help-hint-does = tells what the computer would play
play-help-undo = undo, redo
play-help-undo-does = takes back to your last decision, and plays it again
play-help-save = save [FILE]
play-help-save-does = saves the game
play-help-load = load FILE
play-help-load-does = goes on with a saved game
play-help-position = position
play-help-position-does = writes the position as text
play-help-quit = quit
play-help-quit-does = leaves the game
screen-too-small = this screen is too small: at least { $width } x { $height }
screen-what = What would you like to do?
screen-go-on = Go on: { $game }
screen-table = { $players }; { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
screen-load = Load a game
screen-load-about = go on with a saved game, or look at it
screen-load-path = Another file
screen-load-path-about = type where it is
screen-saved-games = Saved games in { $folder }
screen-saved-game = { $game }, { $players }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $result }
screen-rules = Rules
screen-rules-about = how the games are played
screen-settings = Settings
screen-settings-about = your name, the language, the level, colours
screen-settings-file = Settings in { $file }
screen-quit = Quit
screen-name = Name
screen-no-name = none
screen-name-about = what you are called at the table
screen-language = Language
screen-language-about = Enter for the next one
screen-level = Level
screen-colours = Colours
screen-colours-about = letters and signs tell everything without them, too
screen-file = File
screen-save = save
screen-save-about = save the game, then go
screen-leave = leave
screen-leave-about = go, and forget the game
screen-stay = stay
screen-stay-about = go on playing
screen-unsaved = This game is not finished, and not saved
screen-replace = Replace { $file }?
screen-replace-no = leave it as it is
screen-replace-yes = this game takes its place
screen-move = Move
screen-moves = Moves
screen-legal-moves = { $number ->
    [one] 1 legal move
   *[other] { $number } legal moves
}
screen-position = Position
screen-looking-back = after move { $ply } of { $last }
screen-present = this is the game as it is now
screen-stepped = after move { $number }, { $text }
screen-stepped-to-start = at the start
screen-thinks = { $who }: thinking
screen-thinks-depth = { $who }: thinking, depth { $depth }
screen-keys = Enter pick  Tab next  : type  h hint  u undo  s save  n menu  q quit  ? help
screen-keys-picked = Enter to the target  Tab next target  Esc another piece  ? help
screen-keys-typing = Enter play  Tab complete  Esc back to the board
screen-keys-question = arrows or typing, Enter choose, Esc back
screen-keys-covered = Enter uncover  s save  n menu  q quit
screen-keys-looking = PgUp back  PgDn on  Home start  End present
screen-keys-thinking = Enter move now  PgUp back  s save  n menu  q quit  ? help
screen-keys-over = n menu  u undo  PgUp look back  s save  l load  q quit  ? help
screen-keys-computers = Enter next move  a all moves  u undo  PgUp back  s save  q quit  ? help
screen-menu-keys = arrows, a number or typing; Enter choose; Esc back
screen-reader-keys = arrows and Page Up, Page Down scroll; Esc back
screen-help = Keys
screen-help-text =
    # Pointing
    {"-"} Arrow keys: move the cursor. The board scrolls with it where it is larger than the screen.
    {"-"} Tab and Shift+Tab: to the next place, or the one before, where a move can begin or go on.
    {"-"} Enter or Space: pick a piece, then its target. Places marked + are where it can go; * is what is picked.
    {"-"} Esc or Backspace: take back what was picked.
    {"-"} Mouse: click a piece and its target; click a move in the list to look at it; turn the wheel to scroll.

    # Typing
    {"-"} : or / or a digit: type a move, in any spelling the game reads. Tab completes it.

    # The game
    {"-"} h: a hint, what the computer would play
    {"-"} u, r: take back to your last decision, and play it again
    {"-"} m: list the legal moves, and choose one
    {"-"} f: turn the board around
    {"-"} p: the position as text
    {"-"} i: the rules of the game

    # Looking back
    {"-"} Page Up and Page Down: one move back, one move on
    {"-"} Home and End: the start, the present

    # Computers
    {"-"} Enter or Space while one thinks: it moves at once
    {"-"} Enter or Space when only computers play: the next move; a: all of them, or stop

    # Files and leaving
    {"-"} s: save the game
    {"-"} l: go on with a saved game
    {"-"} n: the menu, for a new game
    {"-"} q: leave the program
    {"-"} Ctrl+C: leave at once; the menu will offer to go on with the game


## The command line

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
usage-see-help = For more, call tabuleiro --help, or a command with --help
usage-unknown-argument = expected one of the options of this command, got { $got }
usage-command = a command: { $names }
usage-missing = expected also: { $arguments }
usage-twice = expected { $argument } only once
usage-conflict = { $argument } cannot be used together with { $other }
usage-value = a value
usage-wrong = the call cannot be read at { $got }
usage-game = expected a game
cmd-tabuleiro = Abstract board games, with people and computers.
cmd-tabuleiro-more = Without a command it opens the menu.
cmd-play = Plays a game in the terminal.
cmd-games = Lists the games with their options and computer players, or tells one game's rules.
cmd-show = Shows a position.
cmd-moves = Lists the legal moves, one a line.
cmd-check = Plays one move and prints the new position, or says why it is not allowed.
cmd-think = Prints the move that a computer player makes.
cmd-perft = Counts the sequences of moves, depth by depth.
cmd-match = Lets computers play against each other.
cmd-match-more = Games are played in rounds: the same deal and the same opening, until everybody had every seat. Ctrl-C ends the match with the result so far.
cmd-replay = Checks a record and shows its game.
cmd-analyze = Judges every move of a record.
cmd-analyze-more =
    Each move with the chance to win that it leaves, from the view of whoever made it, and what would have been best; behind a move ? is a mistake and ?? a blunder. Then the course of the game, and how well everybody played. Ctrl-C ends it with what is known by then.

    With more than two players all others are taken to play together against whoever moves.
cmd-bench = Measures how fast the rules and the search are.
cmd-bench-more = Random games a second, perft a second with the moves of the last ply made and only counted, positions a second that a search looks at, and how many positions it looks at to be so deep at fixed positions: that number is the same on every machine and changes only with the search.
cmd-engine = Plays for other programs: the Universal Game Interface on standard input and output.
cmd-serve = Opens tables in the browser, for people here and elsewhere.
cmd-serve-more = What happens is told on standard error; RUST_LOG says how much, such as debug or warn. Ctrl-C stops it: nothing that anybody was told is lost, and open pages go on when it is back.
arg-help = Tells this; --help tells more than -h.
arg-version = Tells the version.
arg-color = When to use colours: auto (on a terminal, unless NO_COLOR is set), always or never.
arg-lang = The language: en or pt; otherwise that of the settings, or of the environment.
arg-config = The file of the settings; otherwise in the usual place of this platform.
arg-data = The folder of saved and running games; otherwise in the usual place of this platform.
arg-spec = The game and its options.
arg-play-spec = The game and its options, such as shiftago or shiftago:exhausted=draws.
arg-games-spec = Tells the rules of this game.
arg-bench-spec = The game and its options; every game otherwise.
arg-seats = Who sits where, such as human:Ana,bot:guard; a person against the computer otherwise.
arg-addr = Where it listens; 127.0.0.1:8080 if nothing is said.
arg-serve-data = The file with the tables; one in the folder for your data otherwise.
arg-engine_threads = How many threads think for computers; all cores but one otherwise.
arg-behind_proxy = Takes the addresses of visitors from a proxy in front of it (X-Forwarded-For).
arg-tables_per_hour = How many tables somebody at one address can open in an hour; 120 if nothing is said.
arg-connections_per_address = How many connections somebody at one address can have at the same time; 64 if nothing is said.
arg-seed = What the start is dealt from; 0 if nothing is said.
arg-play-seed = What the deal and the computers draw from; any number otherwise.
arg-match-seed = What deals, openings and players draw from; 0 if nothing is said.
arg-position = The position; the start otherwise.
arg-play-position = Starts from this position.
arg-load = Goes on with a saved game.
arg-run = Lets computers play on to the end without waiting for Enter.
arg-plain = Line by line, fit for pipes and screen readers.
arg-depth = How many turns deep engine without a level looks.
arg-perft-depth = How many moves deep.
arg-analyze-depth = How many turns deep it looks.
arg-nodes = How many positions engine without a level looks at.
arg-analyze-nodes = How many positions it looks at for a move; 200000 if nothing is said.
arg-time = How long engine without a level thinks, in milliseconds; two seconds if nothing is said.
arg-analyze-time = How long it thinks about a move, in milliseconds.
arg-threads = With how many threads it thinks; 1 if nothing is said.
arg-think-threads = With how many threads engine without a level thinks; 1 if nothing is said.
arg-match-threads = How many games are played side by side, which changes nothing else; as many as there are cores otherwise.
arg-bench-threads = Also measures how much sooner so many threads are as deep as one.
arg-memory = How much it remembers, in megabytes; 64 if nothing is said.
arg-record = Shows a position of this record.
arg-at = After so many moves of the record; the end otherwise.
arg-file = The record.
arg-text = The move, in any spelling.
arg-seat = Who thinks, such as engine, engine:5 or bot:guard; engine if nothing is said.
arg-show-json = The picture and the legal moves as JSON.
arg-check-json = A stable reason and the offending cells as JSON.
arg-think-json = The move and where it leads as JSON.
arg-analyze-json = What was found as JSON.
arg-bench-json = What was measured as JSON.
arg-match-json = The result as JSON.
arg-match-json-more = "game", "seed" and "opening" as they were asked for; "round", how many games a round has; "players", for each contender "player", "games", "score" ("wins", "draws", "losses", "points"), "elo" against the others, "interval", which holds the true difference in 95 of 100 matches, and for two contenders "los", the likelihood that it is the stronger one; "sprt", where it was asked for, "elo0", "elo1", "llr", "bounds" and "answer" (H0, H1 or undecided). What has no finite value is null. Errors are computed from rounds, not from single games.
arg-players = Who plays, one for each seat or two at any table, such as bot:guard.
arg-players-more =
    One for each seat: they go round the table from game to game. Who is named more than once is one contender with several seats.

    Two at a table for more: a round is six games, in which they share the seats in every way that is even, for three seats ABB BAA AAB BBA ABA BAB, for four AABB BBAA ABAB BABA ABBA BAAB.

    Points are counted among different contenders alone: in each game the share of the pairs of seats of one and of another in which one came out better, a tie being half. Equal strength earns half of the points. A game is won by whoever is first, and drawn by those who share that.
arg-games = How many games at most; the players change seats from game to game; 100 if nothing is said.
arg-opening = How many random moves open each game, the same ones until every player had every seat; 2 if nothing is said.
arg-sprt = Stops when it is known whether the first player is stronger by ELO0 (H0) or by ELO1 (H1).
arg-sprt-more = A sequential probability ratio test over whole rounds, in which either answer is wrong in 5 of 100 matches. For two contenders.
arg-records = Writes every game to this folder: game-00001.txt and so on.
arg-resume = Counts the games that are in the folder already, and plays those that are missing.
arg-boards = Shows the board after every move.
arg-output = Writes the record with what was found as comments to this file.
arg-nodes_only = Only the number that changes with the search.


## Commands

games-default = { $about } (default)
games-computers = computer players, the weakest first
show-expected = expected a game or --record FILE
think-expected-computer = a computer player such as engine:5
think-over = the game is over: { $ended }
match-expected-sprt = two differences in Elo such as 0,10, the smaller first
match-expected-computer = a computer player such as bot:NAME
match-expected-two = two players to compare
match-expected-different = two different players at least
match-players-differ-from-seats = expected a player for each of the { $seats } seats, got { $given }: { $players }
match-players-differ-from-seats-or-two = expected a player for each of the { $seats } seats or two players, got { $given }: { $players }
match-progress = games
match-stopped = stopped after { $played } of { $games } games
match-no-move = seat { $seat } did not move
match-folder-has-games = expected a folder without games, or --resume, got { $game } in it
match-not-written = cannot write { $file }: { $why }
match-not-of-this = not of this match: { $differs }
match-no-tag = no { $name }
match-not-over = expected a game that is over
analyze-expected-another = another file than the record itself
analyze-progress = moves
analyze-stopped = stopped after { $judged } of { $moves } moves
analyze-win = win in { $moves }
analyze-loss = loss in { $moves }
analyze-better = { $score }, best { $best }: { $line }
analyze-summary = { $who }: { $moves }, { $mistakes }, { $blunders }, { $loss } lost a move
analyze-moves = { $number ->
    [one] 1 move
   *[other] { $number } moves
}
analyze-mistakes = { $number ->
    [one] 1 mistake
   *[other] { $number } mistakes
}
analyze-blunders = { $number ->
    [one] 1 blunder
   *[other] { $number } blunders
}


## The server

server-stale = something else has happened in between
server-not-seated = only somebody who plays here can do this
server-not-your-turn = it is not your turn
server-not-over = the game is not over yet
server-not-alone = there are no hints where other people play
server-nothing-to-undo = there is nothing to take back
server-no-proposal = nobody has proposed anything
server-secret = it tells the hidden hands, so it can be read when the game is over
server-not-found = there is nothing here by that name
server-wrong-method = this address cannot be used like that
server-too-many = that is too much from one address; try again later
server-busy = the computers have too much to think about; try again soon
server-timed-out = it took too long
server-too-large = it is too large
server-broken = something went wrong in the server
server-malformed = this cannot be read: { $why }
server-expected-table = expected spec and seats, or record
server-expected-study = expected spec, or record without moves
server-expected-name = a name of one line and at most { $most } characters
server-expected-seat = a seat from 1 to { $seats }
server-expected-address = an address such as 127.0.0.1:8080
server-cannot-open = cannot open { $file }: { $why }
server-in-use = { $file } is in use by another server
server-store-failed = the store failed: { $why }
server-store-broken = a stored table is broken: { $why }
server-store-closed = the store is closed
server-cannot-listen = cannot listen on { $address }
server-cannot-make-folder = cannot make the folder { $folder }


## Browser

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
web-piece-marble = marble
web-piece-stone = stone
web-piece-minion = minion
web-piece-master = master
web-piece-half = { $number }
web-piece-tile = domino { $first } { $second }
web-points-vertical = pointing up and down
web-points-horizontal = pointing left and right
web-tray-marbles = marbles left
web-tray-points = points
web-tray-tiles = tiles
web-button-pass = Pass
web-sort-insert = push a marble in
web-sort-score = choose the line to score
web-sort-swap = swap two stones, or pass
web-sort-climb = climb
web-sort-expand = expand

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
web-depth = depth { $depth }, { $nodes } positions
web-variation = Variation
web-course = Course of the game
web-review = Judge every move
web-review-stop = Stop
web-review-progress = { $done } of { $all } moves, { $bad } mistakes
web-graph-move = { $ply }. { $move } ({ $name }): { $score }
web-graph-mistake = { $ply }. { $move } ({ $name }): a mistake, { $score }; better { $better }
web-graph-blunder = { $ply }. { $move } ({ $name }): a blunder, { $score }; better { $better }
web-rules-of = Rules of
