use std::borrow::Cow;
use std::ops::Range;
use std::sync::{Arc, LazyLock, OnceLock};

use thiserror::Error;

use super::chunk::{self, Told, Values};
use super::{Slice, Value};
use crate::games::checkers::Position;

/// How a file of tables begins; the number of pieces follows.
const BEGINNING: &[u8] = b"annabella checkers endgames 1\n";
/// No table has more pieces.
pub(super) const MOST_PIECES: u8 = 6;

/// What positions of few pieces are worth.
///
/// A file has [`BEGINNING`], the number of pieces, the length of each chunk (four bytes, the
/// lowest first) and then the chunks: those of the slices of [`Slice::all_of`] for two pieces and
/// more in which both sides have some, and of a slice its numbers by 2^20. A chunk is unpacked
/// when it is asked for the first time, and kept.
pub struct Tables {
    bytes: Cow<'static, [u8]>,
    pieces: u8,
    chunks: Vec<Chunk>,
    /// Where the chunks of each slice begin.
    first: Vec<usize>,
}

struct Chunk {
    slice: Slice,
    stretch: Range<usize>,
    packed: Range<usize>,
    values: OnceLock<Values>,
}

/// Why bytes are no tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TablesError {
    /// They begin otherwise, or name a number of pieces that no table has.
    #[error(
        "not a file of endgames of checkers; tools/checkers_endgames.rs makes them, of two to six pieces"
    )]
    NoTables,
    /// Their length is not what their beginning says.
    #[error("the file of endgames has {found} bytes and not {expected}; copy it again")]
    Length {
        /// How many there are.
        found: u64,
        /// How many there should be.
        expected: u64,
    },
}

static BUILT_IN: LazyLock<Arc<Tables>> = LazyLock::new(|| {
    let tables = Tables::of(Cow::Borrowed(include_bytes!("tables.bin")));
    // a test reads them
    Arc::new(tables.expect("the tables of the library"))
});

impl Tables {
    /// Those of the library: of up to four pieces.
    pub fn built_in() -> Arc<Tables> {
        Arc::clone(&BUILT_IN)
    }

    /// Those of a file.
    ///
    /// # Errors
    ///
    /// Where the bytes are none. Whether what they tell is right is not looked at.
    pub fn read(bytes: Vec<u8>) -> Result<Tables, TablesError> {
        Tables::of(Cow::Owned(bytes))
    }

    fn of(bytes: Cow<'static, [u8]>) -> Result<Tables, TablesError> {
        let rest = bytes.strip_prefix(BEGINNING).ok_or(TablesError::NoTables)?;
        let (&pieces, mut lengths) = rest.split_first().ok_or(TablesError::NoTables)?;
        if !(2..=MOST_PIECES).contains(&pieces) {
            return Err(TablesError::NoTables);
        }
        let (mut chunks, mut first) = (Vec::new(), vec![0; PLACES]);
        let mut start = 0;
        for (slice, stretch) in stretches(pieces) {
            if stretch.start == 0 {
                first[place(slice)] = chunks.len();
            }
            let (length, rest) = lengths.split_first_chunk().ok_or(TablesError::NoTables)?;
            lengths = rest;
            let end = start + u32::from_le_bytes(*length) as usize;
            chunks.push(Chunk { slice, stretch, packed: start..end, values: OnceLock::new() });
            start = end;
        }
        let before = bytes.len() - lengths.len();
        if lengths.len() != start {
            let (found, expected) = (bytes.len() as u64, (before + start) as u64);
            return Err(TablesError::Length { found, expected });
        }
        for chunk in &mut chunks {
            chunk.packed = before + chunk.packed.start..before + chunk.packed.end;
        }
        Ok(Tables { bytes, pieces, chunks, first })
    }

    /// A file of them: of each position, by its slice and number, `plies` says how far the end is
    /// with the best play of both; the side to move wins where that is odd. None for a draw.
    ///
    /// # Panics
    ///
    /// Where the number of pieces is not between two and six.
    pub fn pack(pieces: u8, plies: &dyn Fn(Slice, usize) -> Option<u32>) -> Vec<u8> {
        assert!((2..=MOST_PIECES).contains(&pieces), "{pieces} pieces; expected two to six");
        let chunks: Vec<Vec<u8>> = stretches(pieces)
            .map(|(slice, stretch)| {
                chunk::pack(slice, stretch, &|index| Told::of(plies(slice, index)))
            })
            .collect();
        let lengths = chunks.iter().flat_map(|chunk| (chunk.len() as u32).to_le_bytes());
        let mut bytes = BEGINNING.to_vec();
        bytes.push(pieces);
        bytes.extend(lengths);
        bytes.extend(chunks.iter().flatten());
        bytes
    }

    /// How many pieces positions have at most.
    pub const fn pieces(&self) -> u8 {
        self.pieces
    }

    /// What a position is worth; none where something has to be taken, somebody has lost, or
    /// more pieces stand on the board than the tables know.
    pub fn probe(&self, position: &Position) -> Option<Value> {
        self.told(position).map(|told| match told {
            Told::Loss(_) => Value::Loss,
            Told::Draw => Value::Draw,
            Told::Win => Value::Win,
        })
    }

    /// In which stage the end of a lost position is: 0 for fewer than 28 plies, one more for
    /// each fourteen, and twelve at most. None as in [`probe`](Tables::probe), and where the
    /// position is not lost.
    pub fn stage(&self, position: &Position) -> Option<u8> {
        self.told(position).and_then(|told| match told {
            Told::Loss(stage) => Some(stage),
            _ => None,
        })
    }

    fn told(&self, position: &Position) -> Option<Told> {
        let count = 32 - position.empty().len() as u8;
        if count > self.pieces || !chunk::is_told(position) {
            return None;
        }
        let slice = Slice::of(position);
        let index = slice.index(position);
        let chunk = self.chunks.get(self.first[place(slice)] + index / chunk::SIZE)?;
        let values = chunk.values.get_or_init(|| {
            let packed = self.bytes.get(chunk.packed.clone()).unwrap_or_default();
            chunk::unpack(chunk.slice, chunk.stretch.clone(), packed)
        });
        values.get(index % chunk::SIZE)
    }

    /// As [`probe`](Tables::probe), also where something has to be taken or somebody has lost.
    pub fn value(&self, position: &Position) -> Option<Value> {
        if let Some(value) = self.probe(position) {
            return Some(value);
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Some(Value::Loss);
        }
        if position.pieces(!position.turn()).is_empty() {
            return Some(Value::Win);
        }
        if !moves[0].is_jump() {
            return None;
        }
        let values =
            moves.into_iter().map(|mv| self.value(&position.after(mv)).map(|value| -value));
        values.collect::<Option<Vec<Value>>>()?.into_iter().max()
    }
}

/// The chunks of a file in order.
fn stretches(pieces: u8) -> impl Iterator<Item = (Slice, Range<usize>)> {
    let has_both = |slice: &Slice| slice.own.pieces() > 0 && slice.other.pieces() > 0;
    (2..=pieces).flat_map(Slice::all_of).filter(has_both).flat_map(|slice| {
        let size = slice.size();
        let starts = (0..size).step_by(chunk::SIZE);
        starts.map(move |start| (slice, start..(start + chunk::SIZE).min(size)))
    })
}

const KINDS: usize = MOST_PIECES as usize + 1;
const PLACES: usize = KINDS * KINDS * KINDS * KINDS;

/// A number for each slice.
fn place(slice: Slice) -> usize {
    let Slice { own, other } = slice;
    let counts = [own.men, own.kings, other.men, other.kings];
    counts.into_iter().fold(0, |place, count| KINDS * place + usize::from(count))
}
