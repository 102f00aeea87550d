## Comandos

cmd-tabuleiro = Joga e analisa jogos de tabuleiro abstratos
cmd-tabuleiro-more = Sem comando, abre o menu.
cmd-play = Joga uma partida no terminal
cmd-games = Lista os jogos com as suas opções e bots, ou mostra as regras de um jogo
cmd-show = Mostra uma posição
cmd-moves = Lista os lances legais, um por linha
cmd-check = Joga um lance e escreve a nova posição, ou diz por que razão o lance é ilegal
cmd-think = Escreve o lance que um jogador automático escolhe
cmd-perft = Conta as sequências de lances de cada comprimento (perft)
cmd-match = Joga um encontro entre jogadores automáticos
cmd-match-more =
    As partidas jogam-se em rondas. Todas as partidas de uma ronda têm a mesma distribuição e a mesma abertura, e ao longo da ronda cada jogador ocupa todos os lugares. Ctrl-C termina o encontro e mostra o resultado até aí.

    Escreve uma linha por jogador: pontos, partidas, vitórias, empates, derrotas, a diferença em Elo com um intervalo de confiança de 95% e, com dois jogadores, a probabilidade de superioridade (LOS). Os erros calculam-se a partir de rondas inteiras.
cmd-replay = Verifica um registo e mostra os seus lances
cmd-analyze = Encontra os erros de uma partida registada
cmd-analyze-more =
    Escreve cada lance com a probabilidade de vitória que deixa a quem o jogou, e o melhor lance quando é outro. ? assinala um erro, ?? um erro grave. Seguem-se um gráfico e um resumo por jogador. Ctrl-C interrompe a análise e mostra o que já foi analisado.

    Com mais de dois jogadores, a pesquisa supõe que todos os outros cooperam contra quem joga.
cmd-bench = Mede a velocidade das regras e da pesquisa
cmd-bench-more = Escreve partidas aleatórias por segundo, nós de perft por segundo (com os lances do último nível jogados, e apenas contados), nós de pesquisa por segundo, e o número de nós que visita uma pesquisa de posições fixas a profundidades fixas. Este último número é igual em todas as máquinas e só muda quando a pesquisa muda.
cmd-engine = Serve de motor a outros programas, pelo protocolo UGI
cmd-engine-more = Lê comandos da Universal Game Interface da entrada padrão e escreve as respostas na saída padrão.
cmd-serve = Serve jogos a navegadores
cmd-serve-more = Escreve o registo de eventos na saída de erros; a variável de ambiente RUST_LOG define o nível, como debug ou warn. Ctrl-C para o servidor sem perder um lance, e as páginas abertas voltam a ligar-se quando ele regressa.
cmd-completions = Escreve um script de preenchimento automático para uma shell
cmd-completions-more = Junta o script aos preenchimentos da tua shell: vê os exemplos.
cmd-man = Escreve as páginas de manual (em inglês) numa pasta
cmd-help = Mostra a ajuda de um comando

## Opções de todos os comandos

arg-help = Mostra esta ajuda (mais pormenores com --help)
arg-help-long = Mostra esta ajuda (um resumo com -h)
arg-version = Mostra a versão
arg-color = Quando usar cores; auto usa-as num terminal, a não ser que NO_COLOR esteja definido
arg-lang = Língua [por omissão: a das definições ou do ambiente]
arg-config = Ficheiro de definições [por omissão: settings.conf na pasta de configuração da plataforma]

## Opções de alguns comandos

arg-data = Pasta das partidas guardadas e em curso [por omissão: a pasta de dados da plataforma]
arg-spec = Jogo e as suas opções, como shiftago ou pivit:players=3
arg-games-spec = Mostra as regras deste jogo
arg-bench-spec = Jogo e as suas opções [por omissão: todos os jogos]
arg-seats = Jogadores pela ordem dos lugares, como human:Ana,bot:guard [por omissão: tu contra o computador]
arg-seats-more = Um jogador é human, human:NOME, engine:1 a engine:8 (um nível), engine (força máxima dentro de --depth, --nodes e --time) ou bot:NOME (um jogador simples do jogo, ver tabuleiro games).
arg-addr = Endereço onde o servidor fica à escuta
arg-serve-data = Ficheiro da base de dados [por omissão: tables.sqlite na pasta de dados da plataforma]
arg-engine_threads = Threads para os jogadores automáticos [por omissão: número de núcleos menos um]
arg-behind_proxy = Lê os endereços dos visitantes do cabeçalho X-Forwarded-For, definido por um proxy
arg-tables_per_hour = Máximo de mesas que um endereço pode abrir por hora
arg-connections_per_address = Máximo de ligações de rede que um endereço pode ter ao mesmo tempo
arg-seed = Semente da distribuição
arg-play-seed = Semente da distribuição e dos jogadores automáticos [por omissão: aleatória]
arg-match-seed = Semente das distribuições, das aberturas e dos jogadores
arg-think-seed = Semente da distribuição e do jogador
arg-position = Posição [por omissão: o início]
arg-play-position = Começa nesta posição
arg-load = Continua uma partida guardada, dada pelo nome ou ficheiro; - lê-a da entrada padrão
arg-run = Deixa os computadores jogar até ao fim sem esperar por Enter
arg-plain = Linha a linha, para pipes e leitores de ecrã
arg-depth = Profundidade da pesquisa em turnos (só para engine sem nível)
arg-perft-depth = Comprimento máximo das sequências, em lances
arg-analyze-depth = Profundidade da pesquisa em turnos
arg-nodes = Nós de pesquisa por lance (só para engine sem nível)
arg-analyze-nodes = Nós de pesquisa por lance [por omissão: 200000 sem --depth nem --time]
arg-time = Milissegundos por lance (só para engine sem nível) [por omissão: 2000 se não houver outro limite]
arg-analyze-time = Milissegundos por lance
arg-threads = Threads de pesquisa
arg-think-threads = Threads de pesquisa (só para engine sem nível)
arg-match-threads = Partidas jogadas ao mesmo tempo; não altera o resultado [por omissão: número de núcleos]
arg-bench-threads = Mede também o ganho com este número de threads de pesquisa
arg-memory = Tamanho da tabela de transposições em megabytes
arg-record = Mostra uma posição deste registo; - lê-o da entrada padrão
arg-at = Número de lances do registo a jogar antes de mostrar [por omissão: todos]
arg-file = Registo; - lê-o da entrada padrão
arg-text = Lance, em qualquer grafia que o jogo aceite
arg-seat = Jogador a consultar, como engine, engine:5 ou bot:guard
arg-json = Escreve o resultado em JSON
arg-json-more = Os campos estão descritos em docs/json.md.
arg-players = Jogadores, um por lugar ou dois para qualquer número de lugares, como bot:guard
arg-players-more =
    Com um jogador por lugar, os jogadores passam ao lugar seguinte de partida para partida. Um jogador nomeado mais de uma vez é um só concorrente com vários lugares.

    Dois jogadores numa mesa para três ou quatro repartem os lugares por igual, em rondas de seis partidas: ABB BAA AAB BBA ABA BAB para três lugares, AABB BBAA ABAB BABA ABBA BAAB para quatro.

    Só contam pontos entre concorrentes diferentes: um concorrente ganha a fração dos pares de um lugar seu e de um lugar alheio em que o seu ficou à frente, valendo um empate metade. Jogadores de igual força ganham metade dos pontos. Vence a partida quem fica em primeiro; empatam os concorrentes que partilham o primeiro lugar.
arg-games = Máximo de partidas
arg-opening = Lances aleatórios no início de cada partida, iguais em todas as partidas de uma ronda
arg-sprt = Termina assim que um teste sequencial decida entre ELO0 e ELO1
arg-sprt-more = Um teste sequencial da razão de verosimilhanças sobre rondas inteiras, para dois concorrentes: H0 diz que o primeiro jogador é mais forte por ELO0, H1 por ELO1. Cada tipo de erro tem uma probabilidade de 5%.
arg-records = Escreve o registo de cada partida nesta pasta, como game-00001.txt e assim por diante
arg-resume = Conta as partidas que já estão na pasta e joga as restantes
arg-boards = Mostra o tabuleiro depois de cada lance
arg-output = Escreve neste ficheiro o registo com a análise em anotações
arg-nodes_only = Escreve apenas o número de nós
arg-shell = Shell
arg-dir = Pasta, criada se não existir
arg-command = Comando

## Exemplos

example-tabuleiro-1 = Abrir o menu
example-tabuleiro-2 = Jogar contra o computador
example-tabuleiro-3 = Servir jogos em http://127.0.0.1:8080/
example-play-1 = Jogar contra o computador
example-play-2 = Jogar a dois com o computador no nível 5
example-play-3 = Ver jogar dois jogadores automáticos
example-play-4 = Continuar a partida guardada com o nome sunday
example-games-1 = Listar todos os jogos
example-games-2 = Mostrar as regras do Pivit
example-show-1 = Mostrar o início do Dominup para três
example-show-2 = Mostrar a posição de um registo ao fim de dez lances
example-moves-1 = Listar os lances legais de uma partida nova
example-moves-2 = Contá-los
example-check-1 = Jogar um lance e escrever a nova posição
example-check-2 = Escrever em JSON a razão e as casas de um lance ilegal
example-think-1 = Pesquisar durante meio segundo
example-think-2 = Consultar o computador no nível 5
example-think-3 = Escrever em JSON o lance, a pontuação e a variante principal
example-perft-1 = Contar as sequências de até cinco lances
example-match-1 = Comparar dois níveis em 100 partidas
example-match-2 = Terminar assim que se saiba se o nível 5 é pelo menos 10 Elo mais forte
example-match-3 = Guardar os registos, e continuar o encontro se tiver sido interrompido
example-replay-1 = Verificar um registo e mostrar os seus lances
example-replay-2 = Ler o registo da entrada padrão
example-analyze-1 = Encontrar os erros de uma partida
example-analyze-2 = Pesquisar mais fundo, e escrever o registo anotado
example-bench-1 = Medir todos os jogos
example-bench-2 = Confirmar que a pesquisa não mudou
example-engine-1 = Pedir um lance ao motor
example-serve-1 = Servir jogos nesta máquina
example-serve-2 = Servir jogos na rede local
example-completions-1 = Instalar o preenchimento automático para bash
example-completions-2 = Instalar o preenchimento automático para fish
example-man-1 = Escrever as páginas de manual e ler uma
example-help-1 = Mostrar a ajuda completa de um comando
