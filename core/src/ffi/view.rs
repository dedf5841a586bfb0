use super::GameCorrespondence;
use super::action::GamePath;
use super::adjournment::GameAdjournment;
use super::chess::number;
use super::moves::{packed, path};
use super::setup::GamePlayer;
use crate::games::{GameKind, Side, yin_yang};
use crate::session::{
    Asked, Claim, ClockView, DeedKind, Ending, FaceView, Hidden, Hint, Mode, Phase, Reason, State,
    Turn,
};

/// All that a screen shows of a game at one moment.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub struct GameView {
    /// Grows with every change. Something of a lower revision is old.
    pub revision: u64,
    /// Which game.
    pub kind: GameKind,
    /// Friendly or by the Laws.
    pub mode: Mode,
    /// The player who moves first.
    pub first: GameSeat,
    /// The other player.
    pub second: GameSeat,
    /// How many columns the board has.
    pub columns: u8,
    /// How many rows it has.
    pub rows: u8,
    /// One byte for each point, row by row from the first player's near left (a1 first, h8
    /// last): 0 for an empty one, else the kind of a piece, and 8 more for the second
    /// player's. In chess 1 to 6 are pawn, knight, bishop, rook, queen, king. While a piece
    /// is in the hand or a pawn is to become something, it still shows what stood
    /// before the move. In a game with a blind player it is the board of the player who
    /// listens, or of two people that of the one who is sighted.
    pub board: Vec<u8>,
    /// The last move is not made on that board, as it has to be repeated first.
    pub awaits_repetition: bool,
    /// Who has the move.
    pub turn: Side,
    /// Where the game stands.
    pub phase: GamePhase,
    /// For each legal move a byte for the number of its points, one for what it does (0
    /// nothing more, 1 captures en passant, 2 castles, where the last point is the rook's
    /// square, 3 to 6 becomes knight, bishop, rook, queen), and then, with two bytes each,
    /// the lower first, where the piece stands afterwards and the points.
    pub legal_moves: Vec<u8>,
    /// The squares of the pieces that the player on move has touched and is bound to
    /// (article 4.3), also while the clocks stand; none while he can make no move then.
    pub touched: Vec<u8>,
    /// The points of what is in danger and has to be seen: of a king in check; none without
    /// `has_aids`.
    pub alarms: Vec<u16>,
    /// The last move in the same form; empty before the first.
    pub last_move: Vec<u8>,
    /// By how much the first player is ahead on that board, in chess by how many pawns his
    /// pieces are worth more; below 0 where the other one is, and 0 without `has_aids`.
    pub lead: i32,
    /// How many captured stones win; none in games without such a number. How many a player has
    /// is the length of `taken` in his seat.
    pub target: Option<u8>,
    /// How many moves were made, of both sides.
    pub plies: u32,
    /// The number of the move that is being made.
    pub move_number: u32,
    /// How often the position has come up, this time included.
    pub occurrences: u32,
    /// The times; none without a clock.
    pub clocks: Option<GameClocks>,
    /// The `now_ms` for which this is right: that of the call, or a later one if the
    /// game has already got further.
    pub as_of_ms: u64,
    /// The `now_ms` at which something happens by itself, such as the fall of a flag
    /// or the start of the game: set one timer, then `Tick`. Nothing happens without
    /// a call.
    pub next_moment_ms: Option<u64>,
    /// Whose draw offer stands.
    pub offer: Option<Side>,
    /// What became of the wish for a hint.
    pub hint: GameHint,
    /// What the computer does.
    pub engine: EngineState,
    /// The envelope of an adjourned game, until it is opened.
    pub adjournment: Option<GameAdjournment>,
    /// The claim in a quickplay finish that is not decided yet.
    pub quickplay_claim: Option<QuickplayClaim>,
    /// How a game by correspondence stands; none of other games.
    #[uniffi(default = None)]
    pub correspondence: Option<GameCorrespondence>,
    /// Both players are people.
    pub has_two_people: bool,
    /// Whose side is looked at: the person's against a computer, of two the one on move.
    pub own_side: Side,
    /// Who acts by what is offered: the person, or of two people the one on move, or who was
    /// asked something.
    pub actor: Side,
    /// A person may move now.
    pub is_persons_turn: bool,
    /// Somebody thinks about a move; also about the first one, where that begins the game.
    pub is_in_play: bool,
    /// Some of the board is hidden from somebody who plays.
    pub hides_board: bool,
    /// What the player of `own_side` does not see of it; a game that is over hides nothing.
    pub hidden_now: Hidden,
    /// Questions that only advise are answered.
    pub may_advise: bool,
    /// The board may show more than one of wood does, such as where a piece can go: not while a
    /// game by the Laws goes on (article 12.3.a).
    pub has_aids: bool,
    /// How many of the moves are told as a scoresheet has them: while a player has to write one
    /// himself none from there on (article 8.1).
    pub told_plies: u32,
    /// Who has to confirm what a claim rests on that an arbiter decides later (appendix D);
    /// none when nobody has to.
    pub verifier: Option<Side>,
    /// There are scoresheets to sign: a player has to write the moves himself.
    pub has_scoresheets: bool,
    /// The clocks of a game by the Laws stand, or it does without any, and the arbiter lets it
    /// go on: nothing is left to do before (article 6.12.c).
    #[uniffi(default = false)]
    pub arbiter_starts: bool,
}

/// A player of a game, and what is his alone.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameSeat {
    /// Who plays.
    pub player: GamePlayer,
    /// What he has taken, as bytes of a board, the most valuable first. What became of a
    /// pawn counts as a pawn.
    pub taken: Vec<u8>,
    /// He was asked whether resigning is meant.
    pub is_resigning: bool,
    /// He has signed the scoresheets.
    pub has_signed: bool,
    /// What he does not see of the board.
    pub hidden: Hidden,
    /// How often he has looked at it all the same.
    pub peeks: u32,
    /// What he may do now: one bit for each deed, the lowest for the first of `DeedKind`.
    pub may: u64,
    /// What the game waits for from him, and what is often wished, in the order in which it is
    /// shown.
    pub buttons: Vec<DeedKind>,
    /// What is seldom wished, for a menu.
    pub menu: Vec<DeedKind>,
    /// The grounds on which he can claim a draw now, if he wishes.
    pub claims: Vec<Claim>,
    /// For what he can call the arbiter now.
    pub calls: Vec<Reason>,
    /// What is asked before it is done for him.
    pub questions: Vec<AskedDeed>,
    /// What stands on his board, where each player has one that can differ from the other's
    /// (article E2.7); none where both see the same.
    #[uniffi(default = None)]
    pub own_board: Option<Vec<u8>>,
    /// Of two people: how many moves go back with his own last one, each by an undo of its own; 0
    /// where one undo takes back the end of the game alone. None where nothing of his own can.
    #[uniffi(default = None)]
    pub own_takeback: Option<u32>,
    /// Moves that he has to write down are missing on his scoresheet.
    #[uniffi(default = false)]
    pub misses_moves: bool,
}

/// Something that is done only after a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct AskedDeed {
    /// What.
    pub deed: DeedKind,
    /// Which question.
    pub question: Asked,
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GamePhase {
    /// It has not begun.
    Waiting,
    /// It is played.
    Playing {
        /// How far the move has come.
        turn: GameTurn,
    },
    /// It is paused.
    Paused {
        /// How far the move had come.
        turn: GameTurn,
    },
    /// It is adjourned: a move is sealed, and nobody's time runs.
    Adjourned,
    /// The session goes on in which the envelope has still to be opened.
    Resumed,
    /// It is over.
    Over {
        /// How.
        ending: GameEnding,
    },
}

/// How far a move has come.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameTurn {
    /// The player on move thinks.
    Thinking,
    /// The player on move has a piece in the hand.
    Holding {
        /// From where, 0 = a1.
        from: u8,
    },
    /// A pawn stands on the last rank, and its player has to say what it becomes.
    Promoting {
        /// From where it came, 0 = a1.
        from: u8,
        /// Where it stands, 0 = a1.
        to: u8,
    },
    /// The player who has moved has to press the clock.
    ToPress,
    /// A blind player has put a piece on another square and has to announce the move.
    Placed {
        /// From where it came, 0 = a1.
        from: u8,
        /// Where it stands, 0 = a1.
        to: u8,
    },
    /// A blind player's move is being announced and can be corrected; `board` is still as
    /// before it.
    Announcing {
        /// Over which points.
        path: GamePath,
        /// Whether that has been spoken to its end.
        is_spoken: bool,
    },
    /// The player on move has to repeat the opponent's move.
    Repeating,
    /// The player on move has to seal his move.
    Sealing {
        /// Whether something lies in the envelope, which pressing the clock closes.
        is_sealed: bool,
    },
}

/// A claim in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct QuickplayClaim {
    /// Who has claimed.
    pub by: Side,
    /// On what ground.
    pub ground: Claim,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameEnding {
    /// Who has won; nobody after a draw, and when both have lost.
    pub winner: Option<Side>,
    /// The result, such as `1-0`, `1/2-1/2`, `0-0` or `1/2-0`; `*` if the game does not
    /// count.
    pub result: String,
    /// Why.
    pub reason: EndingReason,
    /// Whether a side can still mate was asked and not decided, and so counted as yes.
    pub is_undecided: bool,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum EndingReason {
    /// The king is mated.
    Checkmate,
    /// No legal move, and no check.
    Stalemate,
    /// Nobody can mate any more.
    DeadPosition,
    /// The player on move has no legal move, and so has lost.
    NoMoves,
    /// A player has captured as many stones as win the game.
    Target,
    /// Both players have passed in succession: who has captured more has won.
    Passed,
    /// A player gave up.
    Resignation,
    /// A player's time ran out; a draw if the other one cannot mate.
    Flag,
    /// A player made one illegal move too many; a draw if the other one cannot mate.
    IllegalMoves,
    /// In blitz without supervision an illegal move was claimed; a draw if the other one
    /// cannot mate.
    IllegalBlitzMove,
    /// The sealed move has no clear meaning or is not legal; a draw if the other one
    /// cannot mate.
    SealedMove,
    /// Both flags have fallen, and nobody knows which was first.
    BothFlags,
    /// The players agreed on a draw.
    Agreement,
    /// The same position for the third time was claimed.
    Repetition,
    /// Fifty moves without a pawn move or a capture were claimed.
    FiftyMoves,
    /// The opponent cannot win by normal means.
    CannotWin,
    /// The opponent made no effort to win by normal means.
    NoEffort,
    /// By the edition of the Laws, or as agreed, the position has come up too often.
    AutomaticRepetition,
    /// By the edition of the Laws, or as agreed, there were too many moves without progress.
    AutomaticQuietMoves,
    /// A claim without an arbiter has ended the game; one decides on it later.
    Referred,
    /// A player was not there in time.
    Default,
    /// A player came too late to the resumption.
    Late,
    /// A player forfeited the game, or both did.
    Forfeit,
    /// Somebody ruled so.
    Declared,
    /// The game does not count.
    Void,
}

/// Both faces of the clock. An app counts down by itself between two views.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameClocks {
    /// The first player's face.
    pub first: ClockFace,
    /// The other player's face.
    pub second: ClockFace,
    /// Whose time runs.
    pub running: Option<Side>,
}

/// One face of the clock.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ClockFace {
    /// The time left; none for a side without a clock.
    pub left_ms: Option<u64>,
    /// How long that time still waits in this move (simple delay).
    pub delay_left_ms: u64,
    /// The time used in the whole game.
    pub used_ms: u64,
    /// The moves that were completed.
    pub moves: u32,
    /// The period, counted from 1.
    pub period: u32,
    /// The moves still to be made in this period; none if it has no number.
    pub moves_to_go: Option<u32>,
    /// The time is used up.
    pub is_out_of_time: bool,
}

/// What became of the wish for a hint.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameHint {
    /// There was none.
    NotAsked,
    /// The computer looks for one.
    Asked,
    /// The computer suggests a move.
    Given {
        /// Over which points; castling goes onto the rook.
        path: GamePath,
    },
}

/// What the computer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum EngineState {
    /// Nothing; nobody waits for it.
    Idle,
    /// It looks for its move.
    Move,
    /// It looks for a hint.
    Hint,
    /// It thinks about a draw that was offered.
    DrawOffer,
    /// It thinks about a claim against it.
    Opinion,
    /// It was stopped, and waits until it may think on.
    Stopped,
}

/// What a view takes from beside the state.
pub(super) struct Around {
    pub(super) as_of_ms: u64,
    pub(super) next_moment_ms: Option<u64>,
    pub(super) engine: EngineState,
    /// The player who listens.
    pub(super) listener: Option<Side>,
    pub(super) correspondence: Option<GameCorrespondence>,
}

impl GameView {
    /// The view of a state at the game time `now`.
    pub(super) fn new(state: &State, now: u64, around: &Around) -> GameView {
        let view = state.view(now);
        let position = &view.position;
        let viewer = state.viewer(around.listener);
        let awaits_repetition = state.has_still_to_repeat(viewer);
        let seen = state.pieces_of(viewer);
        let (columns, rows) = position.shape();
        let has_aids = state.has_aids();
        let seat = |side: Side| {
            let index = side as usize;
            let offered = &view.offers.to[index];
            let asked = |&(deed, question): &(DeedKind, Asked)| AskedDeed { deed, question };
            GameSeat {
                player: state.player(side).into(),
                taken: position.taken(state.start(), &seen, side),
                is_resigning: view.resigning[index],
                has_signed: view.signed[index],
                hidden: view.hidden[index],
                peeks: view.peeks[index],
                may: view.may[index].bits(),
                buttons: offered.often.clone(),
                menu: offered.seldom.clone(),
                claims: offered.claims.clone(),
                calls: offered.calls.clone(),
                questions: offered.asked.iter().map(asked).collect(),
                own_board: state.has_own_boards().then(|| state.pieces_of(side)),
                own_takeback: offered.own_takeback.map(|count| count as u32),
                misses_moves: state.unwritten(side).is_some(),
            }
        };
        let offers = &view.offers;
        GameView {
            revision: state.revision(),
            kind: view.kind,
            mode: state.setup().mode,
            first: seat(Side::First),
            second: seat(Side::Second),
            columns,
            rows,
            awaits_repetition,
            turn: position.turn(),
            phase: view.phase.into(),
            legal_moves: packed(&view.legal_moves),
            touched: view.bound_pieces.into_iter().map(number).collect(),
            alarms: if awaits_repetition || !has_aids { Vec::new() } else { position.alarms() },
            last_move: packed(view.last_move.as_slice()),
            lead: if has_aids { position.lead(&seen) } else { 0 },
            target: position.yin_yang().map(yin_yang::Position::target),
            board: seen,
            plies: view.plies as u32,
            move_number: position.move_number(),
            occurrences: view.occurrences as u32,
            clocks: view.clocks.as_ref().map(Into::into),
            as_of_ms: around.as_of_ms,
            next_moment_ms: around.next_moment_ms,
            offer: view.offer,
            hint: match view.hint {
                Hint::None => GameHint::NotAsked,
                Hint::Asked => GameHint::Asked,
                Hint::Given(mv) => GameHint::Given { path: path(mv) },
            },
            engine: around.engine,
            adjournment: view.adjournment.as_ref().map(Into::into),
            quickplay_claim: view
                .quickplay_claim
                .map(|(by, claim)| QuickplayClaim { by, ground: claim }),
            correspondence: around.correspondence,
            has_two_people: offers.has_two_people,
            own_side: offers.own_side,
            actor: offers.actor,
            is_persons_turn: offers.is_persons_turn,
            is_in_play: offers.is_in_play,
            hides_board: offers.hides_board,
            hidden_now: offers.hidden_now,
            may_advise: offers.allows_advice,
            has_aids,
            told_plies: state.told_plies() as u32,
            verifier: offers.verifier,
            has_scoresheets: offers.has_scoresheets,
            arbiter_starts: offers.arbiter_starts,
        }
    }
}

impl From<&ClockView> for GameClocks {
    fn from(clocks: &ClockView) -> GameClocks {
        GameClocks {
            first: clocks.first.into(),
            second: clocks.second.into(),
            running: clocks.running,
        }
    }
}

impl From<FaceView> for ClockFace {
    fn from(face: FaceView) -> ClockFace {
        ClockFace {
            left_ms: face.left,
            delay_left_ms: face.delay_left,
            used_ms: face.used,
            moves: face.moves,
            period: face.period,
            moves_to_go: face.moves_to_go,
            is_out_of_time: face.is_out_of_time,
        }
    }
}

impl From<Phase> for GamePhase {
    fn from(phase: Phase) -> GamePhase {
        match phase {
            Phase::Waiting => GamePhase::Waiting,
            Phase::Playing(turn) => GamePhase::Playing { turn: turn.into() },
            Phase::Paused(turn) => GamePhase::Paused { turn: turn.into() },
            Phase::Adjourned => GamePhase::Adjourned,
            Phase::Resumed => GamePhase::Resumed,
            Phase::Over(ending) => GamePhase::Over { ending: ending.into() },
        }
    }
}

impl From<Turn> for GameTurn {
    fn from(turn: Turn) -> GameTurn {
        match turn {
            Turn::Thinking => GameTurn::Thinking,
            Turn::Holding { from } => GameTurn::Holding { from: number(from) },
            Turn::Promoting { from, to } => {
                GameTurn::Promoting { from: number(from), to: number(to) }
            }
            Turn::ToPress => GameTurn::ToPress,
            Turn::Placed { from, to } => GameTurn::Placed { from: number(from), to: number(to) },
            Turn::Announcing { path, is_spoken } => {
                GameTurn::Announcing { path: path.into(), is_spoken }
            }
            Turn::Repeating => GameTurn::Repeating,
            Turn::Sealing { is_sealed } => GameTurn::Sealing { is_sealed },
        }
    }
}

impl From<Ending> for GameEnding {
    fn from(ending: Ending) -> GameEnding {
        GameEnding {
            winner: ending.winner(),
            result: ending.result().to_owned(),
            is_undecided: ending.is_undecided(),
            reason: match ending {
                Ending::Checkmate { .. } => EndingReason::Checkmate,
                Ending::Stalemate => EndingReason::Stalemate,
                Ending::DeadPosition => EndingReason::DeadPosition,
                Ending::NoMoves { .. } => EndingReason::NoMoves,
                Ending::Target { .. } => EndingReason::Target,
                Ending::Passed { .. } => EndingReason::Passed,
                Ending::Resignation { .. } => EndingReason::Resignation,
                Ending::Flag { .. } => EndingReason::Flag,
                Ending::Agreement { .. } => EndingReason::Agreement,
                Ending::Claimed(Claim::Repetition) => EndingReason::Repetition,
                Ending::Claimed(Claim::FiftyMoves) => EndingReason::FiftyMoves,
                Ending::Claimed(Claim::CannotWin) => EndingReason::CannotWin,
                Ending::Claimed(Claim::NoEffort) => EndingReason::NoEffort,
                Ending::Automatic(claim) | Ending::AutomaticByAgreement(claim) => match claim {
                    Claim::Repetition => EndingReason::AutomaticRepetition,
                    _ => EndingReason::AutomaticQuietMoves,
                },
                Ending::IllegalBlitzMove { .. } => EndingReason::IllegalBlitzMove,
                Ending::SealedMove { .. } => EndingReason::SealedMove,
                Ending::BothFlags => EndingReason::BothFlags,
                Ending::Referred { .. } => EndingReason::Referred,
                Ending::Late { .. } => EndingReason::Late,
                Ending::Default { .. } => EndingReason::Default,
                Ending::Forfeit { .. } => EndingReason::Forfeit,
                Ending::Declared(_) => EndingReason::Declared,
                Ending::IllegalMove { .. } => EndingReason::IllegalMoves,
                Ending::Void => EndingReason::Void,
            },
        }
    }
}
