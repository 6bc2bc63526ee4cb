//! The German Supply Costs chart and the markers.

use kurgan_core::pack::Checks;

use super::super::{Costs, Markers, Name, Problem};
use super::raw::{MarkerId, PurchaseId};
use super::{SUPPLY_FILE, problem, raw};

/// What supply points buy.
pub(super) struct Supply {
    pub(super) costs: Costs,
    pub(super) names: [Name; 6],
    pub(super) markers: Markers,
    pub(super) artillery_bonus: u8,
    pub(super) engineer_bonus: u8,
}

pub(super) fn supply(checks: &mut Checks, file: &raw::SupplyFile) -> Supply {
    let bought = PurchaseId::ALL.map(|id| purchase(checks, &file.purchase, id));
    let cost = |id: PurchaseId| bought[id as usize].map_or(0, |purchase| purchase.cost);
    let bonus = |id: PurchaseId| bought[id as usize].and_then(|purchase| purchase.attack_bonus).unwrap_or(0);
    let count = MarkerId::ALL.map(|id| marker(checks, &file.marker, id));
    Supply {
        costs: Costs {
            artillery: cost(PurchaseId::Artillery),
            engineer: cost(PurchaseId::Engineer),
            air: cost(PurchaseId::Air),
            infantry: cost(PurchaseId::Infantry),
            armor: cost(PurchaseId::Armor),
            morale: cost(PurchaseId::Morale),
        },
        names: bought.map(|purchase| purchase.map(|purchase| purchase.name.clone()).unwrap_or_default()),
        markers: Markers {
            artillery: count[MarkerId::Artillery as usize],
            engineer: count[MarkerId::Engineer as usize],
            air: count[MarkerId::Air as usize],
            isolation: count[MarkerId::Isolation as usize],
            control: count[MarkerId::Control as usize],
        },
        artillery_bonus: bonus(PurchaseId::Artillery),
        engineer_bonus: bonus(PurchaseId::Engineer),
    }
}

/// The one record of a purchase.
fn purchase<'a>(checks: &mut Checks, all: &'a [raw::Purchase], id: PurchaseId) -> Option<&'a raw::Purchase> {
    let (file, name) = (SUPPLY_FILE, format!("purchase {}", id.id()));
    let record = name.as_str();
    let mut found = all.iter().filter(|purchase| purchase.id == id);
    let Some(purchase) = found.next() else {
        checks.bad(file, record, "id", Problem::Missing { thing: problem::PURCHASE, value: id.id().to_owned() });
        return None;
    };
    if found.next().is_some() {
        checks.bad(file, record, "id", Problem::Duplicate { value: id.id().to_owned() });
    }
    checks.source(file, record, purchase);
    checks.name(file, record, &purchase.name);
    checks.range(file, record, "cost", purchase.cost, 1..=24);
    match (id, purchase.attack_bonus) {
        (PurchaseId::Artillery | PurchaseId::Engineer, None) => {
            checks.bad(file, record, "attack_bonus", Problem::Absent);
        }
        (PurchaseId::Artillery | PurchaseId::Engineer, Some(bonus)) => {
            checks.range(file, record, "attack_bonus", bonus, 0..=9);
        }
        (_, Some(_)) => checks.bad(file, record, "attack_bonus", Problem::Surplus),
        (_, None) => {}
    }
    Some(purchase)
}

/// How many markers of a kind there are.
fn marker(checks: &mut Checks, all: &[raw::Marker], id: MarkerId) -> u8 {
    let (file, record) = (SUPPLY_FILE, format!("marker {}", id.id()));
    let mut found = all.iter().filter(|marker| marker.id == id);
    let Some(marker) = found.next() else {
        checks.bad(file, &record, "id", Problem::Missing { thing: problem::MARKER, value: id.id().to_owned() });
        return 0;
    };
    if found.next().is_some() {
        checks.bad(file, &record, "id", Problem::Duplicate { value: id.id().to_owned() });
    }
    checks.source(file, &record, marker);
    checks.range(file, &record, "count", marker.count, 0..=50);
    marker.count
}
