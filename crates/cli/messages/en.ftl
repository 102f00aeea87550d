## Input that cannot be parsed

expected-positive = a number, 1 or more
expected-natural = a number, 0 or more
expected-game-of = a game of { $game }
place-a-move = move

## Playing in a terminal

answer-run = run
answer-save = save
answer-leave = leave
answer-stay = stay
menu-load = l) load a saved game
menu-settings = s) settings
menu-go-on = g) continue the interrupted game: { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
menu-forget = f) discard that game
menu-name-of = Name?
settings-no-name = none
settings-language = Language?
settings-level = Level of computer players?
settings-colours = Colours?
menu-quit = q) quit
menu-which = Your choice?
menu-expected = a number, a name or one of the letters
menu-question = { $question } (Enter for { $usual })
menu-expected-row = { $names } or a number
menu-who = Player?
menu-name = Name? (Enter for none)
play-ask-move = { $who }: { $prompt } (or help)
play-question = { $question }?
play-ask-next = Enter: next move; run: all moves (or help)
play-expected-next = Enter, run or a command
play-ask-menu = Back to the menu? (yes or no; undo and save FILE also work)
play-ask-target = Target? (a number or a cell; Enter to cancel)
play-ask-file = File? (Enter to cancel)
play-ask-replace = Replace { $file }? (yes or no)
play-ask-unsaved = The game is not saved. Save it, leave without saving, or stay? (save, leave or stay)
play-thinks = { $who } is thinking (Ctrl-C: move now)
play-thinks-depth = { $who } is thinking, depth { $depth } (Ctrl-C: move now)
play-no-moves = none
play-no-moves-of-sort = no legal moves of this kind: { $sort }
play-moves = { $number } { $sort }
sort-legal = legal
play-help-move = a move
play-help-move-does = play it; Enter alone asks for it step by step
play-help-help = help
play-help-help-does = show this list
play-help-rules = rules
play-help-rules-does = show the rules of the game
play-help-board = board
play-help-board-does = show the board again
play-help-scroll = scroll DIRECTION
play-help-scroll-does = scroll a board wider than the screen left or right
play-help-moves = moves [KIND]
play-help-moves-does = list the legal moves, or those of one kind
play-help-history = history
play-help-history-does = list the moves played so far
play-help-look = look N
play-help-look-does = show the board after N moves
play-help-hint = hint
play-help-hint-does = suggest a move
play-help-undo = undo, redo
play-help-undo-does = undo to your last decision, redo
play-help-save = save [FILE]
play-help-save-does = save the game
play-help-load = load FILE
play-help-load-does = continue a saved game
play-help-position = position
play-help-position-does = show the position as text
play-help-quit = quit
play-help-quit-does = leave the game

## The command line

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-global-options = Global options
help-examples = Examples
help-command-name = COMMAND
help-default = [default: { $value }]
help-possible-values = [possible values: { $values }]
usage-see-help = For more information, try { $command }
usage-did-you-mean = Did you mean { $suggestion }?
usage-unknown-command = unknown command { $got }
usage-unknown-option = unknown option { $got }
usage-unexpected-argument = unexpected argument { $got }
usage-missing = missing { $arguments }
usage-missing-value = missing value for { $argument }
usage-twice = { $argument } is given more than once
usage-conflict = { $argument } cannot be used with { $other }
usage-value = a value
usage-invalid-argument = invalid argument { $got }

## Commands

games-default = { $about } (default)
games-computers = bots, the weakest first
think-expected-computer = a computer player, such as engine:5
think-over = the game is over: { $ended }
match-expected-sprt = two Elo differences, the smaller first, such as 0,10
match-expected-computer = a computer player, such as bot:NAME
match-expected-two = two players to compare
match-expected-different = at least two different players
match-players-differ-from-seats = expected a player for each of the { $seats } seats, got { $given }: { $players }
match-players-differ-from-seats-or-two = expected a player for each of the { $seats } seats or two players, got { $given }: { $players }
match-progress = games
match-stopped = stopped after { $played } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
match-no-move = seat { $seat } did not move
match-folder-has-games = the folder already contains games, such as { $game }; use --resume to continue that match
match-not-written = cannot write { $file }: { $why }
match-not-of-this = belongs to another match: { $differs }
match-no-tag = no tag { $name }
match-not-over = expected a finished game
analyze-expected-another = a file other than the record itself
analyze-progress = moves
analyze-stopped = stopped after { $judged } of { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
analyze-win = win in { $moves }
analyze-loss = loss in { $moves }
analyze-better = { $score }, best { $best }: { $line }
analyze-summary = { $who }: { $moves }, { $mistakes }, { $blunders }, { $loss } lost per move
analyze-moves = { $number ->
    [one] 1 move
   *[other] { $number } moves
}
analyze-mistakes = { $number ->
    [one] 1 mistake
   *[other] { $number } mistakes
}
analyze-blunders = { $number ->
    [one] 1 blunder
   *[other] { $number } blunders
}
