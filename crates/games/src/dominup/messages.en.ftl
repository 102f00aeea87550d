game-dominup = place dominoes, climb on them; first without tiles wins
option-dominup-players = number of players
option-dominup-players-2 = two players with 18 tiles each
option-dominup-players-3 = three players with 12 tiles each
option-dominup-players-4 = four players with 9 tiles each
option-dominup-expand = what a tile placed on the ground must touch
option-dominup-expand-perpendicular = a perpendicular tile
option-dominup-expand-adjacent = any tile
option-dominup-board = size of the board
option-dominup-board-open = open: it grows with the tiles
option-dominup-board-18 = 18 lines and 18 columns
option-dominup-placings = when the game ends
option-dominup-placings-first = when one player is out of tiles
option-dominup-placings-all = when every place is decided
bot-greedy = maximises its own climbs and minimises yours
sort-climb = climb
sort-expand = expand
dominup-player = player { $number }
dominup-cell = line { $line }, column { $column }
dominup-end-out-of-tiles = out of tiles
dominup-end-blocked = no player can place a tile
dominup-not-double-seven = the first tile must be 7-7: { $first }
dominup-no-tile-with = you hold no tile `{ $number } | ?`
dominup-not-held = you hold no tile `{ $small } | { $large }`
dominup-out-of-range = line or column out of range: { $cell } is not on the board
dominup-climb-possible = a climb is still possible: { $climbs }
dominup-heights-differ = the stacks differ in height: { $one } and { $other }
dominup-numbers-differ = the numbers below are { $one } and { $other }
dominup-touches-no-perpendicular = touches no perpendicular tile
dominup-touches-none = touches no tile
dominup-taken = the cell is taken: { $cell }
dominup-expected-move = a tile, a line, a column and a direction (n, e, s or w), such as 26@13,12s
dominup-expected-tile = a tile, such as 26
dominup-expected-line = a line from { $least } to { $most }
dominup-expected-column = a column from { $least } to { $most }
dominup-expected-direction = a direction: n, e, s or w
dominup-expected-position = the tiles placed, the hands and the seat to move, such as 77@9,9e 01,03|00,02 1
dominup-expected-once = every tile only once
dominup-expected-first = { $first } first
dominup-expected-fit = a climb or an expansion ({ $why })
dominup-expected-hands = { $hands } hands separated by |
dominup-expected-everywhere = tile { $tile } on the board or in a hand
dominup-expected-holder = a seat to move that holds tiles
dominup-expected-beginner = the seat that holds 77 to move first
dominup-expected-one-out = at most one empty hand, since that ends the game
dominup-place-play = tile { $number }
dominup-place-hand = hand { $seat }
dominup-prompt = tile, line, column and direction, such as 26@13,12s
dominup-ask-left = left number (0 to 7)
dominup-ask-right = right number (0 to 7)
dominup-ask-line = line of the left number
dominup-ask-column = column of the left number
dominup-ask-direction = direction from the left number to the right number (n, e, s or w)
dominup-line-out-of-range = line out of range: { $number } is not between { $first } and { $last }
dominup-column-out-of-range = column out of range: { $number } is not between { $first } and { $last }
dominup-not-a-direction = the direction must be n, e, s or w
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

## Browser

web-piece-half = { $number }
web-piece-tile = domino { $first } { $second }
web-sort-climb = Climb
web-sort-expand = Expand
