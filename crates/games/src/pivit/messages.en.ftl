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

## Browser

web-piece-minion = minion
web-piece-master = master
web-points-vertical = pointing up and down
web-points-horizontal = pointing left and right
