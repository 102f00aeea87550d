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


## Quantum Leap


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


## The command line


## Commands


## The server


## Browser
