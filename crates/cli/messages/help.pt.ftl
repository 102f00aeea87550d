cmd-tabuleiro = Jogos de tabuleiro abstratos, com pessoas e computadores.
cmd-tabuleiro-more = Sem comando abre o menu.
cmd-play = Joga um jogo no terminal.
cmd-games = Lista os jogos com as suas opções e jogadores do computador, ou conta as regras de um.
cmd-show = Mostra uma posição.
cmd-moves = Lista os lances legais, um por linha.
cmd-check = Joga um lance e escreve a nova posição, ou diz porque não é permitido.
cmd-think = Escreve o lance que um jogador do computador faz.
cmd-perft = Conta as sequências de lances, profundidade a profundidade.
cmd-match = Põe computadores a jogar uns contra os outros.
cmd-match-more = Joga-se em rondas: a mesma distribuição e a mesma abertura, até todos terem tido todos os lugares. Ctrl-C termina o encontro com o resultado até aí.
cmd-replay = Verifica um registo e mostra o seu jogo.
cmd-analyze = Avalia cada lance de um registo.
cmd-analyze-more =
    Cada lance com a probabilidade de ganhar que deixa, vista por quem o fez, e o que teria sido melhor; atrás de um lance ? é um erro e ?? um erro grave. Depois o curso do jogo, e quão bem cada um jogou. Ctrl-C termina com o que se sabe até aí.

    Com mais de dois jogadores supõe-se que todos os outros jogam juntos contra quem faz o lance.
cmd-bench = Mede quão rápidas são as regras e a procura.
cmd-bench-more = Jogos ao acaso por segundo, perft por segundo com os lances da última jogada feitos e só contados, posições por segundo que uma procura vê, e quantas posições vê até chegar a certa profundidade em posições fixas: esse número é o mesmo em todas as máquinas e só muda com a procura.
cmd-engine = Joga para outros programas: a Universal Game Interface na entrada e saída padrão.
cmd-serve = Abre mesas no navegador, para quem está aqui e para quem está longe.
cmd-serve-more = O que acontece é dito na saída de erros; RUST_LOG diz quanto, como debug ou warn. Ctrl-C pára tudo: nada do que foi dito a alguém se perde, e as páginas abertas continuam quando voltar.
arg-help = Diz isto; --help diz mais do que -h.
arg-version = Diz a versão.
arg-color = Quando usar cores: auto (num terminal, a não ser que NO_COLOR esteja definido), always (sempre) ou never (nunca).
arg-lang = A língua: en ou pt; senão a das definições, ou a do ambiente.
arg-config = O ficheiro das definições; senão no lugar habitual desta plataforma.
arg-data = A pasta dos jogos guardados e em curso; senão no lugar habitual desta plataforma.
arg-spec = O jogo e as suas opções.
arg-play-spec = O jogo e as suas opções, como shiftago ou shiftago:exhausted=draws.
arg-games-spec = Conta as regras deste jogo.
arg-bench-spec = O jogo e as suas opções; senão todos os jogos.
arg-seats = Quem se senta onde, como human:Ana,bot:guard; senão uma pessoa contra o computador.
arg-addr = Onde fica à escuta; 127.0.0.1:8080 se nada se disser.
arg-serve-data = O ficheiro com as mesas; senão um na pasta dos teus dados.
arg-engine_threads = Quantos fios pensam pelos computadores; senão todos os núcleos menos um.
arg-behind_proxy = Recebe os endereços dos visitantes de um proxy à sua frente (X-Forwarded-For).
arg-tables_per_hour = Quantas mesas alguém num endereço pode abrir por hora; 120 se nada se disser.
arg-connections_per_address = Quantas ligações alguém num endereço pode ter ao mesmo tempo; 64 se nada se disser.
arg-seed = De que número sai a distribuição inicial; 0 se nada se disser.
arg-play-seed = De que número saem a distribuição e os computadores; senão um qualquer.
arg-match-seed = De que número saem distribuições, aberturas e jogadores; 0 se nada se disser.
arg-position = A posição; senão o início.
arg-play-position = Começa nesta posição.
arg-load = Continua um jogo guardado.
arg-run = Deixa os computadores jogar até ao fim sem esperar por Enter.
arg-plain = Linha a linha, próprio para canos e leitores de ecrã.
arg-depth = Quantos turnos de profundidade vê engine sem nível.
arg-perft-depth = Quantos lances de profundidade.
arg-analyze-depth = Quantos turnos de profundidade vê.
arg-nodes = Quantas posições vê engine sem nível.
arg-analyze-nodes = Quantas posições vê por lance; 200000 se nada se disser.
arg-time = Quanto tempo pensa engine sem nível, em milissegundos; dois segundos se nada se disser.
arg-analyze-time = Quanto tempo pensa em cada lance, em milissegundos.
arg-threads = Com quantos fios pensa; 1 se nada se disser.
arg-think-threads = Com quantos fios pensa engine sem nível; 1 se nada se disser.
arg-match-threads = Quantos jogos se jogam lado a lado, o que não muda mais nada; senão tantos quantos os núcleos.
arg-bench-threads = Mede também quanto mais cedo tantos fios chegam à profundidade de um.
arg-memory = De quanto se lembra, em megabytes; 64 se nada se disser.
arg-record = Mostra uma posição deste registo.
arg-at = Depois de tantos lances do registo; senão o fim.
arg-file = O registo.
arg-text = O lance, em qualquer grafia.
arg-seat = Quem pensa, como engine, engine:5 ou bot:guard; engine se nada se disser.
arg-show-json = A imagem e os lances legais em JSON.
arg-check-json = Uma razão estável e as casas em causa em JSON.
arg-think-json = O lance e aonde leva em JSON.
arg-analyze-json = O que se encontrou em JSON.
arg-bench-json = O que se mediu em JSON.
arg-match-json = O resultado em JSON.
arg-match-json-more = "game", "seed" e "opening" como foram pedidos; "round", quantos jogos tem uma ronda; "players", para cada concorrente "player", "games", "score" ("wins", "draws", "losses", "points"), "elo" contra os outros, "interval", que contém a verdadeira diferença em 95 de 100 encontros, e para dois concorrentes "los", a probabilidade de ser o mais forte; "sprt", onde foi pedido, "elo0", "elo1", "llr", "bounds" e "answer" (H0, H1 ou undecided). O que não tem valor finito é null. Os erros calculam-se por rondas, não por jogos.
arg-players = Quem joga, um para cada lugar ou dois em qualquer mesa, como bot:guard.
arg-players-more =
    Um para cada lugar: rodam à volta da mesa de jogo para jogo. Quem é nomeado mais de uma vez é um concorrente com vários lugares.

    Dois numa mesa para mais: uma ronda são seis jogos, em que repartem os lugares de todas as maneiras equilibradas, para três lugares ABB BAA AAB BBA ABA BAB, para quatro AABB BBAA ABAB BABA ABBA BAAB.

    Os pontos contam-se só entre concorrentes diferentes: em cada jogo a parte dos pares de lugares de um e de outro em que um ficou melhor, valendo um empate metade. Forças iguais ganham metade dos pontos. Ganha um jogo quem fica em primeiro, e empatam os que partilham esse lugar.
arg-games = Quantos jogos no máximo; os jogadores trocam de lugar de jogo para jogo; 100 se nada se disser.
arg-opening = Quantos lances ao acaso abrem cada jogo, os mesmos até cada jogador ter tido cada lugar; 2 se nada se disser.
arg-sprt = Para quando se sabe se o primeiro jogador é mais forte por ELO0 (H0) ou por ELO1 (H1).
arg-sprt-more = Um teste sequencial da razão de probabilidades sobre rondas inteiras, em que qualquer das respostas está errada em 5 de 100 encontros. Para dois concorrentes.
arg-records = Escreve todos os jogos nesta pasta: game-00001.txt e assim por diante.
arg-resume = Conta os jogos que já estão na pasta e joga os que faltam.
arg-boards = Mostra o tabuleiro depois de cada lance.
arg-output = Escreve neste ficheiro o registo com o que se encontrou como comentários.
arg-nodes_only = Só o número que muda com a procura.
