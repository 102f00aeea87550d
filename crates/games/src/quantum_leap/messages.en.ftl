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

## Browser

web-piece-stone = stone
web-button-pass = Pass
web-sort-swap = swap two stones, or pass
