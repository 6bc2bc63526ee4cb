//! The words of this guide, from `locales/cauldron-guide`.

pub(crate) use guide::Words;

guide::sentences!();
