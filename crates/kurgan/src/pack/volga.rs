//! What is in a pack of Advance to the Volga.

use volga::Volga;
use volga::components::Components;

use super::Told;
use crate::words::L10nLanguage as Words;

impl Told for Volga {
    fn counts(pack: &Components, words: &Words) -> String {
        let areas = pack.areas.len() - 1; // entry 0 is unused
        let (units, soviets, events) = (pack.units.len(), pack.soviets.len(), pack.events.len());
        words.pack_counts_volga(areas, units, soviets, events, pack.origin.provenance.len())
    }
}
