//! Rate limits for each visitor.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use app::{House, Who};

/// How many games a player may have, unless the operator says otherwise.
pub const GAMES: u32 = 1_000;
/// How many may listen at the same time from one address.
const LISTENERS: u32 = 200;
/// How many visitors are remembered before those who are quiet are forgotten.
const REMEMBERED: usize = 10_000;

/// Whom a bucket is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    /// A player or a seat.
    Visitor(Who),
    /// Whoever comes without a name.
    Nameless(IpAddr),
    /// Everybody at an address: names cost nothing.
    Address(IpAddr),
}

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy)]
struct Measure {
    a_second: f64,
    most: f64,
}

const HOUSE: Measure = Measure { a_second: 5_000.0, most: 20_000.0 };
const VISITOR: Measure = Measure { a_second: 20.0, most: 100.0 };
const ADDRESS: Measure = Measure { a_second: 200.0, most: 1_000.0 };

struct Bucket {
    left: f64,
    filled: Instant,
}

/// The buckets of all visitors, and how many of them listen.
#[derive(Default)]
pub(crate) struct Limits {
    buckets: Mutex<HashMap<Whose, Bucket>>,
    listeners: Mutex<HashMap<IpAddr, u32>>,
}

impl Limits {
    /// Takes so much for a request, or says after how many seconds there will be enough.
    pub(crate) fn take(&self, who: Who, address: IpAddr, house: House, cost: f64, now: Instant) -> Result<(), u32> {
        let address = network(address);
        let (visitor, address) = match (house, who) {
            (House::Own, _) => ((Whose::Address(address), HOUSE), None),
            (House::Open, Who::Nobody) => ((Whose::Nameless(address), VISITOR), Some(address)),
            (House::Open, who) => ((Whose::Visitor(who), VISITOR), Some(address)),
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > REMEMBERED {
            // A minute fills every bucket.
            buckets.retain(|_, bucket| now.duration_since(bucket.filled).as_secs() < 60);
        }
        // The address first: cookies made up by one visitor must not fill the memory.
        if let Some(address) = address {
            draw(&mut buckets, Whose::Address(address), ADDRESS, cost, now)?;
        }
        draw(&mut buckets, visitor.0, visitor.1, cost, now)
    }

    /// Counts one more who listens at this address; false where there are enough. A house of one's own counts nobody.
    pub(crate) fn listen(&self, address: IpAddr, house: House) -> bool {
        if house == House::Own {
            return true;
        }
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        let count = listeners.entry(network(address)).or_default();
        if *count >= LISTENERS {
            return false;
        }
        *count += 1;
        true
    }

    /// Counts one less who listens at this address.
    pub(crate) fn leave(&self, address: IpAddr) {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut count) = listeners.entry(network(address)) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

/// The address, or the network of an IPv6 address: whoever has one of its addresses has 2^64 of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
        address @ IpAddr::V4(_) => address,
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // some seconds
fn draw(
    buckets: &mut HashMap<Whose, Bucket>,
    whose: Whose,
    measure: Measure,
    cost: f64,
    now: Instant,
) -> Result<(), u32> {
    let bucket = buckets.entry(whose).or_insert(Bucket { left: measure.most, filled: now });
    let gone = now.saturating_duration_since(bucket.filled).as_secs_f64();
    bucket.left = (bucket.left + gone * measure.a_second).min(measure.most);
    bucket.filled = now;
    if bucket.left < cost {
        return Err(((cost - bucket.left) / measure.a_second).ceil().max(1.0) as u32);
    }
    bucket.left -= cost;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::time::Duration;

    use super::*;
    use crate::clock::moment;
    use app::Hashed;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let (limits, start) = (Limits::default(), moment());
        let take = |now| limits.take(Who::Nobody, HERE, House::Open, 1.0, now);
        assert!((0..100).all(|_| take(start).is_ok()));
        assert_eq!(take(start), Err(1));
        let later = start + Duration::from_secs(1);
        assert!((0..20).all(|_| take(later).is_ok()));
        assert_eq!(take(later), Err(1));
    }

    #[test]
    fn new_names_do_not_help() {
        let (limits, start) = (Limits::default(), moment());
        let take = |n: u32| limits.take(Who::Player(Hashed::of(&n.to_string())), HERE, House::Open, 1.0, start);
        assert!((0..1_000).all(|n| take(n).is_ok()));
        assert!(take(1_000).is_err());
    }

    #[test]
    fn new_addresses_of_one_network_do_not_help() {
        let (limits, start) = (Limits::default(), moment());
        let take = |address: String| limits.take(Who::Nobody, address.parse().unwrap(), House::Open, 1.0, start);
        assert!((0..100).all(|n| take(format!("2001:db8:0:7::{n:x}")).is_ok()));
        assert!(take("2001:db8:0:7:ffff::1".into()).is_err());
        assert!(take("2001:db8:0:8::1".into()).is_ok(), "others have a network of their own");
        assert!((0..100).all(|n| take(format!("::ffff:10.0.0.{n}")).is_ok()));
        assert!(take("10.0.0.1".into()).is_ok(), "an address of IPv4 is one, however it is written");
    }

    #[test]
    fn an_address_has_so_many_listeners() {
        let limits = Limits::default();
        let listen = |address: &str| limits.listen(address.parse().unwrap(), House::Open);
        assert!((0..200).all(|n| listen(&format!("2001:db8:0:7::{n:x}"))));
        assert!(!listen("2001:db8:0:7:ffff::1"));
        assert!(listen("2001:db8:0:8::1") && listen("10.0.0.1"), "others have room of their own");
        limits.leave("2001:db8:0:7::1".parse().unwrap());
        assert!(listen("2001:db8:0:7::2") && !listen("2001:db8:0:7::3"));
        for address in ["2001:db8:0:8::1", "10.0.0.1"] {
            limits.leave(address.parse().unwrap());
        }
        assert_eq!(limits.listeners.lock().unwrap().len(), 1, "who does not listen is forgotten");
        assert!((0..1_000).all(|_| limits.listen(HERE, House::Own)));
        limits.leave(HERE);
    }

    #[test]
    fn the_house_is_hardly_limited() {
        let (limits, start) = (Limits::default(), moment());
        assert!((0..20_000).all(|_| limits.take(Who::House, HERE, House::Own, 1.0, start).is_ok()));
        assert!(limits.take(Who::House, HERE, House::Own, 1.0, start).is_err());
    }
}
