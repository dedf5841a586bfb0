use std::fmt;

use super::{GameResult, How, Note, NoteKind, limits};
use crate::games::Side;
use crate::games::yin_yang::{MAX_TARGET, Move, Position, Refusal};

/// The properties that tell about a game, with the names that games of chess and checkers have
/// for the same.
const KNOWN: [(&str, &str); 20] = [
    ("EV", "Event"),
    ("PC", "Site"),
    ("DT", "Date"),
    ("RO", "Round"),
    ("PB", "Black"),
    ("PW", "White"),
    ("BR", "BlackRank"),
    ("WR", "WhiteRank"),
    ("BT", "BlackTeam"),
    ("WT", "WhiteTeam"),
    ("GN", "GameName"),
    ("RU", "Rules"),
    ("TM", "TimeLimit"),
    ("OT", "Overtime"),
    ("ON", "Opening"),
    ("GC", "GameComment"),
    ("AN", "Annotator"),
    ("US", "Transcriber"),
    ("SO", "Source"),
    ("CP", "Copyright"),
];

/// A game: who played, the moves, and what was said about them.
///
/// Two games are equal when they are written alike; their [`notes`](Game::notes) and how many
/// [`variations`](Game::variations) there were are about a text and are not compared.
///
/// ```
/// use annabella::games::yin_yang::notation::sgf::Game;
///
/// let mut game: Game = "(;GM[1]SZ[9]CT[3]PB[Shusaku];B[dd](;W[ee])(;W[ff]))".parse().unwrap();
/// assert_eq!((game.moves().len(), game.variations, game.target()), (2, 1, Some(3)));
///
/// let mv = game.final_position().placing("D4".parse().unwrap(), game.past()).unwrap();
/// game.push(mv).unwrap();
/// assert!(game.to_string().ends_with(";B[dd];W[ee];B[df])\n"));
/// ```
#[derive(Clone)]
pub struct Game {
    start: Position,
    has_target: bool,
    moves: Vec<Move>,
    /// The keys of the positions before the last one.
    past: Vec<u64>,
    last: Position,
    /// By the names of SGF, in the order in which they came.
    tags: Vec<(String, String)>,
    /// In the order of the plies after which they stand.
    comments: Vec<(u32, String)>,
    /// How many bytes all comments have.
    comment_bytes: usize,
    result: GameResult,
    /// How many variations the text had on the main line, which were passed over.
    pub variations: u32,
    /// What the reader passed over, mended or found odd.
    pub notes: Vec<Note>,
}

impl Game {
    /// A game without moves.
    pub fn new(start: Position) -> Game {
        Game {
            start,
            has_target: true,
            moves: Vec::new(),
            past: Vec::new(),
            last: start,
            tags: Vec::new(),
            comments: Vec::new(),
            comment_bytes: 0,
            result: GameResult::Unknown,
            variations: 0,
            notes: Vec::new(),
        }
    }

    /// A game whose text did not say what the target is.
    pub(super) fn without_target(start: Position) -> Game {
        Game { has_target: false, ..Game::new(start) }
    }

    /// How many captured stones win; none where a text did not tell, and all positions have
    /// the largest target then.
    pub fn target(&self) -> Option<u8> {
        self.has_target.then(|| self.start.target())
    }

    /// The same game with a target, played once more.
    ///
    /// # Errors
    ///
    /// The number of the move that could not be played any more, counted from 1, and why; 0 and
    /// [`Refusal::OtherForm`] where it is no target, which is 1 to [`MAX_TARGET`].
    pub fn with_target(&self, target: u8) -> Result<Game, (usize, Refusal)> {
        if target == 0 || target > MAX_TARGET {
            return Err((0, Refusal::OtherForm));
        }
        let start = Position { target, ..self.start };
        let replayed = Game { start, last: start, has_target: true, ..self.clone() };
        let mut game = Game { moves: Vec::new(), past: Vec::new(), ..replayed };
        for (number, mv) in (1..).zip(&self.moves) {
            game.push(*mv).map_err(|refusal| (number, refusal))?;
        }
        Ok(game)
    }

    /// The position before the first move.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The positions of the game, the start included.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let mut moves = self.moves.iter();
        std::iter::successors(Some(self.start), move |position| {
            moves.next().map(|mv| position.after(*mv))
        })
    }

    /// The position after the last move.
    pub const fn final_position(&self) -> Position {
        self.last
    }

    /// The keys of the positions before the last one, oldest first.
    pub fn past(&self) -> &[u64] {
        &self.past
    }

    /// Plays a move at the end.
    ///
    /// # Errors
    ///
    /// Why it is not legal there; the game is left as it was.
    pub fn push(&mut self, mv: Move) -> Result<(), Refusal> {
        let legal = match mv.point() {
            Some(point) => self.last.placing(point, &self.past)?,
            None if self.last.end().is_some() => return Err(Refusal::Over),
            None => mv,
        };
        self.moves.push(legal);
        self.past.push(self.last.key());
        self.last = self.last.after(legal);
        Ok(())
    }

    /// How the game ended; where the board has ended it, that and not what was set.
    pub fn result(&self) -> GameResult {
        let Some(end) = self.last.end() else { return self.result };
        let [first, second] = Side::ALL.map(|side| self.last.captures(side));
        match end.winner() {
            Some(winner) => GameResult::Win(winner, How::By(first.abs_diff(second))),
            None => GameResult::Draw,
        }
    }

    /// Says how the game ended.
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
    }

    /// The value of what is told about the game, by the name that SGF has for it, `PB`, or the
    /// one of chess, `Black`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let name = sgf_name(name)?;
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// What is told about the game, by the names that SGF has, in the order in which it came.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Tells something about the game, see [`tag`](Game::tag); names that SGF does not have are
    /// ignored. `Result` and `RE` read a result as SGF writes it.
    ///
    /// The value is kept with single blanks between its words, up to [`limits::TAG_VALUE`], and
    /// a date with hyphens.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        if matches!(name, "Result" | "RE") {
            self.result = GameResult::read(value).unwrap_or_default();
            return;
        }
        let Some(name) = sgf_name(name) else { return };
        let mut value = tidy(value, limits::TAG_VALUE);
        if name == "DT" {
            value = value.replace('.', "-");
        }
        match self.tags.iter().position(|(known, _)| known == name) {
            Some(at) => self.tags[at].1 = value,
            // no more than there are names
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    /// Takes away what is told about the game.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.retain(|(known, _)| Some(known.as_str()) != sgf_name(name));
    }

    /// What is said after so many moves; before the first after none.
    pub fn comments(&self, plies: usize) -> impl Iterator<Item = &str> {
        let ply = u32::try_from(plies).unwrap_or(u32::MAX);
        let first = self.comments.partition_point(|(at, _)| *at < ply);
        let same = self.comments[first..].iter().take_while(move |(at, _)| *at == ply);
        same.map(|(_, text)| text.as_str())
    }

    /// Adds a comment after so many moves, or before the first after none; false where it is
    /// one too many, see [`limits`], or where there are fewer moves.
    ///
    /// The text is kept with single blanks between its words. Nothing is added, and that is no
    /// failure, if nothing is left.
    pub fn add_comment(&mut self, plies: usize, text: &str) -> bool {
        let text = tidy(text, limits::VALUE);
        if plies > self.moves.len() || self.comment_bytes + text.len() > limits::COMMENTS {
            return false;
        }
        if text.is_empty() {
            return true;
        }
        let ply = u32::try_from(plies).unwrap_or(u32::MAX);
        let end = self.comments.partition_point(|(at, _)| *at <= ply);
        let len = text.len();
        // one node has one comment
        match end.checked_sub(1).map(|before| &mut self.comments[before]) {
            Some((at, said)) if *at == ply => {
                if said.len() + 1 + len > limits::VALUE {
                    return false;
                }
                said.push(' ');
                said.push_str(&text);
            }
            _ => self.comments.insert(end, (ply, text)),
        }
        self.comment_bytes += len;
        true
    }

    /// Notes something in a line of the text.
    pub(super) fn note(&mut self, line: u64, kind: NoteKind) {
        match self.notes.len() + 1 {
            count if count < limits::NOTES => self.notes.push(Note { line, kind }),
            limits::NOTES => self.notes.push(Note { line, kind: NoteKind::More }),
            _ => {}
        }
    }
}

/// The name that SGF has for something that is told about a game.
fn sgf_name(name: &str) -> Option<&'static str> {
    let is_it = |(sgf, chess): &&(&str, &str)| *sgf == name || chess.eq_ignore_ascii_case(name);
    KNOWN.iter().find(is_it).map(|(sgf, _)| *sgf)
}

/// Whether a property tells about a game.
pub(super) fn is_tag(name: &str) -> bool {
    KNOWN.iter().any(|(sgf, _)| *sgf == name)
}

/// A text with single blanks between its words, cut at so many bytes.
fn tidy(text: &str, most: usize) -> String {
    let mut tidied = String::new();
    for word in text.split(|c: char| c.is_whitespace() || c.is_control()) {
        if word.is_empty() {
            continue;
        }
        if !tidied.is_empty() {
            tidied.push(' ');
        }
        tidied.push_str(word);
        if tidied.len() > most {
            tidied.truncate(tidied.floor_char_boundary(most));
            break;
        }
    }
    tidied.truncate(tidied.trim_end().len());
    tidied
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.start == other.start
            && self.has_target == other.has_target
            && self.moves == other.moves
            && self.result() == other.result()
            && self.comments == other.comments
            && self.tags == other.tags
    }
}

impl Eq for Game {}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("sgf", &self.to_string())
            .field("variations", &self.variations)
            .field("notes", &self.notes)
            .finish_non_exhaustive()
    }
}
