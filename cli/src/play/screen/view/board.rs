//! The board in colours. Every mark has a shape of its own, so that colour is
//! never all that tells it: corners for the last move, a frame for the piece in
//! the hand, brackets for the cursor, a dot for a target, crosses for what it takes, a frame
//! with an exclamation mark for check and for a piece that has to jump.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use crate::play::screen::app::App;
use crate::play::screen::geometry::{Drawing, Layout, Scale, Shape};
use crate::play::screen::look::{self, Piece};
use crate::play::screen::sprites;
use crate::play::screen::theme::{Colors, Sign};

/// What is to be shown of a square.
// each of them may be there with any other
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Marks {
    pub(super) is_last: bool,
    /// It belongs to the move that was begun.
    pub(super) is_chosen: bool,
    pub(super) is_cursor: bool,
    pub(super) is_target: bool,
    /// That move can take what is there, or whatever it is.
    pub(super) is_taken: bool,
    pub(super) is_alarm: bool,
}

pub(super) fn marks(app: &App) -> impl Fn(u16) -> Marks + use<> {
    let (last, cursor, chosen) = (app.last_points(), app.cursor(), app.chosen().to_vec());
    let (targets, victims) = (app.targets(&chosen), app.victims(&chosen));
    let is_seen = !app.hides_pieces() && !app.table().is_repeating();
    let alarms = app.table().shown().position().alarms();
    let pieces = app.pieces();
    move |point| {
        let is_target = targets.contains(&point);
        let is_filled = pieces.get(usize::from(point)).is_some_and(Option::is_some);
        Marks {
            is_last: last.contains(&point),
            is_chosen: chosen.contains(&point),
            is_cursor: cursor == Some(point),
            is_target,
            is_taken: is_target && is_filled || victims.contains(&point),
            is_alarm: is_seen && alarms.contains(&point),
        }
    }
}

/// Whether a square is one of the dark ones: those of the near left corners are.
pub(super) fn is_dark(shape: Shape, point: u16) -> bool {
    let width = u16::from(shape.columns);
    (point / width + point % width).is_multiple_of(2)
}

pub(super) fn draw(buffer: &mut Buffer, app: &App, layout: &Layout) {
    let Some(colors) = app.theme().palette.map(|palette| palette.of(app.kind())) else { return };
    let (marks, pieces, shape) = (marks(app), app.pieces(), layout.shape);
    let is_chequered = look::is_chequered(app.kind());
    for line in 0..shape.rows {
        for column in 0..shape.columns {
            let point = shape.point_at(column, line, app.table().is_from_second());
            let marks = marks(point);
            let shown = Shown {
                app,
                colors,
                piece: pieces.get(usize::from(point)).copied().flatten(),
                name: name_in_square(app, point),
                marks,
                ground: ground(&colors, is_chequered && is_dark(shape, point), marks),
                scale: layout.scale,
            };
            shown.draw(buffer, area_of(layout, column, line));
        }
    }
}

const fn ground(colors: &Colors, is_dark: bool, marks: Marks) -> Color {
    match (is_dark, marks.is_last) {
        (false, false) => colors.light,
        (true, false) => colors.dark,
        (false, true) => colors.last_light,
        (true, true) => colors.last_dark,
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
    /// The square's name, where it stands in it.
    name: Option<String>,
    marks: Marks,
    ground: Color,
    scale: Scale,
}

/// A line's upper and lower half.
#[derive(Clone, Copy)]
enum Half {
    Upper,
    Lower,
}

impl Shown<'_> {
    fn draw(&self, buffer: &mut Buffer, area: Rect) {
        match self.scale.drawing {
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
        self.draw_name(buffer, area);
    }

    /// The name at the left of the square, on a plate of its own where a mark is behind it.
    fn draw_name(&self, buffer: &mut Buffer, area: Rect) {
        let Some(name) = &self.name else { return };
        let half = u16::from(self.scale.drawing == Drawing::HalfLines);
        let is_marked = buffer[(area.x, area.y + half)].symbol() != " ";
        let ground = if is_marked { self.colors.light } else { self.ground };
        let style = Style::new().fg(self.colors.number).bg(ground);
        let width = usize::from(self.scale.name);
        buffer.set_string(area.x, area.y + half, format!("{name:>width$}"), style);
    }

    fn fill(&self, buffer: &mut Buffer, area: Rect) {
        for position in area.positions() {
            buffer[position].set_char(' ').set_style(Style::new().bg(self.ground));
        }
    }

    /// Corners of the last move, the frame of the piece in the hand or in check.
    fn draw_edges(&self, buffer: &mut Buffer, area: Rect, top: (Half, u16), bottom: (Half, u16)) {
        let marks = self.marks;
        let has_frame = marks.is_chosen || marks.is_alarm;
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
        let middle = area.x + self.scale.middle(area.width);
        let theme = self.app.theme();
        if let Some(piece) = self.piece {
            let figure = theme.piece(&piece).to_string();
            self.put(buffer, middle, y, &figure, self.piece_color(&piece));
        } else if self.marks.is_target {
            self.put(buffer, middle, y, self.target(), self.mark_color());
        }
        let beside = (area.width - self.scale.name) / 4;
        self.draw_beside(buffer, y, middle - beside.max(1), middle + beside.max(1));
    }

    /// Signs to the left and right of the piece.
    fn draw_beside(&self, buffer: &mut Buffer, y: u16, left: u16, right: u16) {
        // where no frame can be drawn
        let is_bare = self.app.theme().is_ascii || self.scale.height == 1;
        let capture = self.app.theme().sign(Sign::Capture);
        let signs = if self.marks.is_cursor {
            Some(("[", "]"))
        } else if self.marks.is_taken {
            Some((capture, capture))
        } else if self.marks.is_alarm && !self.marks.is_chosen {
            Some((" ", "!"))
        } else if is_bare && self.marks.is_chosen {
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
            self.draw_points(buffer, area, &piece);
        } else if self.marks.is_target {
            let x = area.x + area.width / 2;
            if area.height.is_multiple_of(2) {
                self.put(buffer, x, middle - 1, "▄", self.mark_color());
                self.put(buffer, x, middle, "▀", self.mark_color());
            } else {
                self.put(buffer, x, middle, self.target(), self.mark_color());
            }
        }
        let y = area.y + (area.height - 1) / 2;
        if self.marks.is_alarm && !self.marks.is_chosen && !self.marks.is_cursor {
            // the frame is there already, so the sign stands in it
            let style = Style::new()
                .bg(self.mark_color())
                .fg(self.piece.map_or(self.ground, |piece| self.piece_color(&piece)))
                .add_modifier(Modifier::BOLD);
            buffer.set_string(area.right() - 1, y, "!", style);
        } else {
            self.draw_beside(buffer, y, area.left(), area.right() - 1);
        }
    }

    fn draw_points(&self, buffer: &mut Buffer, area: Rect, piece: &Piece) {
        let color = self.piece_color(piece);
        for (y, row) in (area.y..).zip(sprites::rows(&piece.figure, area.height)) {
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

    fn target(&self) -> &'static str {
        self.app.theme().sign(Sign::Target(self.app.kind()))
    }

    /// Marks have the colour that the piece between them has not.
    fn mark_color(&self) -> Color {
        let of = |piece: Piece| self.colors.marks[piece.side as usize];
        self.piece.map_or(self.colors.on_empty, of)
    }

    const fn piece_color(&self, piece: &Piece) -> Color {
        self.colors.pieces[piece.side as usize]
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

/// What a square is called, where that stands in it and is shown.
pub(super) fn name_in_square(app: &App, point: u16) -> Option<String> {
    let name = look::name_in_square(app.kind(), point);
    name.filter(|_| !app.table().hides_coordinates())
}
