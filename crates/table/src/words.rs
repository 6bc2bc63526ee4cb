//! The words of the table, from `locales/table`.

pub(crate) use guide::Words;

guide::sentences!();
