//! The night crossing on a board: two banks, and the river between them.

mod about;
mod aids;
mod board;

use guide::board::{About, Aid, Board, Gauge, Stage};
use guide::{Draws, Preset, Texts};
use kurgan_core::View;
use maud::Markup;
use river::{BRIDGEHEAD, River, Searchlight, Step};

use crate::RiverGuide;
use crate::names::Desk;
use crate::offer;
use crate::words::{Says, Words};

impl Draws for RiverGuide {
    const STYLE: &'static str = include_str!("../style.css");
    const TEXTS: Texts = guide::texts!("river");
    const LETTERS: f32 = 13.0;

    fn blurb(words: Words) -> String {
        words.say().blurb()
    }

    fn cover() -> Markup {
        offer::cover()
    }

    fn presets(words: Words) -> Vec<Preset> {
        offer::presets(words)
    }

    fn ground(view: &View<River>, words: Words) -> Markup {
        Desk::new(view.sight(), words).ground()
    }

    fn board(view: &View<River>, words: Words) -> Board {
        Desk::new(view.sight(), words).board()
    }

    fn symbols() -> Markup {
        board::symbols()
    }

    fn gauges(view: &View<River>, words: Words) -> Vec<Gauge> {
        Desk::new(view.sight(), words).gauges()
    }

    fn sequence(view: &View<River>, words: Words) -> Vec<Stage> {
        Desk::new(view.sight(), words).sequence()
    }

    fn aids(view: &View<River>, words: Words) -> Vec<Aid> {
        Desk::new(view.sight(), words).aids()
    }

    fn about(view: &View<River>, element: &str, words: Words) -> Option<About> {
        Desk::new(view.sight(), words).about(element)
    }
}

impl Desk<'_> {
    /// Companies that make a level of victory, by what it takes per hour (7.4).
    fn goal(self, per_hour: u16) -> u16 {
        per_hour * u16::from(self.game.options().night.hours())
    }

    fn gauges(self) -> Vec<Gauge> {
        let (s, game, say) = (self.s, self.game, self.s.words.say());
        let gauge = |label, value: String, element: &str| Gauge::new(label, value).element(element);
        let landed = say.value_landed(game.landed(), self.goal(BRIDGEHEAD));
        let weather = game.weather().map(|chit| say.value_weather(s.chit(chit), s.change(chit)));
        let mut gauges = vec![gauge(say.gauge_landed(), landed, "landed")];
        gauges.extend(weather.map(|weather| gauge(say.gauge_weather(), weather, "weather")));
        gauges
    }

    /// The steps of an hour (1.4).
    fn sequence(self) -> Vec<Stage> {
        let say = self.s.words.say();
        let due = self.game.decision();
        let stage = |name, rule, step: Step| Stage { name, rule, here: due == Some(step) };
        let mut stages = vec![
            stage(say.stage_weather(), "2.1", Step::Weather),
            stage(say.stage_load(), "4.1", Step::Load),
            stage(say.stage_light(), "3.1", Step::Light),
            stage(say.stage_fire(), "5.1", Step::Hit),
            stage(say.stage_land(), "6.1", Step::Land),
        ];
        if self.game.options().searchlight == Searchlight::Player {
            stages.insert(1, stage(say.stage_aim(), "8.2", Step::Aim));
        }
        stages
    }
}
