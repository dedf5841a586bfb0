//! The games of a match as PGN, PDN or SGF.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use annabella::games::checkers::notation::pdn;
use annabella::games::chess::notation::pgn;
use annabella::games::yin_yang::notation::sgf;
use annabella::games::{GameKind, Position};

use super::game::Played;
use super::opponent::Choice;
use super::rules::Rules;
use crate::Failure;
use crate::play::date;
use crate::play::shown::shown_path;

/// A file that gets each game when it has ended.
pub(super) struct Games {
    path: PathBuf,
    file: File,
    date: String,
}

impl Games {
    /// Begins a file; one that is there already is not replaced.
    pub(super) fn create(path: &Path) -> Result<Games, Failure> {
        let file = File::create_new(path).map_err(|error| Failure::io(shown_path(path), error))?;
        let date = date::pgn_date(date::unix_ms());
        Ok(Games { path: path.to_owned(), file, date })
    }

    pub(super) fn add(
        &mut self,
        game: &Played,
        round: &str,
        names: [&str; 2],
        rules: &Rules,
    ) -> Result<(), Failure> {
        let text = written(game, round, names, rules, &self.date);
        self.file
            .write_all(text.as_bytes())
            .map_err(|error| Failure::io(shown_path(&self.path), error))
    }
}

fn written(game: &Played, round: &str, names: [&str; 2], rules: &Rules, date: &str) -> String {
    let control = rules.time.map_or("-".to_owned(), |control| {
        format!("{}+{}", control.time.as_secs_f64(), control.increment.as_secs_f64())
    });
    let [first, second] = match rules.game {
        GameKind::Chess | GameKind::Chess960 => ["White", "Black"],
        // Red is Black there
        GameKind::Checkers | GameKind::YinYang => ["Black", "White"],
    };
    let termination = game.ending.text(rules.game);
    let tags = [
        ("Event", "match"),
        ("Site", "?"),
        ("Date", date),
        ("Round", round),
        (first, names[game.first]),
        (second, names[game.first ^ 1]),
        ("TimeControl", &control),
        ("Termination", &termination),
    ];
    match &game.start {
        Position::Chess(start) => {
            let mut pgn = pgn::Game::new(*start);
            for (name, value) in tags {
                pgn.set_tag(name, value);
            }
            if rules.game == GameKind::Chess960 {
                pgn.set_tag("Variant", "Chess960");
            }
            pgn.result = game
                .ending
                .winner()
                .map_or(pgn::GameResult::Draw, |side| pgn::GameResult::win(side.into()));
            for (index, &mv) in game.moves.iter().enumerate() {
                // a game that was played has legal moves only
                let Ok(node) = pgn.push(mv.of_chess()) else { break };
                if let Some(choice) = game.choice(index) {
                    pgn.add_comment(node, &comment(choice));
                }
            }
            pgn.to_string()
        }
        Position::Checkers(start) => {
            let mut pdn = pdn::Game::new(*start);
            for (name, value) in tags {
                pdn.set_tag(name, value);
            }
            let winner = game.ending.winner();
            pdn.set_result(winner.map_or(pdn::GameResult::Draw, pdn::GameResult::win));
            for (index, &mv) in game.moves.iter().enumerate() {
                if pdn.push(mv.of_checkers()).is_err() {
                    break;
                }
                if let Some(choice) = game.choice(index) {
                    pdn.add_comment(index + 1, &comment(choice));
                }
            }
            pdn.to_string()
        }
        Position::YinYang(start) => {
            let mut sgf = sgf::Game::new(*start);
            for (name, value) in tags {
                sgf.set_tag(name, value);
            }
            let won = |side| sgf::GameResult::Win(side, sgf::How::Untold);
            sgf.set_result(game.ending.winner().map_or(sgf::GameResult::Draw, won));
            for (index, &mv) in game.moves.iter().enumerate() {
                if sgf.push(mv.of_yin_yang()).is_err() {
                    break;
                }
                if let Some(choice) = game.choice(index) {
                    sgf.add_comment(index + 1, &comment(choice));
                }
            }
            sgf.to_string()
        }
    }
}

/// `+0.31/12 0.054s`
fn comment(choice: &Choice) -> String {
    let score = choice.score.map_or(String::new(), |score| format!("{score}/{} ", choice.depth));
    format!("{score}{:.3}s", choice.took.as_secs_f64())
}
