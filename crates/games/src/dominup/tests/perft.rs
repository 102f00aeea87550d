//! Perft counts of the move generator and of a reference generator, from small hands.

use tabuleiro_core::perft;

use super::*;

/// A reference move generator on a map of stacks.
mod reference {
    use std::collections::BTreeMap;

    pub(super) type Tile = (u8, u8);
    type Square = (i32, i32);
    /// A tile, and the squares of its smaller and its larger number.
    type Play = (Tile, Square, Square);

    const AROUND: [Square; 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

    /// A half: its number, the number of its tile and the square of the other half.
    type Half = (u8, usize, Square);

    #[derive(Clone)]
    pub(super) struct Layout {
        pub(super) stacks: BTreeMap<Square, Vec<Half>>,
        played: usize,
        pub(super) hands: Vec<Vec<Tile>>,
        pub(super) seat: usize,
        pub(super) any_direction: bool,
        /// The first and the last line and column of a bounded board.
        pub(super) edges: Option<(i32, i32)>,
    }

    impl Layout {
        pub(super) fn new(hands: Vec<Vec<Tile>>, seat: usize) -> Layout {
            let (stacks, any_direction, edges) = (BTreeMap::new(), false, None);
            Layout { stacks, played: 0, hands, seat, any_direction, edges }
        }

        fn height(&self, square: Square) -> usize {
            self.stacks.get(&square).map_or(0, Vec::len)
        }

        fn is_inside(&self, (line, column): Square) -> bool {
            self.edges.is_none_or(|(first, last)| {
                (first..=last).contains(&line) && (first..=last).contains(&column)
            })
        }

        fn is_climb(&self, ((small, large), one, other): Play) -> bool {
            let (Some(below), Some(beside)) = (self.stacks.get(&one), self.stacks.get(&other))
            else {
                return false;
            };
            let (left, right) = (below[below.len() - 1], beside[beside.len() - 1]);
            below.len() == beside.len() && left.1 != right.1 && (left.0, right.0) == (small, large)
        }

        fn is_expand(&self, (_, one, other): Play) -> bool {
            let is_vertical = one.1 == other.1;
            self.height(one) == 0
                && self.height(other) == 0
                && self.is_inside(one)
                && self.is_inside(other)
                && [one, other].into_iter().any(|half| {
                    AROUND.iter().any(|(down, right)| {
                        let beside = (half.0 + down, half.1 + right);
                        self.stacks.get(&beside).is_some_and(|stack| {
                            let lies_vertical = stack[0].2.1 == beside.1;
                            self.any_direction || lies_vertical != is_vertical
                        })
                    })
                })
        }

        /// Returns all plays of a hand. A double is played from one end only.
        fn candidates(&self) -> Vec<Play> {
            let lines = self.stacks.keys().map(|square| square.0);
            let columns = self.stacks.keys().map(|square| square.1);
            let (top, bottom) = (lines.clone().min().unwrap(), lines.max().unwrap());
            let (left, right) = (columns.clone().min().unwrap(), columns.max().unwrap());
            let mut plays = Vec::new();
            for &tile in &self.hands[self.seat] {
                for line in top - 2..=bottom + 2 {
                    for column in left - 2..=right + 2 {
                        for (direction, (down, right)) in AROUND.iter().enumerate() {
                            if tile.0 != tile.1 || direction == 1 || direction == 2 {
                                plays.push((tile, (line, column), (line + down, column + right)));
                            }
                        }
                    }
                }
            }
            plays
        }

        fn plays(&self) -> Vec<Play> {
            if self.hands.iter().any(Vec::is_empty) {
                return Vec::new();
            }
            let all = self.candidates();
            let climbs: Vec<Play> = all.iter().copied().filter(|&p| self.is_climb(p)).collect();
            if !climbs.is_empty() {
                return climbs;
            }
            all.into_iter().filter(|&play| self.is_expand(play)).collect()
        }

        pub(super) fn play(&mut self, (tile, one, other): Play) {
            let is_climb = self.height(one) > 0;
            self.stacks.entry(one).or_default().push((tile.0, self.played, other));
            self.stacks.entry(other).or_default().push((tile.1, self.played, one));
            self.played += 1;
            let seat = self.seat;
            self.hands[seat].retain(|&held| held != tile);
            if !is_climb {
                self.seat = (seat + 1) % self.hands.len();
            }
        }

        pub(super) fn perft(&self, depth: u32) -> u64 {
            if depth == 0 {
                return 1;
            }
            let after = |play| {
                let mut after = self.clone();
                after.play(play);
                after.perft(depth - 1)
            };
            let plays = self.plays();
            if depth == 1 { plays.len() as u64 } else { plays.into_iter().map(after).sum() }
        }
    }
}

/// Returns the position for the reference generator.
fn reference_layout(state: &Dominup) -> reference::Layout {
    let number = |number: super::super::Number| number.to_string().parse().unwrap();
    let numbers = |tile: Tile| (number(tile.numbers().0), number(tile.numbers().1));
    let hands: Vec<Vec<reference::Tile>> = Seat::all(state.players())
        .map(|seat| state.hand(seat).iter().map(numbers).collect())
        .collect();
    let mut table = reference::Layout::new(hands, 0);
    for &m in state.plays() {
        let square =
            |square: super::super::Square| (i32::from(square.line()), i32::from(square.column()));
        table.play((
            numbers(m.tile()),
            square(m.placement().square()),
            square(m.placement().other_square()),
        ));
    }
    table.seat = state.to_move.index();
    table.any_direction = state.options.expand == Expand::Adjacent;
    table.edges = (state.options.board == Board::EIGHTEEN).then_some((1, 18));
    table
}

/// A position and its perft counts.
type Count = (Options, &'static str, &'static [u64]);

const COUNTS: &[Count] = &[
    (
        ADJACENT,
        "77@9,9e;56@8,9e;67@8,10s;16@7,11s;57@8,9s;45@8,12s;03@10,13n;35@9,13w;46@8,12w;\
         66@8,10e;11@6,11e;36@10,9s;05@10,14s;24@7,13w;00@10,13e;34@8,8n;14@7,11e;\
         44@7,12s;04@11,15s;07@11,11w;27@10,15n;37@11,13s;02@11,15n;26@9,17w;01@12,11s;\
         17@5,13s;55@10,16s;06@4,14s;12@11,17n \
         25,33,47|13,15,22,23 2",
        &[2, 2, 640, 244_666],
    ),
    (
        EIGHTEEN,
        "77@9,9e;47@7,9s;57@9,8n;02@7,11w;11@6,9e;24@7,10w;23@8,11s;37@9,11w;46@9,12e;\
         66@5,8s;16@6,9w;12@9,7w;14@6,9s;45@10,10s;15@9,7e;36@7,7s;56@5,7w;67@8,7e;\
         05@8,14s;03@11,12w;33@5,11s;13@6,10e;35@11,11w;26@11,13s;01@11,9w;17@4,9w;\
         34@10,11e;25@11,14e \
         04,27,44,55|00,06,07,22 1",
        &[2, 450, 526, 108_032],
    ),
    (
        EIGHTEEN,
        "77@9,9e;27@9,11s;06@11,11e;16@13,11n;07@11,11n;36@8,11w;23@9,11n;02@13,12e;\
         01@13,12w;67@8,10s;11@6,11s;57@10,13w;46@9,8n;15@14,12s;47@9,8e;03@7,10n;\
         13@6,11w;25@6,13w;00@6,8e;22@13,14s;26@5,9e;35@5,12n;12@3,13w;34@4,13e;55@5,7s;\
         17@5,14w;05@6,8w;14@5,14n \
         37,44|04,24,33,45,56,66 1",
        &[2, 106, 0],
    ),
    (
        THREE,
        "77@9,9e;67@9,11s;36@8,11w;24@11,12w;33@10,13s;47@11,11n;01@6,11s;23@11,12e;\
         57@12,10n;13@7,11s;15@5,11e;26@9,13w;66@9,11e;07@10,14e;25@5,10s;03@10,14w;\
         14@12,14w;05@6,11w;45@11,15s;12@5,11w;00@6,8e;34@10,8n;11@12,12s;46@4,13s;\
         44@10,16s;55@11,8e;56@5,12e;16@10,9e \
         04,06,17,35|02,27|22,37 1",
        &[2, 2, 392, 77_016],
    ),
    (OPEN, FIGURE_4, &[2, 2, 1_104, 545_104]),
];

#[test]
fn both_generators_have_the_same_perft_counts() {
    for &(options, text, nodes) in COUNTS {
        let state = position(options, text);
        let table = reference_layout(&state);
        for (depth, &nodes) in (1..).zip(nodes) {
            assert_eq!(perft(&state, depth), nodes, "{text}, depth {depth}");
            assert_eq!(table.perft(depth), nodes, "plain, {text}, depth {depth}");
        }
    }
}
