use annabella::arbiter::clock::Millis;
use annabella::games::GameKind;
use annabella::games::Side;
use annabella::session::Actor;
use annabella::session::Deed;
use annabella::session::{Action, FaceView, Phase, State, reduce};

/// A game in which things are done one after the other, as text.
pub struct Table {
    pub state: State,
    pub now: Millis,
}

impl Table {
    /// The game of a line such as `new chess clock=5`, just created.
    #[track_caller]
    pub fn new(line: &str) -> Table {
        Table { state: State::new(line.parse().unwrap()).unwrap(), now: 0 }
    }

    /// The same, started.
    #[track_caller]
    pub fn started(line: &str) -> Table {
        let mut table = Table::new(line);
        if table.state.phase() == Phase::Waiting {
            table.hears("white start", "started");
        }
        table
    }

    /// So many milliseconds pass.
    pub fn wait(&mut self, millis: Millis) -> &mut Table {
        self.now += millis;
        self
    }

    /// Somebody does something, such as `white move e2e4`; what happened.
    #[track_caller]
    pub fn told(&mut self, text: &str) -> String {
        let action = action(text);
        let (state, events) = reduce(self.state.clone(), action, self.now);
        self.state = state;
        let texts: Vec<String> =
            events.iter().map(|event| event.text(GameKind::Chess).to_string()).collect();
        texts.join(", ")
    }

    /// The same, with what should happen.
    #[track_caller]
    pub fn hears(&mut self, text: &str, expected: &str) -> &mut Table {
        assert_eq!(self.told(text), expected, "{text}");
        self
    }

    /// Moves of both sides, each by the one who has the move.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Table {
        for squares in moves.split_whitespace() {
            let by = match self.state.on_move() {
                Side::First => "white",
                Side::Second => "black",
            };
            let told = self.told(&format!("{by} move {squares}"));
            assert!(!told.contains("refused"), "{squares}: {told}");
        }
        self
    }

    pub fn face(&self, color: Side) -> FaceView {
        let clocks = self.state.clock_view(self.now).expect("a clock");
        match color {
            Side::First => clocks.first,
            Side::Second => clocks.second,
        }
    }

    pub fn left(&self, color: Side) -> Millis {
        self.face(color).left.expect("a time control")
    }

    #[track_caller]
    pub fn result(&self) -> &'static str {
        self.state.ending().expect("the game is over").result()
    }
}

#[track_caller]
fn action(text: &str) -> Action {
    let (by, deed) = text.split_once(' ').expect("who and what");
    Action {
        by: Actor::read(GameKind::Chess, by).unwrap(),
        deed: Deed::read(GameKind::Chess, deed).unwrap(),
    }
}
