use super::*;
use annabella::arbiter::clock::Millis;
use annabella::games::GameKind;
use annabella::session::{Awaits, NewGame, NewGameError};

const DAY: Millis = 86_400_000;
/// Anna, White, is here, and Bella elsewhere.
const HERE: &str = "new chess black=correspondent days=3";

#[track_caller]
fn awaits(table: &Table, expected: Awaits) {
    assert_eq!(table.state.correspondence(table.now).unwrap().awaits, expected);
}

fn setup_error(line: &str) -> NewGameError {
    State::new(line.parse::<NewGame>().unwrap()).unwrap_err()
}

#[test]
fn the_other_player_is_let_in_by_the_door_alone() {
    let mut table = Table::new(HERE);
    table.hears("correspondent move e7e5", "refused correspondent move not-your-turn article=1.1");
    table.play("e2e4");
    table.hears("black move e7e5", "refused black move correspondent-plays");
    table.hears("engine move e7e5", "refused engine move correspondent-plays");
    for deed in ["undo", "hint", "confirm", "peek", "send", "lift e7", "promote queen", "tick"] {
        let (name, _) = deed.split_once(' ').unwrap_or((deed, ""));
        let refused = format!("refused correspondent {name} not-for-you");
        table.hears(&format!("correspondent {deed}"), &refused);
    }
    table.hears("correspondent move e7e5", "moved black e5");
    table.hears("correspondent offer", "offered black article=9.1.b");
    table.hears("white decline", "declined white article=9.1.b");
    table.hears("correspondent resign", "ended white resignation article=5.1.b");
}

#[test]
fn nobody_plays_from_elsewhere_in_other_games() {
    let mut table = Table::new("new chess");
    table.hears("correspondent move e2e4", "refused correspondent move no-correspondent");
    table.hears("white send", "refused white send no-correspondent");
    assert_eq!(table.state.correspondence(0), None);
}

#[test]
fn such_a_game_is_played_in_earnest() {
    let mut table = Table::new(HERE);
    for deed in ["hint", "pause", "adjourn", "level black 3", "declare 1-0", "arrive", "press"] {
        let (name, _) = deed.split_once(' ').unwrap_or((deed, ""));
        for by in ["white", "arbiter"] {
            let refused = format!("refused {by} {name} not-by-correspondence");
            table.hears(&format!("{by} {deed}"), &refused);
        }
    }
    assert!(!table.state.allows_advice());
    assert!(table.state.shows_past(0), "everybody may go through the moves");
    table.play("e2e4");
    table.hears("white resign", "resignation-asked white").told("white confirm");
    assert!(table.state.allows_advice());
    let tried = table.state.branch(0).unwrap();
    assert_eq!((tried.players, tried.days), ([annabella::session::Player::Person; 2], None));
}

#[test]
fn a_move_can_be_taken_back_until_it_is_shared() {
    let mut table = Table::new(HERE);
    table.hears("white send", "refused white send nothing-to-send").play("e2e4");
    awaits(&table, Awaits::Sending);
    table.hears("white undo", "taken-back 1");
    awaits(&table, Awaits::OwnMove);
    table.hears("white redo", "played-again 1").hears("white undo", "taken-back 1").play("d2d4");
    table.hears("white send", "sent white");
    awaits(&table, Awaits::Correspondent);
    let revision = table.state.revision();
    table.hears("white send", "");
    assert_eq!(table.state.revision(), revision, "sharing it once more changes nothing");
    for by in ["white", "arbiter"] {
        table.hears(&format!("{by} undo"), &format!("refused {by} undo shared"));
    }
    table.hears("correspondent move d7d5", "moved black d5");
    table.hears("white undo", "refused white undo shared").play("c2c4");
    table.hears("white undo", "taken-back 1");
    table.hears("white undo", "refused white undo shared");
}

#[test]
fn a_resignation_stands_as_soon_as_it_is_shared() {
    let mut table = Table::new(HERE);
    table.play("e2e4").told("white send");
    table.told("white resign");
    awaits(&table, Awaits::Correspondent);
    table.hears("white confirm", "ended black resignation article=5.1.b");
    awaits(&table, Awaits::Sending);
    table.hears("white undo", "taken-back 0").told("white redo");
    table.hears("white send", "sent white");
    awaits(&table, Awaits::Nothing);
    table.hears("white undo", "refused white undo shared");

    let mut table = Table::new(HERE);
    table.play("e2e4").told("white send");
    table.told("correspondent resign");
    awaits(&table, Awaits::Nothing);
    table.hears("white undo", "refused white undo shared");
}

#[test]
fn a_draw_is_offered_and_accepted() {
    let mut table = Table::new(HERE);
    table.told("white offer");
    awaits(&table, Awaits::OwnMove);
    table.hears("white send", "refused white send nothing-to-send");
    table.play("e2e4").told("white send");
    table.hears("correspondent accept", "ended draw agreement article=5.2.c");
    awaits(&table, Awaits::Nothing);

    let mut table = Table::new(HERE);
    table.play("e2e4").told("white send");
    table.told("correspondent move e7e5");
    table.told("correspondent offer");
    table.hears("white accept", "ended draw agreement article=5.2.c");
    awaits(&table, Awaits::Sending);
    table.hears("white send", "sent white");
}

#[test]
fn an_offer_that_is_made_later_is_shared_by_itself() {
    let mut table = Table::new(HERE);
    table.play("e2e4").told("white send");
    table.wait(DAY).told("white offer");
    awaits(&table, Awaits::Sending);
    table.hears("white send", "sent white");
    let due = table.state.correspondence(table.now).unwrap().due;
    assert_eq!(due, Some(3 * DAY), "it gives nobody more time");
}

#[test]
fn days_run_from_when_the_player_on_move_can_know_it() {
    let mut table = Table::new(HERE);
    table.wait(DAY).play("e2e4");
    let due = |table: &Table| table.state.correspondence(table.now).unwrap().due;
    assert_eq!(due(&table), Some(3 * DAY), "it is not with the other one yet");
    table.wait(DAY).told("white send");
    assert_eq!(due(&table), Some(5 * DAY));
    table.hears("white claim-flag", "refused white claim-flag not-overdue");
    table.wait(3 * DAY).hears("white claim-flag", "refused white claim-flag not-overdue");
    assert!(!table.state.view(table.now).correspondence.unwrap().is_overdue);
    table.wait(1);
    let view = table.state.view(table.now);
    assert!(view.correspondence.unwrap().is_overdue);
    assert_eq!(view.offers.to[0].often.first(), Some(&DeedKind::ClaimFlag));
    assert_eq!(table.state.next_moment(), None, "nobody loses by himself");
    table.hears("white claim-flag", "ended white flag article=6.9");
    awaits(&table, Awaits::Sending);
}

#[test]
fn the_other_player_claims_time_by_the_clock_here() {
    let mut table = Table::new("new chess white=correspondent days=1");
    table.told("white send");
    table.told("correspondent move e2e4");
    table.hears("correspondent claim-flag", "refused correspondent claim-flag not-overdue");
    table.wait(DAY + 1).hears("correspondent claim-flag", "ended white flag article=6.9");
    let mut table = Table::new("new chess white=correspondent");
    table.told("correspondent move e2e4");
    table.wait(100 * DAY);
    table.hears("correspondent claim-flag", "refused correspondent claim-flag not-overdue");
}

#[test]
fn who_does_not_have_the_first_move_invites_by_sharing() {
    let mut table = Table::new("new chess white=correspondent days=2");
    awaits(&table, Awaits::Sending);
    table.wait(DAY).hears("black send", "sent black");
    awaits(&table, Awaits::Correspondent);
    assert_eq!(table.state.correspondence(table.now).unwrap().due, Some(3 * DAY));
}

#[test]
fn moves_that_came_with_an_invitation_stand() {
    let mut table = Table::new("new chess black=correspondent moves=\"e2e4 e7e5\"");
    awaits(&table, Awaits::OwnMove);
    table.hears("white undo", "refused white undo shared");
}

#[test]
fn moves_of_the_other_player_are_whole() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let mut table = Table::new(&format!("new chess white=correspondent fen=\"{fen}\""));
    assert!(table.told("correspondent move a7a8").starts_with("refused correspondent move"));
    assert_eq!(table.state.phase(), Phase::Playing(Turn::Thinking));
    table.hears("correspondent move a7a8q", "moved white a8=Q");
}

#[test]
fn a_draw_is_claimed_with_the_position_as_it_stands() {
    let mut table = Table::new(HERE);
    for moves in ["g1f3 g8f6", "f3g1 f6g8", "g1f3 g8f6", "f3g1 f6g8"] {
        let (white, black) = moves.split_once(' ').unwrap();
        table.play(white).told("white send");
        table.told(&format!("correspondent move {black}"));
    }
    table.hears("white claim repetition g1f3", "refused white claim not-by-correspondence");
    table.hears("white claim repetition", "ended draw repetition article=9.2");
    awaits(&table, Awaits::Sending);
}

#[test]
fn a_game_by_correspondence_is_friendly_plain_and_of_two_people() {
    let error = NewGameError::Correspondence;
    for terms in [
        "black=correspondent white=correspondent",
        "black=correspondent white=level:3",
        "black=correspondent mode=strict",
        "black=correspondent clock=5",
        "black=correspondent clock=3days",
        "black=correspondent blind=white",
        "black=correspondent draws=never",
        "black=correspondent automatic-draws=yes",
        "black=correspondent session=4:00:00",
        "black=correspondent away=stands",
        "black=correspondent begins=10:00",
    ] {
        assert_eq!(setup_error(&format!("new chess {terms}")), error, "{terms}");
    }
    assert_eq!(setup_error("new chess days=3"), NewGameError::Days);
    for days in ["0", "61", "x", ""] {
        assert!(format!("new chess black=correspondent days={days}").parse::<NewGame>().is_err());
    }
    for line in ["new chess black=correspondent days=3 seed=7", "new checkers red=correspondent"] {
        assert_eq!(line.parse::<NewGame>().unwrap().to_string(), line);
    }
    assert_eq!(Actor::read(GameKind::YinYang, "correspondent"), Ok(Actor::Correspondent));
}
