/// The kinds of [`Deed`](super::Deed), without what they are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
#[allow(missing_docs)] // each is explained at the deed of its name
pub enum DeedKind {
    Start,
    Arrive,
    Explore,
    Adjust,
    Touch,
    Lift,
    Release,
    Move,
    Promote,
    Press,
    Offer,
    Accept,
    Decline,
    Claim,
    ClaimFlag,
    ClaimIllegalMove,
    ClaimTouch,
    Call,
    Resign,
    Confirm,
    Cancel,
    Undo,
    Redo,
    Hint,
    Suggest,
    Pause,
    Continue,
    Record,
    Sign,
    #[uniffi(name = "SetLevel")]
    Level,
    Opinion,
    Adjourn,
    Seal,
    Resume,
    Open,
    Declare,
    Rule,
    Spoken,
    Correct,
    Repeat,
    Follow,
    Peek,
    Tick,
    Send,
}

impl DeedKind {
    /// All kinds, in the order above.
    pub const ALL: [DeedKind; 44] = [
        DeedKind::Start,
        DeedKind::Arrive,
        DeedKind::Explore,
        DeedKind::Adjust,
        DeedKind::Touch,
        DeedKind::Lift,
        DeedKind::Release,
        DeedKind::Move,
        DeedKind::Promote,
        DeedKind::Press,
        DeedKind::Offer,
        DeedKind::Accept,
        DeedKind::Decline,
        DeedKind::Claim,
        DeedKind::ClaimFlag,
        DeedKind::ClaimIllegalMove,
        DeedKind::ClaimTouch,
        DeedKind::Call,
        DeedKind::Resign,
        DeedKind::Confirm,
        DeedKind::Cancel,
        DeedKind::Undo,
        DeedKind::Redo,
        DeedKind::Hint,
        DeedKind::Suggest,
        DeedKind::Pause,
        DeedKind::Continue,
        DeedKind::Record,
        DeedKind::Sign,
        DeedKind::Level,
        DeedKind::Opinion,
        DeedKind::Adjourn,
        DeedKind::Seal,
        DeedKind::Resume,
        DeedKind::Open,
        DeedKind::Declare,
        DeedKind::Rule,
        DeedKind::Spoken,
        DeedKind::Correct,
        DeedKind::Repeat,
        DeedKind::Follow,
        DeedKind::Peek,
        DeedKind::Tick,
        DeedKind::Send,
    ];

    /// The word for it in texts.
    pub const fn name(self) -> &'static str {
        match self {
            DeedKind::Start => "start",
            DeedKind::Arrive => "arrive",
            DeedKind::Explore => "explore",
            DeedKind::Adjust => "adjust",
            DeedKind::Touch => "touch",
            DeedKind::Lift => "lift",
            DeedKind::Release => "release",
            DeedKind::Move => "move",
            DeedKind::Promote => "promote",
            DeedKind::Press => "press",
            DeedKind::Offer => "offer",
            DeedKind::Accept => "accept",
            DeedKind::Decline => "decline",
            DeedKind::Claim => "claim",
            DeedKind::ClaimFlag => "claim-flag",
            DeedKind::ClaimIllegalMove => "claim-illegal",
            DeedKind::ClaimTouch => "claim-touch",
            DeedKind::Call => "call",
            DeedKind::Resign => "resign",
            DeedKind::Confirm => "confirm",
            DeedKind::Cancel => "cancel",
            DeedKind::Undo => "undo",
            DeedKind::Redo => "redo",
            DeedKind::Hint => "hint",
            DeedKind::Suggest => "suggest",
            DeedKind::Pause => "pause",
            DeedKind::Continue => "continue",
            DeedKind::Record => "record",
            DeedKind::Sign => "sign",
            DeedKind::Level => "level",
            DeedKind::Opinion => "opinion",
            DeedKind::Adjourn => "adjourn",
            DeedKind::Seal => "seal",
            DeedKind::Resume => "resume",
            DeedKind::Open => "open",
            DeedKind::Declare => "declare",
            DeedKind::Rule => "rule",
            DeedKind::Spoken => "spoken",
            DeedKind::Correct => "correct",
            DeedKind::Repeat => "repeat",
            DeedKind::Follow => "follow",
            DeedKind::Peek => "peek",
            DeedKind::Tick => "tick",
            DeedKind::Send => "send",
        }
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeedKinds(u64);

impl DeedKinds {
    /// One bit for each kind, the lowest for the first of [`DeedKind::ALL`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the kind is one of them.
    pub const fn contains(self, kind: DeedKind) -> bool {
        self.0 & 1 << kind as u32 != 0
    }

    /// The kinds, in the order of [`DeedKind::ALL`].
    pub fn iter(self) -> impl Iterator<Item = DeedKind> {
        DeedKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<DeedKind> for DeedKinds {
    fn from_iter<I: IntoIterator<Item = DeedKind>>(kinds: I) -> DeedKinds {
        DeedKinds(kinds.into_iter().fold(0, |bits, kind| bits | 1 << kind as u32))
    }
}
