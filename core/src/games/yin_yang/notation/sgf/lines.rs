//! Points as SGF has them: a letter for the column and one for the row, from the top.

use crate::games::yin_yang::notation::Vertex;
use crate::games::yin_yang::{Point, Points, Size};

/// `dd`
pub(super) fn write(size: Size, point: Point) -> String {
    let letter = |number: u8| char::from(b'a' + number);
    [letter(point.column()), letter(size.rows() - 1 - point.row())].iter().collect()
}

/// The point of a text on a board of this size.
pub(super) fn point(size: Size, text: &str) -> Option<Point> {
    let [column, row] = text.as_bytes() else { return None };
    let (column, row) = (column.checked_sub(b'a')?, row.checked_sub(b'a')?);
    let point = Point::at(column, size.rows().checked_sub(row.checked_add(1)?)?)?;
    size.contains(point).then_some(point)
}

/// What a move is; a pass is an empty value, or `tt`, which is on no board here.
pub(super) fn vertex(size: Size, text: &str) -> Option<Vertex> {
    if text.is_empty() || text == "tt" {
        return Some(Vertex(None));
    }
    point(size, text).map(|point| Vertex(Some(point)))
}

/// The points of a value: one, or the corners of a rectangle, `aa:cc`.
pub(super) fn points(size: Size, text: &str) -> Option<Points> {
    let Some((one, other)) = text.split_once(':') else {
        return point(size, text).map(Points::from);
    };
    let (one, other) = (point(size, one)?, point(size, other)?);
    let columns = one.column().min(other.column())..=one.column().max(other.column());
    let rows = one.row().min(other.row())..=one.row().max(other.row());
    let is_within =
        |point: &Point| columns.contains(&point.column()) && rows.contains(&point.row());
    Some(size.points().filter(is_within).collect())
}

/// The size of a value of SZ: `9`, `9:7`.
pub(super) fn size(text: &str) -> Option<Size> {
    let (columns, rows) = text.split_once(':').unwrap_or((text, text));
    Size::new(columns.trim().parse().ok()?, rows.trim().parse().ok()?)
}
