//! Moves made by pointing: the tree of spots that lead to the legal moves.

use std::ops::Range;

use arrayvec::ArrayString;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tabuleiro_core::{Cell, Spot};

use crate::LegalMove;

/// The tree of the spots that lead to the legal moves, built once for a position.
///
/// Every path from the root is a sequence of spots with which a legal move begins. A move whose spots can
/// be picked in any order is at the end of a path for every order. The tree is a sorted list of these
/// paths, and a node is a slice of the list.
///
/// As JSON a node is an object with the keys `moves` and `next`. A node with a single complete move is
/// the index of that move, because most nodes of a large tree have this form.
///
/// ```
/// use tabuleiro_core::Spot;
/// use tabuleiro_session::{LegalMove, PickTree};
///
/// let (a, b) = (Spot::Tray(1), Spot::Tray(2));
/// let swap =
///     LegalMove { text: "swap".into(), kind: None, spots: vec![a, b], is_unordered: true };
/// let tree = PickTree::new(&[swap]);
/// assert_eq!(tree.subtree(&[b, a]).and_then(|node| node.only_move()), Some(0));
/// assert!(tree.subtree(&[b, b]).is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PickTree {
    /// The spots of all paths, one path after the other.
    spots: Vec<Spot>,
    /// The paths in ascending order of their spots.
    paths: Vec<Path>,
}

/// The spots of a move, in an order in which they can be picked.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Path {
    /// The range of the spots in those of the tree.
    spots: Range<usize>,
    /// The index of the move among the legal moves.
    index: usize,
}

impl PickTree {
    /// Builds the tree of the legal moves.
    pub fn new(legal_moves: &[LegalMove]) -> PickTree {
        let mut tree = PickTree::default();
        for (index, legal_move) in legal_moves.iter().enumerate() {
            if legal_move.is_unordered {
                tree.add_orders(&mut legal_move.spots.clone(), 0, index);
            } else {
                tree.add(&legal_move.spots, index);
            }
        }
        let PickTree { spots, paths } = &mut tree;
        paths.sort_by(|a, b| spots[a.spots.clone()].cmp(&spots[b.spots.clone()]));
        // A move that needs a spot twice has equal orders.
        paths.dedup_by(|a, b| {
            a.index == b.index && spots[a.spots.clone()] == spots[b.spots.clone()]
        });
        tree
    }

    fn add(&mut self, spots: &[Spot], index: usize) {
        let start = self.spots.len();
        self.spots.extend_from_slice(spots);
        self.paths.push(Path { spots: start..self.spots.len(), index });
    }

    /// Adds every order of the spots after the first `fixed`.
    fn add_orders(&mut self, spots: &mut [Spot], fixed: usize, index: usize) {
        if fixed == spots.len() {
            self.add(spots, index);
        }
        for other in fixed..spots.len() {
            spots.swap(fixed, other);
            self.add_orders(spots, fixed + 1, index);
            spots.swap(fixed, other);
        }
    }

    /// Returns the node before anything is picked.
    pub fn root(&self) -> PickNode<'_> {
        PickNode { spots: &self.spots, paths: &self.paths, depth: 0 }
    }

    /// Returns the node after these spots; `None` if no move begins with them.
    pub fn subtree(&self, picked: &[Spot]) -> Option<PickNode<'_>> {
        picked.iter().try_fold(self.root(), |node, &spot| node.after(spot))
    }
}

impl Serialize for PickTree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.root().serialize(serializer)
    }
}

/// A node of a [`PickTree`]: the paths that begin with the same picked spots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PickNode<'a> {
    spots: &'a [Spot],
    paths: &'a [Path],
    /// The number of picked spots.
    depth: usize,
}

impl<'a> PickNode<'a> {
    /// Returns the moves that are complete at this node, by their index among the legal moves.
    pub fn moves(self) -> impl Iterator<Item = usize> {
        self.paths[..self.complete()].iter().map(|path| path.index)
    }

    /// Returns the spots that can be picked next, in ascending order, with the node after each.
    pub fn next(self) -> impl Iterator<Item = (Spot, PickNode<'a>)> {
        let longer = &self.paths[self.complete()..];
        longer.chunk_by(move |a, b| self.spot(a) == self.spot(b)).map(move |paths| {
            let spot = self.spot(&paths[0]).expect("a longer path has a next spot");
            (spot, PickNode { paths, depth: self.depth + 1, ..self })
        })
    }

    /// Returns the move that is complete at this node, if no other move is possible.
    pub fn only_move(self) -> Option<usize> {
        match self.paths {
            [path] if path.spots.len() == self.depth => Some(path.index),
            _ => None,
        }
    }

    /// Returns all moves that are complete at this node or below, in the order of the legal moves.
    pub fn all_moves(self) -> Vec<usize> {
        let mut moves: Vec<usize> = self.paths.iter().map(|path| path.index).collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    fn after(self, spot: Spot) -> Option<PickNode<'a>> {
        let start = self.paths.partition_point(|path| self.spot(path) < Some(spot));
        let rest = &self.paths[start..];
        let length = rest.partition_point(|path| self.spot(path) == Some(spot));
        let node = PickNode { paths: &rest[..length], depth: self.depth + 1, ..self };
        (length > 0).then_some(node)
    }

    /// Returns the next spot of a path; `None` if it ends at this node.
    fn spot(self, path: &Path) -> Option<Spot> {
        self.spots[path.spots.clone()].get(self.depth).copied()
    }

    /// Returns the number of paths that end at this node; they come first.
    fn complete(self) -> usize {
        self.paths.iter().take_while(|path| path.spots.len() == self.depth).count()
    }
}

impl Serialize for PickNode<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Some(only) = self.only_move() {
            return only.serialize(serializer);
        }
        let mut node = serializer.serialize_map(None)?;
        let complete = self.complete();
        if complete > 0 {
            let moves: Vec<usize> = self.moves().collect();
            node.serialize_entry("moves", &moves)?;
        }
        if complete < self.paths.len() {
            node.serialize_entry("next", &Branches(*self))?;
        }
        node.end()
    }
}

/// The branches of a node as an object, with a text for each spot.
struct Branches<'a>(PickNode<'a>);

impl Serialize for Branches<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.next().map(|(spot, node)| (SpotKey(spot), node)))
    }
}

/// A spot as the key of a JSON object: `3,4`, `tray 2` or `button pass`.
struct SpotKey(Spot);

impl Serialize for SpotKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Spot::Cell(Cell { x, y }) => {
                // Formatted by hand for speed, because most of the text of a large tree is cells.
                let (mut column, mut row) = (itoa::Buffer::new(), itoa::Buffer::new());
                let mut key = ArrayString::<CELL_LENGTH>::new();
                key.push_str(column.format(x));
                key.push(',');
                key.push_str(row.format(y));
                serializer.serialize_str(&key)
            }
            Spot::Tray(item) => serializer.collect_str(&format_args!("tray {item}")),
            Spot::Button(name) => serializer.collect_str(&format_args!("button {name}")),
        }
    }
}

/// The length of the longest cell as text, `-32768,-32768`.
const CELL_LENGTH: usize = 13;

#[cfg(test)]
mod tests {
    use tabuleiro_core::{Turn, seeded_rng};

    use super::*;
    use crate::GameType;

    const A: Spot = Spot::Tray(1);
    const B: Spot = Spot::Tray(2);
    const C: Spot = Spot::Tray(3);

    fn legal_move(spots: &[Spot], is_unordered: bool) -> LegalMove {
        LegalMove { text: String::new(), kind: None, spots: spots.to_vec(), is_unordered }
    }

    /// Returns the spots that can follow these.
    fn after(tree: &PickTree, picked: &[Spot]) -> Vec<Spot> {
        tree.subtree(picked).map_or(Vec::new(), |node| node.next().map(|(spot, _)| spot).collect())
    }

    #[test]
    fn an_unordered_move_can_begin_with_any_of_its_spots() {
        let tree = PickTree::new(&[legal_move(&[B, A], false)]);
        assert_eq!(after(&tree, &[]), [B]);
        assert_eq!(after(&tree, &[B]), [A]);
        assert!(tree.subtree(&[A]).is_none() && after(&tree, &[B, A]).is_empty());
        let tree = PickTree::new(&[legal_move(&[C, A, B], true)]);
        assert_eq!(after(&tree, &[]), [A, B, C]);
        assert_eq!(after(&tree, &[B]), [A, C]);
        for order in [[A, B, C], [A, C, B], [B, A, C], [B, C, A], [C, A, B], [C, B, A]] {
            assert_eq!(tree.subtree(&order).unwrap().only_move(), Some(0));
        }
        assert_eq!(tree.subtree(&[B]).unwrap().all_moves(), [0], "each move is listed once");
    }

    #[test]
    fn the_only_move_of_a_node_has_no_alternative() {
        let tree = PickTree::new(&[
            legal_move(&[A, B], false),
            legal_move(&[A, B], false),
            legal_move(&[C], false),
            legal_move(&[C, A], false),
        ]);
        let pick = |picked: &[Spot]| tree.subtree(picked).unwrap();
        let moves = |picked: &[Spot]| pick(picked).moves().collect::<Vec<_>>();
        assert_eq!((pick(&[A, B]).only_move(), moves(&[A, B])), (None, vec![0, 1]));
        assert_eq!((pick(&[C]).only_move(), moves(&[C])), (None, vec![2]));
        assert_eq!(pick(&[C]).all_moves(), [2, 3]);
        assert_eq!(pick(&[C, A]).only_move(), Some(3));
        assert_eq!(pick(&[A]).only_move(), None);
        assert_eq!(tree.subtree(&[]), Some(tree.root()));
    }

    #[test]
    fn a_move_can_use_a_spot_twice() {
        let tree = PickTree::new(&[legal_move(&[A, B, A], false), legal_move(&[A, A], true)]);
        assert_eq!(tree.subtree(&[A, B, A]).unwrap().only_move(), Some(0));
        assert_eq!(tree.subtree(&[A, A]).unwrap().only_move(), Some(1));
    }

    #[test]
    fn a_node_is_an_object_and_the_end_of_a_single_move_its_index() {
        let cell = |x, y| Spot::Cell(Cell { x, y });
        let tree = PickTree::new(&[
            legal_move(&[cell(-1, 20), A], false),
            legal_move(&[Spot::Button("pass")], false),
            legal_move(&[B], false),
            legal_move(&[B, C], false),
            legal_move(&[C], false),
            legal_move(&[C], false),
        ]);
        let expected = serde_json::json!({ "next": {
            "-1,20": { "next": { "tray 1": 0 } },
            "button pass": 1,
            "tray 2": { "moves": [2], "next": { "tray 3": 3 } },
            "tray 3": { "moves": [4, 5] },
        } });
        assert_eq!(serde_json::to_value(&tree).unwrap(), expected);
        let widest = PickTree::new(&[legal_move(&[cell(i16::MIN, i16::MIN)], false)]);
        let expected = serde_json::json!({ "next": { "-32768,-32768": 0 } });
        assert_eq!(serde_json::to_value(&widest).unwrap(), expected);
        assert_eq!(serde_json::to_value(PickTree::new(&[])).unwrap(), serde_json::json!({}));
    }

    /// Returns the remaining spots of a move: the definition with which the tree has to agree.
    fn remaining_spots(legal_move: &LegalMove, picked: &[Spot]) -> Option<Vec<Spot>> {
        let mut remaining = legal_move.spots.clone();
        for spot in picked {
            let at = remaining.iter().position(|other| other == spot)?;
            if at > 0 && !legal_move.is_unordered {
                return None;
            }
            remaining.remove(at);
        }
        Some(remaining)
    }

    /// Compares every node below `picked` with the moves that begin with those spots.
    fn compare(legal_moves: &[LegalMove], tree: &PickTree, picked: &mut Vec<Spot>) {
        let matching: Vec<(usize, Vec<Spot>)> = legal_moves
            .iter()
            .enumerate()
            .filter_map(|(number, legal_move)| Some((number, remaining_spots(legal_move, picked)?)))
            .collect();
        let mut next: Vec<Spot> = matching
            .iter()
            .flat_map(|(number, remaining)| {
                let is_unordered = legal_moves[*number].is_unordered;
                remaining.iter().take(if is_unordered { remaining.len() } else { 1 }).copied()
            })
            .collect();
        next.sort_unstable();
        next.dedup();
        assert_eq!(after(tree, picked), next);
        let node = tree.subtree(picked).unwrap();
        let complete = matching.iter().filter(|(_, remaining)| remaining.is_empty());
        assert!(node.moves().eq(complete.map(|(number, _)| *number)));
        let all: Vec<usize> = matching.iter().map(|(number, _)| *number).collect();
        assert_eq!(node.all_moves(), all);
        for spot in next {
            picked.push(spot);
            compare(legal_moves, tree, picked);
            picked.pop();
        }
    }

    #[test]
    fn the_tree_agrees_with_the_legal_moves_in_every_game() {
        for game in GameType::all() {
            let mut position = game.with_options("").unwrap().start(3);
            let mut rng = seeded_rng(3, 1);
            while matches!(position.turn(), Turn::Of(_)) {
                let legal_moves = position.legal_moves();
                compare(&legal_moves, &PickTree::new(&legal_moves), &mut Vec::new());
                let text = position.bot_move("random", &mut rng);
                position = position.play(&text).unwrap().after;
            }
        }
    }
}
