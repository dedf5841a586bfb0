//! The short line that says what is expected.

use annabella::games::Side;
use annabella::session::{Phase, Turn};
use annabella::speech::Phrase;

use super::Table;
use crate::words::key;

/// What matters to those who hear the game.
#[derive(Debug, Default)]
pub(super) struct Sound {
    last_prompt: String,
    /// Whether what was said last was refused or not understood.
    pub(super) is_refusal: bool,
}

impl Table {
    /// A short line that says what is expected, and of several boards at which; on the screen,
    /// where it is drawn anew, also how many others wait.
    pub(crate) fn prompt(&self) -> String {
        let prompt = self.prompt_of_game();
        let board = if self.is_seen { self.board_title_waiting() } else { self.board_title() };
        let Some(board) = board else { return prompt };
        self.words().fill(key::PROMPT_AT, [("board", board.into()), ("prompt", prompt.into())])
    }

    fn prompt_of_game(&self) -> String {
        let words = self.words();
        if let Some(question) = &self.question {
            return words.text(question.prompt());
        }
        if self.is_looking_back() {
            return words.text(key::PROMPT_LOOKING_BACK);
        }
        let mover = self.state().mover();
        let is_own = self.only_person() == Some(mover);
        let of = |key, side| words.fill(key, [("player", words.player(side).into())]);
        let key = match self.state().phase() {
            Phase::Over(_) => key::PROMPT_OVER,
            Phase::Playing(_) if self.is_resigning() => return self.yes_or_no_prompt(),
            Phase::Waiting if self.state().setup().begin.is_scheduled() => {
                key::PROMPT_START_SCHEDULED
            }
            Phase::Waiting => key::PROMPT_START,
            Phase::Paused(_) if self.state().is_decision_due() => key::PROMPT_ARBITER,
            Phase::Paused(_) => key::PROMPT_CONTINUE,
            Phase::Adjourned => key::PROMPT_RESUME,
            Phase::Resumed => match self.awaited() {
                Some(side) => return of(key::PROMPT_AWAITED, side),
                None if self.is_envelope_lost() => return of(key::PROMPT_MOVE_AGAIN, mover),
                None if self.is_sealed_move_unclear() => key::PROMPT_ARBITER,
                None => key::PROMPT_OPEN,
            },
            Phase::Playing(Turn::Sealing { is_sealed: true }) => key::PROMPT_PRESS_TO_ADJOURN,
            Phase::Playing(Turn::Sealing { .. }) if is_own => key::PROMPT_SEAL,
            Phase::Playing(Turn::Sealing { .. }) => return of(key::PROMPT_SEAL_OF, mover),
            Phase::Playing(Turn::ToPress) if is_own => key::PROMPT_PRESS,
            Phase::Playing(Turn::ToPress) => return of(key::PROMPT_PRESS_OF, mover),
            Phase::Playing(_) if self.is_asked_by_game() => return self.yes_or_no_prompt(),
            Phase::Playing(turn) => {
                let key = match turn {
                    Turn::Repeating => key::PROMPT_REPEAT,
                    Turn::Placed { .. } => key::PROMPT_ANNOUNCE,
                    Turn::Announcing { .. } => key::PROMPT_ANNOUNCED,
                    Turn::Promoting { .. } => key::PROMPT_PROMOTION,
                    _ if is_own => key::PROMPT_MOVE,
                    _ => return of(key::PROMPT_MOVE_OF, mover),
                };
                if self.only_person().is_none() {
                    let prompt = words.text(key).into();
                    let player = words.player(mover).into();
                    return words.fill(key::PROMPT_OF, [("player", player), ("prompt", prompt)]);
                }
                key
            }
        };
        words.text(key)
    }

    /// Of two people it names the one who is asked.
    fn yes_or_no_prompt(&self) -> String {
        let words = self.words();
        let prompt = words.text(key::PROMPT_YES_OR_NO);
        let state = self.state();
        let resigning = Side::ALL.into_iter().find(|&side| state.is_resigning(side));
        let asked = resigning.or(state.offer().map(|by| !by));
        match asked.filter(|_| self.only_person().is_none()) {
            Some(side) => {
                let player = words.player(side).into();
                words.fill(key::PROMPT_OF, [("player", player), ("prompt", prompt.into())])
            }
            None => prompt,
        }
    }

    /// What of the prompt is spoken: a question where it comes up. All else has been said.
    pub(crate) fn prompt_to_speak(&mut self) -> Option<Phrase> {
        let prompt = self.prompt();
        let last = std::mem::replace(&mut self.sound.last_prompt, prompt.clone());
        let is_new = self.is_asked() && prompt != last;
        (is_new || self.asks_secret()).then(|| self.words().phrase(prompt))
    }
}
