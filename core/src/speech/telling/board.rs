//! Moves and touches.

use super::{Place, Sentence, Telling};
use crate::arbiter::touch::Duty;
use crate::games::chess::notation::{self, SquareMove};
use crate::games::chess::{Bitboard, Role, Square};
use crate::games::{Move, Side};
use crate::session::{DeedKind, Ending, Event, Refusal};
use crate::speech::speaker::is_hidden;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{NamedMoves, Style, Urgency};

impl Telling<'_> {
    pub(super) fn move_told(&self, by: Side, mv: Move, place: &Place<'_>) -> Option<Sentence> {
        let index = self.ply_of(mv, place)?;
        let is_named = match self.speaker.settings.named_moves {
            NamedMoves::All => true,
            NamedMoves::Written => index < self.state.told_plies(),
            NamedMoves::None => false,
        };
        let mut said =
            if is_named { self.move_sentence(by, index) } else { self.of(key::MOVED_UNNAMED, by) };
        said.append(self.captures_so_far(index));
        said.append(self.second_pass(index));
        said.append(self.awaited_after(by, index));
        if index + 1 == self.state.plies().len() {
            said.append(self.course());
        }
        if self.listener == Some(by) { Sentence::in_turn(said) } else { Sentence::at_once(said) }
    }

    /// A move that was made; in brief its name alone, where it is clear whose it is.
    pub(in crate::speech) fn move_sentence(&self, by: Side, index: usize) -> Utterance {
        let name = self.speaker.name_ply(self.state, index);
        if self.is_brief() && self.listener.is_some() {
            let mut said = name;
            said.stop();
            return said;
        }
        self.fill(key::MOVED, [self.player(by), ("move", Slot::Said(name))])
    }

    /// Which of the plies the move is, if it still stands after the events behind it.
    fn ply_of(&self, mv: Move, place: &Place<'_>) -> Option<usize> {
        let mut plies = self.state.plies().len();
        for event in place.after.iter().rev() {
            plies = match event {
                Event::Moved { .. } => plies.checked_sub(1)?,
                Event::PlayedAgain { plies: again } => plies.checked_sub(*again)?,
                Event::TakenBack { plies: taken } => plies + taken,
                Event::Retracted { plies: retracted, .. } => plies + retracted,
                _ => plies,
            };
        }
        let index = plies.checked_sub(1)?;
        let ply = self.state.plies().get(index)?;
        (ply.mv == mv).then_some(index)
    }

    /// Whether the name of the last move says that it mates.
    pub(in crate::speech) fn is_mate_named(&self, ending: Ending) -> bool {
        matches!(ending, Ending::Checkmate { .. })
            && !self.state.plies().is_empty()
            && !self.speaker.settings.omits_check
            && self.speaker.settings.style != Style::Uci
    }

    pub(super) fn about_board(&self, event: &Event, place: &Place<'_>) -> Option<Sentence> {
        match event {
            Event::Lifted { by, square } | Event::Touched { by, square } => {
                // in a strict game a lift binds, and only the other one does not know of it
                let is_told = self.is_strict() && self.is_heard_by_other(*by);
                is_told.then(|| self.touch(*by, *square)).and_then(Sentence::in_turn)
            }
            Event::Adjusting { by, squares } => {
                let is_told = self.is_heard_by_other(*by);
                is_told.then(|| self.adjusting(*by, *squares)).and_then(Sentence::in_turn)
            }
            Event::Adjusted { square, .. } => {
                Sentence::in_turn(self.fill(key::ADJUSTED, [self.square(*square)]))
            }
            Event::PutBack { by, square } => {
                let is_told = self.is_strict() && self.is_heard_by_other(*by);
                let said = || self.fill(key::PUT_BACK, [self.player(*by), self.square(*square)]);
                is_told.then(said).and_then(Sentence::in_turn)
            }
            Event::PromotionAsked { by, square } => {
                let is_told = self.is_heard_by(*by);
                is_told.then(|| self.promotion(*square)).and_then(Sentence::in_turn)
            }
            Event::IllegalMove { by, squares, number, refusal } => {
                let mut said = self.illegal_move(*by, *squares, *number, *refusal);
                if !place.ends_the_game() && !place.is_followed_by(is_time_given) {
                    said.append(self.duty());
                }
                Sentence::at_once(said)
            }
            Event::TouchBroken { by } => Sentence::at_once(self.of(key::TOUCH_BROKEN, *by)),
            Event::Retracted { by, plies } => {
                let mut said = self.retracted(*by, *plies);
                if place.follows(|event| matches!(event, Event::TouchBroken { .. })) {
                    said.append(self.duty());
                }
                // who puts his own move right knows it
                let is_own = self.listener == Some(*by) && place.is_before_a_move();
                if is_own { Sentence::in_turn(said) } else { Sentence::at_once(said) }
            }
            Event::CorrectionProposed { by, ply, squares } => {
                let mut said = self.correction_proposed(*by, *ply, *squares);
                said.append(self.article(event.article(self.state.kind())));
                Sentence::at_once(said)
            }
            Event::IllegalIntention { by, refusal, .. } => {
                let reason = ("reason", Slot::Said(self.illegal_in(Some(*by), (*refusal).into())));
                let mut said = self.fill(key::ILLEGAL_INTENTION, [reason]);
                if self.state.duty() != Duty::Free {
                    said.append(self.say(key::ILLEGAL_INTENTION_BINDS));
                }
                Sentence::at_once(said)
            }
            Event::TimeGiven { to, time, article } => {
                Some(self.time_given(*to, *time, article, place))
            }
            _ => None,
        }
    }

    fn adjusting(&self, by: Side, squares: Bitboard) -> Utterance {
        if squares.is_empty() {
            return self.of(key::ADJUSTING, by);
        }
        let words = self.speaker.words;
        let named = squares.into_iter().map(|square| self.speaker.square(square)).collect();
        let list = Utterance::list(named, words.language, words.text(key::LIST_AND));
        let pieces = [self.who(by), self.player(by), ("squares", Slot::Said(list))];
        self.fill(key::ADJUSTING_PIECES, pieces)
    }

    /// Several moves went back, or the last one.
    fn retracted(&self, by: Side, plies: usize) -> Utterance {
        if plies == 1 {
            return self.of(key::RETRACTED, by);
        }
        let number = Slot::Number(self.state.position().move_number().into());
        self.fill(key::RETRACTED_PLIES, [self.who(by), self.player(by), ("number", number)])
    }

    fn correction_proposed(&self, by: Side, ply: usize, squares: SquareMove) -> Utterance {
        let number = ply.checked_sub(1).and_then(|index| self.state.plies().get(index));
        let number = number.map_or(0, |ply| ply.before.move_number());
        self.fill(
            key::CORRECTION_PROPOSED,
            [
                self.who(by),
                self.player(by),
                ("number", Slot::Number(number.into())),
                ("from", self.place(squares.from)),
                ("to", self.place(squares.to)),
            ],
        )
    }

    pub(super) fn touch(&self, by: Side, square: Square) -> Utterance {
        let Some(role) = self.state.chess().and_then(|position| position.board().role_at(square))
        else {
            return Utterance::default();
        };
        let piece = ("piece", Slot::Said(self.named_piece(role, square)));
        if self.is_brief() {
            return self.fill(key::TOUCHED_BRIEF, [piece, self.square(square)]);
        }
        self.fill(key::TOUCHED, [self.player(by), piece, self.square(square)])
    }

    /// The piece on a square, with its long name if it has one.
    fn named_piece(&self, role: Role, square: Square) -> Utterance {
        let origins = self.speaker.origins(self.state, self.state.plies().len());
        let long = self.state.chess().zip(origins).and_then(|(position, origins)| {
            let name = origins.name(position.board(), square)?;
            Some(self.speaker.long_name(position.board().color_at(square)?, name, false))
        });
        long.unwrap_or_else(|| self.speaker.plain_piece(role))
    }

    fn promotion(&self, square: Square) -> Utterance {
        let pieces = Role::PROMOTIONS.map(|role| self.speaker.plain_piece(role)).to_vec();
        let words = self.speaker.words;
        let list = Utterance::list(pieces, words.language, words.text(key::LIST_OR));
        let pieces = ("pieces", Slot::Said(list));
        if self.is_brief() {
            self.fill(key::PROMOTION_ASKED_BRIEF, [pieces]).into_sentence()
        } else {
            self.fill(key::PROMOTION_ASKED, [self.square(square), pieces])
        }
    }

    fn illegal_move(
        &self,
        by: Side,
        squares: SquareMove,
        number: u32,
        refusal: notation::Refusal,
    ) -> Utterance {
        let reasoned = Telling { speaker: self.speaker.in_sentence(), ..*self };
        let from = ("from", reasoned.place(squares.from));
        let to = ("to", reasoned.place(squares.to));
        if self.is_brief() {
            return self.fill(key::ILLEGAL_MOVE_BRIEF, [from, to]);
        }
        let reason = ("reason", Slot::Said(self.illegal_in(Some(by), refusal.into())));
        let slots = [self.who(by), self.player(by), from, to, reason];
        let mut said = self.fill(key::ILLEGAL_MOVE, slots);
        if !is_hidden(self.state, self.listener) {
            said.append(self.article(refusal.article()));
        }
        said.append(self.fill(key::ILLEGAL_COUNT, [("count", Slot::Number(number.into()))]));
        said
    }

    /// What has to be done with what was touched.
    fn duty(&self) -> Utterance {
        let duty = self.state.duty();
        if duty == Duty::Free || self.state.phase().is_over() {
            return Utterance::default();
        }
        self.reason(None, DeedKind::Move, Refusal::Touched(duty)).into_sentence()
    }

    /// Time that follows from what was said at once belongs to it.
    fn time_given(&self, to: Side, time: u64, article: &str, place: &Place<'_>) -> Sentence {
        let mut said = self.time_given_sentence(to, time);
        let is_ruled = place.follows(|event| matches!(event, Event::Ruled { .. }));
        if !is_ruled {
            said.append(self.article(Some(article)));
        }
        let is_penalty = place.follows(|event| {
            matches!(event, Event::IllegalMove { .. } | Event::ClaimRejected { .. })
        });
        if place.follows(|event| matches!(event, Event::IllegalMove { .. })) {
            said.append(self.duty());
        }
        let urgency = if is_penalty { Urgency::Assertive } else { Urgency::Polite };
        Sentence { urgency, said }
    }

    pub(super) fn time_given_sentence(&self, to: Side, time: u64) -> Utterance {
        if self.is_brief() {
            self.fill(key::TIME_GIVEN_BRIEF, [self.player(to), self.time(time)])
        } else {
            self.fill(key::TIME_GIVEN, [self.who(to), self.player(to), self.time(time)])
        }
    }
}

fn is_time_given(event: &Event) -> bool {
    matches!(event, Event::TimeGiven { .. })
}
