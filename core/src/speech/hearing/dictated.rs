//! What a recogniser of speech wrote: letters and words that sound like others.

use super::lattice::Letters;
use super::lexicon::Lexicon;
use super::outcome::{MAX_OFFERED, offered};
use super::{Heard, Hearing, Why};
use crate::games::chess::{Move, Position};
use crate::speech::{Settings, Speaker};

impl Hearing {
    /// Listens to words that are sure, as those that are typed.
    #[must_use]
    pub(crate) fn of_typed(self) -> Hearing {
        let settings = Settings { is_dictated: false, ..*self.speaker.settings() };
        Hearing { speaker: Speaker::new(settings), ..self }
    }

    /// A move that was dictated is asked for where it could have been another one by the
    /// sound of a letter, and what is none, where it sounds like some. An illegal move is not
    /// clear then, and does not count as announced.
    pub(super) fn doubted(&self, heard: Heard, text: &str, position: &Position) -> Heard {
        if !self.speaker.settings().is_dictated {
            return heard;
        }
        match heard {
            Heard::Move(mv) => {
                self.asked_by_sound(vec![mv], text, position).unwrap_or(Heard::Move(mv))
            }
            Heard::PromotionMissing { squares, .. } => {
                let mut moves = position.legal_moves();
                moves.retain(|mv| mv.from() == squares.from && mv.to() == squares.to);
                self.asked_by_sound(moves, text, position).unwrap_or(heard)
            }
            Heard::Ambiguous { mut candidates, question } if !self.is_hidden => {
                let others = self.others_by_sound(&candidates, text, position);
                if others.is_empty() {
                    return Heard::Ambiguous { candidates, question };
                }
                candidates.extend(others);
                self.ask(candidates, position)
            }
            Heard::Irregular { refusal, .. } if self.sounds_alike(text) => {
                self.misheard(text, Why::Impossible(Some(refusal)))
            }
            Heard::NotUnderstood(_) if !self.is_hidden => {
                self.hear_asking(Lexicon::dictated(self.language), text, position).unwrap_or(heard)
            }
            heard => heard,
        }
    }

    /// The question which move is meant, if it sounds like others than these, which differ
    /// only in what a pawn becomes.
    fn asked_by_sound(
        &self,
        mut moves: Vec<Move>,
        text: &str,
        position: &Position,
    ) -> Option<Heard> {
        // of a hidden board it is not told whether another one is possible
        if self.is_hidden {
            return self.sounds_alike(text).then(|| self.ask(moves, position));
        }
        let others = self.others_by_sound(&moves, text, position);
        if others.is_empty() {
            return None;
        }
        if offered(&moves) + offered(&others) <= MAX_OFFERED {
            moves.extend(others);
        }
        Some(self.ask(moves, position))
    }

    /// Legal moves that sound like these, but lead from or to other squares.
    fn others_by_sound(&self, moves: &[Move], text: &str, position: &Position) -> Vec<Move> {
        let is_same = |mv: &Move, other: &Move| mv.from() == other.from() && mv.to() == other.to();
        let mut others: Vec<Move> = Vec::new();
        for hearing in self.in_each_language() {
            for letters in [Letters::Files, Letters::Pieces] {
                let lattice = hearing.by_sound().lattice(text, letters);
                let matches = self.matches(&lattice, 0, position, true);
                let found = matches.moves.into_iter().chain(matches.promotions);
                let is_other = |mv: &Move| !moves.iter().chain(&others).any(|one| is_same(mv, one));
                let found: Vec<Move> = found.filter(is_other).collect();
                others.extend(found);
            }
        }
        others
    }

    /// Whether an answer that means one of the moves which were asked about could mean
    /// another one of them by its sound.
    pub(crate) fn is_answer_doubtful(
        &self,
        text: &str,
        position: &Position,
        asked: &[Move],
    ) -> bool {
        self.speaker.settings().is_dictated
            && self.sounds_alike(text)
            && self.by_sound().chosen(text, position, asked).len() != 1
    }

    /// Whether there is a word in it that sounds like another one.
    fn sounds_alike(&self, text: &str) -> bool {
        self.in_each_language().any(|hearing| {
            let written = hearing.lattice(text, Letters::Files);
            let sounding = hearing.by_sound().lattice(text, Letters::Files);
            (0..written.len()).any(|at| written.at(at).len() != sounding.at(at).len())
        })
    }

    /// Hears each word also as those that sound like it.
    fn by_sound(&self) -> Hearing {
        Hearing { lexicon: Lexicon::alike(self.language), ..*self }
    }
}
