//! The pending steps of a position.

use serde::{Serialize, Serializer};

/// A small stack of steps that are still to be carried out, the next one on top.
///
/// A rule that needs a decision pushes the rest of its work and returns; the position waits with the decision on top.
/// It is plain memory of a fixed size, so a position that holds it copies as such.
#[derive(Clone, Copy, Debug)]
pub struct Agenda<S, const N: usize> {
    steps: [S; N],
    len: u8,
}

impl<S: Copy, const N: usize> Agenda<S, N> {
    /// An agenda without steps; `filler` pads the unused places.
    pub fn new(filler: S) -> Self {
        Self { steps: [filler; N], len: 0 }
    }

    /// The step that comes next.
    #[inline]
    pub fn next(&self) -> Option<S> {
        self.steps().last().copied()
    }

    /// Puts a step before all others.
    ///
    /// # Panics
    /// If there are `N` steps already: the depth of a game's rules is known when it is written.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.steps[usize::from(self.len)] = step;
        self.len += 1;
    }

    /// Puts steps before all others, the first of them first.
    #[inline]
    pub fn push_all<const K: usize>(&mut self, steps: [S; K]) {
        for step in steps.into_iter().rev() {
            self.push(step);
        }
    }

    /// Takes the next step off.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        let next = self.next()?;
        self.len -= 1;
        Some(next)
    }

    /// Replaces the next step.
    #[inline]
    pub fn replace(&mut self, step: S) {
        self.pop();
        self.push(step);
    }

    /// Drops everything.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The steps, the next one last.
    #[inline]
    pub fn steps(&self) -> &[S] {
        &self.steps[..usize::from(self.len)]
    }
}

impl<S: Copy + PartialEq, const N: usize> PartialEq for Agenda<S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.steps() == other.steps()
    }
}

impl<S: Copy + Serialize, const N: usize> Serialize for Agenda<S, N> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        self.steps().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_come_off_in_the_order_they_were_planned() {
        let mut agenda = Agenda::<char, 4>::new(' ');
        agenda.push('z');
        agenda.push_all(['a', 'b']);
        agenda.replace('A');
        assert_eq!(agenda.steps(), ['z', 'b', 'A']);
        assert_eq!([agenda.pop(), agenda.pop(), agenda.pop(), agenda.pop()], [Some('A'), Some('b'), Some('z'), None]);
    }

    #[test]
    fn what_was_dropped_does_not_count() {
        let mut one = Agenda::<u8, 4>::new(0);
        let two = one;
        one.push(9);
        one.pop();
        assert_eq!(one, two);
    }
}
