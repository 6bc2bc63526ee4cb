//! What printed things are called, and their ids in data.

use cauldron::components::{
    Area, Areas, AttackResult, Components, Freedom, Letter, ReliefResult, RumorResult, SovietResult, Targets, Unit,
    Units,
};
use cauldron::{Appeal, Column, End, Modifier, Modifiers, Place, ReliefAt, Surrender, Table, Track};
use fluent_typed::prelude::FluentValue;
use guide::signed;
use kurgan_core::Id;

use crate::words::{Says, Words};

pub(crate) const fn track(track: Track) -> &'static str {
    match track {
        Track::Ssi => "ssi",
        Track::Supply => "supply",
        Track::Ip => "ip",
        Track::Wounded => "wounded",
        Track::Evacuated => "evacuated",
        Track::FinalOffensive => "final_offensive",
        Track::Morale => "morale",
        Track::Move => "move",
        Track::AttackWithoutFoa => "attack_without_foa",
    }
}

pub(crate) const fn table(table: Table) -> &'static str {
    match table {
        Table::Luftwaffe => "luftwaffe",
        Table::Relief => "relief",
        Table::Airlift => "airlift",
        Table::Upkeep => "upkeep",
        Table::Appeal(Appeal::Conference) => "conference",
        Table::Appeal(Appeal::Freedom) => "freedom",
        Table::Appeal(Appeal::Airlift) => "appeal_airlift",
        Table::Attack => "attack",
        Table::ReliefAttack => "relief_attack",
        Table::Soviet => "soviet",
        Table::Situation => "situation",
        Table::Collapse => "collapse",
        Table::SetUp(_) => "set_up",
        Table::NewUnit => "new_unit",
        Table::Survival => "survival",
    }
}

/// The rule of a table.
pub(crate) const fn table_rule(table: Table) -> &'static str {
    match table {
        Table::Luftwaffe | Table::Relief => "p14-table-a",
        Table::Airlift => "p14-table-b",
        Table::Upkeep => "p14-table-c",
        Table::Appeal(_) => "p14-table-d",
        Table::Attack => "p14-table-e",
        Table::ReliefAttack => "p15-table-f",
        Table::Soviet => "p15-table-g",
        Table::Situation => "p15-table-h",
        Table::Collapse => "p6-collapse",
        Table::SetUp(_) | Table::NewUnit => "p12-variable-setup",
        Table::Survival => "p11-survival",
    }
}

pub(crate) const fn modifier(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::Ssi => "ssi",
        Modifier::CommitMarker => "commit_marker",
        Modifier::LuftwaffeMarker => "luftwaffe_marker",
        Modifier::HothMarker => "hoth_marker",
        Modifier::Event => "event",
        Modifier::TigerTanks => "tiger_tanks",
        Modifier::Luftwaffe => "luftwaffe",
        Modifier::Relief => "relief",
        Modifier::Airfields => "airfields",
        Modifier::Unsupplied => "unsupplied",
        Modifier::AttackedWithoutFoa => "attacked_without_foa",
        Modifier::FoaMarker => "foa_marker",
        Modifier::FoaAirliftMarker => "foa_airlift_marker",
        Modifier::Council => "council",
        Modifier::Schmidt => "schmidt",
        Modifier::Supply => "supply",
        Modifier::Armor => "armor",
        Modifier::Depleted => "depleted",
        Modifier::Stalingrad => "stalingrad",
        Modifier::River => "river",
        Modifier::VolgaFrozen => "volga_frozen",
        Modifier::Surrendered => "surrendered",
        Modifier::Eliminated => "eliminated",
        Modifier::Announced => "announced",
        Modifier::Wounded => "wounded",
    }
}

pub(crate) const fn column(column: Column) -> &'static str {
    match column {
        Column::Event => "event",
        Column::Weather => "weather",
        Column::Random => "random",
        Column::Offensive => "offensive",
        Column::Targets => "targets",
    }
}

pub(crate) const fn targets(targets: Targets) -> &'static str {
    match targets {
        Targets::None => "none",
        Targets::AnyThree => "any_3",
        Targets::Even => "even",
        Targets::Odd => "odd",
        Targets::All => "all",
    }
}

pub(crate) const fn attack_result(result: AttackResult) -> &'static str {
    match result {
        AttackResult::NoEffect => "no_effect",
        AttackResult::Retreat => "retreat",
    }
}

pub(crate) const fn relief_result(result: ReliefResult) -> &'static str {
    match result {
        ReliefResult::Retreat => "retreat",
        ReliefResult::NoEffect => "no_effect",
        ReliefResult::NoEffectStar => "no_effect_star",
        ReliefResult::Advance => "advance",
    }
}

pub(crate) const fn soviet_result(result: SovietResult) -> &'static str {
    match result {
        SovietResult::NoEffect => "no_effect",
        SovietResult::Wounded => "wounded",
        SovietResult::DepletedLoss => "depleted_loss",
        SovietResult::Defeat => "defeat",
    }
}

pub(crate) const fn rumor_result(result: RumorResult) -> &'static str {
    match result {
        RumorResult::Dispelled => "dispelled",
        RumorResult::Inconclusive => "inconclusive",
        RumorResult::Obtains => "obtains",
    }
}

pub(crate) const fn freedom(result: Freedom) -> &'static str {
    match result {
        Freedom::NotGranted => "not_granted",
        Freedom::Politics => "politics",
        Freedom::PlusOne => "plus_one",
        Freedom::Granted => "granted",
    }
}

pub(crate) const fn surrender(how: Surrender) -> &'static str {
    match how {
        Surrender::WithoutFoa => "without_foa",
        Surrender::WithFoa => "with_foa",
        Surrender::Lenient => "lenient",
        Surrender::Excused => "excused",
    }
}

pub(crate) const fn end(end: End) -> &'static str {
    match end {
        End::SsiZero => "ssi_zero",
        End::LinkUp => "link_up",
        End::TimeUp => "time_up",
    }
}

/// The end in a sentence.
pub(crate) fn ending(words: Words, reason: &str, level: &str, points: i32) -> String {
    let say = words.say();
    let end = match reason {
        "ssi_zero" => say.cauldron_end_ssi_zero(),
        "link_up" => say.cauldron_end_link_up(),
        _ => say.cauldron_end_time_up(),
    };
    say.cauldron_event_over(end, say.cauldron_level(level, words.number(points.into(), 0)))
}

/// Knows the names of things in one language: those of the components, and the sentences.
#[derive(Clone, Copy)]
pub(crate) struct Speaker {
    pub(crate) c: &'static Components,
    pub(crate) words: Words,
}

impl Speaker {
    /// The name of a thing by its type and its number there.
    pub(crate) fn thing(&self, kind: &str, number: u8) -> Option<FluentValue<'static>> {
        Some(match kind {
            "Area" => self.area(Area(number)).into(),
            "Letter" => Letter::ALL.get(usize::from(number))?.id().into(),
            "Place" => self.place(Place::numbered(number)).into(),
            "Unit" => self.called(Unit(number)).into(),
            _ => return None,
        })
    }

    /// `24 Karpovka`.
    pub(crate) fn area(&self, area: Area) -> String {
        match self.c.areas.get(area.index()) {
            Some(data) => format!("{} {}", area.number(), self.words.name(&data.name)),
            None => area.number().to_string(),
        }
    }

    pub(crate) fn areas(&self, areas: Areas) -> String {
        self.list(areas.into_iter().map(|area| self.area(area)))
    }

    /// `76-INF` in a sentence; the headquarters, which have no number, by their word.
    pub(crate) fn called(&self, unit: Unit) -> String {
        if unit == self.c.hq { self.words.say().cauldron_hq() } else { self.unit(unit).into() }
    }

    /// `76-INF`, as it is typed.
    pub(crate) fn unit(&self, unit: Unit) -> &'static str {
        self.c.units.get(unit.index()).map_or("?", |data| data.id.as_str())
    }

    /// `76th Inf`.
    pub(crate) fn unit_name(&self, unit: Unit) -> &'static str {
        self.c.units.get(unit.index()).map_or("", |data| self.words.name(&data.name))
    }

    pub(crate) fn units(&self, units: Units) -> String {
        self.list(units.into_iter().map(|unit| self.called(unit)))
    }

    pub(crate) fn unit_ids(&self, units: Units) -> Vec<&'static str> {
        units.into_iter().map(|unit| self.unit(unit)).collect()
    }

    /// An area or a box of the Relief Force track: `24 Karpovka`, `box 5 (A)`.
    pub(crate) fn place(&self, place: Place) -> String {
        match (place.area(), place.relief_box()) {
            (Some(area), _) => self.area(area),
            (None, Some((letter, number))) => self.words.say().cauldron_box(number, letter.id()),
            (None, None) => self.words.say().cauldron_off_map(),
        }
    }

    /// `Box 5 of A`.
    pub(crate) fn box_title(&self, number: u8, letter: Letter) -> String {
        self.words.say().cauldron_box_title(number, letter.id())
    }

    /// Where the relief force is, as a title: `24 Karpovka`, `Box 5 of A`.
    pub(crate) fn relief_title(&self, at: ReliefAt, letter: Letter) -> String {
        match at {
            ReliefAt::Map(area) => self.area(area),
            ReliefAt::Box(number) => self.box_title(number, letter),
        }
    }

    /// Where the relief force is, in a sentence: `in box 5 of A`.
    pub(crate) fn relief_at(&self, at: ReliefAt, letter: Letter) -> String {
        match at {
            ReliefAt::Map(area) => self.words.say().cauldron_in_area(self.area(area)),
            ReliefAt::Box(number) => self.words.say().cauldron_in_box(number, letter.id()),
        }
    }

    /// Names in a row, or a word for none.
    pub(crate) fn list<T: Into<String>>(&self, names: impl IntoIterator<Item = T>) -> String {
        let names: Vec<String> = names.into_iter().map(Into::into).collect();
        if names.is_empty() { self.words.say().cauldron_none() } else { names.join(", ") }
    }
}

impl Speaker {
    pub(crate) fn table(&self, of: Table) -> String {
        match of {
            Table::SetUp(column) => self.words.say().cauldron_table_set_up(self.column(column)),
            of => self.words.say().cauldron_table(table(of)),
        }
    }

    /// A total, below zero with a true minus: `−1`.
    pub(crate) fn number(&self, total: impl Into<f64>) -> String {
        self.words.number(total.into(), 0)
    }

    /// A column of the variable set-up.
    pub(crate) fn column(&self, column: u8) -> String {
        let say = self.words.say();
        match column {
            0 => say.cauldron_column_0(),
            1 => say.cauldron_column_1(),
            2 => say.cauldron_column_2(),
            3 => say.cauldron_column_3(),
            4 => say.cauldron_column_4(),
            _ => say.cauldron_column_5(),
        }
    }

    /// `SSI +1, event −2`; empty without modifiers.
    pub(crate) fn modifiers(&self, modifiers: &Modifiers) -> String {
        let say = self.words.say();
        let each = modifiers.all().iter();
        let each = each.map(|&(of, add)| say.cauldron_modified(say.cauldron_modifier(modifier(of)), signed(add)));
        each.collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn result(&self, id: &str) -> String {
        self.words.say().cauldron_result(id)
    }

    pub(crate) fn rumor(&self, rumor: cauldron::components::Rumor) -> &'static str {
        self.words.name(&self.c.rumors[rumor as usize].name)
    }
}

#[cfg(test)]
mod tests {
    use cauldron::Held;
    use cauldron::components::{Components, Pack};

    use super::*;

    #[test]
    fn everything_printed_has_a_name() {
        let say = Words::default().say();
        for held in Held::ALL {
            assert_ne!(say.cauldron_marker(held.id()), held.id());
        }
        let appeals = Appeal::ALL.map(Table::Appeal);
        let tables =
            [Table::Luftwaffe, Table::Relief, Table::Airlift, Table::Upkeep, Table::Attack, Table::ReliefAttack]
                .into_iter()
                .chain(appeals)
                .chain([
                    Table::Soviet,
                    Table::Situation,
                    Table::Collapse,
                    Table::NewUnit,
                    Table::Survival,
                    Table::SetUp(2),
                ]);
        let speaker = Speaker { c: Components::printed(), words: Words::default() };
        for of in tables {
            assert_ne!(speaker.table(of), table(of));
        }
    }
}
