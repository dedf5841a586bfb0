//! The corners, the sides and the middle of a board.

use std::ops::Range;

use super::{Point, Points, Size};

/// A third of the lines at each edge, and the others in the middle.
fn bands(lines: u8) -> [Range<u8>; 3] {
    let edge = (lines + 1) / 3;
    [0..edge, edge..lines - edge, lines - edge..lines]
}

impl Size {
    /// Its regions, from the first player's nearest to the farthest, each from the left; those in
    /// the middle of a small board may have no points.
    pub fn regions(self) -> [[Points; 3]; 3] {
        let columns = bands(self.columns());
        bands(self.rows()).map(|rows| columns.clone().map(|columns| points(columns, &rows)))
    }

    /// The point in the middle; where an even number of lines has none, the next one up and to
    /// the right of it as the first player sees it.
    pub const fn middle(self) -> u16 {
        let columns = self.columns() as u16;
        self.rows() as u16 / 2 * columns + columns / 2
    }
}

fn points(columns: Range<u8>, rows: &Range<u8>) -> Points {
    let of_row = |row| columns.clone().filter_map(move |column| Point::at(column, row));
    rows.clone().flat_map(of_row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_even_lines_is_the_one_behind_it() {
        for (columns, rows, middle) in
            [(9, 9, "E5"), (6, 6, "D4"), (6, 9, "D5"), (9, 6, "E4"), (2, 2, "B2"), (19, 8, "K5")]
        {
            let size = Size::new(columns, rows).unwrap();
            assert_eq!(size.point(size.middle()).unwrap().to_string(), middle, "{size}");
        }
    }

    #[test]
    fn every_point_lies_in_one_region() {
        for (columns, rows) in [(2, 2), (5, 5), (6, 9), (19, 13)] {
            let size = Size::new(columns, rows).unwrap();
            let counts = size.regions().map(|row| row.map(|region| region.len()));
            assert_eq!(counts.iter().flatten().sum::<u16>(), size.count(), "{size}");
            for point in size.points() {
                let of = size.regions().into_iter().flatten();
                assert!(of.filter(|region| region.contains(point)).count() == 1, "{size} {point}");
            }
        }
    }
}
