//! The army at a glance, and how many men would survive.

use cauldron::Place;
use cauldron::components::{UnitKind, Units};
use kurgan_core::Id;
use maud::{Markup, html};

use super::super::desk::Desk;
use crate::words::Says;

impl Desk<'_> {
    pub(super) fn army(&self) -> Markup {
        let say = self.words.say();
        let units = self.game.units_in_play();
        let depleted = self.game.depleted();
        let lost = self.game.units_at(Place::LOST);
        let of_kind = |kind: UnitKind, set: Units| -> usize {
            set.into_iter().filter(|unit| self.c.units[unit.index()].kind == kind).count()
        };
        let isolated: Vec<&str> =
            units.into_iter().filter(|&unit| self.game.is_isolated(unit)).map(|unit| self.unit_name(unit)).collect();
        let pdms = self.c.all.into_iter().map(|area| self.game.pdms(area));
        let pdms = pdms.fold((0, 0), |all, pdm| (all.0 + pdm.0, all.1 + pdm.1));
        html! {
            table.cd-table {
                thead { tr {
                    td {}
                    th scope="col" { (say.cauldron_full()) }
                    th scope="col" { (say.cauldron_depleted()) }
                    th scope="col" { (say.cauldron_lost()) }
                } }
                tbody {
                    @for kind in UnitKind::ALL {
                        tr {
                            th scope="row" { (say.cauldron_kind_name(kind.id())) }
                            td { (of_kind(kind, units - depleted)) }
                            td { @if kind.division() { (of_kind(kind, units & depleted)) } @else { "–" } }
                            td { (of_kind(kind, lost)) }
                        }
                    }
                }
            }
            p { (say.cauldron_army_upkeep(units.len(), self.game.full_upkeep())) }
            p { (say.cauldron_army_pdms(pdms.0, pdms.1, self.game.free_pdms())) }
            p { (say.cauldron_army_battlegroups(self.game.free_battlegroups())) }
            @if !lost.is_empty() {
                p { (say.cauldron_track_value(say.cauldron_tray_lost(), self.list(lost.into_iter().map(|unit| self.unit_name(unit))))) }
            }
            @if !isolated.is_empty() { p.cd-warn { (say.cauldron_army_isolated(self.list(isolated))) } }
            p.cd-note { (self.income()) }
        }
    }

    /// p2-initiative: what the next turn would bring as things stand.
    fn income(&self) -> String {
        let game = self.game;
        self.words.say().cauldron_army_income(game.income(), game.morale(), game.wounded())
    }

    /// p11-survival.
    pub(super) fn survival(&self) -> Markup {
        let say = self.words.say();
        let s = &self.c.survival;
        let prisoners = self.game.prisoners();
        let home = |dice: u8| self.game.survivors(self.game.survival_percent(dice));
        html! {
            p { (say.cauldron_survival_prisoners(prisoners)) }
            @match self.game.survival() {
                Some(percent) => p { (say.cauldron_survival_home(percent, self.game.survivors(percent))) },
                None => p { (say.cauldron_survival_would(home(2), home(7), home(12))) },
            }
            p.cd-note { (say.cauldron_survival_note(s.percent_of_eliminated, s.percent_of_surrendered)) }
        }
    }
}
