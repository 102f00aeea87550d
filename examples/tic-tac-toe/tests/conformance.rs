//! The game keeps the laws that every game of Tabuleiro keeps, and the engine plays it well.

use tabuleiro_core::{Game, Notation, Seat, Turn};
use tabuleiro_search::{Budget, search};
use tabuleiro_testkit::conformance;
use tic_tac_toe::{Line, Options, TicTacToe};

#[test]
fn the_game_keeps_every_law() {
    conformance::<TicTacToe>();
}

#[test]
fn the_number_of_games_is_the_known_one() {
    fn games(state: &TicTacToe) -> u64 {
        if matches!(state.turn(), Turn::Over(_)) {
            return 1;
        }
        let after = |m| {
            let mut after = state.clone();
            after.play_unchecked(m);
            games(&after)
        };
        state.legal_moves().into_iter().map(after).sum()
    }
    assert_eq!(games(&TicTacToe::new(Options::default())), 255_168);
}

#[test]
fn the_player_who_completes_a_line_wins_or_loses_by_the_option() {
    for (line, winner) in [(Line::Wins, 0), (Line::Loses, 1)] {
        let options = Options::default().with_line(line).expect("every value is allowed");
        let mut game = TicTacToe::new(options);
        for square in ["a1", "b1", "a2", "b2", "a3"] {
            game.play_text(square).expect("the square is empty");
        }
        let Turn::Over(outcome) = game.turn() else { panic!("the game is over:\n{game}") };
        assert_eq!(outcome.ranking.winner().map(Seat::index), Some(winner));
    }
}

#[test]
fn the_engine_draws_against_itself() {
    let mut game = TicTacToe::new(Options::default());
    while matches!(game.turn(), Turn::Of(_)) {
        let m = search(&game, Budget::nodes(10_000)).best_move();
        game.play(m).expect("the engine plays legal moves");
    }
    let Turn::Over(outcome) = game.turn() else { unreachable!() };
    assert_eq!(outcome.ranking.winner(), None, "{game}");
}
