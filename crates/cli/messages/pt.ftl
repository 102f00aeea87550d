## Texto que não se consegue interpretar

expected-positive = um número maior ou igual a 1
expected-natural = um número maior ou igual a 0
expected-game-of = uma partida de { $game }
place-a-move = lance

## Jogar num terminal

answer-run = seguir
answer-save = guardar
answer-leave = abandonar
answer-stay = ficar
menu-load = l) abrir uma partida guardada
menu-settings = s) definições
menu-go-on = g) continuar a partida interrompida: { $game }, { $moves ->
    [one] 1 lance
   *[other] { $moves } lances
}
menu-forget = f) descartar essa partida
menu-name-of = Nome?
settings-no-name = nenhum
settings-language = Língua?
settings-level = Nível dos jogadores automáticos?
settings-colours = Cores?
menu-quit = q) sair
menu-which = Escolha?
menu-expected = um número, um nome ou uma das letras
menu-question = { $question } (Enter para { $usual })
menu-expected-row = { $names } ou um número
menu-who = Jogador?
menu-name = Nome? (Enter para nenhum)
play-ask-move = { $who }: { $prompt } (ou ajuda)
play-question = { $question }?
play-ask-next = Enter: próximo lance; seguir: todos os lances (ou ajuda)
play-expected-next = Enter, seguir ou um comando
play-ask-menu = Voltar ao menu? (sim ou não; também podes desfazer ou guardar FICHEIRO)
play-ask-target = Destino? (um número ou uma casa; Enter para cancelar)
play-ask-file = Ficheiro? (Enter para cancelar)
play-ask-replace = Substituir { $file }? (sim ou não)
play-ask-unsaved = A partida não está guardada. Guardar, abandonar ou ficar?
play-thinks = { $who } está a pensar (Ctrl-C: jogar já)
play-thinks-depth = { $who } está a pensar, profundidade { $depth } (Ctrl-C: jogar já)
play-no-moves = nenhum
play-no-moves-of-sort = não há lances legais deste tipo: { $sort }
play-moves = { $number } { $sort }
sort-legal = legais
play-help-move = um lance
play-help-move-does = joga-o; só Enter pede-o passo a passo
play-help-help = ajuda
play-help-help-does = mostra esta lista
play-help-rules = regras
play-help-rules-does = mostra as regras do jogo
play-help-board = tabuleiro
play-help-board-does = mostra de novo o tabuleiro
play-help-scroll = deslocar DIREÇÃO
play-help-scroll-does = desloca para a esquerda ou direita um tabuleiro mais largo do que o ecrã
play-help-moves = lances [TIPO]
play-help-moves-does = lista os lances legais, ou os de um tipo
play-help-history = histórico
play-help-history-does = lista os lances já jogados
play-help-look = ver N
play-help-look-does = mostra o tabuleiro ao fim de N lances
play-help-hint = sugestão
play-help-hint-does = sugere um lance
play-help-undo = desfazer, refazer
play-help-undo-does = desfaz até à tua última decisão, refaz
play-help-save = guardar [FICHEIRO]
play-help-save-does = guarda a partida
play-help-load = abrir FICHEIRO
play-help-load-does = continua uma partida guardada
play-help-position = posição
play-help-position-does = mostra a posição em texto
play-help-quit = sair
play-help-quit-does = sai da partida

## A linha de comandos

help-usage = Utilização
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
help-global-options = Opções globais
help-examples = Exemplos
help-command-name = COMANDO
help-default = [por omissão: { $value }]
help-possible-values = [valores possíveis: { $values }]
usage-see-help = Para mais informações, experimenta { $command }
usage-did-you-mean = Querias dizer { $suggestion }?
usage-unknown-command = comando desconhecido: { $got }
usage-unknown-option = opção desconhecida: { $got }
usage-unexpected-argument = argumento inesperado: { $got }
usage-missing = falta { $arguments }
usage-missing-value = falta o valor de { $argument }
usage-twice = { $argument } só pode ser indicado uma vez
usage-conflict = { $argument } não pode ser usado com { $other }
usage-value = um valor
usage-invalid-argument = argumento inválido: { $got }

## Comandos

games-default = { $about } (por omissão)
games-computers = bots, do mais fraco para o mais forte
think-expected-computer = um jogador automático, como engine:5
think-over = a partida acabou: { $ended }
match-expected-sprt = um par de diferenças em Elo, a menor primeiro, como 0,10
match-expected-computer = um jogador automático, como bot:NOME
match-expected-two = um par de jogadores para comparar
match-expected-different = um mínimo de dois jogadores diferentes
match-players-differ-from-seats = esperava-se um jogador para cada um dos { $seats } lugares, mas { $given ->
    [one] indicou-se 1
   *[other] indicaram-se { $given }
}: { $players }
match-players-differ-from-seats-or-two = esperava-se um jogador para cada um dos { $seats } lugares ou dois jogadores, mas { $given ->
    [one] indicou-se 1
   *[other] indicaram-se { $given }
}: { $players }
match-progress = partidas
match-stopped = parou ao fim de { $played } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
match-no-move = o lugar { $seat } não jogou
match-folder-has-games = a pasta já contém partidas, como { $game }; usa --resume para continuar esse encontro
match-not-written = não é possível escrever em { $file }: { $why }
match-not-of-this = pertence a outro encontro: { $differs }
match-no-tag = um registo sem { $name }
match-not-over = esperava-se uma partida acabada
analyze-expected-another = um ficheiro diferente do próprio registo
analyze-progress = lances
analyze-stopped = parou ao fim de { $judged } de { $moves ->
    [one] 1 lance
   *[other] { $moves } lances
}
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
