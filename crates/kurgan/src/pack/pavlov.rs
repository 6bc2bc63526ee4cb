//! What is in a pack of Pavlov's House.

use pavlov::Pavlov;
use pavlov::components::Components;

use super::Told;
use crate::words::L10nLanguage as Words;

impl Told for Pavlov {
    fn counts(pack: &Components, words: &Words) -> String {
        let (counters, weapons, positions) = (pack.counters.len(), pack.weapons.len(), pack.positions.len());
        let (wehrmacht, soviet) = (pack.cards.len(), pack.soviet_cards.len());
        words.pack_counts_pavlov(positions, counters, weapons, wehrmacht, soviet, pack.origin.provenance.len())
    }
}
