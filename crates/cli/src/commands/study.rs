//! `moves`, `check`, `think` and `perft`: questions about one position.

use std::io::{self, Write};

use serde_json::json;
use tabuleiro_core::{ParseError, Turn, dice, msg};
use tabuleiro_session::{
    Analysis, Budget, MoveError, Player, Position, Score, Searcher, parse_player, turn_message,
};

use crate::MESSAGES;
use crate::args::{CheckArgs, PerftArgs, StudyArgs, ThinkArgs};
use crate::error::{CliError, Result};
use crate::interrupt::ThinkingSpinner;
use crate::profile::OutputStyle;

pub(crate) fn moves(args: &StudyArgs) -> Result<()> {
    let mut out = io::stdout().lock();
    for choice in args.position()?.legal_moves() {
        writeln!(out, "{}", choice.text)?;
    }
    Ok(())
}

pub(crate) fn check(args: &CheckArgs, style: OutputStyle) -> Result<()> {
    let position = args.study.position()?;
    let mut out = io::stdout().lock();
    match position.play(&args.text) {
        Ok(played) if args.json => {
            let answer = json!({ "legal": true, "move": played.text, "position": played.after.format_position() });
            writeln!(out, "{answer}")?;
            Ok(())
        }
        Ok(played) => {
            writeln!(out, "{}", played.after.format_position())?;
            Ok(())
        }
        Err(MoveError::Illegal(refusal)) => {
            if args.json {
                let answer = json!({
                    "legal": false,
                    "reason": refusal.id,
                    "cells": refusal.spots,
                    "words": style.text(&refusal.message),
                });
                writeln!(out, "{answer}")?;
            }
            Err(CliError::no(refusal))
        }
        Err(MoveError::Parse(error)) => Err(error.within(msg!("place-a-move")).into()),
    }
}

pub(crate) fn think(args: &ThinkArgs, style: OutputStyle) -> Result<()> {
    let position = args.study.position()?;
    let player = parse_player(&args.study.spec.game_type(), &args.seat);
    let player = player.map_err(|error| error.within("--seat"))?;
    refuse_if_over(&*position)?;
    let dice = &mut dice(args.study.seed, 1);
    let spinner = ThinkingSpinner::new(msg!("the-computer"), style.language)?;
    let (chosen, analysis) = match player {
        Player::Human(_) => {
            let expected = msg!("think-expected-computer");
            return Err(ParseError::new(expected, args.seat.as_str()).within("--seat").into());
        }
        Player::Bot(name) => (position.bot_move(&name, dice), None),
        Player::Engine(Some(level)) => best(position.search_at_level(level, dice, &spinner)),
        Player::Engine(None) => {
            let budget = args.effort.budget().or_default_time();
            let budget = Budget { memory: args.memory << 20, ..budget };
            let mut searcher = Searcher::default();
            searcher.alpha_beta.threads = args.threads;
            best(position.search(&budget, &mut searcher, dice, &spinner))
        }
    };
    drop(spinner);
    let mut out = io::stdout().lock();
    if args.json {
        let after = position.play(&chosen)?.after;
        let mut answer = json!({ "move": chosen, "position": after.format_position() });
        if let Some(analysis) = analysis {
            answer["score"] = score_json(analysis.score());
            answer["line"] = json!(analysis.pv());
            answer["depth"] = json!(analysis.depth);
            answer["nodes"] = json!(analysis.nodes);
        }
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{chosen}")?;
    }
    Ok(())
}

fn best(analysis: Analysis<String>) -> (String, Option<Analysis<String>>) {
    (analysis.best_move(), Some(analysis))
}

/// A score for programs: thousandths of a logit, the chance to win, and, where a win or a loss is
/// proven, which and in how many moves.
pub(crate) fn score_json(score: Score) -> serde_json::Value {
    match score.plies_to_end() {
        Some(moves) => {
            json!({ "proven": true, "result": if score.is_win() { "win" } else { "loss" }, "moves": moves })
        }
        None => {
            json!({ "proven": false, "value": score.value(), "chance": score.win_probability() })
        }
    }
}

pub(crate) fn perft(args: &PerftArgs) -> Result<()> {
    let position = args.study.position()?;
    let mut out = io::stdout().lock();
    // Depth by depth, so that a long count shows how far it is.
    for depth in 1..=args.depth {
        writeln!(out, "{depth} {}", position.perft(depth))?;
        out.flush()?;
    }
    Ok(())
}

fn refuse_if_over(position: &dyn Position) -> Result<()> {
    match position.turn() {
        Turn::Of(_) => Ok(()),
        Turn::Over(_) => Err(CliError::no(msg!("think-over", ended = turn_message(position, &[])))),
    }
}
