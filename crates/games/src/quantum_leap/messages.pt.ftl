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

## Navegador

web-piece-stone = pedra
web-button-pass = Passar
web-sort-swap = troca duas pedras, ou passa
