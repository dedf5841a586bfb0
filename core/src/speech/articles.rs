//! The numbers of articles, as a voice can say them.

use super::Speaker;
use super::utterance::Utterance;
use super::words::{Slot, key};

impl Speaker {
    /// A sentence that names an article: `9.5.b` is "Article 9 point 5, letter B.", `A4.c`
    /// "Appendix A, 4, letter C.", `G11.a` "Guideline 11 for adjourned games, letter A."
    pub(super) fn article(&self, article: &str) -> Utterance {
        let first = article.chars().next().filter(char::is_ascii_uppercase);
        let rest = article.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let end = rest.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(rest.len());
        // a voice would make a decimal or a date of "6.12"
        let point = format!(" {} ", self.words.text(key::ARTICLE_POINT));
        let number = Slot::Text(rest[..end].trim_end_matches('.').replace('.', &point));
        let mut said = match first {
            None => self.words.fill(key::ARTICLE, [("number", number)]),
            Some('G') => self.words.fill(key::GUIDELINE, [("number", number)]),
            Some(letter) => {
                let letter = Slot::Text(letter.to_string());
                self.words.fill(key::APPENDIX, [("letter", letter), ("number", number)])
            }
        };
        for part in rest[end..].split(['.', '(', ')']).filter(|part| !part.is_empty()) {
            said.pause();
            let is_letter = part.chars().all(char::is_alphabetic);
            let (key, name) = if is_letter {
                (key::ARTICLE_LETTER, "letter")
            } else {
                (key::ARTICLE_NUMBER, "number")
            };
            said.append(self.words.fill(key, [(name, Slot::Text(part.to_uppercase()))]));
        }
        said.into_sentence()
    }
}
