answer-yes = sim
answer-no = não
the-computer = o computador
menu-seat = lugar { $seat }, { $pieces }
menu-person = pessoa
menu-person-about = alguém neste teclado
play-order = { $game }: { $order }
play-cover = { $who }, carrega em Enter quando só tu vires o ecrã
play-hint = o computador jogaria { $text }
play-position-secret = a posição em texto mostraria o que está escondido; guarda antes o jogo
play-nothing-to-undo = não há nada para desfazer
play-nothing-to-redo = não há nada para refazer
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
