use super::{Conduct, Mode, NewGame, Press, ScoreKeeping, Supervision};
use crate::arbiter::clock::{Controls, TimeControl};
use crate::games::Side;

/// What is agreed for a game of two people by the Laws, under a name that players know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum LawSet {
    /// The time of title tournaments; the players write the moves down (article 8).
    Classical,
    /// Between ten minutes and an hour for each player, with an arbiter for each game
    /// (appendix A.3).
    Rapid,
    /// The same without him (appendix A.4).
    RapidUnsupervised,
    /// Ten minutes at most for each player, with an arbiter for each game (appendix B.2).
    Blitz,
    /// The same without him (appendix B.3).
    BlitzUnsupervised,
    /// A blind player and a sighted one (appendix E).
    BlindAgainstSighted,
}

impl LawSet {
    /// All of them, the slowest first.
    pub const ALL: [LawSet; 6] = [
        LawSet::Classical,
        LawSet::Rapid,
        LawSet::RapidUnsupervised,
        LawSet::Blitz,
        LawSet::BlitzUnsupervised,
        LawSet::BlindAgainstSighted,
    ];

    /// `classical`, `rapid-unsupervised` and so on.
    pub const fn name(self) -> &'static str {
        match self {
            LawSet::Classical => "classical",
            LawSet::Rapid => "rapid",
            LawSet::RapidUnsupervised => "rapid-unsupervised",
            LawSet::Blitz => "blitz",
            LawSet::BlitzUnsupervised => "blitz-unsupervised",
            LawSet::BlindAgainstSighted => "blind",
        }
    }

    /// A game of chess as it is agreed. Of a blind player and a sighted one the blind one has
    /// the first move.
    ///
    /// # Panics
    ///
    /// Never: each of its times can be read.
    pub fn game(self) -> NewGame {
        let clock = match self {
            LawSet::Classical => "40/90+30,30+30",
            LawSet::Rapid | LawSet::RapidUnsupervised => "15+10",
            LawSet::Blitz | LawSet::BlitzUnsupervised => "3+2",
            LawSet::BlindAgainstSighted => "90+30",
        };
        let clock: TimeControl = clock.parse().expect("each of the four is a time control");
        let mut game = NewGame {
            mode: Mode::Strict,
            controls: Controls::same(clock),
            press: Press::ByHand,
            ..NewGame::default()
        };
        match self {
            LawSet::Classical => game.score = ScoreKeeping::ByHand,
            LawSet::RapidUnsupervised | LawSet::BlitzUnsupervised => {
                game.supervision = Supervision::Unsupervised;
            }
            LawSet::Rapid | LawSet::Blitz => {}
            LawSet::BlindAgainstSighted => game.conduct[Side::First as usize] = Conduct::blind(),
        }
        game.away = NewGame::usual_away(game.mode, &game.controls, game.begin, game.players);
        game
    }
}
