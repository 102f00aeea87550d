//! Calls of the real program with pipes.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The result of a call of the program.
pub(crate) struct Answer {
    /// The exit code.
    pub(crate) code: i32,
    /// The text on standard output.
    pub(crate) out: String,
    /// The text on standard error.
    pub(crate) err: String,
}

/// Returns the program, ready to be called, in English and with settings and data of its own.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.env("NO_COLOR", "1").env("LC_ALL", "C");
    // Neither reads nor changes the settings and saved games of whoever runs the tests.
    let home = env!("CARGO_TARGET_TMPDIR");
    for folder in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
        command.env(folder, home);
    }
    command
}

/// Calls the program with these arguments.
pub(crate) fn call(args: &[&str]) -> Answer {
    answer(program().args(args).stdin(Stdio::null()).output().unwrap())
}

/// Returns the output of a call that succeeds.
pub(crate) fn printed(args: &[&str]) -> String {
    let answer = call(args);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{args:?}");
    answer.out
}

/// Returns the error of a call that fails with this exit code and prints nothing.
pub(crate) fn refused(code: i32, args: &[&str]) -> String {
    let answer = call(args);
    assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{args:?}: {}", answer.err);
    answer.err
}

/// Calls the program with these lines on standard input.
pub(crate) fn converse(args: &[&str], lines: &[&str]) -> Answer {
    let mut child = program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = lines.join("\n");
    typed.push('\n');
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    answer(child.wait_with_output().unwrap())
}

/// Returns the result of a call that has ended by itself.
pub(crate) fn answer(output: Output) -> Answer {
    let answer = Answer {
        code: output.status.code().expect("the program ends by itself"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    };
    assert!(!answer.err.contains("panicked"), "{}", answer.err);
    answer
}
