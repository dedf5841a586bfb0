//! How one side of a game with a blind player plays (appendix E), and what a player who
//! plays blindfold does not see.

use crate::arbiter::clock::Millis;

/// How one side plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conduct {
    /// The player is blind: his moves are executed by being announced (article E2.3).
    pub is_blind: bool,
    /// What an assistant, here the program, does for him. A sighted player can have
    /// only duties a and b, where the blind one has no assistant (articles E2.9, E2.10).
    pub assistant: AssistantDuties,
    /// Who repeats the opponent's moves (article E2.1); for the computer that is no
    /// question.
    pub repeats: Repeats,
    /// How long after his announcement a blind player whose clock is pressed for him can
    /// correct it, in milliseconds of his own time (article E2.6).
    pub correction: Millis,
    /// Whether the end of an announcement is reported.
    pub voice: Voice,
    /// What he does not see of the board. Blindness is something else.
    pub hidden: Hidden,
}

/// A duty of a blind player's assistant (article E2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "AssistantTask")]
pub enum AssistantDuty {
    /// Makes each player's move on the other one's board (a).
    Boards,
    /// Announces the moves of both players (b).
    Announcements,
    /// Keeps the score, and starts the opponent's clock after an announcement (c).
    Score,
    /// Tells the number of moves and the times used, when he is asked (d).
    Information,
    /// Claims a fallen flag, and reports that the sighted player has touched a piece (e).
    Claims,
    /// Sees to an adjournment (f).
    Adjournment,
}

/// A set of duties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AssistantDuties(u8);

/// Who repeats the opponent's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repeats {
    /// The player, on his own time.
    #[default]
    Himself,
    /// The program, at once.
    Program,
}

/// Whether a front end knows when an announcement has been spoken to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Voice {
    /// It does not; the length is estimated.
    #[default]
    Estimated,
    /// It does, and says so by [`Deed::Spoken`](crate::session::Deed::Spoken). Where
    /// nothing comes, three times the estimated length counts.
    Reports,
}

/// What a player does not see of the board: blindfold play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "HiddenBoard")]
pub enum Hidden {
    /// He sees all of it.
    #[default]
    Nothing,
    /// The pieces.
    Pieces {
        /// Whether he may ask what stands where.
        may_ask: bool,
    },
    /// The board.
    Board {
        /// Whether he may ask what stands where.
        may_ask: bool,
    },
}

impl Conduct {
    /// The pause for corrections, if nothing else was agreed.
    pub const CORRECTION: Millis = 3_000;

    /// The longest one.
    pub const MAX_CORRECTION: Millis = 60_000;

    /// A blind player with an assistant for everything.
    pub fn blind() -> Conduct {
        Conduct { is_blind: true, assistant: AssistantDuties::ALL, ..Conduct::default() }
    }
}

impl Default for Conduct {
    /// A sighted player who sees the board.
    fn default() -> Conduct {
        Conduct {
            is_blind: false,
            assistant: AssistantDuties::NONE,
            repeats: Repeats::default(),
            correction: Conduct::CORRECTION,
            voice: Voice::default(),
            hidden: Hidden::default(),
        }
    }
}

impl AssistantDuty {
    /// All of them, in the order of article E2.9.
    pub const ALL: [AssistantDuty; 6] = [
        AssistantDuty::Boards,
        AssistantDuty::Announcements,
        AssistantDuty::Score,
        AssistantDuty::Information,
        AssistantDuty::Claims,
        AssistantDuty::Adjournment,
    ];

    /// Its letter in article E2.9.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

impl AssistantDuties {
    /// None.
    pub const NONE: AssistantDuties = AssistantDuties(0);
    /// All six.
    pub const ALL: AssistantDuties = AssistantDuties(0b11_1111);
    /// The two that a sighted player can have done for him (article E2.10).
    pub const SIGHTED: AssistantDuties = AssistantDuties(0b11);

    /// Whether a duty is one of them.
    pub const fn contains(self, duty: AssistantDuty) -> bool {
        self.0 & 1 << duty as u8 != 0
    }

    /// Whether all of them are among others.
    pub const fn are_among(self, others: AssistantDuties) -> bool {
        self.0 & !others.0 == 0
    }

    /// One bit for each duty, the lowest for duty a.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// What [`bits`](AssistantDuties::bits) gives; other bits are left out.
    pub const fn from_bits(bits: u8) -> AssistantDuties {
        AssistantDuties(bits & AssistantDuties::ALL.0)
    }

    /// Reads letters, `abc`, or `none`.
    pub(super) fn read(text: &str) -> Option<AssistantDuties> {
        let letters = if text == "none" { "" } else { text };
        letters.chars().try_fold(AssistantDuties::NONE, |duties, letter| {
            let duty = AssistantDuty::ALL.into_iter().find(|duty| duty.letter() == letter)?;
            Some(AssistantDuties(duties.0 | 1 << duty as u8))
        })
    }

    /// The letters, or `none`.
    pub(super) fn text(self) -> String {
        let letters = AssistantDuty::ALL.into_iter().filter(|&duty| self.contains(duty));
        if self == AssistantDuties::NONE {
            "none".to_owned()
        } else {
            letters.map(AssistantDuty::letter).collect()
        }
    }
}

impl FromIterator<AssistantDuty> for AssistantDuties {
    fn from_iter<I: IntoIterator<Item = AssistantDuty>>(duties: I) -> AssistantDuties {
        AssistantDuties(duties.into_iter().fold(0, |bits, duty| bits | 1 << duty as u8))
    }
}

impl Hidden {
    /// Whether the player may ask what stands where.
    pub const fn may_ask(self) -> bool {
        match self {
            Hidden::Nothing => true,
            Hidden::Pieces { may_ask } | Hidden::Board { may_ask } => may_ask,
        }
    }

    /// One word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Hidden::Nothing => "nothing",
            Hidden::Pieces { may_ask: false } => "pieces",
            Hidden::Pieces { may_ask: true } => "pieces-asking",
            Hidden::Board { may_ask: false } => "board",
            Hidden::Board { may_ask: true } => "board-asking",
        }
    }

    /// What [`name`](Hidden::name) gives.
    pub(super) fn read(text: &str) -> Option<Hidden> {
        let may = [false, true];
        let pieces = may.map(|may_ask| Hidden::Pieces { may_ask });
        let board = may.map(|may_ask| Hidden::Board { may_ask });
        let all = [Hidden::Nothing].into_iter().chain(pieces).chain(board);
        all.into_iter().find(|hidden| hidden.name() == text)
    }
}
