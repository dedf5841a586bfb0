//! How squares, files and ranks are named.

use crate::games::chess::{File, Rank, Square};
use crate::speech::chess::fide;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, key};
use crate::speech::{Language, Ranks, Speaker, Style};

impl Speaker {
    /// A square: `Eva vier`, `e 4`, `echo 4`, `e4`.
    pub(in crate::speech) fn square(&self, square: Square) -> Utterance {
        if self.is_written() || self.is_for_the_eye() {
            return Utterance::of(self.settings.language, &square.to_string());
        }
        let mut said = self.file(square.file());
        said.append(self.rank(square.rank()));
        said
    }

    /// A file: `Eva`, `e`, `echo`.
    pub(in crate::speech) fn file(&self, file: File) -> Utterance {
        match self.settings.style {
            Style::Fide => self.file_called(fide::file(file)),
            Style::Nato => Utterance::of(self.settings.language, fide::nato(file)),
            _ => {
                let mut said = self.words.say(file_key(file));
                // without a pause an English voice takes it for the article
                let is_article = self.settings.language == Language::English
                    && file == File::A
                    && !self.is_for_the_eye();
                if is_article {
                    said.pause();
                }
                said
            }
        }
    }

    /// A rank: `vier`, `4`.
    pub(in crate::speech) fn rank(&self, rank: Rank) -> Utterance {
        match self.settings.ranks {
            Ranks::German if self.speaks_as_laws() => self.german(fide::rank(rank)),
            _ => self.words.say(rank_key(rank)),
        }
    }

    /// Whether squares are written as in notation.
    fn is_written(&self) -> bool {
        matches!(self.settings.style, Style::San | Style::Uci)
    }

    /// Whether words are read by somebody who needs no pauses and takes `a4` for what it is.
    pub(in crate::speech) fn is_for_the_eye(&self) -> bool {
        self.settings.as_printed && matches!(self.settings.style, Style::Plain | Style::Literate)
    }

    /// A German word of the Laws.
    pub(in crate::speech) fn german(&self, word: &str) -> Utterance {
        if self.settings.as_printed {
            Utterance::of(Language::German, &fide::as_printed(word))
        } else {
            Utterance::of(Language::German, word)
        }
    }
}

const fn file_key(file: File) -> Key {
    match file {
        File::A => key::FILE_A,
        File::B => key::FILE_B,
        File::C => key::FILE_C,
        File::D => key::FILE_D,
        File::E => key::FILE_E,
        File::F => key::FILE_F,
        File::G => key::FILE_G,
        File::H => key::FILE_H,
    }
}

const fn rank_key(rank: Rank) -> Key {
    match rank {
        Rank::First => key::RANK_1,
        Rank::Second => key::RANK_2,
        Rank::Third => key::RANK_3,
        Rank::Fourth => key::RANK_4,
        Rank::Fifth => key::RANK_5,
        Rank::Sixth => key::RANK_6,
        Rank::Seventh => key::RANK_7,
        Rank::Eighth => key::RANK_8,
    }
}
