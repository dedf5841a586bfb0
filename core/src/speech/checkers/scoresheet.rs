//! A game of PDN in words, to be read or to be listened to.

use crate::games::checkers::notation::pdn::{Game, GameResult};
use crate::games::checkers::{Move, Position};
use crate::games::{GameKind, Side};
use crate::session::{NewGame, State};
use crate::speech::checkers::answers::CheckersInquiry;
use crate::speech::inquiry::Inquiry;
use crate::speech::telling::typed;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};
use crate::speech::{CheckersQuestion, Phrase, Speaker, Urgency};

/// What is told of a game before its moves, by its PDN tag; Red is called Black there.
const LABELS: [(&str, Key); 6] = [
    ("Event", key::SCORE_EVENT),
    ("Site", key::SCORE_SITE),
    ("Date", key::SCORE_DATE),
    ("Round", key::SCORE_ROUND),
    ("Black", key::CHECKERS_SCORE_RED),
    ("White", key::SCORE_WHITE),
];

impl Speaker {
    /// A game of checkers as phrases that are complete in themselves: what its tags say, the
    /// position from which it began if that was another one, its moves by their numbers, the
    /// result.
    ///
    /// ```
    /// use annabella::games::checkers::notation::pdn::Game;
    /// use annabella::speech::{Settings, Speaker};
    ///
    /// let game: Game = "[Black \"Rosa\"]\n\n1. 11-15 22-18 2. 15x22 *".parse().unwrap();
    /// let told = Speaker::new(Settings::default()).checkers_scoresheet(&game);
    /// let lines: Vec<String> = told.iter().map(ToString::to_string).collect();
    /// assert_eq!(
    ///     lines,
    ///     [
    ///         "Red: Rosa.",
    ///         "Move 1: Red 11 to 15; White 22 to 18.",
    ///         "Move 2, Red: 15 jumps to 22."
    ///     ]
    /// );
    /// ```
    pub fn checkers_scoresheet(&self, game: &Game) -> Vec<Phrase> {
        let speaker = self.of(GameKind::Checkers);
        let header = |(tag, key): (&str, Key)| {
            let value = typed(known(tag, game)?.trim_end_matches('.'));
            let is_told = !value.is_empty();
            is_told.then(|| speaker.words.fill(key, [("value", Slot::Text(value))]))
        };
        let mut said: Vec<Utterance> = LABELS.into_iter().filter_map(header).collect();
        if *game.start() != Position::default() {
            said.push(speaker.words.say(key::SCORE_BEGAN));
            said.extend(speaker.checkers_position_told(game.start()));
        }
        let moves: Vec<(Position, Move)> =
            game.positions().zip(game.moves().iter().copied()).collect();
        let is_pair = |one: &(Position, Move), next: &(Position, Move)| {
            one.0.turn() == Side::First && next.0.turn() == Side::Second
        };
        let name = |(before, mv): &(Position, Move)| speaker.name_checkers_move(before, *mv);
        said.extend(moves.chunk_by(is_pair).filter_map(|moves| {
            let first = moves.first()?;
            let (number, side) = (first.0.move_number(), first.0.turn());
            Some(speaker.numbered(number, side, name(first), moves.get(1).map(name)))
        }));
        if game.result() != GameResult::Unknown {
            said.push(speaker.result_told(game.result().as_str()));
        }
        said.into_iter().map(|said| said.into_phrase(Urgency::Answer)).collect()
    }

    /// Where everything stands: `Red: kings 5, 12; men 1, 2.`
    fn checkers_position_told(&self, position: &Position) -> Vec<Utterance> {
        // a game that begins there; a position that can be played can begin a game
        let kind = GameKind::Checkers;
        let setup = NewGame { kind, position: (*position).into(), ..NewGame::default() };
        let state = State::new(setup).unwrap_or_default();
        let inquiry = Inquiry { speaker: self, state: &state, asker: Some(Side::First), now: 0 };
        CheckersInquiry::new(inquiry, position).answer(CheckersQuestion::Board)
    }
}

/// What a tag says, as far as that is known: of `1997.05.??` it is `1997-05`.
fn known(tag: &str, game: &Game) -> Option<String> {
    let value = game.tag(tag)?;
    if tag == "Date" {
        return Some(value.trim_end_matches(['?', '.']).replace('.', "-"));
    }
    // who is only called White has no name
    (!matches!(value, "?" | "White" | "Black" | "Red")).then(|| value.to_owned())
}
