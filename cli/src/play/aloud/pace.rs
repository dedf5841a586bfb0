/// How fast is spoken, in steps from the usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pace(i16);

impl Pace {
    const SLOWEST: Pace = Pace(-4);
    const FASTEST: Pace = Pace(10);

    /// One step on; `None` where it is as fast or slow as it gets.
    pub(super) fn changed(self, is_faster: bool) -> Option<Pace> {
        let end = if is_faster { Pace::FASTEST } else { Pace::SLOWEST };
        (self != end).then_some(Pace(self.0 + if is_faster { 1 } else { -1 }))
    }

    /// In words a minute.
    pub(super) const fn in_words(self) -> i16 {
        175 + 25 * self.0
    }

    /// From -100 to 100, 0 the voice's own.
    pub(super) const fn in_percent(self) -> i16 {
        10 * self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pace_has_two_ends() {
        for (is_faster, words, percent) in [(true, 425, 100), (false, 75, -40)] {
            let mut pace = Pace::default();
            while let Some(next) = pace.changed(is_faster) {
                pace = next;
            }
            assert_eq!((pace.in_words(), pace.in_percent()), (words, percent));
        }
    }
}
