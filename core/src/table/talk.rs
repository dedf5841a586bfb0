//! What was asked back in a game, until it is answered.

use super::listening::{Listening, Understood};
use crate::games::chess::Move;
use crate::games::yin_yang::Point;
use crate::games::{Position, Side};
use crate::session::{DeedKind, State};
use crate::speech::{Hearing, NotUnderstood, Question, Settings, Why};

/// A talk with whoever is at a game: it remembers which move was asked for.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    asked: Option<Asked>,
    begun: Option<Begun>,
    /// The point of a board of Yin-Yang that was asked about last: `it`.
    about: Option<Point>,
}

/// A part of a move that was said: the rest may follow.
#[derive(Clone, Debug)]
pub(super) struct Begun {
    /// What is done with the move.
    pub(super) kind: DeedKind,
    pub(super) position: Position,
    pub(super) text: String,
}

/// A question which move is meant, or whether one is.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// What is done with it: it is made, repeated or recorded.
    pub(super) kind: DeedKind,
    pub(super) position: Position,
    pub(super) moves: Vec<Move>,
}

impl Talk {
    /// What somebody means by what he has said or typed, as [`understand`](super::understand)
    /// has it; the question that was asked last is answered first. Nothing is done.
    pub fn understand(
        &self,
        state: &State,
        by: Option<Side>,
        settings: Settings,
        text: &str,
    ) -> Understood {
        if let Some(reply) = self.reply(state, by, settings, text) {
            return reply;
        }
        let understood = super::understand(state, by, settings, text);
        if !matches!(understood, Understood::NotUnderstood(_)) {
            return understood;
        }
        self.about_it(state, by, settings, text).unwrap_or(understood)
    }

    /// A question about the point of which was spoken last.
    fn about_it(
        &self,
        state: &State,
        by: Option<Side>,
        settings: Settings,
        text: &str,
    ) -> Option<Understood> {
        let named = Hearing::about_point(text, self.about?)?;
        let understood = super::understand(state, by, settings, &named);
        matches!(understood, Understood::Question(_)).then_some(understood)
    }

    /// The same, if it answers what was asked: the question which move is meant, or what a pawn
    /// becomes.
    pub fn reply(
        &self,
        state: &State,
        by: Option<Side>,
        settings: Settings,
        text: &str,
    ) -> Option<Understood> {
        let listening = Listening::new(state, by, settings);
        let begun = || listening.go_on(self.begun.as_ref()?, text);
        listening.reply_to(self.asked.as_ref(), text).or_else(begun)
    }

    /// Remembers what has been asked back with this, until it is answered or something is done.
    pub fn remember(&mut self, understood: &Understood) {
        match understood {
            Understood::Ambiguous { kind, position, candidates, .. } => {
                let moves = candidates.clone();
                self.asked = Some(Asked { kind: *kind, position: *position, moves });
                self.begun = None;
            }
            Understood::Action(_) | Understood::Command(_) | Understood::Dropped(_) => {
                *self = Talk::default();
            }
            Understood::Begun { kind, position, heard } => {
                let text = heard.heard.clone();
                *self = Talk {
                    asked: None,
                    begun: Some(Begun { kind: *kind, position: *position, text }),
                    about: None,
                };
            }
            // another move was said
            Understood::NotUnderstood(NotUnderstood {
                why: Why::Impossible(_) | Why::NoSquare(_),
                ..
            }) => *self = Talk::default(),
            // it can still be answered
            Understood::NotUnderstood(_) => self.begun = None,
            Understood::Question(Question::YinYang(question)) => {
                self.about = question.point().or(self.about);
            }
            Understood::Question(_) | Understood::WronglyRepeated(_) => {}
        }
    }
}
