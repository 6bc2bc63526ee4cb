//! What has to be true of the board as it is seen: sizes, overlaps, weight.

use guide::board::{Board, Frame, Piece};
use guide::geo;
use guide::{Draws, Language, Plays};
use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use kurgan_core::{Game, Options as _, Session, Terms};
use volga::components::{Area, Components};
use volga::{Action, Options, Volga};

use super::super::chart::plots;
use super::super::layout::{COUNTER, LETTERS, Layout};
use super::super::{land, layout};
use crate::VolgaGuide;
use crate::words::Words;

/// The board's part of a screen of 1280×720, of 1440×900, and the height on a phone of 390×844.
const SMALL: (f32, f32) = (905.0, 610.0);
const LARGE: (f32, f32) = (1040.0, 790.0);
const PHONE: f32 = 844.0 * 0.56;

fn scale((width, height): (f32, f32)) -> f32 {
    let (.., wide, high) = layout::frame(Components::printed());
    (width / wide).min(height / high)
}

#[test]
fn names_and_counters_are_large_enough() {
    let (.., high) = layout::frame(Components::printed());
    for screen in [SMALL, LARGE] {
        assert!(COUNTER * scale(screen) >= 30.0, "counters of {}", COUNTER * scale(screen));
        assert!(LETTERS * scale(screen) >= 10.0, "names of {}", LETTERS * scale(screen));
    }
    assert!(COUNTER * PHONE / high >= 24.0, "counters of {} on a phone", COUNTER * PHONE / high);
    let style = VolgaGuide::STYLE;
    for class in ["v-name", "v-num", "v-tem"] {
        let rule =
            style.split(&format!(".{class} {{")).nth(1).and_then(|rest| rest.split('}').next()).unwrap_or_default();
        assert!(rule.contains(&format!("{LETTERS}px")), "{class} {rule}");
    }
}

/// What two frames share.
fn shared(a: Frame, b: Frame) -> f32 {
    let across = (a.0 + a.2).min(b.0 + b.2) - a.0.max(b.0);
    let down = (a.1 + a.3).min(b.1 + b.3) - a.1.max(b.1);
    across.max(0.0) * down.max(0.0)
}

fn frame_of(piece: &Piece) -> Frame {
    (piece.at.0 - piece.size.0 / 2.0, piece.at.1 - piece.size.1 / 2.0, piece.size.0, piece.size.1)
}

fn within(inner: Frame, outer: Frame) -> bool {
    inner.0 >= outer.0
        && inner.1 >= outer.1
        && inner.0 + inner.2 <= outer.0 + outer.2
        && inner.1 + inner.3 <= outer.1 + outer.3
}

#[test]
fn every_name_stands_by_itself_in_its_area() {
    let c = Components::printed();
    let mut bad = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        let layout = Layout::of(c, words);
        let plots = plots(c);
        for plot in &plots {
            let (area, spot) = (Area(plot.data.number), layout.spot(Area(plot.data.number)));
            let name: Vec<&str> = spot.lines.iter().map(|(line, _)| line.as_str()).collect();
            assert_eq!(name.join(" "), words.name(&plot.data.name));
            assert!(within(spot.label, layout::frame(c)), "{language:?} {}", plot.data.number);
            if !geo::inside(spot.badge, &plot.outline) {
                bad.push(format!("{language:?} {}: the badge", area.0));
            }
            for other in c.all.into_iter().filter(|&other| other < area) {
                let share = shared(spot.label, layout.spot(other).label);
                if share > 0.1 {
                    bad.push(format!("{language:?} {} and {} share {share}", area.0, other.0));
                }
            }
        }
        // All areas are never full at once: here they push each other out a little.
        for count in 1..=layout::MOST {
            let laid = layout.lay(|_| count);
            for (plot, laid) in plots.iter().zip(laid) {
                assert_eq!(laid.len(), count);
                let out = laid.into_iter().filter(|&at| !geo::inside(at, &plot.outline)).count();
                if out > count / 4 + count / layout::MOST {
                    bad.push(format!("{language:?} {} has {out} of {count} counters", plot.data.number));
                }
            }
        }
    }
    assert!(bad.is_empty(), "{bad:#?}");
}

/// The part of a counter that nothing above it covers, looked at in a grid of points.
fn seen(piece: &Piece, above: &[&Piece]) -> f32 {
    const POINTS: u8 = 12;
    let (left, top, width, height) = frame_of(piece);
    let share = |n: u8| (f32::from(n) + 0.5) / f32::from(POINTS);
    let covers = |x: f32, y: f32| {
        above.iter().any(|other| {
            let (left, top, width, height) = frame_of(other);
            x > left && x < left + width && y > top && y < top + height
        })
    };
    let points = (0..POINTS).flat_map(|x| (0..POINTS).map(move |y| (left + width * share(x), top + height * share(y))));
    let free = points.filter(|&(x, y)| !covers(x, y)).count();
    geo::small(free) / geo::small(usize::from(POINTS) * usize::from(POINTS))
}

/// How much of a position is hidden.
#[derive(Default)]
struct Hidden {
    /// The least that is seen of a counter, and where.
    counter: Option<(f32, String)>,
    /// How many names there were, how many of them are covered more than a little, and the worst of those.
    names: usize,
    covered: usize,
    worst: f32,
    positions: usize,
}

impl Hidden {
    fn look(&mut self, board: &Board, layout: &Layout) {
        self.positions += 1;
        let counters: Vec<&Piece> = board.pieces.iter().filter(|piece| piece.class.starts_with("counter")).collect();
        for (n, piece) in counters.iter().enumerate() {
            let least = self.counter.as_ref().map_or(1.0, |(least, _)| *least);
            let above: Vec<&Piece> = counters[n + 1..]
                .iter()
                .copied()
                .filter(|other| shared(frame_of(piece), frame_of(other)) > 0.0)
                .collect();
            let seen = if above.is_empty() { 1.0 } else { seen(piece, &above) };
            if seen < least {
                self.counter = Some((seen, format!("{} in {}", piece.key, piece.place)));
            }
        }
        for area in Components::printed().all {
            let label = layout.spot(area).label;
            let covered: f32 = counters.iter().map(|piece| shared(label, frame_of(piece))).sum();
            let part = covered / (label.2 * label.3);
            self.names += 1;
            self.covered += usize::from(part > 0.15);
            self.worst = self.worst.max(part);
        }
    }
}

/// Games as the expert plays them.
fn expert(options: &Options, seed: u64, mut look: impl FnMut(&Volga)) {
    let mut session = Session::<Volga>::new(Components::printed(), options, Terms::seeded(seed), None).expect("a game");
    let mut rng = Fast::new(seed);
    loop {
        look(session.game());
        let mut legal = Vec::new();
        session.game().legal(&mut legal);
        legal.retain(|&action: &Action| !Volga::resigns(action));
        if legal.is_empty() {
            return;
        }
        let action = VolgaGuide::expert(session.game().sight(None), &legal, &mut rng);
        session.play(action, None).expect("legal");
    }
}

#[test]
fn counters_and_names_are_seen_in_crowded_positions() {
    let mut hidden = Hidden::default();
    for seed in 0..100_u64 {
        let options = Options::read(&super::variants()[usize::try_from(seed % 4).expect("small")]).expect("options");
        let words = Words::new(Language::ALL[usize::try_from(seed % 3).expect("small")]);
        let layout = Layout::of(Components::printed(), words);
        let mut position = 0;
        expert(&options, seed, |game| {
            if position % 37 == 0 {
                hidden.look(&VolgaGuide::board(&game.view(None), words), &layout);
            }
            position += 1;
        });
    }
    assert!(hidden.positions > 300, "{} positions", hidden.positions);
    let (seen, at) = hidden.counter.clone().unwrap_or((1.0, String::new()));
    assert!(seen >= 0.6, "{seen} of {at}");
    // Where a small area is full and its neighbours are.
    assert!(hidden.covered * 2000 < hidden.names, "{} of {} names are covered", hidden.covered, hidden.names);
    assert!(hidden.worst < 0.6, "{} of a name", hidden.worst);
}

#[test]
fn the_land_is_light_and_always_the_same() {
    let c = Components::printed();
    let drawn = land::land(c);
    assert!(drawn.len() <= 400_000, "{} bytes", drawn.len());
    assert_eq!(drawn.matches("<use ").count(), drawn.matches("href=\"#volga-l-").count());
    for id in drawn.split(" id=\"").skip(1) {
        assert!(id.starts_with("volga-l-"), "{}", &id[..20]);
    }
    assert!(!drawn.contains("NaN") && !drawn.contains("inf"));
    assert!(drawn.matches("<use href=\"#volga-l-").count() > 500, "no streets");
    assert!(std::sync::Arc::ptr_eq(&drawn, &land::land(c)));
}
