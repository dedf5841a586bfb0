//! The numbers of articles, as a voice can say them.

use super::utterance::Utterance;
use super::words::{Slot, key};
use super::{Speaker, Urgency};

impl Speaker {
    /// The number of an article as it is printed: `9.5.b` is "Article 9.5.b", `A4.c`
    /// "Appendix A, 4.c", `G11.a` "Guideline 11.a for adjourned games".
    pub fn article_printed(&self, article: &str) -> String {
        let (part, number) = parts(article);
        let printed = self.in_part(part, Slot::Text(number.to_owned()));
        printed.into_phrase(Urgency::Polite).to_string()
    }

    /// The same as a reader can say it, a sentence of its own.
    pub fn article_told(&self, article: &str) -> String {
        self.article(article).into_phrase(Urgency::Polite).to_string()
    }

    /// A sentence that names an article: `9.5.b` is "Article 9 point 5, letter B.", `A4.c`
    /// "Appendix A, 4, letter C.", `G11.a` "Guideline 11 for adjourned games, letter A."; for the
    /// eye it is as printed.
    pub(super) fn article(&self, article: &str) -> Utterance {
        let (first, rest) = parts(article);
        if self.settings.as_printed {
            return self.in_part(first, Slot::Text(rest.to_owned())).into_sentence();
        }
        let end = rest.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(rest.len());
        // a voice would make a decimal or a date of "6.12"
        let point = format!(" {} ", self.words.text(key::ARTICLE_POINT));
        let number = Slot::Text(rest[..end].trim_end_matches('.').replace('.', &point));
        let mut said = self.in_part(first, number);
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

    /// A number in a part of the Laws: none is the articles, `G` the guidelines for adjourned
    /// games.
    fn in_part(&self, part: Option<char>, number: Slot) -> Utterance {
        match part {
            None => self.words.fill(key::ARTICLE, [("number", number)]),
            Some('G') => self.words.fill(key::GUIDELINE, [("number", number)]),
            Some(letter) => {
                let letter = Slot::Text(letter.to_string());
                self.words.fill(key::APPENDIX, [("letter", letter), ("number", number)])
            }
        }
    }
}

/// The letter of the part of the Laws, if it is no article, and the number there.
fn parts(article: &str) -> (Option<char>, &str) {
    let part = article.chars().next().filter(char::is_ascii_uppercase);
    (part, article.trim_start_matches(|c: char| c.is_ascii_uppercase()))
}
