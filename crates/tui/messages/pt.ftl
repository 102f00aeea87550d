answer-yes = sim
answer-no = não
the-computer = o computador
menu-seat = Lugar { $seat } ({ $pieces })
menu-person = pessoa
menu-person-about = joga neste teclado
play-order = { $game }: { $order }
play-cover = { $who }: carrega em Enter quando mais ninguém vir o ecrã
play-hint = sugestão: { $text }
play-position-secret = a posição em texto revelaria as peças escondidas; guarda antes a partida
play-nothing-to-undo = nada para desfazer
play-nothing-to-redo = nada para refazer
screen-too-small = O terminal é demasiado pequeno: precisa de pelo menos { $width } x { $height }
screen-what = O que queres fazer?
screen-go-on = Continuar: { $game }
screen-table = { $players }; { $moves ->
    [one] 1 lance
   *[other] { $moves } lances
}
screen-load = Abrir uma partida
screen-load-about = continuar uma partida guardada ou revê-la
screen-load-path = Outro ficheiro
screen-load-path-about = escrever o caminho
screen-saved-games = Partidas guardadas em { $folder }
screen-saved-game = { $game }, { $players }, { $moves ->
    [one] 1 lance
   *[other] { $moves } lances
}, { $result }
screen-rules = Regras
screen-rules-about = como se joga cada jogo
screen-settings = Definições
screen-settings-about = nome, língua, nível, cores
screen-settings-file = Definições em { $file }
screen-quit = Sair
screen-name = Nome
screen-no-name = nenhum
screen-name-about = o nome com que apareces
screen-language = Língua
screen-language-about = Enter para mudar
screen-level = Nível
screen-colours = Cores
screen-colours-about = também se pode jogar sem cores
screen-file = Ficheiro
screen-save = Guardar
screen-save-about = guardar a partida e sair
screen-leave = Abandonar
screen-leave-about = sair sem guardar
screen-stay = Ficar
screen-stay-about = continuar a jogar
screen-unsaved = A partida não acabou e não está guardada
screen-replace = Substituir { $file }?
screen-replace-no = manter o ficheiro que existe
screen-replace-yes = substituí-lo por esta partida
screen-move = Lance
screen-moves = Lances
screen-legal-moves = { $number ->
    [one] 1 lance legal
   *[other] { $number } lances legais
}
screen-position = Posição
screen-looking-back = depois do lance { $ply } de { $last }
screen-present = de volta à posição atual
screen-stepped = depois do lance { $number }, { $text }
screen-stepped-to-start = no início
screen-thinks = { $who }: a pensar
screen-thinks-depth = { $who }: a pensar, profundidade { $depth }
screen-keys = Enter escolher  Tab outra  : escrever  h sugestão  u desfazer  q sair  ? ajuda
screen-keys-picked = Enter jogar aqui  Tab destino seguinte  Esc outra peça  ? ajuda
screen-keys-typing = Enter jogar  Tab completar  Esc voltar ao tabuleiro
screen-keys-question = Setas ou texto: escolher  Enter confirmar  Esc voltar
screen-keys-covered = Enter mostrar  s guardar  n menu  q sair
screen-keys-input = Enter confirmar  Esc voltar
screen-keys-looking = PgUp anterior  PgDn seguinte  Home início  End posição atual
screen-keys-thinking = Enter jogar já  PgUp anterior  s guardar  n menu  q sair  ? ajuda
screen-keys-over = n menu  u desfazer  PgUp rever  s guardar  l abrir  q sair  ? ajuda
screen-keys-computers = Enter próximo lance  a todos  u desfazer  s guardar  q sair  ? ajuda
screen-menu-keys = Setas, número ou texto: escolher  Enter confirmar  Esc voltar
screen-reader-keys = Setas, PgUp, PgDn deslocar  Esc voltar
screen-help = Teclas
screen-help-text =
    # Escolher um lance
    {"-"} Setas: movem o cursor. Um tabuleiro maior do que o ecrã desloca-se com ele.
    {"-"} Tab, Shift+Tab: a casa seguinte ou anterior onde um lance pode começar ou continuar.
    {"-"} Enter ou espaço: escolhe uma peça e depois o destino. As casas com + são destinos; * assinala a peça escolhida.
    {"-"} Esc ou Backspace: cancela a escolha.
    {"-"} Rato: clica numa peça e depois no destino; clica num lance da lista para o rever; usa a roda do rato para deslocar.

    # Escrever um lance
    {"-"} : ou / ou um algarismo: escreve um lance em qualquer notação do jogo; Tab completa-o.

    # Jogo
    {"-"} h: sugestão
    {"-"} u, r: desfaz até à tua última decisão, refaz
    {"-"} m: lista os lances legais, para escolheres um
    {"-"} f: vira o tabuleiro
    {"-"} p: mostra a posição em texto
    {"-"} i: regras do jogo

    # Rever a partida
    {"-"} Page Up, Page Down: lance anterior, lance seguinte
    {"-"} Home, End: início, posição atual

    # Jogadores automáticos
    {"-"} Enter ou espaço enquanto um pensa: joga já
    {"-"} Enter ou espaço quando só eles jogam: próximo lance; a: todos os lances, ou parar

    # Ficheiros e saída
    {"-"} s: guarda a partida
    {"-"} l: abre uma partida guardada
    {"-"} n: menu, para começar outra partida
    {"-"} q: sai
    {"-"} Ctrl+C: sai de imediato; o menu propõe depois continuar a partida
