//! Games by correspondence, as the apps play them.

use std::sync::Arc;

use annabella::ffi::{
    DeedKind, GameActor, GameAwaits as Awaits, GamePlayer, GameSession, GameSide, GameSpeech,
    Happening, SharedText, SpeechSettings, parse_setup, read_shared, saved_games,
};
use tempfile::TempDir;

use crate::speech::{fide, german};
use crate::{DAY, act, happened, path};

const HOUR: u64 = 3_600_000;
const GAME: &str = "new chess black=correspondent white-name=Anna black-name=Bella seed=77 days=3";

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn begin(line: &str, folder: &TempDir) -> Arc<GameSession> {
    let setup = parse_setup(line.to_owned()).expect("the test's game can be read");
    let speech = GameSpeech { settings: plain(), listener: None };
    GameSession::create(setup, Some(path(folder)), None, 0, DAY, Some(speech)).expect("it begins")
}

fn plain() -> SpeechSettings {
    SpeechSettings { style: annabella::ffi::SpeechStyle::Literate, ..fide() }
}

fn share(session: &GameSession, now_ms: u64) -> String {
    session.share(now_ms).expect("it is open").text.expect("there is something to share")
}

fn read(folder: &TempDir, text: &str, settings: SpeechSettings) -> SharedText {
    read_shared(path(folder), text.to_owned(), settings, DAY + HOUR).expect("the folder is there")
}

/// Bella's side of a game that Anna has begun with e4.
fn accepted(folder: &TempDir, text: &str) -> Arc<GameSession> {
    let SharedText::Invitation { setup, says_more: false, phrases } = read(folder, text, plain())
    else {
        panic!("an invitation")
    };
    assert_eq!(
        phrases[0].printed,
        "Anna invites you to a game by correspondence. Chess, you play Black. There are 3 days \
         for each move. Move 1, White: e4."
    );
    assert_eq!(setup.first.player, GamePlayer::Correspondent);
    assert_eq!((setup.days, setup.seed, setup.moves.as_str()), (Some(3), 77, "e2e4"));
    let speech = GameSpeech { settings: plain(), listener: None };
    let session = GameSession::create(setup, Some(path(folder)), None, 0, DAY + HOUR, Some(speech));
    let session = session.expect("it begins");
    session.opened(0).expect("it is open");
    session
}

#[test]
fn a_game_begins_by_an_invitation_and_goes_on_by_texts() {
    let (here, there) = (folder(), folder());
    let anna = begin(GAME, &here);
    assert_eq!(anna.share(0).expect("it is open").text, None, "it is her move");
    act(&anna, "white", "move e2e4");
    let view = anna.view(0).expect("it is open");
    assert_eq!(view.first.buttons.first(), Some(&DeedKind::Send));
    let shared = anna.share(2 * HOUR).expect("it is open");
    let text = shared.text.expect("there is something to share");
    assert_eq!(happened(&shared.update), [Happening::Sent { by: GameSide::First }]);
    assert_eq!(Some(&*shared.link.expect("a link")), text.lines().last());
    let stands = shared.update.view.correspondence.expect("it is by correspondence");
    assert_eq!(stands.awaits, Awaits::Correspondent);
    assert_eq!((stands.days, stands.due_ms), (Some(3), Some(DAY + 74 * HOUR)));

    let bella = accepted(&there, &text);
    act(&bella, "black", "move e7e5");
    let answer = share(&bella, HOUR);
    let SharedText::ForGame { id, phrases } = read(&here, &answer, plain()) else {
        panic!("it goes on")
    };
    assert_eq!(anna.id(), Ok(Some(id)));
    assert_eq!(phrases[0].printed, "From Bella. Move 1, Black: e5.");
    let taken = anna.take_in(answer.clone(), 5 * HOUR).expect("it is open");
    assert_eq!(taken.refused, None);
    assert_eq!(taken.update.view.plies, 2);
    assert!(taken.update.phrases[0].printed.starts_with("Black: e5"));

    let again = anna.take_in(answer.clone(), 5 * HOUR).expect("it is open");
    assert_eq!(again.refused.as_deref(), Some("nothing-new"));
    assert_eq!((again.update.events.len(), again.update.view.plies), (0, 2));
    let SharedText::Refused { id: Some(_), code, phrases } = read(&here, &answer, german()) else {
        panic!("it is known")
    };
    assert_eq!(code, "nothing-new");
    assert_eq!(
        phrases[0].printed,
        "In diesem Text ist nichts Neues: Deine Partie ist schon bei Zug 2."
    );
}

#[test]
fn an_offer_in_an_invitation_is_taken_in_when_the_game_is_there() {
    let anna = begin(GAME, &folder());
    act(&anna, "white", "offer");
    act(&anna, "white", "move e2e4");
    let text = share(&anna, 0);
    let there = folder();
    let SharedText::Invitation { setup, says_more, .. } = read(&there, &text, plain()) else {
        panic!("an invitation")
    };
    assert!(says_more);
    let bella = GameSession::create(setup, Some(path(&there)), None, 0, DAY, None);
    let taken = bella.expect("it begins").take_in(text, 0).expect("it is open");
    assert_eq!(taken.update.view.offer, Some(GameSide::First));
}

#[test]
fn nobody_but_the_correspondent_plays_his_side() {
    let anna = begin(GAME, &folder());
    act(&anna, "white", "move e2e4");
    let update = act(&anna, "black", "move e7e5");
    let [Happening::Refused { by: GameActor::Second, refusal, .. }] = &happened(&update)[..] else {
        panic!("{update:?}")
    };
    assert_eq!(refusal.code, "correspondent-plays");
    assert_eq!(
        update.phrases[0].printed,
        "Not possible: Bella plays on another device. Take in the text that comes from there."
    );
    let update = act(&anna, "white", "hint");
    assert_eq!(
        update.phrases[0].printed,
        "Not possible: not in a game by correspondence, which is played in earnest."
    );
}

#[test]
fn a_list_reminds_of_what_is_due() {
    let here = folder();
    let anna = begin(GAME, &here);
    anna.opened(0).expect("it is open");
    let told = |hours: u64, settings: SpeechSettings| {
        let wall_ms = Some(DAY + hours * HOUR);
        let games = saved_games(path(&here), Some(settings), wall_ms).expect("a list");
        let content = games[0].content.as_ref().expect("it holds a game");
        let stands = content.correspondence.expect("it is by correspondence");
        let summary = games[0].summary.as_ref().expect("it was asked for").printed.clone();
        (stands.awaits, summary)
    };
    let line = |told: (Awaits, String)| format!("{:?} {}", told.0, told.1);
    assert_eq!(
        line(told(30, plain())),
        "OwnMove Anna against Bella: your move, move 1, due in 1 day and 18 hours."
    );
    assert_eq!(
        line(told(73, plain())),
        "OwnMove Anna against Bella: your move, move 1, overdue since 1 hour."
    );
    act(&anna, "white", "move e2e4");
    assert_eq!(
        line(told(1, german())),
        "Sending Anna gegen Bella: noch zu teilen, Zug 1, Zeit: noch 2 Tage und 23 Stunden."
    );
    share(&anna, 0);
    assert_eq!(
        line(told(1, plain())),
        "Correspondent Anna against Bella: waiting for Bella, move 1, due in 2 days and 23 \
         hours."
    );
    let awaited = anna.awaited(80 * HOUR).expect("it is open").expect("something is awaited");
    assert_eq!(
        awaited.printed,
        "Bella is to move. The move was due 8 hours ago. You may claim the game."
    );
    let view = anna.view(80 * HOUR).expect("it is open");
    assert_eq!(view.first.buttons.first(), Some(&DeedKind::ClaimFlag));
}

#[test]
fn what_is_no_such_text_is_refused_in_words() {
    let here = folder();
    for (text, code) in [("Hello", "no-link"), ("annabella:game?v=1&kind=chess", "damaged")] {
        let SharedText::Refused { id: None, code: found, phrases } = read(&here, text, plain())
        else {
            panic!("{text}")
        };
        assert_eq!((found.as_str(), phrases.len()), (code, 1));
    }
}
