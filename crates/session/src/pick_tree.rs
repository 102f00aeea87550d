//! Making a move by pointing: the tree of spots that lead to the legal moves.

use std::fmt;

use serde::{Serialize, Serializer};
use tabuleiro_core::{Cell, Spot};

use crate::LegalMove;

/// The tree of what can be pointed at to make a move, built once from the legal moves.
///
/// Every path from the root is a sequence of spots with which a legal move begins. A move whose
/// spots may be pointed at in any order lies at the end of every order of them.
///
/// ```
/// use tabuleiro_core::Spot;
/// use tabuleiro_session::{LegalMove, PickTree};
///
/// let (a, b) = (Spot::Tray(1), Spot::Tray(2));
/// let swap =
///     LegalMove { text: "swap".into(), kind: None, spots: vec![a, b], is_unordered: true };
/// let tree = PickTree::new(&[swap]);
/// assert_eq!(tree.subtree(&[b, a]).and_then(PickTree::only_move), Some(0));
/// assert!(tree.subtree(&[b, b]).is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PickTree {
    /// The moves that are complete here, by their index among the choices.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<usize>,
    /// The spots that can be pointed at next in ascending order, and what follows each.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "with_text_keys")]
    pub next: Vec<(Spot, PickTree)>,
}

impl PickTree {
    /// Builds the tree of these moves.
    pub fn new(choices: &[LegalMove]) -> PickTree {
        let mut tree = PickTree::default();
        for (number, choice) in choices.iter().enumerate() {
            tree.insert(&choice.spots, choice.is_unordered, number);
        }
        tree
    }

    fn insert(&mut self, spots: &[Spot], is_unordered: bool, number: usize) {
        if spots.is_empty() && self.moves.last() != Some(&number) {
            self.moves.push(number);
        }
        if is_unordered {
            for (at, &spot) in spots.iter().enumerate() {
                let rest = [&spots[..at], &spots[at + 1..]].concat();
                self.branch(spot).insert(&rest, is_unordered, number);
            }
        } else if let Some((&spot, rest)) = spots.split_first() {
            self.branch(spot).insert(rest, is_unordered, number);
        }
    }

    /// Returns what follows a spot, which is added if it is new.
    fn branch(&mut self, spot: Spot) -> &mut PickTree {
        let at = match self.next.last() {
            // Games list their moves piece by piece.
            Some((last, _)) if *last == spot => self.next.len() - 1,
            _ => self.next.binary_search_by_key(&spot, |(spot, _)| *spot).unwrap_or_else(|at| {
                self.next.insert(at, (spot, PickTree::default()));
                at
            }),
        };
        &mut self.next[at].1
    }

    /// Returns what follows these spots; `None` where no move begins with them.
    pub fn subtree(&self, picked: &[Spot]) -> Option<&PickTree> {
        picked.iter().try_fold(self, |tree, spot| {
            let at = tree.next.binary_search_by_key(spot, |(spot, _)| *spot).ok()?;
            Some(&tree.next[at].1)
        })
    }

    /// Returns the move that is complete here, where no other move is possible.
    pub fn only_move(&self) -> Option<usize> {
        match self.moves.as_slice() {
            &[only] if self.next.is_empty() => Some(only),
            _ => None,
        }
    }

    /// Returns all moves that are complete here or further on, in the order of the choices.
    pub fn all_moves(&self) -> Vec<usize> {
        let further = self.next.iter().flat_map(|(_, after)| after.all_moves());
        let mut moves: Vec<usize> = self.moves.iter().copied().chain(further).collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }
}

/// A spot as a key of an object: `3,4`, `tray 2` or `button pass`.
struct SpotKey(Spot);

impl fmt::Display for SpotKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Spot::Cell(Cell { x, y }) => write!(f, "{x},{y}"),
            Spot::Tray(item) => write!(f, "tray {item}"),
            Spot::Button(name) => write!(f, "button {name}"),
        }
    }
}

impl Serialize for SpotKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // In one piece, because each piece is looked through for characters to escape.
        serializer.serialize_str(&self.to_string())
    }
}

fn with_text_keys<S: Serializer>(
    next: &[(Spot, PickTree)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(next.iter().map(|(spot, tree)| (SpotKey(*spot), tree)))
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::{Turn, seeded_rng};

    use super::*;
    use crate::GameType;

    const A: Spot = Spot::Tray(1);
    const B: Spot = Spot::Tray(2);
    const C: Spot = Spot::Tray(3);

    fn choice(spots: &[Spot], is_unordered: bool) -> LegalMove {
        LegalMove { text: String::new(), kind: None, spots: spots.to_vec(), is_unordered }
    }

    /// The spots that can follow these.
    fn after(tree: &PickTree, picked: &[Spot]) -> Vec<Spot> {
        tree.subtree(picked)
            .map_or(Vec::new(), |tree| tree.next.iter().map(|(spot, _)| *spot).collect())
    }

    #[test]
    fn an_ordered_move_begins_with_its_first_spot_and_an_unordered_one_with_any() {
        let tree = PickTree::new(&[choice(&[B, A], false)]);
        assert_eq!(after(&tree, &[]), [B]);
        assert_eq!(after(&tree, &[B]), [A]);
        assert!(tree.subtree(&[A]).is_none() && after(&tree, &[B, A]).is_empty());
        let tree = PickTree::new(&[choice(&[C, A, B], true)]);
        assert_eq!(after(&tree, &[]), [A, B, C]);
        assert_eq!(after(&tree, &[B]), [A, C]);
        for order in [[A, B, C], [A, C, B], [B, A, C], [B, C, A], [C, A, B], [C, B, A]] {
            assert_eq!(tree.subtree(&order).unwrap().only_move(), Some(0));
        }
        assert_eq!(tree.subtree(&[B]).unwrap().all_moves(), [0], "each move is listed once");
    }

    #[test]
    fn a_move_is_the_only_one_where_nothing_else_ends_or_goes_on_there() {
        let tree = PickTree::new(&[
            choice(&[A, B], false),
            choice(&[A, B], false),
            choice(&[C], false),
            choice(&[C, A], false),
        ]);
        let pick = |picked: &[Spot]| tree.subtree(picked).unwrap();
        assert_eq!((pick(&[A, B]).only_move(), &pick(&[A, B]).moves[..]), (None, &[0, 1][..]));
        assert_eq!((pick(&[C]).only_move(), &pick(&[C]).moves[..]), (None, &[2][..]));
        assert_eq!(pick(&[C]).all_moves(), [2, 3]);
        assert_eq!(pick(&[C, A]).only_move(), Some(3));
        assert_eq!(pick(&[A]).only_move(), None);
        assert_eq!(tree.subtree(&[]), Some(&tree));
    }

    #[test]
    fn a_spot_that_a_move_needs_twice_is_pointed_at_twice() {
        let tree = PickTree::new(&[choice(&[A, B, A], false), choice(&[A, A], true)]);
        assert_eq!(tree.subtree(&[A, B, A]).unwrap().only_move(), Some(0));
        assert_eq!(tree.subtree(&[A, A]).unwrap().moves, [1]);
    }

    /// The spots that are still to be pointed at: the definition that the tree has to agree with.
    fn left_after(choice: &LegalMove, picked: &[Spot]) -> Option<Vec<Spot>> {
        let mut left = choice.spots.clone();
        for spot in picked {
            let at = left.iter().position(|other| other == spot)?;
            if at > 0 && !choice.is_unordered {
                return None;
            }
            left.remove(at);
        }
        Some(left)
    }

    /// Compares every node below `picked` with the moves that begin with those spots.
    fn compare(choices: &[LegalMove], tree: &PickTree, picked: &mut Vec<Spot>) {
        let begun: Vec<(usize, Vec<Spot>)> = choices
            .iter()
            .enumerate()
            .filter_map(|(number, choice)| Some((number, left_after(choice, picked)?)))
            .collect();
        let mut next: Vec<Spot> = begun
            .iter()
            .flat_map(|(number, left)| {
                let is_unordered = choices[*number].is_unordered;
                left.iter().take(if is_unordered { left.len() } else { 1 }).copied()
            })
            .collect();
        next.sort_unstable();
        next.dedup();
        assert_eq!(after(tree, picked), next);
        let here = tree.subtree(picked).unwrap();
        let complete = begun.iter().filter(|(_, left)| left.is_empty());
        assert_eq!(here.moves, complete.map(|(number, _)| *number).collect::<Vec<_>>());
        let all: Vec<usize> = begun.iter().map(|(number, _)| *number).collect();
        assert_eq!(here.all_moves(), all);
        for spot in next {
            picked.push(spot);
            compare(choices, tree, picked);
            picked.pop();
        }
    }

    #[test]
    fn the_tree_of_every_game_is_that_of_its_legal_moves() {
        for kind in GameType::all() {
            let mut position = kind.with_options("").unwrap().start(3);
            let mut rng = seeded_rng(3, 1);
            while matches!(position.turn(), Turn::Of(_)) {
                let choices = position.legal_moves();
                compare(&choices, &PickTree::new(&choices), &mut Vec::new());
                let text = position.bot_move("random", &mut rng);
                position = position.play(&text).unwrap().after;
            }
        }
    }
}
