//! Running the real program with real pipes.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a call of the program gave.
pub(crate) struct Answer {
    /// Its exit code.
    pub(crate) code: i32,
    /// What it printed.
    pub(crate) out: String,
    /// What it said to people.
    pub(crate) err: String,
}

/// The program, ready to be called; it speaks English wherever the tests are run.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.env("NO_COLOR", "1").env("LC_ALL", "C");
    // What people have set and saved on this machine is nothing to the tests, nor the other way round.
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

/// What a command prints when all is well.
pub(crate) fn printed(args: &[&str]) -> String {
    let answer = call(args);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{args:?}");
    answer.out
}

/// What a command says when it fails with this code; nothing is printed.
pub(crate) fn refused(code: i32, args: &[&str]) -> String {
    let answer = call(args);
    assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{args:?}: {}", answer.err);
    answer.err
}

/// Calls the program and types these lines.
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
    // The program may leave before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    answer(child.wait_with_output().unwrap())
}

/// What a call gave that has ended by itself.
pub(crate) fn answer(output: Output) -> Answer {
    let answer = Answer {
        code: output.status.code().expect("the program ends by itself"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    };
    assert!(!answer.err.contains("panicked"), "{}", answer.err);
    answer
}
