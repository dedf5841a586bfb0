use crate::arbiter::clock::Millis;
use crate::session::{AssistantDuties, AssistantDuty, Conduct, Hidden, Repeats, Voice};

/// How one side plays, where a player is blind or does not see the board.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SideConduct {
    /// The player is blind: a move is executed by being announced, and only then the
    /// opponent's clock starts.
    pub is_blind: bool,
    /// What the app does for the player as an assistant.
    pub assistant: Vec<AssistantDuty>,
    /// Whether the app repeats the opponent's moves for him; else he does.
    pub app_repeats: bool,
    /// How long after the announcement it can be corrected, in milliseconds, where the
    /// clock is pressed for the player.
    pub correction_ms: u64,
    /// Whether the app reports the end of an announcement by `Spoken`; else its length
    /// is estimated.
    pub reports_speech: bool,
    /// What the player does not see of the board. `GameView` has all of it nevertheless.
    pub hidden: Hidden,
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
            assistant: conduct.assistant.into_iter().collect(),
            repeats: if conduct.app_repeats { Repeats::Program } else { Repeats::Himself },
            correction: conduct.correction_ms as Millis,
            voice: if conduct.reports_speech { Voice::Reports } else { Voice::Estimated },
            hidden: conduct.hidden,
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
            hidden: conduct.hidden,
        }
    }
}

fn tasks(duties: AssistantDuties) -> Vec<AssistantDuty> {
    AssistantDuty::ALL.into_iter().filter(|&duty| duties.contains(duty)).collect()
}
