//! `annabella receive`: takes in what somebody has shared of a game by correspondence.

use std::io::{self, Read};

use annabella::session::{NewGame, NotTaken, State};
use annabella::speech::{Phrase, Settings, Speaker, Style};
use annabella::table::correspondence::{Received, receive};
use annabella::table::library::Library;
use annabella::table::{Game, Reports, Update};

use crate::Failure;
use crate::args::ReceiveArgs;
use crate::input::LONGEST;
use crate::play::device_clock::{now_ms, wall_ms};
use crate::play::files::games_folder;
use crate::play::lines::tell;
use crate::play::own_name::play_command;
use crate::words::{Words, key};

pub(crate) fn run(args: &ReceiveArgs) -> Result<(), Failure> {
    let words = Words::of(args.lang.language());
    let language = words.language;
    let settings = Settings { language, style: Style::Literate, ..Settings::default() };
    let folder = games_folder().ok_or_else(|| bad(&words.text(key::NO_LIBRARY)))?;
    let (library, text) = (Library::open(folder), text()?);
    let now = now_ms();
    let received = receive(&library, &text, wall_ms(now)).map_err(|error| bad(&error))?;
    let speaker = Speaker::new(settings);
    let not_taken = |why: &NotTaken, state: Option<&State>| bad(&speaker.not_taken(why, state));
    let (mut said, game) = match received {
        Err(why) => return Err(not_taken(&why, None)),
        Ok(Received::NotTaken { why, state, .. }) => return Err(not_taken(&why, Some(&state))),
        Ok(Received::Invitation(setup)) => begin(*setup, library, &speaker, &text, now)?,
        Ok(Received::ForGame { id, .. }) => {
            let (mut game, _) = Game::resume(&library, &id, nobody_thinks(), now, wall_ms(now))
                .map_err(|error| bad(&error))?;
            let taken = game.take_in(settings, &text, now);
            let update = taken.map_err(|why| not_taken(&why, Some(game.state())))?;
            (told(&speaker, &game, &update)?, game)
        }
    };
    let id = game.id().unwrap_or_default();
    let command = format!("{} --continue {id}", play_command());
    said.push(words.phrase(words.fill(key::HOW_TO_GO_ON, [("command", command.into())])));
    tell(&said)
}

/// The game to which somebody invites.
fn begin(
    setup: NewGame,
    library: Library,
    speaker: &Speaker,
    text: &str,
    now: u64,
) -> Result<(Vec<Phrase>, Game), Failure> {
    let game = Game::new(setup, Some(library), nobody_thinks(), now, wall_ms(now));
    let mut game = game.map_err(|error| bad(&error))?;
    let mut said: Vec<Phrase> = speaker.invitation(game.state()).into_iter().collect();
    // what is said beside the moves; most often nothing is
    if let Ok(update) = game.take_in(*speaker.settings(), text, now) {
        said.extend(told(speaker, &game, &update)?);
    }
    game.flush().map_err(|error| bad(&error))?;
    Ok((said, game))
}

fn told(speaker: &Speaker, game: &Game, update: &Update) -> Result<Vec<Phrase>, Failure> {
    if let Err(error) = &update.kept {
        return Err(bad(error));
    }
    let state = game.state();
    let listener = state.correspondent().map(|side| !side);
    Ok(speaker.of(state.kind()).events(state, &update.events, listener))
}

fn nobody_thinks() -> Reports {
    Reports::thoughts(|_| ())
}

/// All of standard input.
fn text() -> Result<String, Failure> {
    let mut text = Vec::new();
    let read = io::stdin().lock().take(LONGEST).read_to_end(&mut text);
    read.map_err(|error| Failure::io("standard input", error))?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

fn bad(problem: &impl ToString) -> Failure {
    Failure::BadInput(problem.to_string().trim_end_matches('.').to_owned())
}
