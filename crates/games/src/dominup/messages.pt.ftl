game-dominup = empilha dominós; ganha quem ficar primeiro sem peças
option-dominup-players = número de jogadores
option-dominup-players-2 = dois jogadores com 18 peças cada um
option-dominup-players-3 = três jogadores com 12 peças cada um
option-dominup-players-4 = quatro jogadores com 9 peças cada um
option-dominup-expand = em que tem de tocar uma peça colocada no chão
option-dominup-expand-perpendicular = numa peça perpendicular
option-dominup-expand-adjacent = em qualquer peça
option-dominup-board = tamanho do tabuleiro
option-dominup-board-open = aberto: cresce com as peças
option-dominup-board-18 = 18 linhas e 18 colunas
option-dominup-placings = quando acaba a partida
option-dominup-placings-first = quando um jogador fica sem peças
option-dominup-placings-all = quando todos os lugares estão decididos
bot-greedy = maximiza as suas subidas e minimiza as tuas
sort-climb = subir
sort-expand = expandir
dominup-player = jogador { $number }
dominup-cell = linha { $line }, coluna { $column }
dominup-end-out-of-tiles = ficou sem peças
dominup-end-blocked = nenhum jogador pode colocar uma peça
dominup-not-double-seven = a primeira peça tem de ser a 7-7: { $first }
dominup-no-tile-with = não tens nenhuma peça `{ $number } | ?`
dominup-not-held = não tens a peça `{ $small } | { $large }`
dominup-out-of-range = linha ou coluna fora dos limites: { $cell } não está no tabuleiro
dominup-climb-possible = ainda podes subir: { $climbs }
dominup-heights-differ = as pilhas têm alturas diferentes: { $one } e { $other }
dominup-numbers-differ = os números por baixo são { $one } e { $other }
dominup-touches-no-perpendicular = não toca em nenhuma peça perpendicular
dominup-touches-none = não toca em nenhuma peça
dominup-taken = a casa está ocupada: { $cell }
dominup-expected-move = uma peça, uma linha, uma coluna e uma direção (n, e, s ou w), como 26@13,12s
dominup-expected-tile = uma peça, como 26
dominup-expected-line = uma linha de { $least } a { $most }
dominup-expected-column = uma coluna de { $least } a { $most }
dominup-expected-direction = uma direção: n, e, s ou w
dominup-expected-position = uma posição com as peças colocadas, as mãos e o lugar a jogar, como 77@9,9e 01,03|00,02 1
dominup-expected-once = cada peça só uma vez
dominup-expected-first = { $first } em primeiro lugar
dominup-expected-fit = uma subida ou uma expansão ({ $why })
dominup-expected-hands = uma lista de { $hands } mãos separadas por |
dominup-expected-everywhere = a peça { $tile } no tabuleiro ou numa mão
dominup-expected-holder = um lugar a jogar que tivesse peças
dominup-expected-beginner = a vez do lugar que tem a peça 77
dominup-expected-one-out = no máximo uma mão vazia, que termina a partida
dominup-place-play = peça { $number }
dominup-place-hand = mão { $seat }
dominup-prompt = peça, linha, coluna e direção, como 26@13,12s
dominup-ask-left = número da esquerda (0 a 7)
dominup-ask-right = número da direita (0 a 7)
dominup-ask-line = linha do número da esquerda
dominup-ask-column = coluna do número da esquerda
dominup-ask-direction = direção do número da esquerda para o da direita (n, e, s ou w)
dominup-line-out-of-range = linha fora dos limites: { $number } não está entre { $first } e { $last }
dominup-column-out-of-range = coluna fora dos limites: { $number } não está entre { $first } e { $last }
dominup-not-a-direction = a direção tem de ser n, e, s ou w
dominup-out = { $who } ficou sem peças: { $place }
dominup-passes = { $who } passa
dominup-has-left = { $who } tem { $left }: { $place }
dominup-place = { $place }.º lugar
dominup-tiles-left = { $tiles ->
    [0] sem peças
    [one] 1 peça
   *[other] { $tiles } peças
}

## Navegador

web-piece-half = { $number }
web-piece-tile = dominó { $first } { $second }
web-sort-climb = Subir
web-sort-expand = Expandir
