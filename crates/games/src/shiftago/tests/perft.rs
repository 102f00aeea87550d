//! Perft counts of the bitboard move generator and of a reference generator on plain arrays.

use tabuleiro_core::{perft, pick, seeded_rng};

use super::*;

/// A reference state on plain arrays.
#[derive(Clone, Copy)]
struct Plain {
    board: [[u8; 7]; 7],
    players: usize,
    supplies: [usize; 4],
    scores: [usize; 4],
    seat: usize,
    has_to_score: bool,
    mode: Mode,
    last_marble_loses: bool,
}

const LETTERS: [u8; 4] = *b"XOYZ";
const DIRECTIONS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

impl Plain {
    fn new(options: Options, text: &str) -> Plain {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = [[b'.'; 7]; 7];
        for (row, text) in board.iter_mut().zip(fields[0].split('/')) {
            row.copy_from_slice(text.as_bytes());
        }
        let numbers = |field: usize| {
            let text = fields.get(field).copied().unwrap_or_default();
            let mut numbers = text.split(',').map(|number| number.parse().unwrap_or(0));
            std::array::from_fn(|_| numbers.next().unwrap_or(0))
        };
        Plain {
            board,
            players: options.players.into(),
            supplies: numbers(2),
            scores: numbers(3),
            seat: fields[1].parse::<usize>().unwrap() - 1,
            has_to_score: fields.len() > 4,
            mode: options.mode,
            last_marble_loses: options.players == 2 && options.exhausted == Exhausted::Loses,
        }
    }

    fn line(&self) -> usize {
        if self.players == 2 { 5 } else { 4 }
    }

    fn at(&self, row: i32, column: i32) -> u8 {
        let on_board = (0..7).contains(&row) && (0..7).contains(&column);
        if on_board { self.board[row as usize][column as usize] } else { b'#' }
    }

    /// Returns the cells of all maximal runs of a seat.
    fn runs(&self, seat: usize, shortest: usize) -> Vec<Vec<(i32, i32)>> {
        let mine = |row, column| self.at(row, column) == LETTERS[seat];
        let mut runs = Vec::new();
        for row in 0..7 {
            for column in 0..7 {
                for (down, right) in DIRECTIONS {
                    if mine(row - down, column - right) {
                        continue;
                    }
                    let cell = |n: i32| (row + n * down, column + n * right);
                    let run: Vec<(i32, i32)> =
                        (0..7).map(cell).take_while(|&(row, column)| mine(row, column)).collect();
                    if run.len() >= shortest {
                        runs.push(run);
                    }
                }
            }
        }
        runs
    }

    fn is_over(&self) -> bool {
        let players = self.players;
        let before = (self.seat + players - 1) % players;
        let is_won = match self.mode {
            Mode::Express => {
                !self.runs(before, self.line()).is_empty()
                    || (self.last_marble_loses && self.supplies[before] == 0)
            }
            _ => self.scores.iter().any(|&points| points >= 10),
        };
        let is_full = self.board.iter().flatten().all(|&cell| cell != b'.');
        is_won || (!self.has_to_score && (self.supplies[self.seat] == 0 || is_full))
    }

    fn after_all_moves(&self) -> Vec<Plain> {
        if self.is_over() {
            Vec::new()
        } else if self.has_to_score {
            self.after_scores()
        } else {
            lanes().filter_map(|cells| self.after_push(cells)).collect()
        }
    }

    fn shortest_scoring_run(&self) -> usize {
        if self.mode == Mode::Extreme { self.line() - 1 } else { self.line() }
    }

    /// Returns the distance of the first empty cell of a lane from its edge.
    fn gap(&self, cells: [(usize, usize); 7]) -> Option<usize> {
        cells.iter().position(|&(row, column)| self.board[row][column] == b'.')
    }

    fn after_push(&self, cells: [(usize, usize); 7]) -> Option<Plain> {
        let gap = self.gap(cells)?;
        let mut after = *self;
        for step in (1..=gap).rev() {
            let (from, to) = (cells[step - 1], cells[step]);
            after.board[to.0][to.1] = self.board[from.0][from.1];
        }
        after.board[cells[0].0][cells[0].1] = LETTERS[self.seat];
        after.supplies[self.seat] -= 1;
        let scores = self.mode != Mode::Express
            && !after.runs(self.seat, self.shortest_scoring_run()).is_empty();
        if scores {
            after.has_to_score = true;
        } else {
            after.seat = (self.seat + 1) % self.players;
        }
        Some(after)
    }

    fn after_scores(&self) -> Vec<Plain> {
        let mut all = Vec::new();
        for run in self.runs(self.seat, self.shortest_scoring_run()) {
            let ends = [run[0], run[run.len() - 1]];
            let kept: Vec<Vec<(i32, i32)>> = match self.players {
                2 => vec![ends.to_vec()],
                _ => ends.iter().map(|&end| vec![end]).collect(),
            };
            for kept in kept {
                let mut after = *self;
                for &(row, column) in run.iter().filter(|cell| !kept.contains(cell)) {
                    after.board[row as usize][column as usize] = b'.';
                    after.supplies[self.seat] += 1;
                }
                after.scores[self.seat] += match (self.players, run.len()) {
                    (_, 7) => 10,
                    (2, 6) | (3.., 5) => 5,
                    (2, 5) | (3.., 4) => 2,
                    (3.., 6) => 8,
                    _ => 0,
                };
                after.has_to_score = false;
                all.push(after);
            }
        }
        all
    }

    /// Returns the position as text.
    fn write(&self) -> String {
        let rows = self.board.map(|row| String::from_utf8(row.to_vec()).unwrap()).join("/");
        let list = |numbers: [usize; 4]| {
            numbers[..self.players].iter().map(usize::to_string).collect::<Vec<_>>().join(",")
        };
        let scores = match self.mode {
            Mode::Express => String::new(),
            _ => format!(" {}", list(self.scores)),
        };
        let has_to_score = if self.has_to_score { " score" } else { "" };
        format!("{rows} {} {}{scores}{has_to_score}", self.seat + 1, list(self.supplies))
    }

    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 if !self.has_to_score && !self.is_over() => {
                lanes().filter(|&cells| self.gap(cells).is_some()).count() as u64
            }
            _ => self.after_all_moves().iter().map(|after| after.perft(depth - 1)).sum(),
        }
    }
}

fn lanes() -> impl Iterator<Item = [(usize, usize); 7]> {
    (0..4).flat_map(|edge| (0..7).map(move |number| lane(edge, number)))
}

/// Returns the cells of a lane from its edge inward.
fn lane(edge: usize, lane: usize) -> [(usize, usize); 7] {
    std::array::from_fn(|step| match edge {
        0 => (lane, step),
        1 => (lane, 6 - step),
        2 => (step, lane),
        _ => (6 - step, lane),
    })
}

#[test]
fn perft_from_the_empty_board() {
    let expected = [28, 784, 21_952, 614_656, 17_210_368];
    for (depth, nodes) in (1..).zip(expected) {
        assert_eq!(perft(&start(), depth), nodes, "depth {depth}");
        let plain = Plain::new(LOSES, &format!("{EMPTY} 1 22,22"));
        assert_eq!(plain.perft(depth), nodes, "plain, depth {depth}");
    }
}

/// Positions with full lanes, threats, lines made for opponents and runs to score, for all modes
/// and numbers of players.
const MIDGAME_POSITIONS: &[(Mode, u8, &str, [u64; 4])] = &[
    (
        Mode::Express,
        2,
        "OOO.XXO/O.O.XXX/XX..XXO/O.....X/X.....X/O....XX/OO...OO 2 8,9",
        [24, 570, 12_682, 290_250],
    ),
    (
        Mode::Express,
        2,
        "XXXX.../.....OO/.....O./....O../...O.../......./....... 1 18,17",
        [28, 728, 20_384, 534_812],
    ),
    (
        Mode::Express,
        3,
        "XXX.YYY/OO....O/Y.....X/......./O.....Y/XX...OO/YYXXOOY 1 14,14,14",
        [26, 610, 15_108, 346_032],
    ),
    (
        Mode::Express,
        4,
        "XXX.ZZZ/OO....O/Y.....X/......./O.....Z/XX...OO/YYXXZZO 4 14,15,19,16",
        [26, 610, 14_044, 342_044],
    ),
    (
        Mode::Expert,
        2,
        "XXXX.../X....../X....../X....../......./OOOO.../....... 1 15,18 0,8",
        [28, 676, 18_295, 449_326],
    ),
    (
        Mode::Expert,
        3,
        "XXX..../OOO..../YYY..../......./X.....Y/O.....O/XX....Y 2 16,17,17 8,0,2",
        [28, 752, 20_162, 523_956],
    ),
    (
        Mode::Expert,
        4,
        "XXX..../OOO..../YYY..../ZZZ..../X.....Y/O.....Z/XX....Z 3 16,18,18,17 8,0,2,5",
        [26, 652, 16_402, 400_566],
    ),
    (
        Mode::Extreme,
        2,
        "XXX..../OOO..../X.X.X../O.O.O../......./X.....O/XX...OO 1 13,13 0,0",
        [28, 724, 19_361, 483_972],
    ),
    (
        Mode::Extreme,
        3,
        "XX...../OO...../YY...../......./X.X...Y/O.O...O/X.....Y 2 17,17,18 0,0,0",
        [28, 726, 18_822, 456_976],
    ),
    (
        Mode::Extreme,
        4,
        "XX...../OO...../YY...../ZZ...../X.X...Y/O.O...O/Z.Z...Y 3 18,17,18,18 0,0,0,0",
        [26, 628, 14_698, 348_396],
    ),
    (
        Mode::Extreme,
        3,
        "XXXX.../XX...../YYY..../......./X.X...Y/O.O...O/X.....Y 1 13,19,17 0,0,0 score",
        [2, 56, 1_356, 36_520],
    ),
];

#[test]
fn perft_from_midgame_positions() {
    for &(mode, players, text, expected) in MIDGAME_POSITIONS {
        let options = options(mode, players);
        let state = read(options, text);
        let plain = Plain::new(options, text);
        for (depth, nodes) in (1..).zip(expected) {
            assert_eq!(plain.perft(depth), nodes, "plain {mode:?} {players} {text}, depth {depth}");
            assert_eq!(perft(&state, depth), nodes, "{mode:?} {players} {text}, depth {depth}");
        }
    }
}

#[test]
fn both_generators_agree_throughout_random_games() {
    for mode in [Mode::Express, Mode::Expert, Mode::Extreme] {
        for players in 2..=4 {
            for seed in 0..12 {
                let options = options(mode, players);
                let mut state = Shiftago::new(options);
                let mut rng = seeded_rng(seed, 0);
                // Extreme can last for thousands of moves. The first ones are enough.
                for _ in 0..300 {
                    let plain = Plain::new(options, &state.format_position());
                    let mut expected: Vec<String> =
                        plain.after_all_moves().iter().map(Plain::write).collect();
                    let moves = state.legal_moves();
                    let mut reached: Vec<String> = moves
                        .iter()
                        .map(|&m| {
                            let mut after = state;
                            after.play_unchecked(m);
                            after.format_position()
                        })
                        .collect();
                    expected.sort_unstable();
                    reached.sort_unstable();
                    assert_eq!(reached, expected, "{mode:?} {}", state.format_position());
                    match pick(&mut rng, &moves) {
                        Some(m) => state.play_unchecked(m),
                        None => break,
                    }
                }
            }
        }
    }
}

/// Positions in which some seats have no marble left, or place the last one soon.
const LAST_MARBLES: &[(Options, &str, [u64; 4])] = &[
    (LOSES, "XXXX.../.....OO/.....O./....O../...O.../......./....... 1 1,2", [28, 0, 0, 0]),
    (DRAWS, "XXXX.../.....OO/.....O./....O../...O.../......./....... 1 1,2", [28, 728, 0, 0]),
    (DRAWS, "......./......./......./......./......./......./....... 2 0,20", [28, 0, 0, 0]),
    (
        Options { players: 3, ..LOSES },
        "XXX.YYY/OO....O/Y.....X/......./O.....Y/XX...OO/YYXXOOY 1 1,2,0",
        [26, 610, 0, 0],
    ),
    (
        Options { players: 4, ..LOSES },
        "XXX.ZZZ/OO....O/Y.....X/......./O.....Z/XX...OO/YYXXZZO 4 1,1,0,1",
        [26, 610, 14_044, 0],
    ),
];

#[test]
fn perft_when_marbles_run_out() {
    for &(options, text, expected) in LAST_MARBLES {
        let state = read(options, text);
        let plain = Plain::new(options, text);
        for (depth, nodes) in (1..).zip(expected) {
            assert_eq!(plain.perft(depth), nodes, "plain {options:?} {text}, depth {depth}");
            assert_eq!(perft(&state, depth), nodes, "{options:?} {text}, depth {depth}");
        }
    }
}
