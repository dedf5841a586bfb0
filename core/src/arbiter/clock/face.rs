use super::{Bonus, Millis, Period, TimeControl};

/// One side of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The main time that is left, later periods that have begun included; 0
    /// without a time control.
    pub left: Millis,
    /// All the time that this side has used.
    pub used: Millis,
    /// What of it went into the move that is being made.
    pub thought: Millis,
    /// The moves that were completed: the move counter.
    pub moves: u32,
    /// The period that these moves have reached, from 0.
    pub period: u32,
    /// The moves completed in that period.
    pub moves_in_period: u32,
    /// How many flags have fallen, one for each period at most.
    pub flags: u32,
    /// What was given to this side by word and taken from it in all, in milliseconds: penalties,
    /// and times that an arbiter has set.
    pub granted: i64,
}

impl Face {
    pub(super) fn new(control: &TimeControl) -> Face {
        let first = control.period(0).map(|period| period.time);
        let left = first.or(control.time_per_move()).unwrap_or(0);
        Face {
            left,
            used: 0,
            thought: 0,
            moves: 0,
            period: 0,
            moves_in_period: 0,
            flags: 0,
            granted: 0,
        }
    }

    /// Whether the time is used up and the moves of the period are not made.
    pub fn is_out_of_time(&self) -> bool {
        self.flags > self.period
    }

    /// How many moves are still to be made in this period; `None` if it has no
    /// number.
    pub fn moves_to_go(&self, control: &TimeControl) -> Option<u32> {
        let period = control.period(self.period)?;
        (period.moves > 0).then(|| period.moves.saturating_sub(self.moves_in_period))
    }

    /// How long the main time still waits in this move (simple delay).
    pub fn delay_left(&self, control: &TimeControl) -> Millis {
        self.bonus(control).delay_left(self.thought)
    }

    pub(super) fn spend(&mut self, control: &TimeControl, elapsed: Millis) {
        let main = elapsed.saturating_sub(self.delay_left(control));
        self.left = self.left.saturating_sub(main);
        self.used = self.used.saturating_add(elapsed);
        self.thought = self.thought.saturating_add(elapsed);
    }

    /// True if this was the last move of a period.
    pub(super) fn complete_move(&mut self, control: &TimeControl) -> bool {
        // a clock whose flag is down adds nothing any more
        if !self.is_out_of_time() {
            self.left = self.left.saturating_add(self.bonus(control).earned(self.thought));
        }
        self.thought = 0;
        self.moves = self.moves.saturating_add(1);
        self.moves_in_period = self.moves_in_period.saturating_add(1);
        if let Some(time) = control.time_per_move() {
            self.left = time;
            self.flags = 0;
        }
        let is_last = self.moves_to_go(control) == Some(0);
        if is_last && matches!(self.bonus(control), Bonus::Delay(_)) {
            // what was saved under a delay is not added (article 6.2), so this
            // period's flag cannot fall any more
            self.left = 0;
            self.flags = self.flags.max(self.period.saturating_add(1));
        }
        if is_last {
            self.period = self.period.saturating_add(1);
            self.moves_in_period = 0;
            self.left = self.left.saturating_add(control.period(self.period).map_or(0, |p| p.time));
        }
        is_last
    }

    /// The counter as if so many moves had been completed, in the period that they
    /// reach.
    pub(super) fn set_moves(&mut self, control: &TimeControl, moves: u32) {
        (self.moves, self.period, self.moves_in_period) = (moves, 0, moves);
        while let Some(Period { moves: in_period @ 1.., .. }) = control.period(self.period)
            && self.moves_in_period >= *in_period
        {
            self.moves_in_period -= in_period;
            self.period += 1;
        }
        self.flags = self.flags.min(self.period);
    }

    pub(super) fn take_back_move(&mut self, before: &Face, after: &Face) {
        self.left = self.left.saturating_add(before.left).saturating_sub(after.left);
        self.thought = before.thought;
        self.moves = self.moves.saturating_sub(1);
        if self.period == after.period {
            (self.period, self.moves_in_period) = (before.period, before.moves_in_period);
        }
        self.flags = self.flags.saturating_sub(after.flags.saturating_sub(before.flags));
    }

    /// Sets the main time by word. A flag that has fallen stands up again if that leaves time.
    pub(super) fn set_left(&mut self, left: Millis) {
        self.granted =
            self.granted.saturating_add_unsigned(left).saturating_sub_unsigned(self.left);
        self.left = left;
        if left > 0 {
            self.flags = self.flags.min(self.period);
        }
    }

    /// As it was then, with all that was granted since.
    pub(super) fn gone_back_to(self, then: Face) -> Face {
        let since = self.granted.saturating_sub(then.granted);
        let mut face = then;
        face.set_left(then.left.saturating_add_signed(since));
        Face { granted: self.granted, ..face }
    }

    /// False if there is no next period.
    pub(super) fn begin_next_period(&mut self, control: &TimeControl) -> bool {
        let Some(next) = control.period(self.period.saturating_add(1)).filter(|_| {
            // the last period begins itself anew for ever
            control.period(self.period).is_some_and(|period| period.moves > 0)
        }) else {
            return false;
        };
        self.period += 1;
        self.moves_in_period = 0;
        self.left = self.left.saturating_add(next.time);
        true
    }

    /// The running time until the next flag of this face falls.
    pub(super) fn until_flag(&self, control: &TimeControl) -> Option<Millis> {
        if *control == TimeControl::Untimed || self.is_out_of_time() {
            return None;
        }
        let main = self.left.saturating_sub(self.reserve(control));
        Some(main.saturating_add(self.delay_left(control)))
    }

    /// True if this was the flag of the period that is being played.
    pub(super) fn drop_flag(&mut self) -> bool {
        self.flags = self.flags.saturating_add(1);
        self.is_out_of_time()
    }

    /// The time of periods that have begun after the one whose flag is still up.
    fn reserve(&self, control: &TimeControl) -> Millis {
        let later = (self.flags + 1)..=self.period;
        let times = later.filter_map(|number| control.period(number)).map(|period| period.time);
        times.fold(0, Millis::saturating_add)
    }

    fn bonus(&self, control: &TimeControl) -> Bonus {
        control.period(self.period).map_or(Bonus::None, |period| period.bonus)
    }
}
