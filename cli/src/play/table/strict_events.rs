//! What happened in strict games, in sentences.

use annabella::arbiter::touch::Duty;
use annabella::games::chess::{Color, Role};
use annabella::session::{Event, Phase, Reason, Refusal};

use super::{Question, Table};
use crate::play::shown::escaped;
use crate::play::{times, words};

impl Table {
    /// Of an event that only strict or adjourned games have.
    pub(super) fn strict_sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Adjusting { by } => format!("{by} puts a piece right."),
            Event::Adjusted { square, .. } => {
                format!("The piece on {square} was only put right.")
            }
            Event::Touched { by, square } => match self.position().piece_at(*square) {
                Some(piece) => format!("{by} touches the {} on {square}.", piece.role.name()),
                None => format!("{by} touches {square}."),
            },
            Event::IllegalMove { by, refusal, number, .. } => {
                let count = times::ordinal(*number);
                format!("Not legal: {refusal}. That is {by}'s {count} illegal move.")
            }
            Event::ClaimRejected { by, claim, announced } => {
                let refusal = Refusal::NotDue(*claim);
                let bound = match (self.state().announced(), announced) {
                    (Some(mv), Some(_)) => format!(" {by} has to play {}.", self.name(mv)),
                    _ => String::new(),
                };
                format!("The claim is wrong: {refusal}.{bound}")
            }
            Event::TimeGiven { to, time, .. } => {
                format!("{to} gets {}.", times::in_words(*time))
            }
            Event::TouchBroken { by } => format!("{by} has not moved what was touched."),
            Event::Retracted { by } => format!("{by}'s last move goes back."),
            Event::QuickplayClaimed { by, claim } => {
                let ground = words::quickplay_ground(*claim);
                let how = if self.is_person(!*by) { "; type arbiter" } else { "" };
                format!("{by} claims a draw: {ground}. The arbiter decides{how}.")
            }
            Event::FlagFell { by, is_out_of_time: true, .. } if self.state().is_decision_due() => {
                let how = if self.is_person(!*by) { "; type arbiter" } else { "" };
                format!("{by}'s flag has fallen. The arbiter decides on the claim{how}.")
            }
            Event::RecordNotRequired { by } => {
                format!("{by} has little time left and need not write moves down.")
            }
            Event::Recorded { by, number } => {
                let ply = self.state().plies().get(*number as usize - 1)?;
                format!("{by} writes {}.", self.name_in(&ply.before, ply.mv))
            }
            Event::Signed { by } => format!("{by} signs."),
            Event::SessionOver => "The time for this session is over.".to_owned(),
            Event::Sealing { by } => {
                format!("{by} has to seal a move. Type seal, then press.")
            }
            Event::Sealed { by } if self.state().is_sealed_on_board() => {
                format!("{by}'s move counts as the sealed one. Type press to adjourn.")
            }
            Event::Sealed { by } => {
                format!(
                    "{by}'s move is in the envelope. Type press to adjourn, or seal for another."
                )
            }
            Event::AnswerSealed { by } => {
                format!("{by}'s answer is sealed. {}'s time runs.", !*by)
            }
            Event::Resumed if self.state().adjournment().is_none() => {
                "The game is resumed.".to_owned()
            }
            Event::Resumed => {
                let time = match self.state().clock().running() {
                    Some(color) => format!(" {color}'s time runs."),
                    None => String::new(),
                };
                format!("The game is resumed.{time} {}", self.adjourned_sentence())
            }
            Event::Opened { by, text } => {
                format!("The envelope is opened. {by} has sealed {}.", escaped(text))
            }
            Event::ArbiterCalled { by, reason } => {
                format!(
                    "{by} calls the arbiter: {}. Type arbiter for what can be ruled.",
                    why(*reason)
                )
            }
            Event::Ruled { ruling } => self.ruling_sentence(*ruling),
            Event::PutBack { by, square } if self.is_strict() => {
                format!("{by} puts the piece back on {square}.")
            }
            Event::Lifted { by, square } if self.is_strict() => {
                let role = self.position().board().role_at(*square);
                format!("{by} lifts the {} on {square}.", role.map_or("piece", Role::name))
            }
            // the clock shows a flag that nobody has claimed, and nobody tells it (A4.d)
            _ => return None,
        })
    }

    /// A claim is an offer, too (article 9.1.b).
    pub(super) fn offered_by_claim(&self, by: Color) -> String {
        let (other, word) = (!by, words::adjective(!by));
        match self.state().phase() {
            _ if !self.is_person(other) => "The claim counts as an offer of a draw.".to_owned(),
            Phase::Paused(_) => {
                format!("The claim counts as an offer. {other} may accept it: type {word} accept.")
            }
            _ => format!("The claim counts as an offer. {}", self.asked(&Question::Draw(by))),
        }
    }

    pub(super) fn next_period(&self, by: Color, period: u32) -> String {
        let control = &self.state().controls()[by];
        let more = control.period(period - 1).map_or(0, |period| period.time);
        format!("{by}'s next period begins, with {} more.", times::in_words(more))
    }

    /// What has to be done with what was touched.
    pub(super) fn duty_sentence(&self) -> Option<String> {
        let duty = self.state().duty();
        (duty != Duty::Free).then(|| self.refusal(Refusal::Touched(duty)))
    }
}

/// Why somebody calls the arbiter.
const fn why(reason: Reason) -> &'static str {
    match reason {
        Reason::Piece => "a piece is missing",
        Reason::Clock => "the clock is wrong",
        Reason::Board => "the position or the record is wrong",
        Reason::Settings => "the board, the pieces or the clock were set wrongly",
        Reason::Disturbance => "something disturbs",
        Reason::Help => "help is needed",
    }
}
