## Texto que não se consegue interpretar

place-move = lance { $number }
place-line = linha { $line }
expected-setting = uma definição na forma nome = valor
expected-setting-name = uma definição: { $names }
expected-game = um jogo: { $games }
expected-player = human, human:NOME, engine, engine:1 a engine:{ $levels }, { $bots }
seats-differ = esperavam-se { $seats } lugares, mas { $given ->
    [one] indicou-se 1
   *[other] indicaram-se { $given }
}: { $players }
settings-colours-auto = automático
settings-colours-always = sempre
settings-colours-never = nunca

## Registos

record-utf8 = esperava-se texto em UTF-8
record-tag-missing = falta a etiqueta [{ $name } "..."]
record-surplus-seat = o jogo tem { $seats } lugares, por isso não há { $name }
record-seed = Seed: esperava-se um número de 0 a { $most }, mas recebeu-se { $got }
record-illegal = o lance { $number }, { $text }, não é permitido: { $why }
record-result = { $tag }: os lances levam a { $reached }, mas o registo indica { $given }
file-unreadable = não é possível ler { $file }: { $why }
file-broken = { $file }: { $problem }
file-not-a-file = { $file } não é um ficheiro

## Jogos

player-engine = Computador
player-engine-level = Computador nível { $level }
seat-of = { $who } ({ $pieces })
turn-of = vez de { $who }
outcome-wins = { $who } ganha
outcome-draw = empate
outcome-shared = { $who } partilham o primeiro lugar
outcome-because = { $result }: { $reason }
outcome-resignation = { $who } desistiu: { $result }
outcome-place = { $place }.º { $who }
outcome-with-places = { $ended } ({ $places })
reason-resignation = desistência
level-1 = principiante
level-2 = comete muitos erros
level-3 = comete alguns erros
level-4 = acerta o essencial
level-5 = deixa escapar pouco
level-6 = forte
level-7 = difícil de vencer
level-8 = força máxima, até cerca de um segundo por lance
level-full = força máxima no tempo disponível

## Jogar num terminal

play-nothing-begins = nenhum lance legal começa aí
play-plays = { $who } joga { $text }
play-not-kept = a gravação automática está desligada: { $why }
play-saved = guardado em { $file }
play-not-saved = não é possível guardar em { $file }: { $why }
