//! What is hidden stays hidden (p30-competitive, rulings 88-91, 104): a position dealt anew for a seat looks the same to
//! it, and so does what happens next, as long as nothing hidden is shown.

use std::collections::BTreeSet;

use kurgan_core::chance::{Bag, Fast, Read, Recording, Taken};
use kurgan_core::rand_core::SeedableRng;
use kurgan_core::{Chance, Dice, Game, Options as _, Seat, Session, Set, Terms, UndoError, Why};
use pavlov::components::{Components, Pack};
use pavlov::{Action, Event, Options, Pavlov, Players, Sight};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;

use crate::kit::{Table, with};

/// The results that another game had, as far as they are possible in this one.
struct Again<'a>(std::slice::Iter<'a, Taken>);

impl Chance for Again<'_> {
    type Dry = ();

    fn roll(&mut self, why: Why, count: u8, _read: Read) -> Result<Dice, ()> {
        match self.0.next() {
            Some(&Taken::Rolled(for_what, dice)) if for_what == why && dice.faces().len() == usize::from(count) => {
                Ok(dice)
            }
            _ => Err(()),
        }
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, ()> {
        match self.0.next() {
            Some(&Taken::Drawn(from, id)) if from == bag.why && bag.left >> id & 1 != 0 => Ok(id),
            _ => Err(()),
        }
    }

    fn shuffle(&mut self, bag: Why) -> Result<(), ()> {
        if self.0.next() == Some(&Taken::Shuffled(bag)) { Ok(()) } else { Err(()) }
    }
}

/// Whether an event shows what was hidden.
fn shows(event: &Event) -> bool {
    let german = matches!(event, Event::Revealed(_) | Event::TacticDealt(_));
    german || matches!(event, Event::Used { .. } | Event::Discarded(_) | Event::FogCleared(_))
}

/// What a seat sees happen before anything hidden is shown, and whether it is.
fn seen(game: &Pavlov, events: &[Event], eyes: Option<Seat>) -> (Vec<String>, bool) {
    let hidden = events.iter().take_while(|event| !shows(event));
    let seen = hidden.filter_map(|event| game.seen_by(event, eyes)).map(|event| format!("{event:?}")).collect();
    (seen, events.iter().any(shows))
}

/// Plays an action in each of two games with the same chance; what happened, unless the chance cannot be the same.
fn both(one: (&Pavlov, Action), two: (&Pavlov, Action), rng: &Fast) -> Option<[Vec<Event>; 2]> {
    let (mut game, mut events) = (*one.0, Vec::new());
    let mut chance = Recording::new(rng.clone());
    let Ok(()) = game.apply(one.1, &mut chance, &mut events);
    let (_, taken) = chance.into_parts();
    let (mut other, mut again) = (*two.0, Vec::new());
    let result = other.apply(two.1, &mut Again(taken.iter()), &mut again);
    // Once something hidden is shown the games may go different ways.
    (result.is_ok() || again.iter().any(shows)).then_some([events, again])
}

fn legal(game: &Pavlov) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal
}

/// How often two games differed, and how often the same was seen to happen in both.
#[derive(Default)]
struct Tally {
    dealt: u32,
    watched: u32,
    acted: u32,
}

/// Everything that a sight tells of cards, and of what they may bring.
fn cards(sight: Sight<'_>) -> String {
    let hands = (sight.hand(), sight.hand_size(), sight.used(), sight.german_hand(), sight.german_orders());
    let unseen = (sight.unseen_soviet(), sight.unseen_wehrmacht(), sight.german_face_down());
    let open = (sight.soviet_cards(), sight.discard(), sight.card(), sight.cards_left(), sight.tactics());
    let coming = (sight.next_cards(), sight.next_resupply(), sight.stack_left());
    format!("{hands:?} {unseen:?} {open:?} {coming:?}")
}

/// Compares a position with one that was dealt anew for a seat.
fn compare(game: &Pavlov, other: &Pavlov, seat: Seat, rng: &mut Fast, tally: &mut Tally) {
    let view = |game: &Pavlov, eyes| serde_json::to_string(&game.shown(eyes)).expect("views are plain data");
    for eyes in [Some(seat), None] {
        assert_eq!(view(game, eyes), view(other, eyes), "{eyes:?}");
    }
    assert_eq!(game.to_act(), other.to_act());
    for eyes in [Some(seat), None] {
        assert_eq!(cards(game.sight(eyes)), cards(other.sight(eyes)), "{eyes:?}");
    }
    let (mine, theirs) = (legal(game), legal(other));
    let own = game.to_act().has(seat);
    if own {
        assert_eq!(mine, theirs);
        assert_eq!(format!("{:?}", game.blocked()), format!("{:?}", other.blocked()));
        for action in [Action::Done, Action::Suppress, Action::Reserves].into_iter().filter(|a| !mine.contains(a)) {
            assert_eq!(game.refuse(action), other.refuse(action));
        }
    }
    if mine.is_empty() || theirs.is_empty() {
        return;
    }
    let action = mine[rng.below(mine.len())];
    // What another seat does depends on what it holds: it does something of the same kind.
    let kind = std::mem::discriminant(&action);
    let same = theirs.iter().copied().find(|other| *other == action);
    let Some(answer) = same.or_else(|| theirs.iter().copied().find(|other| std::mem::discriminant(other) == kind))
    else {
        return;
    };
    let Some([events, again]) = both((game, action), (other, answer), rng) else { return };
    for eyes in [Some(seat), None] {
        let (one, two) = (seen(game, &events, eyes), seen(other, &again, eyes));
        if own {
            assert_eq!(one, two, "{seat:?} can tell by what {action:?} brings");
        } else {
            let length = one.0.len().min(two.0.len());
            assert_eq!(one.0[..length], two.0[..length], "{seat:?} can tell by {action:?} of another seat");
        }
    }
    *(if own { &mut tally.acted } else { &mut tally.watched }) += 1;
}

fn games_look_the_same(players: Players, seeds: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        let options = Options { players, operational_support: seed % 2 == 1, ..Options::default() };
        let mut rng = Fast::new(seed);
        let mut dealer = Xoshiro256PlusPlus::seed_from_u64(seed);
        let Ok(mut game) = Pavlov::start(Components::printed(), &options, &mut rng, &mut ());
        while !game.to_act().is_empty() {
            for seat in (0..).map(Seat).take(options.seats().len()) {
                let mut other = game;
                other.redeal(seat, &mut dealer);
                if other != game {
                    other.check().unwrap_or_else(|broken| panic!("{broken}"));
                    tally.dealt += 1;
                    compare(&game, &other, seat, &mut rng, &mut tally);
                }
            }
            let choices = legal(&game);
            let Ok(()) = game.apply(choices[rng.below(choices.len())], &mut rng, &mut ());
        }
    }
    tally
}

#[test]
fn p30_competitive_two_seats_cannot_tell_what_is_hidden() {
    let tally = games_look_the_same(Players::CompetitiveTwo, 0..24);
    assert!(tally.dealt > 2_000 && tally.watched > 500 && tally.acted > 500, "{}", tally.dealt);
}

#[test]
fn p30_competitive_three_seats_cannot_tell_what_is_hidden() {
    let tally = games_look_the_same(Players::CompetitiveThree, 24..40);
    assert!(tally.dealt > 2_000 && tally.watched > 500 && tally.acted > 500, "{}", tally.dealt);
}

/// A competitive game after the orders of a turn with a Resupply card among them.
fn planned() -> Table {
    with(json!({"players": "competitive_two"}))
        .german("W1-01 W2-01 W2-02 W2-03", "W1-02 resupply W1-03")
        .german_tactics("T1-01 T1-02", "T1-03")
        .hand("S01 S02 S03 F1")
        .cards()
}

#[test]
fn p30_competitive_each_side_sees_its_own_cards() {
    let game = planned().game;
    let text = |seat| serde_json::to_string(&game.shown(seat)).unwrap();
    let (defender, german, spectator) = (game.shown(Some(Seat(0))), game.shown(Some(Seat(1))), game.shown(None));
    assert_eq!(defender.position.soviet_cards.hand, ["S01", "S02", "S03", "F1"]);
    assert!(defender.position.wehrmacht_cards.hand.is_empty() && defender.position.wehrmacht_cards.orders.is_empty());
    assert!(defender.position.tactics.hand.is_empty() && defender.position.tactics.laid.is_none());
    let known = defender.german.unwrap();
    assert_eq!((known.hand, known.orders, known.tactics, known.laid), (4, 3, 2, true));
    assert_eq!((known.older_by_deck, known.resupply), ([3, 3, 0, 0, 0], true));
    assert!(defender.soviet.is_none());
    assert_eq!(german.position.wehrmacht_cards.orders, ["W1-02", "resupply", "W1-03"]);
    assert!(german.german.is_none() && german.position.soviet_cards.hand.is_empty());
    assert_eq!(german.soviet.as_ref().map(|soviet| (soviet.hand, soviet.unseen.len())), Some((4, 31)));
    assert!(spectator.german.is_some() && spectator.soviet.is_some());
    assert_ne!(text(Some(Seat(0))), text(None));
}

#[test]
fn a_sight_does_not_tell_what_is_hidden() {
    let mut t = planned();
    t.go("use S01 division_cp send_reinforcements; deploy afanasyev");
    let [defender, german, spectator] = [Some(Seat(0)), Some(Seat(1)), None].map(|seat| t.game.sight(seat));
    assert_eq!(defender.hand().map(Set::len), Some(4));
    assert_eq!(german.german_hand().map(|(cards, tactics)| (cards.len(), tactics.len())), Some((4, 2)));
    assert!(german.german_orders().is_some_and(|(orders, laid)| orders.iter().all(Option::is_some) && laid.is_some()));
    for sight in [german, spectator] {
        assert_eq!(sight.hand(), None);
        assert_eq!((sight.hand_size(), sight.used().len(), sight.unseen_soviet().len()), (4, 1, 30));
    }
    for sight in [defender, spectator] {
        assert_eq!((sight.german_hand(), sight.german_orders()), (None, None));
        let known = sight.german_face_down();
        assert_eq!((known.hand, known.orders, known.tactics, known.laid), (4, 3, 2, true));
        assert!(sight.unseen_wehrmacht().len() > german.unseen_wehrmacht().len());
    }
}

#[test]
fn p30_competitive_a_used_card_is_shown() {
    let mut t = planned();
    t.go("use S01 division_cp send_reinforcements; deploy afanasyev");
    let german = t.game.shown(Some(Seat(1)));
    assert_eq!(german.position.soviet_cards.hand, ["S01"]);
    assert!(!german.soviet.unwrap().unseen.contains(&"S01".to_owned()));
}

#[test]
fn p30_must_play_is_never_dealt_to_the_cards_kept() {
    let start = planned().game;
    let mut dealer = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut places, mut orders) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..2_000 {
        let mut game = start;
        game.redeal(Seat(0), &mut dealer);
        let cards = game.record().wehrmacht_cards;
        assert!(!cards.hand.contains(&"resupply".to_owned()));
        places.insert(cards.orders.iter().position(|order| order == "resupply"));
        orders.extend(cards.orders);
    }
    assert_eq!(places.len(), 3, "the Resupply card can lie anywhere in the pile");
    assert_eq!(orders.iter().filter(|card| card.starts_with("W2")).count(), 14, "any card of deck 2 can lie there");
}

#[test]
fn p30_cooperative_nothing_is_hidden() {
    let game = with(json!({"players": "cooperative"})).hand("S01 S02 S03 F1").cards().game;
    for seat in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = game.shown(seat);
        assert_eq!(view.position, game.record());
        assert!(view.german.is_none() && view.soviet.is_none());
    }
    let mut dealt = game;
    dealt.redeal(Seat(1), &mut Xoshiro256PlusPlus::seed_from_u64(1));
    assert!(dealt == game);
}

#[test]
fn p30_planning_events_are_masked() {
    let c = Components::printed();
    let game = planned().game;
    let card = c.wehrmacht_card_named("W1-02");
    let tactic = c.tactic_card_named("T1-03");
    let drew = Event::Drew(c.soviet_card_named("S01"));
    let masked = [
        (Event::GermanDrew(card), Event::GermanDrew(None)),
        (Event::GermanDrewTactic(tactic), Event::GermanDrewTactic(None)),
        (Event::Ordered { card, nth: 1 }, Event::Ordered { card: None, nth: 1 }),
        (Event::TacticLaid(tactic), Event::TacticLaid(None)),
    ];
    for (event, seen) in masked {
        assert_eq!(game.seen_by(&event, Some(Seat(0))), Some(seen));
        assert_eq!(game.seen_by(&event, None), Some(seen));
        assert_eq!(game.seen_by(&event, Some(Seat(1))), Some(event));
    }
    assert_eq!(game.seen_by(&drew, Some(Seat(0))), Some(drew));
    assert_eq!(game.seen_by(&drew, Some(Seat(1))), Some(Event::Drew(None)));
    assert_eq!(game.seen_by(&drew, None), Some(Event::Drew(None)));
    let resupply = Event::GermanDrew(Some(c.resupply));
    assert_eq!(game.seen_by(&resupply, None), Some(resupply), "its place in the stack is known");
}

#[test]
fn what_was_shown_cannot_be_taken_back() {
    for options in [json!({"players": "competitive_two"}), json!({"players": "competitive_three", "tactics": "none"})] {
        let options = Options::read(&options).unwrap();
        let mut shown_without_dice = 0;
        for seed in 0..30 {
            let mut session =
                Session::<Pavlov>::new(Components::printed(), &options, Terms::seeded(seed), None).unwrap();
            let mut rng = Fast::new(seed);
            let mut legal = Vec::new();
            loop {
                legal.clear();
                session.game().legal(&mut legal);
                if legal.is_empty() {
                    break;
                }
                let action = legal[rng.below(legal.len())];
                let events = session.play(action, None).unwrap();
                if events.iter().any(|event| matches!(event, Event::Revealed(_) | Event::TacticDealt(_))) {
                    assert_eq!(session.undo(1), Err(UndoError::Reveals));
                    let dice = session.entry(session.len()).unwrap().chance;
                    shown_without_dice += usize::from(dice.is_empty());
                }
            }
        }
        assert!(shown_without_dice > 5, "{shown_without_dice}");
    }
}
