game-pivit = promove lacaios nos cantos; as peças rodam ao mover-se
option-pivit-players = número de jogadores
option-pivit-players-2 = dois jogadores
option-pivit-players-3 = três jogadores, no tabuleiro grande
option-pivit-players-4 = quatro jogadores, no tabuleiro grande
option-pivit-board = tamanho do tabuleiro
option-pivit-board-8 = 8 x 8 casas
option-pivit-board-6 = 6 x 6 casas, uma partida curta para dois
option-pivit-sides = ordem das colunas da esquerda e da direita com três jogadores
option-pivit-sides-straight = a b c a b c a partir de cima
option-pivit-sides-mirrored = c b a c b a a partir de cima
bot-opportunist = promove um lacaio se possível; senão, captura se possível
pivit-small-board-is-for-two = o tabuleiro de 6 x 6 é só para dois jogadores
pivit-end-minions = já não há lacaios
pivit-end-last-player = só resta um jogador com peças
pivit-end-repetition = posição repetida três vezes
pivit-end-no-progress = 50 rondas sem capturas nem promoções
pivit-end-all-pass = nenhum jogador pode mover
pivit-not-a-square = não há nenhuma casa { $at } no tabuleiro
pivit-zero-steps = uma peça move-se pelo menos uma casa
pivit-not-yours = não tens nenhuma peça em { $at }
pivit-moves-up-or-down = a peça em { $at } agora só se move para cima ou para baixo
pivit-moves-left-or-right = a peça em { $at } agora só se move para a esquerda ou para a direita
pivit-even-steps = o lacaio em { $at } tem de se mover um número ímpar de casas, não { $steps }
pivit-off-board = esse lance levaria a peça em { $at } para fora do tabuleiro
pivit-in-the-way = a peça em { $at } está no caminho
pivit-own-piece = já há uma peça tua em { $at }
pivit-a-move = um par de casas, como b1b4, ou uma casa e um número de passos, como b1 3
pivit-expected-square = uma casa, como b1
pivit-expected-steps = um número de passos, como 3 ou -2
pivit-expected-position = um tabuleiro, o lugar a jogar, a ordem das primeiras promoções e o número de lances desde a última captura ou promoção, como { $start }
pivit-expected-seat = o lugar a jogar: { $seats }
pivit-expected-idle = um número de lances desde a última captura ou promoção, de 0 a { $limit }
pivit-expected-squares = uma linha de { $squares } casas
pivit-expected-piece = uma peça de { $seats }, ou . para uma casa vazia
pivit-expected-axis = | ou - para o eixo da peça
pivit-expected-pieces = um máximo de { $most } peças de { $letter }
pivit-expected-master = um mestre
pivit-expected-promotions = a ordem das primeiras promoções, cada lugar no máximo uma vez, ou - se não há nenhuma
pivit-expected-no-promotion = nenhuma promoção de { $letter }, que ainda tem todos os lacaios
pivit-ask-square = casa da peça
pivit-ask-steps = número de casas (positivo: cima ou direita; negativo: baixo ou esquerda)
pivit-promotes = { $who } promove um lacaio a mestre em { $at }
pivit-goes-out = { $who } fica de fora: não tem mais peças
pivit-passes = { $who } passa: nenhuma peça se pode mover
pivit-first-promotions = primeiras promoções: { $order }
pivit-then = { $first }, depois { $next }
pivit-idle = { $moves } lances sem capturas nem promoções; a partida acaba aos { $limit }
pivit-out = de fora
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
web-points-vertical = move-se na vertical
web-points-horizontal = move-se na horizontal
