//! What somebody may have meant who mistyped a word.

use super::tokens;
use super::{Heard, Hearing, Why};
use crate::speech::Urgency;
use crate::speech::words::{Slot, key};

/// Shorter words are a slip away from too many others.
const MIN_LETTERS: usize = 4;

/// A word that is known.
pub(super) struct KnownWord {
    /// As it is looked up.
    pub(super) folded: String,
    /// As the table has it.
    as_written: &'static str,
}

impl KnownWord {
    pub(super) fn new(as_written: &'static str) -> KnownWord {
        KnownWord { folded: tokens::folded(as_written), as_written }
    }
}

impl Hearing {
    /// Names the word that is known where a single one was typed that is a slip away from it.
    /// Nothing is taken for what it may have been, and what was dictated has no slips. In this game
    /// `names` are known beside the words by which something is asked or done.
    pub(super) fn with_known_word(&self, heard: Heard, text: &str, names: &[KnownWord]) -> Heard {
        let Heard::NotUnderstood(mut missed) = heard else { return heard };
        if matches!(missed.why, Why::UnknownWord(_) | Why::NoMeaning)
            && self.types
            && let Some(known) =
                self.only_unknown(text).and_then(|word| self.known_near(&word, names))
        {
            let words = self.speaker.words;
            let said =
                words.fill(key::HEARING_KNOWN_WORD, [("word", Slot::Text(known.to_owned()))]);
            missed.phrase.segments.extend(said.into_phrase(Urgency::Assertive).segments);
        }
        Heard::NotUnderstood(missed)
    }

    fn only_unknown(&self, text: &str) -> Option<String> {
        let is_known = |word: &str| self.phrases.contains(word) || self.lexicon.contains(word);
        let words = tokens::split(&tokens::composed(text)).into_iter().map(|token| token.text);
        let mut unknown = words.filter(|word| !is_known(word));
        unknown.next().filter(|_| unknown.next().is_none())
    }

    fn known_near(&self, word: &str, names: &[KnownWord]) -> Option<&'static str> {
        let known = self.phrases.written.iter().chain(names);
        let near = known.filter(|known| is_slip(word, &known.folded));
        // the first letter is seldom wrong
        let is_other_begin = |known: &KnownWord| known.folded.as_bytes()[0] != word.as_bytes()[0];
        near.min_by_key(|known| (is_other_begin(known), &known.folded))
            .map(|known| known.as_written)
    }
}

/// Whether one letter is wrong, missing or too many, or two have changed places.
fn is_slip(word: &str, known: &str) -> bool {
    let letters = word.chars().count().min(known.chars().count());
    let (word, known) = (word.as_bytes(), known.as_bytes());
    if letters < MIN_LETTERS || word.len().abs_diff(known.len()) > 1 {
        return false;
    }
    let begin = word.iter().zip(known).take_while(|(a, b)| a == b).count();
    let (word, known) = (&word[begin..], &known[begin..]);
    let end = word.iter().rev().zip(known.iter().rev()).take_while(|(a, b)| a == b).count();
    match (&word[..word.len() - end], &known[..known.len() - end]) {
        ([_], [_] | []) | ([], [_]) => true,
        ([a, b], [c, d]) => (a, b) == (d, c),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{NewGame, State};
    use crate::speech::Settings;

    fn answer(hearing: Hearing, text: &str, game: &str) -> String {
        let game: NewGame = game.parse().unwrap();
        match hearing.hear_in(text, State::new(game).unwrap().position()) {
            Heard::NotUnderstood(missed) => missed.phrase.to_string(),
            heard => panic!("{text}: {heard:?}"),
        }
    }

    #[test]
    fn what_was_dictated_has_no_slips_also_where_a_move_is_repeated() {
        let settings = |is_dictated| Settings { is_dictated, ..Settings::default() };
        let typed = Hearing::new(settings(false));
        let dictated = Hearing::new(settings(true));
        let known = "I do not know the word \"hitn\". I know \"hint\".";
        assert_eq!(answer(typed, "hitn", "new chess"), known);
        for hearing in [dictated, dictated.of_typed()] {
            let said = answer(hearing, "hitn", "new chess");
            assert_eq!(said, "I do not know the word \"hitn\".");
        }
    }

    #[test]
    fn pieces_of_chess_are_known_in_chess_alone() {
        let hearing = Hearing::new(Settings::default());
        let known = "I did not understand \"hitn\". I know \"hint\".";
        assert_eq!(answer(hearing, "hitn", "new checkers"), known);
        let said = answer(hearing, "knihgt", "new checkers");
        assert_eq!(said, "I did not understand \"knihgt\".");
    }

    #[test]
    fn the_first_letter_is_right_before_another_one_is() {
        let said = answer(Hearing::new(Settings::default()), "bock", "new chess");
        assert!(said.ends_with("I know \"back\"."), "{said}");
    }

    #[test]
    fn a_slip_is_one_letter_or_two_that_changed_places() {
        for (word, known) in [
            ("hitn", "hint"),
            ("undoo", "undo"),
            ("boad", "board"),
            ("flop", "flip"),
            ("iboard", "board"),
            ("bboard", "board"),
            ("pass", "passs"),
        ] {
            assert!(is_slip(word, known) && is_slip(known, word), "{word} {known}");
        }
        for (word, known) in [
            ("hint", "hint"),
            ("hni", "hin"),
            ("tihn", "hint"),
            ("weather", "father"),
            ("brd", "board"),
        ] {
            assert!(!is_slip(word, known) && !is_slip(known, word), "{word} {known}");
        }
    }
}
