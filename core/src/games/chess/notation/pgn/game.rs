use std::fmt;
use std::time::Duration;

use super::header::Variant;
use super::remarks::{Place, Remarks};
use super::tags::{Tags, clean_name, needs_chess960};
use super::walk::{Event, Walk};
use super::{GameResult, Note, writer};
use crate::games::chess::{IllegalMove, Move, Position};

/// A game of chess: who played, the moves, and what was said about them.
///
/// Moves are nodes of a tree that lies flat in memory. The first continuation
/// of a node is the line played, the others are variations; the main line is
/// that of first continuations from [`NodeId::ROOT`].
///
/// Two games are equal when they are written alike; their
/// [`notes`](Game::notes) are about a text and are not compared.
///
/// ```
/// use annabella::games::chess::notation::{pgn::Game, san};
///
/// let mut game: Game = "1. e4 e5 (1... c5 {sharp}) 2. Nf3 *".parse().unwrap();
/// assert_eq!(game.mainline().count(), 3);
///
/// let mv = san::parse(&game.final_position(), "Nc6").unwrap();
/// game.push(mv).unwrap();
/// game.set_tag("White", "Menchik");
/// assert!(game.to_string().ends_with("1. e4 e5 (1... c5 {sharp}) 2. Nf3 Nc6 *\n\n"));
/// ```
#[derive(Clone)]
pub struct Game {
    start: Position,
    /// The root first; a node comes after its parent.
    nodes: Vec<Node>,
    tags: Tags,
    remarks: Remarks,
    /// The last node of the main line and the position there.
    tip: NodeId,
    tip_position: Position,
    /// How the game ended; also its `Result` tag.
    pub result: GameResult,
    /// What the reader passed over, mended or found odd.
    pub notes: Vec<Note>,
}

/// A move in its [`Game`], or the start before all moves.
///
/// An id is good for the game that gave it, until the move is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The start of every game.
    pub const ROOT: NodeId = NodeId(0);

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A link that leads nowhere.
const NONE: NodeId = NodeId(u32::MAX);

#[derive(Clone, Copy)]
struct Node {
    mv: Move,
    parent: NodeId,
    /// The first continuation.
    child: NodeId,
    /// The last continuation.
    last_child: NodeId,
    /// The parent's next continuation.
    sibling: NodeId,
}

impl Node {
    const fn new(mv: Move, parent: NodeId) -> Node {
        Node { mv, parent, child: NONE, last_child: NONE, sibling: NONE }
    }
}

const fn link(id: NodeId) -> Option<NodeId> {
    if id.0 == NONE.0 { None } else { Some(id) }
}

impl Game {
    /// A game without moves and tags.
    pub fn new(start: Position) -> Game {
        Game::with_capacity(start, 0)
    }

    pub(super) fn with_capacity(start: Position, nodes: usize) -> Game {
        let mut game = Game {
            start,
            nodes: Vec::with_capacity(nodes.max(1)),
            tags: Tags::default(),
            remarks: Remarks::default(),
            tip: NodeId::ROOT,
            tip_position: start,
            result: GameResult::Unknown,
            notes: Vec::new(),
        };
        // the root's move is never looked at
        let no_move = Move::normal(start.king(start.turn()), start.king(start.turn()));
        game.nodes.push(Node::new(no_move, NONE));
        game
    }

    /// The position before the first move.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The value of a tag.
    ///
    /// `Result` is always there; `FEN` and `SetUp` never are, as
    /// [`start`](Game::start) says the same.
    pub fn tag(&self, name: &str) -> Option<&str> {
        if name == "Result" { Some(self.result.as_str()) } else { self.tags.get(name) }
    }

    /// The tags as given, but for `Result`, `FEN` and `SetUp`.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter()
    }

    /// Gives a tag a value, also `Result`; `FEN` and `SetUp`, in letters of either
    /// case, are ignored.
    ///
    /// Of the name only letters, digits and underscores are kept. The value is
    /// kept without blanks around it, up to [`limits::TAG_VALUE`](super::limits::TAG_VALUE).
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let name = clean_name(name);
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        if is("Result") {
            self.result = GameResult::from_marker(value).unwrap_or_default();
        } else if !is("FEN") && !is("SetUp") {
            self.tags.set(&name, value);
        }
    }

    /// Whether this is a game of Chess960: its tag `Variant` says so, in any of
    /// the names in use, or somebody may castle as in Chess960 only.
    ///
    /// ```
    /// use annabella::games::chess::notation::pgn::Game;
    ///
    /// let game: Game = "[Variant \"Fischerandom\"]\n\n1. e4 *".parse().unwrap();
    /// assert!(game.is_chess960());
    /// assert!(!Game::default().is_chess960());
    /// ```
    pub fn is_chess960(&self) -> bool {
        self.tag("Variant").is_some_and(|name| Variant::from_name(name) == Variant::Chess960)
            || needs_chess960(&self.start)
    }

    /// Removes a tag, if it is there.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.remove(name);
    }

    /// The moves of the main line.
    pub fn mainline(&self) -> impl Iterator<Item = Move> {
        self.line(NodeId::ROOT).map(|id| self.nodes[id.index()].mv)
    }

    /// The nodes that follow `from` by first continuations.
    pub fn line(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.first_child(from), |&id| self.first_child(id))
    }

    /// The positions of the main line, the start included.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let mut moves = self.mainline();
        std::iter::successors(Some(self.start), move |position| {
            moves.next().map(|mv| position.after_legal(mv))
        })
    }

    /// The position at the end of the main line.
    pub const fn final_position(&self) -> Position {
        self.tip_position
    }

    /// The last node of the main line.
    pub const fn tip(&self) -> NodeId {
        self.tip
    }

    /// The position after the move of `node`, played through from the start.
    pub fn position(&self, node: NodeId) -> Position {
        let mut moves: Vec<Move> = std::iter::successors(Some(node), |&id| self.parent(id))
            .filter_map(|id| self.mv(id))
            .collect();
        moves.reverse();
        moves.into_iter().fold(self.start, |position, mv| position.after_legal(mv))
    }

    /// The move of a node; the root has none.
    pub fn mv(&self, node: NodeId) -> Option<Move> {
        (node != NodeId::ROOT).then(|| self.nodes[node.index()].mv)
    }

    /// The node before; the root has none.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        link(self.nodes[node.index()].parent)
    }

    /// The continuations of a node: the line played, then variations.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.first_child(node), |&id| self.sibling(id))
    }

    pub(super) fn first_child(&self, node: NodeId) -> Option<NodeId> {
        link(self.nodes[node.index()].child)
    }

    pub(super) fn sibling(&self, node: NodeId) -> Option<NodeId> {
        link(self.nodes[node.index()].sibling)
    }

    /// The whole tree in the order of its text: each move, then the variations
    /// that could have been played in its place.
    pub fn walk(&self) -> Walk<'_> {
        Walk::new(self)
    }

    /// Plays a move at the end of the main line.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] when it is not legal there; the game is left as it was.
    pub fn push(&mut self, mv: Move) -> Result<NodeId, IllegalMove> {
        let position = self.tip_position.after(mv)?;
        let id = self.link(self.tip, mv);
        self.set_tip(id, position);
        Ok(id)
    }

    /// Adds a continuation of `parent`: the line played if it is the first one,
    /// else a variation.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] when it is not legal there; the game is left as it was.
    pub fn add(&mut self, parent: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        if parent == self.tip {
            return self.push(mv);
        }
        self.position(parent).after(mv)?;
        Ok(self.link(parent, mv))
    }

    /// Takes back the moves of the main line after the first `plies`, with all that
    /// was said about them and the variations on them.
    pub fn truncate(&mut self, plies: usize) {
        let line = std::iter::once(NodeId::ROOT).chain(self.line(NodeId::ROOT));
        let Some(left) = line.take(plies.saturating_add(1)).last() else { return };
        let mut last = self.tip;
        while last != left {
            // the root has no parent, and is never taken back
            let Some(parent) = self.parent(last) else { break };
            self.remarks.clear(last);
            self.nodes[parent.index()].child = NONE;
            self.nodes[parent.index()].last_child = NONE;
            if last.index() + 1 == self.nodes.len() {
                self.nodes.pop();
            }
            last = parent;
        }
        self.set_tip(left, self.position(left));
    }

    /// Adds a node without asking whether its move is legal.
    #[inline]
    pub(super) fn link(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::new(mv, parent));
        let before = &mut self.nodes[parent.index()];
        if before.child == NONE {
            before.child = id;
            before.last_child = id;
        } else {
            let last = std::mem::replace(&mut before.last_child, id);
            self.nodes[last.index()].sibling = id;
        }
        id
    }

    /// Sets the start of a game that has no moves yet.
    pub(super) fn set_start(&mut self, start: Position) {
        self.start = start;
        self.tip_position = start;
    }

    pub(super) fn set_tip(&mut self, tip: NodeId, position: Position) {
        self.tip = tip;
        self.tip_position = position;
    }

    /// How many moves there are, those of variations included.
    pub(super) fn move_count(&self) -> usize {
        self.nodes.len() - 1
    }

    /// What is said before the move of `node`.
    pub fn comments_before(&self, node: NodeId) -> impl Iterator<Item = &str> {
        self.remarks.comments(node, Place::Before)
    }

    /// What is said after the move of `node`, or of the root before the first.
    pub fn comments(&self, node: NodeId) -> impl Iterator<Item = &str> {
        self.remarks.comments(node, Place::After)
    }

    /// The numeric annotation glyphs of a move, such as 1 for `!` (section 10).
    pub fn nags(&self, node: NodeId) -> impl Iterator<Item = u8> {
        self.remarks.nags(node)
    }

    /// The time that the player of this move had left after it.
    pub fn clock(&self, node: NodeId) -> Option<Duration> {
        self.remarks.clock(node).map(|millis| Duration::from_millis(millis.into()))
    }

    /// Adds a comment after a move, or before the whole game at the root.
    ///
    /// The text is kept without blanks around it and with blanks for control
    /// characters, up to [`limits::COMMENT`](super::limits::COMMENT);
    /// `[%clk h:mm:ss]` in it sets the clock. Nothing is added if nothing is left.
    pub fn add_comment(&mut self, node: NodeId, text: &str) {
        self.remarks.add_comment(node, text);
    }

    /// Adds a comment before the move of `node`; as [`add_comment`](Game::add_comment),
    /// but a clock in it stays text. Before the root there is no place, so there
    /// it is the same.
    pub fn add_comment_before(&mut self, node: NodeId, text: &str) {
        if node == NodeId::ROOT {
            self.remarks.add_comment(node, text);
        } else {
            self.remarks.add_comment_before(node, text);
        }
    }

    /// Adds a numeric annotation glyph, if the move does not have it yet.
    pub fn add_nag(&mut self, node: NodeId, nag: u8) {
        self.remarks.add_nag(node, nag);
    }

    /// Sets the time left after a move; whole milliseconds are kept, and more
    /// than 49 days are not.
    pub fn set_clock(&mut self, node: NodeId, left: Duration) {
        self.remarks.set_clock(node, u32::try_from(left.as_millis()).unwrap_or(u32::MAX));
    }

    /// Removes comments, glyphs and clock of a move.
    pub fn clear_remarks(&mut self, node: NodeId) {
        self.remarks.clear(node);
    }

    pub(super) fn remarks(&self) -> &Remarks {
        &self.remarks
    }

    pub(super) fn remarks_mut(&mut self) -> &mut Remarks {
        &mut self.remarks
    }

    pub(super) fn tags_ref(&self) -> &Tags {
        &self.tags
    }

    pub(super) fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    fn events_equal(&self, other: &Game) -> bool {
        let mut others = other.walk();
        let equal = self.walk().all(|event| match (event, others.next()) {
            (Event::Move(a), Some(Event::Move(b))) => {
                self.mv(a) == other.mv(b) && self.remarks.equal(a, &other.remarks, b)
            }
            (a, Some(b)) => a == b,
            (_, None) => false,
        });
        equal && others.next().is_none()
    }
}

impl Default for Game {
    /// A game from the classical start.
    fn default() -> Game {
        Game::new(Position::default())
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.start == other.start
            && self.result == other.result
            && self.export_tags().eq(other.export_tags())
            && self.remarks.equal(NodeId::ROOT, &other.remarks, NodeId::ROOT)
            && self.events_equal(other)
    }
}

impl Eq for Game {}

impl fmt::Display for Game {
    /// Export format, with an empty line at the end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&writer::write(self))
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("pgn", &self.to_string())
            .field("notes", &self.notes)
            .finish_non_exhaustive()
    }
}
