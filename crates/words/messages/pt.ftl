### O que o Tabuleiro diz em português.
###
### Cada mensagem tem a sua gémea em todas as outras línguas, com as mesmas coisas por preencher. Os testes
### velam por isso, e por que nenhuma falte nem sobre.


## Listas e citações

list-pair = { $first }, { $second }
list-or = { $first } ou { $second }
list-and = { $first } e { $second }
quoted-nothing = nada


## O que não se consegue ler

unreadable = esperava-se { $expected }, mas veio { $got }
unreadable-within = { $place }: { $problem }
place-within = { $outer }, { $inner }
place-position = posição
place-move = lance { $number }
expected-option = uma opção na forma nome=valor
expected-option-name = uma opção: { $names }
expected-option-value = que { $name } fosse { $values }
expected-option-once = { $name } só uma vez
expected-game = um jogo: { $games }
expected-player = human, human:NOME, engine, engine:1 a engine:{ $levels }, { $bots }
seats-differ = esperavam-se { $seats } lugares, mas vieram { $given }: { $players }

expected-number = um número de { $least } a { $most }
expected-seat-number = o lugar que joga, de 1 a { $seats }
expected-rows = { $rows } linhas separadas por /
expected-cells = { $cells } casas
place-row = linha { $row }
place-column = coluna { $column }
label-row-column = linha { $row }, coluna { $column }


## Registos

record-at = linha { $line }, coluna { $column }: { $problem }
record-opens = esperava-se um registo que comece com etiquetas como [Game "shiftago"]
record-end = o fim do ficheiro
record-tag-name = o nome de uma etiqueta
record-tag-once = esperava-se a etiqueta { $name } só uma vez
record-tag-closed = um ] a fechar
record-tag-value = o valor da etiqueta entre aspas
record-tag-quote = as " que fecham o valor da etiqueta
record-comment-closed = o {"}"} que fecha o comentário
record-move-number = o número do lance "{ $number }."
record-move = o lance { $number }
record-utf8 = esperava-se texto em UTF-8
record-tag-missing = esperava-se uma etiqueta [{ $name } "..."], mas não há nenhuma
record-seed = Seed: esperava-se um número de 0 a { $most }, mas veio { $got }
record-illegal = o lance { $number }, { $text }, não é permitido: { $why }
record-result = Result: esperava-se { $reached }, que é ao que os lances levam, mas veio { $given }
file-unreadable = não é possível ler { $file }: { $why }
file-broken = { $file }: { $problem }
file-not-a-file = { $file } não é um ficheiro


## Jogos

game-over = o jogo acabou
bot-random = qualquer lance legal
level-1 = acabou de ler as regras
level-2 = vê o que está perto e erra muito
level-3 = vê o que está perto e erra de vez em quando
level-4 = olha um pouco adiante
level-5 = olha adiante e deixa escapar pouco
level-6 = olha longe
level-7 = difícil de vencer
level-8 = toda a força, cerca de um segundo por lance
level-full = tão bem quanto consegue no tempo que lhe dão


## Shiftago

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


## Pivit


## Quantum Leap


## Dominup

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


## Jogar num terminal


## A linha de comandos


## Comandos


## O servidor


## Navegador
