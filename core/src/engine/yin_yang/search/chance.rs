/// Numbers by chance, the same on every machine (xorshift64*, S. Vigna, 2016).
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u64) -> Chance {
        Chance(crate::engine::mixed::mixed(seed) | 1)
    }

    #[inline]
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32) as u32
    }

    /// A number below `count`.
    #[inline]
    pub(super) fn below(&mut self, count: usize) -> usize {
        ((u64::from(self.next()) * count as u64) >> 32) as usize
    }

    /// True in `of_64` of 64 cases.
    #[inline]
    pub(super) fn in_64(&mut self, of_64: u32) -> bool {
        self.next() >> 26 < of_64
    }
}
