### What Tabuleiro says in English.
###
### A message here has its twin in every other language, with the same things filled in. The tests see to
### that, and that none is missing or unused.


## Lists and quotations

list-pair = { $first }, { $second }
list-or = { $first } or { $second }
list-and = { $first } and { $second }
quoted-nothing = nothing


## What cannot be read

unreadable = expected { $expected }, got { $got }
unreadable-within = { $place }: { $problem }
place-within = { $outer }, { $inner }
place-position = position
place-move = move { $number }
expected-option = an option as name=value
expected-option-name = an option: { $names }
expected-option-value = { $name } to be { $values }
expected-option-once = { $name } only once
expected-game = a game: { $games }
expected-player = human, human:NAME, engine, engine:1 to engine:{ $levels }, { $bots }
seats-differ = expected { $seats } seats, got { $given }: { $players }

expected-number = a number from { $least } to { $most }
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
record-result = Result: expected { $reached }, as the moves lead to, got { $given }
file-unreadable = cannot read { $file }: { $why }
file-broken = { $file }: { $problem }
file-not-a-file = { $file } is not a file


## Games

game-over = the game is over
bot-random = any legal move
level-1 = has just read the rules
level-2 = sees what is near, and errs often
level-3 = sees what is near, and errs at times
level-4 = looks a little ahead
level-5 = looks ahead, and overlooks little
level-6 = looks far ahead
level-7 = hard to beat
level-8 = full strength, about a second a move
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


## Playing in a terminal


## The command line


## Commands


## The server


## Browser
