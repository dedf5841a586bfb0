//! What the arbiter does: somebody who is not a player, with the word `arbiter` in front.

use annabella::games::chess::notation::SquareMove;
use annabella::games::chess::notation::handwritten::{self, Handwritten};
use annabella::games::{Position, Side};
use annabella::session::{Actor, Deed, DeedKind, Draws, Ending, Ruling, ScoreKeeping, SealedMove};

use super::{Said, Table};
use crate::play::command;
use crate::play::rulings::{self, RULINGS, Ruled};
use crate::words::key;

impl Table {
    /// What the arbiter may do now.
    fn arbiter_may(&self) -> Vec<&'static Ruled> {
        let state = self.state();
        let may = |kind| state.permits(Actor::Arbiter, kind).is_ok();
        let setup = state.setup();
        let is_over = self.ending().is_some();
        let rules = self.is_strict() && may(DeedKind::Rule);
        let is_timed = rules && !is_over && state.controls().is_timed();
        let is_due = state.is_decision_due();
        // what was put off until the flag fell is not put off again
        let may_wait = is_due
            && state
                .clock_view(state.time())
                .zip(state.quickplay_claim())
                .is_some_and(|(view, (by, _))| !view.of(by).is_out_of_time);
        let claimed = rules && state.quickplay_claim().is_some();
        let has_periods = is_timed
            && state.clock_view(state.time()).is_some_and(|view| {
                Side::ALL.iter().any(|&side| view.of(side).moves_to_go.is_some())
            });
        let has_envelope = state
            .adjournment()
            .is_some_and(|adjournment| matches!(adjournment.sealed, SealedMove::Closed(_)));
        let is_unclear = self.is_sealed_move_unclear();
        let is_referred = matches!(self.ending(), Some(Ending::Referred { .. }));
        let is_by_hand = rules && setup.score == ScoreKeeping::ByHand && !is_over;
        let has_draw_rule = rules && setup.draws != Draws::Free && !is_over;
        let has_names = rules && setup.names.iter().any(|name| !name.is_empty());
        let has_moves = rules && self.plies() > 0;
        let marks_points = setup.rulings.arbiter_marks_points;
        let has_all_penalties = setup.rulings.arbiter_has_all_penalties;
        let is_open = |ruled: &&Ruled| match ruled.deed {
            "agree" | "reject" => claimed,
            "postpone" | "postpone-with-time" => claimed && may_wait,
            "sign" => is_referred && may(DeedKind::Sign),
            "start" => may(DeedKind::Start),
            "continue" => may(DeedKind::Continue),
            "resume" => may(DeedKind::Resume),
            "open" => may(DeedKind::Open),
            "lost-envelope" => has_envelope,
            "read-as" | "unreadable" => is_unclear,
            "press" => may(DeedKind::Press),
            "pause" => may(DeedKind::Pause),
            "give" | "take" | "time" | "moves" => is_timed,
            "give-opponent" => is_timed && has_all_penalties,
            "lower-points" => rules && is_over && has_all_penalties,
            "next-period" => has_periods,
            "warn" | "expel" | "illegal-move" | "void" => rules && !is_over,
            "raise-points" => rules && is_over && marks_points,
            "forfeit" => rules && marks_points,
            "restore" => has_moves,
            "compare" => rules && !is_over && state.has_blind_player(),
            "reconstruct" => is_by_hand,
            "allow-draw" => has_draw_rule,
            "swap-names" => has_names,
            "adjourn" => may(DeedKind::Adjourn),
            _ => rules,
        };
        RULINGS.iter().filter(is_open).collect()
    }

    /// The list with numbers.
    pub(super) fn arbiter_menu(&self) -> Said {
        let lines = self.arbiter_may();
        if lines.is_empty() {
            return self.say(key::ARBITER_NOTHING);
        }
        let words = self.words();
        let mut said = self.say(key::ARBITER_MAY);
        for (number, ruled) in (1_usize..).zip(lines) {
            let (typed, does) = (ruled.typed(words).into(), words.text(ruled.does).into());
            let slots = [("number", number.into()), ("words", typed), ("does", does)];
            said.push(self.own_with(key::ARBITER_LINE, slots));
        }
        said
    }

    /// Does what stands behind the word `arbiter`.
    pub(super) fn obey_arbiter(&mut self, words: &str) -> Said {
        let (ruled, argument) = match self.ruling(words) {
            Ok(found) => found,
            Err(problem) => return self.say_text(problem),
        };
        match ruled.deed {
            "open" if argument.is_empty() => return self.open(),
            "adjourn" => return self.adjourn_by(Actor::Arbiter, &argument),
            _ => {}
        }
        match self.read_ruling(ruled, &argument, words) {
            Ok(deed) => self.act(Actor::Arbiter, deed),
            Err(problem) => self.say_text(problem),
        }
    }

    /// `3 white 2:00` for the third line of the list, or the words that stand there.
    fn ruling(&self, typed: &str) -> Result<(&'static Ruled, String), String> {
        let words = self.words();
        let (first, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        let Ok(number) = first.parse::<usize>() else {
            return rulings::find(typed).ok_or_else(|| {
                command::expected(words, &words.text(key::ARBITER_EXPECTED), typed)
            });
        };
        let lines = self.arbiter_may();
        let ruled = number.checked_sub(1).and_then(|index| lines.get(index));
        let ruled = *ruled
            .ok_or_else(|| words.fill(key::ARBITER_NO_NUMBER, [("number", number.into())]))?;
        if rest.is_empty() && ruled.needs_more() {
            let slots = [("words", ruled.typed(words).into())];
            return Err(words.fill(key::ARBITER_SAY_MORE, slots));
        }
        Ok((ruled, ruled.argument(rest)))
    }

    fn read_ruling(&self, ruled: &Ruled, argument: &str, typed: &str) -> Result<Deed, String> {
        let words = self.words();
        let lacks = |key| {
            let expected = words.fill(key, [("words", ruled.typed(words).into())]);
            Err(command::expected(words, &expected, typed))
        };
        match ruled.deed {
            "restore" => Ok(Deed::Rule(Ruling::Restore(self.plies_before(argument, typed)?))),
            "read-as" => {
                let letters = self.voice_settings().language.letters();
                let read = |position| handwritten::read(position, argument, letters);
                match self.chess().map(read) {
                    Some(Handwritten::Move(mv)) => {
                        Ok(Deed::Rule(Ruling::ReadAs(SquareMove::of(mv))))
                    }
                    _ => lacks(key::ARBITER_EXPECTED_LIKE),
                }
            }
            // two alone would be two seconds
            "give" | "give-opponent" | "take" | "time" if !argument.contains(':') => {
                lacks(key::ARBITER_EXPECTED_TIME)
            }
            _ => match Deed::read(self.state().kind(), &ruled.deed_text(argument)) {
                Ok(deed) => Ok(deed),
                Err(_) => lacks(key::ARBITER_EXPECTED_LIKE),
            },
        }
    }

    /// `move 6`, `move 6 black`, or a number of half-moves.
    fn plies_before(&self, text: &str, typed: &str) -> Result<u32, String> {
        let words = self.words();
        let expected = || command::expected(words, &words.text(key::ARBITER_EXPECTED_MOVE), typed);
        let Some(named) = text.strip_prefix("move ") else {
            return text.parse().map_err(|_| expected());
        };
        let (number, side) = match named.split_once(' ') {
            None => (named, Side::First),
            Some((number, side)) => (number, words.side(side).ok_or_else(expected)?),
        };
        let number: u32 = number.parse().map_err(|_| expected())?;
        let is_it = |before: &Position| before.move_number() == number && before.turn() == side;
        let found = self.state().plies().iter().position(|ply| is_it(&ply.before));
        found.map(|index| index as u32).ok_or_else(|| {
            let player = words.player(side).into();
            words.fill(key::ARBITER_NO_SUCH_MOVE, [("player", player), ("number", number.into())])
        })
    }
}
