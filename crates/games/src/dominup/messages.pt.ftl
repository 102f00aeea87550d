game-dominup = pousa dominós na mesa e sobe para cima deles até ficares sem nenhum
option-dominup-players = quantos jogam
option-dominup-players-2 = dois jogadores com 18 peças cada um
option-dominup-players-3 = três jogadores com 12 peças cada um
option-dominup-players-4 = quatro jogadores com 9 peças cada um
option-dominup-expand = em que tem de tocar uma peça pousada no chão
option-dominup-expand-perpendicular = numa peça virada para o outro lado
option-dominup-expand-adjacent = em qualquer peça
option-dominup-board = de que tamanho é a mesa
option-dominup-board-open = cresce à medida que se pousam peças
option-dominup-board-18 = 18 linhas e 18 colunas
option-dominup-placings = até quando se joga
option-dominup-placings-first = até alguém ficar sem peças
option-dominup-placings-all = até todos os lugares estarem decididos
bot-greedy = guarda muitas subidas para si e deixa-te poucas
sort-climb = subir
sort-expand = expandir
dominup-player = jogador { $number }
dominup-cell = linha { $line }, coluna { $column }
dominup-end-out-of-tiles = ficou sem peças
dominup-end-blocked = ninguém consegue pousar uma peça
dominup-not-double-seven = a primeira jogada tem de ser o 7-7: { $first }
dominup-no-tile-with = não tens nenhuma peça `{ $number } | ?`
dominup-not-held = não tens a peça `{ $small } | { $large }`
dominup-out-of-range = linha ou coluna fora dos limites: { $cell } não está no tabuleiro
dominup-climb-possible = ainda podes subir: { $climbs }
dominup-heights-differ = as pilhas têm alturas diferentes: { $one } e { $other }
dominup-numbers-differ = os números de baixo são { $one } e { $other }
dominup-touches-no-perpendicular = não toca em nenhuma peça perpendicular
dominup-touches-none = não toca em nenhuma peça
dominup-taken = a casa está ocupada: { $cell }
dominup-expected-move = uma peça, uma linha, uma coluna e um ponto cardeal (n, e, s ou w), como 26@13,12s
dominup-expected-tile = uma peça, como 26
dominup-expected-line = uma linha de { $least } a { $most }
dominup-expected-column = uma coluna de { $least } a { $most }
dominup-expected-cardinal = um destes pontos cardeais: n, e, s, w
dominup-expected-position = as jogadas, as mãos e o lugar que joga, como 77@9,9e 01,03|00,02 1
dominup-expected-once = cada peça só uma vez
dominup-expected-first = { $first } em primeiro lugar
dominup-expected-fit = uma subida ou uma expansão ({ $why })
dominup-expected-hands = { $hands } mãos separadas por |
dominup-expected-everywhere = a peça { $tile } na mesa ou numa mão
dominup-expected-holder = que o lugar que joga tivesse peças
dominup-expected-beginner = que jogasse primeiro o lugar que tem o 77
dominup-expected-one-out = no máximo uma mão vazia, com a qual o jogo acaba
dominup-place-play = jogada { $number }
dominup-place-hand = mão { $seat }
dominup-prompt = peça, linha, coluna e ponto cardeal, como 26@13,12s
dominup-ask-left = número da esquerda (0 a 7)
dominup-ask-right = número da direita (0 a 7)
dominup-ask-line = linha do número da esquerda
dominup-ask-column = coluna do número da esquerda
dominup-ask-cardinal = ponto cardeal do número da esquerda para o da direita (n, e, s ou w)
dominup-line-out-of-range = linha fora dos limites: { $number } não está entre { $first } e { $last }
dominup-column-out-of-range = coluna fora dos limites: { $number } não está entre { $first } e { $last }
dominup-not-a-cardinal = o ponto cardeal tem de ser n, e, s ou w
dominup-out = { $who } ficou sem peças: { $place }
dominup-passes = { $who } passa
dominup-has-left = { $who } fica com { $left }: { $place }
dominup-place = { $place }.º lugar
dominup-tiles-left = { $tiles ->
    [0] sem peças
    [one] 1 peça
   *[other] { $tiles } peças
}

## Navegador

web-piece-half = { $number }
web-piece-tile = dominó { $first } { $second }
web-sort-climb = sobe
web-sort-expand = expande
