use std::collections::BTreeSet;

use annabella::engine::Strength;
use annabella::engine::chess::{CancelFlag, LevelRequest, Report, Score, Searcher, choose_move};
use annabella::games::chess::{Move, Position, Square};

use super::matches::{Greedy, Opponent, Tally, play_match};
use super::{MIDDLEGAMES, choose, level, position, search, to_depth};

#[test]
fn stalemate_is_avoided() {
    let winning = position("k7/8/8/1K6/8/8/8/2Q5 w - -");
    for number in 2..=12 {
        for seed in 0..20 {
            let after = winning.after(choose(&winning, number, seed)).unwrap();
            assert!(after.has_legal_move() || after.is_check(), "level {number}, seed {seed}");
        }
    }
}

#[test]
fn takes_a_hanging_queen() {
    let position = position("rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    let takes = Move::normal(Square::F3, Square::H4);
    assert_eq!(search(&position, &[], to_depth(1)).best, takes);
    for number in 7..=12 {
        for seed in 0..10 {
            assert_eq!(choose(&position, number, seed), takes, "level {number}, seed {seed}");
        }
    }
}

#[test]
fn a_club_player_hangs_nothing() {
    let worth = |report: Report| match report.score {
        Score::Centipawns(value) => value,
        Score::MateIn(moves) => 10_000 * moves.signum(),
    };
    for fen in MIDDLEGAMES {
        let position = position(fen);
        let before = worth(search(&position, &[], to_depth(3)));
        for number in 9..=10 {
            let played: BTreeSet<Move> =
                (0..8).map(|seed| choose(&position, number, seed)).collect();
            for mv in played {
                let after = -worth(search(&position.after_legal(mv), &[], to_depth(1)));
                assert!(
                    after > before - 200,
                    "{fen}: level {number} plays {mv:?}, {before} becomes {after}"
                );
            }
        }
    }
}

#[test]
fn a_seed_decides_and_nothing_else() {
    let start = Position::default();
    let mut used = Searcher::new(2);
    let cancel = CancelFlag::default();
    for number in 1..=6 {
        let mut played = BTreeSet::new();
        for seed in 0..12 {
            let level = level(number);
            let fresh = choose_move(
                &mut Searcher::new(0),
                &LevelRequest { position: &start, history: &[], level, seed, max_nodes: None },
                &cancel,
                &mut |_| {},
            );
            let again = choose_move(
                &mut used,
                &LevelRequest { position: &start, history: &[], level, seed, max_nodes: None },
                &cancel,
                &mut |_| {},
            );
            assert_eq!(fresh, again, "level {number}, seed {seed}");
            played.extend(fresh.map(|report| report.best));
        }
        assert!(played.len() > 1, "level {number} always plays {played:?}");
    }
}

#[test]
fn chess960_is_played_as_well() {
    let mut here = position("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9");
    let mut history = Vec::new();
    for ply in 0..60 {
        if !here.has_legal_move() {
            break;
        }
        let mut searcher = Searcher::new(0);
        let cancel = CancelFlag::default();
        let reply = choose_move(
            &mut searcher,
            &LevelRequest {
                position: &here,
                history: &history,
                level: level(6),
                seed: ply,
                max_nodes: None,
            },
            &cancel,
            &mut |_| {},
        )
        .unwrap();
        history.push(here.key());
        here = here.after(reply.best).unwrap();
    }
    let castles = position("4rkr1/4p1p1/8/8/8/8/8/5K1R w H - 0 9");
    let report = search(&castles, &[], to_depth(2));
    assert!(report.best.is_castle() && report.score == Score::MateIn(1));
}

/// Games asked for by `ANNABELLA_MATCH_GAMES`.
fn long_match() -> Option<u32> {
    std::env::var("ANNABELLA_MATCH_GAMES").ok()?.parse().ok()
}

fn say(names: &str, tally: &Tally) {
    println!("{names}: {} won, {} drawn, {} lost", tally.won, tally.drawn, tally.lost);
}

#[test]
fn two_levels_up_wins_matches() {
    let games = long_match().unwrap_or(10);
    for number in 3..=12 {
        let (mut one, mut other) = (Opponent::new(number, 11), Opponent::new(number - 2, 12));
        let tally = play_match(&mut one, &mut other, games, 1);
        say(&format!("level {number} against {}", number - 2), &tally);
        assert!(4 * tally.half_points() >= 6 * tally.games(), "{number}: {tally:?}");
    }
}

#[test]
fn whoever_takes_what_hangs_beats_the_lowest_level() {
    let games = long_match().unwrap_or(200).max(200);
    let tally = play_match(&mut Opponent::new(1, 11), &mut Greedy::new(5), games, 1);
    say("level 1 against the greedy player", &tally);
    assert!(10 * tally.lost >= 4 * games && tally.lost > 2 * tally.won, "{tally:?}");
}

#[test]
fn a_step_up_is_a_level_or_a_hundred_points_and_ends_at_the_highest() {
    for (strength, steps, risen) in [
        ("rating:600", 0, "rating:600"),
        ("rating:650", 3, "rating:950"),
        ("rating:2350", 1, "rating:2400"),
        ("level:3", 2, "level:5"),
        ("level:11", u16::MAX, "level:12"),
        ("rating:600", u16::MAX, "rating:2400"),
        ("full:2", 4, "full:2"),
    ] {
        let from: Strength = strength.parse().unwrap();
        assert_eq!(from.risen(steps).to_string(), risen, "{strength} by {steps}");
    }
}
