//! Tables A to H, with the modifiers of the next roll and the columns it can reach.

use cauldron::components::{Freedom, ReliefResult, Results, SovietResult, Weather};
use cauldron::{Appeal, Modifiers, Table};
use guide::board::Aid;
use guide::signed;
use maud::{Markup, html};

use super::super::desk::Desk;
use super::range;
use crate::words::Says;

/// The columns of a table of totals, from the first to the last.
struct Columns {
    totals: Vec<i32>,
}

impl Columns {
    fn of<T: Copy>(results: &Results<T>) -> Self {
        Self { totals: results.totals().collect() }
    }

    /// The totals of a column: beyond the ends the last one counts.
    fn heading(&self, n: usize) -> String {
        let total = self.totals[n];
        let (first, last) = (n == 0, n + 1 == self.totals.len());
        range((!first).then_some(total), (!last).then_some(total))
    }

    /// The faces of the die that lead to a column.
    fn faces(&self, n: usize, add: i32) -> Vec<i32> {
        let (first, last) = (self.totals[0], self.totals[self.totals.len() - 1]);
        (1..=6).filter(|die| (die + add).clamp(first, last) == self.totals[n]).collect()
    }

    /// Headings, the faces of the die for each roll, and the results by row.
    fn draw(&self, desk: &Desk, rolls: &[(String, Modifiers)], rows: &[(String, Vec<String>, bool)]) -> Markup {
        let hit = |n: usize| rolls.iter().any(|(_, add)| !self.faces(n, add.total()).is_empty());
        let columns = 0..self.totals.len();
        html! {
            table.cd-table.cd-roll {
                thead { tr {
                    th scope="row" { (desk.words.say().cauldron_table_total()) }
                    @for n in columns.clone() { th.now[hit(n)] scope="col" { (self.heading(n)) } }
                } }
                tbody {
                    @for (name, results, now) in rows {
                        tr.cd-row[*now] {
                            th scope="row" { (name) }
                            @for (n, result) in results.iter().enumerate() { td.now[*now && hit(n)] { (result) } }
                        }
                    }
                    @for (name, add) in rolls {
                        tr.cd-die {
                            th scope="row" { (name) }
                            @for n in columns.clone() { td { (run(&self.faces(n, add.total()))) } }
                        }
                    }
                }
            }
        }
    }
}

/// `3–6`.
fn run(faces: &[i32]) -> String {
    match (faces.first(), faces.last()) {
        (Some(first), Some(last)) => range(Some(*first), Some(*last)),
        _ => String::new(),
    }
}

impl Desk<'_> {
    /// One aid for each table.
    pub(super) fn tables(&self) -> Vec<Aid> {
        let say = self.words.say();
        let aid = |id: &'static str, body: Markup| Aid { id, title: say.cauldron_aid_title(id), body };
        vec![
            aid("table-a", self.table_a()),
            aid("table-b", self.table_b()),
            aid("table-c", self.table_c()),
            aid("table-d", self.table_d()),
            aid("table-e", self.table_e()),
            aid("table-f", self.table_f()),
            aid("table-g", self.table_g()),
            aid("table-h", self.table_h()),
        ]
    }

    /// `SSI +2, event −1: +1`.
    pub(in super::super) fn in_force(&self, name: &str, modifiers: &Modifiers) -> String {
        let say = self.words.say();
        if modifiers.all().is_empty() {
            say.cauldron_modifiers_none(name)
        } else {
            say.cauldron_modifiers_now(name, self.modifiers(modifiers), signed(modifiers.total()))
        }
    }

    fn note(&self, rolls: &[(String, Modifiers)]) -> Markup {
        html! { @for (name, modifiers) in rolls { p { (self.in_force(name, modifiers)) } } }
    }

    fn die(&self) -> String {
        self.words.say().cauldron_table_die()
    }

    fn table_a(&self) -> Markup {
        let (say, table) = (self.words.say(), &self.c.tables.commitment);
        let rolls = [("luftwaffe", Table::Luftwaffe), ("relief", Table::Relief)]
            .map(|(id, roll)| (say.cauldron_track_name(id), self.game.modifiers(roll)));
        let results = table.results.results.iter().map(|level| say.cauldron_commitment(level.id())).collect();
        html! {
            (Columns::of(&table.results).draw(self, &rolls, &[(say.cauldron_table_result(), results, true)]))
            (self.note(&rolls))
            p.cd-note { (say.cauldron_table_a_note()) }
            table.cd-table {
                thead { tr {
                    th scope="row" { (say.cauldron_track_short("ssi")) }
                    @for ssi in 1..table.ssi.len() { th.now[ssi == usize::from(self.game.ssi())] scope="col" { (ssi) } }
                } }
                tbody { tr {
                    td {}
                    @for (ssi, add) in table.ssi.iter().enumerate().skip(1) {
                        td.now[ssi == usize::from(self.game.ssi())] { (signed(*add)) }
                    }
                } }
            }
        }
    }

    fn table_b(&self) -> Markup {
        let (say, table) = (self.words.say(), &self.c.tables.airlift);
        let rolls = [(self.die(), self.game.modifiers(Table::Airlift))];
        let rows = Weather::ALL.map(|weather| {
            let results = table.supply[weather as usize].results.iter().map(u8::to_string).collect();
            (say.cauldron_weather_name(weather.id()), results, weather == self.game.weather())
        });
        let airfields = self.game.controlled() & self.c.airfields;
        html! {
            (Columns::of(&table.supply[0]).draw(self, &rolls, &rows))
            (self.note(&rolls))
            p.cd-note { (say.cauldron_table_b_note(airfields.len())) }
            @let lasting = self.game.airlift_supply();
            @if lasting != 0 { p { (say.cauldron_lasting("airlift_supply", signed(lasting))) } }
        }
    }

    /// Table C, and what each payment would mean.
    fn table_c(&self) -> Markup {
        let (say, table) = (self.words.say(), &self.c.tables.upkeep);
        let rolls = [(self.die(), self.game.modifiers(Table::Upkeep))];
        let results = table.losses.results.iter().map(u8::to_string).collect();
        let (units, need) = (self.game.units_in_play().len(), self.game.full_upkeep());
        html! {
            (Columns::of(&table.losses).draw(self, &rolls, &[(say.cauldron_table_losses(), results, true)]))
            (self.note(&rolls))
            p { (say.cauldron_upkeep_need(units, need)) }
            table.cd-table {
                thead { tr {
                    th scope="col" { (say.cauldron_upkeep_paid()) }
                    th scope="col" { (say.cauldron_upkeep_hungry()) }
                    th scope="col" { (say.cauldron_upkeep_add()) }
                } }
                tbody {
                    @for paid in 0..=need {
                        @let hungry = self.game.unsupplied_at(paid);
                        tr.cd-off[paid > self.game.supply()] {
                            td { (paid) } td { (hungry) }
                            td { (if hungry == 0 { "–".into() } else { signed(table.unsupplied[usize::from(hungry)]) }) }
                        }
                    }
                }
            }
        }
    }

    fn table_d(&self) -> Markup {
        let (say, table) = (self.words.say(), &self.c.tables.appeal);
        let rolls = Appeal::ALL
            .map(|appeal| (say.cauldron_appeal_short(appeal.word()), self.game.modifiers(Table::Appeal(appeal))));
        let conference = table.conference.results.iter().map(|result| match (result.commit, result.foa_airlift) {
            (0, false) => "–".into(),
            (0, true) => "@".into(),
            (commit, false) => signed(commit),
            (commit, true) => format!("{} @", signed(commit)),
        });
        let freedom = table.freedom.results.iter().map(|result| match result {
            Freedom::NotGranted => "–".into(),
            Freedom::Politics => "#".into(),
            Freedom::PlusOne => "*".into(),
            Freedom::Granted => "✓".into(),
        });
        let airlift = table.airlift.results.iter().map(|&supply| if supply == 0 { "–".into() } else { signed(supply) });
        let rows: [Vec<String>; 3] = [conference.collect(), freedom.collect(), airlift.collect()];
        let rows: Vec<(String, Vec<String>, bool)> = Appeal::ALL
            .into_iter()
            .zip(rows)
            .map(|(appeal, row)| (say.cauldron_appeal_short(appeal.word()), row, self.appeal_open(appeal)))
            .collect();
        html! {
            // The faces stand beside each row: the three rolls differ.
            @for (row, roll) in rows.iter().zip(&rolls) {
                (Columns::of(&table.freedom).draw(self, &[(self.die(), roll.1)], std::slice::from_ref(row)))
            }
            (self.note(&rolls))
            p.cd-note { (say.cauldron_table_d_note()) }
        }
    }

    /// Table E, and every attacker with what it adds.
    fn table_e(&self) -> Markup {
        let (say, table) = (self.words.say(), &self.c.tables.attack);
        let columns = Columns::of(&table.results);
        let results = table.results.results.iter().map(|result| match result {
            cauldron::components::AttackResult::NoEffect => say.cauldron_result_name("no_effect"),
            cauldron::components::AttackResult::Retreat => say.cauldron_result_name("retreat"),
        });
        let attackers = self.game.units_in_play().into_iter().filter_map(|unit| {
            let target = self.game.target_of(unit)?;
            let name = say.cauldron_attacker(self.unit_name(unit), self.place(target));
            Some((name, self.game.attack_modifiers(unit)))
        });
        let rolls: Vec<(String, Modifiers)> = attackers.collect();
        let row = (say.cauldron_table_result(), results.collect(), !rolls.is_empty());
        let adds = [
            ("supply", table.supply),
            ("armor", table.armor),
            ("depleted", table.depleted),
            ("stalingrad", table.stalingrad),
        ];
        html! {
            (columns.draw(self, &rolls, &[row]))
            (self.note(&rolls))
            ul.cd-list {
                @for (id, add) in adds { li { (say.cauldron_modified(say.cauldron_attack_add(id), signed(add))) } }
            }
        }
    }

    fn table_f(&self) -> Markup {
        let (say, table) = (self.words.say(), &self.c.tables.relief);
        let rolls = [(self.die(), self.game.modifiers(Table::ReliefAttack))];
        let add = rolls[0].1.total();
        let now = self.game.relief_commitment();
        let name = |result: ReliefResult| match result {
            ReliefResult::Retreat => say.cauldron_result_short("retreat"),
            ReliefResult::NoEffect => say.cauldron_result_short("no_effect"),
            ReliefResult::NoEffectStar => say.cauldron_result_short("no_effect_star"),
            ReliefResult::Advance => say.cauldron_result_short("advance"),
        };
        html! {
            table.cd-table.cd-roll {
                thead { tr { td {} @for die in 1..=6 { th scope="col" { (die) } } } }
                tbody {
                    @for level in cauldron::components::Commitment::ALL {
                        tr.cd-row[now == Some(level)] {
                            th scope="row" { (say.cauldron_commitment(level.id())) }
                            @for die in 1..=6_i32 {
                                @let result = table.at(level, die);
                                td.now[now == Some(level) && die > add] { (name(result)) }
                            }
                        }
                    }
                }
            }
            (self.note(&rolls))
            p.cd-note { (say.cauldron_table_f_note()) }
            @if self.game.is_routed() { p.cd-good-text { (say.cauldron_table_f_routed()) } }
        }
    }

    fn table_g(&self) -> Markup {
        let (say, table) = (self.words.say(), &self.c.tables.soviet);
        let name = |result: SovietResult| match result {
            SovietResult::NoEffect => "–",
            SovietResult::Wounded => "W",
            SovietResult::DepletedLoss => "DX",
            SovietResult::Defeat => "X",
        };
        let struck = self.struck();
        let occupied = struck.map(|area| !self.game.units_in(area).is_empty());
        let die = self.strike().map_or(0, |strike| usize::from(strike.die));
        let rows = [("occupied", table.occupied, true), ("empty", table.empty, false)];
        let reach = self.at_stake();
        html! {
            table.cd-table.cd-roll {
                thead { tr { td {}
                    @for (n, bracketed) in (1..).zip(table.bracketed) {
                        th scope="col" { @if bracketed { "{" (n) "}" } @else { (n) } }
                    }
                } }
                tbody {
                    @for (id, results, with_units) in rows {
                        @let now = occupied == Some(with_units);
                        tr.cd-row[now] {
                            th scope="row" { (say.cauldron_soviet_row(id)) }
                            @for (n, result) in (1..).zip(results) {
                                td.now[now && (die == 0 || die == n)] { (name(result)) }
                            }
                        }
                    }
                }
            }
            @if !reach.is_empty() { p { (say.cauldron_at_stake_list(self.list(reach.into_iter().map(|area| self.area(area))))) } }
            p.cd-note { (say.cauldron_table_g_note()) }
            @if self.game.is_offensive_on() { p.cd-warn { (say.cauldron_table_g_offensive()) } }
        }
    }

    fn table_h(&self) -> Markup {
        let (say, table) = (self.words.say(), &self.c.tables.situation);
        let rolls = [(self.die(), self.game.modifiers(Table::Situation))];
        let results = table.adjust.results.iter().map(|&adjust| signed(adjust)).collect();
        html! {
            (Columns::of(&table.adjust).draw(self, &rolls, &[(say.cauldron_track_short("ssi"), results, true)]))
            (self.note(&rolls))
            p.cd-note { (say.cauldron_table_h_note()) }
        }
    }
}
