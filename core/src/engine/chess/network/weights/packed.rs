//! The weights as the library holds them, half as long as the file: nearly all fit into a
//! byte.

use super::{BYTES, FILE};

/// Stands before a number that needs both its bytes.
const WIDE: u8 = i8::MIN as u8;

static PACKED: [u8; LEN] = {
    let mut packed = [0; LEN];
    let (mut from, mut to) = (0, 0);
    while from < BYTES {
        if is_narrow(from) {
            packed[to] = FILE[from];
            to += 1;
        } else {
            packed[to] = WIDE;
            packed[to + 1] = FILE[from];
            packed[to + 2] = FILE[from + 1];
            to += 3;
        }
        from += 2;
    }
    packed
};

const LEN: usize = {
    let (mut from, mut len) = (0, 0);
    while from < BYTES {
        len += if is_narrow(from) { 1 } else { 3 };
        from += 2;
    }
    len
};

const fn is_narrow(at: usize) -> bool {
    let number = i16::from_le_bytes([FILE[at], FILE[at + 1]]);
    number > i8::MIN as i16 && number <= i8::MAX as i16
}

/// The bytes of the file.
pub(super) fn unpack() -> Vec<u8> {
    let mut file = Vec::with_capacity(BYTES);
    let mut packed = PACKED.iter();
    while let Some(&byte) = packed.next() {
        if byte == WIDE {
            file.extend(packed.by_ref().take(2));
        } else {
            file.extend(i16::from(byte as i8).to_le_bytes());
        }
    }
    file
}

#[test]
fn what_is_packed_is_the_file() {
    assert!(unpack() == FILE);
}
