//! Random names and secrets: written with 32 letters and digits, stored as hashes.

use crate::outside::{NoChance, Outside};

/// Without those that are easily confused.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// So many random bytes.
pub(crate) fn random<const N: usize>(outside: &dyn Outside) -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    outside.fill(&mut bytes)?;
    Ok(bytes)
}

/// A name that nobody can guess: 128 bits.
pub(crate) fn name(outside: &dyn Outside) -> Result<String, NoChance> {
    Ok(write(&random::<16>(outside)?))
}

/// The name of the game that goes on with the one of this name: the same whoever asks for it.
pub(crate) fn successor(name: &str) -> String {
    let key = blake3::derive_key("Kurgan: a game that goes on with another", name.as_bytes());
    write(&key[..16])
}

/// A secret: 256 bits.
pub(crate) fn secret(outside: &dyn Outside) -> Result<String, NoChance> {
    Ok(write(&random::<32>(outside)?))
}

fn write(bytes: &[u8]) -> String {
    let bits = bytes.len() * 8;
    let bit = |n: usize| n < bits && bytes[n / 8] >> (7 - n % 8) & 1 != 0;
    let letter = |start: usize| (start..start + 5).fold(0, |value, n| value << 1 | usize::from(bit(n)));
    (0..bits).step_by(5).map(|start| char::from(ALPHABET[letter(start)])).collect()
}

/// Whether this could be a name or a secret of ours.
pub(crate) fn plausible(text: &str) -> bool {
    (20..=64).contains(&text.len()) && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// The hash of a secret: all that is kept of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hashed([u8; 32]);

impl Hashed {
    /// The hash of this secret.
    pub fn of(secret: &str) -> Self {
        Self(*blake3::hash(secret.as_bytes()).as_bytes())
    }

    /// A hash that was kept.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// As it is kept.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_differ_as_their_bytes_do() {
        let (one, two, name) = (write(&[1; 32]), write(&[2; 32]), write(&[3; 16]));
        assert_ne!(one, two);
        assert_eq!((one.len(), name.len()), (52, 26));
        assert!(plausible(&one) && plausible(&name));
        assert!(!plausible("../../etc/passwd-and-more") && !plausible("short"));
        assert_ne!(Hashed::of(&one), Hashed::of(&two));
    }

    #[test]
    fn a_successor_looks_like_any_name() {
        let name = write(&[7; 16]);
        assert!(plausible(&successor(&name)) && successor(&name) == successor(&name));
        assert_ne!(successor(&name), successor(&successor(&name)));
    }

    #[test]
    fn bits_become_letters_in_order() {
        assert_eq!(write(&[0xFF, 0x00]), "zw00");
    }
}
