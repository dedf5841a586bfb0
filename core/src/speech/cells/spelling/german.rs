//! German basic Braille (Das System der deutschen Brailleschrift, 2018): one cell
//! for each letter, no capitals.

use crate::speech::cells::spelling::code::{Accents, Code};

pub(super) const CODE: Code = Code {
    has_capitals: false,
    letter_sign: "⠠",
    apostrophe: Some("⠠"),
    letters: &[('ä', "⠜"), ('ö', "⠪"), ('ü', "⠳"), ('ß', "⠮")],
    accents: Accents::All("⠈"),
    signs_at_start: &[('"', "⠦"), ('(', "⠶"), ('[', "⠠⠶")],
    signs_inside: &[('"', "⠴"), (')', "⠶"), (']', "⠠⠶")],
    signs: &[
        (',', "⠂"),
        (';', "⠆"),
        (':', "⠒"),
        ('.', "⠄"),
        ('!', "⠖"),
        ('?', "⠢"),
        ('-', "⠤"),
        ('–', "⠠⠤"),
        ('/', "⠐⠂"),
        ('|', "⠐⠤"),
        ('_', "⠈⠸"),
        ('+', "⠈⠖"),
        ('=', "⠈⠶"),
        ('×', "⠈⠦"),
        ('*', "⠠⠔"),
        ('#', "⠈⠼"),
        ('&', "⠐⠥"),
        ('^', "⠈⠮"),
        ('§', "⠬"),
        ('°', "⠈⠴"),
    ],
};
