//! What was asked back in a game, until it is answered.

use super::listening::{Listening, Understood};
use crate::games::chess::Move;
use crate::games::yin_yang::Point;
use crate::games::{self, Position, Side};
use crate::session::{DeedKind, Hint, State};
use crate::speech::{Hearing, NotUnderstood, Question, Settings, Why, YinYangQuestion};

/// A talk with whoever is at a game: it remembers which move was asked for.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    asked: Option<Asked>,
    begun: Option<Begun>,
    about: Option<About>,
}

/// The point of a board of Yin-Yang that was asked about last, `it`, until another position is
/// reached.
#[derive(Clone, Copy, Debug)]
struct About {
    point: Point,
    position: Position,
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
        let is_open = match &understood {
            Understood::NotUnderstood(_) => true,
            // "ist er sicher" is asked of a stone as well as of the opponent
            Understood::Question(Question::YinYang(question)) => question.is_about_all_stones(),
            _ => false,
        };
        let about_it = || self.about_it(state, by, settings, text);
        is_open.then(about_it).flatten().unwrap_or(understood)
    }

    /// A question about the point of which was spoken last: by a question, or with the last move;
    /// or about that of a hint, if it is asked what is placed there.
    fn about_it(
        &self,
        state: &State,
        by: Option<Side>,
        settings: Settings,
        text: &str,
    ) -> Option<Understood> {
        let position = state.position().yin_yang()?;
        let point_of = |mv: games::Move| mv.yin_yang()?.point();
        let asked = self.about.filter(|about| about.position == *state.position());
        let hinted = match state.hint() {
            Hint::Given(mv) => point_of(mv),
            _ => None,
        };
        let last = state.plies().last().and_then(|ply| point_of(ply.mv));
        let points = [asked.map(|about| about.point), last, hinted].into_iter().flatten();
        let found = points.flat_map(|point| {
            let ways = Hearing::about_point(text, point).into_iter();
            ways.map(move |named| (point, super::understand(state, by, settings, &named)))
        });
        let mut found = found.filter_map(|(point, understood)| match understood {
            Understood::Question(Question::YinYang(question)) => Some((point, question)),
            _ => None,
        });
        let fits = |(point, question): &(Point, YinYangQuestion)| {
            let is_stone = position.stone_at(*point).is_some();
            !(question.is_about_stone() && !is_stone || question.is_about_placing() && is_stone)
        };
        let first = found.next()?;
        let (_, question) = if fits(&first) { first } else { found.find(fits).unwrap_or(first) };
        Some(Understood::Question(Question::YinYang(question)))
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
    pub fn remember(&mut self, state: &State, understood: &Understood) {
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
                let position = *state.position();
                let about = question.point().map(|point| About { point, position });
                self.about = about.or(self.about);
            }
            Understood::Question(_) | Understood::WronglyRepeated(_) => {}
        }
    }
}
