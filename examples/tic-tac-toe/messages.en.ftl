game-tic-tac-toe = get three marks in a row
option-tic-tac-toe-line = three in a row
option-tic-tac-toe-line-wins = the player who gets three in a row wins
option-tic-tac-toe-line-loses = the player who gets three in a row loses
tic-tac-toe-end-line = three in a row
tic-tac-toe-end-full = the board is full
tic-tac-toe-occupied = { $square } is taken: choose an empty square
tic-tac-toe-expected-square = a square from a1 to c3
tic-tac-toe-expected-position = three rows and the player to move, such as { $start }
tic-tac-toe-expected-turn = as many X as O if player 1 is to move, otherwise one X more
tic-tac-toe-prompt = a square, such as b2
tic-tac-toe-ask-square = square (a1 to c3)

## Browser

web-piece-mark = mark
