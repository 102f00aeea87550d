### O que o Tabuleiro diz em português.
###
### Cada mensagem tem a sua gémea em todas as outras línguas, com as mesmas coisas por preencher. Os testes
### velam por isso, e por que nenhuma falte nem sobre.


## Listas e citações

list-pair = { $first }, { $second }
list-or = { $first } ou { $second }
list-and = { $first } e { $second }
list-then = { $first }, depois { $second }
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
expected-positive = um número a partir de 1
expected-natural = um número a partir de 0
expected-game-of = um jogo de { $game }
place-a-move = lance
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
record-result = { $tag }: esperava-se { $reached }, que é ao que os lances levam, mas veio { $given }
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
reason-resignation = desistência
bot-random = qualquer lance legal
level-1 = acabou de ler as regras
level-2 = erra muito
level-3 = erra de vez em quando
level-4 = acerta o que é simples
level-5 = deixa escapar pouco
level-6 = forte
level-7 = difícil de vencer
level-8 = toda a força, no máximo cerca de um segundo por lance
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

answer-yes = sim
answer-no = não
answer-run = seguir
answer-save = guardar
answer-leave = largar
answer-stay = ficar
the-computer = o computador
menu-load = l) abrir um jogo guardado
menu-settings = s) definições
menu-go-on = g) continuar o jogo interrompido: { $game }, { $moves ->
    [one] 1 lance
   *[other] { $moves } lances
}
menu-forget = f) esquecer esse jogo
menu-name-of = nome?
settings-no-name = nenhum
settings-language = língua?
settings-level = a que nível jogam os computadores?
settings-colours = cores?
settings-colours-auto = onde o terminal as mostra
settings-colours-always = sempre
settings-colours-never = nunca
play-not-kept = não é possível guardar este jogo para o caso de o terminal ser morto: { $why }
menu-quit = q) sair
menu-which = qual?
menu-expected = um número, um nome ou uma das letras
menu-question = { $question } (Enter para { $usual })
menu-expected-row = { $names } ou um número
menu-seat = lugar { $seat }, { $pieces }
menu-person = pessoa
menu-person-about = alguém neste teclado
menu-who = quem?
menu-name = nome? (Enter para nenhum)
play-order = { $game }: { $order }
play-cover = { $who }, carrega em Enter quando só tu vires o ecrã
play-ask-move = { $who }: { $prompt } (ou ajuda)
play-question = { $question }?
play-ask-next = Enter para o próximo lance, seguir para todos (ou ajuda)
play-expected-next = Enter, seguir ou um comando
play-ask-menu = Voltar ao menu? (sim ou não; desfazer e guardar FICHEIRO também servem)
play-ask-target = para onde? (um número, um sítio, ou Enter para nenhum)
play-ask-file = ficheiro? (Enter para nenhum)
play-ask-replace = substituir { $file }? (sim ou não)
play-ask-unsaved = este jogo não está guardado: guardar, largar ou ficar?
play-plays = { $who } joga { $text }
play-hint = o computador jogaria { $text }
play-thinks = { $who } está a pensar (Ctrl-C: que jogue já)
play-thinks-depth = { $who } está a pensar, profundidade { $depth } (Ctrl-C: que jogue já)
play-nothing-begins = nenhum lance legal começa aí
play-position-secret = a posição em texto mostraria o que está escondido; guarda antes o jogo
play-nothing-to-undo = não há nada para desfazer
play-nothing-to-redo = não há nada para refazer
play-no-moves = nenhum
play-no-moves-of-sort = agora não há lances legais deste tipo: { $sort }
play-moves = { $number } { $sort }
sort-legal = legais
play-saved = guardado em { $file }
play-not-saved = não é possível guardar em { $file }: { $why }
play-help-move = um lance
play-help-move-does = joga-o; só Enter pergunta por ele passo a passo
play-help-help = ajuda
play-help-help-does = esta lista
play-help-rules = regras
play-help-rules-does = as regras do jogo
play-help-board = tabuleiro
play-help-board-does = mostra outra vez o tabuleiro
play-help-scroll = deslocar LADO
play-help-scroll-does = olha para a esquerda ou a direita num tabuleiro mais largo do que o ecrã
play-help-moves = lances [TIPO]
play-help-moves-does = lista os lances legais, ou os de um tipo
play-help-history = jogadas
play-help-history-does = lista os lances até agora
play-help-look = ver N
play-help-look-does = mostra o tabuleiro como estava ao fim de N lances
play-help-hint = dica
play-help-hint-does = diz o que o computador jogaria
play-help-undo = desfazer, refazer
play-help-undo-does = volta à tua última decisão, e joga-a de novo
play-help-save = guardar [FICHEIRO]
play-help-save-does = guarda o jogo
play-help-load = abrir FICHEIRO
play-help-load-does = continua um jogo guardado
play-help-position = posição
play-help-position-does = escreve a posição em texto
play-help-quit = sair
play-help-quit-does = deixa o jogo
screen-too-small = este ecrã é demasiado pequeno: pelo menos { $width } x { $height }
screen-what = O que queres fazer?
screen-go-on = Continuar: { $game }
screen-table = { $players }; { $moves ->
    [one] 1 jogada
   *[other] { $moves } jogadas
}
screen-load = Abrir um jogo
screen-load-about = continuar um jogo guardado, ou revê-lo
screen-load-path = Outro ficheiro
screen-load-path-about = escreve onde está
screen-saved-games = Jogos guardados em { $folder }
screen-saved-game = { $game }, { $players }, { $moves ->
    [one] 1 jogada
   *[other] { $moves } jogadas
}, { $result }
screen-rules = Regras
screen-rules-about = como se jogam os jogos
screen-settings = Definições
screen-settings-about = o teu nome, a língua, o nível, as cores
screen-settings-file = Definições em { $file }
screen-quit = Sair
screen-name = Nome
screen-no-name = nenhum
screen-name-about = como te chamam à mesa
screen-language = Língua
screen-language-about = Enter para a seguinte
screen-level = Nível
screen-colours = Cores
screen-colours-about = as letras e os sinais dizem tudo também sem elas
screen-file = Ficheiro
screen-save = guardar
screen-save-about = guarda o jogo e depois sai
screen-leave = deixar
screen-leave-about = sai e esquece o jogo
screen-stay = ficar
screen-stay-about = continua a jogar
screen-unsaved = Este jogo não acabou e não está guardado
screen-replace = Substituir { $file }?
screen-replace-no = deixá-lo como está
screen-replace-yes = este jogo fica no seu lugar
screen-move = Jogada
screen-moves = Jogadas
screen-legal-moves = { $number ->
    [one] 1 jogada permitida
   *[other] { $number } jogadas permitidas
}
screen-position = Posição
screen-looking-back = depois da jogada { $ply } de { $last }
screen-present = este é o jogo como está agora
screen-stepped = depois da jogada { $number }, { $text }
screen-stepped-to-start = no início
screen-thinks = { $who }: a pensar
screen-thinks-depth = { $who }: a pensar, profundidade { $depth }
screen-keys = Enter escolhe  Tab seguinte  : escreve  h sugestão  u desfaz  q sai  ? ajuda
screen-keys-picked = Enter no destino  Tab destino seguinte  Esc outra peça  ? ajuda
screen-keys-typing = Enter joga  Tab completa  Esc volta ao tabuleiro
screen-keys-question = setas ou escrever, Enter escolhe, Esc volta
screen-keys-covered = Enter mostra  s guarda  n menu  q sai
screen-keys-looking = PgUp atrás  PgDn à frente  Home início  End presente
screen-keys-thinking = Enter joga já  PgUp atrás  s guarda  n menu  q sai  ? ajuda
screen-keys-over = n menu  u desfaz  PgUp rever  s guarda  l abrir  q sai  ? ajuda
screen-keys-computers = Enter próxima jogada  a todas  u desfaz  PgUp atrás  s guarda  q sai  ? ajuda
screen-menu-keys = setas, um número ou escrever; Enter escolhe; Esc volta
screen-reader-keys = setas e Page Up, Page Down deslizam; Esc volta
screen-help = Teclas
screen-help-text =
    # Apontar
    {"-"} Setas: movem o cursor. O tabuleiro desliza com ele quando é maior do que o ecrã.
    {"-"} Tab e Shift+Tab: para o próximo lugar, ou o anterior, onde uma jogada pode começar ou continuar.
    {"-"} Enter ou espaço: escolhe uma peça e depois o destino. Os lugares com + são aonde ela pode ir; * é o que está escolhido.
    {"-"} Esc ou Backspace: desfaz a escolha.
    {"-"} Rato: clica numa peça e no destino; clica numa jogada da lista para a veres; roda a roda para deslizar.

    # Escrever
    {"-"} : ou / ou um algarismo: escreve uma jogada, de qualquer forma que o jogo entenda. Tab completa-a.

    # O jogo
    {"-"} h: uma sugestão, o que o computador jogaria
    {"-"} u, r: volta atrás até à tua última decisão, e torna a jogá-la
    {"-"} m: lista as jogadas permitidas, para escolheres uma
    {"-"} f: roda o tabuleiro
    {"-"} p: a posição em texto
    {"-"} i: as regras do jogo

    # Rever o jogo
    {"-"} Page Up e Page Down: uma jogada atrás, uma jogada à frente
    {"-"} Home e End: o início, o presente

    # Computadores
    {"-"} Enter ou espaço enquanto um pensa: joga de imediato
    {"-"} Enter ou espaço quando só jogam computadores: a próxima jogada; a: todas, ou parar

    # Ficheiros e saída
    {"-"} s: guarda o jogo
    {"-"} l: continua um jogo guardado
    {"-"} n: o menu, para um novo jogo
    {"-"} q: sai do programa
    {"-"} Ctrl+C: sai de imediato; o menu propõe depois continuar o jogo


## A linha de comandos

help-usage = Uso
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
usage-see-help = Para saber mais, chama tabuleiro --help, ou um comando com --help
usage-unknown-argument = esperava-se uma das opções deste comando, mas veio { $got }
usage-command = um comando: { $names }
usage-missing = falta ainda: { $arguments }
usage-twice = esperava-se { $argument } só uma vez
usage-conflict = { $argument } não pode ser usado juntamente com { $other }
usage-value = um valor
usage-wrong = não se consegue ler a chamada em { $got }
usage-game = esperava-se um jogo
cmd-tabuleiro = Jogos de tabuleiro abstratos, com pessoas e computadores.
cmd-tabuleiro-more = Sem comando abre o menu.
cmd-play = Joga um jogo no terminal.
cmd-games = Lista os jogos com as suas opções e jogadores do computador, ou conta as regras de um.
cmd-show = Mostra uma posição.
cmd-moves = Lista os lances legais, um por linha.
cmd-check = Joga um lance e escreve a nova posição, ou diz porque não é permitido.
cmd-think = Escreve o lance que um jogador do computador faz.
cmd-perft = Conta as sequências de lances, profundidade a profundidade.
cmd-match = Põe computadores a jogar uns contra os outros.
cmd-match-more = Joga-se em rondas: a mesma distribuição e a mesma abertura, até todos terem tido todos os lugares. Ctrl-C termina o encontro com o resultado até aí.
cmd-replay = Verifica um registo e mostra o seu jogo.
cmd-analyze = Avalia cada lance de um registo.
cmd-analyze-more =
    Cada lance com a probabilidade de ganhar que deixa, vista por quem o fez, e o que teria sido melhor; atrás de um lance ? é um erro e ?? um erro grave. Depois o curso do jogo, e quão bem cada um jogou. Ctrl-C termina com o que se sabe até aí.

    Com mais de dois jogadores supõe-se que todos os outros jogam juntos contra quem faz o lance.
cmd-bench = Mede quão rápidas são as regras e a procura.
cmd-bench-more = Jogos ao acaso por segundo, perft por segundo com os lances da última jogada feitos e só contados, posições por segundo que uma procura vê, e quantas posições vê até chegar a certa profundidade em posições fixas: esse número é o mesmo em todas as máquinas e só muda com a procura.
cmd-engine = Joga para outros programas: a Universal Game Interface na entrada e saída padrão.
cmd-serve = Abre mesas no navegador, para quem está aqui e para quem está longe.
cmd-serve-more = O que acontece é dito na saída de erros; RUST_LOG diz quanto, como debug ou warn. Ctrl-C pára tudo: nada do que foi dito a alguém se perde, e as páginas abertas continuam quando voltar.
arg-help = Diz isto; --help diz mais do que -h.
arg-version = Diz a versão.
arg-color = Quando usar cores: auto (num terminal, a não ser que NO_COLOR esteja definido), always (sempre) ou never (nunca).
arg-lang = A língua: en ou pt; senão a das definições, ou a do ambiente.
arg-config = O ficheiro das definições; senão no lugar habitual desta plataforma.
arg-data = A pasta dos jogos guardados e em curso; senão no lugar habitual desta plataforma.
arg-spec = O jogo e as suas opções.
arg-play-spec = O jogo e as suas opções, como shiftago ou shiftago:exhausted=draws.
arg-games-spec = Conta as regras deste jogo.
arg-bench-spec = O jogo e as suas opções; senão todos os jogos.
arg-seats = Quem se senta onde, como human:Ana,bot:guard; senão uma pessoa contra o computador.
arg-addr = Onde fica à escuta; 127.0.0.1:8080 se nada se disser.
arg-serve-data = O ficheiro com as mesas; senão um na pasta dos teus dados.
arg-engine_threads = Quantos fios pensam pelos computadores; senão todos os núcleos menos um.
arg-behind_proxy = Recebe os endereços dos visitantes de um proxy à sua frente (X-Forwarded-For).
arg-tables_per_hour = Quantas mesas alguém num endereço pode abrir por hora; 120 se nada se disser.
arg-connections_per_address = Quantas ligações alguém num endereço pode ter ao mesmo tempo; 64 se nada se disser.
arg-seed = De que número sai a distribuição inicial; 0 se nada se disser.
arg-play-seed = De que número saem a distribuição e os computadores; senão um qualquer.
arg-match-seed = De que número saem distribuições, aberturas e jogadores; 0 se nada se disser.
arg-position = A posição; senão o início.
arg-play-position = Começa nesta posição.
arg-load = Continua um jogo guardado.
arg-run = Deixa os computadores jogar até ao fim sem esperar por Enter.
arg-plain = Linha a linha, próprio para canos e leitores de ecrã.
arg-depth = Quantos turnos de profundidade vê engine sem nível.
arg-perft-depth = Quantos lances de profundidade.
arg-analyze-depth = Quantos turnos de profundidade vê.
arg-nodes = Quantas posições vê engine sem nível.
arg-analyze-nodes = Quantas posições vê por lance; 200000 se nada se disser.
arg-time = Quanto tempo pensa engine sem nível, em milissegundos; dois segundos se nada se disser.
arg-analyze-time = Quanto tempo pensa em cada lance, em milissegundos.
arg-threads = Com quantos fios pensa; 1 se nada se disser.
arg-think-threads = Com quantos fios pensa engine sem nível; 1 se nada se disser.
arg-match-threads = Quantos jogos se jogam lado a lado, o que não muda mais nada; senão tantos quantos os núcleos.
arg-bench-threads = Mede também quanto mais cedo tantos fios chegam à profundidade de um.
arg-memory = De quanto se lembra, em megabytes; 64 se nada se disser.
arg-record = Mostra uma posição deste registo.
arg-at = Depois de tantos lances do registo; senão o fim.
arg-file = O registo.
arg-text = O lance, em qualquer grafia.
arg-seat = Quem pensa, como engine, engine:5 ou bot:guard; engine se nada se disser.
arg-show-json = A imagem e os lances legais em JSON.
arg-check-json = Uma razão estável e as casas em causa em JSON.
arg-think-json = O lance e aonde leva em JSON.
arg-analyze-json = O que se encontrou em JSON.
arg-bench-json = O que se mediu em JSON.
arg-match-json = O resultado em JSON.
arg-match-json-more = "game", "seed" e "opening" como foram pedidos; "round", quantos jogos tem uma ronda; "players", para cada concorrente "player", "games", "score" ("wins", "draws", "losses", "points"), "elo" contra os outros, "interval", que contém a verdadeira diferença em 95 de 100 encontros, e para dois concorrentes "los", a probabilidade de ser o mais forte; "sprt", onde foi pedido, "elo0", "elo1", "llr", "bounds" e "answer" (H0, H1 ou undecided). O que não tem valor finito é null. Os erros calculam-se por rondas, não por jogos.
arg-players = Quem joga, um para cada lugar ou dois em qualquer mesa, como bot:guard.
arg-players-more =
    Um para cada lugar: rodam à volta da mesa de jogo para jogo. Quem é nomeado mais de uma vez é um concorrente com vários lugares.

    Dois numa mesa para mais: uma ronda são seis jogos, em que repartem os lugares de todas as maneiras equilibradas, para três lugares ABB BAA AAB BBA ABA BAB, para quatro AABB BBAA ABAB BABA ABBA BAAB.

    Os pontos contam-se só entre concorrentes diferentes: em cada jogo a parte dos pares de lugares de um e de outro em que um ficou melhor, valendo um empate metade. Forças iguais ganham metade dos pontos. Ganha um jogo quem fica em primeiro, e empatam os que partilham esse lugar.
arg-games = Quantos jogos no máximo; os jogadores trocam de lugar de jogo para jogo; 100 se nada se disser.
arg-opening = Quantos lances ao acaso abrem cada jogo, os mesmos até cada jogador ter tido cada lugar; 2 se nada se disser.
arg-sprt = Para quando se sabe se o primeiro jogador é mais forte por ELO0 (H0) ou por ELO1 (H1).
arg-sprt-more = Um teste sequencial da razão de probabilidades sobre rondas inteiras, em que qualquer das respostas está errada em 5 de 100 encontros. Para dois concorrentes.
arg-records = Escreve todos os jogos nesta pasta: game-00001.txt e assim por diante.
arg-resume = Conta os jogos que já estão na pasta e joga os que faltam.
arg-boards = Mostra o tabuleiro depois de cada lance.
arg-output = Escreve neste ficheiro o registo com o que se encontrou como comentários.
arg-nodes_only = Só o número que muda com a procura.


## Comandos

games-default = { $about } (por omissão)
games-computers = jogadores do computador, o mais fraco primeiro
show-expected = esperava-se um jogo ou --record FICHEIRO
think-expected-computer = um jogador do computador, como engine:5
think-over = o jogo acabou: { $ended }
match-expected-sprt = duas diferenças em Elo como 0,10, a menor primeiro
match-expected-computer = um jogador do computador, como bot:NOME
match-expected-two = dois jogadores para comparar
match-expected-different = pelo menos dois jogadores diferentes
match-players-differ-from-seats = esperava-se um jogador para cada um dos { $seats } lugares, mas vieram { $given }: { $players }
match-players-differ-from-seats-or-two = esperava-se um jogador para cada um dos { $seats } lugares ou dois jogadores, mas vieram { $given }: { $players }
match-progress = jogos
match-stopped = parou ao fim de { $played } de { $games } jogos
match-no-move = o lugar { $seat } não jogou
match-folder-has-games = esperava-se uma pasta sem jogos, ou --resume, mas contém { $game }
match-not-written = não é possível escrever { $file }: { $why }
match-not-of-this = não é deste encontro: { $differs }
match-no-tag = nenhuma etiqueta { $name }
match-not-over = esperava-se um jogo acabado
analyze-expected-another = outro ficheiro que não o próprio registo
analyze-progress = lances
analyze-stopped = parou ao fim de { $judged } de { $moves } lances
analyze-win = vitória em { $moves }
analyze-loss = derrota em { $moves }
analyze-better = { $score }, melhor { $best }: { $line }
analyze-summary = { $who }: { $moves }, { $mistakes }, { $blunders }, { $loss } perdidos por lance
analyze-moves = { $number ->
    [one] 1 lance
   *[other] { $number } lances
}
analyze-mistakes = { $number ->
    [one] 1 erro
   *[other] { $number } erros
}
analyze-blunders = { $number ->
    [one] 1 erro grave
   *[other] { $number } erros graves
}


## O servidor

server-stale = entretanto aconteceu outra coisa
server-not-seated = só quem joga aqui pode fazer isto
server-not-your-turn = não é a tua vez
server-not-over = o jogo ainda não acabou
server-not-alone = não há sugestões quando jogam outras pessoas
server-nothing-to-undo = não há nada para desfazer
server-no-proposal = ninguém propôs nada
server-secret = revela as mãos escondidas, por isso só pode ser lido quando o jogo acabar
server-not-found = não há aqui nada com esse nome
server-wrong-method = este endereço não se usa assim
server-too-many = é demais para um só endereço; tenta mais tarde
server-busy = os computadores têm demasiado em que pensar; tenta daqui a pouco
server-timed-out = demorou demasiado
server-too-large = é grande demais
server-broken = algo correu mal no servidor
server-malformed = não se consegue ler isto: { $why }
server-expected-table = esperava spec e seats, ou record
server-expected-study = esperava-se spec, ou record sem moves
server-expected-name = um nome numa só linha e com { $most } caracteres no máximo
server-expected-seat = um lugar de 1 a { $seats }
server-expected-address = um endereço como 127.0.0.1:8080
server-cannot-open = não se consegue abrir { $file }: { $why }
server-in-use = { $file } está a ser usado por outro servidor
server-store-failed = o armazém falhou: { $why }
server-store-broken = uma mesa guardada está estragada: { $why }
server-store-closed = o armazém está fechado
server-cannot-listen = não se consegue escutar em { $address }
server-cannot-make-folder = não se consegue criar a pasta { $folder }


## Navegador

web-title = Tabuleiro
web-nav = Páginas
web-nav-play = Jogar
web-nav-study = Estudar
web-nav-rules = Regras
web-skip = Ir para o conteúdo
web-theme-light = Cores claras
web-theme-dark = Cores escuras
web-sound = Som

web-welcome = O que queres jogar?
web-choose-game = Jogo
web-read-rules = Ler as regras
web-who-plays = Quem joga?
web-way-computer = Contra o computador
web-way-here = Juntos neste ecrã
web-way-elsewhere = Com amigos, por uma ligação
web-seat = Lugar { $number }
web-name = Nome
web-name-of-seat = Nome no lugar { $number }
web-people = Pessoas
web-person-here = Uma pessoa aqui
web-person-elsewhere = Uma pessoa noutro sítio, por uma ligação
web-engine = Motor
web-level = Nível { $level }: { $about }
web-bots = Computadores simples
web-bot = { $name }: { $about }
web-start = Começar
web-set-up = Montar uma posição
web-position-about = A posição em texto; o início habitual se nada for escrito
web-open-record = Abrir um registo
web-record-file = Um ficheiro de um jogo registado
web-record-text = Ou cola aqui o registo
web-play-on = Continuar a jogar
web-study-it = Estudar

web-board = Tabuleiro
web-view = Vista
web-rotate = Rodar o tabuleiro
web-flip = Virar o tabuleiro
web-zoom = Ver mais de perto
web-hand = Mão de { $name }
web-cell-last = parte do último lance
web-cell-target = pode ir para aqui
web-cell-start = pode ser escolhida
web-cell-height = altura { $height }
web-piece-marble = berlinde
web-piece-stone = pedra
web-piece-minion = lacaio
web-piece-master = mestre
web-piece-half = { $number }
web-piece-tile = dominó { $first } { $second }
web-points-vertical = aponta para cima e para baixo
web-points-horizontal = aponta para a esquerda e para a direita
web-tray-marbles = berlindes por jogar
web-tray-points = pontos
web-tray-tiles = peças
web-button-pass = Passar
web-sort-insert = empurra um berlinde
web-sort-score = escolhe a linha a pontuar
web-sort-swap = troca duas pedras, ou passa
web-sort-climb = sobe
web-sort-expand = expande

web-players = Jogadores
web-you = tu
web-to-move = a jogar
web-thinking = a pensar
web-away = ausente
web-place = { $place }.º lugar
web-your-turn = É a tua vez
web-turn-of = É a vez de { $name }
web-point-next = Agora aponta para um lugar marcado
web-nothing-begins = Nenhum lance legal começa aí
web-played = { $name } jogou { $move }
web-taken-back = Um lance foi desfeito
web-moves = Lances
web-first = Para o início
web-back = Um lance atrás
web-forth = Um lance à frente
web-last = Para o presente
web-slider = Lance
web-move-of = lance { $ply } de { $length }
web-past = Estás a ver uma posição anterior.
web-to-present = Para o presente
web-type-move = Escrever um lance
web-play = Jogar

web-undo = Desfazer
web-undo-ask = Pedir para desfazer
web-hint = Sugestão
web-hint-is = Experimenta { $move }
web-resign = Desistir
web-resign-sure = Queres mesmo desistir deste jogo?
web-rematch = Desforra
web-new-game = Novo jogo
web-save = Guardar registo
web-study = Estudar
web-share = Partilhar
web-link-watch = Para assistir
web-link-seat = Para jogar como { $name } ({ $label })
web-link-secret = Quem tiver a ligação de um lugar pode jogar por ele.
web-copy = Copiar
web-copied = Copiado
web-close = Fechar
web-cancel = Cancelar
web-proposes-undo = { $name } pede para desfazer um lance.
web-proposes-rematch = { $name } quer jogar outra vez.
web-waiting-answer = À espera de resposta
web-agree = Aceitar
web-decline = Recusar
web-cover = É a vez de { $name }
web-cover-about = As mãos são secretas: os outros não olham.
web-uncover = Sou { $name }
web-connecting = A ligar
web-line-lost = A ligação caiu. Volta a tentar sozinha; nenhum lance se perde.
web-stale = O jogo já tinha avançado.
web-closing = O servidor está a reiniciar.

web-study-of = Estudo: { $game }
web-study-about = Escolhe um jogo para ver desde o início, ou abre um registo.
web-engine-on = Motor
web-score-for = para { $name }
web-score-win = Vitória
web-score-loss = Derrota
web-score-win-in = Vitória em { $moves }
web-score-loss-in = Derrota em { $moves }
web-depth = profundidade { $depth }, { $nodes } posições
web-variation = Variante
web-course = Curso do jogo
web-review = Avaliar todos os lances
web-review-stop = Parar
web-review-progress = { $done } de { $all } lances, { $bad } erros
web-graph-move = { $ply }. { $move } ({ $name }): { $score }
web-graph-mistake = { $ply }. { $move } ({ $name }): um erro, { $score }; melhor { $better }
web-graph-blunder = { $ply }. { $move } ({ $name }): um erro grave, { $score }; melhor { $better }
web-rules-of = Regras de
