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

## Browser

web-piece-marble = marble
web-sort-insert = push a marble in
web-sort-score = choose the line to score
