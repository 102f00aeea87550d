//! `match`: computers against each other.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use tabuleiro_core::{Places, Turn, dice, pick};
use tabuleiro_session::{Player, Table, read_player};

use super::elo::Score;
use crate::args::MatchArgs;

pub(crate) fn run(args: &MatchArgs) -> anyhow::Result<()> {
    let players = contenders(args)?;
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    ctrlc::set_handler(move || asked.store(true, Ordering::Relaxed))?;

    let progress = ProgressBar::new(args.games.into());
    progress.set_style(ProgressStyle::with_template("{pos}/{len} games {wide_bar} {eta}")?);
    let mut scores = vec![Score::default(); players.len()];
    let mut played = 0;
    while played < args.games && !stop.load(Ordering::Relaxed) {
        let places = one_game(args, &players, played)?;
        for seat in tabuleiro_core::Seat::all(players.len()) {
            let first = places.place(seat) == 1;
            let draw = first && places.winner().is_none();
            let score = &mut scores[contender_at(seat.index(), played, players.len())];
            score.add(places.points(seat), first && !draw, draw);
        }
        played += 1;
        progress.inc(1);
    }
    progress.finish_and_clear();
    if played < args.games {
        eprintln!("stopped after {played} of {} games", args.games);
    }
    report(args, &scores)
}

/// The computers that play, as many as the game has seats.
fn contenders(args: &MatchArgs) -> anyhow::Result<Vec<Player>> {
    let kind = args.spec.kind();
    let read = |text: &String| match read_player(&kind, text)? {
        Player::Human(_) => {
            anyhow::bail!("expected a computer player such as bot:NAME, got {text:?}")
        }
        computer => Ok(computer),
    };
    args.players.iter().map(read).collect()
}

/// Who sits on a seat: in every round of games each contender has each seat once.
fn contender_at(seat: usize, game: u32, seats: usize) -> usize {
    (seat + game as usize) % seats
}

fn one_game(args: &MatchArgs, players: &[Player], game: u32) -> anyhow::Result<Places> {
    let seats = players.len();
    let seated = (0..seats).map(|seat| players[contender_at(seat, game, seats)].clone());
    // One seed for a whole round: the same deal and opening from every seat.
    let seed = args.seed.wrapping_add(u64::from(game / seats as u32));
    let mut table = Table::new(args.spec.clone(), seated.collect(), seed)?;
    let mut opening = dice(seed, u64::MAX);
    for _ in 0..args.opening {
        let moves: Vec<String> = table.position().choices().into_iter().map(|m| m.text).collect();
        let numbers: Vec<usize> = (0..moves.len()).collect();
        if let Some(chosen) = pick(&mut opening, &numbers) {
            table.play(&moves[chosen])?;
        }
    }
    while table.play_bot(&args.effort.effort(), &()).is_some() {}
    match table.position().turn() {
        Turn::Over(outcome) => Ok(outcome.places),
        Turn::Of(seat) => anyhow::bail!("seat {seat} did not move"),
    }
}

fn report(args: &MatchArgs, scores: &[Score]) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    if scores.iter().all(|score| score.games() == 0) {
        return Ok(());
    }
    if args.json {
        let finite = |elo: f64| elo.is_finite().then_some(elo);
        let rows: Vec<_> = args
            .players
            .iter()
            .zip(scores)
            .map(|(player, score)| {
                json!({
                    "player": player,
                    "games": score.games(),
                    "score": score,
                    "elo": finite(score.elo()),
                    "interval": [finite(score.interval().0), finite(score.interval().1)],
                })
            })
            .collect();
        let answer = json!({
            "game": args.spec.spec(),
            "seed": args.seed,
            "opening": args.opening,
            "players": rows,
        });
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    for (player, score) in args.players.iter().zip(scores) {
        let Score { wins, draws, losses, points, .. } = score;
        let games = score.games();
        let elo = score.words();
        writeln!(out, "{player} {points:.2}/{games} +{wins} ={draws} -{losses} elo {elo}")?;
    }
    Ok(())
}
