//! 9.0 Combat: attacks, reveal, resolution.

use kurgan_core::{Chance, Dice, Id, Log, byte};

use crate::action::{Action, Support};
use crate::chance::Roll;
use crate::components::{Area, NO_DIVISION, Strategy, Unit, Units};
use crate::event::{CombatResult, Event, LossCause, MoraleCause, Sums};
use crate::options::ParentOrganization;
use crate::state::{Attack, Place, Step, Volga};

/// 9.5.2 D: so many units of one division make the integrity bonus.
const INTEGRITY: u8 = 3;
/// 12.5: what the air die loses in heavy urban areas.
const HEAVY_URBAN_AIR: u8 = 2;
/// 12.3: by how much the Defense Factor changes, by die.
const ISOLATION: [i8; 6] = [1, 0, 0, -1, -1, -2];

impl Volga {
    /// Whether this attack is mandatory: the area was not contested when the round began (9.1).
    pub(crate) fn mandatory(&self) -> bool {
        !self.round.contested.has(self.attack.area)
    }

    /// 9.0: attack now, or bring another first; 9.2: into a contested area with all, some or none.
    #[inline]
    pub(super) fn list_gathering(&self, out: &mut Vec<Action>) {
        let area = self.attack.area;
        if self.mandatory() {
            out.push(Action::Attack(area));
        } else {
            out.extend(self.attack.units.subsets().map(|group| Action::AttackWith(area, group)));
            out.push(Action::Hold(area));
        }
        self.list_followers(area, out);
    }

    /// 9.2: nobody attacks; those who entered are spent where they are.
    pub(super) fn hold(&mut self, log: &mut impl Log<Event>) {
        log.push(Event::Held { area: self.attack.area, units: self.attack.units });
        self.attack = Attack::NONE;
        self.agenda.pop();
    }

    /// Begins the attack: nobody else may enter (8.2.1), and an unrevealed defender is turned up (9.4).
    #[inline]
    pub(super) fn attack_with<C: Chance, L: Log<Event>>(
        &mut self,
        units: Units,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let area = self.attack.area;
        self.attack.units = units;
        self.fresh -= units;
        self.round.attacked.add(area);
        log.push(Event::Attack { area, units, mandatory: self.mandatory() });
        if !self.revealed.has(area) {
            let soviet = self.draw_defender(area, chance)?;
            self.bag.remove(soviet);
            self.revealed.add(area);
            self.defender[area.index()] = soviet.0;
            self.attack.revealed_now = true;
            log.push(Event::Revealed { area, soviet });
        }
        if self.isolated.has(area) {
            self.attack.isolation = self.isolation_roll(area, chance, log)?; // ruling 80
        }
        // Ruling 46: Barrage is settled before anything else.
        let barrage = self.strategy() == Some(Strategy::Barrage);
        self.agenda.replace(if barrage { Step::Barrage } else { Step::Lead });
        Ok(())
    }

    /// The strategy in effect: in the round of the reveal (9.4), or always for Pavlov's House (12.6).
    #[inline]
    pub(crate) fn strategy(&self) -> Option<Strategy> {
        let unit = self.defender(self.attack.area)?;
        let always = self.c.soviets[unit.index()].every_round;
        (self.attack.revealed_now || always).then(|| self.c.strategy[unit.index()])
    }

    pub(super) fn list_barrage(&self, out: &mut Vec<Action>) {
        out.extend(self.attack.units.into_iter().map(Action::Lose));
        out.push(Action::FallBack);
    }

    /// 9.4 Barrage: one attacker goes; with nobody left the attack is over (ruling 46).
    pub(super) fn lose_to_barrage(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        self.lose(unit, LossCause::Barrage, log);
        if self.attack.units.is_empty() {
            log.push(Event::CalledOff { area: self.attack.area });
            self.end_attack();
        } else {
            self.agenda.replace(Step::Lead);
        }
    }

    /// 9.4 Barrage: all are spent and retreat; no repulse, no combat (ruling 46).
    pub(super) fn fall_back(&mut self, log: &mut impl Log<Event>) {
        log.push(Event::FellBack { area: self.attack.area, units: self.attack.units });
        self.agenda.replace(Step::Retreat);
    }

    /// 9.5 A: a lone attacker leads; false if there is a choice.
    #[inline]
    pub(super) fn lead_unasked(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.attack.units.first() {
            Some(unit) if !self.attack.units.at_least(2) => {
                self.lead(unit, log);
                true
            }
            _ => false,
        }
    }

    pub(super) fn list_leads(&self, out: &mut Vec<Action>) {
        out.extend(self.attack.units.into_iter().map(Action::Lead));
    }

    pub(super) fn lead(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        self.attack.lead = unit;
        self.agenda.replace(Step::Support);
        log.push(Event::Led { unit });
    }

    /// Whether an air marker may be placed in this attack: events (6.2), 12.5.
    pub(crate) fn air_allowed(&self) -> bool {
        !self.event().is_some_and(|event| event.no_air) && !self.air_limited()
    }

    /// 12.5: no air in urban areas that were contested when the round began (ruling 67).
    pub(crate) fn air_limited(&self) -> bool {
        let urban = self.c.light_urban | self.c.heavy_urban;
        self.options.limited_air && (urban & self.round.contested).has(self.attack.area)
    }

    /// The most of each kind that can be placed (9.5.4).
    fn support_at_hand(&self) -> Support {
        Support { air: u8::from(self.available.air > 0 && self.air_allowed()), ..self.available }
    }

    #[inline]
    pub(crate) fn has_support_choice(&self) -> bool {
        self.support_at_hand().count() > 0
    }

    /// 9.5.4: no more markers than attackers, one air marker at most.
    #[inline]
    pub(crate) fn list_support(&self, out: &mut Vec<Action>) {
        let most = self.support_at_hand();
        let limit = self.attack.units.count();
        for air in 0..=most.air.min(limit) {
            for engineer in 0..=most.engineer.min(limit - air) {
                for artillery in 0..=most.artillery.min(limit - air - engineer) {
                    out.push(Action::Support(Support { artillery, engineer, air }));
                }
            }
        }
    }

    /// 9.5 B to E: places support, adds up, rolls and carries out the result.
    #[inline]
    pub(super) fn resolve<C: Chance, L: Log<Event>>(
        &mut self,
        support: Support,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let area = self.attack.area;
        // 9.5.9: the markers go to the Used box.
        self.available.artillery -= support.artillery;
        self.available.engineer -= support.engineer;
        self.available.air -= support.air;
        log.push(Event::Supported(support));

        let mut sums = self.sums(support);
        if support.air > 0 {
            sums.air = self.air_roll(area, chance, log)?;
        }
        // 9.5.1
        let attack_dice = chance.sum(Roll::Attack(area).into(), 2)?;
        let defense_dice = self.defense_roll(area, chance)?;
        let attack_total = i16::from(sums.attack()) + attack_dice.total().cast_signed();
        let defense_total = i16::from(sums.defense()) + defense_dice.best(2).cast_signed();
        // 9.5.5, ruling 50
        let result = match attack_total - defense_total {
            ..0 => CombatResult::Repulse,
            0 => CombatResult::Stalemate,
            margin if margin > i16::from(sums.factor) => CombatResult::Overrun,
            _ => CombatResult::Success,
        };
        log.push(Event::Combat { area, sums, attack_dice, defense_dice, attack_total, defense_total, result });
        self.carry_out(result, log);
        Ok(())
    }

    /// 9.5.2 and 9.5.3 of the attack under way with this support, before the air die.
    #[inline]
    pub(crate) fn sums(&self, support: Support) -> Sums {
        let area = self.attack.area;
        let event = self.event();
        let (integrity, divisions) = self.divisions(self.attack.units);
        // 12.1: in urban areas only with engineers (ruling 63).
        let urban = (self.c.light_urban | self.c.heavy_urban).has(area);
        let rubble = self.options.rubble && urban && support.engineer == 0;
        let bonus = event.and_then(|event| event.artillery_bonus).unwrap_or(self.c.artillery_bonus);
        let defender = self.defender(area).map_or(0, |unit| self.c.defense[unit.index()]);
        let strong = self.strong();
        Sums {
            lead: self.c.attack[self.attack.lead.index()],
            others: self.attack.units.count() - 1,
            artillery: support.artillery * bonus, // ruling 21
            engineer: support.engineer * self.c.engineer_bonus,
            integrity: u8::from(integrity && !rubble),
            strong: u8::from(strong),
            divisions: match self.options.parent_organization {
                ParentOrganization::Off => 0,
                ParentOrganization::BeyondFirst => divisions.saturating_sub(1),
                ParentOrganization::Each => divisions,
            },
            factor: defender.saturating_add_signed(self.attack.isolation),
            terrain: self.c.areas[area.index()].tem,
            shaken: u8::from(!strong),
            event: event.map_or(0, |event| event.soviet_dv), // ruling 23
            air: 0,
        }
    }

    /// Whether one division has three units among these, and how many divisions there are. Assault guns belong to none
    /// (12.4, ruling 48).
    #[inline]
    fn divisions(&self, units: Units) -> (bool, u8) {
        let (mut seen, mut integrity) = (0_u64, false);
        for unit in units {
            let division = self.c.division[unit.index()];
            if division != NO_DIVISION {
                seen |= 1 << division;
                let same = units.into_iter().filter(|other| self.c.division[other.index()] == division);
                integrity |= same.count() >= usize::from(INTEGRITY);
            }
        }
        (integrity, byte(seen.count_ones()))
    }

    /// 12.3: the least and the most by which isolation can change the Defense Factor.
    pub(crate) fn isolation_range() -> (i8, i8) {
        ISOLATION.into_iter().fold((0, 0), |(least, most), by| (least.min(by), most.max(by)))
    }

    /// 12.3: -1 for Guards, less than 1 counts as 1.
    fn isolation_roll<C: Chance>(&self, area: Area, chance: &mut C, log: &mut impl Log<Event>) -> Result<i8, C::Dry> {
        let guards = self.guards(area);
        let starts: &[u8] = if guards { &[1, 3, 5] } else { &[1, 2, 4, 6] };
        let die = chance.row(Roll::Isolation(area).into(), starts)?;
        let row = die.saturating_sub(u8::from(guards)).max(1);
        let change = ISOLATION[usize::from(row) - 1];
        log.push(Event::IsolationRoll { area, die, guards, change });
        Ok(change)
    }

    /// 9.5.3 D, 12.5.
    fn air_roll<C: Chance>(&self, area: Area, chance: &mut C, log: &mut impl Log<Event>) -> Result<u8, C::Dry> {
        let die = chance.d6(Roll::Air(area).into())?;
        let limited = self.options.limited_air && self.c.heavy_urban.has(area);
        let effect = if limited { die.saturating_sub(HEAVY_URBAN_AIR).max(1) } else { die };
        log.push(Event::AirRoll { die, effect });
        Ok(effect)
    }

    /// 9.4 Guards: three dice, four next to the Volga, of which the best two count (ruling 56).
    #[inline]
    fn defense_roll<C: Chance>(&self, area: Area, chance: &mut C) -> Result<Dice, C::Dry> {
        let why = Roll::Defense(area).into();
        if self.strategy() == Some(Strategy::Guards) {
            chance.best(why, 2, if self.c.volga.has(area) { 4 } else { 3 })
        } else {
            chance.sum(why, 2)
        }
    }

    /// 9.5.5 to 9.5.7, in the order of ruling 51.
    fn carry_out(&mut self, result: CombatResult, log: &mut impl Log<Event>) {
        use CombatResult::{Overrun, Repulse, Stalemate, Success};
        let area = self.attack.area;
        let strategy = self.strategy();
        if result == Repulse {
            let mandatory = self.mandatory();
            self.lose(self.attack.lead, LossCause::Repulse, log);
            self.change_morale(-1, MoraleCause::Repulse, log);
            if mandatory {
                self.agenda.replace(Step::Retreat); // 9.1
            } else {
                self.end_attack(); // 9.3, ruling 59
            }
            return;
        }
        let held = result == Success && strategy == Some(Strategy::Fanatic);
        if held {
            log.push(Event::Fanatic { area });
        }
        let captured = matches!(result, Success | Overrun) && !held;
        if captured {
            self.capture(area, log);
        }
        // Heroes and Ambush work on stalemate and success (ruling 52).
        let works = matches!(result, Stalemate | Success);
        if works && strategy == Some(Strategy::Ambush) {
            self.lose(self.attack.lead, LossCause::Ambush, log); // 9.5.6: alone or not, the area is German
            if !captured && self.at(area).is_empty() {
                log.push(Event::CalledOff { area }); // ruling 53
            }
        }
        let bonus = captured && self.c.tem4.has(area); // 9.5.7
        let heroes = works && strategy == Some(Strategy::Heroes);
        match (bonus, heroes) {
            (true, true) => log.push(Event::BonusCancelled { area }),
            (true, false) => self.change_morale(1, MoraleCause::Captured, log),
            (false, true) => self.change_morale(-1, MoraleCause::Heroes, log),
            (false, false) => {}
        }
        self.end_attack();
    }

    /// The Soviet unit leaves the map and the area becomes German (7.2).
    fn capture(&mut self, area: Area, log: &mut impl Log<Event>) {
        if let Some(soviet) = self.defender(area) {
            log.push(Event::Captured { area, soviet });
        }
        self.set_soviet(self.soviet.without(area));
        self.revealed.remove(area);
        self.isolated.remove(area);
        self.defender[area.index()] = crate::state::NONE;
    }

    /// Every German loss goes to the Out of Action Box (ruling 53).
    pub(super) fn lose(&mut self, unit: Unit, cause: LossCause, log: &mut impl Log<Event>) {
        self.put(unit, Place::OUT_OF_ACTION);
        self.attack.units.remove(unit);
        log.push(Event::Lost { unit, cause });
    }

    /// Back to choosing units.
    pub(super) fn end_attack(&mut self) {
        self.attack = Attack::NONE;
        self.agenda.pop();
    }
}
