//! The whole program of Tabuleiro with one more game.
//!
//! ```sh
//! cargo run -p tic-tac-toe                      # the menu in the terminal
//! cargo run -p tic-tac-toe -- play tic-tac-toe  # a game at once
//! cargo run -p tic-tac-toe -- serve             # the browser
//! ```

use std::process::ExitCode;

use tic_tac_toe::TicTacToe;

fn main() -> ExitCode {
    tabuleiro_session::register_game::<TicTacToe>();
    tabuleiro::run()
}
