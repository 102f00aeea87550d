## Listas e citações

list-pair = { $first }, { $second }
list-or = { $first } ou { $second }
list-and = { $first } e { $second }
list-then = { $first }, depois { $second }
quoted-nothing = um texto vazio

## Texto que não se consegue interpretar

unreadable = esperava-se { $expected }, mas recebeu-se { $got }
unreadable-within = { $place }: { $problem }
place-within = { $outer }, { $inner }
place-position = posição
expected-option = uma opção na forma nome=valor
expected-option-name = uma opção: { $names }
expected-option-value = um valor de { $name }: { $values }
expected-option-once = { $name } só uma vez
expected-number = um número de { $least } a { $most }
expected-seat-number = o lugar a jogar, de 1 a { $seats }
expected-rows = um tabuleiro de { $rows } linhas separadas por /
expected-cells = uma linha de { $cells } casas
place-row = linha { $row }
place-column = coluna { $column }
label-row-column = linha { $row }, coluna { $column }

## Registos

record-at = linha { $line }, coluna { $column }: { $problem }
record-opens = esperava-se um registo que começasse por etiquetas como [Game "shiftago"]
record-end = o fim do ficheiro
record-line-end = o fim da linha
record-tag-name = o nome de uma etiqueta
record-tag-once = esperava-se a etiqueta { $name } só uma vez
record-tag-closed = o ] que fecha a etiqueta
record-tag-value = o valor da etiqueta entre aspas
record-tag-quote = o " que fecha o valor da etiqueta
record-comment-closed = o {"}"} que fecha o comentário
record-move-number = o número do lance "{ $number }."
record-move = o lance { $number }

## Jogos

game-over = a partida acabou
bot-random = qualquer lance legal
