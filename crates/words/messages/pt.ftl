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

game-pivit = leva os lacaios aos cantos para fazer deles mestres; as peças rodam ao mover-se
option-pivit-players = quantos jogam
option-pivit-players-2 = dois jogadores
option-pivit-players-3 = três jogadores, no tabuleiro grande
option-pivit-players-4 = quatro jogadores, no tabuleiro grande
option-pivit-board = o tamanho do tabuleiro
option-pivit-board-8 = 8 x 8 casas
option-pivit-board-6 = 6 x 6 casas, um jogo curto para dois
option-pivit-sides = como se dispõem as colunas da esquerda e da direita com três jogadores
option-pivit-sides-straight = a b c a b c a partir de cima
option-pivit-sides-mirrored = c b a c b a a partir de cima
bot-opportunist = promove um lacaio se puder; senão, captura se puder
pivit-small-board-is-for-two = só dois jogadores no tabuleiro de 6 x 6
pivit-end-minions = já não há lacaios
pivit-end-last-player = só um jogador tem peças
pivit-end-repetition = a mesma posição pela terceira vez
pivit-end-no-progress = 50 rondas sem capturas nem promoções
pivit-end-all-pass = ninguém pode mover
pivit-not-a-square = { $at } não é uma casa do tabuleiro
pivit-zero-steps = uma peça move-se pelo menos uma casa
pivit-not-yours = não tens nenhuma peça em { $at }
pivit-moves-up-or-down = a peça em { $at } move-se agora para cima ou para baixo
pivit-moves-left-or-right = a peça em { $at } move-se agora para a esquerda ou para a direita
pivit-even-steps = o lacaio em { $at } move-se um número ímpar de casas, não { $steps }
pivit-off-board = o tabuleiro acaba antes de a peça em { $at } lá chegar
pivit-in-the-way = a peça em { $at } está no caminho
pivit-own-piece = em { $at } está uma peça tua
pivit-a-move = duas casas, como b1b4, ou uma casa e passos, como b1 3
pivit-expected-square = uma casa, como b1
pivit-expected-steps = um número de passos, como 3 ou -2
pivit-expected-position = um tabuleiro, o lugar que joga, a ordem das primeiras promoções e o número de lances desde a última captura ou promoção, como { $start }
pivit-expected-seat = o lugar que joga: { $seats }
pivit-expected-idle = de 0 a { $limit } lances desde a última captura ou promoção
pivit-expected-squares = { $squares } casas
pivit-expected-piece = uma peça de { $seats }, ou . para uma casa vazia
pivit-expected-axis = | ou - para o eixo da peça
pivit-expected-pieces = no máximo { $most } peças de { $letter }
pivit-expected-master = um mestre
pivit-expected-promotions = a ordem das primeiras promoções, cada lugar uma só vez, ou - se não há nenhuma
pivit-expected-no-promotion = nenhuma promoção de { $letter }, que tem todos os lacaios
pivit-ask-square = casa da peça
pivit-ask-steps = passos (positivos para cima ou para a direita, negativos para baixo ou para a esquerda)
pivit-promotes = o lacaio de { $who } em { $at } é agora um mestre
pivit-goes-out = { $who } fica fora do jogo: não tem mais peças
pivit-passes = { $who } passa: nenhuma das suas peças se pode mover
pivit-first-promotions = primeiras promoções: { $order }
pivit-then = { $first }, depois { $next }
pivit-idle = { $moves } lances sem capturas nem promoções; aos { $limit } o jogo acaba
pivit-out = fora do jogo
pivit-pieces = { $pieces ->
    [one] 1 peça
   *[other] { $pieces } peças
}
pivit-masters = { $masters ->
    [0] nenhum mestre
    [one] 1 mestre
   *[other] { $masters } mestres
}


## Quantum Leap

game-quantum-leap = salta tão longe quantos amigos a pedra tem à volta, e sê o último a poder capturar
option-quantum-leap-side = quantas casas tem cada lado do tabuleiro
option-quantum-leap-side-5 = 61 casas
option-quantum-leap-side-2 = 7 casas
option-quantum-leap-side-3 = 19 casas
option-quantum-leap-side-4 = 37 casas
option-quantum-leap-side-6 = 91 casas
option-quantum-leap-edition = quantas pedras há
option-quantum-leap-edition-1 = as mesmas de cada cor, e uma casa vazia
option-quantum-leap-edition-2 = nenhuma casa vazia, e as pretas têm uma pedra a mais
option-quantum-leap-hole = onde fica a casa vazia da primeira edição
option-quantum-leap-hole-anywhere = em qualquer casa menos a do centro
option-quantum-leap-hole-last = no fim da última linha
option-quantum-leap-swap = quantas vezes as pretas podem trocar duas pedras antes de o jogo começar
option-quantum-leap-swap-once = uma vez ou nenhuma
option-quantum-leap-swap-free = as vezes que quiserem
option-quantum-leap-swap-off = nunca
bot-first = faz a primeira captura que encontra
bot-finisher = ganha logo se puder; senão, faz a primeira captura que encontra
sort-leap = saltar
sort-swap = trocar
sort-pass = passar
button-pass = passar
quantum-leap-end-no-capture = quem joga não pode capturar
quantum-leap-swap-phase = o jogo ainda não começou: primeiro, as pretas trocam duas pedras ou passam
quantum-leap-play-phase = o jogo já começou: as pedras só se trocam antes, e ninguém passa
quantum-leap-other-board = { $cell } é uma casa de um tabuleiro de lado { $side }, e este é outro
quantum-leap-empty = { $cell } está vazia: escolhe uma pedra
quantum-leap-not-yours = a pedra em { $cell } não é tua
quantum-leap-no-friend = a pedra em { $cell } não tem nenhuma da sua cor ao lado, por isso não pode saltar
quantum-leap-no-capture = { $distance ->
    [one] a pedra em { $cell } não captura nada: não há nenhum inimigo exatamente a 1 casa dela em linha reta
   *[other] a pedra em { $cell } não captura nada: não há nenhum inimigo exatamente a { $distance } casas dela em linha reta
}
quantum-leap-out-of-reach = { $distance ->
    [one] a pedra em { $from } salta exatamente 1 casa em linha reta, e { $to } não fica lá
   *[other] a pedra em { $from } salta exatamente { $distance } casas em linha reta, e { $to } não fica lá
}
quantum-leap-nothing-to-capture = { $cell } está vazia: um salto tem de cair sobre uma pedra inimiga
quantum-leap-own-stone = a pedra em { $cell } é tua: um salto tem de cair sobre uma pedra inimiga
quantum-leap-same-stone = uma troca precisa de duas pedras, e { $cell } é só uma
quantum-leap-expected-capture = uma pedra e o seu alvo, como 4-3x1-3
quantum-leap-expected-swap = duas pedras, como trocar 1-1 3-4, ou passar
quantum-leap-expected-cell = uma casa na forma posição-linha, como 4-3
quantum-leap-expected-line = uma linha de 1 a { $lines }
quantum-leap-expected-place = uma posição de 1 a { $last } na linha { $line }
quantum-leap-expected-position = um tabuleiro, quem joga (O ou X) e a fase (swap ou play), como XO/OX_/XO O play
quantum-leap-expected-player = quem joga, O ou X
quantum-leap-expected-phase = a fase, swap ou play
quantum-leap-expected-play = a fase play, porque neste jogo ninguém troca
quantum-leap-expected-black = que fosse { $letter } a jogar na fase swap
quantum-leap-expected-lines = { $lines } linhas separadas por /
quantum-leap-expected-stone = X, O ou _ para uma casa vazia
quantum-leap-line = linha { $line }
quantum-leap-position = posição { $position }
quantum-leap-prompt-swap = duas pedras para trocar, como trocar 1-1 3-4, ou passar
quantum-leap-prompt-capture = uma pedra e o seu alvo na forma posição-linha, como 4-3x1-3
quantum-leap-ask-swap = primeira pedra a trocar (posição-linha, ou passar)
quantum-leap-ask-second = segunda pedra
quantum-leap-ask-stone = pedra (posição-linha)
quantum-leap-ask-target = alvo
quantum-leap-swaps-freely = antes de o jogo começar: X troca pedras até passar
quantum-leap-swaps-once = antes de o jogo começar: X troca duas pedras ou passa
quantum-leap-in-play = em jogo
quantum-leap-stones = { $stones ->
    [one] 1 pedra
   *[other] { $stones } pedras
}


## Dominup


## Jogar num terminal


## A linha de comandos


## Comandos


## O servidor


## Navegador
