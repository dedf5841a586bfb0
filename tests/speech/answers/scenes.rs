//! Games in which questions are asked.

use annabella::games::GameKind;
use annabella::games::Side;
use annabella::games::chess::{Color, File, Rank, Role, Square};
use annabella::session::Actor;
use annabella::session::Deed;
use annabella::session::{Action, State, reduce};
use annabella::speech::ChessQuestion;
use annabella::speech::{Question, Reading};

/// A game, who asks and what.
pub struct Scene {
    pub title: String,
    pub state: State,
    pub asker: Option<Color>,
    pub now: u64,
    pub questions: Vec<Question>,
}

impl Scene {
    /// The game of a line such as `new chess clock=5`, just created.
    #[track_caller]
    pub fn new(line: &str) -> Scene {
        let state = State::new(line.parse().unwrap()).unwrap();
        Scene { title: line.to_owned(), state, asker: None, now: 0, questions: Vec::new() }
    }

    pub fn waits(&mut self, millis: u64) -> &mut Scene {
        self.now += millis;
        self
    }

    /// Somebody does something, such as `white move e2e4`.
    #[track_caller]
    pub fn plays(&mut self, text: &str) -> &mut Scene {
        let (by, deed) = text.split_once(' ').unwrap();
        let action = Action {
            by: Actor::read(GameKind::Chess, by).unwrap(),
            deed: Deed::read(GameKind::Chess, deed).unwrap(),
        };
        let (state, events) = reduce(self.state.clone(), action, self.now);
        let told: Vec<String> =
            events.iter().map(|event| event.text(GameKind::Chess).to_string()).collect();
        assert!(!told.iter().any(|event| event.contains("refused")), "{text}: {told:?}");
        self.state = state;
        self
    }

    fn asks(mut self, questions: &[Question]) -> Scene {
        self.questions.extend_from_slice(questions);
        self
    }

    fn by(mut self, asker: Color) -> Scene {
        self.asker = Some(asker);
        self
    }
}

fn places(color: impl Into<Option<Color>>, role: impl Into<Option<Role>>) -> Question {
    Question::Chess(ChessQuestion::Where { color: color.into(), role: role.into() })
}

fn next(role: Role, color: impl Into<Option<Color>>, from: Square) -> Question {
    Question::Chess(ChessQuestion::Next { role, color: color.into(), from, is_backward: false })
}

pub fn all() -> Vec<Scene> {
    vec![
        start(),
        waiting(),
        middle_game(),
        with_clock(),
        check(),
        advice(),
        strict(),
        promotion(),
        endgame(),
        chess960(),
        mate(),
        others(),
        rights(),
        in_hand(),
        promoting(),
        interrupted(),
        unsupervised(),
        repeating(Color::White),
        repeating(Color::Black),
    ]
}

fn start() -> Scene {
    Scene::new("new chess").asks(&[
        places(Color::White, Role::Knight),
        places(None, Role::King),
        places(None, None),
        Question::Chess(ChessQuestion::On(Square::E2)),
        Question::Chess(ChessQuestion::On(Square::E4)),
        Question::Chess(ChessQuestion::On(Square::A4)),
        Question::Chess(ChessQuestion::File(File::A)),
        Question::Chess(ChessQuestion::Rank(Rank::First)),
        Question::Chess(ChessQuestion::Rank(Rank::Fourth)),
        Question::Chess(ChessQuestion::Board(Reading::Ranks)),
        Question::Chess(ChessQuestion::Board(Reading::Quarters)),
        Question::Chess(ChessQuestion::Moves(None)),
        Question::Chess(ChessQuestion::Captures(None)),
        Question::LastMoves(1),
        Question::Score,
        Question::Captured,
        Question::Turn,
        Question::Clocks,
        Question::TimesUsed,
        Question::MoveNumber,
        Question::Chess(ChessQuestion::Material),
    ])
}

/// What is not seen on the board, Black having played d 5.
fn rights() -> Scene {
    let moves = "e2e4 a7a6 e4e5 b8c6 g1f3 c6b8 f1a6 d7d5";
    Scene::new(&format!("new chess moves=\"{moves}\"")).by(Color::White).asks(&[
        Question::Chess(ChessQuestion::Check(Some(Color::White))),
        Question::Chess(ChessQuestion::Castling),
        Question::Chess(ChessQuestion::EnPassant),
        Question::Chess(ChessQuestion::MovesInHand),
        Question::Chess(ChessQuestion::MovesOf(Role::Knight)),
        Question::Chess(ChessQuestion::Neighbours(Square::D6)),
        Question::Chess(ChessQuestion::Neighbours(Square::A1)),
        Question::Chess(ChessQuestion::Neighbours(Square::H4)),
        Question::Chess(ChessQuestion::Shade(Square::E4)),
        Question::Chess(ChessQuestion::Count { color: None, role: Some(Role::Pawn) }),
        Question::Chess(ChessQuestion::Count {
            color: Some(Color::Black),
            role: Some(Role::Queen),
        }),
        Question::Chess(ChessQuestion::Count { color: Some(Color::White), role: None }),
        Question::CapturedBy(Side::First),
        Question::CapturedBy(Side::Second),
        Question::LastCaptureOf(Side::First),
        Question::LastCaptureOf(Side::Second),
        Question::MovesNumbered(3),
        Question::MovesNumbered(9),
        Question::Clock(Side::First),
        Question::Chess(ChessQuestion::Attacks(Square::A6)),
        Question::Chess(ChessQuestion::Attacks(Square::E1)),
        Question::Chess(ChessQuestion::Attacks(Square::E4)),
    ])
}

/// The rook is moved, the king is in the hand, and Black asks.
fn in_hand() -> Scene {
    let moves = "moves=\"g1f3 d7d5 h1g1 d5d4 g1h1 e7e5 f3e5 e8e7 e5c6 e7d6\"";
    let mut scene = Scene::new(&format!("new chess mode=strict clock=5+3 press=manual {moves}"))
        .by(Color::Black);
    scene.plays("white start").waits(2_000).plays("white touch b1");
    scene.asks(&[
        Question::Chess(ChessQuestion::Castling),
        Question::Chess(ChessQuestion::EnPassant),
        Question::Chess(ChessQuestion::MovesInHand),
        Question::Chess(ChessQuestion::MovesOf(Role::Knight)),
        Question::Chess(ChessQuestion::Neighbours(Square::D6)),
        Question::Clock(Side::First),
        Question::Chess(ChessQuestion::Attacks(Square::C6)),
        Question::CapturedBy(Side::First),
    ])
}

fn waiting() -> Scene {
    Scene::new("new chess clock=3d2 clock-black=none").asks(&[Question::Turn, Question::Clocks])
}

/// The Ruy Lopez, Black asking.
fn middle_game() -> Scene {
    let moves =
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1h1 f7f6 d2d4 e5d4 f3d4 c6c5 d4b3 d8d1 f1d1";
    Scene::new(&format!("new chess moves=\"{moves}\"")).by(Color::Black).asks(&[
        places(None, Role::Knight),
        places(Color::Black, None),
        places(None, Role::Queen),
        Question::Chess(ChessQuestion::Board(Reading::Quarters)),
        Question::Chess(ChessQuestion::Diagonals(Square::C8)),
        Question::Chess(ChessQuestion::Lines(Square::D1)),
        next(Role::Knight, Color::Black, Square::C8),
        next(Role::Queen, None, Square::A1),
        next(Role::King, Color::Black, Square::E8),
        Question::Chess(ChessQuestion::Moves(Some(Square::C8))),
        Question::Chess(ChessQuestion::Moves(Some(Square::A8))),
        Question::Chess(ChessQuestion::Moves(Some(Square::H8))),
        Question::Chess(ChessQuestion::Moves(Some(Square::C1))),
        Question::Chess(ChessQuestion::Moves(Some(Square::E4))),
        Question::Chess(ChessQuestion::Moves(Some(Square::E5))),
        Question::LastMoves(1),
        Question::LastMoves(3),
        Question::Score,
        Question::Captured,
        Question::MoveNumber,
        Question::Chess(ChessQuestion::Material),
    ])
}

fn with_clock() -> Scene {
    let mut scene = Scene::new("new chess clock=40/90+30,15+30 clock-black=5d3 press=manual");
    scene.plays("white start").waits(61_700).plays("white move d2d4").waits(1_000);
    scene.plays("white press").waits(1_200).plays("black offer").plays("black move e7e5");
    scene.plays("black press").waits(4_000).plays("white move d4e5").waits(500);
    scene.asks(&[
        Question::Turn,
        Question::Clocks,
        Question::TimesUsed,
        Question::MoveNumber,
        Question::LastMoves(2),
        Question::Captured,
    ])
}

fn check() -> Scene {
    let fen = "rnbqk1nr/ppp2ppp/3p4/4p3/1bPP4/5N2/PP2PPPP/RNBQKB1R w KQkq - 2 4";
    Scene::new(&format!("new chess fen=\"{fen}\"")).asks(&[
        Question::Turn,
        Question::Chess(ChessQuestion::On(Square::E1)),
        Question::Chess(ChessQuestion::Moves(None)),
        Question::Chess(ChessQuestion::Moves(Some(Square::A2))),
        Question::Chess(ChessQuestion::Captures(None)),
        Question::Chess(ChessQuestion::Check(None)),
        Question::Chess(ChessQuestion::Check(Some(Color::Black))),
    ])
}

fn advice() -> Scene {
    let fen = "r2qk2r/ppp2ppp/2n2n2/3pp1B1/1b2P1b1/2NP1N2/PPP1BPPP/R2QK2R w KQkq - 0 7";
    Scene::new(&format!("new chess fen=\"{fen}\"")).by(Color::White).asks(&[
        Question::Chess(ChessQuestion::Attackers(Square::E4)),
        Question::Chess(ChessQuestion::Attackers(Square::D5)),
        Question::Chess(ChessQuestion::Attackers(Square::D4)),
        Question::Chess(ChessQuestion::Attackers(Square::H5)),
        Question::Chess(ChessQuestion::Attackers(Square::A1)),
        Question::Chess(ChessQuestion::Defenders(Square::D5)),
        Question::Chess(ChessQuestion::Defenders(Square::G5)),
        Question::Chess(ChessQuestion::Defenders(Square::D4)),
        Question::Chess(ChessQuestion::Pins),
        Question::Chess(ChessQuestion::Hanging),
        Question::Chess(ChessQuestion::Checks),
        Question::Chess(ChessQuestion::Mates),
        Question::Chess(ChessQuestion::Captures(None)),
        Question::Chess(ChessQuestion::Captures(Some(Square::G5))),
        Question::Chess(ChessQuestion::Captures(Some(Square::A1))),
    ])
}

fn strict() -> Scene {
    Scene::new("new chess mode=strict").asks(&[
        Question::Chess(ChessQuestion::Attackers(Square::E4)),
        Question::Chess(ChessQuestion::Moves(Some(Square::B1))),
        Question::Captured,
    ])
}

/// A pawn becomes a queen, and that is captured.
fn promotion() -> Scene {
    let fen = "3rk3/2P5/8/3pP3/8/8/8/3RK3 w - d6 0 30";
    let mut scene = Scene::new(&format!("new chess fen=\"{fen}\" moves=\"c7d8q e8d8\""));
    "a promotion".clone_into(&mut scene.title);
    scene.asks(&[Question::Captured, Question::Score, Question::Chess(ChessQuestion::Material)])
}

fn endgame() -> Scene {
    let fen = "3r4/2P1k3/8/3pP3/8/8/8/3RK3 w - d6 0 30";
    Scene::new(&format!("new chess fen=\"{fen}\"")).asks(&[
        places(None, None),
        Question::Chess(ChessQuestion::Board(Reading::Ranks)),
        Question::Chess(ChessQuestion::Board(Reading::Quarters)),
        Question::Chess(ChessQuestion::File(File::B)),
        Question::Chess(ChessQuestion::File(File::D)),
        Question::Chess(ChessQuestion::Rank(Rank::Eighth)),
        Question::Chess(ChessQuestion::Diagonals(Square::H1)),
        Question::Chess(ChessQuestion::Lines(Square::D4)),
        Question::Chess(ChessQuestion::Moves(Some(Square::C7))),
        Question::Chess(ChessQuestion::Moves(Some(Square::E5))),
        Question::Chess(ChessQuestion::Captures(None)),
        Question::Chess(ChessQuestion::Hanging),
        Question::Chess(ChessQuestion::Pins),
        Question::Chess(ChessQuestion::Checks),
        Question::Chess(ChessQuestion::Mates),
        Question::Captured,
        Question::MoveNumber,
        Question::Chess(ChessQuestion::Material),
        next(Role::Pawn, None, Square::C7),
        next(Role::Bishop, Color::White, Square::C7),
    ])
}

fn chess960() -> Scene {
    let fen = "r1k3r1/pppp4/8/8/8/8/PPPP4/R1K3R1 w GAga - 0 1";
    Scene::new(&format!("new chess960 fen=\"{fen}\"")).asks(&[
        places(Color::White, None),
        Question::Chess(ChessQuestion::Moves(Some(Square::C1))),
        Question::Chess(ChessQuestion::Checks),
        Question::Chess(ChessQuestion::Mates),
        Question::Chess(ChessQuestion::Material),
    ])
}

fn mate() -> Scene {
    let mut scene = Scene::new("new chess moves=\"f2f3 e7e5 g2g4\"");
    scene.plays("black move d8h4");
    "mate".clone_into(&mut scene.title);
    scene.asks(&[
        Question::Turn,
        Question::Score,
        Question::Chess(ChessQuestion::Moves(None)),
        Question::MoveNumber,
        Question::Chess(ChessQuestion::Pins),
    ])
}

/// What does not come up elsewhere.
fn others() -> Scene {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/1Q2R1K1 w - - 0 1";
    Scene::new(&format!("new chess fen=\"{fen}\"")).asks(&[
        Question::Chess(ChessQuestion::Checks),
        Question::Chess(ChessQuestion::Mates),
        Question::Chess(ChessQuestion::Pins),
        Question::Chess(ChessQuestion::Hanging),
        Question::Chess(ChessQuestion::Material),
        Question::Chess(ChessQuestion::Attackers(Square::E8)),
    ])
}

fn promoting() -> Scene {
    let mut scene = Scene::new("new chess mode=strict fen=\"8/2P1k3/8/8/8/8/8/4K3 w - - 0 30\"");
    scene.plays("white lift c7").plays("white release c8");
    scene.asks(&[Question::Turn, Question::Chess(ChessQuestion::Moves(Some(Square::C7)))])
}

fn interrupted() -> Scene {
    let mut scene = Scene::new("new chess clock=5+3");
    scene.plays("white start").waits(1_000).plays("white pause");
    scene.asks(&[Question::Turn, Question::Clocks])
}

/// A king that was left in check, and nobody has noticed.
fn unsupervised() -> Scene {
    let fen = "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1";
    let mut scene =
        Scene::new(&format!("new chess mode=strict supervised=no clock=5 fen=\"{fen}\""));
    scene.plays("arbiter start").plays("white move e2h5");
    scene.asks(&[
        Question::Turn,
        Question::Chess(ChessQuestion::On(Square::E1)),
        Question::Score,
        Question::Chess(ChessQuestion::Moves(None)),
    ])
}

/// A check with a capture that Black has to repeat: on his board it is not made yet, on
/// that of White it is (article E2.1).
fn repeating(asker: Color) -> Scene {
    let moves = "e2e4 f7f5 d1h5";
    let mut scene = Scene::new(&format!("new chess blind=white moves=\"{moves}\"")).by(asker);
    scene.plays("black move g7g6").plays("white repeat g7g6");
    scene.plays("white move h5g6").plays("white spoken").waits(5_000).plays("clock tick");
    scene.title = format!("the queen takes on g6, and Black has to repeat it; {asker} asks");
    scene.asks(&[
        Question::Chess(ChessQuestion::On(Square::G6)),
        Question::Chess(ChessQuestion::On(Square::E8)),
        places(Color::White, Role::Queen),
        next(Role::Queen, Color::White, Square::A1),
        Question::Chess(ChessQuestion::File(File::G)),
        Question::Chess(ChessQuestion::Rank(Rank::Sixth)),
        Question::Chess(ChessQuestion::Diagonals(Square::G6)),
        Question::Chess(ChessQuestion::Board(Reading::Pieces)),
        Question::Chess(ChessQuestion::Material),
        Question::Chess(ChessQuestion::Attackers(Square::G6)),
        Question::Chess(ChessQuestion::Pins),
        Question::Chess(ChessQuestion::Moves(None)),
        Question::Chess(ChessQuestion::Moves(Some(Square::E8))),
        Question::Chess(ChessQuestion::Captures(None)),
        Question::Chess(ChessQuestion::Checks),
        Question::Chess(ChessQuestion::Mates),
        Question::LastMoves(1),
        Question::Captured,
        Question::Turn,
    ])
}
