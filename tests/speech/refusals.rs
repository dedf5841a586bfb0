//! Every refusal and every ending in words, in refusals.txt and endings.txt.

use std::fmt::Write;

use annabella::arbiter::touch::Duty;
use annabella::games::GameKind;
use annabella::games::Side;
use annabella::games::Winnability;
use annabella::games::chess::notation::{self, SquareMove};
use annabella::games::chess::{Bitboard, CastlingSide, Role, Square};
use annabella::session::Deed;
use annabella::session::{
    Action, Actor, Claim, DeedKind, Ending, NewGame, Points, Refusal, State, Verdict, reduce,
};
use annabella::speech::{Detail, Language, Settings, Speaker, Style};

use super::events::phrase;
use super::traps;

/// Who is told, and how.
const TOLD: [(&str, Option<Side>, Language, Style, Detail); 6] = [
    ("en", Some(Side::First), Language::English, Style::Plain, Detail::Verbose),
    ("en both", None, Language::English, Style::Plain, Detail::Verbose),
    ("en brief", Some(Side::First), Language::English, Style::Plain, Detail::Brief),
    ("en fide", None, Language::English, Style::Fide, Detail::Verbose),
    ("de", Some(Side::First), Language::German, Style::Plain, Detail::Verbose),
    ("de brief", Some(Side::First), Language::German, Style::Plain, Detail::Brief),
];

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &[&str]) -> Bitboard {
    names.iter().map(|name| square(name)).collect()
}

fn game(text: &str) -> State {
    let state = State::new(text.parse::<NewGame>().unwrap()).unwrap();
    let start = Action { by: Actor::Arbiter, deed: Deed::read(GameKind::Chess, "start").unwrap() };
    reduce(state, start, 0).0
}

fn speakers() -> impl Iterator<Item = (&'static str, Option<Side>, Speaker)> {
    TOLD.into_iter().map(|(name, listener, language, style, detail)| {
        let settings = Settings { language, style, detail, ..Settings::default() };
        (name, listener, Speaker::new(settings))
    })
}

fn illegal() -> Vec<notation::Refusal> {
    use notation::Refusal as R;
    let (e2, e4, e8, h5) = (square("e2"), square("e4"), square("e8"), square("h5"));
    let (color, role) = (Side::First, Role::Queen);
    vec![
        R::NullMove,
        R::NoSuchPiece { color: color.into(), role },
        R::EmptySquare(e4),
        R::OpponentsPiece { color: color.into(), role, from: e8 },
        R::OwnPiece { role, to: e2 },
        R::OutOfReach { color: color.into(), role, to: e4 },
        R::NotFromThere { role: Role::Knight, to: e4, from: squares(&["c3", "g3", "f2"]) },
        R::CannotGo { role, from: e2, to: h5, blocked: Some(square("g4")) },
        R::CannotGo { role: Role::King, from: e2, to: h5, blocked: None },
        R::CannotGo { role, from: e2, to: h5, blocked: None },
        R::CannotGo { role: Role::Rook, from: e2, to: h5, blocked: None },
        R::CannotGo { role: Role::Bishop, from: e2, to: h5, blocked: None },
        R::CannotGo { role: Role::Knight, from: e2, to: h5, blocked: None },
        R::CannotGo { role: Role::Pawn, from: e2, to: h5, blocked: None },
        R::KingInCheck { king: square("e1"), by: h5 },
        R::KingCapture(e8),
        R::Ambiguous { role: Role::Rook, to: e4, from: squares(&["a4", "h4"]) },
        R::PromotionMissing(e8),
        R::NoPromotion,
        R::NoCastlingRight { color: color.into(), side: CastlingSide::Short },
        R::NoCastlingRight { color: color.into(), side: CastlingSide::Long },
        R::CastlingInCheck { by: h5 },
        R::CastlingBlocked { at: square("f1") },
        R::CastlingThroughCheck { at: square("f1"), by: h5 },
        R::OtherForm,
    ]
}

#[expect(clippy::too_many_lines, reason = "a line for each refusal")]
fn refusals() -> Vec<Refusal> {
    use Refusal as R;
    let (a1, e1, e4, g1) = (square("a1"), square("e1"), square("e4"), square("g1"));
    let asked: SquareMove = "e2e4".parse().unwrap();
    let (white, black) = (Side::First, Side::Second);
    let mut refusals: Vec<R> =
        illegal().into_iter().map(|refusal| R::Illegal(refusal.into())).collect();
    refusals.extend([
        R::GameOver,
        R::NotStarted,
        R::AlreadyStarted,
        R::BeginsByItself,
        R::NotScheduled,
        R::NotArrived(white),
        R::NotArrived(black),
        R::AlreadyThere(white),
        R::NotYourTurn(black),
        R::ComputerPlays(black),
        R::PersonPlays(black),
        R::NotForYou,
        R::CorrespondentPlays(black),
        R::NoCorrespondent,
        R::NotByCorrespondence,
        R::Shared,
        R::NothingToSend,
        R::NotOverdue,
        R::NotPressed(white),
        R::NotPressed(black),
        R::NothingToPress,
        R::HandEmpty,
        R::NoPromotion,
        R::Paused,
        R::NotPaused,
        R::OnlyCasual,
        R::NothingToUndo,
        R::NothingToRedo,
        R::NoOffer,
        R::OfferStands,
        R::OfferedAlready,
        R::NotDue(Claim::Repetition),
        R::NotDue(Claim::FiftyMoves),
        R::NotDue(Claim::CannotWin),
        R::Touched(Duty::Free),
        R::Touched(Duty::Move { piece: g1 }),
        R::Touched(Duty::Capture { piece: e4 }),
        R::Touched(Duty::CaptureWith { piece: g1, captured: e4 }),
        R::Touched(Duty::Castle { rook: a1 }),
        R::Touched(Duty::MoveKing { king: e1 }),
        R::CastlingBarred(a1),
        R::Released(square("e8")),
        R::Announced(asked.into()),
        R::Adjusting(g1),
        R::TouchedBefore,
        R::ClaimedAlready,
        R::OnlyStrict,
        R::CallArbiter,
        R::ArbiterContinues,
        R::NoClock,
        R::TooManyMoves,
        R::NoNextPeriod,
        R::TooMuchTime,
        R::NoSuchPly(1),
        R::NoSuchPly(12),
        R::Supervised,
        R::FlagUp(white),
        R::FlagUp(black),
        R::NoIllegalMove,
        R::TouchKept,
        R::SettingsTooLate,
        R::ResumptionTooLate,
        R::NotInQuickplay,
        R::TimeLeft,
        R::NotInBlitz,
        R::DecisionDue,
        R::NoDecisionDue,
        R::KeptByProgram,
        R::AheadOfMove,
        R::NotPlayed,
        R::Unrecorded(white),
        R::SheetIncomplete(white),
        R::NotOver,
        R::SignedAlready,
        R::NotVerified(black),
        R::DrawsForbidden,
        R::TooSoonToOffer,
        R::Lifted(g1),
        R::ToSeal,
        R::NotAdjourning,
        R::NothingSealed,
        R::MovedOnBoard,
        R::Adjourned,
        R::NotAdjourned,
        R::AnswererAbsent(white),
        R::AnswererAbsent(black),
        R::WrongKey,
        R::EnvelopeLost,
        R::NothingToRead,
        R::OlderGame,
        R::NothingAnnounced,
        R::NotSettled,
        R::NotAnnounced,
        R::NotRepeated,
        R::NothingToRepeat,
        R::OneBoard,
        R::NothingThere(e4),
        R::NothingHidden,
        R::NoQuestion,
        R::NoHintAsked,
        R::HintAsked,
    ]);
    refusals
}

#[test]
fn every_refusal_says_why_and_what_to_do() {
    let strict = game("new chess mode=strict clock=90");
    let casual = game("new chess black=level:3");
    let by_post = game("new chess black=correspondent black-name=Bella");
    let mut table = String::new();
    for refusal in refusals() {
        let state = match refusal {
            Refusal::OnlyStrict
            | Refusal::GameOver
            | Refusal::NothingToUndo
            | Refusal::NothingToRedo
            | Refusal::NoHintAsked
            | Refusal::HintAsked => &casual,
            Refusal::CorrespondentPlays(_)
            | Refusal::NotByCorrespondence
            | Refusal::Shared
            | Refusal::NothingToSend
            | Refusal::NotOverdue => &by_post,
            _ => &strict,
        };
        let deed = match refusal {
            Refusal::CallArbiter => DeedKind::Pause,
            _ => DeedKind::Move,
        };
        let by = Actor::Player(Side::First);
        writeln!(table, "{}", refusal.name()).unwrap();
        for (name, listener, speaker) in speakers() {
            let said = speaker.refusal(state, by, deed, refusal, listener);
            traps::check(&said.segments, speaker.settings(), || format!("{refusal:?}"));
            writeln!(table, "    {name:<9} {}", phrase(&said)).unwrap();
        }
    }
    super::golden::check("tests/speech/refusals.txt", &table);
}

#[test]
fn the_clock_is_named_where_it_is_what_is_missing() {
    let said = |state: &State, refusal| {
        let speaker = Speaker::new(Settings::default());
        let by = Actor::Player(Side::First);
        speaker.refusal(state, by, DeedKind::Press, refusal, Some(Side::First)).to_string()
    };
    let untimed = game("new chess");
    let pressed_by_hand = game("new chess mode=strict clock=5 press=manual");
    assert_eq!(said(&untimed, Refusal::NothingToPress), "Not possible: there is no clock.");
    assert_eq!(
        said(&pressed_by_hand, Refusal::NothingToPress),
        "Not possible: no move waits for the clock. Article 6 point 7."
    );
    assert_eq!(
        said(&untimed, Refusal::Paused),
        "Not possible: the game is paused. Let it go on first."
    );
}

fn endings() -> Vec<Ending> {
    use Ending as E;
    use Winnability::{Undecided, Unwinnable, Winnable};
    let (white, black) = (Side::First, Side::Second);
    let mut endings = vec![
        E::Checkmate { winner: white },
        E::Checkmate { winner: black },
        E::Stalemate,
        E::DeadPosition,
        E::Resignation { by: white },
        E::Resignation { by: black },
    ];
    for can_mate in [Winnable, Unwinnable, Undecided] {
        endings.extend([
            E::Flag { fallen: black, can_mate },
            E::IllegalMove { by: white, can_mate },
            E::IllegalBlitzMove { by: black, can_mate },
            E::SealedMove { by: white, can_mate },
        ]);
    }
    endings.extend([
        E::BothFlags,
        E::Agreement { winner: None },
        E::Claimed(Claim::Repetition),
        E::Claimed(Claim::FiftyMoves),
        E::Claimed(Claim::CannotWin),
        E::Claimed(Claim::NoEffort),
        E::Automatic(Claim::Repetition),
        E::Automatic(Claim::FiftyMoves),
        E::AutomaticByAgreement(Claim::Repetition),
        E::Referred { by: white, claim: Claim::CannotWin },
        E::Default { first: true, second: false },
        E::Default { first: true, second: true },
        E::Late { first: false, second: true },
        E::Late { first: true, second: true },
        E::Declared(Verdict::DRAW),
        E::Declared(Verdict::win(white)),
        E::Declared(Verdict { first: Points::Zero, second: Points::Zero }),
        E::Declared(Verdict { first: Points::One, second: Points::Half }),
        E::Void,
    ]);
    endings
}

#[test]
fn every_ending_says_why_and_what_comes_of_it() {
    let mut table = String::new();
    for (mode, state) in
        [("strict", game("new chess mode=strict clock=90")), ("casual", game("new chess clock=90"))]
    {
        for ending in endings() {
            writeln!(table, "{mode} {} {}", ending.name(), ending.result()).unwrap();
            for (name, listener, speaker) in speakers() {
                if mode == "casual" && name != "en" {
                    continue;
                }
                let said = speaker.ending(&state, ending, listener);
                traps::check(&said.segments, speaker.settings(), || format!("{ending:?}"));
                writeln!(table, "    {name:<9} {}", phrase(&said)).unwrap();
            }
        }
    }
    super::golden::check("tests/speech/endings.txt", &table);
}
