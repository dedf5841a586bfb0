//! Compact moves: letters that are also files, and what hands leave out.

use super::*;

#[track_caller]
fn assert_written(style: Style, fen: &str, text: &str, expected: &str) {
    let position = position(fen);
    let mv = mv(&position, text);
    let written = style.write_move(&position, mv);
    assert_eq!(brf(&written), expected, "{text}");
    assert_eq!(style.read_move(&position, &written), Ok(mv), "{text}");
}

#[test]
fn a_pawns_capture_is_told_from_a_bishops() {
    let both = "4k3/8/8/8/1B6/2p5/1P6/4K3 w - -";
    assert_written(COMPACT, both, "bxc3", "B2XC3");
    assert_written(COMPACT, both, "Bxc3", "BXC3");
    assert_written(COMPACT, "4k3/8/8/8/8/2p5/1P6/4K3 w - -", "bxc3", "BXC3");
    assert_written(COMPACT, "4k3/8/8/8/1B6/2p5/8/4K3 w - -", "Bxc3", "BXC3");
    // the pawn stands in the bishop's way
    assert_written(COMPACT, "4k3/8/8/8/8/2p5/1P6/B3K3 w - -", "bxc3", "BXC3");
}

#[test]
fn in_german_it_is_the_queen() {
    let both = "4k3/8/8/4p3/3P4/8/8/2K1Q3 w - -";
    assert_written(GERMAN, both, "dxe5", "D4XE5");
    assert_written(GERMAN, both, "Qxe5+", "DXE5>P");
    assert_written(COMPACT, both, "dxe5", "DXE5");
    let german = [
        ("4k3/8/8/8/8/8/8/R3K3 w - -", "Rd1", "TD1"),
        ("4k3/8/8/8/8/8/8/B3K3 w - -", "Bd4", "LD4"),
        ("4k3/8/8/8/8/8/8/N3K3 w - -", "Nb3", "SB3"),
        ("8/k3P3/8/8/8/8/8/4K3 w - -", "e8=Q", "E8D"),
        ("8/k3P3/8/8/8/8/8/4K3 w - -", "e8=R", "E8T"),
        ("8/k3P3/8/8/8/8/8/4K3 w - -", "e8=B", "E8L"),
        ("8/k3P3/8/8/8/8/8/4K3 w - -", "e8=N", "E8S"),
    ];
    for (fen, text, expected) in german {
        assert_written(GERMAN, fen, text, expected);
    }
}

/// With two bishops on a file the rank tells them apart, and looks like the
/// square of a pawn.
#[test]
fn a_rank_of_departure_is_told_from_a_pawns_square() {
    let fen = "4k3/8/8/8/1B6/2p5/1P1B4/4K3 w - -";
    assert_written(COMPACT, fen, "bxc3", "BXC3");
    assert_written(COMPACT, fen, "Bbxc3", "BBXC3");
    assert_written(COMPACT, fen, "Bdxc3", "BDXC3");
    let fen = "4k3/8/1B6/2p5/1B1P4/8/8/4K3 w - -";
    assert_written(COMPACT, fen, "B6xc5", "B6XC5");
    assert_written(COMPACT, fen, "B4xc5", "B4XC5");
}

/// The rank of a queen looks like the square of a pawn of the d file.
#[test]
fn where_both_look_alike_the_piece_tells_its_square_too() {
    let fen = "8/7k/5Q2/4p3/3P1Q2/8/8/6K1 w - -";
    assert_written(GERMAN, fen, "dxe5", "DXE5");
    assert_written(GERMAN, fen, "Q4xe5", "DF4XE5");
    assert_written(GERMAN, fen, "Q6xe5", "D6XE5");
}

#[test]
fn en_passant_is_told_from_a_quiet_move_by_its_sign() {
    let fen = "4k3/8/8/1Pp5/1B6/8/8/4K3 w - c6";
    assert_written(COMPACT, fen, "bxc6", "BXC6");
    let fen = "6k1/3B4/8/1Pp5/8/8/8/4K3 w - c6";
    assert_written(COMPACT, fen, "bxc6", "BXC6");
    assert_written(COMPACT, fen, "Bc6", "BC6");
}

#[test]
fn what_hands_leave_out_may_be_missing() {
    let cases = [
        (COMPACT, "4k3/8/8/3p4/4P3/8/8/4K3 w - -", "ED5", "exd5"),
        (COMPACT, "4k3/8/8/3p4/4P3/8/8/4K3 w - -", "E4XD5", "exd5"),
        (COMPACT, "4k3/8/8/3p4/4P3/8/8/4K3 w - -", "E4D5", "exd5"),
        (COMPACT, "4k3/8/8/8/8/8/4P3/4K3 w - -", "E2E4", "e4"),
        (COMPACT, "8/8/3k4/4p3/5B2/8/8/5K2 w - -", "BE5", "Bxe5"),
        (COMPACT, "8/8/3k4/4p3/5B2/8/8/5K2 w - -", "BF4XE5>P>P", "Bxe5"),
        (COMPACT, "4k3/8/8/8/8/8/8/4K2R w K -", "O-O", "O-O"),
        (COMPACT, "4k3/8/8/8/8/8/8/R3K3 w Q -", "O-O-O>P", "O-O-O"),
        (COMPACT, "4k3/8/8/8/8/8/8/4K1N1 w - -", "SXF3", "Nf3"),
        (LITERAL, "4k3/8/8/8/8/8/8/4K1N1 w - -", "NF#C", "Nf3"),
        (LITERAL, "4k3/8/8/3R4/8/8/8/3RK3 w - -", "R#A;D#B", "R1d2"),
        (LITERAL, "4k3/8/8/3R4/8/8/8/3RK3 w - -", ",R#AXD#B", "R1d2"),
    ];
    for (style, fen, ascii, text) in cases {
        let position = position(fen);
        assert_eq!(style.read_move(&position, &cells(ascii)), Ok(mv(&position, text)), "{ascii}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_a_reason() {
    let here = Position::default();
    let cases = [
        (COMPACT, "", "found the end in Braille ASCII, expected a move such as E4"),
        (COMPACT, "E", "found 'E' in Braille ASCII, expected a move"),
        (COMPACT, "4", "found '4' in Braille ASCII, expected a move"),
        (COMPACT, "ZE4", "found 'ZE4' in Braille ASCII, expected a move"),
        (COMPACT, "SABCE4", "found 'SABCE4' in Braille ASCII"),
        (COMPACT, "E9", "found 'E9' in Braille ASCII"),
        (COMPACT, "&E4", "found '&E4' in Braille ASCII"),
        (COMPACT, ">P>P", "found '>P>P' in Braille ASCII"),
        (COMPACT, "0-0", "\"O-O\" is not possible: a piece on f1 stands in the way"),
        (COMPACT, "SF6", "\"Nf6\" is not possible: no knight of White can go to f6"),
        (COMPACT, "BXC3", "\"Bxc3\" is not possible"),
        (COMPACT, "E8", "\"Pe8\" is not possible"),
        (LITERAL, "", "\"\" is not a move"),
        (LITERAL, ",NF#F", "\"Nf6\" is not possible: no knight of White can go to f6"),
        (LITERAL, ",NF#", "cell 5: found the end in Braille ASCII, expected a digit"),
        (LITERAL, "E\"", "cell 2: found '\"' in Braille ASCII, expected a letter"),
    ];
    for (style, ascii, expected) in cases {
        let error = style.read_move(&here, &cells(ascii)).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{ascii}: {error}");
    }
    let long = cells(&"E".repeat(65));
    for style in styles() {
        let error = style.read_move(&here, &long).unwrap_err();
        assert!(
            matches!(&error, MoveError::NoMove { found, .. } if found == "'EEEEEEEEEEEE…'"),
            "{error}"
        );
    }
    let both = position("4k3/8/8/8/1B6/2p5/1P6/4K3 w - -");
    let error = COMPACT.read_move(&both, &cells("BC3")).unwrap_err();
    let expected = "'BC3' in Braille ASCII can be bxc3 and Bxc3, expected X before the square of \
                    a capture";
    assert_eq!(error.to_string(), expected);
}
