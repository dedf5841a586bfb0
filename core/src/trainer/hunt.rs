//! Finding every check, or every capture.

use super::chance::Chance;
use super::{Level, Story, play};
use crate::games::chess::{Color, Move, Piece, Position, Role, Setup, Square, sight};

/// A position, and what to find in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hunt {
    /// How the position is told.
    pub scene: Scene,
    /// What is to be found.
    pub prey: Prey,
}

/// How a position is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Piece by piece.
    Read(Position),
    /// By the moves that led to it.
    Followed(Story),
}

/// What is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prey {
    /// Moves that give check.
    Checks,
    /// Moves that capture.
    Captures,
}

/// More than these are work and no exercise.
const MOST: usize = 6;

impl Hunt {
    pub(super) fn draw(level: Level, chance: &mut Chance) -> Hunt {
        loop {
            let (scene, prey) = match level.number() {
                1 => (few(4, chance), Prey::Captures),
                2 => (few(3, chance), Prey::Checks),
                3 => (few(5, chance), Prey::Checks),
                4 => (followed(6, 10, chance), Prey::Checks),
                _ => (followed(14, 20, chance), Prey::Checks),
            };
            let Some(scene) = scene else { continue };
            let hunt = Hunt { scene, prey };
            if (1..=MOST).contains(&hunt.sought().len()) && !hunt.has_promotions() {
                return hunt;
            }
        }
    }

    /// The position.
    pub fn position(&self) -> &Position {
        match &self.scene {
            Scene::Read(position) => position,
            Scene::Followed(story) => story.end(),
        }
    }

    /// What there is to be found.
    pub fn sought(&self) -> Vec<Move> {
        let position = self.position();
        match self.prey {
            Prey::Checks => sight::checks(position).into_iter().map(|check| check.mv).collect(),
            Prey::Captures => {
                let moves = position.legal_moves().into_iter();
                moves.filter(|&mv| position.captured_by(mv).is_some()).collect()
            }
        }
    }

    /// One pawn's step would be four moves to name.
    fn has_promotions(&self) -> bool {
        self.sought().iter().any(|mv| mv.promoted_to().is_some())
    }
}

/// So many men on each side, on squares drawn by lot.
fn few(men: usize, chance: &mut Chance) -> Option<Scene> {
    const OTHERS: [Role; 7] =
        [Role::Queen, Role::Rook, Role::Rook, Role::Bishop, Role::Knight, Role::Knight, Role::Pawn];
    let mut setup = Setup { turn: chance.pick(&Color::ALL)?, ..Setup::empty() };
    for color in Color::ALL {
        for man in 0..men {
            let role = if man == 0 { Role::King } else { chance.pick(&OTHERS)? };
            let square = free(&setup, role, chance);
            setup.board.set(square, Some(Piece { color, role }));
        }
    }
    let (position, _) = setup.position().ok()?;
    let is_quiet = !position.is_check() && position.has_legal_move();
    is_quiet.then_some(Scene::Read(position))
}

fn free(setup: &Setup, role: Role, chance: &mut Chance) -> Square {
    loop {
        let square = Square::from_index(chance.below(64) as u8);
        let is_pawns = (8..56).contains(&square.index());
        if setup.board.role_at(square).is_none() && (role != Role::Pawn || is_pawns) {
            return square;
        }
    }
}

/// A story of so many half-moves, ended where there is a check to be found.
fn followed(least: usize, most: usize, chance: &mut Chance) -> Option<Scene> {
    let story = play::story(most, chance);
    let positions = story.steps().map(|(position, _)| position).enumerate();
    let with_check = |(at, position): (usize, Position)| {
        (at >= least && !position.is_check() && !sight::checks(&position).is_empty()).then_some(at)
    };
    let plies: Vec<usize> = positions.filter_map(with_check).collect();
    Some(Scene::Followed(story.cut(chance.pick(&plies)?)))
}
