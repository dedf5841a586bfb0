//! Files of records that all have the same size, without a header: files can be put one after
//! the other.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

/// All records of a file. What a killed writer left of the last one is ignored.
pub fn read<const SIZE: usize>(path: &Path) -> io::Result<Vec<[u8; SIZE]>> {
    let mut file = File::open(path)?;
    let count = file.metadata()?.len() as usize / SIZE;
    let mut records = vec![[0; SIZE]; count];
    file.read_exact(records.as_flattened_mut())?;
    Ok(records)
}

/// A file to which games are added.
pub struct Writer<const SIZE: usize>(File);

impl<const SIZE: usize> Writer<SIZE> {
    /// Opens a file or begins it, and cuts off what is left of a record that a kill cut short.
    pub fn append(path: &Path) -> io::Result<Writer<SIZE>> {
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        let length = file.metadata()?.len();
        file.set_len(length - length % SIZE as u64)?;
        Ok(Writer(file))
    }

    /// Adds a game at one stroke.
    pub fn write(&mut self, game: &[[u8; SIZE]]) -> io::Result<()> {
        self.0.write_all(game.as_flattened())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env::temp_dir;
    use std::fs;

    #[test]
    fn a_record_cut_short_is_forgotten() {
        let path = temp_dir().join(format!("annabella-records-{}", std::process::id()));
        let record = [1, 2, 3, 4, 5];
        Writer::append(&path).unwrap().write(&[record; 3]).unwrap();
        let whole = fs::read(&path).unwrap();
        fs::write(&path, &whole[..12]).unwrap();
        assert_eq!(read(&path).unwrap(), [record; 2]);
        Writer::append(&path).unwrap().write(&[record]).unwrap();
        assert_eq!(read(&path).unwrap(), [record; 3]);
        fs::remove_file(&path).unwrap();
    }
}
