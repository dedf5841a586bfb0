//! The board without colours: capitals for White, small letters for Black.

use annabella::games::chess::{Color as Side, Piece, Square};
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use super::board::{Marks, marks};
use crate::play::screen::app::App;
use crate::play::screen::geometry::{Drawing, Layout, square_at};
use crate::play::screen::theme::Sign;

pub(super) fn draw(buffer: &mut Buffer, app: &App, layout: &Layout) {
    if layout.scale.drawing == Drawing::Grid {
        draw_grid(buffer, layout);
    }
    let marks = marks(app);
    let scale = layout.scale;
    let edge = u16::from(scale.drawing == Drawing::Grid);
    for line in 0..8_u8 {
        for column in 0..8_u8 {
            let square = square_at(column, line, app.table().is_from_black());
            let piece = app.piece_at(square);
            let x = layout.board.x + u16::from(column) * scale.width + edge;
            let y = layout.board.y + u16::from(line) * scale.height + scale.height / 2;
            let room = scale.width - edge;
            let (left, sign, right) = signs(app, square, piece, marks(square));
            let side = (room - 1) / 2;
            let style = match piece {
                Some(Piece { color: Side::White, .. }) => Style::new().add_modifier(Modifier::BOLD),
                _ => Style::new(),
            };
            let spread = u16::from(side > 1);
            buffer.set_string(x + side - 1 - spread, y, left.to_string(), Style::new());
            buffer.set_string(x + side, y, sign.to_string(), style);
            buffer.set_string(x + side + 1 + spread, y, right.to_string(), Style::new());
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
fn signs(app: &App, square: Square, piece: Option<Piece>, marks: Marks) -> (char, char, char) {
    let theme = app.theme();
    let first = |sign| theme.sign(sign).chars().next().unwrap_or(' ');
    let shade = if square.shade() == Side::Black { '.' } else { ' ' };
    let middle = match piece {
        Some(piece) => theme.piece(piece),
        None if marks.is_target => first(Sign::Target),
        None => ' ',
    };
    let capture = first(Sign::Capture);
    let (left, right) = if marks.is_cursor {
        ('[', ']')
    } else if marks.is_picked {
        ('(', ')')
    } else if marks.is_target && piece.is_some() {
        (capture, capture)
    } else if marks.is_check {
        ('!', '!')
    } else if marks.is_last {
        ('<', '>')
    } else {
        (shade, shade)
    };
    (left, middle, right)
}
