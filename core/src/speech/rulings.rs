//! What the arbiter is asked before he does something, and what he has to know.

use super::telling::Telling;
use super::utterance::Utterance;
use super::words::{Key, Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::arbiter::clock::{Millis, TimeControl};
use crate::games::Side;
use crate::session::{Deed, Ending, Ruling, State, Verdict};

impl Speaker {
    /// Whether the arbiter means what ends a game, changes a clock or cannot be taken back: whom
    /// it concerns, and what comes of it. Nothing before all else, which is done at once.
    pub fn arbiter_question(&self, state: &State, deed: &Deed, now: Millis) -> Option<Phrase> {
        let asking = Asking { telling: Telling::new(self, state, None), now };
        let said = match deed {
            Deed::Declare(verdict) => asking.verdict(*verdict),
            Deed::Rule(ruling) => asking.ruling(*ruling)?,
            _ => return None,
        };
        Some(said.into_phrase(Urgency::Answer))
    }

    /// Which pieces the player on move has touched on purpose, in order, as long as he has not
    /// moved; nothing in a friendly game.
    pub fn touched_told(&self, state: &State) -> Option<Phrase> {
        let telling = Telling::new(self, state, None);
        let position = state.chess().filter(|_| telling.is_strict() && !state.phase().is_over())?;
        let pieces = state.touches().squares().iter().filter_map(|&square| {
            let role = position.board().role_at(square)?;
            let slots = [telling.piece(role), telling.square(square)];
            Some(telling.fill(key::TOUCHED_PIECE, slots))
        });
        let pieces: Vec<Utterance> = pieces.collect();
        if pieces.is_empty() {
            return None;
        }
        let words = telling.speaker.words;
        let list = Utterance::list(pieces, words.language, words.text(key::LIST_AND));
        let slots = [telling.player(state.on_move()), ("pieces", Slot::Said(list))];
        Some(telling.fill(key::TOUCHED_STILL, slots).into_phrase(Urgency::Answer))
    }

    /// Who has made illegal moves that count (article 7.4.b), and how many.
    pub fn illegal_moves_told(&self, state: &State) -> Vec<Phrase> {
        let telling = Telling::new(self, state, None);
        let made = Side::ALL.into_iter().filter_map(|side| match state.illegal_moves(side) {
            0 => None,
            count => Some((side, Slot::Number(count.into()))),
        });
        let told = made.map(|(side, count)| {
            telling.fill(key::ILLEGAL_MOVES_MADE, [telling.player(side), ("count", count)])
        });
        told.map(|said| said.into_phrase(Urgency::Answer)).collect()
    }
}

/// Who is asked.
struct Asking<'a> {
    telling: Telling<'a>,
    now: Millis,
}

impl Asking<'_> {
    fn verdict(&self, verdict: Verdict) -> Utterance {
        match verdict.winner() {
            Some(winner) => self.of_both(key::RULING_DECLARE_WIN, winner),
            None if verdict == Verdict::DRAW => self.telling.say(key::RULING_DECLARE_DRAW),
            None if verdict.name() == "0-0" => self.telling.say(key::RULING_DECLARE_LOST),
            None => self.telling.fill(key::RULING_DECLARE, [points(verdict)]),
        }
    }

    fn ruling(&self, ruling: Ruling) -> Option<Utterance> {
        let telling = &self.telling;
        let state = telling.state;
        Some(match ruling {
            Ruling::Time(side, time) => {
                let mut said = self.timed(key::RULING_TIME, side, time);
                if time == 0 {
                    said.append(self.of(key::RULING_THEN_FLAG, side));
                }
                said
            }
            Ruling::Moves(side, moves) => {
                let count = ("count", Slot::Number(moves.into()));
                telling.fill(key::RULING_MOVES, [telling.player(side), count])
            }
            Ruling::Give(side, time) => {
                let mut said = self.timed(key::RULING_GIVE, side, time);
                said.append(self.left_then(side, self.left(side).saturating_add(time)));
                said
            }
            Ruling::GiveOpponent(side, time) => {
                let slots = [telling.player(side), self.other(!side), telling.time(time)];
                let mut said = telling.fill(key::RULING_GIVE_OPPONENT, slots);
                said.append(self.left_then(!side, self.left(!side).saturating_add(time)));
                said
            }
            Ruling::Take(side, time) => {
                let mut said = self.timed(key::RULING_TAKE, side, time);
                said.append(self.left_then(side, self.left(side).saturating_sub(time)));
                said
            }
            Ruling::Expel(side) => self.of(key::RULING_EXPEL, side),
            Ruling::IllegalMove(side) => self.illegal_move(side),
            Ruling::Forfeit(side) => self.of(key::RULING_FORFEIT, side),
            Ruling::RaisePoints(side) => self.with_points(
                self.of(key::RULING_RAISE_POINTS, side),
                state.points_raised(side).ok(),
            ),
            Ruling::LowerPoints(side) => self.with_points(
                self.of(key::RULING_LOWER_POINTS, side),
                state.points_lowered(side).ok(),
            ),
            Ruling::Void => telling.say(key::RULING_VOID),
            Ruling::Agree => self.of(key::RULING_AGREE, self.claimant()?),
            Ruling::Reject => self.rejected(self.claimant()?),
            Ruling::LostEnvelope => self.of(key::RULING_LOST_ENVELOPE, state.on_move()),
            Ruling::Unreadable => self.of(key::RULING_UNREADABLE, state.on_move()),
            Ruling::Warn(_)
            | Ruling::Restore(_)
            | Ruling::NextPeriod(_)
            | Ruling::Reconstruct
            | Ruling::Compare
            | Ruling::AllowDraw
            | Ruling::SwapNames
            | Ruling::Postpone { .. }
            | Ruling::ReadAs(_) => return None,
        })
    }

    fn illegal_move(&self, side: Side) -> Utterance {
        let telling = &self.telling;
        let edition = telling.state.edition();
        let number = telling.state.illegal_moves(side) + 1;
        let slots = [telling.player(side), ("count", Slot::Number(number.into()))];
        let mut said = telling.fill(key::RULING_ILLEGAL_MOVE, slots);
        if number < edition.losing_illegal_move {
            said.append(self.given(!side, edition.bonus_for_illegal_move));
        } else {
            let can_mate = telling.state.can_mate(!side);
            said.append(self.lost_or_drawn(side, Ending::IllegalMove { by: side, can_mate }));
        }
        said
    }

    /// A claim in a quickplay finish that is not right: the game goes on, unless the claimant's
    /// flag has fallen meanwhile (article 10.2).
    fn rejected(&self, by: Side) -> Utterance {
        let state = self.telling.state;
        let mut said = self.of(key::RULING_REJECT, by);
        if state.has_flag_fallen_meanwhile() {
            let can_mate = state.can_mate(!by);
            said.append(self.lost_or_drawn(by, Ending::Flag { fallen: by, can_mate }));
            return said;
        }
        said.append(self.telling.say(key::RULING_THEN_GOES_ON));
        if !state.has_given_time_for_claim() {
            said.append(self.given(!by, state.edition().bonus_for_quickplay_claim));
        }
        said
    }

    /// What a player gets; nothing without a clock.
    fn given(&self, side: Side, time: Millis) -> Utterance {
        if self.telling.state.controls()[side] == TimeControl::Untimed {
            return Utterance::default();
        }
        self.timed(key::RULING_THEN_GETS, side, time)
    }

    fn lost_or_drawn(&self, side: Side, ending: Ending) -> Utterance {
        if ending.result() == Verdict::DRAW.name() {
            self.telling.say(key::RULING_THEN_DRAWN)
        } else {
            self.of(key::RULING_THEN_LOSES, side)
        }
    }

    fn with_points(&self, mut said: Utterance, verdict: Option<Verdict>) -> Utterance {
        if let Some(verdict) = verdict {
            said.append(self.telling.fill(key::RULING_THEN_RESULT, [points(verdict)]));
        }
        said
    }

    /// What a player has on his clock, where he has one.
    fn left(&self, side: Side) -> Millis {
        let state = self.telling.state;
        state.clock().left(state.controls(), side, self.now.max(state.time())).unwrap_or(0)
    }

    fn left_then(&self, side: Side, time: Millis) -> Utterance {
        if time == 0 {
            return self.of(key::RULING_THEN_FLAG, side);
        }
        // a clock that runs is not read to the tenth of a second
        self.timed(key::RULING_THEN_HAS, side, time / 1_000 * 1_000)
    }

    fn claimant(&self) -> Option<Side> {
        self.telling.state.quickplay_claim().map(|(by, _)| by)
    }

    fn of(&self, key: Key, side: Side) -> Utterance {
        self.telling.fill(key, [self.telling.player(side)])
    }

    fn timed(&self, key: Key, side: Side, time: Millis) -> Utterance {
        self.telling.fill(key, [self.telling.player(side), self.telling.time(time)])
    }

    fn of_both(&self, key: Key, side: Side) -> Utterance {
        self.telling.fill(key, [self.telling.player(side), self.other(!side)])
    }

    fn other(&self, side: Side) -> (&'static str, Slot) {
        let (_, name) = self.telling.player(side);
        ("other", name)
    }
}

/// What each side has, as a result is written.
fn points(verdict: Verdict) -> (&'static str, Slot) {
    ("result", Slot::Text(verdict.name().to_owned()))
}
