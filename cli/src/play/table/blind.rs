//! Games with a blind player: what is heard and said there is the core's.

use annabella::games::chess::notation::SquareMove;
use annabella::games::chess::{Color, Position};
use annabella::session::{Deed, DeedKind, Event, Phase, Turn};
use annabella::speech::{Heard, Hearing, Phrase, Question, Speaker, Why};

use super::{Said, Table};
use crate::play::command;

impl Table {
    pub(super) fn has_blind_player(&self) -> bool {
        self.state().has_blind_player()
    }

    /// What these events are in the words of the core.
    pub(super) fn words_of(&self, events: &[Event]) -> Said {
        texts(&self.voice().events(self.state(), events, self.only_person()))
    }

    fn voice(&self) -> Speaker {
        Speaker::new(self.host.settings.voice)
    }

    /// Moves, repetitions, corrections and questions; `None` for what the commands of the
    /// terminal are for.
    pub(super) fn hear_words(&mut self, line: &str) -> Option<Said> {
        if !self.has_blind_player() || self.ending().is_some() {
            return None;
        }
        let (by, words) = command::who(line);
        let words = REPETITION.iter().find_map(|word| words.strip_prefix(word)).unwrap_or(words);
        let hearing = Hearing::new(self.host.settings.voice);
        let is_command = command::parse_spoken(line, self.position()).1.is_ok();
        let deed = match hearing.hear(words, &self.position_heard()) {
            Heard::Move(mv) => self.moved_or_repeated(SquareMove::of(mv)),
            Heard::Irregular { squares, .. } | Heard::PromotionMissing { squares, .. } => {
                self.moved_or_repeated(squares)
            }
            Heard::Ambiguous { question, .. } => return Some(texts(&[question])),
            Heard::Question(question) => return Some(self.answer_in_words(question, by)),
            // what the terminal knows too it does in its own way
            Heard::Deed(deed) if is_of_blind_play(deed.kind()) || !is_command => deed,
            Heard::NotUnderstood(heard)
                if self.is_to_be_repeated() && matches!(heard.why, Why::Impossible(_)) =>
            {
                return Some(self.wrongly_repeated());
            }
            Heard::NotUnderstood(heard) if !is_command => return Some(texts(&[heard.phrase])),
            _ => return None,
        };
        self.named = by;
        let said = self.act_here(deed);
        self.named = None;
        Some(said)
    }

    /// What is said first, besides what every game has.
    pub(super) fn how_to_announce(&self) -> Option<String> {
        let is_open = self.has_blind_player() && self.ending().is_none();
        is_open.then(|| {
            "Moves are announced. Say another one to correct it, or press to start the clock at once. Repeat the opponent's moves.".to_owned()
        })
    }

    /// What the next line is, where a move is announced or has to be repeated.
    pub(super) fn blind_prompt(&self) -> Option<String> {
        let Phase::Playing(turn) = self.state().phase() else { return None };
        let who = match self.only_person() {
            Some(_) => String::new(),
            None => format!("{}: ", self.state().mover()),
        };
        let prompt = match turn {
            Turn::Repeating => "Repeat the move:",
            Turn::Placed { .. } => "Announce the move:",
            Turn::Announcing { .. } => "Announced:",
            _ => return None,
        };
        Some(format!("{who}{prompt}"))
    }

    /// Whatever else it is, it is not the move.
    fn wrongly_repeated(&self) -> Said {
        let Some(ply) = self.state().plies().last() else { return Said::new() };
        let (by, squares) = (!ply.before.turn(), SquareMove::of(ply.mv));
        self.words_of(&[Event::WronglyRepeated { by, said: squares, squares }])
    }

    fn answer_in_words(&self, question: Question, by: Option<Color>) -> Said {
        let asker = by.or(self.only_person());
        let now = self.at.game.game_time((self.host.means.now)());
        texts(&self.voice().answer(&question, self.state(), asker, now))
    }

    /// What is repeated was heard in the position before it.
    fn position_heard(&self) -> Position {
        match self.state().plies().last() {
            Some(ply) if self.is_to_be_repeated() => ply.before,
            _ => *self.position(),
        }
    }

    fn is_to_be_repeated(&self) -> bool {
        matches!(self.state().phase(), Phase::Playing(Turn::Repeating | Turn::ToPress))
    }

    fn moved_or_repeated(&self, squares: SquareMove) -> Deed {
        if self.is_to_be_repeated() { Deed::Repeat(squares) } else { Deed::Move(squares) }
    }
}

/// What may stand before a move that is repeated.
const REPETITION: [&str; 2] = ["repeat ", "wiederhole "];

/// What only such games have, and the press.
const fn is_of_blind_play(kind: DeedKind) -> bool {
    matches!(
        kind,
        DeedKind::Correct | DeedKind::Peek | DeedKind::Promote | DeedKind::Lift | DeedKind::Release
    )
}

fn texts(phrases: &[Phrase]) -> Said {
    phrases.iter().map(Phrase::to_string).collect()
}
