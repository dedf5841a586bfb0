//! Words on their way to a phrase.

use super::{Language, Phrase, Segment, Urgency};

/// Signs that stand at the end of a word and make a pause.
const PUNCTUATION: [char; 6] = [',', '.', ';', ':', '?', '!'];

/// Text in one or several languages, put together word by word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Utterance {
    segments: Vec<Segment>,
}

impl Utterance {
    /// These words alone.
    pub(super) fn of(lang: Language, text: &str) -> Utterance {
        let mut utterance = Utterance::default();
        utterance.push(lang, text);
        utterance
    }

    /// Whether nothing is said.
    pub(super) fn is_empty(&self) -> bool {
        self.segments.is_empty()
    }

    /// Adds words. A sign at their beginning belongs to what stands before it.
    pub(super) fn push(&mut self, lang: Language, text: &str) {
        let text = text.trim();
        let words = text.trim_start_matches(PUNCTUATION);
        let signs = &text[..text.len() - words.len()];
        if let Some(last) = self.segments.last_mut()
            && !signs.is_empty()
        {
            // one sign is enough, and the later one knows more
            last.text.truncate(last.text.trim_end_matches(',').len());
            last.text.push_str(signs);
        }
        let words = words.trim_start();
        if words.is_empty() {
            return;
        }
        match self.segments.last_mut() {
            Some(last) if last.lang == lang => {
                last.text.push(' ');
                last.text.push_str(words);
            }
            _ => self.segments.push(Segment { lang, text: words.to_owned() }),
        }
    }

    /// A short stop before what comes next.
    pub(super) fn pause(&mut self) {
        if let Some(last) = self.segments.last_mut()
            && !last.text.ends_with(PUNCTUATION)
        {
            last.text.push(',');
        }
    }

    /// A longer one, between parts that have short ones in them.
    pub(super) fn long_pause(&mut self) {
        if let Some(last) = self.segments.last_mut()
            && !last.text.ends_with(PUNCTUATION)
        {
            last.text.push(';');
        }
    }

    /// With a capital at its beginning. What is in another language stays as it is.
    pub(super) fn capitalised(mut self) -> Utterance {
        if let Some(first) = self.segments.first_mut()
            && first.text.starts_with(char::is_lowercase)
        {
            let mut letters = first.text.chars();
            let letter = letters.next().into_iter().flat_map(char::to_uppercase);
            first.text = letter.chain(letters).collect();
        }
        self
    }

    /// Its beginning as the beginning of a sentence, and a full stop at its end.
    pub(super) fn into_sentence(mut self) -> Utterance {
        self = self.capitalised();
        self.stop();
        self
    }

    /// A full stop at its end.
    pub(super) fn stop(&mut self) {
        if let Some(last) = self.segments.last_mut() {
            last.text.truncate(last.text.trim_end_matches([',', ';', ':']).len());
            if !last.text.ends_with(PUNCTUATION) {
                last.text.push('.');
            }
        }
    }

    /// Adds all of another one.
    pub(super) fn append(&mut self, other: Utterance) {
        for Segment { lang, text } in other.segments {
            self.push(lang, &text);
        }
    }

    /// A list: `one, two or three`, with the word before the last of them.
    pub(super) fn list(parts: Vec<Utterance>, lang: Language, last_word: &str) -> Utterance {
        let mut list = Utterance::default();
        let count = parts.len();
        for (i, part) in parts.into_iter().enumerate() {
            if i > 0 && i + 1 == count {
                list.push(lang, last_word);
            } else if i > 0 {
                list.pause();
            }
            list.append(part);
        }
        list
    }

    /// Whether something in it is set off by a stop.
    pub(super) fn has_stop(&self) -> bool {
        self.segments.iter().any(|segment| segment.text.contains(','))
    }

    /// Ends it as a phrase.
    pub(super) fn into_phrase(self, urgency: Urgency) -> Phrase {
        Phrase { urgency, segments: self.segments, is_announcement: false }
    }

    /// Its parts.
    pub(super) fn into_segments(self) -> Vec<Segment> {
        self.segments
    }
}

/// One, a short stop, and the other.
pub(super) fn paused(mut one: Utterance, other: Utterance) -> Utterance {
    one.pause();
    one.append(other);
    one
}

/// Parts with short stops between them.
pub(super) fn listed(parts: impl IntoIterator<Item = Utterance>) -> Utterance {
    parts.into_iter().reduce(paused).unwrap_or_default()
}

/// Parts that have short stops in them, with longer ones between.
pub(super) fn separated(parts: impl IntoIterator<Item = Utterance>) -> Utterance {
    let longer = |mut one: Utterance, other| {
        one.long_pause();
        one.append(other);
        one
    };
    parts.into_iter().reduce(longer).unwrap_or_default()
}
