//! Times and time controls in words.

use super::utterance::Utterance;
use super::words::{Slot, key};
use super::{Detail, Segment, Speaker};
use crate::arbiter::clock::{Bonus, Controls, Millis, Period, TimeControl};
use crate::games::Side;

/// Below this tenths of a second are told.
const TENTHS_BELOW: Millis = 10_000;

impl Speaker {
    /// A time: `1 hour, 2 minutes and 5 seconds`; in brief its two greatest units.
    pub fn time(&self, time: Millis) -> Vec<Segment> {
        vec![Segment { lang: self.settings.language, text: self.time_text(time) }]
    }

    pub(super) fn time_text(&self, time: Millis) -> String {
        if time < TENTHS_BELOW && time % 1_000 >= 100 {
            let slots =
                [("whole", Slot::Number(time / 1_000)), ("tenths", Slot::Number(time / 100 % 10))];
            return self.words.filled(key::TIME_TENTHS, slots);
        }
        let seconds = time / 1_000;
        let units = [
            (seconds / 86_400, key::TIME_DAYS),
            (seconds / 3_600 % 24, key::TIME_HOURS),
            (seconds / 60 % 60, key::TIME_MINUTES),
            (seconds % 60, key::TIME_SECONDS),
        ];
        let unit = |(count, key)| self.words.filled(key, [("count", Slot::Number(count))]);
        let mut parts: Vec<String> =
            units.into_iter().filter(|(count, _)| *count > 0).map(unit).collect();
        if self.is_brief() {
            parts.truncate(2);
            return if parts.is_empty() { unit(units[3]) } else { parts.join(", ") };
        }
        match parts.split_last() {
            None => unit(units[3]),
            Some((last, [])) => last.clone(),
            Some((last, before)) => {
                format!("{} {} {last}", before.join(", "), self.words.text(key::LIST_AND))
            }
        }
    }

    /// What both sides are given; `who` says of each whether it listens.
    pub(super) fn controls_told(
        &self,
        controls: &Controls,
        who: impl Fn(Side) -> (&'static str, Slot),
    ) -> Utterance {
        let time = |side| ("time", Slot::Text(self.control_text(&controls[side])));
        if controls[Side::First] == controls[Side::Second] {
            return self.words.fill(key::CONTROLS_SAME, [time(Side::First)]);
        }
        let mut said = Utterance::default();
        for side in Side::ALL {
            let slots = [who(side), self.player_slot(side), time(side)];
            said.append(self.words.fill(key::CONTROLS_OF, slots));
        }
        said
    }

    /// What a side is given: `5 minutes, plus 3 seconds a move`.
    pub fn control_text(&self, control: &TimeControl) -> String {
        match control {
            TimeControl::Untimed => self.words.text(key::CONTROL_UNLIMITED).to_owned(),
            TimeControl::DaysPerMove(days) => {
                let days = u64::from(days.get());
                self.words.filled(key::CONTROL_DAYS, [("count", Slot::Number(days))])
            }
            TimeControl::Periods(periods) => {
                let first = periods.iter().next().map_or(Bonus::None, |period| period.bonus);
                // what holds all the time is told once
                let is_same = periods.iter().all(|period| period.bonus == first);
                let told = |period: &Period| {
                    let own = if is_same { Bonus::None } else { period.bonus };
                    self.main_time(period) + &self.bonus_text(own)
                };
                let then = format!(", {} ", self.words.text(key::CONTROL_THEN));
                let mut text = periods.iter().map(told).collect::<Vec<String>>().join(&then);
                if periods.iter().last().is_some_and(|period| period.moves > 0) {
                    text += ", ";
                    text += self.words.text(key::CONTROL_AGAIN);
                }
                if is_same { text + &self.bonus_text(first) } else { text }
            }
        }
    }

    fn main_time(&self, period: &Period) -> String {
        let time = self.time_text(period.time);
        if period.moves == 0 {
            return time;
        }
        let count = Slot::Number(period.moves.into());
        self.words.filled(key::CONTROL_MOVES, [("time", Slot::Text(time)), ("count", count)])
    }

    fn bonus_text(&self, bonus: Bonus) -> String {
        let key = match bonus {
            Bonus::None => return String::new(),
            Bonus::Increment(_) => key::BONUS_INCREMENT,
            Bonus::Delay(_) => key::BONUS_DELAY,
            Bonus::Bronstein(_) => key::BONUS_BRONSTEIN,
        };
        let time = Slot::Text(self.time_text(bonus.time()));
        format!(", {}", self.words.filled(key, [("time", time)]))
    }

    pub(super) fn is_brief(&self) -> bool {
        self.settings.detail == Detail::Brief
    }
}
