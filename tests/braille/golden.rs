//! Every kind of move and every result in both profiles and both encodings.
//!
//! The literal ones are what liblouis 3.24 writes with its table en-ueb-g1.

use super::*;

/// A position, a move in it, and its cells: literal and compact.
const MOVES: [(&str, &str, [&str; 2], [&str; 2]); 13] = [
    ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e4", ["⠑⠼⠙", "E#D"], ["⠑⠲", "E4"]),
    ("4k3/8/8/8/8/8/8/4K1N1 w - -", "Nf3", ["⠠⠝⠋⠼⠉", ",NF#C"], ["⠎⠋⠒", "SF3"]),
    ("1n2k3/8/5n2/8/8/8/8/4K3 b - -", "Nbd7", ["⠠⠝⠃⠙⠼⠛", ",NBD#G"], ["⠎⠃⠙⠶", "SBD7"]),
    ("4k3/8/8/3R4/8/8/8/3RK3 w - -", "R1d2", ["⠠⠗⠼⠁⠰⠙⠼⠃", ",R#A;D#B"], ["⠗⠂⠙⠆", "R1D2"]),
    ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "exd5", ["⠑⠭⠙⠼⠑", "EXD#E"], ["⠑⠭⠙⠢", "EXD5"]),
    ("8/8/3k4/4p3/5B2/8/8/5K2 w - -", "Bxe5+", ["⠠⠃⠭⠑⠼⠑⠐⠖", ",BXE#E\"6"], ["⠃⠭⠑⠢⠜⠏", "BXE5>P"]),
    ("7k/8/5N2/8/8/3Q4/8/4K3 w - -", "Qh7#", ["⠠⠟⠓⠼⠛⠸⠹", ",QH#G_?"], ["⠟⠓⠶⠜⠏⠜⠏", "QH7>P>P"]),
    ("8/k3P3/8/8/8/8/8/4K3 w - -", "e8=Q", ["⠑⠼⠓⠐⠶⠠⠟", "E#H\"7,Q"], ["⠑⠦⠟", "E8Q"]),
    (
        "3r3k/4P3/8/8/8/8/8/4K3 w - -",
        "exd8=Q+",
        ["⠑⠭⠙⠼⠓⠐⠶⠠⠟⠐⠖", "EXD#H\"7,Q\"6"],
        ["⠑⠭⠙⠦⠟⠜⠏", "EXD8Q>P"],
    ),
    ("4k3/8/8/8/8/8/8/4K2R w K -", "O-O", ["⠠⠕⠤⠠⠕", ",O-,O"], ["⠴⠤⠴", "0-0"]),
    ("4k3/8/8/8/8/8/8/R3K3 w Q -", "O-O-O", ["⠠⠕⠤⠠⠕⠤⠠⠕", ",O-,O-,O"], ["⠴⠤⠴⠤⠴", "0-0-0"]),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6", ["⠑⠭⠙⠼⠋", "EXD#F"], ["⠑⠭⠙⠖", "EXD6"]),
    ("6k1/8/8/8/8/8/8/4K3 w - -", "Ke2", ["⠠⠅⠑⠼⠃", ",KE#B"], ["⠅⠑⠆", "KE2"]),
];

const RESULTS: [(GameResult, [&str; 2], [&str; 2]); 4] = [
    (GameResult::WhiteWins, ["⠼⠁⠤⠼⠚", "#A-#J"], ["⠂⠤⠴", "1-0"]),
    (GameResult::BlackWins, ["⠼⠚⠤⠼⠁", "#J-#A"], ["⠴⠤⠂", "0-1"]),
    (GameResult::Draw, ["⠼⠁⠸⠌⠼⠃⠤⠼⠁⠸⠌⠼⠃", "#A_/#B-#A_/#B"], ["⠂⠌⠆⠤⠂⠌⠆", "1/2-1/2"]),
    (GameResult::Unknown, ["⠐⠔", "\"9"], ["⠐⠔", "\"9"]),
];

#[test]
fn moves_are_written_so_and_read_back() {
    for (fen, text, literal, compact) in MOVES {
        let position = position(fen);
        let mv = mv(&position, text);
        for (style, [patterns, ascii]) in [(LITERAL, literal), (COMPACT, compact)] {
            let written = style.write_move(&position, mv);
            assert_eq!([unicode(&written), brf(&written)], [patterns, ascii], "{text}");
            assert_eq!(style.read_move(&position, &written), Ok(mv), "{text}");
        }
    }
}

#[test]
fn results_are_written_so() {
    for (result, literal, compact) in RESULTS {
        for (style, [patterns, ascii]) in [(LITERAL, literal), (COMPACT, compact)] {
            let written = style.write_result(result);
            assert_eq!([unicode(&written), brf(&written)], [patterns, ascii], "{result}");
        }
    }
}

#[test]
fn every_cell_has_one_character_in_each_encoding() {
    for dots in 0..64 {
        let cell = Cell::new(dots).unwrap();
        assert_eq!(Cell::from_unicode(cell.to_unicode()), Some(cell));
        assert_eq!(Cell::from_brf(cell.to_brf()), Some(cell));
        assert_eq!(Cell::from_brf(cell.to_brf().to_ascii_lowercase()), Some(cell));
    }
    assert_eq!(Cell::new(64), None);
    for (character, expected) in [('`', '@'), ('{', '['), ('|', '\\'), ('}', ']'), ('~', '^')] {
        assert_eq!(Cell::from_brf(character), Cell::from_brf(expected));
    }
    for character in ['\u{27FF}', '\u{2840}', 'a', ' '] {
        assert_eq!(Cell::from_unicode(character), None);
    }
    for character in ['\u{7F}', '\n', 'é', '⠁'] {
        assert_eq!(Cell::from_brf(character), None);
    }
    let s = Cell::from_brf('S').unwrap();
    assert_eq!((s.dots(), format!("{s:?}")), (0b1110, "Cell(⠎)".to_owned()));
}
