//! Player aids: score, prices, tables, cards, the army, the relief force, the options in force.

mod army;
mod deck;
mod optional;
mod tables;

use cauldron::{OPTIONS, ReliefAt};
use guide::board::Aid;
use guide::signed;
use maud::{Markup, html};

use super::desk::Desk;
use crate::study::VICTORY;
use crate::words::Says;

/// p6-victory-levels: the least points of each level, and its word.
const LEVELS: [(Option<i32>, &str); 5] = [
    (Some(10), "german_decisive"),
    (Some(8), "german"),
    (Some(6), "german_moral"),
    (Some(2), "soviet"),
    (None, "soviet_decisive"),
];
/// What actions cost: the word, initiative points, supply, the rule (p3-actions).
const PRICES: [(&str, &str, &str, &str); 9] = [
    ("appeal", "1", "–", "p3-appeal"),
    ("pdm_ip", "2", "–", "p3-prepared-defense"),
    ("pdm_supply", "–", "4", "p3-prepared-defense"),
    ("move", "1", "1", "p3-movement"),
    ("tactical", "1", "2", "p3-tactical-attack"),
    ("battlegroup", "–", "2", "p3-battlegroup"),
    ("evacuate", "1", "–", "p4-evacuate"),
    ("attack", "1", "0–3", "p4-regular-attack"),
    ("advance", "–", "2", "p4-advance"),
];

impl Desk<'_> {
    pub(super) fn aids(&self) -> Vec<Aid> {
        let say = self.words.say();
        let aid = |id: &'static str, body: Markup| Aid { id, title: say.cauldron_aid_title(id), body };
        let mut aids = vec![
            aid("score", self.score()),
            aid("prices", self.prices()),
            aid("army", self.army()),
            aid("relief", self.relief_aid()),
        ];
        aids.extend(self.tables());
        aids.push(aid("deck", self.deck()));
        aids.push(aid("offensive", self.offensive_aid()));
        let options = self.game.options();
        if options.council_of_war {
            aids.push(aid("council", self.council()));
        }
        if options.rumors {
            aids.push(aid("rumors", self.rumors()));
        }
        if options.what_if {
            aids.push(aid("what-if", self.what_if()));
        }
        if options.survival {
            aids.push(aid("survival", self.survival()));
        }
        aids.push(aid("options", self.options_in_force()));
        aids.push(Aid { id: "legend", title: say.cauldron_heading_legend(), body: super::ground::legend(self.words) });
        aids
    }

    /// p6-victory-points: the score so far by items, and the levels.
    fn score(&self) -> Markup {
        let say = self.words.say();
        let points = self.game.points();
        let items = [
            ("ssi", points.ssi),
            ("linked", points.linked),
            ("stalingrad", points.stalingrad),
            ("morale", points.morale),
            ("manstein", points.manstein),
            ("no_offensive", points.no_offensive),
            ("surrender", points.surrender),
            ("destroyed", points.destroyed),
            ("officers", points.officers),
        ];
        let total = points.total();
        let level = self.game.level();
        let what_if = self.game.options().what_if;
        html! {
            table.cd-table {
                tbody {
                    @for (id, value) in items {
                        @if id != "officers" || what_if {
                            tr.now[value != 0] { th scope="row" { (say.cauldron_score_item(id)) } td { (signed(value)) } }
                        }
                    }
                }
                tfoot { tr { th scope="row" { (say.cauldron_score_total()) } td { (self.number(total)) } } }
            }
            table.cd-table {
                tbody {
                    @for (n, (least, word)) in LEVELS.into_iter().enumerate() {
                        @let most = n.checked_sub(1).and_then(|n| LEVELS[n].0).map(|above| above - 1);
                        tr.now[word == level] {
                            td { (range(least, most)) }
                            th scope="row" { (say.cauldron_level_name(word)) }
                        }
                    }
                }
            }
            p { (self.to_win(total)) }
            p.cd-note { (say.cauldron_score_note()) }
        }
    }

    /// What is missing for a German victory, and what can still bring it.
    fn to_win(&self, total: i32) -> String {
        let say = self.words.say();
        if total >= VICTORY { say.cauldron_score_winning() } else { say.cauldron_score_missing(VICTORY - total) }
    }

    fn prices(&self) -> Markup {
        let say = self.words.say();
        html! {
            table.cd-table {
                thead { tr {
                    td {} th scope="col" { (say.cauldron_track_short("ip")) } th scope="col" { (say.cauldron_track_short("supply")) }
                } }
                tbody {
                    @for (id, ip, supply, _) in PRICES {
                        tr { th scope="row" { (say.cauldron_price_name(id)) } td { (ip) } td { (supply) } }
                    }
                }
            }
            @if self.game.is_hq_lost() { p.cd-warn { (say.cauldron_price_hq_lost()) } }
            p.cd-note { (say.cauldron_price_isolated()) }
            @let tally = self.game.tally();
            @if tally > 0 { p { (say.cauldron_price_tally(tally)) } }
        }
    }

    /// Where the relief force is and what a link-up takes (p5-link-up).
    fn relief_aid(&self) -> Markup {
        let say = self.words.say();
        let (at, letter) = self.game.relief_force();
        let entry = self.area(self.entry(letter));
        let name = self.words.name(&self.c.letters[letter as usize].name);
        let spot = self.relief_title(at, letter);
        html! {
            p { (say.cauldron_relief_at(name, spot)) }
            table.cd-table {
                thead { tr {
                    td {}
                    @for n in 1..=5_u8 { th.now[at == ReliefAt::Box(n)] scope="col" { (n) } }
                    th.now[matches!(at, ReliefAt::Map(_))] scope="col" { (say.cauldron_on_map()) }
                } }
                tbody { tr {
                    th scope="row" { (say.cauldron_track_short("morale")) }
                    @for (n, morale) in (1..=5_u8).zip(self.c.relief.morale) {
                        td.now[at == ReliefAt::Box(n)] { (signed(morale)) }
                    }
                    td.now[matches!(at, ReliefAt::Map(_))] { (signed(self.c.relief.morale_on_map)) }
                } }
            }
            p { (say.cauldron_relief_commitment(self.level(self.game.relief_commitment()))) }
            p {
                @match at {
                    ReliefAt::Box(5) => (say.cauldron_link_entry(entry)),
                    ReliefAt::Box(number) => (say.cauldron_link_boxes(5 - number, entry)),
                    ReliefAt::Map(area) => (say.cauldron_link_map(self.area(area))),
                }
            }
        }
    }

    /// p5-offensive-status: how the Final Offensive comes nearer.
    fn offensive_aid(&self) -> Markup {
        let say = self.words.say();
        let held_up = self.game.offensive_held_up();
        let rows = [(false, false, "left"), (true, false, "right"), (false, true, "right"), (true, true, "neither")];
        let yes = |is: bool| if is { say.cauldron_yes() } else { say.cauldron_no() };
        html! {
            p { (say.cauldron_track_value(self.track("final_offensive"), self.offensive())) }
            table.cd-table {
                thead { tr {
                    th scope="col" { (say.cauldron_fo_ssi()) }
                    th scope="col" { (say.cauldron_fo_relief()) }
                    th scope="col" { (say.cauldron_fo_number()) }
                } }
                tbody {
                    @for (with_ssi, with_relief, number) in rows {
                        tr.now[(with_ssi, with_relief) == held_up && !self.game.is_offensive_on()] {
                            td { (yes(with_ssi)) } td { (yes(with_relief)) } td { (say.cauldron_fo_which(number)) }
                        }
                    }
                }
            }
            p.cd-note { (say.cauldron_fo_effects()) }
        }
    }

    fn options_in_force(&self) -> Markup {
        let say = self.words.say();
        let options = self.game.options();
        let scenario = self.words.name(&self.c.scenario_names[options.scenario as usize]);
        let on = |name: &str| match name {
            "variable_placement" => Some(options.variable_placement),
            "council_of_war" => Some(options.council_of_war),
            "survival" => Some(options.survival),
            "rumors" => Some(options.rumors),
            "rivers" => Some(options.rivers),
            "what_if" => Some(options.what_if),
            "long_breakout" => Some(options.long_breakout),
            _ => None,
        };
        html! {
            p { (scenario) (self.words.semicolon()) (say.cauldron_begins_at(options.entry.id())) }
            ul.cd-list {
                @for spec in &OPTIONS {
                    @if let Some(on) = on(spec.name) {
                        li.cd-flagged.now[on] { (if on { "● " } else { "○ " }) (say.cauldron_option_name(spec.name)) }
                    }
                }
            }
            (self.lasting())
        }
    }

    /// What events, councils and What If have changed for good.
    fn lasting(&self) -> Markup {
        let say = self.words.say();
        let game = self.game;
        let mut lines = Vec::new();
        for (id, add) in [
            ("airlift_supply", game.airlift_supply()),
            ("stalingrad_attack", game.stalingrad_attack()),
            ("appeals", game.appeal_bonus()),
            ("attacks", game.attack_bonus()),
        ] {
            if add != 0 {
                lines.push(say.cauldron_lasting(id, signed(add)));
            }
        }
        for area in game.extra_key_areas() {
            lines.push(say.cauldron_lasting_key(self.area(area)));
        }
        for area in game.regular_targets() {
            lines.push(say.cauldron_lasting_regular(self.area(area)));
        }
        html! {
            @if !lines.is_empty() { ul.cd-list { @for line in &lines { li { (line) } } } }
        }
    }
}

/// `6–7`, `10+`, `≤ −1`.
pub(super) fn range(least: Option<i32>, most: Option<i32>) -> String {
    let plain = |number: i32| if number < 0 { signed(number) } else { number.to_string() };
    match (least, most) {
        (Some(least), Some(most)) if least == most => plain(least),
        (Some(least), Some(most)) => format!("{}–{}", plain(least), plain(most)),
        (Some(least), None) => format!("{}+", plain(least)),
        (None, Some(most)) => format!("≤ {}", plain(most)),
        (None, None) => "–".into(),
    }
}
