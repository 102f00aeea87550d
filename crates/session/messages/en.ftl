## What cannot be read

place-move = move { $number }
place-line = line { $line }
expected-setting = a setting as name = value
expected-setting-name = a setting: { $names }
expected-game = a game: { $games }
expected-player = human, human:NAME, engine, engine:1 to engine:{ $levels }, { $bots }
seats-differ = expected { $seats } seats, got { $given }: { $players }
settings-colours-auto = where the terminal shows them
settings-colours-always = always
settings-colours-never = never

## Records

record-utf8 = expected text in UTF-8
record-tag-missing = expected a tag [{ $name } "..."], got none
record-seed = Seed: expected a number from 0 to { $most }, got { $got }
record-illegal = move { $number }, { $text }, is not allowed: { $why }
record-result = { $tag }: expected { $reached }, as the moves lead to, got { $given }
file-unreadable = cannot read { $file }: { $why }
file-broken = { $file }: { $problem }
file-not-a-file = { $file } is not a file

## Games

player-engine = engine
player-engine-level = engine { $level }
seat-of = { $who } ({ $pieces })
turn-of = { $who } to move
outcome-wins = { $who } wins
outcome-draw = draw
outcome-shared = { $who } share first place
outcome-because = { $result }: { $reason }
outcome-place = { $place }. { $who }
outcome-with-places = { $ended } ({ $places })
reason-resignation = resignation
level-1 = has just read the rules
level-2 = errs often
level-3 = errs at times
level-4 = gets the simple things right
level-5 = overlooks little
level-6 = strong
level-7 = hard to beat
level-8 = full strength, at most about a second a move
level-full = as well as it can in the time it is given

## Playing in a terminal

play-nothing-begins = no legal move begins there
play-plays = { $who } plays { $text }
play-not-kept = this game cannot be kept in case the terminal is killed: { $why }
play-saved = saved in { $file }
play-not-saved = cannot save in { $file }: { $why }
