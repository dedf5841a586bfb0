//! Inputs that come otherwise than at once.

use std::io::{self, Read};

/// Hands out a few bytes at a time.
pub struct Drops<'a>(pub &'a [u8]);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.0.len().min(buffer.len()).min(7);
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

/// Hands out these bytes, and then fails.
pub struct Failing<'a>(pub &'a [u8]);

impl Read for Failing<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = std::mem::take(&mut self.0);
        if bytes.is_empty() {
            return Err(io::Error::other("the disk is gone"));
        }
        buffer[..bytes.len()].copy_from_slice(bytes);
        Ok(bytes.len())
    }
}
