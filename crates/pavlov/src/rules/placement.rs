//! Wehrmacht counters arrive and advance (p13-placement).

use kurgan_core::{Chance, Id, Log, byte};

use super::Offers;
use super::decide::{Decide, Happen, illegal, step};
use super::defenders::hit;
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{CardType, Colour, Kind, Token, Track};
use crate::event::{By, End, Event};
use crate::refusal::Refusal;
use crate::state::{Circle, Pavlov, Phase};

step! {
    /// How many tokens are spent on an arriving counter (p13-suppression).
    pub struct Suppression { pub kind: Kind, pub track: Track }
}

impl Decide for Suppression {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    /// Any number of the tokens in the box of the track's colour.
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for count in 0..=game.suppression[game.colour_of(self.track) as usize] {
            out.offer(Action::Spend(count));
        }
    }

    /// The tokens are spent whatever comes of it (ruling 41).
    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Pavlov,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        let Self { kind, track } = self;
        let Action::Spend(count) = action else {
            illegal(action);
            return Ok(());
        };
        let dice = game.suppression_dice(kind, count);
        if count > 0 {
            let colour = game.colour_of(track);
            game.suppression[colour as usize] -= count;
            game.stock[Token::Suppression as usize] += count;
            log.push(Event::SuppressionSpent { colour, count });
        }
        if dice > 0 && hit(Roll::Suppression(track), dice, game.arriving_defense(kind), chance, log)? {
            game.agenda.pop();
            log.push(Event::KeptAway { kind, track });
        } else {
            game.agenda.replace(Arrive { kind, track }.into());
        }
        Ok(())
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let Action::Spend(_) = action else { return Refusal::NotNow };
        let colour = game.colour_of(self.track);
        Refusal::BoxHolds { colour, have: game.suppression[colour as usize] }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        vec![Action::Spend(game.suppression[game.colour_of(self.track) as usize] + 1)]
    }

    fn possible(self, game: &Pavlov) -> bool {
        let infantry = game.c.kinds.get(self.kind.index()).is_some_and(|kind| kind.infantry);
        self.track.index() < game.c.tracks.len() && infantry && game.resolves(CardType::Place(self.kind))
    }
}

step! {
    /// The counter arrives on the track: it takes the first circle and pushes on the unbroken row before it (p13-advance,
    /// ruling 42).
    pub struct Arrive { pub(crate) kind: Kind, pub(crate) track: Track }
}

impl Happen for Arrive {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        let Self { kind, track } = self;
        game.agenda.replace(Arrived { kind, track }.into());
        let length = usize::from(game.c.tracks[track.index()].circles);
        let circles = &mut game.tracks[track.index()][..length];
        let row = circles.iter().take_while(|circle| !circle.is_empty()).count();
        log.push(Event::Arrived { kind, track, pushed: byte(row) });
        if row == length {
            game.finish(End::Overrun(track), log); // ruling 45
            return Ok(());
        }
        circles.copy_within(..row, 1);
        circles[0] = Circle::holding(kind, true);
        // The first of the row has entered a circle.
        let circle = byte(row) + 1;
        if circle == game.c.tracks[track.index()].sapper_circle && game.mined.has(track) {
            game.spring_sapper(track, circle, chance, log)?;
        }
        Ok(())
    }

    fn possible(self, game: &Pavlov) -> bool {
        self.track.index() < game.c.tracks.len() && game.resolves(CardType::Place(self.kind))
    }
}

step! {
    /// What a counter's arrival sets off, after it has been placed (p28-covering-fire, p28-panzer-spearhead).
    pub struct Arrived { pub(crate) kind: Kind, pub(crate) track: Track }
}

impl Happen for Arrived {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        let colour = game.colour_of(self.track);
        let (covering, spearhead) = (game.covering_dice(self.kind), game.spearhead_dice(self.kind));
        if covering > 0 {
            game.suppress_defender(colour, Roll::CoveringFire(colour), covering, chance, log)?;
        }
        if spearhead > 0 {
            game.attack_building(colour, Roll::Spearhead(colour), spearhead, chance, log)?;
        }
        Ok(())
    }

    fn possible(self, game: &Pavlov) -> bool {
        self.track.index() < game.c.tracks.len() && game.resolves(CardType::Place(self.kind))
    }
}

impl Pavlov {
    /// p13-placement: a die picks the track; infantry may be suppressed there.
    pub(super) fn place<C: Chance, L: Log<Event>>(
        &mut self,
        kind: Kind,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let on_board = self.tracks.iter().flatten().filter(|circle| circle.kind() == Some(kind)).count();
        if on_board >= usize::from(self.c.kinds[kind.index()].count) {
            log.push(Event::NoCounterLeft(kind)); // ruling 4
            return Ok(());
        }
        let die = chance.d6(Roll::Track.into())?;
        let from = Track(die - 1);
        log.push(Event::TrackRolled { kind, die, track: from });
        let track = self.reroute(from);
        if track != from {
            log.push(Event::Rerouted { kind, from, to: track });
        }
        let infantry = self.c.kinds[kind.index()].infantry;
        self.agenda.push(if infantry { Suppression { kind, track }.into() } else { Arrive { kind, track }.into() });
        Ok(())
    }

    /// The colour of a track.
    pub(crate) fn colour_of(&self, track: Track) -> Colour {
        self.c.tracks[track.index()].colour
    }

    /// p13-sapper-defenses: the token goes to the stock, hit or miss (ruling 44).
    fn spring_sapper<C: Chance, L: Log<Event>>(
        &mut self,
        track: Track,
        circle: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.mined.remove(track);
        self.stock[Token::Sapper as usize] += 1;
        log.push(Event::SapperTriggered(track));
        let target = self.defense_of_circle(track, circle);
        if hit(Roll::Sapper(track), self.sapper_dice(), target, chance, log)? {
            let there = &mut self.tracks[track.index()][usize::from(circle) - 1];
            if let Some(kind) = std::mem::take(there).kind() {
                log.push(Event::Removed { kind, track, circle, by: By::Sapper });
            }
        }
        Ok(())
    }
}
