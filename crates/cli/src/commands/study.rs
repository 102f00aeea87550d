//! `moves`, `check`, `think` and `perft`: questions about one position.

use std::io::{self, Write};

use serde_json::json;
use tabuleiro_core::{Turn, dice};
use tabuleiro_session::{MoveError, Player, Position, read_player};

use crate::args::{CheckArgs, PerftArgs, StudyArgs, ThinkArgs};
use crate::board::turn_words;
use crate::failure::no;

pub(crate) fn moves(args: &StudyArgs) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    for choice in args.position()?.choices() {
        writeln!(out, "{}", choice.text)?;
    }
    Ok(())
}

pub(crate) fn check(args: &CheckArgs) -> anyhow::Result<()> {
    let position = args.study.position()?;
    let mut out = io::stdout().lock();
    match position.play(&args.text) {
        Ok(played) if args.json => {
            let answer =
                json!({ "legal": true, "move": played.text, "position": played.after.write() });
            writeln!(out, "{answer}")?;
            Ok(())
        }
        Ok(played) => {
            writeln!(out, "{}", played.after.write())?;
            Ok(())
        }
        Err(MoveError::Illegal(refusal)) => {
            if args.json {
                let answer = json!({
                    "legal": false,
                    "reason": refusal.id,
                    "cells": refusal.spots,
                    "words": refusal.words,
                });
                writeln!(out, "{answer}")?;
            }
            Err(no(refusal))
        }
        Err(MoveError::Unreadable(error)) => Err(error.within("move").into()),
    }
}

pub(crate) fn think(args: &ThinkArgs) -> anyhow::Result<()> {
    let position = args.study.position()?;
    let Player::Bot(name) = read_player(&args.study.spec.kind(), &args.seat)? else {
        anyhow::bail!("--seat: expected a computer player such as bot:NAME, got {:?}", args.seat);
    };
    refuse_if_over(&*position)?;
    let chosen = position.choose(&name, &mut dice(args.study.seed, 1));
    let mut out = io::stdout().lock();
    if args.json {
        let after = position.play(&chosen)?.after;
        writeln!(out, "{}", json!({ "move": chosen, "position": after.write() }))?;
    } else {
        writeln!(out, "{chosen}")?;
    }
    Ok(())
}

pub(crate) fn perft(args: &PerftArgs) -> anyhow::Result<()> {
    let position = args.study.position()?;
    let mut out = io::stdout().lock();
    // Depth by depth, so that a long count shows how far it is.
    for depth in 1..=args.depth {
        writeln!(out, "{depth} {}", position.perft(depth))?;
        out.flush()?;
    }
    Ok(())
}

fn refuse_if_over(position: &dyn Position) -> anyhow::Result<()> {
    match position.turn() {
        Turn::Of(_) => Ok(()),
        Turn::Over(_) => Err(no(format!("the game is over: {}", turn_words(position, &[])))),
    }
}
