//! Drawing the screen.

mod board;
mod clocks;
mod page;
mod panel;
mod plain;

use annabella::games::GameKind;
use annabella::table::Purpose;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::app::App;
use super::geometry::{Drawing, LEFT, Layout};
use super::look::{self, Names};
use super::page::cells;
use super::theme::Sign;
use super::wrap::wrap;
use crate::words::key;

const QUIET: Style = Style::new().add_modifier(Modifier::DIM);
const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);

/// What stands between two entries of the reminder of keys.
const BETWEEN_KEYS: &str = "    ";

pub(super) fn draw(frame: &mut Frame, app: &App) {
    let theme = app.theme();
    let Some(layout) = app.layout(frame.area()) else {
        draw_without_board(frame, app);
        if let Some(page) = app.page() {
            page::draw(frame, page, theme.is_ascii, app.table().words());
        }
        return;
    };
    let clocks_from = clocks::draw(frame.buffer_mut(), app, layout.title);
    let width = clocks_from.saturating_sub(layout.title.x);
    let above = Rect { width, ..layout.title };
    // on a low screen the keys are worth more than what game it is
    match layout.keys {
        Some(_) => frame.render_widget(Paragraph::new(title(app)), above),
        None => draw_keys(frame, app, above),
    }
    match layout.scale.drawing {
        Drawing::Grid | Drawing::Dots => plain::draw(frame.buffer_mut(), app, &layout),
        _ => board::draw(frame.buffer_mut(), app, &layout),
    }
    if layout.shape.names == Names::Edges && !app.table().hides_coordinates() {
        draw_coordinates(frame, app, &layout);
    }
    if let Some(area) = layout.panel {
        panel::draw(frame.buffer_mut(), app, area);
    }
    draw_status(frame, app, layout.status);
    draw_input(frame, app, layout.input);
    if let Some(area) = layout.keys {
        draw_keys(frame, app, area);
    }
    if let Some(page) = app.page() {
        page::draw(frame, page, theme.is_ascii, app.table().words());
    }
}

fn title(app: &App) -> Line<'static> {
    let game = app.table().words().text(match app.kind() {
        GameKind::Chess => key::SCREEN_CHESS,
        GameKind::Chess960 => key::SCREEN_CHESS960,
        GameKind::Checkers => key::SCREEN_CHECKERS,
        GameKind::YinYang => key::SCREEN_YIN_YANG,
    });
    let separator = app.theme().sign(Sign::Separator);
    let mut rest = format!(" {separator} {game}");
    if let Some(board) = app.table().board_title() {
        rest = format!("{rest} {separator} {board}");
    }
    if app.table().has_computer() {
        rest = format!("{rest} {separator} {}", app.table().strength_name());
    }
    Line::from(vec![Span::styled("Annabella", STRONG), Span::styled(rest, QUIET)])
}

/// What was said last, next to the line for the answer.
fn draw_status(frame: &mut Frame, app: &App, area: Rect) {
    let style = if app.table().ending().is_some() { STRONG } else { Style::new() };
    let width = area.width.into();
    let mut lines = app.status_lines(width);
    let waits = match app.table().thinks_about() {
        Some(Purpose::Hint) => Some(key::COMPUTER_SEEKS_HINT),
        Some(Purpose::Draw | Purpose::Opinion) => Some(key::COMPUTER_WEIGHS),
        Some(Purpose::Move) if !app.is_show() => Some(key::COMPUTER_THINKS),
        _ => None,
    };
    let waits = waits.map(|waits| app.table().words().text(waits));
    // that a hint was asked for is said in these words
    if let Some(waits) = waits.filter(|waits| !app.status().ends_with(waits)) {
        let more = wrap(&waits, width);
        if lines.len() + more.len() <= area.height.into() {
            lines.extend(more);
        } else {
            // where a line of its own would cost another one, it goes on behind the last
            let last = lines.pop().unwrap_or_default();
            lines.extend(wrap(format!("{last} {waits}").trim_start(), width));
        }
    }
    let hidden = lines.len().saturating_sub(area.height.into());
    let shown: Vec<Line> = lines.into_iter().skip(hidden).map(Line::from).collect();
    let height = cells(shown.len());
    let area = Rect { y: area.bottom() - height, height, ..area };
    frame.render_widget(Paragraph::new(shown).style(style), area);
}

/// A reminder of the keys: as many whole entries as there is room for.
fn draw_keys(frame: &mut Frame, app: &App, area: Rect) {
    let of_stones = app.kind() == GameKind::YinYang;
    let all = app.table().words().text(if of_stones {
        key::SCREEN_KEYS_FOR_STONES
    } else {
        key::SCREEN_KEYS
    });
    let mut entries: Vec<&str> = all.split(BETWEEN_KEYS).collect();
    // the first one leads to all others, and the last one says how to leave
    while entries.len() > 1 && entries.join(BETWEEN_KEYS).chars().count() > area.width.into() {
        entries.remove((entries.len() - 2).max(1));
    }
    let shown = entries.join(BETWEEN_KEYS);
    frame.render_widget(Paragraph::new(shown).style(QUIET), area);
}

/// The prompt and what has been typed, with the terminal's own cursor in it.
fn draw_input(frame: &mut Frame, app: &App, area: Rect) {
    let prompt = format!("{} ", app.table().prompt());
    let before = prompt.chars().count();
    let room = usize::from(area.width).saturating_sub(before + 1);
    let cursor = app.line().cursor();
    let hidden = cursor.saturating_sub(room);
    let typed: String = app.typed().chars().skip(hidden).collect();
    let line = Line::from(vec![Span::styled(prompt, STRONG), Span::raw(typed)]);
    frame.render_widget(Paragraph::new(line), area);
    if app.page().is_none() {
        let column = cells(before + cursor - hidden).min(area.width.saturating_sub(1));
        frame.set_cursor_position(Position::new(area.x + column, area.y));
    }
}

fn draw_coordinates(frame: &mut Frame, app: &App, layout: &Layout) {
    let (board, scale) = (layout.board, layout.scale);
    let has_edge = u16::from(scale.drawing == Drawing::Grid);
    let middle_line = match scale.drawing {
        Drawing::Grid | Drawing::HalfLines => scale.height / 2,
        _ => (scale.height - 1) / 2,
    };
    let (shape, from_second) = (layout.shape, app.table().is_from_second());
    let buffer = frame.buffer_mut();
    for column in 0..shape.columns {
        let x = board.x + u16::from(column) * scale.width + has_edge;
        let x = x + scale.middle(scale.width - has_edge);
        let point = shape.point_at(column, 0, from_second);
        let letter = look::column_name(app.kind(), point % u16::from(shape.columns));
        buffer.set_string(x, board.bottom(), letter.to_string(), QUIET);
    }
    for line in 0..shape.rows {
        let y = board.y + u16::from(line) * scale.height + middle_line;
        let row = shape.point_at(0, line, from_second) / u16::from(shape.columns);
        buffer.set_string(board.x - LEFT + 1, y, (row + 1).to_string(), QUIET);
    }
}

/// On a very small screen the game goes on in words.
fn draw_without_board(frame: &mut Frame, app: &App) {
    let area = frame.area();
    if area.height == 0 {
        return;
    }
    let mut above = Rect { height: area.height - 1, ..area };
    if app.table().clocks().is_some() && above.height > 1 {
        clocks::draw(frame.buffer_mut(), app, Rect { height: 1, ..above });
        above = Rect { y: above.y + 1, height: above.height - 1, ..above };
    }
    let (width, height) = (above.width.into(), above.height.into());
    let too_small = app.table().words().text(key::SCREEN_TOO_SMALL);
    let mut lines = app.status_lines(width);
    let remark = wrap(&too_small, width);
    if lines.len() + remark.len() <= height {
        lines.extend(remark);
    }
    let hidden = lines.len().saturating_sub(height);
    let lines: Vec<Line> = lines.into_iter().skip(hidden).map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines), above);
    draw_input(frame, app, Rect { y: area.bottom() - 1, height: 1, ..area });
}
