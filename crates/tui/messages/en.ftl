answer-yes = yes
answer-no = no
the-computer = the computer
menu-seat = Seat { $seat } ({ $pieces })
menu-person = person
menu-person-about = plays at this keyboard
play-order = { $game }: { $order }
play-cover = { $who }: press Enter when nobody else can see the screen
play-hint = hint: { $text }
play-position-secret = the position as text would reveal hidden tiles; save the game instead
play-nothing-to-undo = nothing to undo
play-nothing-to-redo = nothing to redo
screen-too-small = The terminal is too small: at least { $width } x { $height } is needed
screen-what = What would you like to do?
screen-go-on = Continue: { $game }
screen-table = { $players }; { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
screen-load = Load a game
screen-load-about = continue a saved game, or replay it
screen-load-path = Another file
screen-load-path-about = type its path
screen-saved-games = Saved games in { $folder }
screen-saved-game = { $game }, { $players }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $result }
screen-rules = Rules
screen-rules-about = how to play each game
screen-settings = Settings
screen-settings-about = name, language, level, colours
screen-settings-file = Settings in { $file }
screen-quit = Quit
screen-name = Name
screen-no-name = none
screen-name-about = your name at the table
screen-language = Language
screen-language-about = press Enter to change it
screen-level = Level
screen-colours = Colours
screen-colours-about = the game can also be played without colours
screen-file = File
screen-save = Save
screen-save-about = save the game and leave
screen-leave = Leave
screen-leave-about = leave without saving
screen-stay = Stay
screen-stay-about = keep playing
screen-unsaved = The game is not over and not saved
screen-replace = Replace { $file }?
screen-replace-no = keep the existing file
screen-replace-yes = overwrite it with this game
screen-move = Move
screen-moves = Moves
screen-legal-moves = { $number ->
    [one] 1 legal move
   *[other] { $number } legal moves
}
screen-position = Position
screen-looking-back = after move { $ply } of { $last }
screen-present = back at the latest move
screen-stepped = after move { $number }, { $text }
screen-stepped-to-start = at the start
screen-thinks = { $who }: thinking
screen-thinks-depth = { $who }: thinking, depth { $depth }
screen-keys = Enter pick  Tab next  : type  h hint  u undo  s save  n menu  q quit  ? help
screen-keys-picked = Enter move here  Tab next target  Esc another piece  ? help
screen-keys-typing = Enter play  Tab complete  Esc back to the board
screen-keys-question = Arrows or typing: choose  Enter confirm  Esc back
screen-keys-covered = Enter uncover  s save  n menu  q quit
screen-keys-input = Enter confirm  Esc back
screen-keys-looking = PgUp back  PgDn forward  Home start  End latest move
screen-keys-thinking = Enter move now  PgUp back  s save  n menu  q quit  ? help
screen-keys-over = n menu  u undo  PgUp review  s save  l load  q quit  ? help
screen-keys-computers = Enter next move  a all moves  u undo  PgUp back  s save  q quit  ? help
screen-menu-keys = Arrows, number or typing: choose  Enter confirm  Esc back
screen-reader-keys = Arrows, PgUp, PgDn scroll  Esc back
screen-help = Keys
screen-help-text =
    # Choosing a move
    {"-"} Arrow keys: move the cursor. A board larger than the screen scrolls with it.
    {"-"} Tab, Shift+Tab: go to the next or previous cell where a move can start or continue.
    {"-"} Enter or Space: pick a piece, then its target. Cells marked + are targets; * marks the picked piece.
    {"-"} Esc or Backspace: cancel the pick.
    {"-"} Mouse: click a piece, then its target; click a move in the list to look back at it; scroll with the wheel.

    # Typing a move
    {"-"} : or / or a digit: type a move in any notation of the game; Tab completes it.

    # Game
    {"-"} h: hint
    {"-"} u, r: undo to your last decision, redo
    {"-"} m: list the legal moves and choose one
    {"-"} f: flip the board
    {"-"} p: show the position as text
    {"-"} i: rules of the game

    # Looking back
    {"-"} Page Up, Page Down: previous move, next move
    {"-"} Home, End: start, latest move

    # Computer players
    {"-"} Enter or Space while one is thinking: move now
    {"-"} Enter or Space when only computers play: next move; a: play all moves, or stop

    # Files and leaving
    {"-"} s: save the game
    {"-"} l: load a saved game
    {"-"} n: menu, to start another game
    {"-"} q: quit
    {"-"} Ctrl+C: quit at once; the menu will offer to continue the game
