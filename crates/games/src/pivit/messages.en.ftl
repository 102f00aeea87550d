game-pivit = promote minions in the corners; pieces turn as they move
option-pivit-players = number of players
option-pivit-players-2 = two players
option-pivit-players-3 = three players, on the large board
option-pivit-players-4 = four players, on the large board
option-pivit-board = size of the board
option-pivit-board-8 = 8 x 8 squares
option-pivit-board-6 = 6 x 6 squares, a short game for two
option-pivit-sides = order of the left and right columns with three players
option-pivit-sides-straight = a b c a b c from the top
option-pivit-sides-mirrored = c b a c b a from the top
bot-opportunist = promotes a minion if possible, otherwise captures if possible
pivit-small-board-is-for-two = the 6 x 6 board is for two players only
pivit-end-minions = no minions left
pivit-end-last-player = only one player has pieces left
pivit-end-repetition = threefold repetition
pivit-end-no-progress = 50 rounds without a capture or promotion
pivit-end-all-pass = no player can move
pivit-not-a-square = there is no square { $at } on the board
pivit-zero-steps = a piece moves at least one square
pivit-not-yours = you have no piece on { $at }
pivit-moves-up-or-down = the piece on { $at } can only move up or down now
pivit-moves-left-or-right = the piece on { $at } can only move left or right now
pivit-even-steps = the minion on { $at } must move an odd number of squares, not { $steps }
pivit-off-board = that would take the piece on { $at } off the board
pivit-in-the-way = the piece on { $at } is in the way
pivit-own-piece = your own piece is on { $at }
pivit-a-move = two squares, such as b1b4, or a square and a number of steps, such as b1 3
pivit-expected-square = a square, such as b1
pivit-expected-steps = a number of steps, such as 3 or -2
pivit-expected-position = a board, the seat to move, the order of first promotions and the number of moves since the last capture or promotion, such as { $start }
pivit-expected-seat = the seat to move: { $seats }
pivit-expected-idle = a number of moves since the last capture or promotion, from 0 to { $limit }
pivit-expected-squares = { $squares } squares
pivit-expected-piece = a piece of { $seats }, or . for an empty square
pivit-expected-axis = | or - for the axis of the piece
pivit-expected-pieces = at most { $most } pieces of { $letter }
pivit-expected-master = a master
pivit-expected-promotions = the order of first promotions, each seat at most once, or - for none
pivit-expected-no-promotion = no promotion of { $letter }, which still has all its minions
pivit-ask-square = square of the piece
pivit-ask-steps = number of squares (positive: up or right; negative: down or left)
pivit-promotes = { $who } promotes a minion to master on { $at }
pivit-goes-out = { $who } is out: no pieces left
pivit-passes = { $who } passes: no piece can move
pivit-first-promotions = first promotions: { $order }
pivit-then = { $first }, then { $next }
pivit-idle = { $moves } moves without a capture or promotion; the game ends at { $limit }
pivit-out = out
pivit-pieces = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}
pivit-masters = { $masters ->
    [0] no masters
    [one] 1 master
   *[other] { $masters } masters
}

## Browser

web-piece-minion = minion
web-piece-master = master
web-points-vertical = moves vertically
web-points-horizontal = moves horizontally
