//! The examples at the end of each command's long help.

/// The example calls by command. The message `example-COMMAND-N` describes the Nth call.
pub(crate) const EXAMPLES: &[(&str, &[&str])] = &[
    ("tabuleiro", &["tabuleiro", "tabuleiro play shiftago", "tabuleiro serve"]),
    (
        "play",
        &[
            "tabuleiro play shiftago",
            "tabuleiro play pivit:players=3 --seats human:Ana,human:Rui,engine:5",
            "tabuleiro play quantum-leap --seats engine:4,bot:finisher --run",
            "tabuleiro play --load sunday",
        ],
    ),
    ("games", &["tabuleiro games", "tabuleiro games pivit"]),
    (
        "show",
        &["tabuleiro show dominup:players=3 --seed 7", "tabuleiro show --record game.txt --at 10"],
    ),
    ("moves", &["tabuleiro moves shiftago", "tabuleiro moves shiftago | wc -l"]),
    ("check", &["tabuleiro check shiftago L3", "tabuleiro check shiftago U8 --json"]),
    (
        "think",
        &[
            "tabuleiro think shiftago --time 500",
            "tabuleiro think pivit --seat engine:5",
            "tabuleiro think shiftago --nodes 100000 --json",
        ],
    ),
    ("perft", &["tabuleiro perft shiftago --depth 5"]),
    (
        "match",
        &[
            "tabuleiro match shiftago engine:4 engine:3 --games 100",
            "tabuleiro match pivit engine:5 engine:4 --games 2000 --sprt 0,10",
            "tabuleiro match dominup bot:greedy bot:random --records games --resume",
        ],
    ),
    ("replay", &["tabuleiro replay game.txt", "tabuleiro replay - <game.txt"]),
    (
        "analyze",
        &[
            "tabuleiro analyze game.txt",
            "tabuleiro analyze game.txt --nodes 1000000 --output annotated.txt",
        ],
    ),
    ("bench", &["tabuleiro bench", "tabuleiro bench --nodes-only"]),
    ("engine", &["printf 'position startpos\\ngo depth 3\\n' | tabuleiro engine"]),
    ("serve", &["tabuleiro serve", "tabuleiro serve --addr 0.0.0.0:8080"]),
    (
        "completions",
        &[
            "tabuleiro completions bash >~/.local/share/bash-completion/completions/tabuleiro",
            "tabuleiro completions fish >~/.config/fish/completions/tabuleiro.fish",
        ],
    ),
    ("man", &["tabuleiro man man1 && man man1/tabuleiro-play.1"]),
    ("help", &["tabuleiro help match"]),
];

/// Returns the example calls of a command.
pub(crate) fn examples_of(command: &str) -> &'static [&'static str] {
    EXAMPLES.iter().find(|(name, _)| *name == command).map_or(&[], |(_, calls)| calls)
}
