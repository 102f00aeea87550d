# The ids and arguments of the messages of this crate, which every bundle can use. The texts are in the crate
# `tabuleiro-i18n`, whose tests compare its message files with this one.

list-pair = { $first } { $second }
list-or = { $first } { $second }
list-and = { $first } { $second }
list-then = { $first } { $second }
quoted-nothing = {""}
unreadable = { $expected } { $got }
unreadable-within = { $place } { $problem }
place-within = { $outer } { $inner }
place-position = {""}
expected-option = {""}
expected-option-name = { $names }
expected-option-value = { $name } { $values }
expected-option-once = { $name }
expected-number = { $least } { $most }
expected-seat-number = { $seats }
expected-rows = { $rows }
expected-cells = { $cells }
place-row = { $row }
place-column = { $column }
label-row-column = { $row } { $column }
record-at = { $line } { $column } { $problem }
record-opens = {""}
record-end = {""}
record-line-end = {""}
record-tag-name = {""}
record-tag-once = { $name }
record-tag-closed = {""}
record-tag-value = {""}
record-tag-quote = {""}
record-comment-closed = {""}
record-move-number = { $number }
record-move = { $number }
game-over = {""}
bot-random = {""}
