//! A clock of the device that is wrong decides no game.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use annabella::table::journal::{Entry, VERSION, entry_line, header_line};

use crate::common::{Run, finish, games, program, scratch};

const DAY: u64 = 86_400_000;

/// Goes on with a strict game in which White was left thinking with five minutes, some days
/// ahead of today.
fn go_on(name: &str, setup: &str, days: u64, lines: &str) -> (Run, String) {
    let today = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis();
    let at = today as u64 + days * DAY;
    let mut text = header_line(VERSION, "0.1.0", at);
    for (number, (time, by, deed)) in
        (1..).zip([(0, "arbiter", setup), (0, "arbiter", "start"), (9_000, "white", "offer")])
    {
        text += &entry_line(number, &Entry::action(time, at + time, by, deed));
    }
    let data = scratch(name);
    let folder = data.join("annabella");
    fs::create_dir_all(&folder).expect("a folder for the tests");
    fs::write(folder.join("game.annabella"), text).expect("a file for the tests");
    let language = if setup.contains("Anna") { "de" } else { "en" };
    let mut command = program(&["play", "--blind", "--continue", "--lang", language]);
    command.env("XDG_DATA_HOME", &data);
    let run = finish(command, lines);
    (run, games(&data).remove(0))
}

#[test]
fn a_strict_game_comes_back_paused_and_says_why() {
    let setup = "new chess mode=strict clock=5";
    let (run, game) = go_on("set-back", setup, 1, "clock\narbiter continue\nclock\n");
    let why = "This device says that it is ";
    assert!(run.good().contains(why), "{}", run.out);
    for told in [
        ", but the game was played until ",
        " So nobody knows how long the game was away, and nobody's time has run.",
        "type for example arbiter take black 1:00.",
        "White: 4 minutes and 51 seconds",
        "The game goes on. White's clock runs.",
    ] {
        assert!(run.out.contains(told), "{told}: {}", run.out);
    }
    assert!(game.contains("\"by\":\"arbiter\",\"do\":\"pause\""), "{game}");
    assert!(!game.contains("\"tick\""), "{game}");
}

#[test]
fn continue_alone_goes_on_and_german_is_spoken_too() {
    let setup = "new chess mode=strict clock=5 white-name=Anna";
    let (run, game) = go_on("set-back-german", setup, 1, "weiter\nSchiedsrichter weiter\n");
    assert!(run.good().contains("Auf diesem Gerät ist es "), "{}", run.out);
    assert!(run.out.contains("niemandes Zeit ist gelaufen"), "{}", run.out);
    assert!(game.contains("\"do\":\"continue\""), "{}", run.out);
    assert!(run.out.contains("Die Partie geht weiter."), "{}", run.out);
}

#[test]
fn a_game_whose_clock_stands_asks_nothing_about_it() {
    let (run, _) = go_on("stands", "new chess clock=5", 1, "continue\n");
    assert!(!run.good().contains("This device says"), "{}", run.out);
    assert!(run.out.contains("The game goes on. White's clock runs."), "{}", run.out);
}
