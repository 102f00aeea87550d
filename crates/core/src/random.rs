//! Chance that is the same on every machine: the generator is an argument, the seed decides.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The generator behind deals and computer players.
pub type GameRng = ChaCha8Rng;

/// The rng of one seed and one purpose.
///
/// Stream 0 deals the game; stream `n` belongs to the decision of ply `n`, so that taking back a
/// move or loading a game does not change what a computer would have played.
pub fn seeded_rng(seed: u64, stream: u64) -> GameRng {
    let mut rng = GameRng::seed_from_u64(seed);
    rng.set_stream(stream);
    rng
}

/// A number below `bound`, every one equally likely.
///
/// # Panics
/// If `bound` is 0.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), bound: usize) -> usize {
    let bound = u32::try_from(bound).expect("bounds are small");
    assert!(bound > 0, "there is no number below 0");
    // Lemire's method: the high half of a product, redrawn where it would be uneven.
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        if product as u32 >= bound || product as u32 >= bound.wrapping_neg() % bound {
            return (product >> 32) as usize;
        }
    }
}

/// One of `items`, every one equally likely; `None` where there are none.
#[inline]
pub fn pick<T: Copy>(rng: &mut (impl Rng + ?Sized), items: &[T]) -> Option<T> {
    if items.is_empty() { None } else { Some(items[below(rng, items.len())]) }
}

/// Puts `items` in an order that is as likely as any other.
pub fn shuffle<T>(rng: &mut (impl Rng + ?Sized), items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_is_about_equally_likely() {
        let mut rng = seeded_rng(7, 0);
        let mut seen = [0_u32; 28];
        for _ in 0..28_000 {
            seen[below(&mut rng, 28)] += 1;
        }
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u32> = (0..36).collect();
        shuffle(&mut seeded_rng(1, 0), &mut items);
        assert_ne!(items, (0..36).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..36).collect::<Vec<_>>());
    }

    #[test]
    fn streams_of_one_seed_differ_and_repeat() {
        let draw = |seed, stream| seeded_rng(seed, stream).next_u64();
        assert_eq!(draw(5, 3), draw(5, 3));
        assert_ne!(draw(5, 3), draw(5, 4));
        assert_ne!(draw(5, 3), draw(6, 3));
    }
}
