//! The German Supply Costs chart and the markers.

use kurgan_core::pack::Row;
use kurgan_core::words;

use super::super::{Costs, Markers, Name};
use super::problem::{MARKER, PURCHASE};

/// What supply points buy.
pub(super) struct Supply {
    pub(super) costs: Costs,
    pub(super) names: [Name; 6],
    pub(super) markers: Markers,
    pub(super) artillery_bonus: u8,
    pub(super) engineer_bonus: u8,
}

words! {
    /// A line of the chart.
    enum Purchase[6] {
        Artillery = "artillery",
        Engineer = "engineer",
        Air = "air",
        Infantry = "infantry",
        Armor = "armor",
        Morale = "morale",
    }
}

words! {
    /// A kind of marker.
    enum Marker[5] {
        Artillery = "artillery",
        Engineer = "engineer",
        Air = "air",
        Isolation = "isolation",
        Control = "control",
    }
}

pub(super) fn supply(mut file: Row<'_>) -> Supply {
    let bought = file.each("purchase", PURCHASE, |row, purchase| {
        let bonus = if matches!(purchase, Purchase::Artillery | Purchase::Engineer) {
            row.number("attack_bonus", 0..=9)
        } else {
            row.surplus("attack_bonus");
            0
        };
        (row.number("cost", 1..=24), bonus, row.name("name"))
    });
    let bought: [(u8, u8, Name); 6] = bought.map(Option::unwrap_or_default);
    let count = file.each("marker", MARKER, |row, _: Marker| row.number("count", 0..=50));
    file.close();
    let [artillery, engineer, air, infantry, armor, morale] = bought.each_ref().map(|(cost, ..)| *cost);
    let costs = Costs { artillery, engineer, air, infantry, armor, morale };
    let [artillery, engineer, air, isolation, control] = count.map(Option::unwrap_or_default);
    Supply {
        costs,
        markers: Markers { artillery, engineer, air, isolation, control },
        artillery_bonus: bought[Purchase::Artillery as usize].1,
        engineer_bonus: bought[Purchase::Engineer as usize].1,
        names: bought.map(|(_, _, name)| name),
    }
}
