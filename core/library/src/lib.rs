//! The core as a shared library. It stands apart from the core, so that what is compiled
//! for the tests in Rust is linked here and not compiled again.

pub use annabella_core::*;
