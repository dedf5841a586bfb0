//! The times of both sides, at the right end of the line above the board.

use annabella::games::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::style::Style;

use super::super::page::cells;
use super::STRONG;
use crate::play::screen::app::App;
use crate::play::screen::theme::Sign;

/// Between White's time and Black's, and before both.
const GAP: u16 = 2;

/// Draws them in a line and tells where what stands to their left has to end.
/// Beside its colours the running one has a sign.
pub(super) fn draw(buffer: &mut Buffer, app: &App, line: Rect) -> u16 {
    let Some(clocks) = app.table().clocks() else { return line.right() };
    let theme = app.theme();
    let sign = theme.sign(Sign::ToMove);
    let texts = |longest: usize| {
        Side::ALL.map(|side| {
            let mark = if clocks.running == Some(side) { sign } else { " " };
            let name: String = app.table().words().player(side).chars().take(longest).collect();
            format!("{mark} {name} {}", clocks.times[side as usize])
        })
    };
    let width_of = |texts: &[String; 2]| {
        texts.iter().map(|text| cells(text.chars().count())).sum::<u16>() + GAP
    };
    let long = texts(usize::MAX);
    let texts = if width_of(&long) <= line.width { long } else { texts(1) };
    let mut x = line.right().saturating_sub(width_of(&texts)).max(line.x);
    let start = x;
    for (side, text) in Side::ALL.into_iter().zip(&texts) {
        let style = match (clocks.running == Some(side), theme.palette.is_some()) {
            (true, true) => STRONG.add_modifier(Modifier::REVERSED),
            (true, false) => STRONG,
            (false, _) => Style::new(),
        };
        let room = line.right().saturating_sub(x);
        buffer.set_stringn(x, line.y, text, room.into(), style);
        x = (x + cells(text.chars().count()) + GAP).min(line.right());
    }
    start.saturating_sub(GAP).max(line.x)
}
