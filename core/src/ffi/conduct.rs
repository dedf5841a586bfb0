use crate::arbiter::clock::Millis;
use crate::session::{AssistantDuties, AssistantDuty, Conduct, Hidden, Repeats, Voice};

/// How one side plays, where a player is blind or does not see the board.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SideConduct {
    /// The player is blind: a move is executed by being announced, and only then the
    /// opponent's clock starts.
    pub is_blind: bool,
    /// What the app does for the player as an assistant.
    pub assistant: Vec<AssistantTask>,
    /// Whether the app repeats the opponent's moves for him; else he does.
    pub app_repeats: bool,
    /// How long after the announcement it can be corrected, in milliseconds, where the
    /// clock is pressed for the player.
    pub correction_ms: u64,
    /// Whether the app reports the end of an announcement by `Spoken`; else its length
    /// is estimated.
    pub reports_speech: bool,
    /// What the player does not see of the board. `GameView` has all of it nevertheless.
    pub hidden: HiddenBoard,
}

/// A duty of a blind player's assistant, a to f in article E2.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum AssistantTask {
    /// Makes each player's move on the other's board.
    Boards,
    /// Announces the moves of both players.
    Announcements,
    /// Keeps the score, and starts the opponent's clock after an announcement.
    Score,
    /// Tells the number of moves and the times used, when asked.
    Information,
    /// Claims a fallen flag, and reports touched pieces.
    Claims,
    /// Sees to an adjournment.
    Adjournment,
}

/// What a player does not see of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum HiddenBoard {
    /// All of it is there to be seen.
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

/// A sighted player who sees the board, if nothing was said.
pub(super) fn conduct_or_usual(conduct: Option<SideConduct>) -> Conduct {
    conduct.map_or_else(Conduct::default, Into::into)
}

/// The other way round.
pub(super) fn unless_usual(conduct: &Conduct) -> Option<SideConduct> {
    (*conduct != Conduct::default()).then(|| conduct.into())
}

impl From<SideConduct> for Conduct {
    fn from(conduct: SideConduct) -> Conduct {
        Conduct {
            is_blind: conduct.is_blind,
            assistant: conduct.assistant.into_iter().map(AssistantDuty::from).collect(),
            repeats: if conduct.app_repeats { Repeats::Program } else { Repeats::Himself },
            correction: conduct.correction_ms as Millis,
            voice: if conduct.reports_speech { Voice::Reports } else { Voice::Estimated },
            hidden: conduct.hidden.into(),
        }
    }
}

impl From<&Conduct> for SideConduct {
    fn from(conduct: &Conduct) -> SideConduct {
        SideConduct {
            is_blind: conduct.is_blind,
            assistant: tasks(conduct.assistant),
            app_repeats: conduct.repeats == Repeats::Program,
            correction_ms: conduct.correction,
            reports_speech: conduct.voice == Voice::Reports,
            hidden: conduct.hidden.into(),
        }
    }
}

fn tasks(duties: AssistantDuties) -> Vec<AssistantTask> {
    AssistantDuty::ALL.into_iter().filter(|&duty| duties.contains(duty)).map(Into::into).collect()
}

impl From<AssistantTask> for AssistantDuty {
    fn from(task: AssistantTask) -> AssistantDuty {
        match task {
            AssistantTask::Boards => AssistantDuty::Boards,
            AssistantTask::Announcements => AssistantDuty::Announcements,
            AssistantTask::Score => AssistantDuty::Score,
            AssistantTask::Information => AssistantDuty::Information,
            AssistantTask::Claims => AssistantDuty::Claims,
            AssistantTask::Adjournment => AssistantDuty::Adjournment,
        }
    }
}

impl From<AssistantDuty> for AssistantTask {
    fn from(duty: AssistantDuty) -> AssistantTask {
        match duty {
            AssistantDuty::Boards => AssistantTask::Boards,
            AssistantDuty::Announcements => AssistantTask::Announcements,
            AssistantDuty::Score => AssistantTask::Score,
            AssistantDuty::Information => AssistantTask::Information,
            AssistantDuty::Claims => AssistantTask::Claims,
            AssistantDuty::Adjournment => AssistantTask::Adjournment,
        }
    }
}

impl From<HiddenBoard> for Hidden {
    fn from(hidden: HiddenBoard) -> Hidden {
        match hidden {
            HiddenBoard::Nothing => Hidden::Nothing,
            HiddenBoard::Pieces { may_ask } => Hidden::Pieces { may_ask },
            HiddenBoard::Board { may_ask } => Hidden::Board { may_ask },
        }
    }
}

impl From<Hidden> for HiddenBoard {
    fn from(hidden: Hidden) -> HiddenBoard {
        match hidden {
            Hidden::Nothing => HiddenBoard::Nothing,
            Hidden::Pieces { may_ask } => HiddenBoard::Pieces { may_ask },
            Hidden::Board { may_ask } => HiddenBoard::Board { may_ask },
        }
    }
}
