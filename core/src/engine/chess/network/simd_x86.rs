//! The arithmetic once more, compiled for AVX2.
#![allow(unsafe_code)]

use super::changes::Changes;
use super::plain;
use super::weights::{Row, Weights};

/// The proof that this processor has AVX2: no other function makes one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Avx2(());

impl Avx2 {
    pub(super) fn detect() -> Option<Avx2> {
        std::arch::is_x86_feature_detected!("avx2").then_some(Avx2(()))
    }
}

#[inline]
pub(super) fn update(_: Avx2, from: &Row, to: &mut Row, changes: &Changes, weights: &Weights) {
    // SAFETY: the function is safe code that asks for AVX2 and no more, and
    // the first argument proves that it is there.
    unsafe { update_with_avx2(from, to, changes, weights) }
}

#[inline]
pub(super) fn output(_: Avx2, sums: [&Row; 2], weights: &[Row; 2]) -> i64 {
    // SAFETY: as above.
    unsafe { output_with_avx2(sums, weights) }
}

#[target_feature(enable = "avx2")]
fn update_with_avx2(from: &Row, to: &mut Row, changes: &Changes, weights: &Weights) {
    plain::update(from, to, changes, weights);
}

#[target_feature(enable = "avx2")]
fn output_with_avx2(sums: [&Row; 2], weights: &[Row; 2]) -> i64 {
    plain::output(sums, weights)
}
