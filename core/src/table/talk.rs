//! What was asked back in a game, until it is answered.

use super::listening::{Listening, Understood, only_person};
use crate::games::chess::Move;
use crate::games::yin_yang::Point;
use crate::games::{Position, Side};
use crate::session::{Deed, DeedKind, State};
use crate::speech::{
    Command, Hearing, NotUnderstood, Question, Settings, Speaker, Why, YinYangQuestion,
};

/// A talk with whoever is at a game: it remembers which move was asked for.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    asked: Option<Asked>,
    begun: Option<Begun>,
    about: Option<About>,
}

/// Of what was spoken about a board of Yin-Yang, the last of it last, until another position is
/// reached.
#[derive(Clone, Debug)]
struct About {
    topics: Vec<Topic>,
    position: Position,
    /// Whether the last of it was spoken of last of all: something else may have been said since.
    is_latest: bool,
}

/// What names stones or points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    /// The answer to a question.
    Question(Question),
    /// A stone that was not allowed on a point, as the position is still the same.
    Tried(Point),
    /// The last hint, with its reason.
    Hint,
    /// The last move.
    LastMove,
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
        if understood == Understood::Question(Question::YinYang(YinYangQuestion::Why))
            && let Some(forbidden) = self.forbidden(state)
        {
            return Understood::Question(Question::YinYang(forbidden));
        }
        let is_open = match &understood {
            Understood::NotUnderstood(_) => true,
            // "ist er sicher" is asked of a stone as well as of the opponent
            Understood::Question(Question::YinYang(question)) => question.is_about_all_stones(),
            _ => false,
        };
        let about_it = || self.about_it(state, by, settings, text);
        is_open.then(about_it).flatten().unwrap_or(understood)
    }

    /// Of what was spoken in this position, the last of it first.
    fn topics(&self, state: &State) -> impl Iterator<Item = Topic> {
        let here = self.about.iter().filter(|about| about.position == *state.position());
        here.flat_map(|about| about.topics.iter().rev().copied())
    }

    /// Asks why the stone is forbidden of which was spoken last.
    fn forbidden(&self, state: &State) -> Option<YinYangQuestion> {
        let position = state.position().yin_yang()?;
        if !self.about.as_ref()?.is_latest {
            return None;
        }
        let (side, point) = match self.topics(state).next()? {
            Topic::Tried(point) => (None, point),
            Topic::Question(Question::YinYang(YinYangQuestion::Allowed { side, point })) => {
                (side, point)
            }
            _ => return None,
        };
        let of_side = position.with_turn(side.unwrap_or(position.turn()));
        let is_forbidden = of_side.placing(point, state.earlier_keys()).is_err();
        is_forbidden.then_some(YinYangQuestion::Allowed { side, point })
    }

    /// A question about what was named last: by an answer, or a hint, or with the last move.
    fn about_it(
        &self,
        state: &State,
        by: Option<Side>,
        settings: Settings,
        text: &str,
    ) -> Option<Understood> {
        let position = state.position().yin_yang()?;
        let asker = by.or_else(|| only_person(state));
        let speaker = Speaker::new(settings).of(state.kind());
        let named = |topic: Topic| match topic {
            Topic::Question(question) => speaker.points_named(question, state, asker),
            Topic::Tried(point) => vec![point],
            Topic::Hint => speaker.points_of_hint(state, asker),
            Topic::LastMove => speaker.points_named(Question::LastMoves(1), state, asker),
        };
        let asked_of = |point: Point| {
            let ways = Hearing::about_point(text, point).into_iter();
            let mut understood = ways.map(|way| super::understand(state, by, settings, &way));
            understood.find_map(|understood| match understood {
                Understood::Question(Question::YinYang(question)) => Some((point, question)),
                _ => None,
            })
        };
        // how far a stone, or a place for one, is from what can be meant
        let is_several = Hearing::is_about_several(text);
        let misses = |(point, question): &(Point, YinYangQuestion)| {
            let stone = position.stone_at(*point);
            let needs_stone = question.is_about_stone() && !question.is_about_any_stone();
            let is_other_kind =
                needs_stone && stone.is_none() || question.is_about_placing() && stone.is_some();
            let is_of_other_side = match (question.is_about_own_stone(), asker) {
                (Some(is_own), Some(asker)) => stone.is_some_and(|of| (of == asker) != is_own),
                _ => false,
            };
            let is_one = is_several && position.group(*point).len() <= 1;
            (is_other_kind, is_of_other_side, is_one)
        };
        let topics = self.topics(state).chain([Topic::Hint, Topic::LastMove]);
        let mut meant = topics.filter_map(|topic| {
            let questions = named(topic).into_iter().filter_map(asked_of);
            questions.min_by_key(misses)
        });
        let first = meant.next()?;
        let fits = |asked: &(Point, YinYangQuestion)| !misses(asked).0;
        let (_, question) = if fits(&first) { first } else { meant.find(fits).unwrap_or(first) };
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
            Understood::Action(action) => {
                *self = Talk::default();
                self.spoken_of(state, tried(state, &action.deed).map(Topic::Tried));
            }
            Understood::Command(command) => {
                self.asked = None;
                self.begun = None;
                // what is said again is spoken of again
                if *command != Command::Repeat {
                    self.spoken_of_else();
                }
            }
            Understood::Dropped(_) => {
                self.asked = None;
                self.begun = None;
            }
            Understood::Begun { kind, position, heard } => {
                let text = heard.heard.clone();
                self.asked = None;
                self.begun = Some(Begun { kind: *kind, position: *position, text });
            }
            // another move was said
            Understood::NotUnderstood(NotUnderstood {
                why: Why::Impossible(_) | Why::NoSquare(_),
                ..
            }) => *self = Talk::default(),
            // it can still be answered
            Understood::NotUnderstood(_) => self.begun = None,
            Understood::Question(question) => {
                let topic = match question {
                    Question::YinYang(asked) => {
                        asked.names_points().then_some(Topic::Question(*question))
                    }
                    Question::LastMoves(_) | Question::LastMoveOf(_) | Question::Situation => {
                        Some(Topic::Question(*question))
                    }
                    _ => None,
                };
                self.spoken_of(state, topic);
            }
            Understood::WronglyRepeated(_) => {}
        }
    }

    fn spoken_of(&mut self, state: &State, topic: Option<Topic>) {
        let (Some(topic), Position::YinYang(_)) = (topic, state.position()) else {
            self.spoken_of_else();
            return;
        };
        let position = *state.position();
        let kept = self.about.take().filter(|about| about.position == position);
        let mut topics = kept.map(|about| about.topics).unwrap_or_default();
        topics.retain(|spoken| *spoken != topic);
        topics.push(topic);
        self.about = Some(About { topics, position, is_latest: true });
    }

    /// Something that names no stones or points is spoken of.
    fn spoken_of_else(&mut self) {
        if let Some(about) = &mut self.about {
            about.is_latest = false;
        }
    }
}

/// The point on which a stone is put, if that is done.
fn tried(state: &State, deed: &Deed) -> Option<Point> {
    let size = state.position().yin_yang()?.size();
    let Deed::Move(path) = deed else { return None };
    match path.points() {
        [number] => size.point(*number),
        _ => None,
    }
}
