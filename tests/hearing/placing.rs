//! Pieces with their squares, as somebody says or types them who sets up a position.

use annabella::games::chess::{Piece, Square};
use annabella::speech::{Hearing, Language, Settings};

/// What was heard as FEN has it, `Ke1 -e4`.
fn heard(language: Language, text: &str) -> Option<String> {
    let hearing = Hearing::new(Settings { language, ..Settings::default() });
    let name = |(square, piece): (Square, Option<Piece>)| {
        format!("{}{square}", piece.map_or('-', Piece::to_char))
    };
    Some(hearing.pieces(text)?.into_iter().map(name).collect::<Vec<String>>().join(" "))
}

#[test]
fn pieces_are_heard_in_words_and_letters() {
    use Language::{English, German};
    for (language, text, pieces) in [
        (English, "white knight f3", "Nf3"),
        (English, "Black queen on d 8, please", ""),
        (English, "please put the black queen on d 8", "qd8"),
        (English, "clear f3", "-f3"),
        (English, "f3 empty, e4 is empty", "-f3 -e4"),
        (English, "f3", "-f3"),
        (English, "K e1, q d8; Nf3, a2", "Ke1 qd8 Nf3 -a2"),
        (English, "b b3, B B3", "bb3 Bb3"),
        (English, "white B b3 black n c6", "Bb3 nc6"),
        (English, "white king e1, rook h1, black king e8, pawn e7", "Ke1 Rh1 ke8 pe7"),
        (English, "king e1, remove d4 and black pawn d5", "Ke1 -d4 pd5"),
        (English, "white knight foxtrot 3", "Nf3"),
        (English, "♔ e1 ♟ e7", "Ke1 pe7"),
        (German, "weißer Springer f3", "Nf3"),
        (German, "schwarze Dame Anna acht", "qa8"),
        (German, "Weisser Turm auf a1, schwarzer König e8 und Bauer e7", "Ra1 ke8 pe7"),
        (German, "leer f3", "-f3"),
        (German, "f3 leer, entferne e4", "-f3 -e4"),
        (German, "K e1, d d8, Sf3, B b2, b b7", "Ke1 qd8 Nf3 Pb2 pb7"),
        (German, "springerfelixdrei", "Nf3"),
    ] {
        assert_eq!(heard(language, text).unwrap_or_default(), pieces, "{text}");
    }
}

#[test]
fn what_is_no_list_of_pieces_is_not_heard() {
    for text in [
        "",
        "?",
        "knight",
        "white f3",
        "white black knight f3",
        "clear knight f3",
        "x e1",
        "K e9",
        "K e1, and so on",
        "knight takes f3",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        // letters that tables have as two
        "ä1",
        "ß3",
        "white ö1",
        "l’f3",
        &"white knight f3 ".repeat(200),
        &"the ".repeat(400),
        &"a ".repeat(900),
        &"a1".repeat(900),
    ] {
        for language in Language::ALL {
            let heard = heard(language, text);
            assert!(heard.is_none() || text.starts_with("a1"), "{text}: {heard:?}");
        }
    }
}
