//! The moments of games that cost most: two games made up for their mistakes, and others.

use std::sync::mpsc;
use std::time::Duration;

use annabella::engine::chess::{LevelRequest, Moment, Review, Searcher, choose_move, hint};
use annabella::engine::{self, CancelFlag, Level, REVIEW_NODES, ReviewRequest};
use annabella::games::Side;
use annabella::games::chess::notation::pgn::{Game, Reader};
use annabella::games::chess::notation::san::{self, Style};
use annabella::games::chess::{Color, Position};
use annabella::table::{ReviewSettings, ReviewThread, may_be_reviewed, review};

use super::{act, new_game};

/// Black does not see the mate.
const SCHOLAR: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";

/// Black gives a knight for a pawn, White puts a knight where it can be attacked with
/// gain, and in the end his queen where it can be captured.
const LONG: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 \
    8. c3 O-O 9. h3 Bb7 10. d4 h6 11. Nbd2 Nxe4 12. Nxe4 exd4 13. Qd2 dxc3 14. Qxc3 d5 15. Ng3 \
    Bf6 16. Qc5 Be7 17. Qc2 Bd6 18. Bxh6 gxh6 19. Bxd5 Qf6 20. Qg6+ Qxg6 0-1";

fn game(text: &str) -> Game {
    Reader::new(text.as_bytes()).next_game().expect("PGN").expect("a game")
}

fn looked_back(text: &str, settings: ReviewSettings) -> Review {
    review(&game(text), settings, &CancelFlag::default(), &mut |_| {}).expect("nobody cancels")
}

fn moments(text: &str, side: Option<Side>) -> Vec<Moment> {
    let settings = ReviewSettings { side, nodes: REVIEW_NODES };
    looked_back(text, settings).moments
}

fn played(moment: &Moment) -> String {
    san::write(&moment.before, moment.played, &Style::PGN)
}

fn reply(moment: &Moment) -> Option<String> {
    let after = moment.before.after(moment.played).expect("it was played");
    moment.reply.map(|reply| san::write(&after, reply, &Style::PGN))
}

#[test]
fn a_mate_that_was_overlooked_is_told() {
    let found = moments(SCHOLAR, None);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!((found[0].ply, played(&found[0])), (5, "Nf6".to_owned()));
    assert_eq!(reply(&found[0]).as_deref(), Some("Qxf7#"));
    assert!(found[0].before.is_legal(found[0].better) && found[0].better != found[0].played);
    assert!(moments(SCHOLAR, Some(Side::First)).is_empty());
}

/// Black takes the queen and is mated: until then he was a pawn and a little behind.
const LEGAL: &str = "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0";

#[test]
fn what_threw_the_game_away_is_told_also_in_the_opening() {
    for text in [LEGAL, LEGAL.trim_end_matches(" 6. Bxf7+ Ke7 7. Nd5# 1-0")] {
        let found = moments(text, None);
        let told: Vec<_> = found.iter().map(|moment| (moment.ply, played(moment))).collect();
        assert_eq!(told, [(9, "Bxd1".to_owned())], "{found:?}");
        assert_eq!(reply(&found[0]).as_deref(), Some("Bxf7+"));
    }
}

/// Who is a knight behind can expect next to nothing, and is still told how he was mated.
#[test]
fn a_mate_that_could_be_stopped_is_told_whatever_was_expected() {
    let text = "[SetUp \"1\"]\n[FEN \"r5k1/1pp2ppp/p7/8/8/P1N5/1P3PPP/3R2K1 b - - 0 1\"]\n\n\
        1... Ra7 2. Rd8# 1-0";
    let found = moments(text, None);
    let told: Vec<_> = found.iter().map(played).collect();
    assert_eq!(told, ["Ra7"], "{found:?}");
    assert!(found[0].loss < 120, "{found:?}");
}

#[test]
fn a_mistake_that_was_put_to_use_makes_the_best_move() {
    let best = |side| {
        let found = looked_back(SCHOLAR, ReviewSettings { side, nodes: REVIEW_NODES }).best;
        let name = |best: &engine::Best<Position>| {
            (best.ply, san::write(&best.before, best.played, &Style::PGN))
        };
        found.iter().map(name).collect::<Vec<_>>()
    };
    let mate = [(6, "Qxf7#".to_owned())];
    assert_eq!(best(None), mate);
    assert_eq!(best(Some(Side::First)), mate);
    assert_eq!(best(Some(Side::Second)), []);
}

#[test]
fn the_chances_are_known_of_each_position() {
    let found = looked_back(SCHOLAR, ReviewSettings::default());
    assert_eq!(found.chances.len(), 8);
    assert!((450..=600).contains(&found.chances[0]), "{found:?}");
    // before and after the mistake, and after the mate
    assert!(found.chances[5] < 700 && found.chances[6] > 900, "{found:?}");
    assert_eq!(found.chances[7], 1000);
    // each side alone has looked at the same positions
    for side in Side::ALL {
        let settings = ReviewSettings { side: Some(side), nodes: REVIEW_NODES };
        assert_eq!(looked_back(SCHOLAR, settings).chances.len(), 8);
    }
    assert!(looked_back("*", ReviewSettings::default()).chances.is_empty());
}

#[test]
fn the_worst_moments_come_in_the_order_of_play() {
    let found = moments(LONG, None);
    assert!(found.is_sorted_by_key(|moment| moment.ply), "{found:?}");
    assert!(found.iter().all(|moment| moment.loss >= 150), "{found:?}");
    let has = |ply: usize, mv: &str, answer: &str| {
        found.iter().any(|moment| {
            moment.ply == ply && played(moment) == mv && reply(moment).as_deref() == Some(answer)
        })
    };
    assert!(has(21, "Nxe4", "Nxe4"), "{found:?}");
    assert!(has(38, "Qg6+", "Qxg6"), "{found:?}");
    for side in Side::ALL {
        let own: Vec<Moment> =
            found.iter().filter(|moment| moment.before.turn() == side.into()).cloned().collect();
        assert!(own.len() <= 3, "{found:?}");
        // whether the other side is looked at makes no difference
        assert_eq!(moments(LONG, Some(side)), own);
    }
}

#[test]
fn who_errs_in_nothing_hears_of_nothing() {
    let opening = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 *";
    assert_eq!(moments(opening, None), []);
    assert_eq!(moments("*", None), []);
}

#[test]
fn without_moves_there_is_nothing_to_look_back_at() {
    let settings = ReviewSettings { nodes: 1, ..ReviewSettings::default() };
    assert!(!looked_back("0-1", settings).has_moves);
    assert!(looked_back("1. e4 *", settings).has_moves);
    let black = ReviewSettings { side: Some(Side::Second), ..settings };
    assert!(!looked_back("1. e4 *", black).has_moves, "nothing of Black");
}

#[test]
fn who_loses_without_being_lost_is_told_so() {
    let not_lost = |text: &str| looked_back(text, ReviewSettings::default()).not_lost;
    // White is two pieces up
    let won = "1. e4 e5 2. Nf3 Qg5 3. Nxg5 Bc5 4. Nxf7 ";
    let (loser, expected) = not_lost(&format!("{won} 0-1")).unwrap();
    assert_eq!(loser, Side::First);
    assert!(expected > 900, "{expected}");
    assert_eq!(not_lost(&format!("{won} 1-0")), None, "who was lost");
    assert_eq!(not_lost(&format!("{won} 1/2-1/2")), None, "who has not lost");
    assert_eq!(not_lost(SCHOLAR), None, "lost on the board");
    let (loser, expected) = not_lost("1. e4 e5 2. Nf3 Nc6 0-1").unwrap();
    assert_eq!(loser, Side::First);
    assert!((400..=650).contains(&expected), "{expected}");
}

/// A game against a level in which White does what the hints say.
#[test]
fn who_follows_hints_hears_of_nothing() {
    let mut searcher = Searcher::new(1);
    for (start, level, seed) in [
        (Position::default(), 1, 3),
        ("r1bk2nr/ppp2pp1/1bn4p/4P3/1PP1p2P/8/P3NPP1/RNB1KB1R w KQ - 1 10".parse().unwrap(), 5, 1),
    ] {
        let (mut position, mut keys, mut moves) = (start, Vec::new(), Vec::new());
        for _ in 0..16 {
            let never = CancelFlag::default();
            let found = if position.turn() == Color::White {
                hint(&mut searcher, &position, &keys, &never, &mut |_| {})
            } else {
                let level = Level::new(level).unwrap();
                let request = LevelRequest {
                    position: &position,
                    history: &keys,
                    level,
                    seed,
                    max_nodes: None,
                };
                choose_move(&mut searcher, &request, &never, &mut |_| {})
            };
            let Some(report) = found else { break };
            keys.push(position.key());
            moves.push(report.best);
            position = position.after(report.best).unwrap();
        }
        let (side, loser, nodes) = (Some(Side::First), None, REVIEW_NODES);
        let request = ReviewRequest { start: &start, moves: &moves, side, loser, nodes };
        let found = engine::review(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
        assert_eq!(found.moments, [], "{start}");
    }
}

#[test]
fn what_nothing_explains_is_told_only_if_it_cost_much() {
    for moment in moments(LONG, None) {
        let is_explained = moment.allowed().is_some() || moment.lesson().is_some();
        assert!(is_explained || moment.loss >= 300, "{moment:?}");
    }
}

/// From much ahead to less ahead, and from lost to lost, nothing is lost.
#[test]
fn what_changes_nothing_is_no_mistake() {
    let won = "[SetUp \"1\"]\n[FEN \"6k1/8/8/8/8/1p6/R7/QR4K1 w - - 0 1\"]\n\n1. Kf1 bxa2 *";
    assert_eq!(moments(won, None), []);
}

#[test]
fn the_only_move_is_no_mistake() {
    let forced = "[SetUp \"1\"]\n[FEN \"7k/6pp/8/8/8/8/1q6/K7 w - - 0 1\"]\n\n1. Kxb2 g5 *";
    assert_eq!(moments(forced, Some(Side::First)), []);
}

#[test]
fn a_review_that_is_cancelled_ends() {
    let cancel = CancelFlag::default();
    let flag = cancel.clone();
    let mut seen = 0;
    let found = review(&game(LONG), ReviewSettings::default(), &cancel, &mut |progress| {
        seen = progress.done;
        if progress.done == 3 {
            flag.cancel();
        }
    });
    assert_eq!((found, seen), (None, 3));
}

#[test]
fn a_thread_tells_how_far_it_is_and_what_it_found() {
    let (progress, seen) = mpsc::channel();
    let (end, ended) = mpsc::channel();
    let thread = ReviewThread::start(
        game(SCHOLAR),
        ReviewSettings::default(),
        move |reached| progress.send(reached).expect("the test listens"),
        move |found| drop(end.send(found)),
    );
    let _thread = thread.expect("a thread");
    let found = ended.recv_timeout(Duration::from_mins(1)).expect("it ends");
    assert_eq!(found.expect("no fault").expect("nobody cancels").moments[0].ply, 5);
    let last = seen.iter().last().expect("it tells");
    assert_eq!((last.done, last.all), (14, 14));
}

#[test]
fn a_thread_that_is_cancelled_ends_at_once() {
    let (end, ended) = mpsc::channel();
    let settings = ReviewSettings { nodes: u64::MAX, ..ReviewSettings::default() };
    let thread =
        ReviewThread::start(game(LONG), settings, |_| {}, move |found| drop(end.send(found)));
    let thread = thread.expect("a thread");
    thread.cancel();
    let found = ended.recv_timeout(Duration::from_mins(1)).expect("it ends");
    assert_eq!(found, Ok(None));
}

#[test]
fn a_strict_game_is_not_reviewed_before_its_end() {
    let (mut strict, _thoughts) = new_game("new chess mode=strict clock=5+3", None);
    act(&mut strict, "arbiter", "start", 0);
    assert!(!may_be_reviewed(strict.state()));
    act(&mut strict, "white", "resign", 0);
    act(&mut strict, "white", "confirm", 0);
    assert!(strict.state().phase().is_over() && may_be_reviewed(strict.state()));
    let (casual, _thoughts) = new_game("new chess", None);
    assert!(may_be_reviewed(casual.state()));
    let (hidden, _thoughts) = new_game("new chess white-hidden=board", None);
    assert!(!may_be_reviewed(hidden.state()));
}

/// White's mating attack begins with a sacrifice that a short search does not see from before it.
const OPERA: &str = "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 \
    8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 \
    15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0";

#[test]
fn a_game_is_lost_by_who_lost_it_and_no_move_gains() {
    let found = looked_back(OPERA, ReviewSettings::default());
    for (ply, pair) in found.chances.windows(2).enumerate() {
        let (before, after) = if ply % 2 == 0 { (pair[0], pair[1]) } else { (pair[1], pair[0]) };
        assert!(after <= before, "ply {ply}: {:?}", found.chances);
    }
    let told: Vec<_> = found.moments.iter().map(|moment| (moment.ply, played(moment))).collect();
    assert_eq!(told, [(17, "b5".to_owned())]);
    // what made use of a mistake follows one that is told
    let is_told = |ply: usize| found.moments.iter().any(|moment| moment.ply + 1 == ply);
    for best in &found.best {
        assert_eq!(best.uses_mistake, is_told(best.ply), "{told:?}");
    }
}

/// Each of White's last three moves has one answer; Black had a choice before them.
const FORCED: &str = "[SetUp \"1\"]\n[FEN \"6k1/5p1p/8/8/8/8/1r4PP/3RR1K1 b - - 0 1\"]\n\n\
    1... h6 2. Re8+ Kg7 3. Rg8+ 1-0";

#[test]
fn what_is_lost_by_forced_moves_was_lost_by_the_move_before_them() {
    let found = looked_back(FORCED, ReviewSettings::default());
    for (ply, pair) in found.chances.windows(2).enumerate() {
        let (before, after) = if ply % 2 == 1 { (pair[0], pair[1]) } else { (pair[1], pair[0]) };
        assert!(after <= before, "ply {ply}: {:?}", found.chances);
    }
}

/// White has a queen more and repeats the position for the third time.
const REPEATED: &str = "[SetUp \"1\"]\n[FEN \"7k/6pp/8/8/8/8/8/Q6K w - - 0 1\"]\n\n\
    1. Qb1 Kg8 2. Qa1 Kh8 3. Qb1 Kg8 4. Qa1 Kh8 1/2-1/2";

#[test]
fn who_repeats_what_he_was_winning_is_told_so() {
    let found = looked_back(REPEATED, ReviewSettings::default());
    assert_eq!(found.chances.last(), Some(&500));
    let last = found.moments.last().expect("the draw is told");
    assert!(last.repeats && last.ply >= 5, "{found:?}");
}
