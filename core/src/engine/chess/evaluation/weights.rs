//! What everything counts. The numbers are written by `training tune`.

use super::tapered::{Tapered, s};

/// All weights of the evaluation, each for the middlegame and the endgame.
#[repr(C)]
pub(super) struct Weights {
    /// Pawn, knight, bishop, rook, queen.
    pub(super) material: [Tapered; 5],
    /// For each own pawn beyond five: knight, bishop, rook, queen.
    pub(super) with_pawns: [Tapered; 4],
    /// The files a to d, mirrored to h to e, from the own back rank on: pawn,
    /// knight, bishop, rook, queen, king.
    pub(super) squares: [[Tapered; 32]; 6],
    /// Two bishops of different shades.
    pub(super) bishop_pair: [Tapered; 1],
    /// By the number of free squares reached.
    pub(super) knight_mobility: [Tapered; 9],
    pub(super) bishop_mobility: [Tapered; 14],
    pub(super) rook_mobility: [Tapered; 15],
    pub(super) queen_mobility: [Tapered; 28],
    /// On a hole in the enemy's half, guarded by a pawn.
    pub(super) knight_outpost: [Tapered; 1],
    /// One move away from such a hole.
    pub(super) knight_to_outpost: [Tapered; 1],
    pub(super) bishop_outpost: [Tapered; 1],
    /// For each step away from the own king.
    pub(super) knight_from_king: [Tapered; 1],
    pub(super) bishop_from_king: [Tapered; 1],
    /// Right behind a pawn of either colour.
    pub(super) minor_behind_pawn: [Tapered; 1],
    /// For each own pawn on squares of its shade.
    pub(super) bishop_pawns: [Tapered; 1],
    /// For each of them that cannot move.
    pub(super) bishop_blocked_pawns: [Tapered; 1],
    /// Through both squares of the centre.
    pub(super) bishop_long_diagonal: [Tapered; 1],
    /// On a file without pawns; without own pawns.
    pub(super) rook_open_file: [Tapered; 2],
    /// Behind an own pawn that cannot move.
    pub(super) rook_closed_file: [Tapered; 1],
    /// Locked in by the own king.
    pub(super) rook_trapped: [Tapered; 1],
    /// On the file of the enemy's king or queen.
    pub(super) rook_against_file: [Tapered; 1],
    /// While king or pawns of the enemy are there to be attacked.
    pub(super) rook_on_seventh: [Tapered; 1],
    /// Behind an own pawn.
    pub(super) doubled: [Tapered; 1],
    /// Without own pawns on the files beside it; on a file without enemy pawns.
    pub(super) isolated: [Tapered; 2],
    /// Its next square the enemy's, without a pawn that could help; on a file
    /// without enemy pawns.
    pub(super) backward: [Tapered; 2],
    /// Guarded by a pawn, from the second rank to the seventh.
    pub(super) guarded: [Tapered; 6],
    /// Beside a pawn.
    pub(super) phalanx: [Tapered; 6],
    /// Face to face with an enemy pawn.
    pub(super) rammed: [Tapered; 6],
    /// On a free file, with as many helpers as watchers.
    pub(super) candidate: [Tapered; 6],
    /// Passed pawns, from the second rank to the seventh.
    pub(super) passed: [Tapered; 6],
    /// For each step of the own king, up to five, to the square ahead.
    pub(super) passed_own_king: [Tapered; 6],
    /// The same for the enemy's king.
    pub(super) passed_enemy_king: [Tapered; 6],
    /// The enemy stands on the square ahead.
    pub(super) passed_blocked: [Tapered; 6],
    /// The enemy holds no square ahead.
    pub(super) passed_free: [Tapered; 6],
    /// The enemy holds squares ahead, but not the next.
    pub(super) passed_step: [Tapered; 6],
    /// The own side guards the square ahead.
    pub(super) passed_guarded: [Tapered; 6],
    /// Nobody but the king could stop it, and he comes too late.
    pub(super) passed_unstoppable: [Tapered; 1],
    /// The own pawn nearest before the king, by rank, 0 for none; the files from the
    /// edge to the middle.
    pub(super) shelter: [[Tapered; 8]; 4],
    /// The enemy pawn nearest before the king.
    pub(super) storm: [[Tapered; 8]; 4],
    /// One that an own pawn stops.
    pub(super) storm_blocked: [Tapered; 8],
    /// No pawn on the king's wing.
    pub(super) pawnless_flank: [Tapered; 1],
    /// For each step of the king to the next pawn.
    pub(super) king_from_pawns: [Tapered; 1],
    /// Each right to castle.
    pub(super) castling_right: [Tapered; 1],
    /// Danger by the own pawn nearest before the king.
    pub(super) shelter_danger: [Tapered; 8],
    /// Danger by the enemy pawn nearest before the king.
    pub(super) storm_danger: [Tapered; 8],
    /// Danger in which every king is.
    pub(super) danger_base: [Tapered; 1],
    /// Danger by each knight, bishop, rook and queen that strikes around the king.
    pub(super) besieger: [Tapered; 4],
    /// Danger by each strike next to him.
    pub(super) strike: [Tapered; 1],
    /// Danger by each square around him that only he or a queen guards.
    pub(super) weak_ring: [Tapered; 1],
    /// Danger by each pinned piece.
    pub(super) king_pinned: [Tapered; 1],
    /// Danger without an enemy queen.
    pub(super) no_queen: [Tapered; 1],
    /// Danger with an own knight that guards squares next to him.
    pub(super) knight_at_king: [Tapered; 1],
    /// Danger by each strike on his wing.
    pub(super) flank_attack: [Tapered; 1],
    /// Danger by each square there that is guarded.
    pub(super) flank_defence: [Tapered; 1],
    /// Danger by safe checks of a knight, bishop, rook, queen.
    pub(super) safe_check: [Tapered; 4],
    /// Danger by a second one.
    pub(super) more_checks: [Tapered; 4],
    /// Danger by each check that can be answered by capture.
    pub(super) unsafe_check: [Tapered; 1],
    /// A safe pawn attacks a pawn (never), knight, bishop, rook, queen.
    pub(super) threat_by_pawn: [Tapered; 5],
    /// A knight or bishop attacks a weak pawn, or any knight, bishop, rook, queen.
    pub(super) threat_by_minor: [Tapered; 5],
    /// A rook attacks a weak pawn, knight, bishop, rook, queen.
    pub(super) threat_by_rook: [Tapered; 5],
    /// The king attacks something weak.
    pub(super) threat_by_king: [Tapered; 1],
    /// For each weak piece that nobody guards, or is attacked twice.
    pub(super) hanging: [Tapered; 1],
    /// For each weak piece that the queen guards.
    pub(super) guarded_by_queen: [Tapered; 1],
    /// For each square that the enemy attacks and cannot safely enter.
    pub(super) restricted: [Tapered; 1],
    /// For each officer that a pawn could attack with its next step.
    pub(super) threat_by_push: [Tapered; 1],
    /// For each safe square from which a knight would attack the only queen.
    pub(super) knight_on_queen: [Tapered; 1],
    /// The same for bishops and rooks.
    pub(super) slider_on_queen: [Tapered; 1],
    /// For each safe square at home and each four officers.
    pub(super) space: [Tapered; 1],
    /// The right to move.
    pub(super) tempo: [Tapered; 1],
}

#[rustfmt::skip]
pub(super) static WEIGHTS: Weights = Weights {
    material: [
        s(107, 119), s(306, 322), s(324, 332), s(430, 573), s(979, 1007),
    ],
    with_pawns: [
        s(0, -1), s(-1, -6), s(-7, -15), s(-14, -11),
    ],
    squares: [
        [
            s(0, 0), s(0, 0), s(0, 0), s(0, 0),
            s(-1, 7), s(2, 7), s(-4, 13), s(-8, 6),
            s(3, 7), s(3, 6), s(7, 6), s(10, 6),
            s(3, 12), s(0, 14), s(17, 2), s(26, -5),
            s(10, 33), s(18, 20), s(22, 13), s(23, 4),
            s(27, 51), s(19, 40), s(25, 39), s(35, 31),
            s(45, 62), s(43, 73), s(35, 68), s(51, 70),
            s(0, 0), s(0, 0), s(0, 0), s(0, 0),
        ],
        [
            s(-37, -17), s(-22, -17), s(-15, -10), s(-12, -3),
            s(-23, -9), s(-12, -3), s(-11, -1), s(-6, 4),
            s(-11, -3), s(-4, -1), s(1, 0), s(2, 9),
            s(1, 6), s(4, -5), s(16, 8), s(10, 19),
            s(9, -1), s(9, 5), s(9, 4), s(17, 13),
            s(-6, -16), s(7, -9), s(1, 2), s(10, 5),
            s(-7, -12), s(-5, -5), s(16, 1), s(8, 5),
            s(-28, -22), s(-10, -11), s(-12, -7), s(2, -3),
        ],
        [
            s(-13, -10), s(-9, -4), s(-15, -6), s(-8, -3),
            s(-4, -9), s(-2, -4), s(8, 9), s(2, 0),
            s(0, 1), s(9, -1), s(-2, 2), s(0, 10),
            s(0, -9), s(4, 4), s(9, 10), s(11, 8),
            s(-1, -2), s(7, 0), s(12, 6), s(12, 1),
            s(-4, -1), s(1, -1), s(1, -1), s(16, 2),
            s(-4, -4), s(-7, -1), s(7, 0), s(2, 0),
            s(-5, -8), s(-5, -5), s(-5, -4), s(1, 1),
        ],
        [
            s(-11, -4), s(-3, -8), s(-1, 0), s(2, -5),
            s(-17, -3), s(-8, -2), s(1, -6), s(0, -8),
            s(-17, 7), s(-5, 1), s(-5, 3), s(-4, 1),
            s(-7, 5), s(-9, 0), s(-2, 4), s(0, 2),
            s(-5, 4), s(-2, 7), s(4, 1), s(6, 0),
            s(-1, 6), s(-4, 7), s(3, 4), s(6, 4),
            s(-5, 2), s(-4, -1), s(0, 0), s(6, 0),
            s(-1, 0), s(3, 4), s(6, 6), s(8, 7),
        ],
        [
            s(-6, -19), s(-9, -11), s(-1, -10), s(-2, -15),
            s(-7, -12), s(-2, -9), s(-1, -11), s(-1, -3),
            s(-5, -7), s(1, -1), s(1, 4), s(0, 14),
            s(-6, 0), s(-5, 4), s(-2, 6), s(-3, 15),
            s(5, -1), s(-5, 4), s(1, 9), s(-1, 11),
            s(5, -4), s(4, -1), s(2, 10), s(3, 7),
            s(2, -7), s(6, -3), s(6, 1), s(4, 7),
            s(-2, -13), s(2, -6), s(1, -4), s(5, 0),
        ],
        [
            s(19, -35), s(24, -28), s(8, -20), s(-14, -17),
            s(4, -28), s(-2, -10), s(-16, -3), s(-41, 7),
            s(-25, -15), s(-23, -4), s(-49, 6), s(-61, 12),
            s(-60, -8), s(-52, 0), s(-70, 13), s(-86, 19),
            s(-73, -7), s(-61, 7), s(-81, 16), s(-100, 26),
            s(-70, -7), s(-62, 10), s(-81, 17), s(-98, 25),
            s(-69, -17), s(-62, 0), s(-82, 4), s(-100, 10),
            s(-71, -35), s(-61, -21), s(-82, -12), s(-100, -3),
        ],
    ],
    bishop_pair: [s(20, 44)],
    knight_mobility: [
        s(-19, -12), s(-16, -20), s(-10, -13), s(-6, -2), s(-2, 3), s(1, 10), s(3, 12),
        s(7, 15), s(9, 14),
    ],
    bishop_mobility: [
        s(-22, -27), s(-20, -21), s(-10, -16), s(-8, -5), s(-4, -2), s(-2, 3), s(-1, 8),
        s(0, 10), s(0, 10), s(0, 13), s(4, 12), s(12, 12), s(22, 21), s(27, 25),
    ],
    rook_mobility: [
        s(-28, -39), s(-19, -37), s(-13, -20), s(-10, -14), s(-8, -10), s(-7, 4), s(-6, 7),
        s(-3, 8), s(0, 14), s(1, 18), s(5, 17), s(5, 20), s(7, 22), s(13, 24),
        s(12, 25),
    ],
    queen_mobility: [
        s(-18, -26), s(-22, -25), s(-21, -23), s(-16, -20), s(-12, -22), s(-10, -19), s(-8, -13),
        s(-5, -11), s(-2, -11), s(0, -7), s(0, -4), s(3, -7), s(3, 1), s(2, 6),
        s(2, 7), s(3, 10), s(4, 11), s(5, 10), s(4, 10), s(8, 15), s(9, 14),
        s(7, 14), s(10, 20), s(10, 19), s(11, 22), s(12, 24), s(13, 26), s(14, 28),
    ],
    knight_outpost: [s(20, 11)],
    knight_to_outpost: [s(12, 11)],
    bishop_outpost: [s(14, 10)],
    knight_from_king: [s(-4, -1)],
    bishop_from_king: [s(-2, 0)],
    minor_behind_pawn: [s(2, 10)],
    bishop_pawns: [s(-2, -2)],
    bishop_blocked_pawns: [s(-4, -2)],
    bishop_long_diagonal: [s(14, 6)],
    rook_open_file: [s(23, 9), s(12, 6)],
    rook_closed_file: [s(-6, 1)],
    rook_trapped: [s(-9, -10)],
    rook_against_file: [s(10, -2)],
    rook_on_seventh: [s(8, 19)],
    doubled: [s(-10, -18)],
    isolated: [s(-6, -4), s(-12, -14)],
    backward: [s(-3, -4), s(-5, -12)],
    guarded: [
        s(0, 0), s(9, 12), s(8, 6), s(13, 13), s(28, 33), s(53, 42),
    ],
    phalanx: [
        s(3, 6), s(5, 4), s(5, 4), s(10, 19), s(40, 42), s(62, 64),
    ],
    rammed: [
        s(3, 6), s(2, 2), s(0, -2), s(0, -6), s(1, -10), s(0, 0),
    ],
    candidate: [
        s(0, -2), s(0, 6), s(0, 18), s(-2, 23), s(8, 38), s(0, 0),
    ],
    passed: [
        s(-2, 8), s(-4, 14), s(-4, 35), s(14, 54), s(40, 88), s(77, 151),
    ],
    passed_own_king: [
        s(0, 6), s(0, 0), s(1, -8), s(0, -14), s(-9, -18), s(-7, -17),
    ],
    passed_enemy_king: [
        s(2, -5), s(-1, 1), s(-2, 9), s(-2, 17), s(4, 29), s(6, 32),
    ],
    passed_blocked: [
        s(-1, -8), s(1, 1), s(-2, 3), s(3, -10), s(-3, -21), s(-24, -60),
    ],
    passed_free: [
        s(-2, 3), s(-1, 4), s(-8, 16), s(4, 35), s(25, 70), s(33, 92),
    ],
    passed_step: [
        s(-5, 1), s(1, -2), s(4, 1), s(4, 13), s(9, 20), s(10, 30),
    ],
    passed_guarded: [
        s(-1, 3), s(6, 7), s(-1, 12), s(4, 22), s(20, 38), s(26, 49),
    ],
    passed_unstoppable: [s(0, 297)],
    shelter: [
        [
            s(-10, 8), s(21, -10), s(11, -9), s(12, -5),
            s(-5, 5), s(-7, 2), s(1, 7), s(-4, 0),
        ],
        [
            s(-6, 5), s(21, -1), s(18, -6), s(4, 1),
            s(-11, -2), s(-8, 0), s(-1, 7), s(-4, 0),
        ],
        [
            s(-3, 1), s(16, -5), s(6, 0), s(3, 3),
            s(5, -2), s(-5, 1), s(-6, 1), s(-4, 0),
        ],
        [
            s(-5, 3), s(12, 1), s(7, 0), s(0, 4),
            s(9, -5), s(-8, -6), s(-5, -1), s(-4, 0),
        ],
    ],
    storm: [
        [
            s(-5, -4), s(-2, 7), s(-42, -2), s(-17, 2),
            s(-6, -5), s(-3, -3), s(-1, 6), s(4, 0),
        ],
        [
            s(-9, 3), s(0, -4), s(-34, 6), s(-11, 3),
            s(-11, 4), s(-4, -2), s(-1, 2), s(4, 0),
        ],
        [
            s(-1, 1), s(5, 1), s(-37, 7), s(-7, -6),
            s(-9, 2), s(-3, 3), s(-5, 6), s(4, 0),
        ],
        [
            s(-5, 3), s(-4, -4), s(-24, 5), s(-6, 1),
            s(-6, -1), s(2, 1), s(-4, 1), s(4, 0),
        ],
    ],
    storm_blocked: [
        s(0, 0), s(0, 0), s(-12, -11), s(-5, -11),
        s(2, -12), s(5, -6), s(0, -4), s(0, 0),
    ],
    pawnless_flank: [s(-9, -43)],
    king_from_pawns: [s(1, -13)],
    castling_right: [s(14, 7)],
    shelter_danger: [
        s(11, 14), s(1, 15), s(4, 11), s(12, 14),
        s(17, 12), s(14, 2), s(1, -10), s(5, 0),
    ],
    storm_danger: [
        s(11, 7), s(8, 0), s(23, -5), s(12, -1),
        s(2, 2), s(-3, 7), s(4, 13), s(0, 0),
    ],
    danger_base: [s(14, 18)],
    besieger: [
        s(23, -1), s(15, -5), s(11, -10), s(2, 15),
    ],
    strike: [s(7, 0)],
    weak_ring: [s(10, -2)],
    king_pinned: [s(-2, -5)],
    no_queen: [s(-68, -27)],
    knight_at_king: [s(-6, 5)],
    flank_attack: [s(4, 2)],
    flank_defence: [s(-5, 2)],
    safe_check: [
        s(64, 18), s(32, 30), s(55, 35), s(44, 49),
    ],
    more_checks: [
        s(17, -2), s(14, 4), s(27, 8), s(23, 14),
    ],
    unsafe_check: [s(5, 6)],
    threat_by_pawn: [
        s(0, 0), s(64, 32), s(59, 45), s(76, 30), s(59, 28),
    ],
    threat_by_minor: [
        s(3, 20), s(17, 29), s(32, 20), s(55, 28), s(48, 40),
    ],
    threat_by_rook: [
        s(4, 20), s(16, 20), s(20, 18), s(-6, 11), s(45, 21),
    ],
    threat_by_king: [s(19, 19)],
    hanging: [s(17, 28)],
    guarded_by_queen: [s(5, 13)],
    restricted: [s(3, 1)],
    threat_by_push: [s(19, 10)],
    knight_on_queen: [s(8, -3)],
    slider_on_queen: [s(13, 3)],
    space: [s(0, 5)],
    tempo: [s(32, 15)],
};
