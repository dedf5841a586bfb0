//! What is said to somebody who looks back at a game.

use super::utterance::Utterance;
use super::words::{Slot, key};
use super::{Phrase, Question, Speaker, Urgency};
use crate::arbiter::clock::Millis;
use crate::games::Side;
use crate::session::{LookLimit, LookedBack, NoBranch, Ply, State};

impl Speaker {
    /// Where a look back has come: why it went no further, and the move that was made there, as
    /// a scoresheet has it, or that it is the beginning. Behind the last move of a game that is
    /// over also how it ended, in a game by the Laws that there is no more to it, and where a
    /// player has still to write the later ones that those are not told yet.
    pub fn looked_back(&self, state: &State, looked: LookedBack) -> Vec<Phrase> {
        let LookedBack { plies, limit } = looked;
        let mut said = Vec::new();
        let limit_told = limit.and_then(|limit| self.limit_told(limit));
        said.extend(limit_told.map(assertive));
        said.push(match plies.checked_sub(1) {
            Some(index) => self.ply_told(state, index),
            None => self.words.say(key::LOOKING_BEGINNING).into_phrase(Urgency::Answer),
        });
        if plies == state.plies().len() && state.ending().is_some() {
            said.extend(self.situation(state, None, None).pop());
        }
        if !state.shows_past(plies) {
            said.push(self.words.say(key::LOOKING_ONLY_MOVES).into_phrase(Urgency::Answer));
        }
        if state.hides_score() && plies == state.told_plies() {
            said.push(self.words.say(key::LOOKING_UNWRITTEN).into_phrase(Urgency::Answer));
        }
        said
    }

    /// Whether the arbiter means to restore the position after so many moves of both sides, with
    /// how many fall away by it; nothing where none would.
    pub fn restore_question(&self, state: &State, plies: usize) -> Option<Phrase> {
        let falling = state.plies().get(plies..)?;
        let first = falling.first()?;
        let kept = plies.checked_sub(1).and_then(|last| state.plies().get(last));
        let speaker = self.of(state.kind());
        let number = |ply: &Ply| Slot::Number(ply.before.move_number().into());
        let mut said = speaker.words.fill(
            key::RESTORE_FALLS_AWAY,
            [
                ("count", Slot::Number(falling.len() as u64)),
                ("number", number(first)),
                speaker.player_slot(first.by()),
            ],
        );
        said.append(match kept {
            Some(ply) => {
                let number = ("number", number(ply));
                speaker.words.fill(key::RESTORE_AFTER, [number, speaker.player_slot(ply.by())])
            }
            None => speaker.words.say(key::RESTORE_START),
        });
        Some(said.into_phrase(Urgency::Answer))
    }

    /// Why no game goes on from an earlier position.
    pub fn no_branch(&self, reason: NoBranch) -> Phrase {
        assertive(self.words.say(match reason {
            NoBranch::Strict => key::LOOKING_BRANCH_STRICT,
            NoBranch::Correspondence => key::LOOKING_BRANCH_CORRESPONDENCE,
            NoBranch::Over => key::LOOKING_BRANCH_OVER,
            NoBranch::NoPosition => key::LOOKING_BRANCH_NONE,
        }))
    }

    /// The answer to a question of somebody who looks at the position after so many moves: about
    /// that, but for times, which are those of now.
    pub fn answer_looking_back(
        &self,
        question: &Question,
        state: &State,
        plies: usize,
        asker: Option<Side>,
        now: Millis,
    ) -> Vec<Phrase> {
        let is_of_now =
            matches!(question, Question::Clocks | Question::Clock(_) | Question::TimesUsed);
        let past = state.past(plies).filter(|_| !is_of_now);
        match past {
            Some(_) if question.is_about_position() && !state.shows_past(plies) => {
                vec![self.words.say(key::LOOKING_ONLY_MOVES).into_phrase(Urgency::Answer)]
            }
            Some(past) => self.answer(question, &past, asker, now),
            None => self.answer(question, state, asker, now),
        }
    }

    fn limit_told(&self, limit: LookLimit) -> Option<Utterance> {
        Some(match limit {
            LookLimit::First => self.words.say(key::LOOKING_FIRST),
            LookLimit::Last => self.words.say(key::LOOKING_LAST),
            // said behind the last move that is told, however one came there
            LookLimit::Unwritten => return None,
            LookLimit::NoSuchMove { last: 0 } => self.words.say(key::LOOKING_NO_MOVES),
            LookLimit::NoSuchMove { last } => {
                let last = ("last", Slot::Number(last.into()));
                self.words.fill(key::LOOKING_NO_SUCH_MOVE, [last])
            }
        })
    }
}

fn assertive(said: Utterance) -> Phrase {
    said.into_phrase(Urgency::Assertive)
}
