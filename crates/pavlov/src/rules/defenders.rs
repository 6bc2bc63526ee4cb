//! Attacks on the house (p9-attack-defender, p10-suppress-defender, p11-attack-building, p15-assault).

use kurgan_core::{Chance, Id, Log};

use super::decide::{Happen, step};
use crate::chance::Roll;
use crate::components::{CardType, Colour, Position};
use crate::event::Event;
use crate::state::{Circle, Counters, Pavlov, Phase};

/// The faces of a die at which `of` changes, so that a walk through all outcomes takes each result once.
fn rows<T: PartialEq>(of: impl Fn(u8) -> T) -> [u8; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| if face > 1 && of(face) != of(face - 1) { face } else { 1 })
}

/// Rolls dice; whether any of them reaches the target number.
pub(super) fn hit<C: Chance, L: Log<Event>>(
    roll: Roll,
    dice: u8,
    target: u8,
    chance: &mut C,
    log: &mut L,
) -> Result<bool, C::Dry> {
    let dice = chance.hits(roll.into(), dice, target)?;
    let hits = dice.hits(target);
    log.push(Event::Rolled { roll, dice, target, hits });
    Ok(hits > 0)
}

step! {
    /// The assault goes on with this part: 0-2 suppress, 3-5 attack, green, red, purple, infantry first (p15-assault,
    /// ruling 46).
    pub struct Assault { pub(crate) part: u8 }
}

impl Happen for Assault {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        let part = self.part;
        if part < 5 {
            game.agenda.replace(Self { part: part + 1 }.into());
        } else {
            game.agenda.pop();
        }
        let colour = Colour::ALL[usize::from(part % 3)];
        let building = part >= 3;
        let dice = game.assault_dice(colour, building);
        if dice == 0 {
            return Ok(());
        }
        log.push(Event::AssaultOn { colour, dice, building });
        if building {
            game.attack_building(colour, Roll::AssaultAttack(colour), dice, chance, log)
        } else {
            game.suppress_defender(colour, Roll::AssaultSuppress(colour), dice, chance, log)
        }
    }

    fn possible(self, game: &Pavlov) -> bool {
        self.part < 6 && game.resolves(CardType::Assault)
    }
}

impl Pavlov {
    /// p9-attack-defender: one shot at one position.
    pub(super) fn sniper<C: Chance, L: Log<Event>>(
        &mut self,
        dice: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let colour = self.roll_colour(chance, log)?;
        let Some(position) = self.aim(colour, chance, log)? else { return Ok(()) };
        if hit(Roll::Sniper(colour), dice, self.defense_of(colour), chance, log)? {
            self.shot(position, log);
        }
        Ok(())
    }

    /// p10-suppress-defender.
    pub(super) fn mortar<C: Chance, L: Log<Event>>(
        &mut self,
        dice: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let colour = self.roll_colour(chance, log)?;
        self.suppress_defender(colour, Roll::Mortar(colour), dice, chance, log)
    }

    /// p11-attack-building.
    pub(super) fn artillery<C: Chance, L: Log<Event>>(
        &mut self,
        dice: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let colour = self.roll_colour(chance, log)?;
        self.attack_building(colour, Roll::Artillery(colour), dice, chance, log)
    }

    /// The colour that a card fires upon (ruling 24).
    fn roll_colour<C: Chance, L: Log<Event>>(&self, chance: &mut C, log: &mut L) -> Result<Colour, C::Dry> {
        let of = |face: u8| self.c.numbers.colour_roll[usize::from(face) - 1];
        let die = chance.row(Roll::Colour.into(), &rows(of))?;
        let colour = of(die);
        log.push(Event::ColourRolled { die, colour });
        Ok(colour)
    }

    /// Whether there is anybody on the positions of a colour.
    #[inline]
    pub(crate) fn is_manned(&self, colour: Colour) -> bool {
        self.index.occupied.meets(self.c.of_colour[colour as usize])
    }

    /// The position that is fired upon, if there is anybody on the colour.
    fn aim<C: Chance, L: Log<Event>>(
        &self,
        colour: Colour,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Option<Position>, C::Dry> {
        if !self.is_manned(colour) {
            log.push(Event::NoTarget(colour));
            return Ok(None);
        }
        let targets = self.targets_on(colour);
        let of = |face: u8| targets[usize::from(face) - 1];
        let die = chance.row(Roll::Position(colour).into(), &rows(of))?;
        let position = of(die);
        if let Some(position) = position {
            log.push(Event::PositionRolled { colour, die, position });
        }
        Ok(position)
    }

    /// For each face the occupied position of that number, else of the next higher one, else of the nearest lower one
    /// (ruling 26).
    fn targets_on(&self, colour: Colour) -> [Option<Position>; 6] {
        let occupied = |place: Option<Position>| place.filter(|&position| self.index.occupied.has(position));
        let mut targets = self.c.by_number[colour as usize].map(occupied);
        for n in (0..5).rev() {
            targets[n] = targets[n].or(targets[n + 1]);
        }
        for n in 1..6 {
            targets[n] = targets[n].or(targets[n - 1]);
        }
        targets
    }

    /// p10-suppress-defender against a colour: everybody on the position hit is disrupted (ruling 31).
    pub(super) fn suppress_defender<C: Chance, L: Log<Event>>(
        &mut self,
        colour: Colour,
        roll: Roll,
        dice: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let Some(position) = self.aim(colour, chance, log)? else { return Ok(()) };
        if hit(roll, dice, self.defense_of(colour), chance, log)? {
            self.disrupt(self.at(position));
        }
        Ok(())
    }

    /// p11-attack-building against a colour: any number of hits lowers its Defense Value by one, and once that is as
    /// low as can be disrupts everybody on the colour (rulings 28, 29).
    pub(super) fn attack_building<C: Chance, L: Log<Event>>(
        &mut self,
        colour: Colour,
        roll: Roll,
        dice: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let defense = self.defense_of(colour);
        if !hit(roll, dice, defense, chance, log)? {
            return Ok(());
        }
        if defense > self.c.numbers.defense_floor {
            self.defense[colour as usize] -= 1;
            log.push(Event::WallHit { colour, to: defense - 1 });
        } else {
            log.push(Event::WallBreached(colour));
            self.disrupt(self.posted_on(colour));
        }
        Ok(())
    }

    /// Everybody on the positions of a colour.
    fn posted_on(&self, colour: Colour) -> Counters {
        let positions = self.index.occupied & self.c.of_colour[colour as usize];
        positions.into_iter().fold(Counters::EMPTY, |counters, position| counters | self.at(position))
    }

    /// The dice of the infantry or of the armor on the tracks of a colour in an Assault.
    pub(crate) fn assault_dice(&self, colour: Colour, armor: bool) -> u8 {
        let tracks = self.c.tracks_of[colour as usize].into_iter();
        let kinds = tracks.flat_map(|track| self.tracks[track.index()]).filter_map(Circle::kind);
        let values = kinds.map(|kind| &self.c.kinds[kind.index()]).filter(|kind| kind.infantry != armor);
        let dice: u8 = values.map(|kind| kind.value).sum();
        if dice > 0 { dice + self.assault_bonus() } else { 0 }
    }
}
