//! The words of the lab, from `locales/lab`.

use guide::{Factor, Happening, Named, Studies};
use table::Listed;

pub(crate) use table::Words;

guide::sentences!();

/// A factor in words.
pub(crate) fn factor<G: Listed>(factor: &Factor<'_>, words: Words) -> String {
    let name = match factor.name {
        Named::Printed(name) => name,
        Named::Each(name) => words.name(name),
    };
    let say = words.say();
    match factor.happening {
        Happening::Event => say.factor_event(name),
        Happening::Lost => say.factor_lost(name),
        Happening::Own(kind) => G::Guide::happening(kind, name, words),
    }
}
