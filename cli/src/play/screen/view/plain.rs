//! The board without colours: letters tell the sides apart.

use annabella::games::{GameKind, Side};
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use super::board::{Marks, is_dark, marks, name_in_square};
use crate::play::screen::app::App;
use crate::play::screen::geometry::{Drawing, Layout};
use crate::play::screen::look::{self, Piece};
use crate::play::screen::theme::{Sign, Theme};

pub(super) fn draw(buffer: &mut Buffer, app: &App, layout: &Layout) {
    if layout.scale.drawing == Drawing::Grid {
        draw_grid(buffer, layout);
    }
    let (marks, pieces) = (marks(app), app.pieces());
    let (shape, scale) = (layout.shape, layout.scale);
    let edge = u16::from(scale.drawing == Drawing::Grid);
    let is_chequered = look::is_chequered(app.kind());
    for line in 0..shape.rows {
        for column in 0..shape.columns {
            let point = shape.point_at(column, line, app.table().is_from_second());
            let piece = pieces.get(usize::from(point)).copied().flatten();
            let x = layout.board.x + u16::from(column) * scale.width + edge;
            let top = layout.board.y + u16::from(line) * scale.height;
            let y = top + scale.height / 2;
            let blank = if is_chequered && is_dark(shape, point) { '.' } else { ' ' };
            let signs = signs(app.theme(), app.kind(), piece, marks(point), blank);
            let middle = scale.middle(scale.width - edge);
            let style = match piece {
                Some(Piece { side: Side::First, .. }) => Style::new().add_modifier(Modifier::BOLD),
                _ => Style::new(),
            };
            let spread = u16::from(middle > 1 && scale.name == 0);
            let at = [middle - 1 - spread, middle, middle + 1 + spread];
            for ((at, sign), style) in
                at.into_iter().zip(signs).zip([Style::new(), style, Style::new()])
            {
                buffer.set_string(x + at, y, sign.to_string(), style);
            }
            if let Some(name) = name_in_square(app, point) {
                let y = if scale.name == 0 { top + edge } else { y };
                let width = usize::from(scale.name);
                buffer.set_string(x, y, format!("{name:>width$}"), Style::new());
            }
        }
    }
}

fn draw_grid(buffer: &mut Buffer, layout: &Layout) {
    let (board, scale) = (layout.board, layout.scale);
    let quiet = Style::new().add_modifier(Modifier::DIM);
    for position in board.positions() {
        let on_line = (position.y - board.y).is_multiple_of(scale.height);
        let on_column = (position.x - board.x).is_multiple_of(scale.width);
        let sign = match (on_line, on_column) {
            (true, true) => '+',
            (true, false) => '-',
            (false, true) => '|',
            (false, false) => ' ',
        };
        buffer[position].set_char(sign).set_style(quiet);
    }
}

/// What stands to the left, in the middle and to the right.
fn signs(
    theme: &Theme,
    game: GameKind,
    piece: Option<Piece>,
    marks: Marks,
    shade: char,
) -> [char; 3] {
    let first = |sign| theme.sign(sign).chars().next().unwrap_or(' ');
    let middle = match piece {
        Some(piece) => theme.piece(&piece),
        None if marks.is_target => first(Sign::Target(game)),
        None => ' ',
    };
    let capture = first(Sign::Capture);
    let (left, right) = if marks.is_cursor {
        ('[', ']')
    } else if marks.is_chosen {
        ('(', ')')
    } else if marks.is_taken {
        (capture, capture)
    } else if marks.is_alarm {
        ('!', '!')
    } else if marks.is_last {
        ('<', '>')
    } else {
        (shade, shade)
    };
    [left, middle, right]
}
