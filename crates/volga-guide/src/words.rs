//! The words of this guide, from `locales/volga-guide`.

pub(crate) use guide::Words;

guide::sentences!();
