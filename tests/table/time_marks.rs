//! Times left of which a player wants to be told.

use annabella::games::GameKind;
use annabella::games::Side;
use annabella::session::Actor;
use annabella::session::Deed;
use annabella::session::{Action, NewGame};
use annabella::speech::{Detail, Language, Settings, Speaker};
use annabella::table::{Game, Reports, TimeMarks, TimeMarksError, TimeReached};

const MINUTE: u64 = 60_000;

struct Clocked(Game);

impl Clocked {
    /// A game in which White's clock runs.
    fn new(line: &str, white: &[u64], black: &[u64]) -> Clocked {
        let setup: NewGame = line.parse().unwrap();
        let game = Game::new(setup, None, Reports::thoughts(|_| ()), 0, 0).unwrap();
        let mut game = Clocked(game);
        assert_eq!(game.act(0, "arbiter", "start"), []);
        game.0.set_time_marks(TimeMarks::new(white, black).unwrap(), 0);
        game
    }

    fn act(&mut self, now: u64, by: &str, deed: &str) -> Vec<TimeReached> {
        let action = Action {
            by: Actor::read(GameKind::Chess, by).unwrap(),
            deed: Deed::read(GameKind::Chess, deed).unwrap(),
        };
        self.0.dispatch(action, now).reached
    }

    /// Lets the clock be looked at when it asks for that, until this moment.
    fn runs_until(&mut self, until: u64) -> Vec<(u64, Side, u64)> {
        let mut told = Vec::new();
        while let Some(at) = self.0.next_moment().filter(|at| *at <= until) {
            let reached = self.0.tick(at).reached;
            told.extend(reached.iter().map(|reached| (at, reached.of, reached.left)));
        }
        told
    }
}

#[test]
fn each_mark_is_told_at_its_moment_and_once() {
    let mut game = Clocked::new("new chess clock=5", &[MINUTE, 2 * MINUTE], &[4 * MINUTE]);
    let told = game.runs_until(250_000);
    let white = |at, left| (at, Side::First, left);
    assert_eq!(told, [white(180_000, 120_000), white(240_000, 60_000)]);
    assert_eq!(game.act(250_000, "white", "move e2e4"), []);
    assert_eq!(game.runs_until(400_000), [(310_000, Side::Second, 4 * MINUTE)]);
}

#[test]
fn of_several_marks_that_are_passed_at_once_there_is_one_word() {
    let mut game = Clocked::new("new chess clock=5", &[MINUTE, 2 * MINUTE], &[]);
    let reached = game.act(245_000, "white", "move e2e4");
    assert_eq!(reached, [TimeReached { of: Side::First, left: 55_000 }]);
}

#[test]
fn the_bonus_of_a_move_does_not_bring_it_again() {
    let mut game = Clocked::new("new chess clock=0:40+5", &[30_000], &[]);
    assert_eq!(game.runs_until(12_000), [(10_000, Side::First, 30_000)]);
    // 28 seconds and 5, then 30 again
    game.act(12_000, "white", "move e2e4");
    game.act(12_000, "black", "move e7e5");
    assert_eq!(game.runs_until(17_000), []);
    // quick moves bring it to a minute, and then it is news
    let mut now = 17_000;
    for deed in ["g1f3", "f3g1", "g1f3", "f3g1", "g1f3", "f3g1", "g1f3"] {
        game.act(now, "white", &format!("move {deed}"));
        let back = if deed == "g1f3" { "b8c6" } else { "c6b8" };
        game.act(now, "black", &format!("move {back}"));
        now += 1;
    }
    assert_eq!(game.runs_until(now + 33_000).len(), 1);
}

#[test]
fn a_new_period_brings_them_again() {
    let mut game = Clocked::new("new chess clock=1/2,3", &[MINUTE], &[]);
    assert_eq!(game.runs_until(70_000).len(), 1);
    game.act(70_000, "white", "move e2e4");
    game.act(70_000, "black", "move e7e5");
    assert_eq!(game.runs_until(400_000).len(), 1);
}

#[test]
fn nothing_is_told_of_a_flag_or_after_the_end_and_of_a_delay_it_knows() {
    let mut game = Clocked::new("new chess clock=1 mode=strict", &[30_000], &[30_000]);
    assert_eq!(game.act(61_000, "clock", "tick"), []);
    assert!(game.0.state().phase().is_over());
    assert_eq!(game.0.next_moment(), None);
    let mut game = Clocked::new("new chess clock=1d10", &[30_000], &[]);
    assert_eq!(game.runs_until(45_000), [(40_000, Side::First, 30_000)]);
    let mut game = Clocked::new("new chess", &[30_000], &[]);
    assert_eq!((game.runs_until(u64::MAX), game.0.next_moment()), (vec![], None));
}

#[test]
fn what_cannot_be_set_says_what_to_do() {
    let error = |white: &[u64], black: &[u64]| TimeMarks::new(white, black).unwrap_err();
    assert_eq!(error(&[], &[1_000; 9]), TimeMarksError::TooMany(9));
    assert_eq!(error(&[TimeMarks::LONGEST + 1], &[]), TimeMarksError::TooLong(86_400_001));
    assert_eq!(error(&[0], &[]), TimeMarksError::Zero);
    assert!(TimeMarks::new(&[TimeMarks::LONGEST; 8], &[1; 8]).is_ok());
    assert_eq!(
        error(&[25 * 60 * MINUTE], &[]).to_string(),
        "a time mark is 1500:00; choose a shorter one, at most 24 hours can be set"
    );
}

#[test]
fn e2_9_d_it_is_told_to_who_wants_it_and_not_where_nobody_tells_times() {
    let told = |line: &str, settings: Settings, listener| {
        let game = Clocked::new(line, &[], &[]);
        let speaker = Speaker::new(settings);
        let phrase = speaker.time_left(game.0.state(), Side::First, 299_991, listener);
        phrase.map(|phrase| phrase.to_string())
    };
    let english = Settings::default();
    let german = Settings { language: Language::German, ..english };
    let brief = |settings| Settings { detail: Detail::Brief, ..settings };
    let (own, other) = (Some(Side::First), Some(Side::Second));
    for (settings, listener, text) in [
        (english, own, "You have 5 minutes left."),
        (english, other, "White has 5 minutes left."),
        (english, None, "White has 5 minutes left."),
        (brief(english), own, "White: 5 minutes."),
        (german, own, "Du hast noch 5 Minuten."),
        (german, other, "Weiß hat noch 5 Minuten."),
        (brief(german), own, "Weiß: noch 5 Minuten."),
    ] {
        assert_eq!(told("new chess clock=5", settings, listener).as_deref(), Some(text));
    }
    let strict = "new chess clock=5 mode=strict blind=white";
    assert!(told(strict, english, own).is_some());
    let alone = format!("{strict} white-assistant=abcef");
    assert_eq!(told(&alone, english, own), None);
    assert!(told(&alone, english, other).is_some());
}
