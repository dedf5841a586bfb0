//! Why something is not possible, as a sentence that says what is.

use annabella::games::chess::Color;
use annabella::session::{Actor, DeedKind, Phase, Player, Press, Refusal, Turn};

use super::{Table, capital};
use crate::play::command::ADVICE;

pub(super) const AFTER_THE_END: &str =
    "The game is over. Type new for another one, undo, save or quit.";

impl Table {
    pub(super) fn refusal(&self, refusal: Refusal) -> String {
        let has_clock = self.state().controls().is_timed();
        match refusal {
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
            Phase::Over(_) => "The game is over. Type new, undo, save, quit or help.",
            Phase::Waiting => "Type start to begin, or help.",
            Phase::Paused(_) => "Type continue to go on, or help.",
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
