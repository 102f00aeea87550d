//! `think`: the move that a computer player chooses.

use std::io::{self, Write};

use serde_json::json;
use tabuleiro_core::{ParseError, Turn, msg, seeded_rng};
use tabuleiro_session::{Analysis, Budget, Player, Position, Searcher, parse_player, turn_message};

use crate::MESSAGES;
use crate::args::ThinkArgs;
use crate::error::{CliError, Result};
use crate::interrupt::ThinkingSpinner;
use crate::json::score as score_json;
use crate::profile::OutputStyle;

pub(crate) fn run(args: &ThinkArgs, style: OutputStyle) -> Result<()> {
    let position = args.position.parse()?;
    let player = parse_player(&args.position.spec.game_type(), &args.seat);
    let player = player.map_err(|error| error.within("--seat"))?;
    refuse_unused_limits(args, &player)?;
    refuse_if_over(&*position)?;
    let rng = &mut seeded_rng(args.position.seed, 1);
    let spinner = ThinkingSpinner::new(msg!("the-computer"), style.language)?;
    let (chosen, analysis) = match player {
        Player::Human(_) => {
            let expected = msg!("think-expected-computer");
            return Err(ParseError::new(expected, args.seat.as_str()).within("--seat").into());
        }
        Player::Bot(name) => (position.bot_move(&name, rng), None),
        Player::Engine(Some(level)) => best(position.search_at_level(level, rng, &spinner)),
        Player::Engine(None) => {
            let budget = args.limits.budget().or_default_time();
            let budget = Budget { memory: args.memory << 20, ..budget };
            let mut searcher = Searcher::default();
            searcher.alpha_beta.threads = args.threads;
            best(position.search(&budget, &mut searcher, rng, &spinner))
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

/// Rejects limits for a player that does not use them: a bot, or an engine with a level.
fn refuse_unused_limits(args: &ThinkArgs, player: &Player) -> Result<()> {
    match (player, args.limits.given_option()) {
        (Player::Bot(_) | Player::Engine(Some(_)), Some(option)) => {
            let other = format!("--seat {}", args.seat);
            Err(msg!("usage-conflict", argument = option, other = other).into())
        }
        _ => Ok(()),
    }
}

fn refuse_if_over(position: &dyn Position) -> Result<()> {
    match position.turn() {
        Turn::Of(_) => Ok(()),
        Turn::Over(_) => {
            Err(CliError::negative(msg!("think-over", ended = turn_message(position, &[]))))
        }
    }
}
