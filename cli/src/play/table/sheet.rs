//! The game as PGN.

use annabella::games::chess::Move;
use annabella::games::chess::notation::pgn::{Game, NodeId};
use annabella::session::State;
use annabella::table::scoresheet;

use super::names;
use super::seated::Seated;
use crate::play::date::pgn_date;

/// A saved game, made at `created` in Unix milliseconds.
pub(crate) fn sheet_of_saved(state: &State, created: u64) -> Game {
    sheet(state, &pgn_date(created))
}

fn sheet(state: &State, date: &str) -> Game {
    let mut game = scoresheet(state);
    game.set_tag("Date", date);
    names::write(&mut game, state);
    game
}

impl Seated {
    /// The game with its times. What was said in the file from which it came
    /// stays, as far as its moves are still those of the game.
    pub(super) fn sheet(&self) -> Game {
        let state = self.game.state();
        let ours = sheet(state, &self.date);
        let Some(source) = &self.source else { return ours };
        let mut game = source.clone();
        let moves: Vec<Move> = state.plies().iter().map(|ply| ply.mv).collect();
        let shared = game.mainline().zip(&moves).take_while(|(theirs, mv)| theirs == *mv).count();
        for _ in shared..game.mainline().count() {
            game.take_back();
        }
        let nodes: Vec<NodeId> = ours.line(NodeId::ROOT).collect();
        for (&mv, &from) in moves.iter().zip(&nodes).skip(shared) {
            // the moves of a state are legal
            let Ok(node) = game.push(mv) else { break };
            if let Some(left) = ours.clock(from) {
                game.set_clock(node, left);
            }
            for comment in ours.comments(from) {
                game.add_comment(node, comment);
            }
        }
        if moves.len() > shared {
            names::write(&mut game, state);
        }
        if moves.len() > shared || ours.result != source.result {
            for tag in ["TimeControl", "Termination"] {
                match ours.tag(tag) {
                    Some(value) => game.set_tag(tag, value),
                    None => game.remove_tag(tag),
                }
            }
        }
        game.result = ours.result;
        game
    }
}
