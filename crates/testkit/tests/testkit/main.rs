//! What must hold of the whole tree: its border, its files, its words.

mod border;
mod files;
mod words;
