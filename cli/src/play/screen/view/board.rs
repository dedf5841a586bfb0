//! The board in colours. Every mark has a shape of its own, so that colour is
//! never all that tells it: corners for the last move, a frame for the piece in
//! the hand, brackets for the cursor, a dot or crosses for a target, a frame
//! with an exclamation mark for check.

use annabella::games;
use annabella::games::chess::{Color as Side, Piece, Role, Square};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use crate::play::screen::app::App;
use crate::play::screen::geometry::{Drawing, Layout, Scale, square_at};
use crate::play::screen::sprites;
use crate::play::screen::theme::{Colors, Sign};

/// What is to be shown of a square.
// each of them may be there with any other
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marks {
    pub(super) is_last: bool,
    pub(super) is_picked: bool,
    pub(super) is_cursor: bool,
    pub(super) is_target: bool,
    pub(super) is_check: bool,
}

pub(super) fn marks(app: &App) -> impl Fn(Square) -> Marks + use<> {
    let position = app.table().chess();
    let last = app.last_squares();
    let (picked, cursor) = (app.picked(), app.cursor());
    let targets = picked.map(|square| app.targets(square)).unwrap_or_default();
    let is_seen = !app.hides_pieces() && !app.table().is_repeating();
    let in_check = position.filter(|position| position.is_check() && is_seen);
    let checked = in_check.map(|position| position.king(position.turn()));
    move |square| Marks {
        is_last: last.contains(&square),
        is_picked: picked == Some(square),
        is_cursor: cursor == Some(square),
        is_target: targets.contains(&square),
        is_check: checked == Some(square),
    }
}

pub(super) fn draw(buffer: &mut Buffer, app: &App, layout: &Layout) {
    let Some(colors) = app.theme().colors else { return };
    let marks = marks(app);
    for line in 0..8 {
        for column in 0..8 {
            let square = square_at(column, line, app.table().is_from_black());
            let shown = Shown {
                app,
                colors,
                piece: app.piece_at(square),
                marks: marks(square),
                ground: ground(&colors, square, marks(square)),
                is_low: layout.scale.height == 1,
            };
            shown.draw(buffer, layout.scale, area_of(layout, column, line));
        }
    }
}

fn ground(colors: &Colors, square: Square, marks: Marks) -> Color {
    match (square.shade(), marks.is_last) {
        (Side::White, false) => colors.light,
        (Side::Black, false) => colors.dark,
        (Side::White, true) => colors.last_light,
        (Side::Black, true) => colors.last_dark,
    }
}

fn area_of(layout: &Layout, column: u8, line: u8) -> Rect {
    let Scale { width, height, .. } = layout.scale;
    let x = layout.board.x + u16::from(column) * width;
    let y = layout.board.y + u16::from(line) * height;
    Rect::new(x, y, width, height)
}

/// One square with all that is on it.
struct Shown<'a> {
    app: &'a App,
    colors: Colors,
    piece: Option<Piece>,
    marks: Marks,
    ground: Color,
    /// One line high.
    is_low: bool,
}

/// A line's upper and lower half.
#[derive(Clone, Copy)]
enum Half {
    Upper,
    Lower,
}

impl Shown<'_> {
    fn draw(&self, buffer: &mut Buffer, scale: Scale, area: Rect) {
        match scale.drawing {
            Drawing::Pictures => {
                self.fill(buffer, area);
                self.draw_edges(
                    buffer,
                    area,
                    (Half::Upper, area.y),
                    (Half::Lower, area.bottom() - 1),
                );
                self.draw_picture(buffer, area);
            }
            Drawing::HalfLines => {
                // the halves at the ends are shared with the squares above and below
                let whole = Rect { y: area.y + 1, height: area.height - 1, ..area };
                self.fill(buffer, whole);
                for x in area.left()..area.right() {
                    paint_half(buffer, x, area.y, Half::Lower, self.ground);
                    paint_half(buffer, x, area.bottom(), Half::Upper, self.ground);
                }
                self.draw_edges(buffer, area, (Half::Lower, area.y), (Half::Upper, area.bottom()));
                self.draw_figure(buffer, whole);
            }
            _ => {
                self.fill(buffer, area);
                if area.height > 1 && !self.app.theme().is_ascii {
                    self.draw_edges(
                        buffer,
                        area,
                        (Half::Upper, area.y),
                        (Half::Lower, area.bottom() - 1),
                    );
                }
                self.draw_figure(buffer, area);
            }
        }
    }

    fn fill(&self, buffer: &mut Buffer, area: Rect) {
        for position in area.positions() {
            buffer[position].set_char(' ').set_style(Style::new().bg(self.ground));
        }
    }

    /// Corners of the last move, the frame of the piece in the hand or in check.
    fn draw_edges(&self, buffer: &mut Buffer, area: Rect, top: (Half, u16), bottom: (Half, u16)) {
        let marks = self.marks;
        let has_frame = marks.is_picked || marks.is_check;
        if !has_frame && !marks.is_last {
            return;
        }
        let corner = if area.width > 7 { 2 } else { 1 };
        for (half, y) in [top, bottom] {
            for x in area.left()..area.right() {
                let from_edge = (x - area.left()).min(area.right() - 1 - x);
                if has_frame || from_edge < corner {
                    paint_half(buffer, x, y, half, self.mark_color());
                }
            }
        }
        if has_frame {
            let (left, right) = (area.left(), area.right() - 1);
            for y in top.1 + 1..bottom.1 {
                self.put(buffer, left, y, "▌", self.mark_color());
                self.put(buffer, right, y, "▐", self.mark_color());
            }
            if matches!(top.0, Half::Upper) {
                for (x, y, corner) in [
                    (left, top.1, "▛"),
                    (right, top.1, "▜"),
                    (left, bottom.1, "▙"),
                    (right, bottom.1, "▟"),
                ] {
                    self.put(buffer, x, y, corner, self.mark_color());
                }
            }
        }
    }

    /// The piece as one character, and the marks beside it.
    fn draw_figure(&self, buffer: &mut Buffer, area: Rect) {
        let y = area.y + (area.height - 1) / 2;
        let middle = area.x + (area.width - 1) / 2;
        let theme = self.app.theme();
        if let Some(piece) = self.piece {
            let figure = theme.piece(piece).to_string();
            self.put(buffer, middle, y, &figure, self.piece_color(piece));
        } else if self.marks.is_target {
            self.put(buffer, middle, y, theme.sign(Sign::Target), self.mark_color());
        }
        let beside = area.width / 4;
        self.draw_beside(buffer, y, middle - beside.max(1), middle + beside.max(1));
    }

    /// Signs to the left and right of the piece.
    fn draw_beside(&self, buffer: &mut Buffer, y: u16, left: u16, right: u16) {
        // where no frame can be drawn
        let is_bare = self.app.theme().is_ascii || self.is_low;
        let capture = self.app.theme().sign(Sign::Capture);
        let signs = if self.marks.is_cursor {
            Some(("[", "]"))
        } else if self.marks.is_target && self.piece.is_some() {
            Some((capture, capture))
        } else if self.marks.is_check {
            Some((" ", "!"))
        } else if is_bare && self.marks.is_picked {
            Some(("(", ")"))
        } else if is_bare && self.marks.is_last {
            Some(("<", ">"))
        } else {
            None
        };
        if let Some((left_sign, right_sign)) = signs {
            self.put(buffer, left, y, left_sign, self.mark_color());
            self.put(buffer, right, y, right_sign, self.mark_color());
        }
    }

    fn draw_picture(&self, buffer: &mut Buffer, area: Rect) {
        let middle = area.y + area.height / 2;
        if let Some(piece) = self.piece {
            self.draw_points(buffer, area, piece);
        } else if self.marks.is_target {
            let x = area.x + area.width / 2;
            if area.height.is_multiple_of(2) {
                self.put(buffer, x, middle - 1, "▄", self.mark_color());
                self.put(buffer, x, middle, "▀", self.mark_color());
            } else {
                let sign = self.app.theme().sign(Sign::Target);
                self.put(buffer, x, middle, sign, self.mark_color());
            }
        }
        let y = area.y + (area.height - 1) / 2;
        if self.marks.is_check && !self.marks.is_cursor {
            // the frame is there already, so the sign stands in it
            let style = Style::new()
                .bg(self.mark_color())
                .fg(self.piece.map_or(self.ground, |king| self.piece_color(king)))
                .add_modifier(Modifier::BOLD);
            buffer.set_string(area.right() - 1, y, "!", style);
        } else {
            self.draw_beside(buffer, y, area.left(), area.right() - 1);
        }
    }

    fn draw_points(&self, buffer: &mut Buffer, area: Rect, piece: Piece) {
        let color = self.piece_color(piece);
        for (y, row) in (area.y..).zip(sprites::rows(piece.role, area.height)) {
            let margin = (area.width - row.len() as u16) / 2;
            for (x, c) in (area.x + margin..).zip(row) {
                if c != ' ' {
                    self.put_over_edge(buffer, x, y, c, color);
                }
            }
        }
    }

    /// A part of the picture; a frame in the same character stays behind it.
    fn put_over_edge(&self, buffer: &mut Buffer, x: u16, y: u16, c: char, color: Color) {
        let has_edge = buffer[(x, y)].symbol() != " ";
        let ground = if has_edge { self.mark_color() } else { self.ground };
        buffer[(x, y)].set_char(c).set_style(Style::new().fg(color).bg(ground));
    }

    fn put(&self, buffer: &mut Buffer, x: u16, y: u16, sign: &str, color: Color) {
        let style = Style::new().fg(color).bg(self.ground).add_modifier(Modifier::BOLD);
        buffer.set_string(x, y, sign, style);
    }

    /// Marks have the colour that the piece between them has not.
    const fn mark_color(&self) -> Color {
        match self.piece {
            Some(Piece { color: Side::White, .. }) => self.colors.black_piece,
            _ => self.colors.white_piece,
        }
    }

    const fn piece_color(&self, piece: Piece) -> Color {
        match piece.color {
            Side::White => self.colors.white_piece,
            Side::Black => self.colors.black_piece,
        }
    }
}

/// Colours half a character and leaves its other half as it is.
fn paint_half(buffer: &mut Buffer, x: u16, y: u16, half: Half, color: Color) {
    let cell = &mut buffer[(x, y)];
    let (upper, lower) = match cell.symbol() {
        "▀" => (cell.fg, cell.bg),
        "▄" => (cell.bg, cell.fg),
        _ => (cell.bg, cell.bg),
    };
    let (upper, lower) = match half {
        Half::Upper => (color, lower),
        Half::Lower => (upper, color),
    };
    // the terminal's own background can only be a background
    if upper == Color::Reset {
        cell.set_char('▄').set_style(Style::new().fg(lower).bg(upper));
    } else {
        cell.set_char('▀').set_style(Style::new().fg(upper).bg(lower));
    }
}

/// Which pieces each side has lost, the most valuable first, where that is to be seen.
pub(super) fn captured(app: &App, side: games::Side) -> Vec<Role> {
    if app.hides_pieces() {
        return Vec::new();
    }
    let state = app.table().state();
    let now = state.pieces_of(app.table().viewer());
    let taken = state.position().taken(state.start(), &now, !side);
    taken.into_iter().filter_map(|byte| Role::from_byte(byte % 8)).collect()
}
