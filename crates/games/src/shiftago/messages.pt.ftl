game-shiftago = empurra berlindes pelas bordas e põe os teus em linha
option-shiftago-mode = como contam as sequências
option-shiftago-mode-express = ganha a primeira sequência
option-shiftago-mode-expert = as sequências são retiradas e valem pontos; ganha quem chegar aos dez pontos
option-shiftago-mode-extreme = como expert, mas também se retiram sequências mais curtas
option-shiftago-players = número de jogadores
option-shiftago-players-2 = X e O, sequências de cinco
option-shiftago-players-3 = X, O e Y, sequências de quatro
option-shiftago-players-4 = X, O, Y e Z, sequências de quatro
option-shiftago-exhausted = último berlinde sem sequência (Express para dois)
option-shiftago-exhausted-loses = perde a partida
option-shiftago-exhausted-draws = o outro jogador continua; não ter berlinde para inserir é empate
bot-builder = alonga a sua maior sequência e ignora os outros jogadores
bot-guard = constrói sequências e considera as respostas
sort-insert = inserir
sort-score = pontuar
shiftago-end-five = cinco berlindes em linha
shiftago-end-four = quatro berlindes em linha
shiftago-end-ten-points = dez pontos
shiftago-end-marbles = acabaram os berlindes e não há sequência
shiftago-end-marbles-points = acabaram os berlindes, decidem os pontos
shiftago-end-full = o tabuleiro está cheio e ninguém tem uma sequência
shiftago-end-full-points = o tabuleiro está cheio, decidem os pontos
shiftago-end-too-long = foram inseridos 2000 berlindes, decidem os pontos
shiftago-row-full = a linha { $row } está cheia: um berlinde só entra onde há uma casa vazia
shiftago-column-full = a coluna { $column } está cheia: um berlinde só entra onde há uma casa vazia
shiftago-must-score = pontua primeiro uma sequência, como { $first }-{ $last }
shiftago-nothing-to-score = não há nenhuma sequência para pontuar: insere um berlinde
shiftago-not-a-run = essa não é uma das tuas sequências que pontuam, no comprimento total
shiftago-both-ends-stay = com dois jogadores ficam as duas pontas da sequência: não indiques nenhuma
shiftago-one-end-stays = indica a ponta da sequência que fica, como keep { $end }
shiftago-expected-insertion = uma borda (esquerda, direita, cima ou baixo) e uma via de 1 a 7, como L3
shiftago-expected-edge = uma borda: esquerda, direita, cima ou baixo
shiftago-expected-lane = uma via de 1 a 7
shiftago-expected-score = uma sequência pelas suas pontas, como score 3,1-3,5
shiftago-expected-end = a ponta que fica: { $ends }
shiftago-expected-cell = uma linha e uma coluna de 1 a 7, como 3,1
shiftago-expected-position = um tabuleiro, o lugar a jogar e as reservas, como { $start }
shiftago-expected-scored-position = um tabuleiro, o lugar a jogar, as reservas, as pontuações e opcionalmente a palavra score, como { $start }
shiftago-expected-run-to-score = uma sequência que o lugar a jogar possa pontuar, e ninguém com dez pontos
shiftago-expected-marble = { $letters } ou . para uma casa vazia
shiftago-expected-marbles = um máximo de { $most } berlindes { $letter } no tabuleiro
shiftago-expected-numbers = { $what } para cada um dos { $seats } lugares, separadas por vírgulas
shiftago-expected-number = { $what } de 0 a { $most } para { $letter }
shiftago-a-supply = uma reserva
shiftago-some-points = uma pontuação
shiftago-prompt-insert = borda e via, como L3 ou cima 4
shiftago-prompt-score = o número da sequência a pontuar
shiftago-ask-edge = borda (esquerda, direita, cima ou baixo)
shiftago-ask-lane = via (1 a 7)
shiftago-ask-run = número da sequência
shiftago-scores = { $who } ganha { $points } por uma sequência de { $length }
shiftago-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
shiftago-marbles-left = { $marbles ->
    [0] sem berlindes
    [one] resta 1 berlinde
   *[other] restam { $marbles } berlindes
}
shiftago-last-marble = resta só um berlinde: usa-o bem
shiftago-entry-left = esquerda { $lane }
shiftago-entry-right = direita { $lane }
shiftago-entry-up = cima { $lane }
shiftago-entry-down = baixo { $lane }

## Navegador

web-piece-marble = berlinde
web-sort-insert = Inserir um berlinde
web-sort-score = Escolher a sequência a pontuar
