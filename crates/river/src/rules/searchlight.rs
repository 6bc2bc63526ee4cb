//! 3 The searchlight, and 8.2 where a second player aims it.

use kurgan_core::{Chance, Log};

use crate::chance::Roll;
use crate::components::Landing;
use crate::event::Event;
use crate::state::River;

impl River {
    /// 8.2: the second player aims, in secret.
    pub(super) fn take_aim(&mut self, landing: Landing, log: &mut impl Log<Event>) {
        self.aim = Some(landing);
        log.push(Event::Aimed { landing: self.aim });
    }

    /// 3.1: the searchlight falls where it was aimed, or by a die.
    pub(super) fn light<C: Chance>(&mut self, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        let (landing, die) = if let Some(aim) = self.aim.take() {
            (aim, None)
        } else {
            let die = chance.row(Roll::Searchlight.into(), self.light_rows())?;
            (self.lit_by(die), Some(die))
        };
        self.lit = Some(landing);
        log.push(Event::Lit { landing, die });
        Ok(())
    }

    /// 3.2: the faces at which the rows of the table begin, one row for each landing open to the light.
    fn light_rows(&self) -> &'static [u8] {
        if self.lit.is_some() { &[1, 4] } else { &[1, 3, 5] }
    }

    /// 3.2: the landing that a die picks, from north to south.
    pub(crate) fn lit_by(&self, die: u8) -> Landing {
        let rows = self.light_rows().iter().filter(|&&from| from <= die).count();
        self.open_to_light().nth(rows - 1).expect("there is a row for each landing")
    }
}
