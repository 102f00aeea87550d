## O que não se consegue ler

expected-positive = um número a partir de 1
expected-natural = um número a partir de 0
expected-game-of = um jogo de { $game }
place-a-move = lance

## Jogar num terminal

answer-run = seguir
answer-save = guardar
answer-leave = largar
answer-stay = ficar
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
menu-quit = q) sair
menu-which = qual?
menu-expected = um número, um nome ou uma das letras
menu-question = { $question } (Enter para { $usual })
menu-expected-row = { $names } ou um número
menu-who = quem?
menu-name = nome? (Enter para nenhum)
play-ask-move = { $who }: { $prompt } (ou ajuda)
play-question = { $question }?
play-ask-next = Enter para o próximo lance, seguir para todos (ou ajuda)
play-expected-next = Enter, seguir ou um comando
play-ask-menu = Voltar ao menu? (sim ou não; desfazer e guardar FICHEIRO também servem)
play-ask-target = para onde? (um número, um sítio, ou Enter para nenhum)
play-ask-file = ficheiro? (Enter para nenhum)
play-ask-replace = substituir { $file }? (sim ou não)
play-ask-unsaved = este jogo não está guardado: guardar, largar ou ficar?
play-thinks = { $who } está a pensar (Ctrl-C: que jogue já)
play-thinks-depth = { $who } está a pensar, profundidade { $depth } (Ctrl-C: que jogue já)
play-no-moves = nenhum
play-no-moves-of-sort = agora não há lances legais deste tipo: { $sort }
play-moves = { $number } { $sort }
sort-legal = legais
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

## A linha de comandos

help-usage = Uso
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
games-computers = jogadores do computador, o mais fraco primeiro
think-expected-computer = um jogador do computador, como engine:5
think-over = o jogo acabou: { $ended }
match-expected-sprt = duas diferenças em Elo como 0,10, a menor primeiro
match-expected-computer = um jogador do computador, como bot:NOME
match-expected-two = dois jogadores para comparar
match-expected-different = pelo menos dois jogadores diferentes
match-players-differ-from-seats = esperava-se um jogador para cada um dos { $seats } lugares, mas vieram { $given }: { $players }
match-players-differ-from-seats-or-two = esperava-se um jogador para cada um dos { $seats } lugares ou dois jogadores, mas vieram { $given }: { $players }
match-progress = jogos
match-stopped = parou ao fim de { $played } de { $games ->
    [one] 1 jogo
   *[other] { $games } jogos
}
match-no-move = o lugar { $seat } não jogou
match-folder-has-games = esperava-se uma pasta sem jogos, ou --resume, mas contém { $game }
match-not-written = não é possível escrever { $file }: { $why }
match-not-of-this = não é deste encontro: { $differs }
match-no-tag = nenhuma etiqueta { $name }
match-not-over = esperava-se um jogo acabado
analyze-expected-another = outro ficheiro que não o próprio registo
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
