//! The one instruction that needs `unsafe` to be called.
#![allow(unsafe_code)]

/// The bits of `value` under `mask`, moved together (Intel SDM, PEXT).
#[inline]
pub(super) fn pext(value: u64, mask: u64) -> u64 {
    // SAFETY: PEXT reads no memory and is undefined only on processors without
    // BMI2; this file is compiled only where the whole build targets BMI2.
    unsafe { std::arch::x86_64::_pext_u64(value, mask) }
}
