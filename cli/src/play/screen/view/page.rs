//! A text in the place of the board.

use ratatui::Frame;
use ratatui::layout::Constraint;
use ratatui::symbols::border;
use ratatui::text::Text;
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use super::wrap::wrap;

use crate::play::screen::app::Page;

const ASCII_BORDER: border::Set = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

pub(super) fn draw(frame: &mut Frame, page: &Page, is_ascii: bool) {
    let screen = frame.area();
    let longest = page.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let width = (longest as u16 + 4).min(screen.width);
    let text_width = width.saturating_sub(4).into();
    let lines: Vec<String> = page.lines.iter().flat_map(|line| wrap(line, text_width)).collect();
    let height = (lines.len() as u16 + 2).min(screen.height);
    let area = screen.centered(Constraint::Length(width), Constraint::Length(height));
    let borders = if is_ascii { ASCII_BORDER } else { border::ROUNDED };
    let block = Block::bordered()
        .border_set(borders)
        .padding(Padding::horizontal(1))
        .title(format!(" {} ", page.title))
        .title_bottom(" Any key closes ");
    let paragraph =
        Paragraph::new(Text::from(lines.join("\n"))).scroll((page.scroll as u16, 0)).block(block);
    // pieces of the board around the text would only be in its way
    frame.render_widget(Clear, screen);
    frame.render_widget(paragraph, area);
}
