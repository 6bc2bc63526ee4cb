//! The words of the lab, from `locales/lab`.

use guide::{Factor, Happening, Named};

pub(crate) use table::Words;

guide::sentences!();

/// A factor in words.
pub(crate) fn factor(factor: &Factor<'_>, words: Words) -> String {
    let name = match factor.name {
        Named::Printed(name) => name,
        Named::Each(name) => words.name(name),
    };
    let say = words.say();
    match factor.happening {
        Happening::Event => say.factor_event(name),
        Happening::Revealed => say.factor_revealed(name),
        Happening::Lost => say.factor_lost(name),
        Happening::Bought => say.factor_bought(name),
        Happening::Raided => say.factor_raided(name),
        Happening::Supported => say.factor_supported(name),
        Happening::Tactic => say.factor_tactic(name),
    }
}
