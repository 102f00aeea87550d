game-shiftago = empurra berlindes pelas bordas até teres os teus em linha
option-shiftago-mode = como contam as linhas
option-shiftago-mode-express = ganha a primeira linha
option-shiftago-mode-expert = as linhas são retiradas e valem pontos; dez pontos ganham
option-shiftago-mode-extreme = como expert, e as linhas mais curtas também têm de ser retiradas
option-shiftago-players = quantos jogam
option-shiftago-players-2 = X e O, linhas de cinco
option-shiftago-players-3 = X, O e Y, linhas de quatro
option-shiftago-players-4 = X, O, Y e Z, linhas de quatro
option-shiftago-exhausted = em express para dois, o que acontece a quem põe o último berlinde sem fazer linha
option-shiftago-exhausted-loses = esse jogador perde
option-shiftago-exhausted-draws = o jogo empata
bot-builder = alonga a sua maior fila e não vê mais nada
bot-guard = constrói filas e atenta no que os outros podem responder
sort-insert = inserir
sort-score = pontuar
shiftago-end-five = cinco berlindes em linha
shiftago-end-four = quatro berlindes em linha
shiftago-end-ten-points = dez pontos
shiftago-end-marbles = acabaram os berlindes e não há linha
shiftago-end-marbles-points = acabaram os berlindes, por isso contam os pontos
shiftago-end-full = o tabuleiro está cheio e ninguém tem linha
shiftago-end-full-points = o tabuleiro está cheio, por isso contam os pontos
shiftago-end-too-long = foram inseridos 2000 berlindes, por isso contam os pontos
shiftago-row-full = a linha { $row } está cheia: um berlinde só entra onde há uma casa vazia
shiftago-column-full = a coluna { $column } está cheia: um berlinde só entra onde há uma casa vazia
shiftago-must-score = primeiro pontua uma fila, como { $first }-{ $last }
shiftago-nothing-to-score = agora não há nada para pontuar: insere um berlinde
shiftago-not-a-run = isso não é uma das tuas filas que pontuam, em todo o seu comprimento
shiftago-both-ends-stay = com dois jogadores ficam as duas pontas da fila: não indiques nenhuma
shiftago-one-end-stays = diz que ponta da fila fica, como keep { $end }
shiftago-expected-insertion = uma borda (esquerda, direita, cima ou baixo) e uma via de 1 a 7, como L3
shiftago-expected-edge = uma borda: esquerda, direita, cima ou baixo
shiftago-expected-lane = uma via de 1 a 7
shiftago-expected-score = uma fila pelas suas pontas, como score 3,1-3,5
shiftago-expected-end = uma ponta que fica, { $ends }
shiftago-expected-cell = linha,coluna, cada uma de 1 a 7
shiftago-expected-position = um tabuleiro, o lugar que joga e as reservas, como { $start }
shiftago-expected-scored-position = um tabuleiro, o lugar que joga, as reservas, os pontos e talvez a palavra score, como { $start }
shiftago-expected-run-to-score = uma fila para o lugar que joga pontuar, e ninguém com dez pontos
shiftago-expected-marble = { $letters } ou . para uma casa vazia
shiftago-expected-marbles = no máximo { $most } berlindes { $letter } no tabuleiro
shiftago-expected-numbers = { $what } para { $seats } lugares, com vírgulas entre eles
shiftago-expected-number = { $what } de 0 a { $most } para { $letter }
shiftago-a-supply = uma reserva
shiftago-some-points = pontos
shiftago-prompt-insert = borda e via, como L3 ou cima 4
shiftago-prompt-score = o número da fila a pontuar
shiftago-ask-edge = borda (esquerda, direita, cima ou baixo)
shiftago-ask-lane = via (1 a 7)
shiftago-ask-run = número da fila
shiftago-scores = { $who } ganha { $points } por uma fila de { $length }
shiftago-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
shiftago-marbles-left = { $marbles ->
    [0] sem berlindes
    [one] resta 1 berlinde
   *[other] restam { $marbles } berlindes
}
shiftago-last-marble = resta um só berlinde: usa-o bem
shiftago-entry-left = esquerda { $lane }
shiftago-entry-right = direita { $lane }
shiftago-entry-up = cima { $lane }
shiftago-entry-down = baixo { $lane }

## Navegador

web-piece-marble = berlinde
web-sort-insert = empurra um berlinde
web-sort-score = escolhe a linha a pontuar
