//! A pool of threads that play games concurrently.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::error::Result;

/// Returns the number of available cores.
pub(super) fn available_cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Plays games on several threads, starting them in order, and passes each result to `finished`.
/// `play` returns `None` for a game that it abandoned because of `stop`. After an error, or once
/// `stop` is set, no further game starts.
pub(super) fn play_games<R: Send>(
    games: &[u32],
    threads: usize,
    stop: &AtomicBool,
    play: impl Fn(u32) -> Result<Option<R>> + Sync,
    mut finished: impl FnMut(u32, R),
) -> Result<()> {
    let begun = AtomicUsize::new(0);
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(games.len()) {
            let (sender, begun, play) = (sender.clone(), &begun, &play);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed)
                    && let Some(&game) = games.get(begun.fetch_add(1, Ordering::Relaxed))
                {
                    let result = play(game);
                    if result.is_err() {
                        stop.store(true, Ordering::Relaxed);
                    }
                    sender.send((game, result)).expect("results are awaited until all have come");
                }
            });
        }
        drop(sender);
        let mut outcome = Ok(());
        for (game, result) in results {
            match result {
                Ok(Some(result)) => finished(game, result),
                Ok(None) => {}
                Err(error) => outcome = outcome.and(Err(error)),
            }
        }
        outcome
    })
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::Message;

    use super::*;

    #[test]
    fn every_game_is_played_once_whatever_the_number_of_threads() {
        let games: Vec<u32> = (0..100).filter(|game| game % 3 != 0).collect();
        for threads in [1, 2, 5, 200] {
            let stop = AtomicBool::new(false);
            let mut seen = Vec::new();
            let play = |game| Ok(Some(game * game));
            play_games(&games, threads, &stop, play, |game, square| {
                assert_eq!(square, game * game);
                seen.push(game);
            })
            .unwrap();
            seen.sort_unstable();
            assert_eq!(seen, games);
        }
    }

    #[test]
    fn nothing_is_begun_after_a_stop() {
        let stop = AtomicBool::new(false);
        let games: Vec<u32> = (0..100).collect();
        let play = |game| {
            if game == 10 {
                stop.store(true, Ordering::Relaxed);
                return Ok(None);
            }
            Ok(Some(()))
        };
        let mut seen = Vec::new();
        play_games(&games, 1, &stop, play, |game, ()| seen.push(game)).unwrap();
        assert_eq!(seen, (0..10).collect::<Vec<_>>());
    }

    #[test]
    fn an_error_ends_the_match_and_is_returned() {
        let stop = AtomicBool::new(false);
        let games: Vec<u32> = (0..100).collect();
        let play = |game| {
            if game == 10 { Err(Message::literal("no more room").into()) } else { Ok(Some(())) }
        };
        let mut seen = 0;
        let error = play_games(&games, 1, &stop, play, |_, ()| seen += 1).unwrap_err();
        assert_eq!((error.message(), seen), (Message::literal("no more room"), 10));
    }
}
