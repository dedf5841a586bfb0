//! Where everything goes on a screen of a given size.

use ratatui::layout::Rect;

use super::look::Names;
use super::theme::Theme;

/// How the squares of the board are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawing {
    /// Pieces as pictures of several characters.
    Pictures,
    /// A figure in the middle of a square of whole lines.
    Figures,
    /// A figure in the middle of a square of two lines, which begins and ends
    /// in the middle of a line.
    HalfLines,
    /// Letters between lines of ASCII.
    Grid,
    /// Letters side by side.
    Dots,
}

/// A way to draw the board, and the size of its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    pub(super) drawing: Drawing,
    /// Of a square, its share of the lines of a grid included.
    pub(super) width: u16,
    pub(super) height: u16,
    /// Of that width, what the square's name has to the left of the piece.
    pub(super) name: u16,
}

impl Scale {
    const fn new(drawing: Drawing, width: u16, height: u16) -> Scale {
        Scale { drawing, width, height, name: 0 }
    }

    const fn named(drawing: Drawing, width: u16, height: u16) -> Scale {
        Scale { drawing, width, height, name: 2 }
    }

    /// In which column of a square of this width the middle of its piece is.
    pub(super) const fn middle(self, width: u16) -> u16 {
        self.name + (width - self.name - 1) / 2
    }

    /// Of the whole board.
    const fn board_width(self, shape: Shape) -> u16 {
        self.width * shape.columns as u16 + matches!(self.drawing, Drawing::Grid) as u16
    }

    const fn board_height(self, shape: Shape) -> u16 {
        let edge = matches!(self.drawing, Drawing::Grid | Drawing::HalfLines) as u16;
        self.height * shape.rows as u16 + edge
    }
}

/// What a layout has to know of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) columns: u8,
    pub(super) rows: u8,
    pub(super) names: Names,
}

impl Shape {
    /// The point in a column and a line of the board, from the upper left.
    pub(super) fn point_at(self, column: u8, line: u8, from_second: bool) -> u16 {
        let (column, row) = if from_second {
            (self.columns - 1 - column, line)
        } else {
            (column, self.rows - 1 - line)
        };
        u16::from(row) * u16::from(self.columns) + u16::from(column)
    }
}

/// For terminals with colours and figures, the largest first.
const COLORED: [Scale; 4] = [
    Scale::new(Drawing::Pictures, 9, 4),
    Scale::new(Drawing::Pictures, 7, 3),
    Scale::new(Drawing::HalfLines, 5, 2),
    Scale::new(Drawing::Figures, 3, 1),
];

/// With colours, but without the characters of half a line.
const COLORED_ASCII: [Scale; 2] =
    [Scale::new(Drawing::Figures, 7, 3), Scale::new(Drawing::Figures, 3, 1)];

const PLAIN: [Scale; 3] = [
    Scale::new(Drawing::Grid, 8, 4),
    Scale::new(Drawing::Grid, 4, 2),
    Scale::new(Drawing::Dots, 3, 1),
];

/// The same where names stand in the squares: above the piece or, in low squares, to its left.
const NAMED_COLORED: [Scale; 4] = [
    Scale::new(Drawing::Pictures, 9, 4),
    Scale::new(Drawing::Pictures, 7, 3),
    Scale::named(Drawing::HalfLines, 6, 2),
    Scale::named(Drawing::Figures, 5, 1),
];

const NAMED_COLORED_ASCII: [Scale; 2] =
    [Scale::new(Drawing::Figures, 7, 3), Scale::named(Drawing::Figures, 5, 1)];

const NAMED_PLAIN: [Scale; 3] = [
    Scale::new(Drawing::Grid, 8, 4),
    Scale::named(Drawing::Grid, 6, 2),
    Scale::named(Drawing::Dots, 5, 1),
];

/// The parts of the screen.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) shape: Shape,
    pub(super) scale: Scale,
    pub(super) title: Rect,
    pub(super) board: Rect,
    /// The score and who plays; not on a narrow screen.
    pub(super) panel: Option<Rect>,
    pub(super) status: Rect,
    pub(super) input: Rect,
    /// A reminder of the keys; not on a low screen.
    pub(super) keys: Option<Rect>,
}

/// To the left of the board: the numbers of the ranks.
pub(super) const LEFT: u16 = 3;

const PANEL_GAP: u16 = 3;
const PANEL_MIN: u16 = 24;
const PANEL_MAX: u16 = 44;

/// Title, files, status of two lines, input.
const OTHER_LINES: u16 = 5;

impl Layout {
    /// The largest board that leaves room for the rest; `None` when not even the
    /// smallest does.
    pub(super) fn new(area: Rect, shape: Shape, theme: &Theme) -> Option<Layout> {
        let scales: &[Scale] = match (shape.names, theme.palette.is_some(), theme.is_ascii) {
            (Names::Edges, true, false) => &COLORED,
            (Names::Edges, true, true) => &COLORED_ASCII,
            (Names::Edges, false, _) => &PLAIN,
            (Names::Squares, true, false) => &NAMED_COLORED,
            (Names::Squares, true, true) => &NAMED_COLORED_ASCII,
            (Names::Squares, false, _) => &NAMED_PLAIN,
        };
        let fits_height = |scale: &&Scale| scale.board_height(shape) + OTHER_LINES <= area.height;
        let fits_with_panel =
            |scale: &&Scale| LEFT + scale.board_width(shape) + PANEL_GAP + PANEL_MIN <= area.width;
        let fits_alone = |scale: &&Scale| LEFT + scale.board_width(shape) <= area.width;
        let scale = *scales
            .iter()
            .filter(fits_height)
            .find(fits_with_panel)
            .or_else(|| scales.iter().filter(fits_height).find(fits_alone))?;
        Some(Layout::with_scale(area, shape, scale))
    }

    fn with_scale(area: Rect, shape: Shape, scale: Scale) -> Layout {
        let (board_width, board_height) = (scale.board_width(shape), scale.board_height(shape));
        let spare = area.height - board_height - OTHER_LINES;
        let has_keys = spare >= 1;
        // air above and below the board, once there is enough of it
        let above = u16::from(spare >= 2) + u16::from(spare >= 8);
        let below = u16::from(spare >= 3);
        let more_status = u16::from(spare >= 4);

        let row = |y: u16, height: u16| Rect::new(area.x, area.y + y, area.width, height);
        let panel_width = area.width.saturating_sub(LEFT + board_width + PANEL_GAP);
        let has_panel = panel_width >= PANEL_MIN;
        let used_width =
            LEFT + board_width + if has_panel { PANEL_GAP + panel_width.min(PANEL_MAX) } else { 0 };
        let left = area.x + (area.width - used_width) / 2;
        let board = Rect::new(left + LEFT, area.y + 1 + above, board_width, board_height);
        let panel = has_panel.then(|| {
            Rect::new(board.right() + PANEL_GAP, board.y, panel_width.min(PANEL_MAX), board.height)
        });
        // a board alone leaves words more room than it has itself
        let (words_from, words_width) =
            if has_panel { (left, used_width) } else { (area.x, area.width) };
        let indent = |rect: Rect| Rect { x: words_from + 1, width: words_width - 1, ..rect };
        let mut y = board.bottom() - area.y + 1 + below;
        let status = row(y, 2 + more_status);
        y += status.height;
        let input = row(y, 1);
        Layout {
            shape,
            scale,
            title: indent(row(0, 1)),
            board,
            panel,
            status: indent(status),
            input: indent(input),
            keys: has_keys.then(|| indent(row(y + 1, 1))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASCII: Theme = Theme { is_ascii: true, ..Theme::FULL };

    fn layout(width: u16, height: u16, names: Names, theme: &Theme) -> Option<Layout> {
        Layout::new(Rect::new(0, 0, width, height), Shape { columns: 8, rows: 8, names }, theme)
    }

    #[test]
    fn every_size_gives_a_board_within_the_screen_or_none() {
        let themes = [Theme::FULL, ASCII, Theme::PLAIN];
        for (theme, (names, smallest)) in themes
            .iter()
            .flat_map(|theme| [(theme, (Names::Edges, 28)), (theme, (Names::Squares, 44))])
        {
            for width in 0..140 {
                for height in 0..60 {
                    let area = Rect::new(0, 0, width, height);
                    let Some(layout) = layout(width, height, names, theme) else {
                        assert!(width < smallest || height < 13, "{width} x {height}");
                        continue;
                    };
                    let mut parts = vec![layout.title, layout.board, layout.status, layout.input];
                    parts.extend(layout.panel);
                    parts.extend(layout.keys);
                    for part in &parts {
                        assert_eq!(
                            part.intersection(area),
                            *part,
                            "{width} x {height}: {layout:?}"
                        );
                    }
                    for (i, part) in parts.iter().enumerate() {
                        let clear = parts[..i].iter().all(|other| !other.intersects(*part));
                        assert!(clear, "{width} x {height}: {layout:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn usual_sizes_get_large_squares() {
        for names in [Names::Edges, Names::Squares] {
            let drawing = |width, height, theme| {
                let layout = layout(width, height, names, theme).unwrap();
                assert!(layout.panel.is_some() && layout.keys.is_some());
                layout.scale.drawing
            };
            assert_eq!(drawing(80, 24, &Theme::FULL), Drawing::HalfLines);
            assert_eq!(drawing(100, 32, &Theme::FULL), Drawing::Pictures);
            assert_eq!(drawing(120, 40, &Theme::FULL), Drawing::Pictures);
            assert_eq!(drawing(80, 24, &Theme::PLAIN), Drawing::Grid);
        }
    }
}
