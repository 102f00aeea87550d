//! Random numbers that are the same on every machine.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The random number generator of deals and computer players.
pub type GameRng = ChaCha8Rng;

/// Returns the generator of a seed and a stream.
///
/// Stream 0 deals the game, and stream `n` belongs to the decision at ply `n`. So undo and loading
/// a game do not change the moves of computer players.
///
/// ```
/// use tabuleiro_core::{Rng, seeded_rng};
///
/// assert_eq!(seeded_rng(5, 3).next_u64(), seeded_rng(5, 3).next_u64());
/// assert_ne!(seeded_rng(5, 3).next_u64(), seeded_rng(5, 4).next_u64());
/// ```
pub fn seeded_rng(seed: u64, stream: u64) -> GameRng {
    let mut rng = GameRng::seed_from_u64(seed);
    rng.set_stream(stream);
    rng
}

/// Returns a uniformly distributed number below `bound`.
///
/// ```
/// use tabuleiro_core::{below, seeded_rng};
///
/// assert!(below(&mut seeded_rng(1, 0), 6) < 6);
/// ```
///
/// # Panics
/// If `bound` is 0 or greater than `u32::MAX`.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), bound: usize) -> usize {
    let bound = u32::try_from(bound).expect("bounds fit into 32 bits");
    assert!(bound > 0, "there is no number below 0");
    // Lemire's method: the high half of a product. Products that would cause a bias are rejected.
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        if product as u32 >= bound || product as u32 >= bound.wrapping_neg() % bound {
            return (product >> 32) as usize;
        }
    }
}

/// Returns a random item, or `None` if there are no items. All items are equally likely.
///
/// ```
/// use tabuleiro_core::{pick, seeded_rng};
///
/// let mut rng = seeded_rng(1, 0);
/// assert!(pick(&mut rng, &['a', 'b']).is_some());
/// assert_eq!(pick::<char>(&mut rng, &[]), None);
/// ```
#[inline]
pub fn pick<T: Copy>(rng: &mut (impl Rng + ?Sized), items: &[T]) -> Option<T> {
    if items.is_empty() { None } else { Some(items[below(rng, items.len())]) }
}

/// Shuffles items. All orders are equally likely.
///
/// ```
/// use tabuleiro_core::{seeded_rng, shuffle};
///
/// let mut tiles = [1, 2, 3, 4];
/// shuffle(&mut seeded_rng(1, 0), &mut tiles);
/// tiles.sort_unstable();
/// assert_eq!(tiles, [1, 2, 3, 4]);
/// ```
pub fn shuffle<T>(rng: &mut (impl Rng + ?Sized), items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_below_a_bound_are_uniformly_distributed() {
        let mut rng = seeded_rng(7, 0);
        let mut seen = [0_u32; 28];
        for _ in 0..28_000 {
            seen[below(&mut rng, 28)] += 1;
        }
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
    }

    #[test]
    fn shuffling_keeps_every_item() {
        let mut items: Vec<u32> = (0..36).collect();
        shuffle(&mut seeded_rng(1, 0), &mut items);
        assert_ne!(items, (0..36).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..36).collect::<Vec<_>>());
    }

    #[test]
    fn the_same_seed_and_stream_give_the_same_numbers() {
        let draw = |seed, stream| seeded_rng(seed, stream).next_u64();
        assert_eq!(draw(5, 3), draw(5, 3));
        assert_ne!(draw(5, 3), draw(5, 4));
        assert_ne!(draw(5, 3), draw(6, 3));
    }
}
