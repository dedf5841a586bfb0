//! What a player typed, whatever the keyboard makes of an accent.

use unicode_normalization::char::{canonical_combining_class, compose, decompose_canonical};

/// The characters of `text` in the form NFC (Unicode Standard Annex 15): one for each
/// letter as far as there is such a one.
///
/// Nothing of `text` is left behind in memory besides the list itself. The tables are
/// those of the crate; its iterators would bring along the ones of forms that we do not use.
pub(crate) fn composed(text: &str) -> Vec<char> {
    // no character has more than four parts, so that the list never moves
    let mut list = Vec::with_capacity(4 * text.chars().count());
    if text.is_ascii() {
        list.extend(text.chars());
        return list;
    }
    for character in text.chars() {
        decompose_canonical(character, |part| {
            list.push(part);
            let mut at = list.len() - 1;
            let class = canonical_combining_class(part);
            while class != 0 && at > 0 && canonical_combining_class(list[at - 1]) > class {
                list.swap(at - 1, at);
                at -= 1;
            }
        });
    }

    let mut kept = 0;
    // where the last letter is that others may join, and the class of the last mark kept
    let (mut base, mut mark) = (None, 0);
    for next in 0..list.len() {
        let part = list[next];
        let class = canonical_combining_class(part);
        if let Some(at) = base
            && (at + 1 == kept || mark < class)
            && let Some(joined) = compose(list[at], part)
        {
            list[at] = joined;
            continue;
        }
        if class == 0 {
            base = Some(kept);
        }
        mark = class;
        list[kept] = part;
        kept += 1;
    }
    list.truncate(kept);
    list
}

#[cfg(test)]
mod tests {
    use super::composed;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use unicode_normalization::UnicodeNormalization;

    fn check(text: &str) {
        let list = composed(text);
        assert_eq!(list, text.nfc().collect::<Vec<char>>(), "{text:?}");
    }

    #[test]
    fn each_character_alone_and_with_marks() {
        for character in '\0'..=char::MAX {
            check(&format!("{character}"));
            check(&format!("a{character}\u{301}\u{323}{character}"));
        }
    }

    proptest! {
        #[test]
        fn it_is_what_the_crate_makes(text: String) {
            check(&text);
        }

        /// Letters of many alphabets, marks and the parts of Korean syllables.
        #[test]
        fn marks_come_in_any_order(
            text in vec(
                prop_oneof![
                    proptest::char::range('a', 'e'),
                    proptest::char::range('\u{C0}', '\u{24F}'),
                    proptest::char::range('\u{300}', '\u{36F}'),
                    proptest::char::range('\u{9BE}', '\u{9D7}'),
                    proptest::char::range('\u{1100}', '\u{11C2}'),
                    proptest::char::range('\u{AC00}', '\u{AD00}'),
                    proptest::char::range('\u{1F00}', '\u{1FFF}'),
                ],
                0..12,
            )
        ) {
            check(&text.iter().collect::<String>());
        }
    }
}
