//! Games by correspondence: two devices that know of each other by texts alone.

mod links;
mod not_taken;
mod whole_games;

use annabella::games::{GameKind, Side};
use annabella::session::{Action, Actor, Deed, Event, NotTaken, State};
use annabella::speech::{Settings, Speaker};
use annabella::table::correspondence::{Received, receive};
use annabella::table::library::Library;
use annabella::table::{Game, Update};

use crate::{DAY, listener};

/// The hours of a day, in milliseconds.
const HOUR: u64 = 3_600_000;

/// Somebody's device: a folder with games, and the one that is open.
struct Device {
    _folder: tempfile::TempDir,
    library: Library,
    game: Option<Game>,
    /// How late it is, in milliseconds since the tests began.
    now: u64,
}

impl Device {
    fn new() -> Device {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let library = Library::open(folder.path().join("games"));
        Device { _folder: folder, library, game: None, now: 0 }
    }

    /// A device on which a game was begun.
    fn with(setup: &str) -> Device {
        let mut device = Device::new();
        device.begin(setup.parse().expect("the test's game can be read"));
        device
    }

    fn begin(&mut self, setup: annabella::session::NewGame) {
        let library = Some(self.library.clone());
        let game = Game::new(setup, library, listener().0, self.now, DAY + self.now);
        let mut game = game.expect("it can begin");
        assert!(game.settle(self.now).kept.is_ok());
        self.game = Some(game);
    }

    fn game(&mut self) -> &mut Game {
        self.game.as_mut().expect("a game is open")
    }

    fn state(&self) -> &State {
        self.game.as_ref().expect("a game is open").state()
    }

    /// The program is left, and goes on with the game that it finds.
    fn restart(&mut self) {
        let id = self.game().id().expect("it has a file").to_owned();
        self.game = None;
        let (game, update) =
            Game::resume(&self.library, &id, listener().0, 5, DAY + self.now).expect("it goes on");
        assert!(update.kept.is_ok() && update.doubt.is_none());
        self.game = Some(game);
        self.now = 5;
    }

    /// The player here does something.
    fn act(&mut self, deed: &str) -> Vec<String> {
        let own = !self.state().correspondent().expect("it is by correspondence");
        let shape = self.state().shape();
        let deed = Deed::read(shape, deed).expect("something that can be done");
        let now = self.now;
        let update = self.game().dispatch(Action { by: Actor::Player(own), deed }, now);
        self.told(&update)
    }

    fn told(&self, update: &Update) -> Vec<String> {
        assert!(update.kept.is_ok(), "{:?}", update.kept);
        let shape = self.state().shape();
        update.events.iter().map(|event| event.text(shape).to_string()).collect()
    }

    /// Plays and shares it: the text.
    fn plays(&mut self, deed: &str) -> String {
        let told = self.act(deed);
        assert!(!told.join(" ").contains("refused"), "{deed}: {told:?}");
        self.shares()
    }

    fn shares(&mut self) -> String {
        let now = self.now;
        let (text, update) = self.game().share(&speaker(), now);
        let is_refused = matches!(update.events.last(), Some(Event::Refused { .. }));
        assert!(!is_refused, "{:?}", self.told(&update));
        text.expect("there is something to share")
    }

    /// Takes a text in: what happened.
    fn takes_in(&mut self, text: &str) -> Result<Vec<String>, NotTaken> {
        let now = self.now;
        let update = self.game().take_in(Settings::default(), text, now)?;
        Ok(self.told(&update))
    }

    /// Begins the game to which a text invites.
    fn accepts(&mut self, text: &str) {
        match receive(&self.library, text, DAY + self.now) {
            Ok(Ok(Received::Invitation(setup))) => self.begin(*setup),
            other => panic!("{other:?}"),
        }
    }
}

fn speaker() -> Speaker {
    Speaker::new(Settings::default())
}

/// Anna has White and the game of a line, in which Bella is elsewhere; she has moved, and both
/// have the game.
fn begun(terms: &str, first: &str) -> (Device, Device) {
    let mut anna = Device::with(terms);
    let text = anna.plays(first);
    let mut bella = Device::new();
    bella.accepts(&text);
    (anna, bella)
}

const CHESS: &str = "new chess black=correspondent white-name=Anna black-name=Bella seed=7 days=3";

fn same_board(anna: &Device, bella: &Device) {
    assert_eq!(anna.state().position(), bella.state().position());
    let moves =
        |device: &Device| device.state().plies().iter().map(|ply| ply.mv).collect::<Vec<_>>();
    assert_eq!(moves(anna), moves(bella));
}

fn is_of(side: Side, state: &State) -> bool {
    state.correspondent() == Some(!side)
}

fn kinds() -> [GameKind; 4] {
    GameKind::ALL
}
