//! How points and stones are named.

use crate::games::Side;
use crate::games::yin_yang::{Point, Points};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};
use crate::speech::{Language, Ranks, Speaker, Style};

/// The columns of play with the blind. The Laws name eight; behind them go the words of the
/// international spelling alphabet, from J on, as no column is called I.
const FIDE_COLUMNS: [&str; 19] = [
    "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector", "Juliett", "Kilo",
    "Lima", "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango",
];

/// The columns by the international spelling alphabet.
const NATO_COLUMNS: [&str; 19] = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "juliett", "kilo",
    "lima", "mike", "november", "oscar", "papa", "quebec", "romeo", "sierra", "tango",
];

/// The rows in German, as in play with the blind.
const GERMAN_ROWS: [&str; 19] = [
    "eins",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
    "vierzehn",
    "fünfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
];

const ROWS: [Key; 19] = [
    key::RANK_1,
    key::RANK_2,
    key::RANK_3,
    key::RANK_4,
    key::RANK_5,
    key::RANK_6,
    key::RANK_7,
    key::RANK_8,
    key::ROW_9,
    key::ROW_10,
    key::ROW_11,
    key::ROW_12,
    key::ROW_13,
    key::ROW_14,
    key::ROW_15,
    key::ROW_16,
    key::ROW_17,
    key::ROW_18,
    key::ROW_19,
];

impl Speaker {
    /// A point by its column and its row: `D 4`, `David vier`, `delta 4`, `D4`.
    pub(in crate::speech) fn yin_yang_point(&self, point: Point) -> Utterance {
        if self.is_in_signs() || self.is_for_the_eye() {
            return Utterance::of(self.settings.language, &point.to_string());
        }
        let mut said = self.yin_yang_column(point);
        said.append(self.yin_yang_row(point));
        said
    }

    /// The column of a point: `D`, `David`, `delta`.
    pub(super) fn yin_yang_column(&self, point: Point) -> Utterance {
        let column = usize::from(point.column());
        match self.settings.style {
            Style::Fide => self.file_called(FIDE_COLUMNS[column]),
            Style::Nato => Utterance::of(self.settings.language, NATO_COLUMNS[column]),
            _ => {
                let letter = point.letter().to_string();
                let mut said = Utterance::of(self.settings.language, &letter);
                if self.pauses_in_yin_yang_point(point) {
                    said.pause();
                }
                said
            }
        }
    }

    /// Whether there is a pause in the name of a point: without it an English voice takes the
    /// letter for the article. In lists of such points there are longer ones between them.
    pub(super) fn pauses_in_yin_yang_point(&self, point: Point) -> bool {
        self.settings.language == Language::English
            && !self.settings.as_printed
            && point.column() == 0
            && matches!(self.settings.style, Style::Plain | Style::Literate)
    }

    /// The row of a point: `4`, `vier`.
    pub(super) fn yin_yang_row(&self, point: Point) -> Utterance {
        let row = usize::from(point.row());
        if self.is_for_the_eye() {
            return Utterance::of(self.settings.language, &(row + 1).to_string());
        }
        match self.settings.ranks {
            Ranks::German if self.speaks_as_laws() => self.german(GERMAN_ROWS[row]),
            _ => self.words.say(ROWS[row]),
        }
    }

    /// A point as a part of a message.
    pub(super) fn yin_yang_slot(&self, point: Point) -> Slot {
        Slot::Said(self.yin_yang_point(point))
    }

    /// `black stone`.
    pub(super) fn yin_yang_stone(&self, side: Side) -> Utterance {
        self.words.say(match side {
            Side::First => key::YIN_YANG_BLACK_STONE,
            Side::Second => key::YIN_YANG_WHITE_STONE,
        })
    }

    /// `three stones`.
    pub(super) fn yin_yang_stones(&self, count: u16) -> Utterance {
        self.words.fill(key::YIN_YANG_STONES, [("count", Slot::Number(count.into()))])
    }

    /// `your three stones at D 4`, with whose they are. A group is called by its first point in
    /// every answer, whichever of its stones somebody has asked about.
    pub(super) fn yin_yang_group(&self, group: Points, whose: [(&str, Slot); 2]) -> Utterance {
        self.group_with(key::YIN_YANG_STONE_OF, group, group.first(), whose)
    }

    /// A group to which something is done, called by another one of its stones.
    pub(super) fn yin_yang_group_called(
        &self,
        group: Points,
        by: Point,
        whose: [(&str, Slot); 2],
    ) -> Utterance {
        self.group_with(key::YIN_YANG_STONE_OF_AS_OBJECT, group, Some(by), whose)
    }

    /// Several groups: `your stones at D 4 and F 5`.
    pub(super) fn yin_yang_groups(&self, stones: Points, whose: [(&str, Slot); 2]) -> Utterance {
        self.groups_with(key::YIN_YANG_STONE_OF, stones, whose)
    }

    /// The same where something is done to them: in German `deinen Stein auf D 4`.
    pub(super) fn yin_yang_groups_as_object(
        &self,
        stones: Points,
        whose: [(&str, Slot); 2],
    ) -> Utterance {
        self.groups_with(key::YIN_YANG_STONE_OF_AS_OBJECT, stones, whose)
    }

    fn groups_with(&self, of_one: Key, stones: Points, whose: [(&str, Slot); 2]) -> Utterance {
        let groups: Vec<Points> = stones.connected().collect();
        if let [group] = groups[..] {
            return self.group_with(of_one, group, group.first(), whose);
        }
        let heads = groups.iter().filter_map(|group| Some(self.yin_yang_point(group.first()?)));
        let words = self.words;
        let list = Utterance::list(heads.collect(), words.language, words.text(key::LIST_AND));
        let [who, player] = whose;
        words.fill(key::YIN_YANG_GROUPS_OF, [who, player, ("list", Slot::Said(list))])
    }

    fn group_with(
        &self,
        of_one: Key,
        group: Points,
        by: Option<Point>,
        [who, player]: [(&str, Slot); 2],
    ) -> Utterance {
        let Some(by) = by else { return Utterance::default() };
        let (point, count) = (("point", self.yin_yang_slot(by)), group.len());
        if count == 1 {
            return self.words.fill(of_one, [who, player, point]);
        }
        let stones = ("stones", Slot::Said(self.yin_yang_stones(count)));
        self.words.fill(key::YIN_YANG_STONES_OF, [who, player, stones, point])
    }

    /// `two liberties`.
    pub(super) fn yin_yang_liberties(&self, count: u16) -> Utterance {
        self.words.fill(key::YIN_YANG_LIBERTIES, [("count", Slot::Number(count.into()))])
    }
}
