//! Why something cannot be done, in words.

use pavlov::Refusal;

use crate::names::Speaker;
use crate::words::Says;

/// The sentence of a refusal.
#[allow(clippy::too_many_lines)] // a table
pub(super) fn sentence(s: &Speaker, refusal: Refusal) -> String {
    let say = s.words.say();
    match refusal {
        Refusal::NotNow => say.pavlov_refusal_not_now(),
        Refusal::OutOfOrder => say.pavlov_refusal_out_of_order(),
        Refusal::NothingDone => say.pavlov_refusal_nothing_done(),
        Refusal::NotInGermanHand(card) => say.pavlov_refusal_not_in_german_hand(s.wehrmacht_card(card)),
        Refusal::NotInGermanTactics(card) => say.pavlov_refusal_not_in_german_tactics(s.tactic(card).0),
        Refusal::MustPlay(card) => say.pavlov_refusal_must_play(s.wehrmacht_card(card)),
        Refusal::NotInHand(card) => say.pavlov_refusal_not_in_hand(s.soviet_card(card)),
        Refusal::CardUsed(card) => say.pavlov_refusal_card_used(s.soviet_card(card)),
        Refusal::FogOfWar(card) => say.pavlov_refusal_fog_of_war(s.soviet_card(card)),
        Refusal::NotOnCard { card, unit } => say.pavlov_refusal_not_on_card(s.soviet_card(card), s.unit(unit)),
        Refusal::WrongUse { unit, what } => say.pavlov_refusal_wrong_use(s.unit(unit), s.usage(what)),
        Refusal::NoActionsLeft => say.pavlov_refusal_no_actions_left(),
        Refusal::NothingToRecover(unit) => say.pavlov_refusal_nothing_to_recover(s.unit(unit)),
        Refusal::NotDisrupted(at) => say.pavlov_refusal_not_disrupted(s.location(at)),
        Refusal::LocationDisrupted(at) => say.pavlov_refusal_location_disrupted(s.location(at)),
        Refusal::AllDisrupted(unit) => say.pavlov_refusal_all_disrupted(s.unit(unit)),
        Refusal::NoneInStock(token) => say.pavlov_refusal_none_in_stock(s.token(token)),
        Refusal::NoSuppliesInStock => say.pavlov_refusal_no_supplies_in_stock(),
        Refusal::TooMany { supply, have } => say.pavlov_refusal_too_many(have, s.supply(supply)),
        Refusal::NoStormGroup => say.pavlov_refusal_no_storm_group(),
        Refusal::TrackNotClear { colour, track } => {
            say.pavlov_refusal_track_not_clear(track.number(), s.colour(colour))
        }
        Refusal::NobodyReady => say.pavlov_refusal_nobody_ready(),
        Refusal::NotReady(counter) => say.pavlov_refusal_not_ready(s.counter(counter)),
        Refusal::NoSupportVariant => say.pavlov_refusal_no_support_variant(),
        Refusal::NoSupportCard => say.pavlov_refusal_no_support_card(),
        Refusal::SupportTokens { supply, need, have } => {
            say.pavlov_refusal_support_tokens(need, s.supply(supply), have)
        }
        Refusal::NothingToBuy { points } => say.pavlov_refusal_nothing_to_buy(points),
        Refusal::TooDear { cost, points } => say.pavlov_refusal_too_dear(cost, points),
        Refusal::NotForSale => say.pavlov_refusal_not_for_sale(),
        Refusal::NoSapper => say.pavlov_refusal_no_sapper(),
        Refusal::NothingToButtress => say.pavlov_refusal_nothing_to_buttress(),
        Refusal::WallAtMost(colour) => say.pavlov_refusal_wall_at_most(s.colour(colour)),
        Refusal::AlreadyMined(track) => say.pavlov_refusal_already_mined(track.number()),
        Refusal::CircleTaken(track) => say.pavlov_refusal_circle_taken(track.number()),
        Refusal::NoSapperSite => say.pavlov_refusal_no_sapper_site(),
        Refusal::NoFogInHand => say.pavlov_refusal_no_fog_in_hand(),
        Refusal::NoFreeLocation(unit) => say.pavlov_refusal_no_free_location(s.unit(unit)),
        Refusal::LocationTaken(at) => say.pavlov_refusal_location_taken(s.location(at)),
        Refusal::WrongLocation(at) => say.pavlov_refusal_wrong_location(s.location(at)),
        Refusal::StagingEmpty => say.pavlov_refusal_staging_empty(),
        Refusal::NotStaged(supply) => say.pavlov_refusal_not_staged(s.supply(supply)),
        Refusal::NothingLoaded => say.pavlov_refusal_nothing_loaded(),
        Refusal::NoAntiAircraft(at) => say.pavlov_refusal_no_anti_aircraft(s.location(at)),
        Refusal::BoxHolds { colour, have } => say.pavlov_refusal_box_holds(s.colour(colour), have),
        Refusal::NotAtStake(counter) => say.pavlov_refusal_not_at_stake(s.counter(counter)),
        Refusal::NotInHouse(counter) => say.pavlov_refusal_not_in_house(s.counter(counter)),
        Refusal::HasMoved(counter) => say.pavlov_refusal_has_moved(s.counter(counter)),
        Refusal::NoMovesLeft => say.pavlov_refusal_no_moves_left(),
        Refusal::NowhereToGo(counter) => say.pavlov_refusal_nowhere_to_go(s.counter(counter)),
        Refusal::AlreadyThere(counter) => say.pavlov_refusal_already_there(s.counter(counter)),
        Refusal::CannotEnter { position, because } => {
            say.pavlov_refusal_cannot_enter(s.position(position), s.counter(because))
        }
        Refusal::NotEmpty(position) => say.pavlov_refusal_not_empty(s.position(position)),
        Refusal::CannotTake { counter, weapon } => say.pavlov_refusal_cannot_take(s.counter(counter), s.weapon(weapon)),
        Refusal::CannotJoin(position) => say.pavlov_refusal_cannot_join(s.position(position)),
        Refusal::HasActed(counter) => say.pavlov_refusal_has_acted(s.counter(counter)),
        Refusal::IsCommanded(counter) => say.pavlov_refusal_is_commanded(s.counter(counter)),
        Refusal::InReserves(counter) => say.pavlov_refusal_in_reserves(s.counter(counter)),
        Refusal::NothingToDo(counter) => say.pavlov_refusal_nothing_to_do(s.counter(counter)),
        Refusal::NeedsNoRecovery(counter) => say.pavlov_refusal_needs_no_recovery(s.counter(counter)),
        Refusal::IsCommander(counter) => say.pavlov_refusal_is_commander(s.counter(counter)),
        Refusal::NotCommander(counter) => say.pavlov_refusal_not_commander(s.counter(counter)),
        Refusal::NobodyToCommand => say.pavlov_refusal_nobody_to_command(),
        Refusal::NotObserver(counter) => say.pavlov_refusal_not_observer(s.counter(counter)),
        Refusal::NoArtillery => say.pavlov_refusal_no_artillery(),
        Refusal::CounterBattery => say.pavlov_refusal_counter_battery(),
        Refusal::NotAtRadio(counter) => say.pavlov_refusal_not_at_radio(s.counter(counter), s.position(s.c.radio)),
        Refusal::NoTarget => say.pavlov_refusal_no_target(),
        Refusal::EmptyCircle { track, circle } => say.pavlov_refusal_empty_circle(circle, track.number()),
        Refusal::OutOfSight(track) => say.pavlov_refusal_out_of_sight(track.number()),
        Refusal::WrongTarget(kind) => say.pavlov_refusal_wrong_target(s.kind(kind)),
        Refusal::NotAdjacent => say.pavlov_refusal_not_adjacent(),
        Refusal::NoSuppression => say.pavlov_refusal_no_suppression(),
        Refusal::CannotSuppress => say.pavlov_refusal_cannot_suppress(),
        Refusal::NoCrew(weapon) => say.pavlov_refusal_no_crew(s.weapon(weapon)),
        Refusal::NeedsTwoActions => say.pavlov_refusal_needs_two_actions(),
        Refusal::MustLay(count) => say.pavlov_refusal_must_lay(count),
        Refusal::BoatEmpty(boat) => say.pavlov_refusal_boat_empty(s.location(boat)),
        Refusal::CannotMove(counter) => say.pavlov_refusal_cannot_move(s.counter(counter)),
        Refusal::NotToReserves(counter) => say.pavlov_refusal_not_to_reserves(s.counter(counter)),
        Refusal::CannotAct(counter) => say.pavlov_refusal_cannot_act(s.counter(counter)),
        Refusal::CannotAttack => say.pavlov_refusal_cannot_attack(),
        Refusal::TooManyTokens(count) => say.pavlov_refusal_too_many_tokens(count),
        Refusal::WrongColour(colour) => say.pavlov_refusal_wrong_colour(s.colour(colour)),
    }
}
