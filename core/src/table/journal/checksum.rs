//! The checksum of a line: CRC-32 as in zlib and PNG (ISO 3309), a byte at a time, since
//! lines are short and a faster way has tables larger than most of what it is used for.

/// The remainder of each byte.
static REMAINDERS: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut rest = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            rest = (rest >> 1) ^ if rest & 1 == 1 { 0xEDB88320 } else { 0 };
            bit += 1;
        }
        table[byte] = rest;
        byte += 1;
    }
    table
};

/// The checksum of these bytes.
pub(in crate::table) fn crc32(bytes: &[u8]) -> u32 {
    let next = |rest: u32, &byte: &u8| (rest >> 8) ^ REMAINDERS[usize::from(rest as u8 ^ byte)];
    !bytes.iter().fold(!0, next)
}

#[cfg(test)]
mod tests {
    use super::crc32;

    /// The check value of <https://reveng.sourceforge.io/crc-catalogue/all.htm> (CRC-32/ISO-HDLC).
    #[test]
    fn digits_have_the_checksum_that_all_have() {
        assert_eq!(crc32(b"123456789"), 0xCBF43926);
        assert_eq!(crc32(b""), 0);
    }
}
