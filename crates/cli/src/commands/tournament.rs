//! `match`: computer players against each other.

mod elo;
mod records;
mod report;
mod results;
mod schedule;
mod score;
pub(crate) mod sprt;
mod thread_pool;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use tabuleiro_core::{Language, ParseError, Ranking, Turn, msg};
use tabuleiro_session::{Budget, Observer, Player, Table, parse_player};

use crate::MESSAGES;
use crate::args::MatchArgs;
use crate::error::{ExternalError, Result};
use records::RecordFolder;
use results::Results;
use schedule::Schedule;

pub(crate) fn run(args: &MatchArgs, language: Language) -> Result<()> {
    let schedule = Schedule::new(
        args.spec.clone(),
        &parse_players(args)?,
        args.games,
        args.opening,
        args.seed,
    )?;
    if args.sprt.is_some() && schedule.contenders.len() != 2 {
        let (expected, got) = (msg!("match-expected-two"), schedule.contenders.len());
        let problem = msg!("unreadable", expected = expected, got = got);
        return Err(msg!("unreadable-within", place = "--sprt", problem = problem).into());
    }
    let records = args.records.as_deref();
    let records =
        records.map(|folder| RecordFolder::open(folder, args.limits.budget(), args.resume));
    let records = records.transpose()?;
    let mut results = Results::new(&schedule, args.sprt);
    if let Some(records) = records.as_ref().filter(|_| args.resume) {
        for game in 0..schedule.games {
            if let Some(places) = records.load(&schedule, game)? {
                results.add(game, places);
            }
        }
    }
    play(args, &schedule, records.as_ref(), &mut results, language)?;

    let played = schedule.games as usize - results.unplayed().len();
    if played < schedule.games as usize && !results.is_decided() {
        let stopped = msg!("match-stopped", played = played, games = schedule.games);
        eprintln!("{}", language.render(&stopped));
    }
    let mut out = io::stdout().lock();
    let write = if args.json { report::write_json } else { report::write_text };
    Ok(write(&mut out, &schedule, &results)?)
}

/// Parses the players on the command line.
fn parse_players(args: &MatchArgs) -> Result<Vec<Player>> {
    let kind = args.spec.game_type();
    let read = |text: &String| {
        let player = parse_player(&kind, text)?;
        if player.is_human() {
            return Err(ParseError::new(msg!("match-expected-computer"), text));
        }
        Ok(player)
    };
    Ok(args.players.iter().map(read).collect::<Result<_, ParseError>>()?)
}

/// Plays the unplayed games until the test has a verdict or Ctrl-C is pressed.
fn play(
    args: &MatchArgs,
    schedule: &Schedule,
    records: Option<&RecordFolder>,
    results: &mut Results,
    language: Language,
) -> Result<()> {
    if results.is_decided() {
        return Ok(());
    }
    let stop = Arc::new(AtomicBool::new(false));
    let (stopping, asked) = (Arc::clone(&stop), AtomicBool::new(false));
    ctrlc::set_handler(move || {
        stopping.store(true, Ordering::Relaxed);
        if asked.swap(true, Ordering::Relaxed) {
            // A second Ctrl-C does not wait for the running games.
            std::process::exit(130);
        }
    })
    .map_err(ExternalError::new)?;
    let unplayed = results.unplayed();
    let games = language.render(&msg!("match-progress"));
    let shown = format!("{{pos}}/{{len}} {games} {{wide_bar}} {{msg}} {{eta}}");
    let progress = ProgressBar::new(schedule.games.into())
        .with_style(ProgressStyle::with_template(&shown).map_err(ExternalError::new)?)
        .with_position(u64::from(schedule.games) - unplayed.len() as u64);
    progress.reset_eta();
    let one_game = |game| {
        let mut table = schedule.table(game);
        let Some(places) = play_to_end(&mut table, &args.limits.budget(), &stop)? else {
            return Ok(None);
        };
        if let Some(records) = records {
            records.save(schedule, game, &mut table)?;
        }
        Ok(Some(places))
    };
    let threads = args.threads.map_or_else(thread_pool::available_cores, usize::from);
    let outcome = thread_pool::play_games(&unplayed, threads, &stop, one_game, |game, places| {
        results.add(game, places);
        if results.is_decided() {
            stop.store(true, Ordering::Relaxed);
        }
        if !progress.is_hidden() {
            progress.set_message(running_score(schedule, results));
        }
        progress.inc(1);
    });
    progress.finish_and_clear();
    outcome
}

/// Plays a game to its end; `None` if `stop` interrupted it.
fn play_to_end(table: &mut Table, budget: &Budget, stop: &AtomicBool) -> Result<Option<Ranking>> {
    loop {
        // An interrupted search moves too early: such a game is abandoned.
        let decision = table.computer_move(budget, &StopFlag(stop));
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        if let Some(decision) = decision {
            table.play(&decision.text)?;
        } else {
            return match table.position().turn() {
                Turn::Over(outcome) => Ok(Some(outcome.ranking)),
                Turn::Of(seat) => Err(msg!("match-no-move", seat = seat.to_string()).into()),
            };
        }
    }
}

/// An observer that ends all searches once the flag is set.
struct StopFlag<'a>(&'a AtomicBool);

impl Observer<String> for StopFlag<'_> {
    fn should_stop(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Formats the points so far and the state of the test.
fn running_score(schedule: &Schedule, results: &Results) -> String {
    let points = schedule.contenders.iter().zip(results.points());
    let points = points.map(|(player, points)| format!("{player} {points:.1}"));
    let ratio = results.sprt().map(|sprt| format!("llr {:.2}", sprt.log_likelihood_ratio()));
    points.chain(ratio).collect::<Vec<_>>().join("  ")
}
