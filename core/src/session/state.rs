use crate::arbiter::clock::{Clock, Controls, Millis};
use crate::arbiter::edition::{Edition, LAWS_2009};
use crate::games::{self, GameKind, GameShape, Move, Path, Position, Side, chess};

use super::correspondence::{OwnWord, Post};
use super::ending_by_board::ending_by_position;
use super::laws::{Laws, TurnLaws, UndoneLaws};
use super::plies::Plies;
use super::{
    Away, Begin, Ending, Mode, NewGame, NewGameError, Phase, Player, ScoreKeeping, Supervision,
    Turn,
};

/// All there is of a game. Two states are equal if everything is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) setup: NewGame,
    pub(super) revision: u64,
    pub(super) time: Millis,
    pub(super) edition: &'static Edition,
    pub(super) game: Played,
}

/// What has become of the game that was agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub(super) struct Played {
    /// As agreed; the computer's levels can change.
    pub(super) players: [Player; 2],
    /// Who is awaited, in a game with a time at which players must be there.
    pub(super) absent: [bool; 2],
    /// Whether somebody's time could ever run.
    pub(super) has_begun: bool,
    /// How long the game was paused since the time at which it was to begin.
    pub(super) paused_for: Millis,
    pub(super) plies: Plies,
    pub(super) now: Moment,
    /// When each player offered a draw last, as a number of plies.
    pub(super) last_offer: [Option<usize>; 2],
    pub(super) laws: Laws,
    /// How often each player has looked at a board that is hidden from him.
    pub(super) peeks: [u32; 2],
    /// What the player on another device knows.
    pub(super) post: Post,
    /// What was taken back, the last of it last.
    pub(super) undone: Vec<Undone>,
}

/// What changes from move to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moment {
    pub(super) position: Position,
    pub(super) clock: Clock,
    /// The clock when the position came up.
    pub(super) turn_began: Clock,
    pub(super) phase: Phase,
    /// Where the game stood when it ended.
    pub(super) before_end: Phase,
    /// Since when the game is paused.
    pub(super) paused_at: Millis,
    /// Whose draw offer stands.
    pub(super) offer: Option<Side>,
    /// Whose offer is to be noted with his move to come.
    pub(super) unnoted: [bool; 2],
    /// Who has offered a draw since his last move.
    pub(super) has_offered: [bool; 2],
    /// Who was asked whether he means to resign.
    pub(super) resigning: [bool; 2],
    /// When the announcement has been spoken to its end, or was.
    pub(super) announced_until: Millis,
    pub(super) hint: Hint,
    /// What the player at this device has said that the one on another has to know.
    pub(super) word: Option<OwnWord>,
    pub(super) laws: TurnLaws,
}

/// Whether the computer was asked for a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hint {
    /// It was not.
    #[default]
    None,
    /// It was, and has to answer.
    Asked,
    /// It suggests this.
    Given(Move),
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The position in which it was made.
    pub before: Position,
    /// The time that it took, up to the release of the piece.
    pub thought: Millis,
    /// Whether its player offered a draw with it, `(=)` (article C13).
    pub offered: bool,
    /// Whether it was legal. In strict games without supervision others stand if they
    /// were not claimed in time (A4.c).
    pub is_legal: bool,
    /// Whether it was made elsewhere, before the game.
    pub is_from_elsewhere: bool,
    pub(super) turn_began: Clock,
}

impl Ply {
    /// The position and the move in it, of chess.
    pub fn chess(&self) -> Option<(&chess::Position, chess::Move)> {
        self.before.chess().zip(self.mv.chess())
    }

    /// Whether this is the move that a path means.
    pub(super) fn is_meant_by(&self, asked: Path) -> bool {
        asked == self.mv.path() || self.before.find(asked, &[]) == Ok(self.mv)
    }

    /// Who made the move.
    pub fn by(&self) -> Side {
        self.before.turn()
    }
}

impl Played {
    /// What was written down and offered with plies that do not stand any more.
    pub(super) fn forget_plies_after(&mut self, plies: usize) {
        for sheet in &mut self.laws.sheets {
            sheet.written = sheet.written.min(plies);
            sheet.is_due &= sheet.written < plies;
        }
        for misrecorded in &mut self.laws.misrecorded {
            misrecorded.retain(|(ply, _)| *ply < plies);
        }
        for offer in &mut self.last_offer {
            *offer = offer.filter(|&made| made <= plies);
        }
    }

    /// What belongs to plies that do not stand any more goes with them.
    pub(super) fn forget_after(&mut self, plies: usize) {
        self.forget_plies_after(plies);
        self.laws.quickplay = [None; 2];
        self.laws.signed = [false; 2];
        self.laws.sealed = None;
        if self.laws.adjournment.take().is_some() || self.laws.resumed.is_some() {
            // whoever is awaited, the game goes on without an envelope
            self.absent = [false; 2];
            self.laws.late = [false; 2];
        }
    }
}

/// What was taken back, and how everything stood then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Undone {
    pub(super) plies: Vec<Ply>,
    pub(super) moment: Moment,
    pub(super) at: Millis,
    pub(super) laws: UndoneLaws,
}

impl State {
    /// The game that was agreed, before anything is done.
    ///
    /// A game without a clock has begun; others wait for
    /// [`Deed::Start`](super::Deed::Start) or for their time.
    ///
    /// # Errors
    ///
    /// When a move that was made before is not legal or there are too many of
    /// them, a name cannot be written down, or the clock of a game that begins at
    /// a set time should stand while the program is away.
    pub fn new(setup: NewGame) -> Result<State, NewGameError> {
        if setup.moves.len() > NewGame::MAX_MOVES {
            return Err(NewGameError::TooManyMoves);
        }
        if setup.away == Away::Stands && setup.begin.is_scheduled() {
            return Err(NewGameError::ScheduledAndStands);
        }
        if setup.begin == Begin::WithFirstMove && setup.mode == Mode::Strict {
            return Err(NewGameError::WithFirstMove);
        }
        if setup.automatic_draws && setup.mode == Mode::Strict {
            return Err(NewGameError::AutomaticDraws);
        }
        if setup.supervision == Supervision::Unsupervised
            && (setup.mode != Mode::Strict || setup.players != [Player::Person; 2])
        {
            return Err(NewGameError::Unsupervised);
        }
        if setup.score == ScoreKeeping::ByHand && setup.mode != Mode::Strict {
            return Err(NewGameError::ByHand);
        }
        if !setup.position.is_of(setup.kind) {
            return Err(NewGameError::OtherGame);
        }
        let is_of_game = |player: &Player| match *player {
            Player::Engine(strength) => strength.is_of(setup.kind),
            Player::Person | Player::Correspondent => true,
        };
        if !setup.players.iter().all(is_of_game) {
            return Err(NewGameError::Rating);
        }
        let needs_laws = setup.mode == Mode::Strict || setup.session.is_some();
        if needs_laws && !setup.kind.has_laws() {
            return Err(NewGameError::OnlyChess);
        }
        if !setup.names.iter().all(|name| NewGame::is_name(name)) {
            return Err(NewGameError::Name);
        }
        setup.check_conduct()?;
        setup.check_correspondence()?;
        let clock = Clock::new(&setup.controls);
        let mut position = setup.position;
        let mut plies = Plies::default();
        for (ply, &mv) in (1..).zip(&setup.moves) {
            let before = position;
            if !before.is_legal(mv, plies.keys()) {
                return Err(NewGameError::IllegalMove { ply });
            }
            position = before.after(mv);
            plies.push(Ply {
                mv,
                before,
                thought: 0,
                offered: false,
                is_legal: true,
                is_from_elsewhere: true,
                turn_began: clock,
            });
        }
        let awaited =
            |side: Side| setup.begin.is_scheduled() && setup.player(side) == Player::Person;
        let absent = Side::ALL.map(awaited);
        let mut now = Moment::new(position, clock);
        if let Some(ending) = ending_by_position(&position, plies.keys(), setup.rulings) {
            now.phase = Phase::Over(ending);
        } else if setup.begins_at_once() {
            now.begin(0);
        }
        let is_correspondent_on_move =
            !now.phase.is_over() && setup.player(position.turn()) == Player::Correspondent;
        let has_begun = setup.begins_at_once();
        let session_began = setup.begins_at_once().then_some(0);
        let game = Played {
            players: setup.players,
            absent,
            has_begun,
            paused_for: 0,
            plies,
            now,
            last_offer: [None; 2],
            laws: Laws::new(&position, setup.moves.len(), session_began),
            peeks: [0; 2],
            post: Post::new(setup.moves.len(), is_correspondent_on_move),
            undone: Vec::new(),
        };
        Ok(State { setup, revision: 0, time: 0, edition: &LAWS_2009, game })
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &NewGame {
        &self.setup
    }

    /// Which game is played.
    pub fn kind(&self) -> GameKind {
        self.setup.kind
    }

    /// Which game, and how large its board is.
    pub fn shape(&self) -> GameShape {
        GameShape::new(self.kind(), self.position())
    }

    /// How often the game has changed.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// When the game changed last. Time does not go back behind it.
    pub fn time(&self) -> Millis {
        self.time
    }

    /// What both have in half points, from this game and those before it.
    pub fn total(&self) -> [u32; 2] {
        let here = self.ending().and_then(Ending::half_points).unwrap_or_default();
        let before = self.total_before().unwrap_or_default();
        [before[0] + here[0], before[1] + here[1]]
    }

    /// What both had in half points before this game; it goes with the names.
    pub fn total_before(&self) -> Option<[u32; 2]> {
        let [first, second] = self.setup.earlier?;
        Some(if self.game.laws.are_names_swapped { [second, first] } else { [first, second] })
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.game.now.position
    }

    /// The position on the board, if the game is chess.
    pub fn chess(&self) -> Option<&chess::Position> {
        self.position().chess()
    }

    /// Who has the move.
    pub fn on_move(&self) -> Side {
        self.position().turn()
    }

    /// The position from which all moves go out, those from elsewhere included.
    pub fn start(&self) -> &Position {
        &self.setup.position
    }

    /// The moves that were made, those from elsewhere included.
    pub fn plies(&self) -> &[Ply] {
        &self.game.plies
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        self.game.now.phase
    }

    /// Whether no move was made yet, or none is left, of a game whose clock its first move starts.
    /// Moves from elsewhere can be taken back too, and others made in their place.
    pub(super) fn awaits_first_move(&self) -> bool {
        let setup = self.setup();
        setup.begin == Begin::WithFirstMove
            && !setup.begins_at_once()
            && self.plies().last().is_none_or(|ply| ply.is_from_elsewhere)
    }

    /// Whether the next move begins the game, and with it the clock.
    pub fn begins_with_next_move(&self) -> bool {
        self.phase() == Phase::Waiting && self.setup().begin == Begin::WithFirstMove
    }

    /// How the game ended, when it is over.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase() {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// Who plays `side` now.
    pub fn player(&self, side: Side) -> Player {
        self.game.players[side as usize]
    }

    /// Whose draw offer stands.
    pub fn offer(&self) -> Option<Side> {
        self.game.now.offer
    }

    /// Whether `side` was asked if he means to resign.
    pub fn is_resigning(&self, side: Side) -> bool {
        self.game.now.resigning[side as usize]
    }

    /// What became of the wish for a hint.
    pub fn hint(&self) -> Hint {
        self.game.now.hint
    }

    /// The clock. What it shows also depends on the time, see
    /// [`view`](State::view).
    pub fn clock(&self) -> &Clock {
        &self.game.now.clock
    }

    /// The times that were agreed.
    pub fn controls(&self) -> &Controls {
        &self.setup.controls
    }

    /// The player who has to act for the game to go on: to move, or to press the
    /// clock.
    pub fn mover(&self) -> Side {
        let turn = self.on_move();
        match self.phase() {
            Phase::Playing(Turn::ToPress) | Phase::Paused(Turn::ToPress) => !turn,
            _ => turn,
        }
    }

    /// The edition of the Laws by which the game is played.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// What the player of `side` is called; may be empty.
    pub fn name(&self, side: Side) -> &str {
        let side = if self.game.laws.are_names_swapped { !side } else { side };
        &self.setup.names[side as usize]
    }

    /// Whether somebody watches over the game, so that nothing has to be claimed; in
    /// casual games the program does.
    pub fn is_supervised(&self) -> bool {
        self.setup.supervision == Supervision::Supervised
    }

    pub(super) fn is_strict(&self) -> bool {
        self.setup.mode == Mode::Strict
    }

    /// The legal move that a path means.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn find(&self, asked: Path) -> Result<Move, games::Refusal> {
        let mv = self.position().find(asked, self.earlier_keys())?;
        self.check_king_stays(mv)?;
        Ok(mv)
    }

    /// Keys of the positions before this one, oldest first.
    pub fn earlier_keys(&self) -> &[u64] {
        self.game.plies.keys()
    }

    /// The moves that would be played again, oldest first.
    pub fn undone_moves(&self) -> impl Iterator<Item = Move> {
        self.game.undone.last().into_iter().flat_map(|undone| &undone.plies).map(|ply| ply.mv)
    }

    /// The time that the player of ply `index` had left after it, in milliseconds;
    /// `None` without a clock, while the move is not completed, and for moves that
    /// were made elsewhere.
    pub fn left_after(&self, index: usize) -> Option<Millis> {
        let ply = self.game.plies.get(index).filter(|ply| !ply.is_from_elsewhere)?;
        let by = ply.by();
        let clock = match self.game.plies.get(index + 1) {
            Some(next) => &next.turn_began,
            // a move that ends the game is completed without a press
            None if self.phase().is_over() => &self.game.now.clock,
            None if self.mover() == by => return None,
            None => &self.game.now.turn_began,
        };
        clock.left(self.controls(), by, 0)
    }

    /// Whether two states are the same game, whatever has been done and undone
    /// on the way.
    pub fn is_same_game(&self, other: &State) -> bool {
        self.setup == other.setup && self.game == other.game
    }

    pub(super) fn is_computer(&self, side: Side) -> bool {
        matches!(self.player(side), Player::Engine(_))
    }

    /// Whether a person at this device plays.
    pub(super) fn is_person(&self, side: Side) -> bool {
        self.player(side) == Player::Person
    }
}

impl Default for State {
    /// Casual chess between two people, without a clock.
    fn default() -> State {
        // nothing in it is of those things that can be refused
        State::new(NewGame::default()).expect("the usual game can begin")
    }
}

impl Moment {
    /// Before anything is done with a position.
    pub(super) fn new(position: Position, clock: Clock) -> Moment {
        Moment {
            position,
            clock,
            turn_began: clock,
            phase: Phase::Waiting,
            before_end: Phase::Waiting,
            paused_at: 0,
            offer: None,
            unnoted: [false; 2],
            has_offered: [false; 2],
            resigning: [false; 2],
            announced_until: 0,
            hint: Hint::None,
            word: None,
            laws: TurnLaws::default(),
        }
    }

    /// The clock of the player on move runs from `at` on.
    pub(super) fn begin(&mut self, at: Millis) {
        self.clock.start(self.position.turn(), at);
        self.turn_began = self.clock;
        self.phase = Phase::Playing(Turn::Thinking);
    }
}
