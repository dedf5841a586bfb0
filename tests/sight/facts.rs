//! Whether what is told of a move is so: each fact is looked up in shakmaty, and what an
//! exchange gains is computed slowly, over games of the engine against itself.

use annabella::engine::Level;
use annabella::engine::chess::{CancelFlag, LevelRequest, Searcher, choose_move};
use annabella::games::chess::sight::{self, Danger, PieceOn, Reason, Rescue, reason};
use annabella::games::chess::{Board, Color, Move, MoveKind, Position, Role, Square, chess960};
use shakmaty::attacks::between;
use shakmaty::{Bitboard, Chess, Position as _};

use super::peers::{plain, plain_shakmaty, shakmaty_fen, shakmaty_position};
use super::{slow, walk};

/// A move, and the positions about it as shakmaty has them.
struct Case<'a> {
    position: &'a Position,
    after: Position,
    mv: Move,
    mover: Color,
    /// Where what moves comes to stand; of castling, the king.
    to: Square,
    them: Chess,
    them_after: Chess,
}

fn square(square: Square) -> shakmaty::Square {
    shakmaty::Square::new(square.index() as u32)
}

fn color(color: Color) -> shakmaty::Color {
    shakmaty::Color::from_white(color == Color::White)
}

fn played(position: &Chess, mv: Move) -> Option<Chess> {
    let same = |theirs: &shakmaty::Move| plain_shakmaty(theirs) == plain(mv);
    let theirs = position.legal_moves().into_iter().find(same)?;
    position.clone().play(theirs).ok()
}

fn can_mate(position: &Chess) -> bool {
    position.legal_moves().into_iter().any(|mv| {
        let after = position.clone().play(mv).expect("it is legal");
        after.is_checkmate()
    })
}

fn attackers(position: &Chess, at: Square, by: Color) -> Bitboard {
    let board = position.board();
    board.attacks_to(square(at), color(by), board.occupied())
}

/// So a piece stands there.
fn stands(board: &Board, piece: PieceOn, color: Color) -> bool {
    board
        .piece_at(piece.square)
        .is_some_and(|found| (found.color, found.role) == (color, piece.role))
}

impl Case<'_> {
    fn new(position: &Position, mv: Move) -> Case<'_> {
        let after = position.after(mv).expect("it is legal");
        let mover = position.turn();
        let them = shakmaty_position(&position.to_string());
        let them_after = played(&them, mv).expect("shakmaty has the move");
        let to = if mv.is_castle() { after.king(mover) } else { mv.to() };
        Case { position, after, mv, mover, to, them, them_after }
    }

    fn role(&self) -> Role {
        self.position.board().role_at(self.mv.from()).expect("something moves")
    }

    /// What the mover gains on a square after the move, as if it were his turn.
    fn gain_after(&self, at: Square) -> u32 {
        slow::exchange(self.after.board(), at, self.mover)
    }

    fn loss_after(&self, at: Square) -> u32 {
        slow::exchange(self.after.board(), at, !self.mover)
    }

    /// Where what has moved stands: in castling the rook as well.
    fn moved(&self) -> Bitboard {
        let own = |board: &shakmaty::Board| board.by_color(color(self.mover));
        (own(self.them_after.board()) & !own(self.them.board())) | Bitboard::from(square(self.to))
    }

    /// Those that attack a square only now, what has moved among them.
    fn new_attackers(&self, at: Square) -> Bitboard {
        let before =
            attackers(&self.them, at, self.mover) & !Bitboard::from(square(self.mv.from()));
        attackers(&self.them_after, at, self.mover) & !before
    }

    /// An opponent's piece that is attacked anew, and can be captured with gain only now.
    fn is_target(&self, target: PieceOn) -> bool {
        stands(self.after.board(), target, !self.mover)
            && !self.new_attackers(target.square).is_empty()
            && self.gain_after(target.square) > 0
            && slow::exchange(self.position.board(), target.square, self.mover) == 0
    }

    /// What the move captures, and where that stands.
    fn taken(&self) -> Option<PieceOn> {
        let role = self.position.captured_by(self.mv)?;
        let at = match self.mv.kind() {
            MoveKind::EnPassant => Square::new(self.mv.to().file(), self.mv.from().rank()),
            _ => self.mv.to(),
        };
        Some(PieceOn { role, square: at })
    }

    fn captures(&self, taken: PieceOn) -> bool {
        self.taken() == Some(taken) && stands(self.position.board(), taken, !self.mover)
    }

    /// Both stand on a line of what has moved, with nothing between.
    fn lines_up(&self, front: PieceOn, behind: PieceOn) -> bool {
        let board = self.them_after.board();
        let without = board.occupied() & !Bitboard::from(square(front.square));
        let reaches = |at: Square, occupied| {
            let attackers = board.attacks_to(square(at), color(self.mover), occupied);
            attackers.contains(square(self.to))
        };
        [front, behind].iter().all(|&piece| stands(self.after.board(), piece, !self.mover))
            && between(square(self.to), square(behind.square)).contains(square(front.square))
            && reaches(front.square, board.occupied())
            && reaches(behind.square, without)
    }

    /// What the piece behind is worth once the one in front has left.
    fn gain_behind(&self, front: PieceOn, behind: PieceOn) -> u32 {
        let mut board = *self.after.board();
        board.set(front.square, None);
        match front.role {
            // the slow way knows no board without a king
            Role::King => sight::exchange(&board, behind.square, self.mover),
            _ => slow::exchange(&board, behind.square, self.mover),
        }
    }

    fn saves(&self, piece: PieceOn, danger: Danger, rescue: Rescue) -> bool {
        let Case { position, mover, .. } = *self;
        let at = piece.square;
        let enemies = attackers(&self.them, at, !mover);
        let is_danger = match danger {
            Danger::Undefended => attackers(&self.them, at, mover).is_empty(),
            Danger::ByLesser(by) => {
                stands(position.board(), by, !mover)
                    && enemies.contains(square(by.square))
                    && by.role != Role::King
                    && sight::points(by.role) < sight::points(piece.role)
            }
            Danger::Outnumbered => true,
        };
        let stays = stands(self.after.board(), piece, mover);
        let is_rescue = match rescue {
            Rescue::Moves => self.mv.from() == at || self.mv.is_castle(),
            Rescue::Takes(taken) => {
                stays && self.captures(taken) && enemies.contains(square(taken.square))
            }
            Rescue::Blocks => {
                let on_way = |from| between(from, square(at)).contains(square(self.to));
                stays && enemies.into_iter().any(on_way)
            }
            Rescue::Defends => {
                let own = |chess| attackers(chess, at, mover).count();
                stays && own(&self.them_after) > own(&self.them)
            }
            Rescue::Otherwise => stays,
        };
        stands(position.board(), piece, mover)
            && !enemies.is_empty()
            && slow::exchange(position.board(), at, !mover) > 0
            && (!stays || self.loss_after(at) == 0)
            && is_danger
            && is_rescue
    }

    /// The opponent to move, had the mover passed.
    fn pass(&self) -> Chess {
        self.them.clone().swap_turn().expect("no check")
    }

    fn stops_promotion(&self, pawn: Square) -> bool {
        let becomes_queen = |chess: &Chess| {
            chess.legal_moves().into_iter().any(|mv| {
                mv.from() == Some(square(pawn))
                    && mv.promotion() == Some(shakmaty::Role::Queen)
                    && {
                        let after = chess.clone().play(mv).expect("it is legal");
                        let after: Position = shakmaty_fen(&after).parse().expect("a position");
                        let at = Square::ALL[mv.to() as usize];
                        slow::exchange(after.board(), at, self.mover) == 0
                    }
            })
        };
        becomes_queen(&self.pass()) && !becomes_queen(&self.them_after)
    }

    fn stops_fork(&self, threat: Move, forked: [PieceOn; 2]) -> bool {
        let pass = self.pass();
        let Some(after) = played(&pass, threat) else { return false };
        forked.iter().all(|&piece| {
            let is_own = stands(self.position.board(), piece, self.mover);
            is_own && !attackers(&after, piece.square, !self.mover).is_empty()
        })
    }

    fn is_passed(&self) -> bool {
        let pawns = self.after.board().pieces(!self.mover, Role::Pawn);
        let forward = if self.mover == Color::White { 1 } else { -1 };
        !pawns.into_iter().any(|pawn| {
            let [pawn, own] = [square(pawn), square(self.to)];
            pawn.file().distance(own.file()) <= 1
                && (pawn.rank() as i32 - own.rank() as i32) * forward > 0
        })
    }

    fn is_so(&self, told: Reason) -> bool {
        let Case { position, mv, mover, to, .. } = *self;
        let theirs = |chess: &Chess, at| attackers(chess, at, !mover);
        let loss = self.loss_after(to);
        match told {
            Reason::Mates => self.them_after.is_checkmate(),
            Reason::OnlyMove => self.them.legal_moves().len() == 1,
            Reason::Stalemates => self.them_after.is_stalemate(),
            Reason::MatesNext => {
                self.them_after.legal_moves().into_iter().all(|reply| {
                    can_mate(&self.them_after.clone().play(reply).expect("it is legal"))
                })
            }
            Reason::StopsMate(threat) => {
                let mated = played(&self.pass(), threat);
                mated.is_some_and(|mated| mated.is_checkmate()) && !can_mate(&self.them_after)
            }
            Reason::Promotes(role) => mv.promoted_to() == Some(role) && loss == 0,
            Reason::TakesUndefended(taken) => {
                self.captures(taken)
                    && theirs(&self.them, taken.square).is_empty()
                    && theirs(&self.them_after, to).is_empty()
            }
            Reason::TakesInPassing(taken) => {
                mv.kind() == MoveKind::EnPassant
                    && self.captures(taken)
                    && theirs(&self.them_after, to).is_empty()
            }
            Reason::TakesGreater { taken, with } => {
                self.captures(taken)
                    && with == self.role()
                    && sight::points(with) < sight::points(taken.role)
                    && sight::points(taken.role) > loss
            }
            Reason::WinsExchange { taken, gain } => {
                self.captures(taken) && sight::points(taken.role) - loss == gain
            }
            Reason::Forks(one, other) => {
                let is_hit = |piece: PieceOn| match piece.role {
                    Role::King => {
                        self.after.king(!mover) == piece.square && self.them_after.is_check()
                    }
                    _ => self.is_target(piece),
                };
                one != other && is_hit(one) && is_hit(other)
            }
            Reason::Skewers { front, behind } => {
                self.lines_up(front, behind) && self.gain_behind(front, behind) > 0
            }
            Reason::Pins { pinned, to } => {
                self.lines_up(pinned, to)
                    && (to.role == Role::King || self.gain_behind(pinned, to) > 0)
            }
            Reason::Saves { piece, danger, rescue } => self.saves(piece, danger, rescue),
            Reason::StopsPromotion(pawn) => self.stops_promotion(pawn),
            Reason::StopsFork(threat, forked) => self.stops_fork(threat, forked),
            Reason::TakesChecker(checker) => {
                self.captures(checker) && self.them.checkers().contains(square(checker.square))
            }
            Reason::BlocksCheck(checker) => {
                let king = square(position.king(mover));
                self.them.checkers().contains(square(checker.square))
                    && between(king, square(checker.square)).contains(square(to))
            }
            Reason::Attacks(target) => {
                self.is_target(target)
                    && !(self.new_attackers(target.square) & self.moved()).is_empty()
            }
            Reason::OpensAttack(target) => {
                self.is_target(target)
                    && (self.new_attackers(target.square) & self.moved()).is_empty()
            }
            Reason::AdvancesPassedPawn => self.role() == Role::Pawn && self.is_passed(),
            Reason::TradesWhenAhead => {
                let material = |color| sight::material(position.board(), color);
                self.taken().is_some_and(|taken| sight::points(taken.role) == loss)
                    && material(mover) > material(!mover)
            }
            Reason::Castles => mv.is_castle(),
            Reason::Develops(role) => {
                matches!(role, Role::Knight | Role::Bishop)
                    && role == self.role()
                    && mv.from().rank() == mover.back_rank()
                    && to.rank() != mover.back_rank()
            }
            Reason::TakesCentre => {
                let centre = [Square::D4, Square::E4, Square::D5, Square::E5];
                self.role() == Role::Pawn && centre.contains(&to)
            }
            Reason::TakesOpenFile => {
                let pawns = self.them.board().pawns();
                self.role() == Role::Rook && (pawns & Bitboard::from(square(to).file())).is_empty()
            }
            Reason::CentralisesKing => {
                let away = |at| {
                    let middle = [Square::D4, Square::E4, Square::D5, Square::E5];
                    middle.map(|middle| square(middle).distance(square(at))).into_iter().min()
                };
                self.role() == Role::King && away(to) < away(mv.from())
            }
        }
    }
}

/// The number of facts that were told of the moves of a position.
fn check_all(position: &Position) -> usize {
    let check = |mv: Move| {
        let told = reason(position, mv)?;
        assert!(Case::new(position, mv).is_so(told), "{position} {mv:?}: {told:?}");
        Some(told)
    };
    position.legal_moves().into_iter().filter_map(check).count()
}

#[test]
fn what_is_told_of_random_moves_is_so() {
    let mut found = 0;
    walk(8, |position, _| found += check_all(position));
    assert!(found > 1_000, "{found}");
}

/// `ANNABELLA_REASON_GAMES` sets how many games.
#[test]
fn what_is_told_in_games_against_itself_is_so() {
    let games = std::env::var("ANNABELLA_REASON_GAMES").ok();
    let games: u64 = games.and_then(|games| games.parse().ok()).unwrap_or(6);
    let mut searcher = Searcher::new(0);
    let mut found = 0;
    for game in 0..games {
        let mut position = match game % 3 {
            2 => chess960::start(game as u16 * 37 % chess960::COUNT).unwrap(),
            _ => Position::default(),
        };
        let mut history = Vec::new();
        for _ in 0..100 {
            found += check_all(&position);
            let level = Level::new((1 + game % 4) as u8).unwrap();
            let request = LevelRequest {
                position: &position,
                history: &history,
                level,
                seed: game,
                max_nodes: None,
            };
            let chosen = choose_move(&mut searcher, &request, &CancelFlag::default(), &mut |_| {});
            let Some(report) = chosen else { break };
            history.push(position.key());
            position = position.after(report.best).unwrap();
        }
    }
    assert!(found > 2_000, "{found}");
}
