//! The help of a game, in parts: each one page of 80 by 24.

use super::command::Topic;

/// Commands and what they do, in the order of the page.
type Lines = &'static [(&'static str, &'static str)];

const COMMANDS: Lines = &[
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
    ("help, quit", "this page, also help strict, arbiter, adjourn; leave"),
];

/// What strict games have besides.
const STRICT: Lines = &[
    ("an illegal move", "counts if you name both squares or castle"),
    ("", "and if your king is left in check; other slips do not"),
    ("touch e4, adjust", "touch a piece on purpose; say that you put one right"),
    ("lift e2, release e4", "take a piece into the hand; put it down"),
    ("claim", "a draw by the position, or offer one"),
    ("claim repetition nf3", "a draw with this move, which is only announced"),
    ("claim fifty nf3", "the same by fifty moves; both also without a move"),
    ("", "a wrong claim gives the opponent three minutes"),
    ("claim cannot win", "short of time: a draw by the arbiter; or no effort"),
    ("claim flag", "where nobody watches: time is up"),
    ("claim illegal, touch", "where nobody watches: what the opponent did"),
    ("call clock", "or piece, board, settings, disturbance, help"),
    ("record nf3", "write the next move down, where that is done by hand"),
    ("press", "press the clock, where that is done by hand"),
    ("sign", "sign the scoresheets after the game"),
    ("white claim flag", "a colour in front says who does something"),
    ("arbiter", "what the arbiter may do; help arbiter tells more"),
    ("arbiter adjourn", "end the session with a sealed move; help adjourn"),
];

/// What the arbiter does.
const ARBITER: Lines = &[
    ("arbiter", "what may be ruled now, with numbers"),
    ("arbiter 2 white 3:00", "line 2 of that list, with what belongs to it"),
    ("arbiter give white 2:00", "a player gets time; take black 1:00 takes it"),
    ("arbiter time black 5:00", "set a clock; moves white 12 sets a move counter"),
    ("arbiter next period white", "the next move is the first of a period"),
    ("arbiter warn white", "warn a player; expel white: he has to leave"),
    ("arbiter restore move 6", "back to before this move of White; or move 6 black"),
    ("arbiter continue", "let the clocks run again; pause stops them"),
    ("arbiter press", "press the clock for a player"),
    ("arbiter agree", "a claim is right; or reject, postpone"),
    ("arbiter reconstruct", "complete both scoresheets"),
    ("arbiter allow draw", "let the players agree on a draw"),
    ("arbiter swap names", "the names change sides"),
    ("arbiter adjourn Sunday", "end the session; the player on move seals"),
    ("arbiter resume, open", "go on with an adjourned game; open the envelope"),
    ("arbiter lost envelope", "the passphrase is lost; the move is made again"),
    ("arbiter declare draw", "how the game has ended; or 1-0, 0-1, 0-0"),
    ("arbiter void", "the game does not count"),
];

/// How a game is adjourned and resumed.
const ADJOURN: Lines = &[
    ("adjourn Sunday at ten", "the player on move seals; it goes on then"),
    ("", "in a strict game type arbiter adjourn"),
    ("seal", "type the move, and twice a passphrase"),
    ("", "nothing of it is shown; do not forget it"),
    ("", "in a strict game an illegal or unclear move loses"),
    ("press", "close the envelope: the game is adjourned"),
    ("continue", "before that: go on without adjourning"),
    ("envelope", "what stands on it"),
    ("resume", "begin the next session"),
    ("black arrive", "a player is there"),
    ("open", "type the passphrase; the sealed move is made"),
    ("arbiter lost envelope", "the passphrase is lost; the move is made again"),
];

/// What only the full-screen board knows.
const KEYS: Lines = &[
    ("Arrows, then Enter", "walk the board; pick up and put down a piece"),
    ("Esc", "put back; clear the line; stop the computer"),
    ("Up, Down while typing", "lines typed before"),
];

fn lines(topic: Topic) -> Lines {
    match topic {
        Topic::Game => COMMANDS,
        Topic::Strict => STRICT,
        Topic::Arbiter => ARBITER,
        Topic::Adjourn => ADJOURN,
    }
}

/// The page as lines of at most 76 characters, with the keys of the full screen.
pub(crate) fn page(topic: Topic) -> Vec<String> {
    let keys = if topic == Topic::Game { KEYS } else { &[] };
    let widest = lines(topic).iter().chain(keys).map(|(what, _)| what.len()).max().unwrap_or(0);
    lines(topic).iter().chain(keys).map(|(what, does)| format!("{what:<widest$} {does}")).collect()
}

/// The page as sentences, for the ear.
pub(crate) fn sentences(topic: Topic) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for (what, does) in lines(topic) {
        match said.last_mut() {
            // what belongs to the line before
            Some(line) if what.is_empty() => *line = format!("{} {does}.", line.replace('.', ";")),
            _ => said.push(format!("{what}: {does}.")),
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOPICS: [Topic; 4] = [Topic::Game, Topic::Strict, Topic::Arbiter, Topic::Adjourn];

    #[test]
    fn the_pages_fit_a_small_terminal() {
        for lines in TOPICS.map(page) {
            // a frame takes two lines and four columns
            assert!(lines.len() <= 22, "{} lines", lines.len());
            assert!(lines.iter().all(|line| line.chars().count() <= 76), "{lines:#?}");
        }
    }

    #[test]
    fn what_is_said_is_short() {
        for lines in TOPICS.map(sentences) {
            assert!(lines.len() <= 22, "{} lines", lines.len());
            assert!(lines.iter().all(|line| line.chars().count() <= 220), "{lines:#?}");
        }
    }
}
