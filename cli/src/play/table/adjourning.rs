//! Adjourning, sealing, opening. What is typed for these is asked as a question of its
//! own, of which nothing is shown or kept.

use annabella::games::Side;
use annabella::session::{Actor, Deed, DeedKind, Phase, SealedMove};
use annabella::speech::Heard;
use annabella::table::sealing::{self, SealingError};

use super::{Question, Said, Table, capital};
use crate::play::secret::Secret;
use crate::words::{Key, key};

/// How far the sealing is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sealing {
    Move,
    Passphrase { text: Secret },
    Again { text: Secret, passphrase: Secret },
}

impl Sealing {
    pub(super) fn prompt(&self) -> Key {
        match self {
            Sealing::Move => key::PROMPT_MOVE_TO_SEAL,
            Sealing::Passphrase { .. } => key::PROMPT_PASSPHRASE,
            Sealing::Again { .. } => key::PROMPT_PASSPHRASE_AGAIN,
        }
    }

    pub(super) fn asked(&self) -> Key {
        match self {
            Sealing::Move => key::SEALING_MOVE,
            Sealing::Passphrase { .. } => key::SEALING_PASSPHRASE,
            Sealing::Again { .. } => key::SEALING_AGAIN,
        }
    }
}

impl Table {
    pub(super) fn adjourn_by(&mut self, by: Actor, resumption: &str) -> Said {
        match Deed::read(self.state().kind(), format!("adjourn {resumption}").trim_end()) {
            Ok(deed) => self.act(by, deed),
            // there is nothing else that these words can lack
            Err(_) => self.say(key::RESUMPTION_TOO_LONG),
        }
    }

    pub(super) fn seal(&mut self) -> Said {
        let Actor::Player(by) = self.speaker() else { return Said::new() };
        if let Some(refused) = self.refused(Actor::Player(by), DeedKind::Seal) {
            return refused;
        }
        let mut said = self.say(key::SEALING_WARNING);
        said.extend(self.ask(Question::Seal(by, Sealing::Move)));
        said
    }

    pub(super) fn hear_sealing(&mut self, by: Side, stage: Sealing, line: &str) -> Said {
        let typed = line.trim();
        if typed.is_empty() {
            return self.say(key::NOTHING_SEALED);
        }
        match stage {
            Sealing::Move => self.hear_move_to_seal(by, typed),
            Sealing::Passphrase { text } => {
                let passphrase = Secret::new(typed);
                self.ask(Question::Seal(by, Sealing::Again { text, passphrase }))
            }
            Sealing::Again { text, passphrase } if passphrase.expose() == typed => {
                self.lay_in_envelope(by, text.expose(), typed)
            }
            Sealing::Again { text, .. } => {
                let mut said = self.say(key::SEALING_DIFFER);
                said.extend(self.ask(Question::Seal(by, Sealing::Passphrase { text })));
                said
            }
        }
    }

    /// In strict games nobody looks whether it is a legal move, only whether it is meant as
    /// one: a slip of the hand cannot be seen here.
    fn hear_move_to_seal(&mut self, by: Side, typed: &str) -> Said {
        let problem =
            match sealing::check(self.state(), typed, self.voice_settings().language.letters()) {
                // what cannot be laid in an envelope is told then
                Ok(()) | Err(SealingError::Seal(_)) => None,
                Err(SealingError::NotAMove) => Some(key::SEALING_NO_MOVE),
                Err(SealingError::NotLegal) => {
                    let heard = self.hear_alone(typed);
                    let is_several =
                        matches!(heard, Heard::Ambiguous { .. } | Heard::PromotionMissing { .. });
                    Some(if is_several { key::SEALING_SEVERAL } else { key::SEALING_ILLEGAL })
                }
            };
        let Some(problem) = problem else {
            return self.ask(Question::Seal(by, Sealing::Passphrase { text: Secret::new(typed) }));
        };
        let mut said = self.say(problem);
        said.extend(self.ask(Question::Seal(by, Sealing::Move)));
        said
    }

    fn lay_in_envelope(&mut self, by: Side, text: &str, passphrase: &str) -> Said {
        match sealing::envelope(
            self.state(),
            text,
            passphrase,
            self.voice_settings().language.letters(),
        ) {
            Ok(sealed) => {
                let now = (self.host.means.now)();
                let update = self.at.game.seal(Actor::Player(by), sealed, now);
                self.tell(&update)
            }
            Err(SealingError::NotAMove | SealingError::NotLegal) => self.say(key::NOTHING_SEALED),
            Err(error) => {
                let reason = capital(&error.to_string());
                self.say_with(key::NOTHING_SEALED_BECAUSE, [("reason", reason.into())])
            }
        }
    }

    /// By the arbiter, whose place the program takes.
    pub(super) fn open(&mut self) -> Said {
        match self.refused(Actor::Arbiter, DeedKind::Open) {
            Some(refused) => refused,
            None => self.ask(Question::Open),
        }
    }

    pub(super) fn hear_passphrase(&mut self, line: &str) -> Said {
        let typed = line.trim();
        if typed.is_empty() {
            return self.say(key::STAYS_CLOSED);
        }
        match sealing::key(self.state(), typed) {
            Ok(key) => self.act(Actor::Arbiter, Deed::Open(key)),
            Err(error) => self.say_text(capital(&format!("{error}."))),
        }
    }

    /// Who has to answer the sealed move and is not there.
    pub(super) fn awaited(&self) -> Option<Side> {
        let answerer = !self.state().adjournment()?.sealed_by;
        let is_awaited = self.state().phase() == Phase::Resumed
            && self.state().permits(Actor::Player(answerer), DeedKind::Arrive).is_ok();
        is_awaited.then_some(answerer)
    }

    pub(super) fn envelope_told(&self) -> Said {
        let told = self.voice().envelope(self.state(), self.only_person());
        if told.is_empty() { self.say(key::NO_ENVELOPE) } else { told }
    }

    pub(super) fn is_sealed_move_unclear(&self) -> bool {
        self.state().adjournment().is_some_and(|kept| kept.sealed == SealedMove::Unclear)
    }

    pub(super) fn is_envelope_lost(&self) -> bool {
        use SealedMove;
        self.state().adjournment().is_some_and(|kept| kept.sealed == SealedMove::Lost)
    }
}
