## Lists and quotations

list-pair = { $first }, { $second }
list-or = { $first } or { $second }
list-and = { $first } and { $second }
list-then = { $first }, then { $second }
quoted-nothing = nothing

## Input that cannot be parsed

unreadable = expected { $expected }, got { $got }
unreadable-within = { $place }: { $problem }
place-within = { $outer }, { $inner }
place-position = position
expected-option = an option as name=value
expected-option-name = an option: { $names }
expected-option-value = { $name } to be { $values }
expected-option-once = { $name } only once
expected-number = a number from { $least } to { $most }
expected-seat-number = the seat to move, from 1 to { $seats }
expected-rows = { $rows } rows separated by /
expected-cells = { $cells } cells
place-row = row { $row }
place-column = column { $column }
label-row-column = row { $row }, column { $column }

## Records

record-at = line { $line }, column { $column }: { $problem }
record-opens = expected a record that begins with tags such as [Game "shiftago"]
record-end = the end of the file
record-line-end = the end of the line
record-tag-name = the name of a tag
record-tag-once = expected the tag { $name } only once
record-tag-closed = the closing ] of the tag
record-tag-value = the value of the tag in double quotes
record-tag-quote = the closing " of the value of the tag
record-comment-closed = the closing {"}"} of the comment
record-move-number = the move number "{ $number }."
record-move = move { $number }

## Games

game-over = the game is over
bot-random = any legal move
