//! `analyze`: the mistakes of a recorded game.

mod graph;
mod report;

use std::fs;

use indicatif::{ProgressBar, ProgressStyle};
use tabuleiro_core::{Language, msg, seeded_rng};
use tabuleiro_session::{Judgement, Observer, Searcher, Table, judge, save};

use crate::MESSAGES;
use crate::args::AnalyzeArgs;
use crate::error::{ExternalError, Result};
use crate::interrupt::InterruptGuard;
use crate::record_input::load_table;

pub(crate) fn run(args: &AnalyzeArgs, language: Language) -> Result<()> {
    let table = load_table(&args.file, None)?;
    refuse_original(args)?;
    let judgements = judge_all(&table, args, language)?;
    let (judged, all) = (judgements.len(), table.moves().len());
    if judged < all {
        let stopped = msg!("analyze-stopped", judged = judged, moves = all);
        eprintln!("{}", language.render(&stopped));
    }
    if args.json {
        report::print_json(&table, &judgements, language)?;
    } else {
        report::print(&table, &judgements, language)?;
    }
    if let Some(output) = &args.output {
        save(output, &report::annotated(&table, &judgements))?;
    }
    Ok(())
}

/// Rejects an output file that is the record itself.
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

/// Judges all moves, or those before Ctrl-C.
fn judge_all(table: &Table, args: &AnalyzeArgs, language: Language) -> Result<Vec<Judgement>> {
    let observer = UntilInterrupted(InterruptGuard::begin()?);
    let mut searcher = Searcher::default();
    searcher.alpha_beta.threads = args.threads;
    let progress = ProgressBar::new(table.moves().len() as u64);
    let moves = language.render(&msg!("analyze-progress"));
    let shown = format!("{{pos}}/{{len}} {moves} {{wide_bar}} {{eta}}");
    progress.set_style(ProgressStyle::with_template(&shown).map_err(ExternalError::new)?);
    progress.tick();
    let mut judgements = Vec::new();
    for (ply, played) in table.moves().enumerate() {
        let before = table.position_at(ply).expect("every move was made somewhere");
        let rng = seeded_rng(table.seed(), ply as u64 + 1);
        let budget = args.budget();
        let judgement = judge(&**before, &played.text, &budget, &mut searcher, &rng, &observer)?;
        if observer.should_stop() {
            break;
        }
        judgements.push(judgement);
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(judgements)
}

struct UntilInterrupted(InterruptGuard);

impl Observer<String> for UntilInterrupted {
    fn should_stop(&self) -> bool {
        self.0.was_interrupted()
    }
}
