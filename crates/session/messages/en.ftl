## Input that cannot be parsed

place-move = move { $number }
place-line = line { $line }
expected-setting = a setting as name = value
expected-setting-name = a setting: { $names }
expected-game = a game: { $games }
expected-player = human, human:NAME, engine, engine:1 to engine:{ $levels }, { $bots }
seats-differ = expected { $seats } seats, got { $given }: { $players }
settings-colours-auto = automatic
settings-colours-always = always
settings-colours-never = never

## Records

record-utf8 = expected text in UTF-8
record-tag-missing = the tag [{ $name } "..."] is missing
record-surplus-seat = the game has { $seats } seats, so there is no { $name }
record-seed = Seed: expected a number from 0 to { $most }, got { $got }
record-illegal = move { $number }, { $text }, is not allowed: { $why }
record-result = { $tag }: the moves lead to { $reached }, but the record says { $given }
file-unreadable = cannot read { $file }: { $why }
file-broken = { $file }: { $problem }
file-not-a-file = { $file } is not a file

## Games

player-engine = Computer
player-engine-level = Computer level { $level }
seat-of = { $who } ({ $pieces })
turn-of = { $who } to move
outcome-wins = { $who } wins
outcome-draw = draw
outcome-shared = { $who } share first place
outcome-because = { $result }: { $reason }
outcome-resignation = { $who } resigned: { $result }
outcome-place = { $place }. { $who }
outcome-with-places = { $ended } ({ $places })
reason-resignation = resignation
level-1 = beginner
level-2 = makes many mistakes
level-3 = makes occasional mistakes
level-4 = gets the basics right
level-5 = misses little
level-6 = strong
level-7 = hard to beat
level-8 = full strength, about a second per move at most
level-full = full strength within the time given

## Playing in a terminal

play-nothing-begins = no legal move begins there
play-plays = { $who } plays { $text }
play-not-kept = autosave is off: { $why }
play-saved = saved in { $file }
play-not-saved = cannot save in { $file }: { $why }
