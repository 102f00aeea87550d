//! Making a move by pointing: the tree of spots that lead to the legal moves.

use std::ops::Range;

use arrayvec::ArrayString;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tabuleiro_core::{Cell, Spot};

use crate::LegalMove;

/// The tree of the spots that lead to the legal moves, built once for a position.
///
/// Every path from the root is a sequence of spots with which a legal move begins. A move whose
/// spots may be picked in any order lies at the end of every order of them. The tree is a sorted
/// list of these paths, and a node a part of the list.
///
/// As JSON a node is an object with its `moves` and `next`; where a single move ends it is the index
/// of that move alone, because most nodes of a large tree are such.
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

/// The spots of a move in an order in which they can be picked.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Path {
    /// The part of the tree's spots that belongs to this path.
    spots: Range<usize>,
    /// The index of the move among the choices.
    choice: usize,
}

impl PickTree {
    /// Builds the tree of these moves.
    pub fn new(choices: &[LegalMove]) -> PickTree {
        let mut tree = PickTree::default();
        for (number, choice) in choices.iter().enumerate() {
            if choice.is_unordered {
                tree.add_orders(&mut choice.spots.clone(), 0, number);
            } else {
                tree.add(&choice.spots, number);
            }
        }
        let PickTree { spots, paths } = &mut tree;
        paths.sort_by(|a, b| spots[a.spots.clone()].cmp(&spots[b.spots.clone()]));
        // Equal spots in another order make the same path.
        paths.dedup_by(|a, b| {
            a.choice == b.choice && spots[a.spots.clone()] == spots[b.spots.clone()]
        });
        tree
    }

    fn add(&mut self, spots: &[Spot], choice: usize) {
        let start = self.spots.len();
        self.spots.extend_from_slice(spots);
        self.paths.push(Path { spots: start..self.spots.len(), choice });
    }

    /// Adds every order of the spots after the first `fixed`.
    fn add_orders(&mut self, spots: &mut [Spot], fixed: usize, choice: usize) {
        if fixed == spots.len() {
            self.add(spots, choice);
        }
        for other in fixed..spots.len() {
            spots.swap(fixed, other);
            self.add_orders(spots, fixed + 1, choice);
            spots.swap(fixed, other);
        }
    }

    /// Returns the node before anything is picked.
    pub fn root(&self) -> PickNode<'_> {
        PickNode { spots: &self.spots, paths: &self.paths, depth: 0 }
    }

    /// Returns the node after these spots; `None` where no move begins with them.
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
    /// Returns the moves that are complete here, by their index among the choices.
    pub fn moves(self) -> impl Iterator<Item = usize> {
        self.paths[..self.complete()].iter().map(|path| path.choice)
    }

    /// Returns the spots that can be picked next in ascending order, and the node after each.
    pub fn next(self) -> impl Iterator<Item = (Spot, PickNode<'a>)> {
        let longer = &self.paths[self.complete()..];
        longer.chunk_by(move |a, b| self.spot(a) == self.spot(b)).map(move |paths| {
            let spot = self.spot(&paths[0]).expect("a longer path has a next spot");
            (spot, PickNode { paths, depth: self.depth + 1, ..self })
        })
    }

    /// Returns the move that is complete here, where no other move is possible.
    pub fn only_move(self) -> Option<usize> {
        match self.paths {
            [path] if path.spots.len() == self.depth => Some(path.choice),
            _ => None,
        }
    }

    /// Returns all moves that are complete here or further on, in the order of the choices.
    pub fn all_moves(self) -> Vec<usize> {
        let mut moves: Vec<usize> = self.paths.iter().map(|path| path.choice).collect();
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

    /// Returns the spot that a path has next; `None` where it ends.
    fn spot(self, path: &Path) -> Option<Spot> {
        self.spots[path.spots.clone()].get(self.depth).copied()
    }

    /// Returns the number of paths that end here; they come first.
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

/// A spot as a key of an object: `3,4`, `tray 2` or `button pass`.
struct SpotKey(Spot);

impl Serialize for SpotKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Spot::Cell(Cell { x, y }) => {
                // Written by hand: a large tree has hundreds of cells, and they are most of its text.
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

    fn choice(spots: &[Spot], is_unordered: bool) -> LegalMove {
        LegalMove { text: String::new(), kind: None, spots: spots.to_vec(), is_unordered }
    }

    /// The spots that can follow these.
    fn after(tree: &PickTree, picked: &[Spot]) -> Vec<Spot> {
        tree.subtree(picked).map_or(Vec::new(), |node| node.next().map(|(spot, _)| spot).collect())
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
        let moves = |picked: &[Spot]| pick(picked).moves().collect::<Vec<_>>();
        assert_eq!((pick(&[A, B]).only_move(), moves(&[A, B])), (None, vec![0, 1]));
        assert_eq!((pick(&[C]).only_move(), moves(&[C])), (None, vec![2]));
        assert_eq!(pick(&[C]).all_moves(), [2, 3]);
        assert_eq!(pick(&[C, A]).only_move(), Some(3));
        assert_eq!(pick(&[A]).only_move(), None);
        assert_eq!(tree.subtree(&[]), Some(tree.root()));
    }

    #[test]
    fn a_spot_that_a_move_needs_twice_is_pointed_at_twice() {
        let tree = PickTree::new(&[choice(&[A, B, A], false), choice(&[A, A], true)]);
        assert_eq!(tree.subtree(&[A, B, A]).unwrap().only_move(), Some(0));
        assert_eq!(tree.subtree(&[A, A]).unwrap().only_move(), Some(1));
    }

    #[test]
    fn a_node_is_an_object_and_the_end_of_a_single_move_its_index() {
        let cell = |x, y| Spot::Cell(Cell { x, y });
        let tree = PickTree::new(&[
            choice(&[cell(-1, 20), A], false),
            choice(&[Spot::Button("pass")], false),
            choice(&[B], false),
            choice(&[B, C], false),
            choice(&[C], false),
            choice(&[C], false),
        ]);
        let expected = serde_json::json!({ "next": {
            "-1,20": { "next": { "tray 1": 0 } },
            "button pass": 1,
            "tray 2": { "moves": [2], "next": { "tray 3": 3 } },
            "tray 3": { "moves": [4, 5] },
        } });
        assert_eq!(serde_json::to_value(&tree).unwrap(), expected);
        let widest = PickTree::new(&[choice(&[cell(i16::MIN, i16::MIN)], false)]);
        let expected = serde_json::json!({ "next": { "-32768,-32768": 0 } });
        assert_eq!(serde_json::to_value(&widest).unwrap(), expected);
        assert_eq!(serde_json::to_value(PickTree::new(&[])).unwrap(), serde_json::json!({}));
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
        assert!(here.moves().eq(complete.map(|(number, _)| *number)));
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
