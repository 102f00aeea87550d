game-quantum-leap = salta uma casa por amiga à volta; ganha a última captura
option-quantum-leap-side = casas em cada lado do tabuleiro
option-quantum-leap-side-5 = 61 casas
option-quantum-leap-side-2 = 7 casas
option-quantum-leap-side-3 = 19 casas
option-quantum-leap-side-4 = 37 casas
option-quantum-leap-side-6 = 91 casas
option-quantum-leap-edition = número de pedras
option-quantum-leap-edition-1 = o mesmo número de cada cor e uma casa vazia
option-quantum-leap-edition-2 = nenhuma casa vazia; as pretas têm mais uma pedra
option-quantum-leap-hole = a casa vazia da primeira edição
option-quantum-leap-hole-anywhere = qualquer casa exceto a do centro
option-quantum-leap-hole-last = a última casa da última linha
option-quantum-leap-swap = quantas vezes as pretas podem trocar duas pedras antes da partida
option-quantum-leap-swap-once = no máximo uma vez
option-quantum-leap-swap-free = as vezes que quiserem
option-quantum-leap-swap-off = nunca
bot-first = faz a primeira captura que encontra
bot-finisher = ganha logo se possível; senão, faz a primeira captura que encontra
sort-leap = saltar
sort-swap = trocar
sort-pass = passar
button-pass = passar
quantum-leap-end-no-capture = quem joga não tem capturas
quantum-leap-swap-phase = primeiro, as pretas trocam duas pedras ou passam
quantum-leap-play-phase = só se pode trocar ou passar antes da partida
quantum-leap-other-board = a casa { $cell } é de outro tabuleiro, de lado { $side }
quantum-leap-empty = a casa { $cell } está vazia: escolhe uma pedra
quantum-leap-not-yours = a pedra em { $cell } não é tua
quantum-leap-no-friend = a pedra em { $cell } não pode saltar: não tem nenhuma da sua cor ao lado
quantum-leap-no-capture = { $distance ->
    [one] a pedra em { $cell } não pode capturar: não há nenhuma pedra inimiga exatamente a 1 casa em linha reta
   *[other] a pedra em { $cell } não pode capturar: não há nenhuma pedra inimiga exatamente a { $distance } casas em linha reta
}
quantum-leap-out-of-reach = { $distance ->
    [one] a pedra em { $from } salta exatamente 1 casa em linha reta, e { $to } não fica lá
   *[other] a pedra em { $from } salta exatamente { $distance } casas em linha reta, e { $to } não fica lá
}
quantum-leap-nothing-to-capture = a casa { $cell } está vazia: um salto tem de acabar numa pedra inimiga
quantum-leap-own-stone = a pedra em { $cell } é tua: um salto tem de acabar numa pedra inimiga
quantum-leap-same-stone = uma troca precisa de duas pedras diferentes, não de { $cell } duas vezes
quantum-leap-expected-capture = uma pedra e o seu destino, como 4-3x1-3
quantum-leap-expected-swap = um par de pedras, como trocar 1-1 3-4, ou passar
quantum-leap-expected-cell = uma casa na forma posição-linha, como 4-3
quantum-leap-expected-line = uma linha de 1 a { $lines }
quantum-leap-expected-place = uma posição de 1 a { $last } na linha { $line }
quantum-leap-expected-position = um tabuleiro, quem joga (O ou X) e a fase (swap ou play), como XO/OX_/XO O play
quantum-leap-expected-player = quem joga, O ou X
quantum-leap-expected-phase = a fase, swap ou play
quantum-leap-expected-play = a fase play, porque esta partida não tem trocas
quantum-leap-expected-black = a vez de { $letter } na fase swap
quantum-leap-expected-lines = um tabuleiro de { $lines } linhas separadas por /
quantum-leap-expected-stone = X, O ou _ para uma casa vazia
quantum-leap-line = linha { $line }
quantum-leap-position = posição { $position }
quantum-leap-prompt-swap = duas pedras para trocar, como trocar 1-1 3-4, ou passar
quantum-leap-prompt-capture = uma pedra e o seu destino na forma posição-linha, como 4-3x1-3
quantum-leap-ask-swap = primeira pedra a trocar (posição-linha, ou passar)
quantum-leap-ask-second = segunda pedra
quantum-leap-ask-stone = pedra (posição-linha)
quantum-leap-ask-target = destino
quantum-leap-swaps-freely = antes da partida: X pode trocar pedras e depois passa
quantum-leap-swaps-once = antes da partida: X pode trocar duas pedras ou passar
quantum-leap-stones = { $stones ->
    [one] 1 pedra
   *[other] { $stones } pedras
}

## Navegador

web-piece-stone = pedra
web-button-pass = Passar
web-sort-swap = Trocar duas pedras ou passar
