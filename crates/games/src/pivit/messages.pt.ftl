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

## Navegador

web-piece-minion = lacaio
web-piece-master = mestre
web-points-vertical = aponta para cima e para baixo
web-points-horizontal = aponta para a esquerda e para a direita
