game-shiftago = push marbles in from the edges to get yours in a row
option-shiftago-mode = how runs count
option-shiftago-mode-express = the first run wins
option-shiftago-mode-expert = runs are removed for points; ten points win
option-shiftago-mode-extreme = like expert, and shorter runs must be removed too
option-shiftago-players = number of players
option-shiftago-players-2 = X and O, runs of five
option-shiftago-players-3 = X, O and Y, runs of four
option-shiftago-players-4 = X, O, Y and Z, runs of four
option-shiftago-exhausted = last marble without a run (Express for two)
option-shiftago-exhausted-loses = loses the game
option-shiftago-exhausted-draws = the other player goes on; having no marble to insert is a draw
bot-builder = extends its longest run and ignores the other players
bot-guard = builds runs and considers the replies
sort-insert = insert
sort-score = score
shiftago-end-five = five marbles in a row
shiftago-end-four = four marbles in a row
shiftago-end-ten-points = ten points
shiftago-end-marbles = no marbles left and no run
shiftago-end-marbles-points = no marbles left, so points decide
shiftago-end-full = the board is full and nobody has a run
shiftago-end-full-points = the board is full, so points decide
shiftago-end-too-long = 2000 marbles were inserted, so points decide
shiftago-row-full = row { $row } is full: a marble can only enter a lane with an empty cell
shiftago-column-full = column { $column } is full: a marble can only enter a lane with an empty cell
shiftago-must-score = score a run first, such as { $first }-{ $last }
shiftago-nothing-to-score = there is no run to score: insert a marble
shiftago-not-a-run = that is not one of your scoring runs at its full length
shiftago-both-ends-stay = with two players both ends of the run stay: do not name one
shiftago-one-end-stays = name the end of the run that stays, such as keep { $end }
shiftago-expected-insertion = an edge (left, right, up or down) and a lane from 1 to 7, such as L3
shiftago-expected-edge = an edge: left, right, up or down
shiftago-expected-lane = a lane from 1 to 7
shiftago-expected-score = a run by its ends, such as score 3,1-3,5
shiftago-expected-end = the end to keep: { $ends }
shiftago-expected-cell = a row and a column from 1 to 7, such as 3,1
shiftago-expected-position = a board, the seat to move and the supplies, such as { $start }
shiftago-expected-scored-position = a board, the seat to move, the supplies, the scores and optionally the word score, such as { $start }
shiftago-expected-run-to-score = a run to score for the seat to move, and nobody with ten points
shiftago-expected-marble = { $letters } or . for an empty cell
shiftago-expected-marbles = at most { $most } marbles { $letter } on the board
shiftago-expected-numbers = { $what } for each of the { $seats } seats, separated by commas
shiftago-expected-number = { $what } from 0 to { $most } for { $letter }
shiftago-a-supply = a supply
shiftago-some-points = a score
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
web-sort-insert = Insert a marble
web-sort-score = Choose the run to score
