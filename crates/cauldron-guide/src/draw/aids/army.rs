//! The army at a glance, and how many of it would come home.

use cauldron::Place;
use cauldron::components::{RumorEffect, UnitKind, Units};
use kurgan_core::Id;
use maud::{Markup, html};

use super::super::desk::Desk;
use crate::words::Says;

impl Desk<'_> {
    pub(super) fn army(&self) -> Markup {
        let say = self.tongue.say();
        let units = self.game.units_in_play();
        let depleted = self.game.depleted();
        let lost: Units = self.all_units().filter(|&unit| self.game.place_of(unit) == Place::LOST).collect();
        let of_kind = |kind: UnitKind, set: Units| -> usize {
            set.into_iter().filter(|unit| self.c.units[unit.index()].kind == kind).count()
        };
        let isolated: Vec<&str> =
            units.into_iter().filter(|&unit| self.isolated(unit)).map(|unit| self.unit(unit)).collect();
        let pdms = self.record.pdm.values().fold((0, 0), |all, pdm| (all.0 + pdm.0, all.1 + pdm.1));
        html! {
            table.cd-table {
                thead { tr {
                    th {}
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
            p { (say.cauldron_army_upkeep(units.len(), units.len().div_ceil(5))) }
            p { (say.cauldron_army_pdms(pdms.0, pdms.1, self.free_pdms())) }
            p { (say.cauldron_army_battlegroups(self.free_battlegroups())) }
            @if !isolated.is_empty() { p.cd-warn { (say.cauldron_army_isolated(self.list(isolated))) } }
            p.cd-note { (self.income()) }
        }
    }

    /// p2-initiative: what the next turn would bring as things stand.
    fn income(&self) -> String {
        let (morale, wounded) = (self.record.morale / 5, self.record.wounded / 5);
        self.tongue.say().cauldron_army_income(morale.saturating_sub(wounded), self.record.morale, self.record.wounded)
    }

    /// p11-survival.
    pub(super) fn survival(&self) -> Markup {
        let say = self.tongue.say();
        let s = &self.c.survival;
        let prisoners = self.game.prisoners();
        let add = s.wounded(self.record.wounded);
        let times = self.c.rumors.iter().find_map(|rumor| match rumor.effect {
            RumorEffect::SurvivalTimes(times) if self.holds("prisoners_treated_well") => Some(times),
            _ => None,
        });
        let times = times.unwrap_or(1);
        // Two dice and the wounded, as parts of a hundred.
        let home = |roll: u8| prisoners * u32::from((roll + add) * times) / 100;
        html! {
            p { (say.cauldron_survival_prisoners(prisoners)) }
            @match self.record.survival {
                Some(percent) => p { (say.cauldron_survival_home(percent, prisoners * u32::from(percent) / 100)) },
                None => p { (say.cauldron_survival_would(home(2), home(7), home(12))) },
            }
            p.cd-note { (say.cauldron_survival_note(s.percent_of_eliminated, s.percent_of_surrendered)) }
        }
    }
}
