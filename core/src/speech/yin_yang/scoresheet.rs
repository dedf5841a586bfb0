//! A game of SGF in words, to be read or to be listened to.

use crate::games::GameKind;
use crate::games::yin_yang::notation::sgf::{Game, GameResult};
use crate::games::{Side, yin_yang};
use crate::session::{NewGame, State};
use crate::speech::inquiry::Inquiry;
use crate::speech::telling::typed;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};
use crate::speech::yin_yang::answers::YinYangInquiry;
use crate::speech::{Phrase, Speaker, Urgency, YinYangQuestion};

/// What is told of a game before its moves.
const LABELS: [(&str, Key); 6] = [
    ("Event", key::SCORE_EVENT),
    ("Site", key::SCORE_SITE),
    ("Date", key::SCORE_DATE),
    ("Round", key::SCORE_ROUND),
    ("Black", key::SCORE_BLACK),
    ("White", key::SCORE_WHITE),
];

impl Speaker {
    /// A game of Yin-Yang as phrases that are complete in themselves: what its tags say, how many
    /// stones win, the position from which it began if there were stones, its moves by their
    /// numbers, the result.
    pub fn yin_yang_scoresheet(&self, game: &Game) -> Vec<Phrase> {
        let speaker = self.of(GameKind::YinYang);
        let header = |(tag, key): (&str, Key)| {
            let value = typed(known(tag, game)?.trim_end_matches('.'));
            let is_told = !value.is_empty();
            is_told.then(|| speaker.words.fill(key, [("value", Slot::Text(value))]))
        };
        let mut said: Vec<Utterance> = LABELS.into_iter().filter_map(header).collect();
        said.extend(speaker.told_of(game.start()));
        let mut past = game.positions();
        for mv in game.moves() {
            let Some(before) = past.next() else { break };
            let name = speaker.name_yin_yang_move(&before, *mv);
            said.push(speaker.numbered(before.move_number(), before.turn(), name, None));
        }
        let result = match game.result() {
            GameResult::Win(Side::First, _) => Some("1-0"),
            GameResult::Win(Side::Second, _) => Some("0-1"),
            GameResult::Draw => Some("1/2-1/2"),
            GameResult::Void | GameResult::Unknown => None,
        };
        said.extend(result.map(|result| speaker.result_told(result)));
        said.into_iter().map(|said| said.into_phrase(Urgency::Answer)).collect()
    }

    /// How many stones win, and where the game begins if that is not an empty board.
    fn told_of(&self, start: &yin_yang::Position) -> Vec<Utterance> {
        let kind = GameKind::YinYang;
        let setup = NewGame { kind, position: (*start).into(), ..NewGame::default() };
        let state = State::new(setup).unwrap_or_default();
        let inquiry = Inquiry { speaker: self, state: &state, asker: Some(Side::First), now: 0 };
        let answer = |question| YinYangInquiry::new(inquiry, start).answer(question);
        let mut said = answer(YinYangQuestion::Target);
        if !start.empty().eq(&start.size().all()) {
            said.push(self.words.say(key::SCORE_BEGAN));
            said.extend(answer(YinYangQuestion::Board));
        }
        said
    }
}

/// What a tag says, as far as that is known.
fn known(tag: &str, game: &Game) -> Option<String> {
    let value = game.tag(tag)?;
    // who is only called White has no name
    (!matches!(value, "?" | "White" | "Black")).then(|| value.to_owned())
}
