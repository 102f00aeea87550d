//! The program `tabuleiro`.

use std::process::ExitCode;

fn main() -> ExitCode {
    tabuleiro::run()
}
