//! Who may come in how often: limits for each address.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::settings::{Settings, THOUGHTS_AT_ONCE};

/// Where somebody comes from: an address, or what of it one household shares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Origin(IpAddr);

impl Origin {
    pub(crate) fn new(address: IpAddr) -> Origin {
        match address.to_canonical() {
            v4 @ IpAddr::V4(_) => Origin(v4),
            IpAddr::V6(v6) => {
                let network = v6.to_bits() & (u128::MAX << 64);
                Origin(Ipv6Addr::from_bits(network).into())
            }
        }
    }
}

/// A bucket of tokens that fills up again: so many at once, so many a second for long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    size: f64,
    per_second: f64,
    left: f64,
    since: Instant,
}

impl Bucket {
    pub(crate) fn new(size: f64, per_second: f64) -> Bucket {
        Bucket { size, per_second, left: size, since: Instant::now() }
    }

    /// Takes a token, which may be missing: then how long it will take until it is there.
    pub(crate) fn take(&mut self) -> Option<Duration> {
        self.fill();
        self.left -= 1.0;
        (self.left < 0.0).then(|| Duration::from_secs_f64(-self.left / self.per_second))
    }

    /// Takes a token if there is one.
    fn take_if_there(&mut self) -> bool {
        self.fill();
        let is_there = self.left >= 1.0;
        self.left -= f64::from(u8::from(is_there));
        is_there
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let gained = (now - self.since).as_secs_f64() * self.per_second;
        self.left = (self.left + gained).min(self.size);
        self.since = now;
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.size
    }
}

/// What everybody has used of what they may.
#[derive(Debug)]
pub(crate) struct RateLimits {
    tables: Buckets,
    requests: Buckets,
    connections: Arc<Counts>,
    thoughts: Arc<Counts>,
}

impl RateLimits {
    pub(crate) fn new(settings: &Settings) -> RateLimits {
        let tables = f64::from(settings.tables_per_hour);
        let requests = f64::from(settings.requests_per_second);
        RateLimits {
            tables: Buckets::new(tables, tables / 3600.0),
            requests: Buckets::new(10.0 * requests, requests),
            connections: Arc::new(Counts::new(settings.connections_per_address)),
            thoughts: Arc::new(Counts::new(THOUGHTS_AT_ONCE)),
        }
    }

    /// Whether another request can be answered.
    pub(crate) fn may_ask(&self, origin: Origin) -> bool {
        self.requests.take(origin)
    }

    /// Whether another table can be opened.
    pub(crate) fn may_open_table(&self, origin: Origin) -> bool {
        self.tables.take(origin)
    }

    /// A connection, until what is returned is dropped.
    pub(crate) fn connect(&self, origin: Origin) -> Option<Counted> {
        Counts::enter(&self.connections, origin)
    }

    /// A thought, until what is returned is dropped.
    pub(crate) fn think(&self, origin: Origin) -> Option<Counted> {
        Counts::enter(&self.thoughts, origin)
    }

    /// Forgets whoever has used nothing lately.
    pub(crate) fn forget_the_quiet(&self) {
        self.tables.forget_full();
        self.requests.forget_full();
    }
}

#[derive(Debug)]
struct Buckets {
    new: Bucket,
    by_origin: Mutex<HashMap<Origin, Bucket>>,
}

impl Buckets {
    fn new(size: f64, per_second: f64) -> Buckets {
        Buckets { new: Bucket::new(size, per_second), by_origin: Mutex::default() }
    }

    fn take(&self, origin: Origin) -> bool {
        lock(&self.by_origin).entry(origin).or_insert(self.new).take_if_there()
    }

    fn forget_full(&self) {
        lock(&self.by_origin).retain(|_, bucket| !bucket.is_full());
    }
}

/// How many of something every address has at the same time.
#[derive(Debug)]
struct Counts {
    most: u32,
    by_origin: Mutex<HashMap<Origin, u32>>,
}

impl Counts {
    fn new(most: u32) -> Counts {
        Counts { most, by_origin: Mutex::default() }
    }

    fn enter(counts: &Arc<Counts>, origin: Origin) -> Option<Counted> {
        let mut by_origin = lock(&counts.by_origin);
        let count = by_origin.entry(origin).or_default();
        if *count >= counts.most {
            return None;
        }
        *count += 1;
        Some(Counted { counts: Arc::clone(counts), origin })
    }
}

/// Something that is counted while it exists.
#[derive(Debug)]
pub(crate) struct Counted {
    counts: Arc<Counts>,
    origin: Origin,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut by_origin = lock(&self.counts.by_origin);
        if let Some(count) = by_origin.get_mut(&self.origin) {
            *count -= 1;
            if *count == 0 {
                by_origin.remove(&self.origin);
            }
        }
    }
}

/// Nobody panics in between two changes here, so what a lock guards is always sound.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(text: &str) -> Origin {
        Origin::new(text.parse().unwrap())
    }

    #[test]
    fn a_household_is_one_origin() {
        assert_eq!(origin("2001:db8:1:2::3"), origin("2001:db8:1:2:ffff::9"));
        assert_ne!(origin("2001:db8:1:2::3"), origin("2001:db8:1:3::3"));
        assert_eq!(origin("::ffff:10.0.0.1"), origin("10.0.0.1"));
        assert_ne!(origin("10.0.0.2"), origin("10.0.0.1"));
    }

    #[test]
    fn a_bucket_gives_what_it_has_and_then_says_how_long_to_wait() {
        let mut bucket = Bucket::new(2.0, 10.0);
        assert_eq!((bucket.take(), bucket.take()), (None, None));
        let wait = bucket.take().unwrap();
        assert!(wait > Duration::from_millis(50) && wait <= Duration::from_millis(100), "{wait:?}");
    }

    #[test]
    fn one_address_does_not_use_up_what_another_may() {
        let gate = RateLimits::new(&Settings { tables_per_hour: 1, ..Settings::default() });
        assert!(gate.may_open_table(origin("10.0.0.1")));
        assert!(!gate.may_open_table(origin("10.0.0.1")));
        assert!(gate.may_open_table(origin("10.0.0.2")));
    }

    #[test]
    fn who_leaves_can_come_back() {
        let gate = RateLimits::new(&Settings { connections_per_address: 1, ..Settings::default() });
        let first = gate.connect(origin("10.0.0.1")).unwrap();
        assert!(gate.connect(origin("10.0.0.1")).is_none());
        drop(first);
        assert!(gate.connect(origin("10.0.0.1")).is_some());
    }
}
