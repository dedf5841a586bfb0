//! A game of PGN in words, to be read or to be listened to.

use crate::games::Side;
use crate::games::chess::notation::pgn::{Game, GameResult};
use crate::games::chess::{Color, Move, Position};
use crate::speech::telling::typed;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};

/// What is told of a game before its moves, by its PGN tag.
const LABELS: [(&str, Key); 6] = [
    ("Event", key::SCORE_EVENT),
    ("Site", key::SCORE_SITE),
    ("Date", key::SCORE_DATE),
    ("Round", key::SCORE_ROUND),
    ("White", key::SCORE_WHITE),
    ("Black", key::SCORE_BLACK),
];

impl Speaker {
    /// A game as phrases that are complete in themselves: what its tags say, the position
    /// from which it began if that was another one, its moves by their numbers, the result.
    ///
    /// ```
    /// use annabella::games::chess::notation::pgn::Reader;
    /// use annabella::speech::{Settings, Speaker};
    ///
    /// let text = "[White \"Rosa\"]\n\n1. e4 e5 2. Nf3 *";
    /// let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
    /// let told = Speaker::new(Settings::default()).scoresheet(&game);
    /// let lines: Vec<String> = told.iter().map(ToString::to_string).collect();
    /// assert_eq!(
    ///     lines,
    ///     ["White: Rosa.", "Move 1: White e 4; Black e 5.", "Move 2, White: knight, f 3."]
    /// );
    /// ```
    pub fn scoresheet(&self, game: &Game) -> Vec<Phrase> {
        let mut said: Vec<Utterance> =
            LABELS.iter().filter_map(|&(tag, key)| self.header(key, &known(tag, game)?)).collect();
        if game.is_chess960() {
            said.push(self.words.say(key::SCORE_CHESS960));
        }
        if *game.start() != Position::default() {
            said.push(self.words.say(key::SCORE_BEGAN));
            said.extend(self.position_told(game.start(), Side::First));
        }
        let moves: Vec<(Position, Move)> = game.positions().zip(game.mainline()).collect();
        let is_pair = |one: &(Position, Move), next: &(Position, Move)| {
            one.0.turn() == Color::White && next.0.turn() == Color::Black
        };
        let name = |(before, mv): &(Position, Move)| self.name_move(before, *mv);
        said.extend(moves.chunk_by(is_pair).filter_map(|moves| {
            let first = moves.first()?;
            let (before, _) = first;
            let (number, side) = (before.fullmove_number(), before.turn().into());
            Some(self.numbered(number, side, name(first), moves.get(1).map(name)))
        }));
        if game.result != GameResult::Unknown {
            said.push(self.result_told(game.result.as_str()));
        }
        said.into_iter().map(|said| said.into_phrase(Urgency::Answer)).collect()
    }

    /// `White: Rosa.`
    fn header(&self, key: Key, value: &str) -> Option<Utterance> {
        let value = typed(value.trim_end_matches('.'));
        (!value.is_empty()).then(|| self.words.fill(key, [("value", Slot::Text(value))]))
    }
}

/// What a tag says, as far as that is known: of `1997.05.??` it is `1997-05`.
fn known(tag: &str, game: &Game) -> Option<String> {
    let value = game.tag(tag)?;
    if tag == "Date" {
        return Some(value.trim_end_matches(['?', '.']).replace('.', "-"));
    }
    // who is only called White has no name
    (!matches!(value, "?" | "White" | "Black")).then(|| value.to_owned())
}
