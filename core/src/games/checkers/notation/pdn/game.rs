use std::fmt;

use super::encoding::tidy;
use super::tags::{GAME_TYPE, ROSTER, Tags, is_of_game};
use super::{GameResult, Note, limits};
use crate::games::checkers::notation::{Refusal, find};
use crate::games::checkers::{Move, Position, Square};

/// A game of American checkers: who played, the moves, and what was said about them.
///
/// Two games are equal when they are written alike; their [`notes`](Game::notes) and how many
/// [`variations`](Game::variations) there were are about a text and are not compared.
///
/// ```
/// use annabella::games::checkers::notation::{parse, pdn::Game};
///
/// let mut game: Game = "1. 11-15 {old} 23-18 (23-19 8-11) *".parse().unwrap();
/// assert_eq!((game.moves().len(), game.variations), (2, 1));
///
/// let mv = parse(&game.final_position(), "8-11").unwrap();
/// game.push(mv).unwrap();
/// game.set_tag("Black", "Tinsley");
/// assert!(game.to_string().ends_with("1. 11-15 {old} 1... 23-18 2. 8-11 *\n\n"));
/// ```
#[derive(Clone)]
pub struct Game {
    start: Position,
    moves: Vec<Move>,
    /// The position after the last move.
    last: Position,
    tags: Tags,
    /// In the order of the plies after which they stand.
    comments: Vec<(u32, String)>,
    glyphs: Vec<(u32, u8)>,
    /// How many bytes all comments have.
    comment_bytes: usize,
    result: GameResult,
    /// How many variations the text had on the main line, which were passed over.
    pub variations: u32,
    /// What the reader passed over, mended or found odd.
    pub notes: Vec<Note>,
}

impl Game {
    /// A game without moves and tags.
    pub fn new(start: Position) -> Game {
        Game {
            start,
            moves: Vec::new(),
            last: start,
            tags: Tags::default(),
            comments: Vec::new(),
            glyphs: Vec::new(),
            comment_bytes: 0,
            result: GameResult::Unknown,
            variations: 0,
            notes: Vec::new(),
        }
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

    /// Plays a move at the end.
    ///
    /// # Errors
    ///
    /// Why it is not legal there; the game is left as it was.
    pub fn push(&mut self, mv: Move) -> Result<(), Refusal> {
        let squares: Vec<Square> = mv.squares().collect();
        self.play(find(&self.last, &squares)?);
        Ok(())
    }

    /// Sets the start of a game that has no moves yet.
    pub(super) fn set_start(&mut self, start: Position) {
        self.start = start;
        self.last = start;
    }

    /// Plays a move that is legal.
    #[inline]
    pub(super) fn play(&mut self, mv: Move) {
        self.moves.push(mv);
        self.last = self.last.after(mv);
    }

    /// How the game ended; also its tag `Result`.
    ///
    /// Where the side to move cannot move, it has lost, whatever was set.
    pub fn result(&self) -> GameResult {
        let turn = self.last.turn();
        if self.last.has_moves() { self.result } else { GameResult::win(!turn) }
    }

    /// Says how the game ended.
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
    }

    /// The value of a tag; its name may be in letters of either case.
    ///
    /// `Result` and `GameType` are always there; `FEN` and `SetUp` never are, as
    /// [`start`](Game::start) says the same.
    pub fn tag(&self, name: &str) -> Option<&str> {
        if name.eq_ignore_ascii_case("Result") {
            Some(self.result().as_str())
        } else if name.eq_ignore_ascii_case("GameType") {
            Some(GAME_TYPE)
        } else {
            self.tags.get(name)
        }
    }

    /// The tags as given, but for `Result`, `GameType`, `FEN` and `SetUp`.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter()
    }

    /// Gives a tag a value, also `Result`; `GameType`, `FEN` and `SetUp` are ignored.
    ///
    /// Of the name only letters, digits and underscores are kept. The value is kept with single
    /// blanks between its words, up to [`limits::TAG_VALUE`].
    pub fn set_tag(&mut self, name: &str, value: &str) {
        if name.eq_ignore_ascii_case("Result") {
            self.result = GameResult::from_marker(value).unwrap_or_default();
        } else if !is_of_game(name) {
            self.tags.set(name, value);
        }
    }

    /// Removes a tag, if it is there.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.remove(name);
    }

    pub(super) fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The tags as they are written, but for `SetUp` and `FEN`: the roster, the game type, and
    /// the others as given.
    pub(super) fn export_tags(&self) -> impl Iterator<Item = (&str, &str)> {
        let roster = ROSTER.into_iter().map(|name| {
            let unknown = if name == "Date" { "????.??.??" } else { "?" };
            (name, self.tag(name).filter(|value| !value.is_empty()).unwrap_or(unknown))
        });
        let others = self.tags().filter(|(name, _)| !ROSTER.contains(name));
        roster.chain([("GameType", GAME_TYPE)]).chain(others)
    }

    /// What is said after so many moves; before the first after none.
    pub fn comments(&self, plies: usize) -> impl Iterator<Item = &str> {
        at(&self.comments, plies).iter().map(|(_, text)| text.as_str())
    }

    /// The numeric glyphs of the last of so many moves, such as 1 for `!`.
    pub fn glyphs(&self, plies: usize) -> impl Iterator<Item = u8> {
        at(&self.glyphs, plies).iter().map(|(_, glyph)| *glyph)
    }

    /// Adds a comment after so many moves, or before the first after none; false where it is
    /// one too many, see [`limits`], or where there are fewer moves.
    ///
    /// The text is kept with single blanks between its words, up to [`limits::COMMENT`].
    /// Nothing is added, and that is no failure, if nothing is left.
    pub fn add_comment(&mut self, plies: usize, text: &str) -> bool {
        let text = tidy(text, limits::COMMENT);
        if plies > self.moves.len() || self.comment_bytes + text.len() > limits::COMMENTS {
            return false;
        }
        if text.is_empty() {
            return true;
        }
        let len = text.len();
        let is_kept = insert(&mut self.comments, plies, text);
        self.comment_bytes += if is_kept { len } else { 0 };
        is_kept
    }

    /// Adds a glyph to the last of so many moves, if it does not have it yet; false where it is
    /// one too many, or where there are fewer moves or none.
    pub fn add_glyph(&mut self, plies: usize, glyph: u8) -> bool {
        if plies == 0 || plies > self.moves.len() {
            return false;
        }
        self.glyphs(plies).any(|known| known == glyph) || insert(&mut self.glyphs, plies, glyph)
    }
}

/// Those of the remarks, sorted by their ply, that belong to one.
fn at<T>(remarks: &[(u32, T)], plies: usize) -> &[(u32, T)] {
    let ply = u32::try_from(plies).unwrap_or(u32::MAX);
    let start = remarks.partition_point(|(at, _)| *at < ply);
    let rest = &remarks[start..];
    &rest[..rest.iter().take_while(|(at, _)| *at == ply).count()]
}

/// Puts a remark behind those of its ply, unless there are too many.
fn insert<T>(remarks: &mut Vec<(u32, T)>, plies: usize, remark: T) -> bool {
    let ply = u32::try_from(plies).unwrap_or(u32::MAX);
    if at(remarks, plies).len() >= limits::REMARKS_PER_MOVE {
        return false;
    }
    let end = remarks.partition_point(|(at, _)| *at <= ply);
    remarks.insert(end, (ply, remark));
    true
}

impl Default for Game {
    /// A game from the usual start.
    fn default() -> Game {
        Game::new(Position::default())
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.start == other.start
            && self.moves == other.moves
            && self.result() == other.result()
            && self.comments == other.comments
            && self.glyphs == other.glyphs
            && self.export_tags().eq(other.export_tags())
    }
}

impl Eq for Game {}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("pdn", &self.to_string())
            .field("variations", &self.variations)
            .field("notes", &self.notes)
            .finish_non_exhaustive()
    }
}
