//! `match`: computers against each other.

mod course;
mod elo;
mod plan;
mod pool;
mod records;
mod report;
pub(crate) mod sprt;
mod tally;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use tabuleiro_core::{Language, ParseError, Places, Turn, msg};
use tabuleiro_session::{Budget, Observer, Player, Table, read_player, write_player};

use crate::MESSAGES;
use crate::args::MatchArgs;
use crate::failure::{Foreign, Result};
use course::Course;
use plan::Plan;
use records::Records;

pub(crate) fn run(args: &MatchArgs, language: Language) -> Result<()> {
    let plan =
        Plan::new(args.spec.clone(), &computers(args)?, args.games, args.opening, args.seed)?;
    if args.sprt.is_some() && plan.contenders.len() != 2 {
        let (expected, got) = (msg!("match-expected-two"), plan.contenders.len());
        let problem = msg!("unreadable", expected = expected, got = got);
        return Err(msg!("unreadable-within", place = "--sprt", problem = problem).into());
    }
    let records = args.records.as_deref();
    let records = records.map(|folder| Records::open(folder, args.effort.budget(), args.resume));
    let records = records.transpose()?;
    let mut course = Course::new(&plan, args.sprt);
    if let Some(records) = records.as_ref().filter(|_| args.resume) {
        for game in 0..plan.games {
            if let Some(places) = records.load(&plan, game)? {
                course.add(game, places);
            }
        }
    }
    play(args, &plan, records.as_ref(), &mut course, language)?;

    let played = plan.games as usize - course.missing().len();
    if played < plan.games as usize && !course.is_decided() {
        let stopped = msg!("match-stopped", played = played, games = plan.games);
        eprintln!("{}", language.say(&stopped));
    }
    let mut out = io::stdout().lock();
    let write = if args.json { report::write_json } else { report::write_text };
    Ok(write(&mut out, &plan, &course)?)
}

/// The players on the command line.
fn computers(args: &MatchArgs) -> Result<Vec<Player>> {
    let kind = args.spec.kind();
    let read = |text: &String| {
        let player = read_player(&kind, text)?;
        if player.is_human() {
            return Err(ParseError::new(msg!("match-expected-computer"), text));
        }
        Ok(player)
    };
    Ok(args.players.iter().map(read).collect::<Result<_, ParseError>>()?)
}

/// Plays what is missing, until the test is answered or a person has seen enough.
fn play(
    args: &MatchArgs,
    plan: &Plan,
    records: Option<&Records>,
    course: &mut Course,
    language: Language,
) -> Result<()> {
    if course.is_decided() {
        return Ok(());
    }
    let stop = Arc::new(AtomicBool::new(false));
    let (stopping, asked) = (Arc::clone(&stop), AtomicBool::new(false));
    ctrlc::set_handler(move || {
        stopping.store(true, Ordering::Relaxed);
        if asked.swap(true, Ordering::Relaxed) {
            // Asked twice: somebody does not want to wait for a player who thinks long.
            std::process::exit(130);
        }
    })
    .map_err(Foreign::new)?;
    let missing = course.missing();
    let games = language.say(&msg!("match-progress"));
    let shown = format!("{{pos}}/{{len}} {games} {{wide_bar}} {{msg}} {{eta}}");
    let progress = ProgressBar::new(plan.games.into())
        .with_style(ProgressStyle::with_template(&shown).map_err(Foreign::new)?)
        .with_position(u64::from(plan.games) - missing.len() as u64);
    progress.reset_eta();
    let one_game = |game| {
        let mut table = plan.table(game);
        let Some(places) = play_out(&mut table, &args.effort.budget(), &stop)? else {
            return Ok(None);
        };
        if let Some(records) = records {
            records.save(plan, game, &mut table)?;
        }
        Ok(Some(places))
    };
    let threads = args.threads.map_or_else(pool::cores, usize::from);
    let outcome = pool::play_all(&missing, threads, &stop, one_game, |game, places| {
        course.add(game, places);
        if course.is_decided() {
            stop.store(true, Ordering::Relaxed);
        }
        if !progress.is_hidden() {
            progress.set_message(running_score(plan, course));
        }
        progress.inc(1);
    });
    progress.finish_and_clear();
    outcome
}

/// Plays a game to its end; `None` where it was left because of `stop`.
fn play_out(table: &mut Table, budget: &Budget, stop: &AtomicBool) -> Result<Option<Places>> {
    loop {
        // Who is interrupted while thinking moves in a hurry: such a game is left.
        let decision = table.decide(budget, &Stop(stop));
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        if let Some(decision) = decision {
            table.play(&decision.text)?;
        } else {
            return match table.position().turn() {
                Turn::Over(outcome) => Ok(Some(outcome.places)),
                Turn::Of(seat) => Err(msg!("match-no-move", seat = seat.to_string()).into()),
            };
        }
    }
}

/// Ends all thinking as soon as it is set.
struct Stop<'a>(&'a AtomicBool);

impl Observer<String> for Stop<'_> {
    fn is_over(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Who has how many points so far, and how far the test is.
fn running_score(plan: &Plan, course: &Course) -> String {
    let points = plan.contenders.iter().zip(course.running());
    let points = points.map(|(player, points)| format!("{} {points:.1}", write_player(player)));
    let ratio = course.sprt().map(|sprt| format!("llr {:.2}", sprt.ratio()));
    points.chain(ratio).collect::<Vec<_>>().join("  ")
}
