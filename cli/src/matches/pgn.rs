//! The games of a match as PGN.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use annabella::games::GameKind;
use annabella::games::chess::notation::pgn::Game;

use super::game::Played;
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
        let text = written(game, round, names, rules, &self.date).to_string();
        self.file
            .write_all(text.as_bytes())
            .map_err(|error| Failure::io(shown_path(&self.path), error))
    }
}

fn written(game: &Played, round: &str, names: [&str; 2], rules: &Rules, date: &str) -> Game {
    let mut pgn = Game::new(game.start);
    let control = rules.time.map_or("-".to_owned(), |control| {
        format!("{}+{}", control.time.as_secs_f64(), control.increment.as_secs_f64())
    });
    for (name, value) in [
        ("Event", "match"),
        ("Site", "?"),
        ("Date", date),
        ("Round", round),
        ("White", names[game.white]),
        ("Black", names[game.white ^ 1]),
        ("Result", game.ending.result().as_str()),
        ("TimeControl", &control),
        ("Termination", &game.ending.to_string()),
    ] {
        pgn.set_tag(name, value);
    }
    if rules.game == GameKind::Chess960 {
        pgn.set_tag("Variant", "Chess960");
    }
    for (index, &mv) in game.moves.iter().enumerate() {
        // a game that was played has legal moves only
        let Ok(node) = pgn.push(mv) else { break };
        let choice = index.checked_sub(game.opening).and_then(|index| game.choices.get(index));
        if let Some(choice) = choice {
            let score =
                choice.score.map_or(String::new(), |score| format!("{score}/{} ", choice.depth));
            pgn.add_comment(node, &format!("{score}{:.3}s", choice.took.as_secs_f64()));
        }
    }
    pgn
}
