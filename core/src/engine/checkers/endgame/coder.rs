//! A binary arithmetic coder whose chances learn from what they have coded (G. N. N. Martin,
//! "Range encoding", 1979; the carry is kept back as in the LZMA format).

/// How probable it is that a bit is not set, in 2^16ths, and how often it was met.
#[derive(Clone, Copy)]
pub(super) struct Chance {
    unset: u16,
    seen: u16,
}

impl Chance {
    pub(super) const EVEN: Chance = Chance { unset: 1 << 15, seen: 0 };
    /// It learns no slower than from so many.
    const MOST_SEEN: u16 = 250;

    fn share(self, range: u32) -> u32 {
        // never nothing and never all of it
        (range >> 15) * u32::from(self.unset >> 1).clamp(1, (1 << 15) - 1)
    }

    fn learn(&mut self, bit: bool) {
        let target = if bit { 0 } else { i32::from(u16::MAX) };
        let away = target - i32::from(self.unset);
        // the first ones count most; the sum stays between 0 and the greatest
        self.unset = (i32::from(self.unset) + 2 * away / (2 * i32::from(self.seen) + 3)) as u16;
        self.seen = (self.seen + 1).min(Chance::MOST_SEEN);
    }
}

/// The range is made longer below this.
const SHORT: u32 = 1 << 24;

/// Reads bits. What stands behind the end of the bytes counts as zero.
pub(super) struct Decoder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    range: u32,
    code: u32,
}

impl<'a> Decoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { bytes: bytes.iter(), range: u32::MAX, code: 0 };
        for _ in 0..4 {
            decoder.code = decoder.code << 8 | decoder.next_byte();
        }
        decoder
    }

    fn next_byte(&mut self) -> u32 {
        self.bytes.next().copied().unwrap_or(0).into()
    }

    pub(super) fn bit(&mut self, chance: &mut Chance) -> bool {
        let share = chance.share(self.range);
        let bit = self.code >= share;
        if bit {
            self.code -= share;
            self.range -= share;
        } else {
            self.range = share;
        }
        chance.learn(bit);
        while self.range < SHORT {
            self.range <<= 8;
            self.code = self.code << 8 | self.next_byte();
        }
        bit
    }
}

/// Writes bits.
pub(super) struct Encoder {
    bytes: Vec<u8>,
    range: u32,
    low: u64,
}

impl Encoder {
    pub(super) fn new() -> Encoder {
        Encoder { bytes: Vec::new(), range: u32::MAX, low: 0 }
    }

    pub(super) fn bit(&mut self, chance: &mut Chance, bit: bool) {
        let share = chance.share(self.range);
        if bit {
            self.low += u64::from(share);
            self.range -= share;
        } else {
            self.range = share;
        }
        chance.learn(bit);
        if self.low > u64::from(u32::MAX) {
            self.carry();
        }
        while self.range < SHORT {
            self.range <<= 8;
            self.shift();
        }
    }

    /// Adds one to what is written.
    fn carry(&mut self) {
        self.low &= u64::from(u32::MAX);
        for byte in self.bytes.iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
    }

    fn shift(&mut self) {
        self.bytes.push((self.low >> 24) as u8);
        self.low = self.low << 8 & u64::from(u32::MAX);
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        for _ in 0..4 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}
