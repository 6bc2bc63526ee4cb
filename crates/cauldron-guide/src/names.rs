//! The names of printed things, and their ids in data.

use cauldron::components::{
    Area, Card, Commitment, Components, Letter, Rumor, SovietResult, Targets, Unit, Units, Weather,
};
use cauldron::{Appeal, End, Held, Modifiers, Place, ReliefAt, Table, Track};
use fluent_typed::prelude::FluentValue;
use guide::signed;
use kurgan_core::{Id, Outcome};
use serde_json::Value;

use crate::words::{Says, Words};

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

/// What ended the game.
fn end(words: Words, reason: &str) -> String {
    let say = words.say();
    match reason {
        "ssi_zero" => say.cauldron_end_ssi_zero(),
        "link_up" => say.cauldron_end_link_up(),
        _ => say.cauldron_end_time_up(),
    }
}

/// The level of victory with its points.
pub(crate) fn level(words: Words, level: &str, points: i32) -> String {
    words.say().cauldron_level(level, words.number(points.into(), 0))
}

/// The end in a sentence.
pub(crate) fn ending(words: Words, outcome: &Outcome) -> String {
    words.say().event_over(end(words, outcome.reason), level(words, outcome.level, outcome.score))
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
        let (say, index) = (self.words.say(), usize::from(number));
        Some(match kind {
            "Area" => self.area(Area(number)).into(),
            "Card" => Card(number).number().into(),
            "Commitment" => say.cauldron_commitment(Commitment::ALL.get(index)?.id()).into(),
            "End" => end(self.words, End::ALL.get(index)?.id()).into(),
            "Held" => say.cauldron_marker(Held::ALL.get(index)?.id()).into(),
            "Place" => self.place(Place::numbered(number)).into(),
            "Rumor" => self.rumor(*Rumor::ALL.get(index)?).into(),
            "SovietResult" => self.result(SovietResult::ALL.get(index)?.id()).into(),
            "Targets" => say.cauldron_targets(Targets::ALL.get(index)?.id()).into(),
            "Track" => say.cauldron_track(Track::ALL.get(index)?.id()).into(),
            "Unit" => self.called(Unit(number)).into(),
            "Weather" => say.cauldron_weather(Weather::ALL.get(index)?.id()).into(),
            _ => return None,
        })
    }

    /// What is printed on a thing, by its type and its number there.
    pub(crate) fn id(&self, kind: &str, number: u8) -> Value {
        match kind {
            "Area" => Area(number).number().into(),
            "Card" => Card(number).number().into(),
            "Place" => {
                let place = Place::numbered(number);
                match (place.area(), place.relief_box()) {
                    (Some(area), _) => area.number().into(),
                    (None, Some((letter, number))) => format!("{}{number}", letter.id()).into(),
                    (None, None) => Value::Null,
                }
            }
            "Unit" => self.unit(Unit(number)).into(),
            _ => number.into(),
        }
    }

    /// `24 Karpovka`, as a sentence has it.
    pub(crate) fn area(&self, area: Area) -> String {
        match self.c.areas.get(area.index()) {
            Some(data) => self.words.say().cauldron_area(area.number(), self.words.name(&data.name)),
            None => area.number().to_string(),
        }
    }

    /// `24 Karpovka`, as a title.
    pub(crate) fn area_title(&self, area: Area) -> String {
        match self.c.areas.get(area.index()) {
            Some(data) => format!("{} {}", area.number(), self.words.name(&data.name)),
            None => area.number().to_string(),
        }
    }

    /// `76th Inf` in a sentence; the headquarters by their word.
    pub(crate) fn called(&self, unit: Unit) -> String {
        if unit == self.c.hq { self.words.say().cauldron_hq() } else { self.unit_name(unit).into() }
    }

    /// `76-INF`, as it is typed and as boards in text have it.
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

    /// An area or a box of the Relief Force track: `24 Karpovka`, `box 5 (A)`.
    pub(crate) fn place(&self, place: Place) -> String {
        match (place.area(), place.relief_box()) {
            (Some(area), _) => self.words.say().cauldron_place(self.area(area)),
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
            ReliefAt::Map(area) => self.area_title(area),
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
        let each = each.map(|&(of, add)| say.cauldron_modified(say.cauldron_modifier(of.id()), signed(add)));
        each.collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn result(&self, id: &str) -> String {
        self.words.say().cauldron_result(id)
    }

    pub(crate) fn rumor(&self, rumor: Rumor) -> &'static str {
        self.words.name(&self.c.rumors[rumor as usize].name)
    }
}

#[cfg(test)]
mod tests {
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
