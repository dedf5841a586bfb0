//! Lines of words as text and as pages.

use crate::speech::cells::cell::{Cell, brf, cells, unicode};

/// Words of cells without blanks.
pub(in crate::speech) type Line = Vec<Vec<Cell>>;

/// The lines of a game.
pub(in crate::speech) struct Lines {
    pub(in crate::speech) header: Vec<Line>,
    pub(in crate::speech) moves: Vec<Line>,
}

/// A line of a page has at most this many cells.
pub const WIDTH: usize = 40;

/// A page has at most this many lines.
pub const LINES: usize = 25;

/// So many blanks stand before what goes on from the line before.
const INDENT: usize = 2;

/// At the end of a line: its last word goes on in the next one.
pub(super) const GOES_ON: &str = "⠐";

pub(in crate::speech) fn text(score: &Lines) -> String {
    let mut text = String::new();
    let mut lines = |lines: &[Line]| {
        for line in lines {
            text.push_str(&unicode(&line.join(&Cell::BLANK)));
            text.push('\n');
        }
        if !lines.is_empty() {
            text.push('\n');
        }
    };
    lines(&score.header);
    lines(&score.moves);
    text
}

pub(in crate::speech) fn pages(score: &Lines) -> String {
    let mut lines: Vec<String> = score.header.iter().flat_map(broken).collect();
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.extend(score.moves.iter().flat_map(broken));
    lines.chunks(LINES).map(page).collect::<Vec<_>>().join("\x0C")
}

fn page(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.as_str(), "\r\n"]).collect()
}

/// The words in lines that are short enough.
fn broken(words: &Line) -> Vec<String> {
    let mut lines = vec![Vec::new()];
    for word in words {
        place(&mut lines, word);
    }
    lines.iter().map(|line| brf(line)).collect()
}

fn place(lines: &mut Vec<Vec<Cell>>, word: &[Cell]) {
    let column = lines.last().map_or(0, Vec::len);
    let is_new = column == 0;
    let needed = column + usize::from(!is_new) + word.len();
    if needed > WIDTH && !is_new {
        lines.push(vec![Cell::BLANK; INDENT]);
    } else if !is_new && let Some(line) = lines.last_mut() {
        line.push(Cell::BLANK);
    }
    let mut word = word;
    while let Some(line) = lines.last_mut() {
        let room = WIDTH - line.len();
        if word.len() <= room {
            line.extend(word);
            return;
        }
        let (now, later) = word.split_at(room - 1);
        line.extend(now);
        line.extend(cells(GOES_ON));
        word = later;
        lines.push(vec![Cell::BLANK; INDENT]);
    }
}
