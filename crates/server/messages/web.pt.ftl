web-title = Tabuleiro
web-nav = Páginas
web-nav-play = Jogar
web-nav-study = Estudar
web-nav-rules = Regras
web-skip = Saltar para o conteúdo
web-theme-light = Tema claro
web-theme-dark = Tema escuro
web-sound = Som

web-welcome = O que queres jogar?
web-choose-game = Jogo
web-read-rules = Ler as regras
web-who-plays = Quem joga?
web-preset-computer = Contra o computador
web-preset-local = No mesmo ecrã
web-preset-remote = Com amigos, por link
web-seat = Lugar { $number }
web-name = Nome
web-name-of-seat = Nome para o lugar { $number }
web-people = Pessoas
web-person-local = Uma pessoa aqui
web-person-remote = Uma pessoa noutro sítio, por link
web-engine = Motor
web-level = Nível { $level }: { $about }
web-bots = Bots simples
web-bot = { $name }: { $about }
web-start = Começar
web-set-up = Preparar uma posição
web-position-about = A posição em texto; deixa em branco para a posição inicial
web-open-record = Abrir um registo
web-record-file = Ficheiro do registo
web-record-text = Ou cola aqui um registo
web-play-on = Continuar a jogar
web-study-it = Estudar

web-board = Tabuleiro
web-view = Vista
web-rotate = Rodar o tabuleiro
web-flip = Inverter o tabuleiro
web-zoom = Ampliar
web-tray = Mão de { $name }
web-cell-last = último lance
web-cell-target = destino possível
web-cell-start = pode ser escolhida
web-cell-height = altura { $height }
web-players = Jogadores
web-you = tu
web-to-move = a jogar
web-thinking = a pensar
web-away = ausente
web-place = { $place }.º lugar
web-your-turn = É a tua vez
web-turn-of = É a vez de { $name }
web-pick-next = Escolhe uma casa assinalada
web-nothing-begins = Nenhum lance legal começa aí
web-played = { $name } jogou { $move }
web-taken-back = Um lance foi desfeito
web-moves = Lances
web-first = Posição inicial
web-previous = Lance anterior
web-next = Lance seguinte
web-last = Posição atual
web-slider = Lance
web-move-of = lance { $ply } de { $length }
web-past = Estás a ver uma posição anterior.
web-to-latest = Voltar à partida
web-type-move = Escrever um lance
web-play = Jogar

web-undo = Desfazer
web-request-undo = Pedir para desfazer
web-hint = Sugestão
web-hint-move = Sugestão: { $move }
web-resign = Desistir
web-resign-sure = Queres mesmo desistir?
web-rematch = Desforra
web-new-game = Nova partida
web-save = Guardar
web-study = Estudar
web-share = Partilhar
web-link-watch = Link para assistir
web-link-seat = Jogar como { $name } ({ $label })
web-link-secret = Quem tiver o link de um lugar pode jogar por ele.
web-copy = Copiar
web-copied = Copiado
web-close = Fechar
web-cancel = Cancelar
web-proposes-undo = { $name } pede para desfazer um lance.
web-proposes-rematch = { $name } propõe uma desforra.
web-waiting-answer = À espera de resposta
web-agree = Aceitar
web-decline = Recusar
web-privacy-title = É a vez de { $name }
web-privacy-about = As mãos são secretas: os outros não espreitem.
web-reveal = Sou { $name }
web-connecting = A ligar…
web-connection-lost = A ligação caiu. A tentar ligar de novo… Nenhum lance se perde.
web-stale = Entretanto, a partida avançou.
web-closing = O servidor está a reiniciar.

web-study-of = Estudo: { $game }
web-study-about = Escolhe um jogo para estudar desde o início, ou abre um registo.
web-engine-on = Motor
web-score-for = para { $name }
web-score-win = Vitória
web-score-loss = Derrota
web-score-win-in = Vitória em { $moves }
web-score-loss-in = Derrota em { $moves }
web-depth = profundidade { $depth }, { $nodes ->
    [one] 1 posição
   *[other] { $nodes } posições
}
web-variation = Variante
web-evaluation-graph = Evolução da partida
web-review = Analisar a partida
web-review-stop = Parar
web-review-progress = { $done } de { $all ->
    [one] 1 lance
   *[other] { $all } lances
}, { $bad ->
    [one] 1 erro
   *[other] { $bad } erros
}
web-graph-move = { $ply }. { $move } ({ $name }): { $score }
web-graph-mistake = { $ply }. { $move } ({ $name }): erro, { $score }; melhor { $better }
web-graph-blunder = { $ply }. { $move } ({ $name }): erro grave, { $score }; melhor { $better }
web-rules-of = Regras de
