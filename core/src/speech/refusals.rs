//! Why something is not possible, and what to do.

mod advice;

use super::speaker::is_hidden;
use super::telling::Telling;
use super::utterance::Utterance;
use super::words::{Key, Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::arbiter::edition::LAWS_2009;
use crate::arbiter::touch::Duty;
use crate::games::chess::notation::SquareMove;
use crate::games::{self, Path, Side, yin_yang};
use crate::session::{
    Actor, Claim, DeedKind, NewGame, Phase, Player, Press, Refusal, Ruling, State, Turn,
};

impl Speaker {
    /// Why somebody cannot do something, with what to do instead where there is
    /// something; in strict games with the article. In brief the reason alone, which is enough
    /// of a move that is not legal.
    pub fn refusal(
        &self,
        state: &State,
        by: Actor,
        deed: DeedKind,
        refusal: Refusal,
        listener: Option<Side>,
    ) -> Phrase {
        let telling = Telling::new(self, state, listener);
        telling.refusal(by, deed, refusal).into_phrase(Urgency::Assertive)
    }
}

impl Telling<'_> {
    /// What the opponent cannot do is no news, and what the computer tries to do is none
    /// of the players' business.
    pub(super) fn hears_refusals_of(&self, by: Actor) -> bool {
        match by {
            Actor::Player(side) => self.is_heard_by(side),
            Actor::Arbiter | Actor::Assistant | Actor::Correspondent => true,
            Actor::Clock | Actor::Engine => false,
        }
    }

    pub(super) fn refusal(&self, by: Actor, deed: DeedKind, refusal: Refusal) -> Utterance {
        let by = match by {
            Actor::Player(side) => Some(side),
            _ => None,
        };
        let reason = self.reason(by, deed, refusal);
        if self.is_brief() {
            return reason.into_sentence();
        }
        let mut said = match self.refused_key(refusal) {
            Some(key) => self.fill(key, [("reason", Slot::Said(reason))]),
            None => reason.into_sentence(),
        };
        // the article would tell which piece it is
        if !matches!(refusal, Refusal::Illegal(_)) || !is_hidden(self.state, self.listener) {
            said.append(self.article(refusal.article()));
        }
        said.append(self.advice(by, deed, refusal));
        said
    }

    /// The sentence that a reason is a part of: a point that is free all the same is told to be
    /// forbidden, where the listener may know that. Why another move is not legal is a sentence
    /// of its own.
    fn refused_key(&self, refusal: Refusal) -> Option<Key> {
        let is_forbidden = matches!(
            refusal,
            Refusal::Illegal(games::Refusal::YinYang(
                yin_yang::Refusal::Suicide(_) | yin_yang::Refusal::Repetition { .. }
            ))
        );
        match refusal {
            Refusal::Illegal(_) if is_hidden(self.state, self.listener) => Some(key::REFUSED),
            Refusal::Illegal(_) if !is_forbidden => None,
            Refusal::Illegal(_) => Some(key::YIN_YANG_FORBIDDEN),
            _ => Some(key::REFUSED),
        }
    }

    /// The reason as a part of a sentence.
    pub(super) fn reason(&self, by: Option<Side>, deed: DeedKind, refusal: Refusal) -> Utterance {
        Telling { speaker: self.speaker.in_sentence(), ..*self }.reason_told(by, deed, refusal)
    }

    fn reason_told(&self, by: Option<Side>, deed: DeedKind, refusal: Refusal) -> Utterance {
        match refusal {
            Refusal::Illegal(refusal) => self.illegal_in(by, refusal),
            Refusal::NotPressed(_) | Refusal::ComputerPlays(_) | Refusal::NotYourTurn(_)
                if self.is_to_press() =>
            {
                self.of(key::REFUSAL_NOT_PRESSED, self.state.mover())
            }
            Refusal::NotPressed(side) => self.of(key::REFUSAL_NOT_PRESSED, side),
            Refusal::NotArrived(side) => self.of(key::REFUSAL_NOT_ARRIVED, side),
            Refusal::AlreadyThere(side) => self.of(key::REFUSAL_ALREADY_THERE, side),
            Refusal::CorrespondentPlays(side) => self.correspondent_plays(side),
            Refusal::NotYourTurn(side) if self.state.correspondent() == Some(side) => {
                self.correspondent_plays(side)
            }
            Refusal::NotYourTurn(side) if !self.is_person(side) => {
                self.of(key::REFUSAL_COMPUTER_PLAYS, side)
            }
            Refusal::NotYourTurn(side) => self.of(key::REFUSAL_NOT_YOUR_TURN, side),
            Refusal::ComputerPlays(side) => self.of(key::REFUSAL_COMPUTER_PLAYS, side),
            Refusal::PersonPlays(side) => self.of(key::REFUSAL_PERSON_PLAYS, side),
            Refusal::FlagUp(side) => self.of(key::REFUSAL_FLAG_UP, side),
            Refusal::Unrecorded(side) => self.of(key::REFUSAL_UNRECORDED, side),
            Refusal::SheetIncomplete(side) => self.of(key::REFUSAL_SHEET_INCOMPLETE, side),
            Refusal::NotVerified(side) => self.of(key::REFUSAL_NOT_VERIFIED, side),
            Refusal::AnswererAbsent(side) => self.of(key::REFUSAL_ANSWERER_ABSENT, side),
            Refusal::OfferStands => {
                let by = by.or(self.state.offer()).unwrap_or(Side::First);
                self.of(self.speaker.own_key(key::REFUSAL_OFFER_STANDS), by)
            }
            Refusal::Touched(duty) => self.duty_reason(duty),
            Refusal::CastlingBarred(square) => {
                self.fill(key::REFUSAL_CASTLING_BARRED, [self.square(square)])
            }
            Refusal::Released(square) => self.fill(key::REFUSAL_RELEASED, [self.square(square)]),
            Refusal::Adjusting(square) => self.fill(key::REFUSAL_ADJUSTING, [self.square(square)]),
            Refusal::Lifted(square) => self.fill(key::REFUSAL_LIFTED, [self.square(square)]),
            Refusal::NothingThere(square) => {
                self.fill(key::REFUSAL_NOTHING_THERE, [self.square(square)])
            }
            Refusal::Announced(path) => self.with_squares(key::REFUSAL_ANNOUNCED, path),
            Refusal::TooManyMoves => {
                self.counted(key::REFUSAL_TOO_MANY_MOVES, NewGame::MAX_MOVES as u64)
            }
            Refusal::NoSuchPly(plies) => {
                self.counted(self.speaker.own_key(key::REFUSAL_NO_SUCH_PLY), plies.into())
            }
            Refusal::SettingsTooLate => {
                self.counted(key::REFUSAL_TOO_LATE, LAWS_2009.moves_to_claim_settings.into())
            }
            Refusal::TooMuchTime => {
                self.fill(key::REFUSAL_TOO_MUCH_TIME, [self.time(Ruling::MAX_TIME)])
            }
            Refusal::TimeLeft => {
                self.fill(key::REFUSAL_TIME_LEFT, [self.time(LAWS_2009.quickplay_claim_below)])
            }
            other => self.plain_reason(deed, other),
        }
    }

    /// Those that name nobody, no square and no number.
    #[expect(clippy::too_many_lines, reason = "a line for each refusal")]
    fn plain_reason(&self, deed: DeedKind, refusal: Refusal) -> Utterance {
        let key = match refusal {
            Refusal::OnlyChess => key::REFUSAL_ONLY_CHESS,
            Refusal::GameOver => key::REFUSAL_GAME_OVER,
            Refusal::NotStarted => key::REFUSAL_NOT_STARTED,
            Refusal::AlreadyStarted => key::REFUSAL_ALREADY_STARTED,
            Refusal::BeginsByItself if self.state.begins_with_next_move() => {
                key::REFUSAL_BEGINS_WITH_MOVE
            }
            Refusal::BeginsByItself => key::REFUSAL_BEGINS_BY_ITSELF,
            Refusal::NotScheduled => key::REFUSAL_NOT_SCHEDULED,
            Refusal::NotForYou => key::REFUSAL_NOT_FOR_YOU,
            Refusal::NoCorrespondent => key::REFUSAL_NO_CORRESPONDENT,
            Refusal::NotByCorrespondence => key::REFUSAL_NOT_BY_CORRESPONDENCE,
            Refusal::Shared => key::REFUSAL_SHARED,
            Refusal::NothingToSend => key::REFUSAL_NOTHING_TO_SEND,
            Refusal::NotOverdue => key::REFUSAL_NOT_OVERDUE,
            Refusal::NothingToPress if !self.state.controls().is_timed() => {
                // in play with the blind it confirms an announcement
                if self.state.has_blind_player() {
                    key::REFUSAL_NOTHING_ANNOUNCED
                } else {
                    key::REFUSAL_NO_CLOCK
                }
            }
            Refusal::NothingToPress if self.state.setup().press == Press::Automatic => {
                key::REFUSAL_PRESSED_FOR_YOU
            }
            Refusal::NothingToPress => key::REFUSAL_NOTHING_TO_PRESS,
            Refusal::HandEmpty => key::REFUSAL_HAND_EMPTY,
            Refusal::NoPromotion => key::REFUSAL_NO_PROMOTION_HERE,
            Refusal::Paused if self.state.controls().is_timed() => key::REFUSAL_PAUSED_CLOCKS,
            Refusal::Paused => key::REFUSAL_PAUSED,
            Refusal::NotPaused => key::REFUSAL_NOT_PAUSED,
            Refusal::OnlyCasual => key::REFUSAL_ONLY_CASUAL,
            Refusal::OnlyStrict => key::REFUSAL_ONLY_STRICT,
            Refusal::NothingToUndo => key::REFUSAL_NOTHING_TO_UNDO,
            Refusal::NothingToRedo => key::REFUSAL_NOTHING_TO_REDO,
            Refusal::NoOffer => key::REFUSAL_NO_OFFER,
            Refusal::OfferedAlready => key::REFUSAL_OFFERED_ALREADY,
            Refusal::TooSoonToOffer => key::REFUSAL_TOO_SOON,
            Refusal::DrawsForbidden => key::REFUSAL_DRAWS_FORBIDDEN,
            Refusal::NotDue(Claim::Repetition) => key::REFUSAL_NOT_DUE_REPETITION,
            Refusal::NotDue(Claim::FiftyMoves) => self.speaker.not_quiet_key(),
            Refusal::NotDue(_) => key::REFUSAL_NOT_DUE_QUICKPLAY,
            Refusal::TouchedBefore => key::REFUSAL_TOUCHED_BEFORE,
            Refusal::ClaimedAlready => key::REFUSAL_CLAIMED_ALREADY,
            Refusal::CallArbiter if deed == DeedKind::Adjourn => key::REFUSAL_ARBITER_ENDS_SESSION,
            Refusal::CallArbiter => key::REFUSAL_CALL_ARBITER,
            Refusal::ArbiterContinues => key::REFUSAL_ARBITER_CONTINUES,
            Refusal::NoClock => key::REFUSAL_NO_CLOCK,
            Refusal::NoNextPeriod => key::REFUSAL_NO_NEXT_PERIOD,
            Refusal::Supervised => key::REFUSAL_SUPERVISED,
            Refusal::FlagDown(_) => key::REFUSAL_FLAG_DOWN,
            Refusal::NoIllegalMove => key::REFUSAL_NO_ILLEGAL_MOVE,
            Refusal::ProposedAlready => key::REFUSAL_PROPOSED_ALREADY,
            Refusal::NoPoints { .. } => key::REFUSAL_NO_POINTS,
            Refusal::FullPoint(_) => key::REFUSAL_FULL_POINT,
            Refusal::NoPoint(_) => key::REFUSAL_NO_POINT,
            Refusal::TouchKept => key::REFUSAL_TOUCH_KEPT,
            Refusal::ResumptionTooLate => key::REFUSAL_TOO_LATE_AFTER_RESUMPTION,
            Refusal::NotInQuickplay => key::REFUSAL_NOT_IN_QUICKPLAY,
            Refusal::NotInBlitz => key::REFUSAL_NOT_IN_BLITZ,
            Refusal::DecisionDue => key::REFUSAL_DECISION_DUE,
            Refusal::NoDecisionDue => key::REFUSAL_NO_DECISION_DUE,
            Refusal::KeptByProgram => key::REFUSAL_KEPT_BY_PROGRAM,
            Refusal::AheadOfMove => key::REFUSAL_AHEAD_OF_MOVE,
            Refusal::NotPlayed => key::REFUSAL_NOT_PLAYED,
            Refusal::NotOver => key::REFUSAL_NOT_OVER,
            Refusal::SignedAlready => key::REFUSAL_SIGNED_ALREADY,
            Refusal::ToSeal => key::REFUSAL_TO_SEAL,
            Refusal::NotAdjourning => key::REFUSAL_NOT_ADJOURNING,
            Refusal::NothingSealed => key::REFUSAL_NOTHING_SEALED,
            Refusal::MovedOnBoard => key::REFUSAL_MOVED_ON_BOARD,
            Refusal::Adjourned if self.state.phase() == Phase::Resumed => {
                key::REFUSAL_ENVELOPE_CLOSED
            }
            Refusal::Adjourned => key::REFUSAL_ADJOURNED,
            Refusal::NotAdjourned => key::REFUSAL_NOT_ADJOURNED,
            Refusal::WrongKey => key::REFUSAL_WRONG_KEY,
            Refusal::EnvelopeLost => key::REFUSAL_ENVELOPE_LOST,
            Refusal::NothingToRead => key::REFUSAL_NOTHING_TO_READ,
            Refusal::OlderGame => key::REFUSAL_OLDER_GAME,
            Refusal::NoQuestion => key::REFUSAL_NO_QUESTION,
            Refusal::NoHintAsked => key::REFUSAL_NO_HINT_ASKED,
            Refusal::HintAsked => key::REFUSAL_HINT_ASKED,
            Refusal::NothingAnnounced => key::REFUSAL_NOTHING_ANNOUNCED,
            Refusal::NotSettled => key::REFUSAL_NOT_SETTLED,
            Refusal::NotAnnounced => key::REFUSAL_NOT_ANNOUNCED,
            Refusal::NotRepeated => key::REFUSAL_NOT_REPEATED,
            Refusal::NothingToRepeat => key::REFUSAL_NOTHING_TO_REPEAT,
            Refusal::OneBoard => key::REFUSAL_ONE_BOARD,
            Refusal::NothingHidden => key::REFUSAL_NOTHING_HIDDEN,
            Refusal::Illegal(_)
            | Refusal::NotArrived(_)
            | Refusal::AlreadyThere(_)
            | Refusal::NotYourTurn(_)
            | Refusal::ComputerPlays(_)
            | Refusal::CorrespondentPlays(_)
            | Refusal::PersonPlays(_)
            | Refusal::NotPressed(_)
            | Refusal::OfferStands
            | Refusal::Touched(_)
            | Refusal::CastlingBarred(_)
            | Refusal::Released(_)
            | Refusal::Announced(_)
            | Refusal::Adjusting(_)
            | Refusal::FlagUp(_)
            | Refusal::Unrecorded(_)
            | Refusal::SheetIncomplete(_)
            | Refusal::NotVerified(_)
            | Refusal::Lifted(_)
            | Refusal::TooManyMoves
            | Refusal::NoSuchPly(_)
            | Refusal::SettingsTooLate
            | Refusal::TooMuchTime
            | Refusal::TimeLeft
            | Refusal::NothingThere(_)
            | Refusal::AnswererAbsent(_) => return Utterance::default(),
        };
        self.say(self.speaker.own_key(key))
    }

    fn duty_reason(&self, duty: Duty) -> Utterance {
        match duty {
            Duty::Free => self.say(key::REFUSAL_TOUCHED_FREE),
            Duty::Move { piece } => self.fill(key::REFUSAL_TOUCHED_MOVE, [self.square(piece)]),
            Duty::Capture { piece } => {
                self.fill(key::REFUSAL_TOUCHED_CAPTURE, [self.square(piece)])
            }
            Duty::CaptureWith { piece, captured } => {
                let other = ("other", self.place(captured));
                self.fill(key::REFUSAL_TOUCHED_CAPTURE_WITH, [self.square(piece), other])
            }
            Duty::Castle { rook } => self.fill(key::REFUSAL_TOUCHED_CASTLE, [self.square(rook)]),
            Duty::MoveKing { king } => self.fill(key::REFUSAL_TOUCHED_KING, [self.square(king)]),
        }
    }

    fn counted(&self, key: Key, count: u64) -> Utterance {
        self.fill(key, [("count", Slot::Number(count))])
    }

    fn with_squares(&self, key: Key, path: Path) -> Utterance {
        let Ok(SquareMove { from, to, .. }) = path.try_into() else { return Utterance::default() };
        self.fill(key, [("from", self.place(from)), ("to", self.place(to))])
    }

    fn is_to_press(&self) -> bool {
        self.state.phase() == Phase::Playing(Turn::ToPress)
    }

    fn is_person(&self, side: Side) -> bool {
        self.state.player(side) == Player::Person
    }
}
