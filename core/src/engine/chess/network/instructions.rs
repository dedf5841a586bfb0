//! The instructions that the processor at hand has.

use super::changes::Changes;
use super::plain;
#[cfg(target_arch = "x86_64")]
use super::simd_x86::{self, Avx2};
use super::weights::{Row, Weights};

/// Which form of the arithmetic to use; all give the same numbers.
#[derive(Clone, Copy, Debug)]
pub(super) enum Instructions {
    /// Those that every processor of its kind has: SSE2 or NEON.
    Plain,
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
}

impl Instructions {
    /// The best ones.
    pub(super) fn detect() -> Instructions {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = Avx2::detect() {
            return Instructions::Avx2(avx2);
        }
        Instructions::Plain
    }

    /// `to` becomes `from` with the rows of `changes`.
    #[inline]
    pub(super) fn update(self, from: &Row, to: &mut Row, changes: &Changes, weights: &Weights) {
        match self {
            Instructions::Plain => plain::update(from, to, changes, weights),
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2(avx2) => simd_x86::update(avx2, from, to, changes, weights),
        }
    }

    /// What the neurons of both sides bring to the output.
    #[inline]
    pub(super) fn output(self, sums: [&Row; 2], weights: &[Row; 2]) -> i64 {
        match self {
            Instructions::Plain => plain::output(sums, weights),
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2(avx2) => simd_x86::output(avx2, sums, weights),
        }
    }
}
