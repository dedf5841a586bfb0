//! Following a game that is told, and one question about where it stands then.

use super::chance::Chance;
use super::{Answer, Level, Story, play};
use crate::games::chess::{Bitboard, Board, Color, Piece, Position, Role, Square, sight};

/// A game and a question about its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recall {
    /// What is told.
    pub story: Story,
    /// What is asked then.
    pub asked: Asked,
}

/// What is asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// What stands there?
    On(Square),
    /// Where do all pieces of this kind stand?
    Where(Piece),
    /// How many legal moves has what stands there?
    Moves(Square),
    /// Whose pieces attack this square? Only one side's do.
    Attackers(Square),
    /// Is the side to move in check?
    InCheck,
    /// Can the side to move give check?
    CanCheck,
    /// How many pieces of this kind are there?
    Count(Piece),
}

/// The questions, in the order in which levels bring them.
#[derive(Clone, Copy)]
enum Kind {
    On,
    Where,
    Attackers,
    Count,
    InCheck,
    CanCheck,
    Moves,
}

impl Recall {
    pub(super) fn draw(level: Level, chance: &mut Chance) -> Recall {
        use Kind::{Attackers, CanCheck, Count, InCheck, Moves, On, Where};
        let story = play::story(level.of([4, 8, 12, 18, 26]), chance);
        let kinds: &[Kind] = level.of([
            &[On, Where],
            &[On, Where, Attackers],
            &[On, Where, Attackers, Count, InCheck],
            &[On, Where, Attackers, Count, InCheck, CanCheck],
            &[On, Where, Attackers, Count, InCheck, CanCheck, Moves],
        ]);
        let kind = chance.pick(kinds).unwrap_or(On);
        match kind {
            // checks are rare, so that the story may end with the last one
            InCheck if chance.percent(50) => match until_check(&story) {
                Some(story) => Recall { story, asked: Asked::InCheck },
                None => Recall { story, asked: Asked::CanCheck },
            },
            kind => {
                let asked = ask(kind, level, &story, chance);
                let asked = asked.unwrap_or_else(|| Asked::On(square_of(&story, chance)));
                Recall { story, asked }
            }
        }
    }

    pub(super) fn answer(&self) -> Answer {
        let position = self.story.end();
        let board = position.board();
        match self.asked {
            Asked::On(square) => Answer::Piece(position.piece_at(square)),
            Asked::Where(Piece { color, role }) => {
                Answer::Squares(board.pieces(color, role).into_iter().collect())
            }
            Asked::Moves(square) => Answer::Number(moves_of(position, square)),
            Asked::Attackers(square) => {
                let is_white = is_attacked(board, square, Color::White);
                Answer::Color(if is_white { Color::White } else { Color::Black })
            }
            Asked::InCheck => Answer::YesNo(position.is_check()),
            Asked::CanCheck => Answer::YesNo(!sight::checks(position).is_empty()),
            Asked::Count(Piece { color, role }) => Answer::Number(board.pieces(color, role).len()),
        }
    }
}

fn ask(kind: Kind, level: Level, story: &Story, chance: &mut Chance) -> Option<Asked> {
    let position = story.end();
    let board = position.board();
    match kind {
        Kind::On => Some(Asked::On(square_of(story, chance))),
        Kind::Where => {
            let start = Position::default();
            let most = level.of([1, 1, 2, 2, 3]);
            let is_asked = |&Piece { color, role }: &Piece| {
                let squares = board.pieces(color, role);
                (1..=most).contains(&squares.len()) && squares != start.board().pieces(color, role)
            };
            let pieces: Vec<Piece> = pieces().filter(is_asked).collect();
            chance.pick(&pieces).map(Asked::Where)
        }
        Kind::Attackers => {
            let is_asked = |&square: &Square| {
                is_attacked(board, square, Color::White) != is_attacked(board, square, Color::Black)
            };
            // the half of the board that both sides reach
            let squares = Square::ALL[16..48].iter().copied();
            let squares: Vec<Square> = squares.filter(is_asked).collect();
            chance.pick(&squares).map(Asked::Attackers)
        }
        Kind::Count => {
            let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Pawn];
            let role = chance.pick(&roles)?;
            let color = chance.pick(&Color::ALL)?;
            Some(Asked::Count(Piece { color, role }))
        }
        Kind::InCheck => Some(Asked::InCheck),
        Kind::CanCheck => Some(Asked::CanCheck),
        Kind::Moves => {
            let own = board.by_color(position.turn());
            let own = own & !board.by_role(Role::Pawn) & !board.by_role(Role::King);
            let own: Vec<Square> = own.into_iter().collect();
            chance.pick(&own).map(Asked::Moves)
        }
    }
}

/// A square where something has happened, mostly.
fn square_of(story: &Story, chance: &mut Chance) -> Square {
    let touched: Vec<Square> = if chance.percent(75) {
        story.moves().iter().map(|mv| mv.to()).collect()
    } else {
        story.moves().iter().map(|mv| mv.from()).collect()
    };
    let any = Square::from_index(chance.below(64) as u8);
    if chance.percent(10) { any } else { chance.pick(&touched).unwrap_or(any) }
}

/// The story up to the last check in its second half.
fn until_check(story: &Story) -> Option<Story> {
    let count = story.moves().len();
    if story.end().is_check() {
        return Some(story.clone());
    }
    let positions: Vec<Position> = story.steps().map(|(position, _)| position).collect();
    let last = positions.iter().rposition(Position::is_check)?;
    (2 * last >= count).then(|| story.cut(last))
}

fn pieces() -> impl Iterator<Item = Piece> {
    let roles = Role::ALL.into_iter().filter(|&role| role != Role::Pawn);
    roles.flat_map(|role| Color::ALL.map(|color| Piece { color, role }))
}

fn is_attacked(board: &Board, square: Square, by: Color) -> bool {
    board.attackers(square, by, board.occupied()) != Bitboard::EMPTY
}

fn moves_of(position: &Position, square: Square) -> u32 {
    position.legal_moves().into_iter().filter(|mv| mv.from() == square).count() as u32
}
