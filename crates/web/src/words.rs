//! The words of the pages, from `locales/web`.

pub(crate) use table::Words;

guide::sentences!();
