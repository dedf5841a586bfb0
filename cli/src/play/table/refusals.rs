//! Why something is not possible, as a sentence that says what is.

use annabella::games::chess::Color;
use annabella::session::{Actor, DeedKind, Ending, Mode, Phase, Player, Press, Refusal, Turn};

use super::{Table, capital};
use crate::play::command::ADVICE;

pub(super) const AFTER_THE_END: &str =
    "The game is over. Type new for another one, undo, save or quit.";

impl Table {
    /// The same where it matters what was tried.
    pub(super) fn refusal_of(&self, deed: DeedKind, refusal: Refusal) -> String {
        match (deed, refusal) {
            (DeedKind::Pause, Refusal::CallArbiter) => {
                "In a strict game the clocks are stopped only to call the arbiter. Type call and a reason, for example call clock.".to_owned()
            }
            (DeedKind::Adjourn, Refusal::CallArbiter) => {
                "In a strict game the arbiter ends the session. Type arbiter adjourn.".to_owned()
            }
            (DeedKind::Adjourn, Refusal::OnlyCasual) => {
                "In a strict game the arbiter says when it goes on. Type arbiter adjourn and the words.".to_owned()
            }
            (DeedKind::Seal, Refusal::NotAdjourning) => {
                let who = if self.state().setup().mode == Mode::Strict { "arbiter " } else { "" };
                format!("No move is to be sealed now. Type {who}adjourn to end the session.")
            }
            (DeedKind::Open, Refusal::WrongKey) => {
                "The envelope does not open with that passphrase. Type open to try again. If the passphrase is lost, type arbiter lost envelope.".to_owned()
            }
            (DeedKind::Open | DeedKind::Resume, Refusal::NotAdjourned | Refusal::Adjourned)
                if matches!(self.state().phase(), Phase::Adjourned | Phase::Resumed) =>
            {
                self.adjourned_sentence()
            }
            (DeedKind::Sign, Refusal::NotForYou) => "The players sign, not the arbiter.".to_owned(),
            (DeedKind::Sign, Refusal::NotOver) => {
                "The scoresheets are signed when the game is over.".to_owned()
            }
            _ => self.refusal(refusal),
        }
    }

    pub(super) fn refusal(&self, refusal: Refusal) -> String {
        let has_clock = self.state().controls().is_timed();
        match refusal {
            Refusal::GameOver if self.is_strict() => {
                "The game is over. Type sign, save, new or quit.".to_owned()
            }
            Refusal::GameOver => AFTER_THE_END.to_owned(),
            Refusal::NotStarted => "The game has not begun. Type start to begin.".to_owned(),
            Refusal::AlreadyStarted => "The game has begun already.".to_owned(),
            Refusal::Paused if has_clock => "The clocks stand. Type continue to go on.".to_owned(),
            Refusal::Paused => "The game is interrupted. Type continue to go on.".to_owned(),
            Refusal::NotPressed(_) | Refusal::ComputerPlays(_) | Refusal::NotYourTurn(_)
                if self.state().phase() == Phase::Playing(Turn::ToPress) =>
            {
                format!("{} has not pressed the clock yet. Type press.", self.state().mover())
            }
            Refusal::ComputerPlays(color) => self.computers_turn(color),
            Refusal::NotYourTurn(color) if !self.is_person(color) => self.computers_turn(color),
            Refusal::NothingToUndo => "There is no move of yours to take back.".to_owned(),
            Refusal::OnlyCasual | Refusal::CallArbiter | Refusal::ArbiterContinues => {
                "That is not possible in a strict game.".to_owned()
            }
            Refusal::OnlyStrict => {
                "That is only in strict games. They begin with the option mode strict.".to_owned()
            }
            Refusal::Adjourned => self.adjourned_sentence(),
            Refusal::ToSeal => "The move has to be sealed now. Type seal.".to_owned(),
            Refusal::NothingSealed => "Nothing is in the envelope yet. Type seal.".to_owned(),
            Refusal::NotArrived(color) | Refusal::AnswererAbsent(color) => {
                let word = crate::play::words::adjective(color);
                format!("{color} is not there yet. Type {word} arrive when that player comes.")
            }
            Refusal::Unrecorded(color) | Refusal::SheetIncomplete(color) => {
                let word = crate::play::words::adjective(color);
                let missing = match self.state().plies().get(self.state().written(color)) {
                    Some(ply) => format!(
                        ", {}'s move {} next",
                        ply.before.turn(),
                        ply.before.fullmove_number()
                    ),
                    None => String::new(),
                };
                let refusal = capital(&refusal.to_string());
                format!("{refusal}{missing}. Type {word} record and the move.")
            }
            Refusal::NotVerified(color) => {
                let word = crate::play::words::adjective(color);
                format!("{}. Type {word} sign.", capital(&refusal.to_string()))
            }
            Refusal::DecisionDue => {
                "The arbiter has to decide on the claim first. Type arbiter.".to_owned()
            }
            Refusal::DrawsForbidden => {
                "In this game no draw is agreed now, unless the arbiter allows it.".to_owned()
            }
            Refusal::HintAsked => "The computer still looks for a hint.".to_owned(),
            Refusal::NothingToPress if !has_clock => "This game has no clock.".to_owned(),
            Refusal::NothingToPress if self.state().setup().press == Press::Auto => {
                "The clock is pressed for you in this game.".to_owned()
            }
            other => capital(&format!("{other}.")),
        }
    }

    fn computers_turn(&self, color: Color) -> String {
        if self.at.game.is_stopped() && self.state().player(color) != Player::Person {
            format!("The computer plays {color}. Type go to let it move, or undo.")
        } else {
            format!("It is the computer's turn: it plays {color}.")
        }
    }

    /// What can be typed now.
    fn advice(&self) -> &'static str {
        match self.state().phase() {
            Phase::Over(Ending::Referred { .. }) => {
                "The game is over. Type sign, arbiter, save, quit or help."
            }
            Phase::Over(_) if self.is_strict() => {
                "The game is over. Type sign, save, new, quit or help."
            }
            Phase::Over(_) => "The game is over. Type new, undo, save, quit or help.",
            Phase::Waiting => "Type start to begin, or help.",
            Phase::Paused(_) => "Type continue to go on, or help.",
            Phase::Adjourned => "Type resume to go on, or help.",
            Phase::Resumed if self.awaited().is_some() => {
                "Type arrive when the player comes, or help."
            }
            Phase::Resumed if self.is_envelope_lost() => ADVICE,
            Phase::Resumed => "Type open to open the envelope, or help.",
            Phase::Playing(Turn::Sealing { .. }) => "Type seal, then press, or help.",
            Phase::Playing(Turn::ToPress) => "Type press, or help.",
            Phase::Playing(_) => ADVICE,
        }
    }

    /// When no move at all is possible now, that is the point, whatever the text.
    pub(super) fn problem(&self, problem: String) -> String {
        let mover = match self.speaker() {
            Actor::Arbiter => Actor::Player(self.position().turn()),
            speaker => speaker,
        };
        match self.state().permits(mover, DeedKind::Move) {
            Err(refusal) if problem.starts_with("Not possible") => self.refusal(refusal),
            _ => match problem.strip_suffix(ADVICE) {
                Some(problem) => format!("{problem}{}", self.advice()),
                None => problem,
            },
        }
    }
}
