//! What a screen gets of positions and phases in packed form, in packed.txt: the board, the
//! legal moves and what each player may do, as text, so that it stays when the bytes change.
//! `ANNABELLA_UPDATE=1` writes it anew.

use std::fmt::Write;
use std::sync::Arc;

use annabella::ffi::{GameAction, GameSession, GameSetup, GameView};
use annabella::session::DeedKind;

use super::unpacked::{Packed, unpacked};
use super::{golden, stage};

/// Every so many steps of the cases and golden games is shown.
const EVERY: usize = 20;

const PIECES: &str = ".PNBRQK..pnbrqk";

/// The board as FEN writes its rows, with a point for an empty square.
fn board(bytes: &[u8]) -> String {
    let piece = |&byte: &u8| PIECES.chars().nth(byte.into()).expect("a piece");
    let rows: Vec<String> =
        bytes.chunks(8).rev().map(|row| row.iter().map(piece).collect()).collect();
    rows.join("/")
}

fn square(number: u16) -> String {
    format!("{}{}", char::from(b'a' + (number % 8) as u8), number / 8 + 1)
}

/// `e2e4`, `e7e8=Q`, `e5d6ep`; castling from the king to the rook, and where the king stands
/// afterwards.
fn moves(bytes: &[u8]) -> String {
    let mut moves: Vec<String> = Vec::new();
    for Packed { does, arrival, points } in unpacked(bytes) {
        let kind = ["", "ep", "castles", "=N", "=B", "=R", "=Q"][usize::from(does)];
        let stands = if Some(&arrival) == points.last() {
            String::new()
        } else {
            format!(">{}", square(arrival))
        };
        let path: String = points.into_iter().map(square).collect();
        moves.push(format!("{path}{kind}{stands}"));
    }
    moves.sort();
    if moves.is_empty() { "none".to_owned() } else { moves.join(" ") }
}

fn deeds(bits: u64) -> String {
    let may = |kind: &DeedKind| bits >> *kind as u32 & 1 == 1;
    let names: Vec<&str> = DeedKind::ALL.into_iter().filter(may).map(DeedKind::name).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(" ") }
}

fn tell(table: &mut String, view: &GameView) {
    let GameView { board: bytes, turn, phase, alarms, touched, .. } = view;
    write!(table, "  board {} {turn:?}", board(bytes)).unwrap();
    for &at in alarms {
        write!(table, ", check {}", square(at)).unwrap();
    }
    for &at in touched {
        write!(table, ", touched {}", square(at.into())).unwrap();
    }
    writeln!(table).unwrap();
    writeln!(table, "  phase {phase:?}").unwrap();
    writeln!(table, "  legal {}", moves(&view.legal_moves)).unwrap();
    writeln!(table, "  last  {}", moves(&view.last_move)).unwrap();
    writeln!(table, "  white {}", deeds(view.first.may)).unwrap();
    writeln!(table, "  black {}", deeds(view.second.may)).unwrap();
}

#[test]
fn positions_and_phases_cross_as_they_did() {
    let mut table = String::new();
    for script in stage::scripts() {
        let mut steps = 0;
        let mut session = None;
        stage::play_steps(&script.text, |step| {
            let game = if let Some(action) = step.action {
                let game: Arc<GameSession> = session.take().expect("a game has begun");
                let (by, deed) = (action.by.into(), action.deed.clone().into());
                game.dispatch(GameAction { by, deed }, step.time).expect("it is open");
                game
            } else {
                let setup = GameSetup::from(step.state.setup());
                GameSession::create(setup, None, None, 0, 0, None).expect("it begins")
            };
            if steps % EVERY == 0 {
                writeln!(table, "{}: {}", script.name, step.line).unwrap();
                tell(&mut table, &game.view(step.time).expect("it is open"));
            }
            steps += 1;
            session = Some(game);
        });
    }
    golden::check("tests/boundary/packed.txt", &table);
}
