//! `analyze`: every move of a record judged.
//!
//! The position before a move is thought about, and then the move that was played alone, equally
//! deep: so both are worth something to the same player, who sees only what that seat may.

mod graph;
mod judgement;
mod report;

use std::fs;

use indicatif::{ProgressBar, ProgressStyle};
use tabuleiro_core::{Language, Turn, dice, msg};
use tabuleiro_session::{Effort, Memory, Supervisor, Table, save};

use crate::MESSAGES;
use crate::args::AnalyzeArgs;
use crate::failure::{Foreign, Result};
use crate::loading::load_table;
use crate::thinking::Interruptible;
use judgement::Judgement;

pub(crate) fn run(args: &AnalyzeArgs, language: Language) -> Result<()> {
    let table = load_table(&args.file, None)?;
    refuse_original(args)?;
    let judgements = judge_all(&table, args, language)?;
    let (judged, all) = (judgements.len(), table.moves().len());
    if judged < all {
        let stopped = msg!("analyze-stopped", judged = judged, moves = all);
        eprintln!("{}", language.say(&stopped));
    }
    if args.json {
        report::print_json(&table, &judgements, language)?;
    } else {
        report::print(&table, &judgements, language)?;
    }
    if let Some(output) = &args.output {
        save(output, &report::annotated(&table, &judgements, language))?;
    }
    Ok(())
}

/// What was written by hand is not replaced by what a computer says about it.
fn refuse_original(args: &AnalyzeArgs) -> Result<()> {
    let Some(output) = &args.output else {
        return Ok(());
    };
    let is_same = match (fs::canonicalize(output), fs::canonicalize(&args.file)) {
        (Ok(output), Ok(original)) => output == original,
        _ => false,
    };
    if is_same {
        let (expected, got) = (msg!("analyze-expected-another"), output.display().to_string());
        let problem = msg!("unreadable", expected = expected, got = got);
        return Err(msg!("unreadable-within", place = "--output", problem = problem).into());
    }
    Ok(())
}

/// Judges move by move until all are, or until somebody presses Ctrl-C.
fn judge_all(table: &Table, args: &AnalyzeArgs, language: Language) -> Result<Vec<Judgement>> {
    let supervisor = UntilInterrupted(Interruptible::begin()?);
    let mut memory = Memory::with_bytes(args.memory << 20);
    let progress = ProgressBar::new(table.moves().len() as u64);
    let moves = language.say(&msg!("analyze-progress"));
    let shown = format!("{{pos}}/{{len}} {moves} {{wide_bar}} {{eta}}");
    progress.set_style(ProgressStyle::with_template(&shown).map_err(Foreign::new)?);
    progress.tick();
    let mut judgements = Vec::new();
    for ply in 0..table.moves().len() {
        let judgement = judge(table, ply, &args.effort(), &mut memory, &supervisor)?;
        if supervisor.is_over() {
            break;
        }
        judgements.push(judgement);
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(judgements)
}

struct UntilInterrupted(Interruptible);

impl Supervisor for UntilInterrupted {
    fn is_over(&self) -> bool {
        self.0.was_interrupted()
    }
}

fn judge(
    table: &Table,
    ply: usize,
    effort: &Effort,
    memory: &mut Memory,
    supervisor: &dyn Supervisor,
) -> Result<Judgement> {
    let before = table.position_at(ply).expect("every move was made somewhere");
    let played = &table.moves().nth(ply).expect("it is one of the moves").text;
    let Turn::Of(seat) = before.turn() else {
        return Err(msg!("analyze-after-the-end", number = ply + 1).into());
    };
    // The same dice for both, so that the same hidden hands are imagined.
    let dice = || dice(table.seed(), ply as u64 + 1);
    let think_about_played = |depth: Option<u32>, memory: &mut Memory| {
        let effort = Effort { depth, ..*effort };
        before.think_about(played, &effort, memory, &mut dice(), supervisor)
    };
    if before.choices().len() == 1 {
        let only = think_about_played(effort.depth, memory)?;
        return Ok(Judgement::new(seat, played, only.score(), &only));
    }
    let best = before.think(effort, memory, &mut dice(), supervisor);
    if best.best() == played {
        return Ok(Judgement::new(seat, played, best.score(), &best));
    }
    // Equally deep is fair, except that another way to win may be longer.
    let depth = if best.score().is_win() { effort.depth } else { Some(best.depth.max(1)) };
    let score = think_about_played(depth, memory)?.score();
    Ok(Judgement::new(seat, played, score, &best))
}
