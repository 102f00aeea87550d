game-quantum-leap = leap one cell per friendly neighbour; last capture wins
option-quantum-leap-side = cells on each side of the board
option-quantum-leap-side-5 = 61 cells
option-quantum-leap-side-2 = 7 cells
option-quantum-leap-side-3 = 19 cells
option-quantum-leap-side-4 = 37 cells
option-quantum-leap-side-6 = 91 cells
option-quantum-leap-edition = number of stones
option-quantum-leap-edition-1 = equal numbers of stones and one empty cell
option-quantum-leap-edition-2 = no empty cell; Black has one stone more
option-quantum-leap-hole = the empty cell of the first edition
option-quantum-leap-hole-anywhere = any cell except the centre
option-quantum-leap-hole-last = the last cell of the last line
option-quantum-leap-swap = how often Black may swap two stones before play
option-quantum-leap-swap-once = at most once
option-quantum-leap-swap-free = as often as Black likes
option-quantum-leap-swap-off = never
bot-first = makes the first capture it finds
bot-finisher = wins at once if possible, otherwise makes the first capture it finds
sort-leap = leap
sort-swap = swap
sort-pass = pass
button-pass = pass
quantum-leap-end-no-capture = the player to move cannot capture
quantum-leap-swap-phase = Black swaps two stones or passes first
quantum-leap-play-phase = swaps and passes are only possible before play
quantum-leap-other-board = cell { $cell } belongs to another board, of side { $side }
quantum-leap-empty = cell { $cell } is empty: choose a stone
quantum-leap-not-yours = the stone on { $cell } is not yours
quantum-leap-no-friend = the stone on { $cell } cannot leap: it has no neighbour of its own colour
quantum-leap-no-capture = { $distance ->
    [one] the stone on { $cell } cannot capture: there is no enemy stone exactly 1 cell away in a straight line
   *[other] the stone on { $cell } cannot capture: there is no enemy stone exactly { $distance } cells away in a straight line
}
quantum-leap-out-of-reach = { $distance ->
    [one] the stone on { $from } leaps exactly 1 cell in a straight line, and { $to } is not there
   *[other] the stone on { $from } leaps exactly { $distance } cells in a straight line, and { $to } is not there
}
quantum-leap-nothing-to-capture = cell { $cell } is empty: a leap must land on an enemy stone
quantum-leap-own-stone = the stone on { $cell } is yours: a leap must land on an enemy stone
quantum-leap-same-stone = a swap needs two different stones, not { $cell } twice
quantum-leap-expected-capture = a stone and its target, such as 4-3x1-3
quantum-leap-expected-swap = two stones, such as swap 1-1 3-4, or pass
quantum-leap-expected-cell = a cell as position-line, such as 4-3
quantum-leap-expected-line = a line from 1 to { $lines }
quantum-leap-expected-place = a position from 1 to { $last } on line { $line }
quantum-leap-expected-position = a board, the player to move (O or X) and the phase (swap or play), such as XO/OX_/XO O play
quantum-leap-expected-player = the player to move, O or X
quantum-leap-expected-phase = the phase, swap or play
quantum-leap-expected-play = the phase play, since this game has no swap
quantum-leap-expected-black = { $letter } to move in the swap phase
quantum-leap-expected-lines = { $lines } lines separated by /
quantum-leap-expected-stone = X, O or _ for an empty cell
quantum-leap-line = line { $line }
quantum-leap-position = position { $position }
quantum-leap-prompt-swap = two stones to swap, such as swap 1-1 3-4, or pass
quantum-leap-prompt-capture = a stone and its target as position-line, such as 4-3x1-3
quantum-leap-ask-swap = first stone to swap (position-line), or pass
quantum-leap-ask-second = second stone
quantum-leap-ask-stone = stone (position-line)
quantum-leap-ask-target = target
quantum-leap-swaps-freely = before play: X may swap stones, then passes
quantum-leap-swaps-once = before play: X may swap two stones or pass
quantum-leap-stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}

## Browser

web-piece-stone = stone
web-button-pass = Pass
web-sort-swap = Swap two stones or pass
