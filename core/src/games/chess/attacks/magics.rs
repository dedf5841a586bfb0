//! Attacks of bishop, rook and queen by table.
//!
//! The blockers that matter for a square are squeezed into an index, by the
//! PEXT instruction where the build targets a processor with BMI2, else by a
//! "fancy" magic multiplication (chessprogramming.org, "Magic Bitboards").
//! Either way the squares' tables lie one behind the other, 107,648 sets in
//! all, made at compile time.

use super::lines::{DIAGONALS, Directions, STRAIGHTS, slide};
use crate::games::chess::{Bitboard, Square};

const TABLE_LEN: usize = 107_648;

#[derive(Clone, Copy)]
struct Entry {
    /// The squares whose filling changes the attacks.
    mask: u64,
    #[cfg(not(target_feature = "bmi2"))]
    magic: u64,
    /// Where this square's sets begin in the table.
    offset: u32,
    #[cfg(not(target_feature = "bmi2"))]
    shift: u32,
}

impl Entry {
    #[cfg(target_feature = "bmi2")]
    #[inline]
    fn index(&self, occupied: Bitboard) -> usize {
        self.offset as usize + super::pext::pext(occupied.0, self.mask) as usize
    }

    #[cfg(not(target_feature = "bmi2"))]
    #[inline]
    const fn index(&self, occupied: Bitboard) -> usize {
        let blockers = occupied.0 & self.mask;
        self.offset as usize + (blockers.wrapping_mul(self.magic) >> self.shift) as usize
    }
}

struct Tables {
    bishop: [Entry; 64],
    rook: [Entry; 64],
    attacks: [Bitboard; TABLE_LEN],
}

#[allow(long_running_const_eval, reason = "about a second, once a build")]
static TABLES: Tables = build();

/// The squares that a bishop on `square` attacks while `occupied` is filled.
#[inline]
pub(crate) fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    TABLES.attacks[TABLES.bishop[square.index()].index(occupied)]
}

/// The squares that a rook on `square` attacks while `occupied` is filled.
#[inline]
pub(crate) fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    TABLES.attacks[TABLES.rook[square.index()].index(occupied)]
}

#[allow(clippy::large_stack_arrays, reason = "evaluated by the compiler, never on a stack")]
const fn build() -> Tables {
    let empty = Entry {
        mask: 0,
        #[cfg(not(target_feature = "bmi2"))]
        magic: 0,
        offset: 0,
        #[cfg(not(target_feature = "bmi2"))]
        shift: 0,
    };
    let mut tables =
        Tables { bishop: [empty; 64], rook: [empty; 64], attacks: [Bitboard::EMPTY; TABLE_LEN] };
    let mut offset = 0;
    let mut i = 0;
    while i < 64 {
        let bishop = entry(Square::ALL[i], DIAGONALS, offset, BISHOP_MAGICS[i]);
        fill(&mut tables.attacks, Square::ALL[i], DIAGONALS, &bishop);
        tables.bishop[i] = bishop;
        offset += 1 << bishop.mask.count_ones();

        let rook = entry(Square::ALL[i], STRAIGHTS, offset, ROOK_MAGICS[i]);
        fill(&mut tables.attacks, Square::ALL[i], STRAIGHTS, &rook);
        tables.rook[i] = rook;
        offset += 1 << rook.mask.count_ones();
        i += 1;
    }
    assert!(offset as usize == TABLE_LEN);
    tables
}

#[cfg_attr(target_feature = "bmi2", expect(unused_variables, reason = "PEXT needs no magic"))]
const fn entry(square: Square, directions: Directions, offset: u32, magic: u64) -> Entry {
    let mask = slide(square, directions, 0) & !edges(square);
    Entry {
        mask,
        #[cfg(not(target_feature = "bmi2"))]
        magic,
        offset,
        #[cfg(not(target_feature = "bmi2"))]
        shift: 64 - mask.count_ones(),
    }
}

/// The border of the board, less the borders on which the square itself lies:
/// a blocker at the end of a ray changes nothing.
const fn edges(square: Square) -> u64 {
    let file = Bitboard::file(square.file()).0;
    let rank = Bitboard::rank(square.rank()).0;
    (0x8181818181818181 & !file) | (0xFF000000000000FF & !rank)
}

/// Writes the attacks for every arrangement of blockers of one square.
const fn fill(
    table: &mut [Bitboard; TABLE_LEN],
    square: Square,
    directions: Directions,
    entry: &Entry,
) {
    let here = 1 << square.index();
    let first = line(square, directions[0], directions[2]);
    let second = line(square, directions[1], directions[3]);
    let mut blockers = 0u64;
    // Carry-Rippler: subsets of the mask in rising order, which is also the
    // order of their PEXT indices.
    #[cfg(target_feature = "bmi2")]
    let mut index = entry.offset as usize;
    loop {
        let set = Bitboard(along(here, first, blockers) | along(here, second, blockers));
        #[cfg(target_feature = "bmi2")]
        {
            table[index] = set;
            index += 1;
        }
        #[cfg(not(target_feature = "bmi2"))]
        {
            let index = entry.index(Bitboard(blockers));
            assert!(table[index].is_empty() || table[index].0 == set.0);
            table[index] = set;
        }
        blockers = blockers.wrapping_sub(entry.mask) & entry.mask;
        if blockers == 0 {
            return;
        }
    }
}

/// The squares of a whole line through `square`, without the square.
const fn line(square: Square, forward: (i8, i8), back: (i8, i8)) -> u64 {
    let one_way = [forward, forward, back, back];
    slide(square, one_way, 0)
}

/// Attacks along one line by subtraction (chessprogramming.org, "Hyperbola
/// Quintessence"): o - 2r runs from the slider to the first blocker.
const fn along(here: u64, line: u64, blockers: u64) -> u64 {
    let up = blockers & line;
    let down = up.reverse_bits();
    let rising = up.wrapping_sub(here << 1);
    let falling = down.wrapping_sub(here.reverse_bits() << 1).reverse_bits();
    (rising ^ falling) & line
}

// Found by tools/find_magics.rs; `fill` refuses one that does not fit.
#[rustfmt::skip]
const BISHOP_MAGICS: [u64; 64] = [
    0x4020640104410200, 0x040B144404004400, 0x400800840C800090, 0x0804242080200000,
    0x0002021080080101, 0x408A020321080006, 0x00420303A050801F, 0x0046002088445000,
    0x000208200C08A202, 0x8008200104010840, 0x0010100100710000, 0x2000040506080421,
    0x00200404221300C0, 0x4A00210460042200, 0x0008250C1104C000, 0x0000060C44240400,
    0x40200804A1140100, 0x2020008821040084, 0x110800A102082A00, 0x2008000420425000,
    0x0006100401040000, 0x060200040A821801, 0x4041000868280400, 0x8812800026013004,
    0x2202608040480280, 0x403402001050810C, 0x0041100001004200, 0x0960048008008010,
    0x2305004004044000, 0x201000800C0A0901, 0x400200404A080210, 0x000081A022023200,
    0x8008021029404414, 0x0104040418208110, 0xB004020804610440, 0x1012004042640100,
    0x0220021010440040, 0x0820810202410080, 0x0801840C00208200, 0x0148069030410100,
    0x0044020211084010, 0x0004108430000400, 0x30A61403A4010800, 0x400A202014400800,
    0x8823580104000042, 0x0230200845000090, 0x8002080109000420, 0x1001180209C90288,
    0x0002229028380100, 0x0001004104202040, 0x0080008C00880010, 0x01020040208820A0,
    0x0404100420920000, 0x2108900208084000, 0x0020A08423254410, 0x0042040802204003,
    0x0B08460208A00400, 0x0620202C0A080421, 0x0020804080480803, 0x0AC0022090840400,
    0xC400004042082200, 0x20120A0420C41100, 0x1000409014008480, 0x00200800810C0421,
];
#[rustfmt::skip]
const ROOK_MAGICS: [u64; 64] = [
    0x0080008020400010, 0x5200108100420020, 0x1A00084202201280, 0x1080100082080004,
    0x21800C0180080002, 0x1300010012040008, 0x0400010208008410, 0x2080102080004100,
    0x2810802080004000, 0x8020400040201000, 0x6001001040200108, 0x0001002100081004,
    0x8090800400800800, 0x0081000209000400, 0x0292004104480200, 0x3038800080004100,
    0x0402248002400090, 0x000040401000200A, 0x0000410010200100, 0x2310010010200900,
    0x012D808008000400, 0x0220808004000200, 0x108454001002080D, 0x08000A002C884405,
    0x1200400080208000, 0x0100400080802000, 0x3010100080200080, 0x0116044200082010,
    0x0010080080040080, 0x08C0020080800400, 0x0009000100040200, 0x00A1104200108401,
    0x0000400080800028, 0x0100200040401001, 0x8000452182001200, 0x0220080082801001,
    0x8000040080800800, 0x2820040080800200, 0x400A000842008104, 0x9800908062000114,
    0x014002442A888000, 0xA11000402000C000, 0x2000200100410010, 0x0008001000088080,
    0x0020080005010010, 0x2004000201004040, 0x2840020004010100, 0x4400008041220004,
    0x1080002180401180, 0x1004400080200480, 0x2102104A22008200, 0x118C800800500180,
    0x0812110408010100, 0x0842000408100200, 0x0304100241480400, 0x06020408844D0200,
    0x0048800100102043, 0x8003060011204086, 0x0023000840102001, 0x0402004008100422,
    0x88C1000800021005, 0x3001000400020801, 0x8820100802008104, 0x8A20111400204086,
];
