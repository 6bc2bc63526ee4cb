//! The words of this guide, from `locales/river-guide`.

pub(crate) use guide::Words;

guide::sentences!();
