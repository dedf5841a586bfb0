//! A terminal's screen as SVG: backgrounds and block characters as rectangles,
//! everything else as text of fixed width.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// Where the picture lies.
pub const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/board.svg");

/// A cell, in pixels.
const WIDTH: u16 = 10;
const HEIGHT: u16 = 20;
const MARGIN: u16 = 16;

const PAPER: &str = "#14130f";
const INK: &str = "#f2ede3";
const QUIET: &str = "#b9b1a2";

/// A Morphy game, ten moves in: there are captures, a check and a last move to see.
const MOVES: [&str; 19] = [
    "e4", "e5", "Nf3", "d6", "d4", "Bg4", "dxe5", "Bxf3", "Qxf3", "dxe5", "Bc4", "Nf6", "Qb3",
    "Qe7", "Nc3", "c6", "Bg5", "b5", "Nxb5",
];

/// The picture of the README.
pub fn board() -> Result<String, String> {
    let options = ["--you", "both", "--seed", "1"];
    let buffer = annabella_cli::play::screen::picture(&options, &MOVES, 120, 40)?;
    Ok(render(&buffer))
}

/// The whole buffer as an SVG text.
pub fn render(buffer: &Buffer) -> String {
    let (columns, rows) = (buffer.area.width, buffer.area.height);
    let (width, height) = (columns * WIDTH + 2 * MARGIN, rows * HEIGHT + 2 * MARGIN);
    let (mut grounds, mut blocks) = (Vec::new(), Vec::new());
    let mut texts = String::new();
    for y in 0..rows {
        for x in 0..columns {
            let cell = &buffer[(x, y)];
            grounds.extend(ground(x, y, cell));
            blocks.extend(quarters_of(x, y, cell));
        }
        write_texts(&mut texts, buffer, y);
    }
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" aria-label=\"A chess board in a terminal, with the moves beside it\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"{PAPER}\"/>\n\
         <g shape-rendering=\"crispEdges\">\n"
    );
    for rectangle in joined(grounds).into_iter().chain(joined(blocks)) {
        let Rectangle { x, y, width, height, color } = rectangle;
        put(
            &mut svg,
            format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{color}\"/>\n"
            ),
        );
    }
    put(
        &mut svg,
        format_args!(
            "</g>\n<g font-family=\"'DejaVu Sans Mono',Menlo,Consolas,'Segoe UI Symbol',monospace\" \
         font-size=\"16\" xml:space=\"preserve\">\n{texts}</g>\n</svg>\n"
        ),
    );
    svg
}

fn put(text: &mut String, more: std::fmt::Arguments) {
    // a String takes all that is written to it
    let _ = text.write_fmt(more);
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Rectangle {
    x: u16,
    y: u16,
    width: u16,
    height: u16,
    color: String,
}

fn ground(x: u16, y: u16, cell: &Cell) -> Option<Rectangle> {
    let (left, top) = (MARGIN + x * WIDTH, MARGIN + y * HEIGHT);
    rgb(cell.bg).map(|color| Rectangle { x: left, y: top, width: WIDTH, height: HEIGHT, color })
}

/// The filled quarters of a block character.
fn quarters_of(x: u16, y: u16, cell: &Cell) -> Vec<Rectangle> {
    let (left, top) = (MARGIN + x * WIDTH, MARGIN + y * HEIGHT);
    let mut shapes = Vec::new();
    let (half_width, half_height) = (WIDTH / 2, HEIGHT / 2);
    for quarter in 0..4 {
        if quarters(cell.symbol()) & 1 << quarter != 0 {
            shapes.push(Rectangle {
                x: left + quarter % 2 * half_width,
                y: top + quarter / 2 * half_height,
                width: half_width,
                height: half_height,
                color: rgb(cell.fg).unwrap_or_else(|| INK.to_owned()),
            });
        }
    }
    shapes
}

/// Upper left 1, upper right 2, lower left 4, lower right 8.
fn quarters(symbol: &str) -> u8 {
    const BLOCKS: &str = "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";
    match BLOCKS.chars().position(|block| symbol.starts_with(block)) {
        Some(index) => index as u8 + 1,
        None => 0,
    }
}

/// Joins neighbours of one colour along lines, then equal lines below each other.
/// None of the shapes may lie on another.
fn joined(shapes: Vec<Rectangle>) -> Vec<Rectangle> {
    let rows = merged(shapes, |a, b| {
        let is_next = a.y == b.y && a.height == b.height && a.x + a.width == b.x;
        (is_next && a.color == b.color).then(|| a.width += b.width).is_some()
    });
    merged(rows, |a, b| {
        let is_below = a.x == b.x && a.width == b.width && a.y + a.height == b.y;
        (is_below && a.color == b.color).then(|| a.height += b.height).is_some()
    })
}

/// Takes each shape into an earlier one where `join` says that it has.
fn merged(
    shapes: Vec<Rectangle>,
    join: impl Fn(&mut Rectangle, &Rectangle) -> bool,
) -> Vec<Rectangle> {
    let mut kept: Vec<Rectangle> = Vec::new();
    for shape in shapes {
        if !kept.iter_mut().rev().any(|earlier| join(earlier, &shape)) {
            kept.push(shape);
        }
    }
    kept
}

fn rgb(color: Color) -> Option<String> {
    match color {
        Color::Rgb(r, g, b) => Some(format!("#{r:02x}{g:02x}{b:02x}")),
        _ => None,
    }
}

/// Runs of one style in a line, blanks left out.
fn write_texts(texts: &mut String, buffer: &Buffer, y: u16) {
    let style = |cell: &Cell| (cell.fg, cell.modifier);
    let is_text = |cell: &Cell| cell.symbol() != " " && quarters(cell.symbol()) == 0;
    let mut x = 0;
    while x < buffer.area.width {
        let first = &buffer[(x, y)];
        if !is_text(first) {
            x += 1;
            continue;
        }
        let mut run = String::new();
        let mut end = x;
        while end < buffer.area.width {
            let cell = &buffer[(end, y)];
            if style(cell) != style(first) || !is_text(cell) && cell.symbol() != " " {
                break;
            }
            run += cell.symbol();
            end += 1;
        }
        write_run(texts, x, y, run.trim_end(), first);
        x = end;
    }
}

fn write_run(texts: &mut String, x: u16, y: u16, run: &str, cell: &Cell) {
    let fill = match (rgb(cell.fg), cell.modifier.contains(Modifier::DIM)) {
        (Some(color), _) => color,
        (None, true) => QUIET.to_owned(),
        (None, false) => INK.to_owned(),
    };
    let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
    let (left, baseline) = (MARGIN + x * WIDTH, MARGIN + y * HEIGHT + HEIGHT * 3 / 4);
    // the length keeps columns straight whatever font the reader has
    let length = run.chars().count() as u16 * WIDTH;
    let text = run.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    // without this some systems show the pawn as a coloured picture
    let text = text.replace('♟', "♟\u{FE0E}");
    put(
        texts,
        format_args!(
            "<text x=\"{left}\" y=\"{baseline}\" textLength=\"{length}\" fill=\"{fill}\"{weight}>{text}</text>\n"
        ),
    );
}
