//! One way to understand an utterance as a move, word by word.

use crate::games::chess::{CastlingSide, Color, File, Rank, Role, Square};
use crate::speech::chess::hearing::meaning::Meaning;
use crate::speech::hearing::lattice::Lattice;

/// More ways to understand the same words are not followed.
const MAX_READINGS: usize = 64;

/// One way to understand words as a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a word that was said or was not")]
pub(in crate::speech) struct Reading {
    stage: Stage,
    pub(in crate::speech) color: Option<Color>,
    pub(in crate::speech) role: Option<Role>,
    /// The file from which the piece came at the beginning, by its long name.
    pub(in crate::speech) origin: Option<File>,
    pub(in crate::speech) from: Spot,
    pub(in crate::speech) to: Spot,
    pub(in crate::speech) takes: bool,
    /// What is taken, if that is said.
    pub(in crate::speech) victim: Option<Role>,
    pub(super) victim_origin: Option<File>,
    /// Whether it is said that the pawn becomes something.
    pub(in crate::speech) promotes: bool,
    pub(in crate::speech) promotion: Option<Role>,
    pub(in crate::speech) is_check: bool,
    pub(in crate::speech) is_mate: bool,
    pub(in crate::speech) is_en_passant: bool,
    castles: bool,
    pub(in crate::speech) side: Option<CastlingSide>,
}

/// A square, as far as it was named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::speech) struct Spot {
    pub(in crate::speech) file: Option<File>,
    pub(in crate::speech) rank: Option<Rank>,
}

/// What has been understood so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    /// At most who moves.
    #[default]
    Mover,
    /// That a square or a part of it comes from where the piece moves.
    Leaving,
    /// Some of that square.
    Left,
    /// That the square of arrival comes, or what is captured.
    Arriving,
    /// Its file.
    ArrivedFile,
    /// Its rank alone, which is never enough.
    ArrivedRank,
    /// All of it.
    Arrived,
    /// That the pawn becomes something.
    Promoting,
    /// A word behind the square that may begin that, or another square.
    GoingOn,
    /// That it comes with something.
    With,
    /// That the square comes from where the piece moves, after the other one.
    LeavingLate,
    /// That it captures en passant, and nothing else.
    PassingBy,
    /// Castling.
    Castling,
}

/// What a whole utterance comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::speech) enum Extent {
    /// All that a move needs.
    Whole,
    /// Some of it.
    Part,
    /// Nothing of a move.
    Nothing,
}

impl Spot {
    pub(in crate::speech) fn square(self) -> Option<Square> {
        Some(Square::new(self.file?, self.rank?))
    }

    pub(in crate::speech) fn is_empty(self) -> bool {
        self == Spot::default()
    }

    /// Whether the square may be this one.
    pub(in crate::speech) fn fits(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
    }
}

/// All ways to understand the words from this one on.
pub(in crate::speech) fn readings(lattice: &Lattice, start: usize) -> Vec<Reading> {
    let mut states: Vec<Vec<Reading>> = vec![Vec::new(); lattice.len() + 1 - start];
    states[0].push(Reading::default());
    for at in 0..states.len() - 1 {
        let here = std::mem::take(&mut states[at]);
        for edge in lattice.at(start + at) {
            let Some(there) = states.get_mut(at + edge.len) else { continue };
            for reading in &here {
                reading.follow(&edge.meanings, there);
            }
        }
    }
    states.pop().unwrap_or_default()
}

impl Reading {
    /// The ways to go on with all of these meanings.
    fn follow(self, meanings: &[Meaning], found: &mut Vec<Reading>) {
        let Some((&first, rest)) = meanings.split_first() else {
            if !found.contains(&self) && found.len() < MAX_READINGS {
                found.push(self);
            }
            return;
        };
        self.step(first, &mut |next| next.follow(rest, found));
    }

    /// The ways to go on with one meaning.
    fn step(self, meaning: Meaning, go: &mut impl FnMut(Reading)) {
        if matches!(meaning, Meaning::Polite) {
            go(self);
            return;
        }
        match self.stage {
            Stage::Mover => self.step_mover(meaning, go),
            Stage::Leaving | Stage::Left => self.step_origin(meaning, go),
            Stage::Arriving => self.step_arriving(meaning, go),
            Stage::ArrivedFile => {
                if let Meaning::Rank(rank) = meaning {
                    go(self.arrived(rank));
                }
            }
            Stage::ArrivedRank | Stage::Arrived => self.step_arrived(meaning, go),
            Stage::Promoting | Stage::GoingOn => match meaning {
                Meaning::To | Meaning::Filler => go(self),
                Meaning::Piece(role) | Meaning::Letter(role) => self.promote(role, go),
                _ => {}
            },
            Stage::With => match meaning {
                Meaning::Filler => go(self),
                Meaning::Piece(role) if self.role.is_none() => {
                    go(Reading { role: Some(role), stage: self.stage_after_with(), ..self });
                }
                Meaning::Check | Meaning::Mate => self.step_claim(meaning, go),
                _ => {}
            },
            Stage::LeavingLate => match meaning {
                Meaning::Filler => go(self),
                Meaning::File(file) if self.from.is_empty() => {
                    go(Reading { from: Spot { file: Some(file), rank: None }, ..self });
                }
                Meaning::Rank(rank) if self.from.file.is_some() && self.from.rank.is_none() => {
                    let from = Spot { rank: Some(rank), ..self.from };
                    go(Reading { from, stage: Stage::Arrived, ..self });
                }
                _ => {}
            },
            Stage::PassingBy => {
                if let Meaning::Filler = meaning {
                    go(self);
                }
            }
            Stage::Castling => match meaning {
                Meaning::Filler | Meaning::To | Meaning::On => go(self),
                Meaning::Castles if !self.castles => go(Reading { castles: true, ..self }),
                Meaning::Side(side) if self.side.is_none() => {
                    go(Reading { side: Some(side), ..self });
                }
                Meaning::Check | Meaning::Mate => self.step_claim(meaning, go),
                _ => {}
            },
        }
    }

    fn step_mover(self, meaning: Meaning, go: &mut impl FnMut(Reading)) {
        match meaning {
            Meaning::Filler => go(self),
            Meaning::With if self.role.is_none() => go(self),
            Meaning::Goes if self.role.is_some() => go(self),
            Meaning::Color(color) if self.color.is_none() && self.role.is_none() => {
                go(Reading { color: Some(color), ..self });
            }
            Meaning::Piece(role) | Meaning::Letter(role) if self.role.is_none() => {
                go(Reading { role: Some(role), ..self });
            }
            Meaning::LongName(role, file) if self.role.is_none() => {
                go(Reading { role: Some(role), origin: Some(file), ..self });
            }
            // whether it can be meant, is asked
            Meaning::EnPassant if self.role.is_none_or(|role| role == Role::Pawn) => {
                go(Reading { is_en_passant: true, stage: Stage::PassingBy, ..self });
            }
            Meaning::Castles if self.role.is_none() => {
                go(Reading { castles: true, stage: Stage::Castling, ..self });
            }
            Meaning::Side(side) if self.role.is_none() => {
                go(Reading { side: Some(side), stage: Stage::Castling, ..self });
            }
            Meaning::File(file) => {
                let spot = Spot { file: Some(file), rank: None };
                go(Reading { from: spot, stage: Stage::Left, ..self });
                go(Reading { to: spot, stage: Stage::ArrivedFile, ..self });
            }
            Meaning::Rank(rank) => {
                let spot = Spot { file: None, rank: Some(rank) };
                if self.role.is_some() {
                    go(Reading { from: spot, stage: Stage::Left, ..self });
                }
                go(Reading { to: spot, stage: Stage::ArrivedRank, ..self });
            }
            Meaning::From => go(Reading { stage: Stage::Leaving, ..self }),
            Meaning::On => {
                go(Reading { stage: Stage::Leaving, ..self });
                go(Reading { stage: Stage::Arriving, ..self });
            }
            Meaning::To => go(Reading { stage: Stage::Arriving, ..self }),
            Meaning::Takes => go(Reading { takes: true, stage: Stage::Arriving, ..self }),
            _ => {}
        }
    }

    fn step_origin(self, meaning: Meaning, go: &mut impl FnMut(Reading)) {
        match meaning {
            Meaning::Filler if self.stage == Stage::Leaving => go(self),
            Meaning::File(file) if self.from.is_empty() => {
                let from = Spot { file: Some(file), rank: None };
                go(Reading { from, stage: Stage::Left, ..self });
            }
            Meaning::Rank(rank) if self.from.file.is_some() && self.from.rank.is_none() => {
                go(Reading { from: Spot { rank: Some(rank), ..self.from }, ..self });
            }
            _ if self.from.is_empty() => {}
            Meaning::File(file) => {
                let to = Spot { file: Some(file), rank: None };
                go(Reading { to, stage: Stage::ArrivedFile, ..self });
            }
            Meaning::Piece(role) if self.role.is_none() => {
                go(Reading { role: Some(role), ..self });
            }
            Meaning::LongName(role, file) if self.role.is_none() => {
                go(Reading { role: Some(role), origin: Some(file), ..self });
            }
            Meaning::Goes | Meaning::Filler => go(self),
            Meaning::To => go(Reading { stage: Stage::Arriving, ..self }),
            Meaning::Takes => go(Reading { takes: true, stage: Stage::Arriving, ..self }),
            _ => {}
        }
    }

    fn step_arriving(self, meaning: Meaning, go: &mut impl FnMut(Reading)) {
        match meaning {
            Meaning::Filler | Meaning::On => go(self),
            Meaning::With if self.role.is_none() => go(Reading { stage: Stage::With, ..self }),
            Meaning::To if self.takes => go(self),
            Meaning::Takes if !self.takes => go(Reading { takes: true, ..self }),
            Meaning::Piece(role) if self.takes && self.victim.is_none() => {
                go(Reading { victim: Some(role), ..self });
            }
            Meaning::LongName(role, file) if self.takes && self.victim.is_none() => {
                go(Reading { victim: Some(role), victim_origin: Some(file), ..self });
            }
            Meaning::File(file) => {
                let to = Spot { file: Some(file), rank: None };
                go(Reading { to, stage: Stage::ArrivedFile, ..self });
            }
            Meaning::Rank(rank) => {
                let to = Spot { file: None, rank: Some(rank) };
                go(Reading { to, stage: Stage::ArrivedRank, ..self });
            }
            Meaning::EnPassant if self.takes => go(Reading { is_en_passant: true, ..self }),
            _ if self.victim.is_none() => {}
            Meaning::Check | Meaning::Mate => self.step_claim(meaning, go),
            Meaning::Promotes => go(Reading { promotes: true, stage: Stage::Promoting, ..self }),
            Meaning::Piece(role) | Meaning::Letter(role) => self.promote(role, go),
            _ => {}
        }
    }

    fn step_arrived(self, meaning: Meaning, go: &mut impl FnMut(Reading)) {
        match meaning {
            Meaning::Filler => go(self),
            Meaning::Check | Meaning::Mate | Meaning::EnPassant => self.step_claim(meaning, go),
            Meaning::With => go(Reading { stage: Stage::With, ..self }),
            Meaning::From if self.from.is_empty() => {
                go(Reading { stage: Stage::LeavingLate, ..self });
            }
            Meaning::Promotes if self.promotion.is_none() => {
                go(Reading { promotes: true, stage: Stage::Promoting, ..self });
            }
            Meaning::To if self.promotion.is_none() => {
                go(Reading { stage: Stage::GoingOn, ..self });
            }
            Meaning::Piece(role) | Meaning::Letter(role) => self.promote(role, go),
            // "Läufer auf e5 schlägt"
            Meaning::Takes if !self.takes => go(Reading { takes: true, ..self }),
            _ => {}
        }
    }

    fn step_claim(self, meaning: Meaning, go: &mut impl FnMut(Reading)) {
        let stage = if self.stage == Stage::With { self.stage_after_with() } else { self.stage };
        match meaning {
            Meaning::Check => go(Reading { is_check: true, stage, ..self }),
            Meaning::Mate => go(Reading { is_mate: true, stage, ..self }),
            Meaning::EnPassant => go(Reading { is_en_passant: true, stage, ..self }),
            _ => {}
        }
    }

    /// With what a move is made can stand before the square or after it.
    fn stage_after_with(self) -> Stage {
        if self.to.square().is_some() { Stage::Arrived } else { Stage::Arriving }
    }

    fn arrived(self, rank: Rank) -> Reading {
        Reading { to: Spot { rank: Some(rank), ..self.to }, stage: Stage::Arrived, ..self }
    }

    fn promote(self, role: Role, go: &mut impl FnMut(Reading)) {
        if self.promotion.is_none() && Role::PROMOTIONS.contains(&role) {
            let stage = match self.to {
                Spot { file: None, rank: None } => Stage::Arriving,
                to if to.square().is_some() => Stage::Arrived,
                _ => Stage::ArrivedRank,
            };
            go(Reading { promotion: Some(role), stage, ..self });
        }
    }

    /// The same of a piece that was named elsewhere.
    pub(in crate::speech) fn of_piece(self, role: Option<Role>) -> Reading {
        Reading { role, ..self }
    }

    /// How much of a move it is.
    pub(in crate::speech) fn extent(&self) -> Extent {
        match self.stage {
            Stage::Castling | Stage::Arrived => Extent::Whole,
            // a promotion without the piece: that is asked for
            Stage::Promoting if self.to.square().is_some() || self.victim.is_some() => {
                Extent::Whole
            }
            // "knight takes bishop"
            Stage::Arriving if self.victim.is_some() => Extent::Whole,
            Stage::PassingBy => Extent::Part,
            // "take en passant"
            Stage::Arriving if self.is_en_passant => Extent::Whole,
            _ if self.role.is_none() && self.from.is_empty() && self.to.is_empty() => {
                if self.takes { Extent::Part } else { Extent::Nothing }
            }
            _ => Extent::Part,
        }
    }

    /// Whether it castles, on a side or on any.
    pub(super) fn is_castling(&self) -> bool {
        self.stage == Stage::Castling
    }

    /// The kind of piece that moves, where only one can be meant.
    pub(in crate::speech) fn mover(&self) -> Option<Role> {
        let is_open = self.from.square().is_some() || self.takes && self.from.is_empty();
        self.role.or((!is_open).then_some(Role::Pawn))
    }

    /// The same move, however it was understood.
    pub(super) fn without_stage(self) -> Reading {
        Reading { stage: if self.is_castling() { Stage::Castling } else { Stage::Mover }, ..self }
    }
}
