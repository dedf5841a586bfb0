//! What the core says of the game, to who sits here.

use annabella::engine::Strength;
use annabella::games::{Position, Side};
use annabella::session::{Actor, Event, Player};
use annabella::speech::{
    CheckersQuestion, ChessQuestion, NamedMoves, Question, Reading, Settings, Speaker, Style,
    YinYangQuestion, listener_at,
};
use annabella::table::TimeReached;

use super::host::Wishes;
use super::{Said, Table};

/// Up to this level of the computer moves say what they capture,
const LEVELS_FOR_BEGINNERS: u8 = 3;
/// and below this rating.
const RATING_OF_LEARNERS: u16 = 1_000;

impl Table {
    pub(super) fn voice(&self) -> Speaker {
        Speaker::new(self.voice_settings()).of(self.state().kind())
    }

    /// Letters for the eye, words for the ear, and in play with the blind those of the
    /// Laws, unless something else is wanted.
    pub(super) fn voice_settings(&self) -> Settings {
        let usual = if self.state().has_blind_player() {
            Style::Fide
        } else if self.is_seen {
            Style::San
        } else if self.host.means.aloud.is_some() {
            // its pauses are for voices
            Style::Plain
        } else {
            Style::Literate
        };
        let Wishes { language, style, naming, is_dictated } = self.host.settings.wishes;
        let style = style.unwrap_or(usual);
        // a screen reader knows how its user wants squares to be read
        let is_read = self.host.means.aloud.is_none();
        let as_printed = is_read && matches!(style, Style::Literate | Style::Plain);
        Settings {
            language,
            style,
            as_printed,
            long_names: naming.long_names,
            names_captured: naming.name_captured || self.is_against_beginner(),
            square_names: naming.squares.into(),
            named_moves: if self.is_seen { NamedMoves::Written } else { NamedMoves::All },
            is_dictated,
            is_looking_back: self.is_looking_back(),
            ..Settings::default()
        }
    }

    /// Whether somebody plays who is told most: the computer's level is one of the lowest.
    fn is_against_beginner(&self) -> bool {
        let is_low = |side| match self.state().player(side) {
            Player::Engine(Strength::Rating(rating)) => rating.number() < RATING_OF_LEARNERS,
            Player::Engine(Strength::Level(level)) => level.number() <= LEVELS_FOR_BEGINNERS,
            _ => false,
        };
        self.only_person().is_some() && Side::ALL.into_iter().any(is_low)
    }

    /// What these events are told as. Who has typed what the other colour cannot do hears
    /// why, too.
    pub(super) fn told(&self, events: &[Event]) -> Said {
        let listener = self.listener();
        let voice = self.voice();
        let mut said = voice.events(self.state(), events, listener);
        for event in events {
            if let Event::Refused { by: by @ Actor::Player(side), deed, refusal } = *event
                && listener.is_some_and(|listener| listener != side)
            {
                said.push(voice.refusal(self.state(), by, deed, refusal, listener));
            }
        }
        said
    }

    /// `White has 5 minutes left.` to who wanted to be told.
    pub(super) fn times_reached(&self, reached: &[TimeReached]) -> Said {
        let told = |&TimeReached { of, left }: &TimeReached| {
            self.voice().time_left(self.state(), of, left, self.only_person())
        };
        reached.iter().filter_map(told).collect()
    }

    /// The answer to a question of the one at the keyboard. A colour that is named shows
    /// nobody what is hidden from him.
    pub(super) fn answer(&self, question: &Question) -> Said {
        let asker = match (self.hides_pieces() || self.is_repeating(), self.only_person()) {
            (true, _) => Some(self.viewer()),
            (false, Some(person)) => Some(person),
            (false, None) => self.named,
        };
        self.answer_for(asker, question)
    }

    fn answer_for(&self, asker: Option<Side>, question: &Question) -> Said {
        let now = self.at.game.game_time((self.host.means.now)());
        let (voice, state) = (self.voice(), self.state());
        match &self.looking {
            Some(looking) => voice.answer_looking_back(question, state, looking.plies, asker, now),
            None => voice.answer(question, state, asker, now),
        }
    }

    pub(super) fn board_told(&self) -> Said {
        self.answer(&self.about_board())
    }

    /// The same, whoever may see it.
    pub(super) fn whole_board_told(&self) -> Said {
        self.answer_for(None, &self.about_board())
    }

    /// What asks for all pieces.
    fn about_board(&self) -> Question {
        match self.position() {
            Position::Chess(_) => Question::Chess(ChessQuestion::Board(Reading::Pieces)),
            Position::Checkers(_) => Question::Checkers(CheckersQuestion::Board),
            Position::YinYang(_) => Question::YinYang(YinYangQuestion::Board),
        }
    }

    /// Who is told; of two people neither, unless the one on move must not hear what
    /// stands where.
    pub(super) fn listener(&self) -> Option<Side> {
        listener_at(self.state(), self.only_person())
    }

    /// Whether one at the keyboard must not see all of the board.
    pub(crate) fn is_board_hidden(&self) -> bool {
        !self.state().hidden(self.viewer()).may_ask()
    }
}
