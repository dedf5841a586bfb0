//! The help of a game, in parts: each one page of 80 by 24.

use super::command::{self, Command};

/// What there is help about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// What is needed most, and what else there is.
    Short,
    Moves,
    Questions,
    Draws,
    Clocks,
    Games,
    Blind,
    Strict,
    Arbiter,
    Adjourn,
}

/// Commands and what they do, in the order of the page.
type Lines = &'static [(&'static str, &'static str)];

const SHORT: Lines = &[
    ("e4, Nf3, knight takes e5", "a move, in notation or in words; castle short"),
    ("board", "where everything stands; what is on e4"),
    ("undo, hint", "take back to your own last move; a move to play"),
    ("offer, resign", "offer a draw; give the game up"),
    ("repeat", "what was said last; so does Enter"),
    ("new, quit", "another game; leave, and the game is kept"),
    ("help moves", "how moves are typed and taken back"),
    ("help questions", "what can be asked"),
    ("help draws", "offers and claims"),
    ("help clock", "starting, pressing, pausing"),
    ("help games", "saving, loading, going on"),
    ("help blind", "announcing, repeating, correcting"),
    ("help strict", "games by the Laws; also help arbiter, help adjourn"),
];

const MOVES: Lines = &[
    ("e4, Nf3, exd5, O-O", "notation; also e2e4 or 5254"),
    ("knight takes e5", "words; also knight from g1 to f3"),
    ("Springer Felix drei", "the words of play with the blind"),
    ("castle short", "or castle long"),
    ("e8 queen", "a pawn that promotes"),
    ("undo, redo", "take back to your own last move; play it again"),
    ("hint", "a move to play; not in strict games"),
    ("go", "let the computer move after a stop"),
    ("level 5", "how well the computer plays, 1 to 8"),
];

const QUESTIONS: Lines = &[
    ("board, b", "each side's pieces; also board ranks, board quarters"),
    ("board grid", "the board in letters; fen, the position as FEN"),
    ("what is on e4", "or e4 with a question mark; also is e4 attacked"),
    ("where is the queen", "or p queen; where are the white knights"),
    ("file e, rank 4", "or s e, s 4; also diagonals e4, lines e4"),
    ("next knight from a1", "the next piece of a kind; previous"),
    ("moves, m, moves e2", "the legal moves; captures, captures e2"),
    ("last, l, last 5", "the moves made last; captured"),
    ("turn, move number", "who has to move; which move it is"),
    ("clock, c", "the times left; times used"),
    ("score, pgn", "all moves in words; the game as PGN"),
    ("material", "what each side has, and who has more"),
    ("attackers e4", "also defenders e4, pins, hanging, checks"),
    ("", "none of these in strict games"),
    ("opponent, level", "who plays; how well"),
];

const DRAWS: Lines = &[
    ("draw", "claims a draw that is due, else offers one"),
    ("offer", "offers a draw"),
    ("accept, decline", "answers an offer; so do yes and no"),
    ("claim repetition", "the position stands for the third time"),
    ("claim fifty", "fifty moves without a capture or a pawn move"),
    ("resign", "gives the game up, after a yes"),
];

const CLOCKS: Lines = &[
    ("start", "begins a game with clocks; so does Enter"),
    ("clock", "the times left"),
    ("times used", "the times used, and the number of moves"),
    ("press", "presses the clock, where that is done by hand"),
    ("pause, continue", "stops the clocks; goes on"),
];

const GAMES: Lines = &[
    ("new", "another game; this one is kept"),
    ("games", "the games that are kept, with numbers; games all"),
    ("continue 2", "goes on with one of them"),
    ("rename NAME", "names this game"),
    ("delete 2, undelete", "deletes one; brings it back"),
    ("kept", "where this game is kept"),
    ("save FILE", "writes the game as PGN"),
    ("load FILE", "goes on with a game from a file"),
    ("flip", "turns the board that is drawn"),
    ("quit", "leaves; the game is kept"),
];

const BLIND: Lines = &[
    ("Eva vier", "announces a move; any other words do, too"),
    ("another move", "corrects it, until the clock is started"),
    ("correction", "takes the announcement back"),
    ("press", "starts the opponent's clock at once"),
    ("repeat Eva vier", "repeats the opponent's move; the word may be left out"),
    ("lift e2, release e4", "moves a piece by hand, before it is announced"),
    ("peek", "a look at a hidden board, which is counted"),
    ("stop, faster, slower", "the voice, with --speak; Enter stops it, too"),
];

/// What strict games have besides.
const STRICT: Lines = &[
    ("an illegal move", "counts if you name both squares or castle"),
    ("", "and if your king is left in check; other slips do not"),
    ("touch e4, adjust", "touch a piece on purpose; say that you put one right"),
    ("lift e2, release e4", "take a piece into the hand; put it down"),
    ("claim repetition nf3", "a draw with this move, which is only announced"),
    ("claim fifty nf3", "the same by fifty moves; both also without a move"),
    ("", "a wrong claim gives the opponent three minutes"),
    ("claim cannot win", "short of time: a draw by the arbiter; or no effort"),
    ("claim flag", "where nobody watches: time is up"),
    ("claim illegal, touch", "where nobody watches: what the opponent did"),
    ("call clock", "or piece, board, settings, disturbance, help"),
    ("record nf3", "write the next move down, where that is done by hand"),
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
    ("arbiter compare", "compare both scoresheets of play with the blind"),
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

impl Topic {
    const ALL: [Topic; 10] = [
        Topic::Short,
        Topic::Moves,
        Topic::Questions,
        Topic::Draws,
        Topic::Clocks,
        Topic::Games,
        Topic::Blind,
        Topic::Strict,
        Topic::Arbiter,
        Topic::Adjourn,
    ];

    /// The topic with this name, in small letters; the short help without one.
    pub(crate) fn named(name: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.name() == name)
    }

    /// The one that a line asks for.
    pub(crate) fn asked(line: &str) -> Option<Topic> {
        match command::parse(command::who(line).1) {
            Ok(Some(Command::Help(topic))) => Some(topic),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Topic::Short => "",
            Topic::Moves => "moves",
            Topic::Questions => "questions",
            Topic::Draws => "draws",
            Topic::Clocks => "clock",
            Topic::Games => "games",
            Topic::Blind => "blind",
            Topic::Strict => "strict",
            Topic::Arbiter => "arbiter",
            Topic::Adjourn => "adjourn",
        }
    }

    /// `help, help moves, … or help adjourn`.
    pub(crate) fn list() -> String {
        let mut names: Vec<String> =
            Topic::ALL.iter().map(|topic| format!("help {}", topic.name())).collect();
        let last = names.pop().unwrap_or_default();
        format!("{} or {last}", names.join(", ").replacen("help ,", "help,", 1))
    }

    const fn lines(self) -> Lines {
        match self {
            Topic::Short => SHORT,
            Topic::Moves => MOVES,
            Topic::Questions => QUESTIONS,
            Topic::Draws => DRAWS,
            Topic::Clocks => CLOCKS,
            Topic::Games => GAMES,
            Topic::Blind => BLIND,
            Topic::Strict => STRICT,
            Topic::Arbiter => ARBITER,
            Topic::Adjourn => ADJOURN,
        }
    }
}

/// The page as lines of at most 76 characters, with the keys of the full screen.
pub(crate) fn page(topic: Topic) -> Vec<String> {
    let keys = if topic == Topic::Short { KEYS } else { &[] };
    let lines = || topic.lines().iter().chain(keys);
    let widest = lines().map(|(what, _)| what.len()).max().unwrap_or(0);
    lines().map(|(what, does)| format!("{what:<widest$} {does}")).collect()
}

/// The page as sentences, for the ear.
pub(crate) fn sentences(topic: Topic) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for (what, does) in topic.lines() {
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

    #[test]
    fn the_pages_fit_a_small_terminal() {
        for lines in Topic::ALL.map(page) {
            // a frame takes two lines and four columns
            assert!(lines.len() <= 22, "{} lines", lines.len());
            assert!(lines.iter().all(|line| line.chars().count() <= 76), "{lines:#?}");
        }
    }

    #[test]
    fn what_is_said_is_short() {
        for lines in Topic::ALL.map(sentences) {
            assert!(lines.len() <= 22, "{} lines", lines.len());
            assert!(lines.iter().all(|line| line.chars().count() <= 220), "{lines:#?}");
        }
        assert!(sentences(Topic::Short).len() <= 14);
    }

    #[test]
    fn the_topics_are_listed() {
        assert!(Topic::list().starts_with("help, help moves, "), "{}", Topic::list());
        assert!(Topic::list().ends_with("help arbiter or help adjourn"));
    }
}
