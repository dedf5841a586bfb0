//! The help of a game: one page of 80 by 24.

/// Commands and what they do, in the order of the page.
const COMMANDS: [(&str, &str); 19] = [
    ("e4, Nf3, g1f3, O-O", "a move; or in words: knight takes e5, castle short"),
    ("undo, redo", "take back to your own last move; play it again"),
    ("hint, go", "a move to play; let the computer move after a stop"),
    ("draw, resign", "claim or offer a draw; give the game up"),
    ("offer, accept, decline", "offer a draw; answer an offer"),
    ("new, level 5", "another game; how well the computer plays, 1 to 8"),
    ("start, pause, continue", "begin a game with clocks; stop them; go on"),
    ("clock, press", "both times; press the clock by hand"),
    ("board, flip", "all pieces, also board ranks, board grid; turn it"),
    ("e4?, rank 4, file e", "what stands there"),
    ("pieces knight", "where they stand; p N White's, p n Black's"),
    ("moves, moves e2", "the legal moves, or those of one piece"),
    ("attackers e4", "who attacks a square"),
    ("last, turn, material", "the last move; who is to move; who has more"),
    ("score, pgn, fen", "the moves in words; the game; the position"),
    ("save FILE, load FILE", "write the game as PGN; go on with another"),
    ("games, continue 2", "the games that are kept; go on with one"),
    ("rename NAME, delete 2", "name this game; delete one; undelete; kept"),
    ("help, quit", "this page; leave"),
];

/// What only the full-screen board knows.
const KEYS: [(&str, &str); 3] = [
    ("Arrows, then Enter", "walk the board; pick up and put down a piece"),
    ("Esc", "put back; clear the line; stop the computer"),
    ("Up, Down while typing", "lines typed before"),
];

/// The page as lines of at most 76 characters.
pub(crate) fn page(with_keys: bool) -> Vec<String> {
    let keys = if with_keys { &KEYS[..] } else { &[] };
    COMMANDS.iter().chain(keys).map(|(what, does)| format!("{what:<22} {does}")).collect()
}

/// The page as sentences, for the ear.
pub(crate) fn sentences() -> Vec<String> {
    COMMANDS.iter().map(|(what, does)| format!("{what}: {does}.")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_fits_a_small_terminal() {
        for lines in [page(true), sentences()] {
            // a frame takes two lines and four columns
            assert!(lines.len() <= 22, "{} lines", lines.len());
            assert!(lines.iter().all(|line| line.chars().count() <= 76), "{lines:#?}");
        }
    }
}
