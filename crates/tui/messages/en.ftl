answer-yes = yes
answer-no = no
the-computer = the computer
menu-seat = seat { $seat }, { $pieces }
menu-person = person
menu-person-about = somebody at this keyboard
play-order = { $game }: { $order }
play-cover = { $who }, press Enter when only you can see the screen
play-hint = the computer would play { $text }
play-position-secret = the position as text would show what is hidden; save the game instead
play-nothing-to-undo = there is nothing to take back
play-nothing-to-redo = there is nothing to play again
screen-too-small = this screen is too small: at least { $width } x { $height }
screen-what = What would you like to do?
screen-go-on = Go on: { $game }
screen-table = { $players }; { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
screen-load = Load a game
screen-load-about = go on with a saved game, or look at it
screen-load-path = Another file
screen-load-path-about = type where it is
screen-saved-games = Saved games in { $folder }
screen-saved-game = { $game }, { $players }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $result }
screen-rules = Rules
screen-rules-about = how the games are played
screen-settings = Settings
screen-settings-about = your name, the language, the level, colours
screen-settings-file = Settings in { $file }
screen-quit = Quit
screen-name = Name
screen-no-name = none
screen-name-about = what you are called at the table
screen-language = Language
screen-language-about = Enter for the next one
screen-level = Level
screen-colours = Colours
screen-colours-about = letters and signs tell everything without them, too
screen-file = File
screen-save = save
screen-save-about = save the game, then go
screen-leave = leave
screen-leave-about = go, and forget the game
screen-stay = stay
screen-stay-about = go on playing
screen-unsaved = This game is not finished, and not saved
screen-replace = Replace { $file }?
screen-replace-no = leave it as it is
screen-replace-yes = this game takes its place
screen-move = Move
screen-moves = Moves
screen-legal-moves = { $number ->
    [one] 1 legal move
   *[other] { $number } legal moves
}
screen-position = Position
screen-looking-back = after move { $ply } of { $last }
screen-present = this is the game as it is now
screen-stepped = after move { $number }, { $text }
screen-stepped-to-start = at the start
screen-thinks = { $who }: thinking
screen-thinks-depth = { $who }: thinking, depth { $depth }
screen-keys = Enter pick  Tab next  : type  h hint  u undo  s save  n menu  q quit  ? help
screen-keys-picked = Enter to the target  Tab next target  Esc another piece  ? help
screen-keys-typing = Enter play  Tab complete  Esc back to the board
screen-keys-question = arrows or typing, Enter choose, Esc back
screen-keys-covered = Enter uncover  s save  n menu  q quit
screen-keys-looking = PgUp back  PgDn on  Home start  End present
screen-keys-thinking = Enter move now  PgUp back  s save  n menu  q quit  ? help
screen-keys-over = n menu  u undo  PgUp look back  s save  l load  q quit  ? help
screen-keys-computers = Enter next move  a all moves  u undo  PgUp back  s save  q quit  ? help
screen-menu-keys = arrows, a number or typing; Enter choose; Esc back
screen-reader-keys = arrows and Page Up, Page Down scroll; Esc back
screen-help = Keys
screen-help-text =
    # Pointing
    {"-"} Arrow keys: move the cursor. The board scrolls with it where it is larger than the screen.
    {"-"} Tab and Shift+Tab: to the next place, or the one before, where a move can begin or go on.
    {"-"} Enter or Space: pick a piece, then its target. Places marked + are where it can go; * is what is picked.
    {"-"} Esc or Backspace: take back what was picked.
    {"-"} Mouse: click a piece and its target; click a move in the list to look at it; turn the wheel to scroll.

    # Typing
    {"-"} : or / or a digit: type a move, in any spelling the game reads. Tab completes it.

    # The game
    {"-"} h: a hint, what the computer would play
    {"-"} u, r: take back to your last decision, and play it again
    {"-"} m: list the legal moves, and choose one
    {"-"} f: turn the board around
    {"-"} p: the position as text
    {"-"} i: the rules of the game

    # Looking back
    {"-"} Page Up and Page Down: one move back, one move on
    {"-"} Home and End: the start, the present

    # Computers
    {"-"} Enter or Space while one thinks: it moves at once
    {"-"} Enter or Space when only computers play: the next move; a: all of them, or stop

    # Files and leaving
    {"-"} s: save the game
    {"-"} l: go on with a saved game
    {"-"} n: the menu, for a new game
    {"-"} q: leave the program
    {"-"} Ctrl+C: leave at once; the menu will offer to go on with the game
