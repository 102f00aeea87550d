//! Options of a search.

/// Options of a search. By default every candidate is searched, only the best move gets an exact
/// score, and equal moves keep their canonical order.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_search::{Budget, SearchOptions, Searcher};
///
/// let game = Shiftago::new(shiftago::Options::default());
/// let two = game.legal_moves()[..2].to_vec();
/// let options = SearchOptions { search_moves: two, multi_pv: true, ..SearchOptions::default() };
/// let analysis = Searcher::default().search(&game, &options, &Budget::depth(2), &());
/// assert_eq!(analysis.moves.len(), 2);
/// assert!(analysis.moves[0].score >= analysis.moves[1].score);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchOptions<M> {
    /// The only moves to search; all candidates if empty.
    pub search_moves: Vec<M>,
    /// Every move gets an exact score and a principal variation, not only the best one.
    pub multi_pv: bool,
    /// The seed that orders moves of equal score; without a seed their order is canonical.
    pub seed: Option<u64>,
}

impl<M> Default for SearchOptions<M> {
    fn default() -> SearchOptions<M> {
        SearchOptions { search_moves: Vec::new(), multi_pv: false, seed: None }
    }
}
