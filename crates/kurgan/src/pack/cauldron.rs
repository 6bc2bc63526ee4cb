//! What is in a pack of The Cauldron.

use cauldron::Cauldron;
use cauldron::components::Components;

use super::Told;
use crate::words::L10nLanguage as Words;

impl Told for Cauldron {
    fn counts(pack: &Components, words: &Words) -> String {
        let (areas, units, armies) = (pack.areas.len(), pack.units.len(), pack.armies.len());
        words.pack_counts_cauldron(areas, units, armies, pack.cards.len(), pack.origin.provenance.len())
    }
}
