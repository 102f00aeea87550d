## O que não se consegue ler

place-move = lance { $number }
place-line = linha { $line }
expected-setting = uma definição como nome = valor
expected-setting-name = uma definição: { $names }
expected-game = um jogo: { $games }
expected-player = human, human:NOME, engine, engine:1 a engine:{ $levels }, { $bots }
seats-differ = esperavam-se { $seats } lugares, mas vieram { $given }: { $players }
settings-colours-auto = onde o terminal as mostra
settings-colours-always = sempre
settings-colours-never = nunca

## Registos

record-utf8 = esperava-se texto em UTF-8
record-tag-missing = esperava-se uma etiqueta [{ $name } "..."], mas não há nenhuma
record-seed = Seed: esperava-se um número de 0 a { $most }, mas veio { $got }
record-illegal = o lance { $number }, { $text }, não é permitido: { $why }
record-result = { $tag }: esperava-se { $reached }, que é ao que os lances levam, mas veio { $given }
file-unreadable = não é possível ler { $file }: { $why }
file-broken = { $file }: { $problem }
file-not-a-file = { $file } não é um ficheiro

## Jogos

player-engine = motor
player-engine-level = motor { $level }
seat-of = { $who } ({ $pieces })
turn-of = joga { $who }
outcome-wins = { $who } ganha
outcome-draw = empate
outcome-shared = { $who } partilham o primeiro lugar
outcome-because = { $result }: { $reason }
outcome-place = { $place }. { $who }
outcome-with-places = { $ended } ({ $places })
reason-resignation = desistência
level-1 = acabou de ler as regras
level-2 = erra muito
level-3 = erra de vez em quando
level-4 = acerta o que é simples
level-5 = deixa escapar pouco
level-6 = forte
level-7 = difícil de vencer
level-8 = toda a força, no máximo cerca de um segundo por lance
level-full = tão bem quanto consegue no tempo que lhe dão

## Jogar num terminal

play-nothing-begins = nenhum lance legal começa aí
play-plays = { $who } joga { $text }
play-not-kept = não é possível guardar este jogo para o caso de o terminal ser morto: { $why }
play-saved = guardado em { $file }
play-not-saved = não é possível guardar em { $file }: { $why }
