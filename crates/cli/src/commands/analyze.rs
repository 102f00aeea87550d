//! `analyze`: every move of a record judged.
//!
//! The position before a move is thought about, and then the move that was played alone, equally
//! deep: so both are worth something to the same player, who sees only what that seat may.

mod graph;
mod judgement;
mod report;

use std::fs;

use indicatif::{ProgressBar, ProgressStyle};
use tabuleiro_core::{Turn, dice};
use tabuleiro_session::{Effort, Memory, Supervisor, Table, save};

use crate::args::AnalyzeArgs;
use crate::loading::load_table;
use crate::thinking::Interruptible;
use judgement::Judgement;

pub(crate) fn run(args: &AnalyzeArgs) -> anyhow::Result<()> {
    let table = load_table(&args.file, None)?;
    refuse_original(args)?;
    let judgements = judge_all(&table, args)?;
    let (judged, all) = (judgements.len(), table.moves().len());
    if judged < all {
        eprintln!("stopped after {judged} of {all} moves");
    }
    if args.json {
        report::print_json(&table, &judgements)?;
    } else {
        report::print(&table, &judgements)?;
    }
    if let Some(output) = &args.output {
        save(output, &report::annotated(&table, &judgements))?;
    }
    Ok(())
}

/// What was written by hand is not replaced by what a computer says about it.
fn refuse_original(args: &AnalyzeArgs) -> anyhow::Result<()> {
    let Some(output) = &args.output else {
        return Ok(());
    };
    let is_same = match (fs::canonicalize(output), fs::canonicalize(&args.file)) {
        (Ok(output), Ok(original)) => output == original,
        _ => false,
    };
    anyhow::ensure!(
        !is_same,
        "--output: expected another file than the record itself, got {}",
        output.display()
    );
    Ok(())
}

/// Judges move by move until all are, or until somebody presses Ctrl-C.
fn judge_all(table: &Table, args: &AnalyzeArgs) -> anyhow::Result<Vec<Judgement>> {
    let supervisor = UntilInterrupted(Interruptible::begin()?);
    let mut memory = Memory::with_bytes(args.memory << 20);
    let progress = ProgressBar::new(table.moves().len() as u64);
    progress.set_style(ProgressStyle::with_template("{pos}/{len} moves {wide_bar} {eta}")?);
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
) -> anyhow::Result<Judgement> {
    let before = table.position_at(ply).expect("every move was made somewhere");
    let played = &table.moves().nth(ply).expect("it is one of the moves").text;
    let Turn::Of(seat) = before.turn() else {
        anyhow::bail!("move {} was played after the end", ply + 1);
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
