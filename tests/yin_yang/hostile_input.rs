//! Texts of games that no program wrote.

use annabella::games::yin_yang::Position;
use annabella::games::yin_yang::notation::sgf::{Game, Reader, SgfErrorKind, limits};

fn error(text: &str) -> SgfErrorKind {
    text.parse::<Game>().expect_err("the text is no game").kind
}

#[test]
fn many_nodes_and_many_trees_end_nothing() {
    let long = format!("(;GM[1]SZ[9]{})", ";".repeat(300_000));
    assert_eq!(long.parse::<Game>().unwrap().moves().len(), 0);
    let deep = format!("{}{}", "(;".repeat(200_000), ")".repeat(200_000));
    assert_eq!(deep.parse::<Game>().unwrap().variations, 0);
    let open = "(;".repeat(200_000);
    assert_eq!(error(&open), SgfErrorKind::Unfinished);
    let variations = format!("(;SZ[5];B[aa]{})", "(;W[bb])".repeat(50_000));
    assert_eq!(variations.parse::<Game>().unwrap().variations, 49_999);
    let passes = format!("(;SZ[5]CT[1]{})", ";B[];W[]".repeat(20_000));
    assert!(matches!(error(&passes), SgfErrorKind::Illegal { number: 3, .. }));
}

#[test]
fn long_values_are_cut() {
    let long = format!("(;SZ[9]C[{}]PB[{}])", "ä".repeat(100_000), "x".repeat(100_000));
    let game: Game = long.parse().unwrap();
    let comment = game.comments(0).next().unwrap();
    assert!(comment.len() <= limits::VALUE && comment.starts_with("ää"), "{}", comment.len());
    assert_eq!(game.tag("PB").unwrap().len(), limits::TAG_VALUE);
    assert_eq!(game.notes.len(), 2);
    let many = format!("(;SZ[9]AB{})", "[aa]".repeat(10_000));
    assert_eq!(many.parse::<Game>().unwrap().notes.len(), 1);
}

#[test]
fn any_bytes_are_read_or_refused() {
    let whole = b"(;GM[1]SZ[9:7]CT[5]AB[aa:cc]PB[x\\]y]C[z];B[dd](;W[ee]C[\xe4])(;W[tt]))";
    for end in 0..whole.len() {
        let _ = Reader::new(&whole[..end]).next_game();
        for byte in [0, b'[', b']', b'(', b')', b';', b'\\', b':', b'z', 0xff] {
            let mut changed = whole.to_vec();
            changed[end] = byte;
            for game in Reader::new(&changed[..]).take(10).flatten() {
                assert_eq!(game.to_string().parse(), Ok(game));
            }
        }
    }
}

#[test]
fn positions_of_any_bytes_are_read_or_refused() {
    let whole = "3b/..w./4 w 7 1 2 1 12";
    for at in 0..whole.len() {
        for byte in ["", "0", "99999999999999999999", "/", " ", "b", "x", "ä", "."] {
            let changed = format!("{}{byte}{}", &whole[..at], &whole[at + 1..]);
            if let Ok(position) = changed.parse::<Position>() {
                assert_eq!(position.to_string().parse(), Ok(position));
            }
        }
    }
}
