//! What is typed and said in a game of Yin-Yang.

mod lexicon;
mod named;
mod slots;

use crate::games::yin_yang::{Point, Position};
use crate::games::{GameKind, GameShape, Path};
use crate::session::Deed;
use crate::speech::hearing::phrases::Phrases;
use crate::speech::hearing::tokens::{self, Token};
use crate::speech::hearing::{Heard, Hearing, MAX_LEN, NotUnderstood, Why};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{Language, Phrase, Question, Urgency, YinYangQuestion};
use lexicon::{Lexicon, Part, Placing, What};
use named::Named;
use slots::YinYangSlots;

impl Hearing {
    /// A move by its point, legal or not; a question; what is done. In his own language, and
    /// where that tells nothing, in another one.
    ///
    /// Nothing of it depends on the stones, so that somebody who plays blindfold learns nothing.
    pub(in crate::speech) fn hear_yin_yang(&self, text: &str, position: &Position) -> Heard {
        if text.len() > MAX_LEN {
            return self.misheard(text, Why::TooLong);
        }
        let composed = tokens::composed(text);
        let plain = tokens::without_number(&composed).trim();
        if let Some(heard) = self.in_yin_yang_words(plain, position) {
            return heard;
        }
        let mut others = self.others();
        let heard = others.find_map(|other| other.in_yin_yang_words(plain, position));
        heard.unwrap_or_else(|| {
            let has_words = plain.contains(char::is_alphanumeric);
            self.misheard(text, if has_words { Why::NoMeaning } else { Why::Silence })
        })
    }

    /// The move that somebody means who has named a part of it before: a column, and now its
    /// row, or the other way round.
    pub(crate) fn rest_in_yin_yang(
        &self,
        begun: &str,
        rest: &str,
        position: &Position,
    ) -> Option<Heard> {
        let joined = [format!("{begun} {rest}"), format!("{rest} {begun}")];
        let placing = joined.iter().find_map(|text| {
            let composed = tokens::composed(text);
            let words = tokens::split(&composed);
            let languages = std::iter::once(self.language).chain(self.others().map(|h| h.language));
            languages.map(Lexicon::of).find_map(|lexicon| lexicon.placing(lexicon.plain(&words)))
        })?;
        Some(self.of_placing(&joined[0], placing, position))
    }

    /// The same words about a point of which was spoken: `can I catch D4` for `can I catch it`,
    /// in each way in which words may stand for it; none where no word does.
    pub(crate) fn about_point(text: &str, point: Point) -> Vec<String> {
        let words = with_pronouns(text);
        let name = point.to_string();
        let ways = [&PRONOUNS_OF_OBJECTS[..], &PRONOUNS[..]].into_iter().filter_map(|pronouns| {
            let is_it = |word: &&str| pronouns.contains(&&*plain(word));
            let put = |word: &&str| if is_it(word) { name.clone() } else { (*word).to_owned() };
            words.iter().any(is_it).then(|| {
                let words: Vec<String> = words.iter().map(put).collect();
                words.join(" ")
            })
        });
        let mut ways: Vec<String> = ways.collect();
        ways.dedup();
        ways
    }

    /// Whether words stand for several stones of which was spoken.
    pub(crate) fn is_about_several(text: &str) -> bool {
        with_pronouns(text).iter().any(|word| matches!(&*plain(word), "them" | "they" | "these"))
    }

    fn in_yin_yang_words(&self, text: &str, position: &Position) -> Option<Heard> {
        let asks = text.trim_end().ends_with('?');
        let words = tokens::split(text);
        let lexicon = Lexicon::of(self.language);
        let said = lexicon.plain(&words);
        if asks
            && let Some((named, len)) = lexicon.point(said)
            && len == said.len()
        {
            return Some(self.on_point(text, named, position));
        }
        match lexicon.placing(said) {
            Some(placing) if !asks => return Some(self.of_placing(text, placing, position)),
            Some(Placing { what: What::Middle, .. }) => {
                return Some(Heard::Question(Question::YinYang(YinYangQuestion::Middle)));
            }
            _ => {}
        }
        // "how strong are you" ends as "thank you" does
        let whole = (said.len() < words.len())
            .then(|| self.in_yin_yang_phrases(text, &words, position))
            .flatten();
        let phrase = whole.or_else(|| self.in_yin_yang_phrases(text, said, position));
        // y and n answer, and j in German, though they are columns as well
        if matches!(phrase, Some(Heard::Deed(Deed::Confirm | Deed::Cancel))) {
            return phrase;
        }
        let part = lexicon.part(said);
        if let Some(part @ Part::Column(_)) = part {
            return Some(self.of_part(text, part, position));
        }
        phrase
            .or_else(|| part.map(|part| self.of_part(text, part, position)))
            .or_else(|| self.about_no_point(text, said, position))
    }

    /// What phrases say, of Yin-Yang first and then of all games.
    fn in_yin_yang_phrases(
        &self,
        text: &str,
        said: &[Token],
        position: &Position,
    ) -> Option<Heard> {
        let own = self.player.unwrap_or(position.turn());
        let lexicon = Lexicon::of(self.language);
        let size = position.size();
        let (columns, rows) = (size.columns(), size.rows());
        let shape = GameShape { kind: GameKind::YinYang, columns, rows };
        let slots = YinYangSlots { words: said, lexicon, size };
        let read_move = |at: usize| {
            let placing = lexicon.placing(&said[at..])?;
            let point = match placing.what {
                What::Pass => return Some("pass".to_owned()),
                What::Stone(named) => named.point()?,
                What::Middle => size.point(size.middle())?,
            };
            size.contains(point).then(|| point.to_string().to_lowercase())
        };
        let tables = [of_yin_yang(self.language), self.phrases];
        let heard = tables.into_iter().find_map(|table| {
            Hearing::of_phrases(table, text, said, &slots, (shape, own), &read_move)
        })?;
        match heard {
            Heard::Question(Question::YinYang(question)) if !question.fits(size) => {
                let named = (0..said.len()).find_map(|at| Some(lexicon.point(&said[at..])?.0));
                Some(self.no_point(text, named, position))
            }
            heard => Some(heard),
        }
    }

    /// A question about a point that is none: it would be one with another name.
    fn about_no_point(&self, text: &str, said: &[Token], position: &Position) -> Option<Heard> {
        let lexicon = Lexicon::of(self.language);
        let mut places = (0..said.len()).filter_map(|at| Some((at, lexicon.point(&said[at..])?)));
        let (at, (named, len)) = places.find(|(_, (named, _))| named.point().is_none())?;
        let mut other = said.to_vec();
        other.drain(at + 2..at + len.max(2));
        (other[at].text, other[at + 1].text) = ("a".to_owned(), "1".to_owned());
        let heard = self.in_yin_yang_phrases(text, &other, position)?;
        let is_question = matches!(heard, Heard::Question(_));
        is_question.then(|| self.no_point(text, Some(named), position))
    }

    /// `D4?`
    fn on_point(&self, text: &str, named: Named, position: &Position) -> Heard {
        match named.point_on(position.size()) {
            Some(point) => Heard::Question(Question::YinYang(YinYangQuestion::On { point })),
            None => self.no_point(text, Some(named), position),
        }
    }

    fn of_placing(&self, text: &str, placing: Placing, position: &Position) -> Heard {
        // who names the other side does not mean his own stone
        if placing.side.is_some_and(|side| side != position.turn()) {
            let speaker = self.speaker.of(GameKind::YinYang);
            let side = speaker.side_slot(position.turn());
            return self.told_in_yin_yang(
                text,
                Why::Impossible(None),
                speaker.words.fill(key::ANSWER_TO_MOVE, [side]),
            );
        }
        let path = match placing.what {
            What::Pass => Path::new(&[], 0),
            // it may be the stones around it that are meant
            What::Middle if !placing.is_played => return self.which_middle(text, position),
            What::Middle => Path::new(&[position.size().middle()], 0),
            What::Stone(named) => match named.point_on(position.size()) {
                Some(point) => Path::new(&[position.size().number_of(point)], 0),
                None => return self.no_point(text, Some(named), position),
            },
        };
        path.map_or_else(
            || self.misheard(text, Why::NoMeaning),
            |path| Heard::Deed(Deed::Move(path)),
        )
    }

    /// Asks what is meant by the middle.
    fn which_middle(&self, text: &str, position: &Position) -> Heard {
        let size = position.size();
        let point = size.point(size.middle()).map(|point| self.speaker.yin_yang_slot(point));
        let point = ("point", point.unwrap_or(Slot::Said(Utterance::default())));
        let said = self.speaker.words.fill(key::YIN_YANG_WHICH_MIDDLE, [point]);
        self.told_in_yin_yang(text, Why::Incomplete, said)
    }

    /// A column or a row alone, the rest of which may follow.
    fn of_part(&self, text: &str, part: Part, position: &Position) -> Heard {
        let named = match part {
            Part::Column(column) => Named { column, row: 1 },
            Part::Row(row) => Named { column: 'A', row },
        };
        let Some(point) = named.point_on(position.size()) else {
            return self.no_point(text, None, position);
        };
        let speaker = &self.speaker;
        let said = match part {
            Part::Column(_) => {
                let column = ("column", Slot::Said(speaker.yin_yang_column(point)));
                speaker.words.fill(key::YIN_YANG_WHICH_ROW, [column])
            }
            Part::Row(_) => {
                let row = ("row", Slot::Said(speaker.yin_yang_row(point)));
                speaker.words.fill(key::YIN_YANG_WHICH_COLUMN, [row])
            }
        };
        self.told_in_yin_yang(text, Why::Incomplete, said)
    }

    fn no_point(&self, text: &str, named: Option<Named>, position: &Position) -> Heard {
        let size = position.size();
        let (written, said) = match named {
            Some(named @ Named { column: 'I', .. }) => {
                (named.to_string(), self.speaker.no_yin_yang_column(size))
            }
            Some(named) => {
                let written = named.to_string();
                let is_printed = self.speaker.settings().as_printed;
                let shown = if is_printed { named.to_string() } else { named.spaced() };
                let said = self.speaker.beyond_yin_yang_board(size, Some(&shown));
                (written, said)
            }
            None => (String::new(), self.speaker.beyond_yin_yang_board(size, None)),
        };
        self.told_in_yin_yang(text, Why::NoSquare(written), said)
    }

    /// The same as [`misheard`](Hearing::misheard), in words of Yin-Yang.
    fn told_in_yin_yang(&self, text: &str, why: Why, said: Utterance) -> Heard {
        let phrase: Phrase = said.into_phrase(Urgency::Answer);
        let NotUnderstood { heard, why, .. } = self.speaker.not_understood(text, why);
        Heard::NotUnderstood(NotUnderstood { heard, why, phrase })
    }
}

/// What stands for a group of which was spoken, in any language.
const PRONOUNS: [&str; 17] = [
    "it", "them", "they", "that", "this", "these", "those", "there", "ihn", "sie", "er", "es",
    "ihm", "der", "den", "dort", "das",
];

/// Names of a group that have no point, and what stands for them.
const UNNAMED: [(&[&str], &[&str], &str); 4] = [
    (&["the", "this", "that"], &["group", "stone"], "it"),
    (&["the", "these", "those"], &["groups", "stones"], "them"),
    (&["die", "diese", "der", "dieser"], &["gruppe", "steine"], "sie"),
    (&["der", "dieser", "den", "diesen"], &["stein"], "ihn"),
];

/// A word without the signs around it.
fn plain(word: &str) -> String {
    word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase()
}

/// The words of a text, with one word for a group that is named without a point: `can it be saved`
/// for `can the group be saved`.
fn with_pronouns(text: &str) -> Vec<&str> {
    let mut words = text.split_whitespace().peekable();
    let mut found = Vec::new();
    while let Some(word) = words.next() {
        let next = words.peek().map(|next| plain(next)).unwrap_or_default();
        let unnamed = UNNAMED.iter().find(|(articles, nouns, _)| {
            articles.contains(&&*plain(word)) && nouns.contains(&&*next)
        });
        match unnamed {
            Some((_, _, pronoun)) => {
                words.next();
                found.push(*pronoun);
            }
            None => found.push(word),
        }
    }
    found
}

/// Those of them that stand for nothing that does something: in `kann er ihn fangen` he is the
/// opponent.
const PRONOUNS_OF_OBJECTS: [&str; 5] = ["it", "them", "ihn", "ihm", "es"];

/// The phrases that only Yin-Yang has.
fn of_yin_yang(language: Language) -> &'static Phrases {
    use std::sync::LazyLock;
    static ALL: LazyLock<[Phrases; Language::ALL.len()]> =
        LazyLock::new(|| Language::ALL.map(|language| Phrases::read(table(language))));
    &ALL[language as usize]
}

const fn table(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("hearing/phrases/en.txt"),
        Language::German => include_str!("hearing/phrases/de.txt"),
    }
}
