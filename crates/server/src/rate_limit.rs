//! Rate and concurrency limits per client address.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::limits::{MAX_ANALYSES_PER_ADDRESS, REQUEST_BURST_FACTOR};
use crate::mutex::lock;
use crate::settings::Settings;

/// The address that limits apply to: an IPv4 address, or the /64 network of an IPv6 address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClientAddr(IpAddr);

impl ClientAddr {
    pub(crate) fn new(address: IpAddr) -> ClientAddr {
        match address.to_canonical() {
            v4 @ IpAddr::V4(_) => ClientAddr(v4),
            IpAddr::V6(v6) => {
                let network = v6.to_bits() & (u128::MAX << 64);
                ClientAddr(Ipv6Addr::from_bits(network).into())
            }
        }
    }
}

/// A token bucket: it holds at most `capacity` tokens and gains `refill_rate` tokens per second.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenBucket {
    capacity: f64,
    refill_rate: f64,
    /// The tokens in the bucket at `updated`; negative if some are reserved in advance.
    tokens: f64,
    updated: Instant,
}

impl TokenBucket {
    /// Returns a full bucket.
    pub(crate) fn new(capacity: f64, refill_rate: f64) -> TokenBucket {
        TokenBucket { capacity, refill_rate, tokens: capacity, updated: Instant::now() }
    }

    /// Reserves a token and returns the time until it is available, zero if it is in the bucket.
    pub(crate) fn reserve(&mut self) -> Duration {
        self.refill();
        self.tokens -= 1.0;
        Duration::from_secs_f64(self.tokens.min(0.0).abs() / self.refill_rate)
    }

    /// Takes a token. Returns false if there is none.
    fn try_take(&mut self) -> bool {
        self.refill();
        let is_available = self.tokens >= 1.0;
        if is_available {
            self.tokens -= 1.0;
        }
        is_available
    }

    fn refill(&mut self) {
        let now = Instant::now();
        let gained = (now - self.updated).as_secs_f64() * self.refill_rate;
        self.tokens = (self.tokens + gained).min(self.capacity);
        self.updated = now;
    }

    fn is_full(&mut self) -> bool {
        self.refill();
        self.tokens >= self.capacity
    }
}

/// All limits of a server.
#[derive(Debug)]
pub(crate) struct RateLimits {
    tables: RateLimit,
    requests: RateLimit,
    connections: Arc<ConcurrencyLimit>,
    analyses: Arc<ConcurrencyLimit>,
}

impl RateLimits {
    pub(crate) fn new(settings: &Settings) -> RateLimits {
        let tables = f64::from(settings.tables_per_hour);
        let requests = f64::from(settings.requests_per_second);
        RateLimits {
            tables: RateLimit::new(tables, tables / 3600.0),
            requests: RateLimit::new(REQUEST_BURST_FACTOR * requests, requests),
            connections: Arc::new(ConcurrencyLimit::new(settings.connections_per_address)),
            analyses: Arc::new(ConcurrencyLimit::new(MAX_ANALYSES_PER_ADDRESS)),
        }
    }

    /// Counts a request. Returns false if the client is over the limit.
    pub(crate) fn allow_request(&self, client: ClientAddr) -> bool {
        self.requests.try_take(client)
    }

    /// Counts a new table. Returns false if the client is over the limit.
    pub(crate) fn allow_table(&self, client: ClientAddr) -> bool {
        self.tables.try_take(client)
    }

    /// Returns a permit for a WebSocket; `None` if the client is at the limit.
    pub(crate) fn try_connect(&self, client: ClientAddr) -> Option<Permit> {
        ConcurrencyLimit::try_acquire(&self.connections, client)
    }

    /// Returns a permit for an analysis; `None` if the client is at the limit.
    pub(crate) fn try_analyze(&self, client: ClientAddr) -> Option<Permit> {
        ConcurrencyLimit::try_acquire(&self.analyses, client)
    }

    /// Drops the buckets that have refilled, which are those of idle clients.
    pub(crate) fn remove_idle_clients(&self) {
        self.tables.remove_full();
        self.requests.remove_full();
    }
}

/// A token bucket for each client.
#[derive(Debug)]
struct RateLimit {
    full: TokenBucket,
    buckets: Mutex<HashMap<ClientAddr, TokenBucket>>,
}

impl RateLimit {
    fn new(capacity: f64, refill_rate: f64) -> RateLimit {
        RateLimit { full: TokenBucket::new(capacity, refill_rate), buckets: Mutex::default() }
    }

    fn try_take(&self, client: ClientAddr) -> bool {
        lock(&self.buckets).entry(client).or_insert(self.full).try_take()
    }

    fn remove_full(&self) {
        lock(&self.buckets).retain(|_, bucket| !bucket.is_full());
    }
}

/// A limit on the number of permits that each client holds at the same time.
#[derive(Debug)]
struct ConcurrencyLimit {
    max: u32,
    counts: Mutex<HashMap<ClientAddr, u32>>,
}

impl ConcurrencyLimit {
    fn new(max: u32) -> ConcurrencyLimit {
        ConcurrencyLimit { max, counts: Mutex::default() }
    }

    fn try_acquire(limit: &Arc<ConcurrencyLimit>, client: ClientAddr) -> Option<Permit> {
        let mut counts = lock(&limit.counts);
        let count = counts.entry(client).or_default();
        if *count >= limit.max {
            return None;
        }
        *count += 1;
        Some(Permit { limit: Arc::clone(limit), client })
    }
}

/// A permit of a [`ConcurrencyLimit`], released on drop.
#[derive(Debug)]
pub(crate) struct Permit {
    limit: Arc<ConcurrencyLimit>,
    client: ClientAddr,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = lock(&self.limit.counts);
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(text: &str) -> ClientAddr {
        ClientAddr::new(text.parse().unwrap())
    }

    #[test]
    fn ipv6_addresses_of_the_same_64_bit_network_are_one_client() {
        assert_eq!(client("2001:db8:1:2::3"), client("2001:db8:1:2:ffff::9"));
        assert_ne!(client("2001:db8:1:2::3"), client("2001:db8:1:3::3"));
        assert_eq!(client("::ffff:10.0.0.1"), client("10.0.0.1"));
        assert_ne!(client("10.0.0.2"), client("10.0.0.1"));
    }

    #[test]
    fn an_empty_bucket_returns_the_time_until_the_next_token() {
        let mut bucket = TokenBucket::new(2.0, 10.0);
        assert_eq!((bucket.reserve(), bucket.reserve()), (Duration::ZERO, Duration::ZERO));
        let wait = bucket.reserve();
        assert!(wait > Duration::from_millis(50) && wait <= Duration::from_millis(100), "{wait:?}");
    }

    #[test]
    fn clients_have_separate_limits() {
        let limits = RateLimits::new(&Settings { tables_per_hour: 1, ..Settings::default() });
        assert!(limits.allow_table(client("10.0.0.1")));
        assert!(!limits.allow_table(client("10.0.0.1")));
        assert!(limits.allow_table(client("10.0.0.2")));
    }

    #[test]
    fn a_dropped_permit_can_be_acquired_again() {
        let settings = Settings { connections_per_address: 1, ..Settings::default() };
        let limits = RateLimits::new(&settings);
        let first = limits.try_connect(client("10.0.0.1")).unwrap();
        assert!(limits.try_connect(client("10.0.0.1")).is_none());
        drop(first);
        assert!(limits.try_connect(client("10.0.0.1")).is_some());
    }
}
