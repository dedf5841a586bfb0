//! Adjourning, sealing, opening.

use super::{Place, Sentence, Telling, typed};
use crate::games::Side;
use crate::session::{Actor, DeedKind, Event, Phase, SealedMove};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Telling<'_> {
    pub(super) fn about_adjourning(&self, event: &Event, place: &Place<'_>) -> Option<Sentence> {
        let said = match event {
            Event::SessionOver => self.say(key::SESSION_OVER),
            Event::Sealing { by } => self.of(key::TO_SEAL, *by),
            Event::Sealed { by } => {
                let is_on_board = self.state.is_sealed_on_board();
                let key = if is_on_board { key::SEALED_ON_BOARD } else { key::SEALED };
                let mut said = self.of(key, *by);
                if !self.is_brief() {
                    said.append(self.say(key::SEALED_NEXT));
                }
                said
            }
            Event::Adjourned { .. } if place.ends_the_game() => return None,
            Event::Adjourned { .. } => {
                let mut said = self.say(key::ADJOURNED);
                if !self.is_brief() {
                    said.append(self.sealed_by());
                    said.append(self.resumption());
                }
                said
            }
            Event::AnswerSealed { by } => {
                let mut said = self.of(key::ANSWER_SEALED, *by);
                said.append(self.whose_time());
                said
            }
            Event::Resumed => {
                let mut said = self.say(key::RESUMED);
                if self.state.phase() == Phase::Resumed && !self.is_brief() {
                    said.append(self.still_to_do());
                }
                said
            }
            Event::Opened { text, .. } => {
                let mut said = self.say(key::OPENED);
                let is_made = place.after.iter().any(|next| matches!(next, Event::Moved { .. }));
                let text = spelled(&typed(text));
                if !is_made && !text.is_empty() {
                    let text = Slot::Text(text);
                    said.append(self.fill(key::OPENED_TEXT, [("text", text)]));
                }
                if self.is_sealed_move_unclear() {
                    said.append(self.say(key::ENVELOPE_UNCLEAR));
                }
                said
            }
            _ => return None,
        };
        Sentence::in_turn(said)
    }

    fn is_sealed_move_unclear(&self) -> bool {
        let adjournment = self.state.adjournment();
        adjournment.is_some_and(|adjournment| adjournment.sealed == SealedMove::Unclear)
    }

    /// Who has sealed which move.
    pub(in crate::speech) fn sealed_by(&self) -> Utterance {
        let Some(adjournment) = self.state.adjournment() else { return Utterance::default() };
        let key = match adjournment.sealed {
            SealedMove::Closed(_) => key::ENVELOPE_SEALED,
            SealedMove::OnBoard(_) => key::ENVELOPE_ON_BOARD,
            SealedMove::Lost => key::ENVELOPE_LOST,
            SealedMove::Unclear => return self.say(key::ENVELOPE_UNCLEAR),
        };
        let by = adjournment.sealed_by;
        let number = Slot::Number(adjournment.position.move_number().into());
        self.fill(key, [self.who(by), self.player(by), ("number", number)])
    }

    /// When and where the game goes on, as it was announced.
    pub(in crate::speech) fn resumption(&self) -> Utterance {
        let text = self.state.adjournment().map(|adjournment| typed(&adjournment.resumption));
        match text.as_deref().map(|text| text.trim_end_matches('.')) {
            None => Utterance::default(),
            Some("") => self.say(key::ENVELOPE_NO_RESUMPTION),
            Some(text) => {
                let text = Slot::Text(text.to_owned());
                self.fill(key::ENVELOPE_RESUMPTION, [("text", text)])
            }
        }
    }

    /// Who has to answer the sealed move and is not there.
    fn awaited(&self) -> Option<Side> {
        let answerer = !self.state.adjournment()?.sealed_by;
        let may_arrive = self.state.permits(Actor::Player(answerer), DeedKind::Arrive).is_ok();
        (self.state.phase() == Phase::Resumed && may_arrive).then_some(answerer)
    }

    /// What a resumed game waits for.
    pub(in crate::speech) fn still_to_do(&self) -> Utterance {
        let Some(adjournment) = self.state.adjournment() else { return Utterance::default() };
        let awaited = self.awaited();
        match (awaited, &adjournment.sealed) {
            (Some(side), _) => {
                let mut said = self.of(key::ENVELOPE_AWAITED, side);
                if self.state.clock().running() == Some(side) {
                    said.append(self.whose_time());
                }
                said
            }
            (None, SealedMove::Lost | SealedMove::Unclear) => self.sealed_by(),
            (None, _) => self.say(key::ENVELOPE_CLOSED),
        }
    }
}

/// What was written, for a voice: what looks like notation letter by letter, without
/// signs.
fn spelled(text: &str) -> String {
    let word = |word: &str| {
        let letters = word.chars().filter(|sign| !matches!(sign, '+' | '#' | '='));
        if word.contains(|c: char| c.is_ascii_digit()) {
            letters.map(String::from).collect::<Vec<String>>().join(" ")
        } else {
            letters.collect()
        }
    };
    text.split_whitespace().map(word).collect::<Vec<String>>().join(" ").trim().to_owned()
}
