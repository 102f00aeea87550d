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
place-line = linha { $line }
expected-option = uma opção na forma nome=valor
expected-option-name = uma opção: { $names }
expected-option-value = que { $name } fosse { $values }
expected-option-once = { $name } só uma vez
expected-setting = uma definição como nome = valor
expected-setting-name = uma definição: { $names }
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
player-engine = motor
player-engine-level = motor { $level }
seat-of = { $who } ({ $pieces })
turn-of = joga { $who }
outcome-wins = { $who } ganha
outcome-draw = empate
outcome-shared = { $who } partilham o primeiro lugar
outcome-because = { $result }: { $reason }
outcome-place = { $place }. { $who }
outcome-with-places = { $ended } ({ $places })
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


## Jogar num terminal


## A linha de comandos


## Comandos


## O servidor


## Navegador
