//! The short line that says what is expected.

use annabella::session::{Phase, Turn};

use super::Table;

/// What matters to those who hear the game.
#[derive(Debug, Default)]
pub(super) struct Sound {
    last_prompt: String,
    has_told_to_repeat: bool,
    /// Whether what was said last was refused or not understood.
    pub(super) is_refusal: bool,
}

impl Table {
    /// A short line that says what is expected.
    pub(crate) fn prompt(&self) -> String {
        if let Some(question) = &self.question {
            return question.prompt().to_owned();
        }
        let mover = self.state().mover();
        let is_own = self.only_person() == Some(mover);
        match self.state().phase() {
            Phase::Over(_) => "The game is over:".to_owned(),
            Phase::Playing(_) if self.is_resigning() => "Yes or no:".to_owned(),
            Phase::Waiting => "Start when ready:".to_owned(),
            Phase::Paused(_) if self.state().is_decision_due() => "Arbiter to decide:".to_owned(),
            Phase::Paused(_) => "Continue when ready:".to_owned(),
            Phase::Adjourned => "Resume when ready:".to_owned(),
            Phase::Resumed => match self.awaited() {
                Some(color) => format!("{color} is awaited:"),
                None if self.is_envelope_lost() => format!("{mover} to move again:"),
                None => "Open the envelope:".to_owned(),
            },
            Phase::Playing(Turn::Sealing { is_sealed: true }) => "Press to adjourn:".to_owned(),
            Phase::Playing(Turn::Sealing { .. }) if is_own => "Seal your move:".to_owned(),
            Phase::Playing(Turn::Sealing { .. }) => format!("{mover} to seal:"),
            Phase::Playing(Turn::ToPress) if is_own => "Press the clock:".to_owned(),
            Phase::Playing(Turn::ToPress) => format!("{mover} to press:"),
            Phase::Playing(_) if self.is_asked_by_game() => "Yes or no:".to_owned(),
            Phase::Playing(turn) => {
                let prompt = match turn {
                    Turn::Repeating => "Repeat the move:",
                    Turn::Placed { .. } => "Announce the move:",
                    Turn::Announcing { .. } => "Announced:",
                    Turn::Promoting { .. } => "Queen, rook, bishop or knight:",
                    _ if is_own => "Your move:",
                    _ => return format!("{mover} to move:"),
                };
                match self.only_person() {
                    Some(_) => prompt.to_owned(),
                    None => format!("{mover}: {prompt}"),
                }
            }
        }
    }

    /// What of the prompt is spoken: a question where it comes up, and the first time that a
    /// move has to be repeated. All else has been said.
    pub(crate) fn prompt_to_speak(&mut self) -> Option<String> {
        let prompt = self.prompt();
        let last = std::mem::replace(&mut self.sound.last_prompt, prompt.clone());
        let is_first_to_repeat = self.state().phase() == Phase::Playing(Turn::Repeating)
            && !std::mem::replace(&mut self.sound.has_told_to_repeat, true);
        let is_new = self.is_asked() && prompt != last;
        (is_new || is_first_to_repeat || self.asks_secret()).then_some(prompt)
    }
}
