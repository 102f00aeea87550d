## Commands

cmd-tabuleiro = Play and analyse abstract board games
cmd-tabuleiro-more = Without a command, opens the menu.
cmd-play = Play a game in the terminal
cmd-games = List the games with their options and bots, or print the rules of one game
cmd-show = Show a position
cmd-moves = List the legal moves, one per line
cmd-check = Play one move and print the new position, or say why the move is illegal
cmd-think = Print the move that a computer player chooses
cmd-perft = Count the move sequences of each length (perft)
cmd-match = Play a match between computer players
cmd-match-more =
    Games are played in rounds. All games of a round have the same deal and the same opening, and in the course of a round every player takes every seat. Ctrl-C ends the match and prints the result so far.

    Prints a line for each player: points, games, wins, draws, losses, the difference in Elo with a 95% confidence interval and, with two players, the likelihood of superiority (LOS). Errors are computed from whole rounds.
cmd-replay = Check a record and print its moves
cmd-analyze = Find the mistakes in a recorded game
cmd-analyze-more =
    Prints every move with the win probability that it leaves to the player who made it, and the best move where that is another one. ? marks a mistake, ?? a blunder. A graph and a summary for each player follow. Ctrl-C stops the analysis and prints what has been analysed so far.

    With more than two players, the search assumes that all other players cooperate against the player to move.
cmd-bench = Measure the speed of the rules and of the search
cmd-bench-more = Prints random games per second, perft nodes per second (with the moves of the last ply played, and only counted), search nodes per second, and the number of nodes that a search of fixed positions to fixed depths visits. The last number is the same on every machine and changes only when the search changes.
cmd-engine = Run as an engine for other programs, by the UGI protocol
cmd-engine-more = Reads commands of the Universal Game Interface from standard input and writes the answers to standard output.
cmd-serve = Serve games to web browsers
cmd-serve-more = Writes its log to standard error; the environment variable RUST_LOG sets the level, such as debug or warn. Ctrl-C stops the server without losing a move, and open pages reconnect when it is back.
cmd-completions = Print a completion script for a shell
cmd-completions-more = Add the script to the completions of your shell: see the examples.
cmd-man = Write the man pages to a folder
cmd-help = Print help for a command

## Options of all commands

arg-help = Print help (see more with --help)
arg-help-long = Print help (see a summary with -h)
arg-version = Print version
arg-color = When to use colours; auto uses them on a terminal unless NO_COLOR is set
arg-lang = Language [default: from the settings or the environment]
arg-config = Settings file [default: settings.conf in the configuration folder of the platform]

## Options of single commands

arg-data = Folder of saved and running games [default: the data folder of the platform]
arg-spec = Game and its options, such as shiftago or pivit:players=3
arg-games-spec = Print the rules of this game
arg-bench-spec = Game and its options [default: every game]
arg-seats = Players in the order of the seats, such as human:Ana,bot:guard [default: you against the computer]
arg-seats-more = A player is human, human:NAME, engine:1 to engine:8 (a level), engine (full strength within --depth, --nodes and --time) or bot:NAME (a simple player of the game, see tabuleiro games).
arg-addr = Address to listen on
arg-serve-data = Database file [default: tables.sqlite in the data folder of the platform]
arg-engine_threads = Threads for computer players [default: number of cores minus one]
arg-behind_proxy = Take the addresses of visitors from the header X-Forwarded-For, which a proxy sets
arg-tables_per_hour = Most tables that one address can open per hour
arg-connections_per_address = Most connections that one address can have at the same time
arg-seed = Seed of the deal
arg-play-seed = Seed of the deal and of the computer players [default: random]
arg-match-seed = Seed of the deals, the openings and the players
arg-think-seed = Seed of the deal and of the player
arg-position = Position [default: the start]
arg-play-position = Start from this position
arg-load = Continue a saved game, given by its name or file; - reads it from standard input
arg-run = Let computers play to the end without waiting for Enter
arg-plain = Line by line, for pipes and screen readers
arg-depth = Search depth in turns (only for engine without a level)
arg-perft-depth = Longest sequences to count, in moves
arg-analyze-depth = Search depth in turns
arg-nodes = Search nodes per move (only for engine without a level)
arg-analyze-nodes = Search nodes per move [default: 200000 if neither --depth nor --time is given]
arg-time = Milliseconds per move (only for engine without a level) [default: 2000 if there is no other limit]
arg-analyze-time = Milliseconds per move
arg-threads = Search threads
arg-think-threads = Search threads (only for engine without a level)
arg-match-threads = Games played at the same time; does not change the result [default: number of cores]
arg-bench-threads = Also measure the speed-up of this many search threads
arg-memory = Size of the transposition table in megabytes
arg-record = Show a position of this record; - reads it from standard input
arg-at = Number of moves of the record to play before showing [default: all]
arg-file = Record; - reads it from standard input
arg-text = Move, in any spelling that the game accepts
arg-seat = Player to ask, such as engine, engine:5 or bot:guard
arg-json = Print the result as JSON
arg-json-more = The fields are described in docs/json.md.
arg-players = Players, one for each seat or two for any number of seats, such as bot:guard
arg-players-more =
    With one player for each seat, the players move to the next seat from game to game. A player named more than once is one contender with several seats.

    Two players at a table for three or four share the seats evenly, in rounds of six games: ABB BAA AAB BBA ABA BAB for three seats, AABB BBAA ABAB BABA ABBA BAAB for four.

    Points count only among different contenders: a contender earns the share of the pairs of its own and other seats in which its own seat finished ahead, a tie being half. Players of equal strength earn half of the points. Whoever comes first wins the game; contenders who share the first place draw.
arg-games = Most games to play
arg-opening = Random moves at the start of each game, the same for all games of a round
arg-sprt = Stop as soon as a sequential test decides between ELO0 and ELO1
arg-sprt-more = A sequential probability ratio test over whole rounds, for two contenders: H0 says that the first player is stronger by ELO0, H1 by ELO1. Each kind of error has a probability of 5%.
arg-records = Write the record of every game to this folder, as game-00001.txt and so on
arg-resume = Count the games that are already in the folder and play the others
arg-boards = Show the board after every move
arg-output = Write the record with the analysis as annotations to this file
arg-nodes_only = Print only the number of nodes
arg-shell = Shell
arg-dir = Folder, which is created if it is missing
arg-command = Command

## Examples

example-tabuleiro-1 = Open the menu
example-tabuleiro-2 = Play against the computer
example-tabuleiro-3 = Serve games at http://127.0.0.1:8080/
example-play-1 = Play against the computer
example-play-2 = Play with two people and the computer at level 5
example-play-3 = Watch two computer players
example-play-4 = Continue the game saved as sunday
example-games-1 = List all games
example-games-2 = Print the rules of Pivit
example-show-1 = Show the start of Dominup for three
example-show-2 = Show the position of a record after ten moves
example-moves-1 = List the legal moves of a new game
example-moves-2 = Count them
example-check-1 = Play a move and print the new position
example-check-2 = Print the reason and the cells of an illegal move as JSON
example-think-1 = Search for half a second
example-think-2 = Ask the computer at level 5
example-think-3 = Print the move, its score and the principal variation as JSON
example-perft-1 = Count sequences of up to five moves
example-match-1 = Compare two levels in 100 games
example-match-2 = Stop as soon as it is known whether level 5 is at least 10 Elo stronger
example-match-3 = Keep the records, and continue the match if it was stopped
example-replay-1 = Check a record and print its moves
example-replay-2 = Read the record from standard input
example-analyze-1 = Find the mistakes of a game
example-analyze-2 = Search deeper, and write the annotated record
example-bench-1 = Measure all games
example-bench-2 = Check that the search has not changed
example-engine-1 = Ask the engine for a move
example-serve-1 = Serve games on this machine
example-serve-2 = Serve games to the local network
example-completions-1 = Install completions for bash
example-completions-2 = Install completions for fish
example-man-1 = Write the man pages and read one
example-help-1 = Print the long help of a command
