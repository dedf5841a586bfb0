use std::sync::{Arc, Mutex, mpsc};

use annabella::ffi::{
    GameError, GameReview, GameSide, GameSpeech, ListenerError, ReviewListener, parse_action,
};
use annabella::games::GameKind;

use crate::{act, create, speech, wait};

const SCHOLAR: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";

struct Watcher {
    ended: mpsc::Sender<()>,
    reached: Reached,
}

impl ReviewListener for Watcher {
    fn on_reviewed(&self, done: u32, all: u32) -> Result<(), ListenerError> {
        self.reached.lock().unwrap().push((done, all));
        Ok(())
    }

    fn on_review_ended(&self) -> Result<(), ListenerError> {
        let _ = self.ended.send(());
        // it is logged
        Err(ListenerError::Failed { reason: "on purpose".to_owned() })
    }
}

/// How far a review has come, each time that was told.
type Reached = Arc<Mutex<Vec<(u32, u32)>>>;

fn watcher() -> (Arc<dyn ReviewListener>, mpsc::Receiver<()>, Reached) {
    let (ended, heard) = mpsc::channel();
    let reached = Reached::default();
    (Arc::new(Watcher { ended, reached: Arc::clone(&reached) }), heard, reached)
}

fn german() -> GameSpeech {
    GameSpeech { settings: speech::german(), listener: Some(GameSide::Second) }
}

#[test]
fn a_game_of_pgn_is_looked_back_at() {
    let (listener, heard, reached) = watcher();
    let review = GameReview::of_pgn(SCHOLAR.to_owned(), None, german(), Some(listener), 20_000);
    let review = review.expect("it begins");
    wait(&heard);
    let result = review.result().expect("no fault").expect("it has ended");
    let moment = &result.moments[0];
    assert_eq!((moment.ply, &*moment.played.notation), (5, "Nf6"));
    assert_eq!(moment.reply.as_ref().map(|reply| &*reply.notation), Some("Qxf7#"));
    assert!(moment.loss >= 300, "{moment:?}");
    let said: Vec<&str> = result.phrases[1].segments.iter().map(|segment| &*segment.text).collect();
    assert!(said[0].starts_with("Zug 3: Du spieltest Springer Felix sechs."), "{said:?}");
    assert_eq!(reached.lock().unwrap().last(), Some(&(14, 14)));
    let told = |ply: usize| (result.chances[ply].first, &*result.chances[ply].phrase.printed);
    assert_eq!(result.chances.len(), 8);
    assert_eq!(told(7), (1000, "Weiß steht auf Gewinn."));
    assert_eq!(told(0).1, "Die Aussichten sind gleich.");
}

#[test]
fn a_game_of_checkers_is_looked_back_at() {
    let game = create("new checkers");
    for line in [
        "red > move 12-16",
        "white > move 23-18",
        "red > move 16-20",
        "white > move 18-14",
        "red > move 9x18",
    ] {
        let action = parse_action(GameKind::Checkers, line.to_owned(), None).expect("a move");
        game.dispatch(action, 0).expect("the game is open");
    }
    let (listener, heard, _) = watcher();
    let review = game.review(None, Some(listener), 625).expect("it begins");
    wait(&heard);
    let result = review.result().expect("no fault").expect("it has ended");
    let moment = result.moments.iter().find(|moment| moment.ply == 3).expect("a man was lost");
    assert_eq!(&*moment.played.notation, "18-14");
    // how many there are, and whose jump was the best move
    assert_eq!(result.phrases.len(), result.moments.len() + 2);
    let last = result.chances.last().expect("there are moves");
    assert_eq!((result.chances.len(), &*last.phrase.printed), (6, "Red is better."));
}

#[test]
fn a_review_can_be_cancelled() {
    let (listener, heard, _) = watcher();
    let review = GameReview::of_pgn(SCHOLAR.to_owned(), None, german(), Some(listener), u32::MAX);
    let review = review.expect("it begins");
    assert_eq!(review.result(), Ok(None));
    review.cancel().expect("no fault");
    wait(&heard);
    assert_eq!(review.result(), Ok(None));
}

#[test]
fn text_without_a_game_is_refused() {
    let no_game = GameReview::of_pgn(String::new(), None, german(), None, 1_000);
    assert!(matches!(no_game, Err(GameError::BadInput { .. })));
    let damaged = GameReview::of_pgn("1. e5".to_owned(), None, german(), None, 1_000);
    assert!(matches!(damaged, Err(GameError::Unreadable { .. })));
}

#[test]
fn a_running_game_is_reviewed_unless_it_is_strict() {
    let session = create("new chess");
    for (by, mv) in [("white", "f2f3"), ("black", "e7e5"), ("white", "g2g4"), ("black", "d8h4")] {
        act(&session, by, &format!("move {mv}"));
    }
    let (listener, heard, _) = watcher();
    let review = session.review(Some(GameSide::First), Some(listener), 1_000);
    let review = review.expect("it begins");
    wait(&heard);
    let result = review.result().expect("no fault").expect("it has ended");
    let plies: Vec<u32> = result.moments.iter().map(|moment| moment.ply).collect();
    assert_eq!(plies, [2]);
    // at the end stands how it ended, and not that somebody is winning
    let last = result.chances.last().expect("there are moves");
    assert_eq!((last.first, &*last.phrase.printed), (0, "Checkmate. Black wins."));
    let strict = create("new chess mode=strict clock=5+3");
    act(&strict, "arbiter", "start");
    let refused = strict.review(None, None, 1_000).map(|_| ());
    assert!(matches!(refused, Err(GameError::BadInput { .. })), "{refused:?}");
}
