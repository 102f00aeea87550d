game-tic-tac-toe = põe três marcas em linha
option-tic-tac-toe-line = três em linha
option-tic-tac-toe-line-wins = ganha quem fizer três em linha
option-tic-tac-toe-line-loses = perde quem fizer três em linha
tic-tac-toe-end-line = três em linha
tic-tac-toe-end-full = o tabuleiro está cheio
tic-tac-toe-occupied = { $square } está ocupada: escolhe uma casa vazia
tic-tac-toe-expected-square = uma casa de a1 a c3
tic-tac-toe-expected-position = três filas e o jogador a jogar, como { $start }
tic-tac-toe-expected-turn = tantos X como O se for a vez do jogador 1; senão, mais um X
tic-tac-toe-prompt = uma casa, como b2
tic-tac-toe-ask-square = casa (a1 a c3)

## Browser

web-piece-mark = marca
