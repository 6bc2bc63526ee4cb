//! Tables A to H, cell by cell, against rulebook p.14 and 15.

use cauldron::components::{
    AttackResult, Commitment, Components, Conference, Freedom, Pack, ReliefResult, Results, SovietResult, Tables,
    Weather,
};

fn tables() -> &'static Tables {
    &Components::printed().tables
}

fn row<T: Copy>(results: &Results<T>, totals: std::ops::RangeInclusive<i32>) -> Vec<T> {
    totals.map(|total| results.at(total)).collect()
}

#[test]
fn a_commitments() {
    use Commitment::{Average, Strong, Weak};
    let table = &tables().commitment;
    assert_eq!(row(&table.results, -1..=8), [Weak, Weak, Weak, Weak, Average, Average, Strong, Strong, Strong, Strong]);
    // SSI 6 adds nothing; 1 reads as 2 to 4 (ruling 13).
    assert_eq!(table.ssi, [0, -2, -2, -2, -2, -1, 0, 1, 1, 2, 2]);
    assert_eq!((table.luftwaffe_marker, table.hoth_marker), (1, 1));
    // p.7: 4 and 1 with SSI 10.
    let modified = |die: i32| table.results.at(die + i32::from(table.ssi[10]));
    assert_eq!((modified(4), modified(1)), (Strong, Average));
}

#[test]
fn b_airlift() {
    let table = &tables().airlift;
    let supply = |weather| (-3..=10).map(|total| table.supply(weather, total)).collect::<Vec<_>>();
    assert_eq!(supply(Weather::Fair), [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7]);
    assert_eq!(supply(Weather::Poor), [0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4]);
    assert_eq!(table.luftwaffe, [-2, 0, 2]);
    assert_eq!(table.airfields, [-3, -2, 0]);
    // p.7: 3 with a strong Luftwaffe in poor weather lifts supply from 10 to 13.
    assert_eq!(table.supply(Weather::Poor, 3 + i32::from(table.luftwaffe[Commitment::Strong as usize])), 3);
}

#[test]
fn c_upkeep() {
    let table = &tables().upkeep;
    assert_eq!(row(&table.losses, 1..=10), [0, 0, 0, 0, 1, 1, 2, 3, 4, 4]);
    assert_eq!(table.unsupplied[..12], [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3]);
    assert!(table.unsupplied[12..].iter().all(|&add| add == 3));
}

#[test]
fn d_appeals() {
    use Freedom::{Granted, NotGranted, PlusOne, Politics};
    let table = &tables().appeal;
    let result = |commit, foa_airlift| Conference { commit, foa_airlift };
    let none = result(0, false);
    assert_eq!(
        row(&table.conference, 0..=7),
        [none, none, none, none, result(0, true), result(1, true), result(2, true), result(2, true)]
    );
    assert_eq!(
        row(&table.freedom, 0..=7),
        [Politics, Politics, Politics, Politics, NotGranted, PlusOne, Granted, Granted]
    );
    assert_eq!(row(&table.airlift, 0..=7), [0, 0, 1, 1, 2, 2, 3, 3]);
    assert_eq!((table.attacked_without_foa, table.foa_marker, table.foa_airlift_marker), (-1, 1, 1));
}

#[test]
fn e_german_attacks() {
    use AttackResult::{NoEffect, Retreat};
    let table = &tables().attack;
    assert!((-1..=6).all(|total| table.results.at(total) == NoEffect));
    assert!((7..=11).all(|total| table.results.at(total) == Retreat));
    assert_eq!((table.supply, table.armor, table.depleted, table.stalingrad), (1, 1, -1, -1));
    // p.7: 1, 6, 4 and 3 with two supply against Stalingrad.
    let rolls = [1, 6, 4, 3].map(|die| die + 2 * i32::from(table.supply) + i32::from(table.stalingrad));
    assert_eq!(rolls, [2, 7, 5, 4]);
    assert_eq!(rolls.map(|total| table.results.at(total)), [NoEffect, Retreat, NoEffect, NoEffect]);
}

#[test]
fn f_relief_force_attacks() {
    use ReliefResult::{Advance, NoEffect, NoEffectStar, Retreat};
    let table = &tables().relief;
    let rows = [
        (Commitment::Weak, [Retreat, NoEffect, NoEffect, NoEffect, NoEffect, NoEffectStar]),
        (Commitment::Average, [Retreat, NoEffect, NoEffect, NoEffectStar, Advance, Advance]),
        (Commitment::Strong, [Retreat, NoEffect, NoEffectStar, Advance, Advance, Advance]),
    ];
    for (commitment, results) in rows {
        assert_eq!([1, 2, 3, 4, 5, 6].map(|die| table.at(commitment, die)), results);
        assert_eq!((table.at(commitment, 0), table.at(commitment, 7)), (results[0], results[5]));
    }
}

#[test]
fn g_soviet_attacks() {
    use SovietResult::{Defeat, DepletedLoss, NoEffect, Wounded};
    let table = &tables().soviet;
    assert_eq!(table.occupied, [NoEffect, NoEffect, NoEffect, Wounded, DepletedLoss, Defeat]);
    assert_eq!(table.empty, [Defeat; 6]);
    assert_eq!(table.bracketed, [false, true, false, false, false, true]);
}

#[test]
fn h_strategic_situation() {
    let table = &tables().situation;
    assert_eq!(table.adjust.totals(), -1..=7);
    assert_eq!(row(&table.adjust, -3..=9), [-2, -2, -2, -1, -1, -1, 0, 0, 1, 1, 2, 2, 2]);
    assert_eq!((table.luftwaffe, table.relief), ([1, 0, -1], [1, 0, -1]));
    assert_eq!((table.surrendered_with_foa, table.surrendered_without_foa), (-1, -2));
    assert_eq!((table.eliminated, table.attacked_without_foa), (-1, -1));
    // p.7: 3 with a strong Luftwaffe and one unauthorised attack moves the SSI from 10 to 9.
    assert_eq!(table.adjust.at(3 - 1 - 1), -1);
}
