cmd-tabuleiro = Abstract board games, with people and computers.
cmd-tabuleiro-more = Without a command it opens the menu.
cmd-play = Plays a game in the terminal.
cmd-games = Lists the games with their options and computer players, or tells one game's rules.
cmd-show = Shows a position.
cmd-moves = Lists the legal moves, one a line.
cmd-check = Plays one move and prints the new position, or says why it is not allowed.
cmd-think = Prints the move that a computer player makes.
cmd-perft = Counts the sequences of moves, depth by depth.
cmd-match = Lets computers play against each other.
cmd-match-more = Games are played in rounds: the same deal and the same opening, until everybody had every seat. Ctrl-C ends the match with the result so far.
cmd-replay = Checks a record and shows its game.
cmd-analyze = Judges every move of a record.
cmd-analyze-more =
    Each move with the chance to win that it leaves, from the view of whoever made it, and what would have been best; behind a move ? is a mistake and ?? a blunder. Then the course of the game, and how well everybody played. Ctrl-C ends it with what is known by then.

    With more than two players all others are taken to play together against whoever moves.
cmd-bench = Measures how fast the rules and the search are.
cmd-bench-more = Random games a second, perft a second with the moves of the last ply made and only counted, positions a second that a search looks at, and how many positions it looks at to be so deep at fixed positions: that number is the same on every machine and changes only with the search.
cmd-engine = Plays for other programs: the Universal Game Interface on standard input and output.
cmd-serve = Opens tables in the browser, for people here and elsewhere.
cmd-serve-more = What happens is told on standard error; RUST_LOG says how much, such as debug or warn. Ctrl-C stops it: nothing that anybody was told is lost, and open pages go on when it is back.
arg-help = Tells this; --help tells more than -h.
arg-version = Tells the version.
arg-color = When to use colours: auto (on a terminal, unless NO_COLOR is set), always or never.
arg-lang = The language: en or pt; otherwise that of the settings, or of the environment.
arg-config = The file of the settings; otherwise in the usual place of this platform.
arg-data = The folder of saved and running games; otherwise in the usual place of this platform.
arg-spec = The game and its options.
arg-play-spec = The game and its options, such as shiftago or shiftago:exhausted=draws.
arg-games-spec = Tells the rules of this game.
arg-bench-spec = The game and its options; every game otherwise.
arg-seats = Who sits where, such as human:Ana,bot:guard; a person against the computer otherwise.
arg-addr = Where it listens; 127.0.0.1:8080 if nothing is said.
arg-serve-data = The file with the tables; one in the folder for your data otherwise.
arg-engine_threads = How many threads think for computers; all cores but one otherwise.
arg-behind_proxy = Takes the addresses of visitors from a proxy in front of it (X-Forwarded-For).
arg-tables_per_hour = How many tables somebody at one address can open in an hour; 120 if nothing is said.
arg-connections_per_address = How many connections somebody at one address can have at the same time; 64 if nothing is said.
arg-seed = What the start is dealt from; 0 if nothing is said.
arg-play-seed = What the deal and the computers draw from; any number otherwise.
arg-match-seed = What deals, openings and players draw from; 0 if nothing is said.
arg-position = The position; the start otherwise.
arg-play-position = Starts from this position.
arg-load = Goes on with a saved game.
arg-run = Lets computers play on to the end without waiting for Enter.
arg-plain = Line by line, fit for pipes and screen readers.
arg-depth = How many turns deep engine without a level looks.
arg-perft-depth = How many moves deep.
arg-analyze-depth = How many turns deep it looks.
arg-nodes = How many positions engine without a level looks at.
arg-analyze-nodes = How many positions it looks at for a move; 200000 if nothing is said.
arg-time = How long engine without a level thinks, in milliseconds; two seconds if nothing is said.
arg-analyze-time = How long it thinks about a move, in milliseconds.
arg-threads = With how many threads it thinks; 1 if nothing is said.
arg-think-threads = With how many threads engine without a level thinks; 1 if nothing is said.
arg-match-threads = How many games are played side by side, which changes nothing else; as many as there are cores otherwise.
arg-bench-threads = Also measures how much sooner so many threads are as deep as one.
arg-memory = How much it remembers, in megabytes; 64 if nothing is said.
arg-record = Shows a position of this record.
arg-at = After so many moves of the record; the end otherwise.
arg-file = The record.
arg-text = The move, in any spelling.
arg-seat = Who thinks, such as engine, engine:5 or bot:guard; engine if nothing is said.
arg-show-json = The picture and the legal moves as JSON.
arg-check-json = A stable reason and the offending cells as JSON.
arg-think-json = The move and where it leads as JSON.
arg-analyze-json = What was found as JSON.
arg-bench-json = What was measured as JSON.
arg-match-json = The result as JSON.
arg-match-json-more = "game", "seed" and "opening" as they were asked for; "round", how many games a round has; "players", for each contender "player", "games", "score" ("wins", "draws", "losses", "points"), "elo" against the others, "interval", which holds the true difference in 95 of 100 matches, and for two contenders "los", the likelihood that it is the stronger one; "sprt", where it was asked for, "elo0", "elo1", "llr", "bounds" and "answer" (H0, H1 or undecided). What has no finite value is null. Errors are computed from rounds, not from single games.
arg-players = Who plays, one for each seat or two at any table, such as bot:guard.
arg-players-more =
    One for each seat: they go round the table from game to game. Who is named more than once is one contender with several seats.

    Two at a table for more: a round is six games, in which they share the seats in every way that is even, for three seats ABB BAA AAB BBA ABA BAB, for four AABB BBAA ABAB BABA ABBA BAAB.

    Points are counted among different contenders alone: in each game the share of the pairs of seats of one and of another in which one came out better, a tie being half. Equal strength earns half of the points. A game is won by whoever is first, and drawn by those who share that.
arg-games = How many games at most; the players change seats from game to game; 100 if nothing is said.
arg-opening = How many random moves open each game, the same ones until every player had every seat; 2 if nothing is said.
arg-sprt = Stops when it is known whether the first player is stronger by ELO0 (H0) or by ELO1 (H1).
arg-sprt-more = A sequential probability ratio test over whole rounds, in which either answer is wrong in 5 of 100 matches. For two contenders.
arg-records = Writes every game to this folder: game-00001.txt and so on.
arg-resume = Counts the games that are in the folder already, and plays those that are missing.
arg-boards = Shows the board after every move.
arg-output = Writes the record with what was found as comments to this file.
arg-nodes_only = Only the number that changes with the search.
