## What cannot be read

expected-positive = a number from 1 on
expected-natural = a number from 0 on
expected-game-of = a game of { $game }
place-a-move = move

## Playing in a terminal

answer-run = run
answer-save = save
answer-leave = leave
answer-stay = stay
menu-load = l) load a saved game
menu-settings = s) settings
menu-go-on = g) go on with the game that was interrupted: { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
menu-forget = f) forget that game
menu-name-of = name?
settings-no-name = none
settings-language = language?
settings-level = at which level do computers play?
settings-colours = colours?
menu-quit = q) quit
menu-which = which?
menu-expected = a number, a name or one of the letters
menu-question = { $question } (Enter for { $usual })
menu-expected-row = { $names } or a number
menu-who = who?
menu-name = name? (Enter for none)
play-ask-move = { $who }: { $prompt } (or help)
play-question = { $question }?
play-ask-next = Enter for the next move, run for all of them (or help)
play-expected-next = Enter, run or a command
play-ask-menu = Back to the menu? (yes or no; undo and save FILE also work)
play-ask-target = where to? (a number, a place, or Enter for none)
play-ask-file = file? (Enter for none)
play-ask-replace = replace { $file }? (yes or no)
play-ask-unsaved = this game is not saved: save it, leave it, or stay? (save, leave or stay)
play-thinks = { $who } is thinking (Ctrl-C: move now)
play-thinks-depth = { $who } is thinking, depth { $depth } (Ctrl-C: move now)
play-no-moves = none
play-no-moves-of-sort = no legal { $sort } now
play-moves = { $number } { $sort }
sort-legal = legal
play-help-move = a move
play-help-move-does = plays it; Enter alone asks for it step by step
play-help-help = help
play-help-help-does = this list
play-help-rules = rules
play-help-rules-does = the rules of the game
play-help-board = board
play-help-board-does = shows the board again
play-help-scroll = scroll WAY
play-help-scroll-does = looks left or right on a board wider than the screen
play-help-moves = moves [SORT]
play-help-moves-does = lists the legal moves, or those of one sort
play-help-history = history
play-help-history-does = lists the moves so far
play-help-look = look N
play-help-look-does = shows the board as it was after N moves
play-help-hint = hint
play-help-hint-does = tells what the computer would play
play-help-undo = undo, redo
play-help-undo-does = takes back to your last decision, and plays it again
play-help-save = save [FILE]
play-help-save-does = saves the game
play-help-load = load FILE
play-help-load-does = goes on with a saved game
play-help-position = position
play-help-position-does = writes the position as text
play-help-quit = quit
play-help-quit-does = leaves the game

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
games-computers = computer players, the weakest first
think-expected-computer = a computer player such as engine:5
think-over = the game is over: { $ended }
match-expected-sprt = two differences in Elo such as 0,10, the smaller first
match-expected-computer = a computer player such as bot:NAME
match-expected-two = two players to compare
match-expected-different = two different players at least
match-players-differ-from-seats = expected a player for each of the { $seats } seats, got { $given }: { $players }
match-players-differ-from-seats-or-two = expected a player for each of the { $seats } seats or two players, got { $given }: { $players }
match-progress = games
match-stopped = stopped after { $played } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
match-no-move = seat { $seat } did not move
match-folder-has-games = expected a folder without games, or --resume, got { $game } in it
match-not-written = cannot write { $file }: { $why }
match-not-of-this = not of this match: { $differs }
match-no-tag = no { $name }
match-not-over = expected a game that is over
analyze-expected-another = another file than the record itself
analyze-progress = moves
analyze-stopped = stopped after { $judged } of { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
analyze-win = win in { $moves }
analyze-loss = loss in { $moves }
analyze-better = { $score }, best { $best }: { $line }
analyze-summary = { $who }: { $moves }, { $mistakes }, { $blunders }, { $loss } lost a move
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
