//! The words of this guide, from `locales/pavlov-guide`.

pub(crate) use guide::Words;

guide::sentences!();
