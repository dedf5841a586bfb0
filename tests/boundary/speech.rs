//! What is said crosses the boundary as it is.

use annabella::ffi::{
    GameError, GameQuestion, GameSession, GameSide, GameSpeech, Phrase, PhraseUrgency, PieceKind,
    PieceNaming, SpeechLanguage, SpeechSettings, SpeechStyle, SquarePlace, parse_setup,
    saved_game_spoken,
};

use super::{act, create, create_heard, listener, wait};

pub fn to_white(settings: SpeechSettings) -> GameSpeech {
    GameSpeech { settings, listener: Some(GameSide::First) }
}

pub fn german() -> SpeechSettings {
    SpeechSettings { language: SpeechLanguage::German, ..fide() }
}

pub fn fide() -> SpeechSettings {
    SpeechSettings {
        language: SpeechLanguage::English,
        style: SpeechStyle::Fide,
        announcements: None,
        pieces: PieceNaming::Word,
        place: SquarePlace::Before,
        own_ranks: false,
        is_brief: false,
        names_pawns: false,
        names_captured: false,
        omits_check: false,
        long_names: false,
        as_printed: false,
        names_columns_and_rows: false,
    }
}

pub fn said(phrases: &[Phrase]) -> Vec<String> {
    let segments = |phrase: &Phrase| {
        let parts = phrase.segments.iter().map(|part| format!("{}:{}", part.lang, part.text));
        parts.collect::<Vec<String>>().join(" ")
    };
    phrases.iter().map(segments).collect()
}

fn ask(session: &GameSession, question: GameQuestion) -> Vec<String> {
    said(&session.ask(question, 0).expect("it is open"))
}

#[test]
fn each_update_says_what_happened_as_the_listener_wants_it() {
    let session = create("new chess");
    let update = act(&session, "white", "move g1f3");
    assert_eq!(said(&update.phrases), ["en:White: knight, f 3."]);
    assert_eq!(update.phrases[0].urgency, PhraseUrgency::Assertive);
    session.set_speech(to_white(fide())).expect("it is open");
    let update = act(&session, "black", "move e7e5");
    assert_eq!(said(&update.phrases), ["en:Black: de:Eva fünf."]);
    let german = SpeechSettings { is_brief: true, ..german() };
    session.set_speech(to_white(german)).expect("it is open");
    let update = act(&session, "white", "move f3e5");
    assert_eq!(said(&update.phrases), ["de:Springer schlägt Eva fünf."]);
    assert_eq!(update.phrases[0].urgency, PhraseUrgency::Polite);
    let update = act(&session, "white", "move f3e5");
    assert_eq!(update.phrases[0].urgency, PhraseUrgency::Assertive);
}

#[test]
fn a_phrase_has_words_for_the_eye_beside_those_for_the_ear() {
    let session = create("new chess");
    let phrase = act(&session, "white", "move g1f3").phrases.remove(0);
    assert_eq!(said(std::slice::from_ref(&phrase)), ["en:White: knight, f 3."]);
    assert_eq!(phrase.printed, "White: knight, f3.");
}

#[test]
fn a_phrase_says_whether_it_is_the_announcement() {
    let session = create("new chess blind=white");
    session.set_speech(to_white(fide())).expect("it is open");
    let marked = |by, deed| {
        let phrases = act(&session, by, deed).phrases;
        let is_announcement = phrases.iter().map(|phrase| phrase.is_announcement).collect();
        (said(&phrases), is_announcement)
    };
    let (text, marks): (Vec<String>, Vec<bool>) = marked("white", "move e2e4");
    assert_eq!((&*text.concat(), marks), ("de:Eva vier.", vec![true]));
    let (text, marks) = marked("white", "move d2d4");
    assert_eq!((&*text.concat(), marks), ("en:Correction: de:David vier.", vec![true]));
    assert_eq!(marked("white", "spoken"), (Vec::new(), Vec::new()));
    let (text, marks) = marked("white", "press");
    assert_eq!(marks, vec![false; text.len()]);
    let (text, marks) = marked("black", "repeat e2e4");
    assert_eq!((text.len(), marks), (1, vec![false]));
}

#[test]
fn the_first_phrases_of_a_game_are_made_as_it_is_created_or_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path of UTF-8").to_owned();
    let setup = parse_setup("new chess clock=1".to_owned()).expect("a setup");
    let speech = Some(to_white(german()));
    let session = GameSession::create(setup, Some(path.clone()), None, 0, 0, speech);
    let session = session.expect("it can begin");
    let described = said(&session.describe(0).expect("it is open")).join(" ");
    assert!(described.starts_with("de:Schach"), "{described}");
    act(&session, "white", "start");
    let update = act(&session, "white", "move e2e4");
    assert!(said(&update.phrases)[0].starts_with("de:"), "{:?}", said(&update.phrases));
    let id = session.id().expect("it is open").expect("it has a file");
    session.shut_down().expect("all is written");
    let session = GameSession::resume(path, id, None, 0, 1_000, speech).expect("it goes on");
    let opened = said(&session.opened(0).expect("it is open").phrases);
    assert_eq!(opened, ["de:Die Partie ist pausiert."]);
    let described = said(&session.describe(0).expect("it is open")).join(" ");
    assert!(described.starts_with("de:Schach"), "{described}");
}

#[test]
fn who_asks_whose_turn_it_is_after_the_end_is_told_who_has_won_and_why() {
    let session = create("new chess clock=5 white-name=Anna black-name=Bella");
    act(&session, "white", "start");
    act(&session, "white", "move e2e4");
    act(&session, "black", "resign");
    act(&session, "black", "confirm");
    assert_eq!(
        ask(&session, GameQuestion::Turn),
        ["en:The game is over.", "en:Bella resigns. Anna wins."]
    );
}

#[test]
fn questions_are_answered_for_the_listener() {
    let session = create("new chess moves=\"e2e4 d7d5\"");
    let piece = Some(PieceKind::Knight);
    let color = Some(GameSide::First);
    assert_eq!(
        ask(&session, GameQuestion::Where { color, piece }),
        ["en:White knights: b 1, g 1."]
    );
    assert_eq!(ask(&session, GameQuestion::Captures { square: Some(28) }).len(), 1);
    for question in [
        GameQuestion::On { square: 0 },
        GameQuestion::File { file: 7 },
        GameQuestion::Rank { rank: 7 },
        GameQuestion::Diagonals { square: 63 },
        GameQuestion::Lines { square: 63 },
        GameQuestion::Next { piece: PieceKind::King, color: None, from: 0, is_backward: true },
        GameQuestion::Moves { square: None },
        GameQuestion::LastMoves { count: u32::MAX },
        GameQuestion::Captured,
        GameQuestion::Turn,
        GameQuestion::Clocks,
        GameQuestion::TimesUsed,
        GameQuestion::MoveNumber,
        GameQuestion::MoveOf { side: GameSide::Second, number: 1 },
        GameQuestion::Situation,
        GameQuestion::Looks,
        GameQuestion::Score,
        GameQuestion::Board,
        GameQuestion::Quarters,
        GameQuestion::Ranks,
        GameQuestion::Material,
        GameQuestion::Attackers { square: 35 },
        GameQuestion::Defenders { square: 35 },
        GameQuestion::Pins,
        GameQuestion::Neighbours { square: 28 },
        GameQuestion::Shade { square: 28 },
        GameQuestion::Count { color: None, piece: None },
        GameQuestion::MovesOf { piece: PieceKind::Knight },
        GameQuestion::MovesInHand,
        GameQuestion::CapturedBy { side: GameSide::First },
        GameQuestion::Check { color: None },
        GameQuestion::Castling,
        GameQuestion::EnPassant,
        GameQuestion::Clock { side: GameSide::First },
        GameQuestion::Attacks { square: 28 },
        GameQuestion::Hanging,
        GameQuestion::Checks,
        GameQuestion::Mates,
        GameQuestion::LastCaptureOf { side: GameSide::First },
        GameQuestion::MovesNumbered { number: 1 },
    ] {
        let answers = session.ask(question, 0).expect("it is open");
        assert!(!answers.is_empty(), "{question:?}");
        assert!(answers.iter().all(|phrase| phrase.urgency == PhraseUrgency::Answer));
    }
    for question in [
        GameQuestion::On { square: 64 },
        GameQuestion::File { file: 8 },
        GameQuestion::Rank { rank: 255 },
        GameQuestion::Moves { square: Some(64) },
    ] {
        assert!(matches!(session.ask(question, 0), Err(GameError::BadInput { .. })));
    }
}

#[test]
fn a_game_is_told_in_a_sentence_before_it_is_in_a_list() {
    let session = create("new chess black=rating:1200");
    let told = |session: &GameSession| session.summary(0).expect("it is open").printed;
    let who = "White against the computer, rated about 1200, casual player";
    assert_eq!(told(&session), format!("{who}: your move, move 1."));
    act(&session, "white", "move e2e4");
    assert!(told(&session).contains("Black to move, move 1"), "{}", told(&session));
}

/// What the computer begins with is told with its update.
#[test]
fn the_first_move_of_the_computer_is_not_described_once_more() {
    let (listener, heard) = listener(Ok(()));
    let session = create_heard("new yin-yang size=5 target=1 black=level:1", Some(listener));
    session.opened(0).expect("it is open");
    wait(&heard);
    let begun = session.collect(0).expect("it is open").expect("it has moved");
    assert!(said(&begun.phrases).join(" ").contains("Black: "), "{:?}", begun.phrases);
    let introduced = said(&session.introduce(0).expect("it is open")).join(" ");
    assert!(introduced.contains("White"), "{introduced}");
    assert!(!introduced.contains("Black: ") && !introduced.contains("Move 1"), "{introduced}");
    // whoever asks for it hears it, and at the end it is the last move
    let described = said(&session.describe(0).expect("it is open")).join(" ");
    assert!(described.contains("Black: "), "{described}");
    // the second player
    act(&session, "black", "resign");
    act(&session, "black", "confirm");
    let all = [session.describe(0), session.introduce(0)];
    let [described, introduced] = all.map(|told| said(&told.expect("it is open")));
    assert_eq!(described, introduced);
    let last_move = &described[described.len() - 2];
    assert!(last_move.contains("Black: "), "{described:?}");
}

#[test]
fn a_game_is_described_and_its_squares_are_labelled() {
    let session = create("new chess white-hidden=board black=level:3 clock=5+3");
    assert!(said(&session.describe(0).expect("it is open")).len() > 1);
    let labels = || said(&session.square_labels().expect("it is open"));
    assert_eq!(labels().len(), 64);
    // who is alone at the device is not told what is hidden from him, named or not
    assert_eq!(labels()[4], "en:e 1");
    session.set_speech(to_white(fide())).expect("it is open");
    assert_eq!(labels()[4], "de:Eva eins");
    let open = create("new chess white=level:3 black-hidden=nothing clock=5+3");
    assert_eq!(said(&open.square_labels().expect("it is open"))[4], "en:e 1, white king");
}

#[test]
fn a_clock_is_felt_where_there_is_one() {
    let session = create("new chess clock=90");
    let felt = |color| session.felt_clock(color, 0).expect("it is open");
    let pattern = felt(GameSide::First).expect("there is a clock");
    assert_eq!((pattern.pulses[0].length_ms, pattern.repeats), (500, false));
    let session = create("new chess clock=0:01 mode=strict");
    act(&session, "arbiter", "start");
    let update = session.dispatch(super::action("clock", "tick"), 5_000).expect("it is open");
    assert!(!update.phrases.is_empty());
    let fallen = session.felt_clock(GameSide::First, 5_000).expect("it is open");
    assert_eq!(fallen.expect("there is a clock").pulses.len(), 1);
    assert_eq!(create("new chess").felt_clock(GameSide::Second, 0), Ok(None));
}

#[test]
fn times_that_the_player_has_set_are_told_once() {
    let session = create("new chess clock=5");
    act(&session, "white", "start");
    session
        .set_speech(GameSpeech { settings: fide(), listener: Some(GameSide::First) })
        .expect("it is open");
    let update = session.set_time_marks(vec![60_000, 300_000, 120_000], vec![], 0);
    let update = update.expect("they can be set");
    // five minutes are no fall
    assert_eq!((said(&update.phrases).len(), update.view.next_moment_ms), (0, Some(180_000)));
    let tick = |now| session.dispatch(super::action("clock", "tick"), now).expect("it is open");
    assert_eq!(said(&tick(179_999).phrases), [""; 0]);
    let update = tick(180_003);
    assert_eq!(said(&update.phrases), ["en:You have 2 minutes left."]);
    assert_eq!(update.phrases[0].urgency, PhraseUrgency::Polite);
    assert_eq!(update.view.next_moment_ms, Some(240_000));
    assert_eq!(said(&tick(180_004).phrases), [""; 0]);
    let update = session.set_time_marks(vec![], vec![], 180_005).expect("they can be set");
    assert_eq!(update.view.next_moment_ms, Some(300_000));
    for wrong in [vec![1_000; 9], vec![86_400_001], vec![0]] {
        let error = session.set_time_marks(vec![], wrong, 180_006);
        assert!(matches!(error, Err(GameError::BadInput { .. })), "{error:?}");
    }
}

#[test]
fn what_was_said_is_there_with_its_times_of_the_running_game_and_of_the_saved_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = super::create_saved("new chess", &folder);
    act(&session, "white", "move e2e4");
    session.dispatch(super::action("black", "move e7e5"), 5_000).expect("it is open");
    let white = Some(GameSide::First);
    let log = session.spoken_log(fide(), white).expect("it is open");
    let phrases: Vec<Phrase> = log.iter().map(|spoken| spoken.phrase.clone()).collect();
    assert_eq!(said(&phrases), ["en:White: de:Eva vier.", "en:Black: de:Eva fünf."]);
    assert_eq!((log[1].time_ms, log[1].wall_ms), (5_000, 6_000));
    assert_eq!(log[1].time, "0:05");
    let plain = SpeechSettings { style: SpeechStyle::Plain, ..fide() };
    let seen = session.spoken_log(plain, white).expect("it is open");
    assert_eq!(seen[0].phrase.printed, "White: e4.");
    let id = session.id().expect("it is open").expect("it has a file");
    let of_saved = || saved_game_spoken(super::path(&folder), id.clone(), fide(), white);
    assert_eq!(of_saved(), Ok(log.clone()));
    session.shut_down().expect("it closes");
    assert_eq!(of_saved(), Ok(log));
    let missing = saved_game_spoken(super::path(&folder), "none".to_owned(), fide(), None);
    assert!(matches!(missing, Err(GameError::Missing { .. })), "{missing:?}");
}
