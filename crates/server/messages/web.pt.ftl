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
web-depth = profundidade { $depth }, { $nodes ->
    [one] 1 posição
   *[other] { $nodes } posições
}
web-variation = Variante
web-course = Curso do jogo
web-review = Avaliar todos os lances
web-review-stop = Parar
web-review-progress = { $done } de { $all ->
    [one] 1 lance
   *[other] { $all } lances
}, { $bad ->
    [one] 1 erro
   *[other] { $bad } erros
}
web-graph-move = { $ply }. { $move } ({ $name }): { $score }
web-graph-mistake = { $ply }. { $move } ({ $name }): um erro, { $score }; melhor { $better }
web-graph-blunder = { $ply }. { $move } ({ $name }): um erro grave, { $score }; melhor { $better }
web-rules-of = Regras de
