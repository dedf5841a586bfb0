//! Texts that are kept beside the tests. `ANNABELLA_UPDATE=1` writes them anew; read
//! what has changed.

use std::path::Path;
use std::{env, fs};

/// Fails where `text` is not what the file says.
pub fn check(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if env::var_os("ANNABELLA_UPDATE").is_some() {
        fs::write(&path, text).expect("the file can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    for (number, (kept, found)) in (1..).zip(kept.lines().zip(text.lines())) {
        assert_eq!(kept, found, "{file}, line {number}");
    }
    assert_eq!(kept.lines().count(), text.lines().count(), "{file} has other lines");
}
