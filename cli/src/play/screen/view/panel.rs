//! Beside the board: who plays, what has been captured, and the score.

use annabella::games::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{QUIET, STRONG};
use crate::play::screen::app::App;
use crate::play::screen::look::Piece;
use crate::play::screen::theme::Sign;
use crate::play::table::ScoreRow;

/// Name and captured pieces.
const PLAYER_LINES: u16 = 2;

pub(super) fn draw(buffer: &mut Buffer, app: &App, area: Rect) {
    let near = app.near_side();
    let top = Rect { height: PLAYER_LINES, ..area };
    let bottom = Rect { y: area.bottom() - PLAYER_LINES, height: PLAYER_LINES, ..area };
    draw_player(buffer, app, !near, top, false);
    draw_player(buffer, app, near, bottom, true);
    let rule = app.theme().sign(Sign::Rule).repeat(area.width.into());
    buffer.set_string(area.x, top.bottom(), &rule, QUIET);
    buffer.set_string(area.x, bottom.y - 1, &rule, QUIET);
    let score = Rect {
        y: top.bottom() + 1,
        height: area.height.saturating_sub(2 * PLAYER_LINES + 2),
        ..area
    };
    draw_score(buffer, &app.table().score_rows(), score);
}

/// The name is always farther from the middle than the pieces.
fn draw_player(buffer: &mut Buffer, app: &App, side: Side, area: Rect, is_below: bool) {
    let table = app.table();
    let (name_y, pieces_y) = if is_below { (area.y + 1, area.y) } else { (area.y, area.y + 1) };
    let has_move = table.ending().is_none() && table.state().mover() == side;
    let style = if has_move { STRONG } else { Style::new() };
    let (name, color) = (table.player_name(side), table.words().player(side));
    let name = if name == color { name } else { format!("{color}: {name}") };
    if has_move {
        buffer.set_string(area.x, name_y, app.theme().sign(Sign::ToMove), STRONG);
    }
    buffer.set_stringn(area.x + 2, name_y, name, usize::from(area.width) - 2, style);

    let taken = if app.hides_pieces() { Vec::new() } else { table.taken(side) };
    let taken = taken.into_iter().filter_map(|byte| Piece::of_byte(app.kind(), byte));
    let mut pieces: String = taken.map(|piece| app.theme().taken(&piece)).collect();
    let lead = match side {
        Side::First => table.lead(),
        Side::Second => -table.lead(),
    };
    if lead > 0 && !pieces.is_empty() {
        pieces = format!("{pieces} +{lead}");
    }
    buffer.set_stringn(area.x + 2, pieces_y, pieces, usize::from(area.width) - 2, Style::new());
}

/// The newest moves that there is room for.
fn draw_score(buffer: &mut Buffer, rows: &[ScoreRow], area: Rect) {
    const NUMBER: u16 = 6;
    const MOVE: u16 = 9;
    // jumps over many squares are long
    let longest = rows.iter().flat_map(|row| [&row.white, &row.black]).map(String::len).max();
    let needed = u16::try_from(longest.unwrap_or(0) + 1).unwrap_or(u16::MAX);
    let width = needed.min((area.width - NUMBER) / 2).max(MOVE);
    let skipped = rows.len().saturating_sub(area.height.into());
    let last = rows.len().saturating_sub(1);
    for (n, (y, row)) in (skipped..).zip((area.y..).zip(&rows[skipped..])) {
        let is_white_last = n == last && row.black.is_empty();
        let is_black_last = n == last && !row.black.is_empty();
        let style = |is_last| if is_last { STRONG } else { Style::new() };
        buffer.set_string(area.x, y, format!("{:>4}.", row.number), QUIET);
        buffer.set_stringn(area.x + NUMBER, y, &row.white, width.into(), style(is_white_last));
        let black_x = area.x + NUMBER + width;
        buffer.set_stringn(black_x, y, &row.black, width.into(), style(is_black_last));
    }
}
