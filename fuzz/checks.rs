//! What must hold for any bytes. Shared by the fuzz targets and by
//! `tests/fuzz_seeds.rs`, which replays the seeds.

#[path = "checks/session.rs"]
mod session;

use annabella::games::checkers::notation::pdn;
use annabella::games::chess::notation::pgn::{Game, Options, Reader};
use annabella::games::chess::notation::san::{self, Style};
use annabella::games::chess::notation::uci::{self, Castling};
use annabella::games::chess::notation::{fen, iccf};
use annabella::games::chess::{Move, Position, perft};
use annabella::games::yin_yang::{self, Groups, notation::sgf};
use annabella::games::{GameKind, Record};
use annabella::session::{Deed, State};
use annabella::speech::braille::{self, Language, Profile};
use annabella::speech::{self, Heard, Hearing, PieceNames, Settings};
use annabella::table::correspondence::{Link, deeds_of};
use annabella::table::journal::{self, Condition, RepairError};
use annabella::table::transcript;
pub use session::session;

/// A FEN is refused, or reads back from what is written, and can be played on.
pub fn fen(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok((position, _)) = fen::parse(text) {
        let again: Position = position.to_string().parse().expect("our own FEN reads back");
        assert_eq!(again, position);
        assert_eq!(again.key(), position.key());
        let _ = perft(&position, 2);
        for mv in position.legal_moves() {
            round_trip(&position, mv);
        }
    }
}

/// A link of a game by correspondence is refused, or reads back from what is written and invites
/// to its game; what it does in a game that it does not know is refused.
pub fn link(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(link) = Link::find(text) else { return };
    assert_eq!(Link::find(&link.to_string()).as_ref(), Ok(&link));
    let Ok(game) = link.invitation() else { return };
    assert_eq!((game.seed, &game.moves), (link.id, &link.moves));
    let state = State::new(game).expect("it was seen that it can begin");
    // all moves are there already, and what is said fits or does not
    let _ = deeds_of(&state, Settings::default(), text, 0);
    let other = State::default();
    assert!(deeds_of(&other, Settings::default(), text, 0).is_err());
}

/// Positions with all that notation has to tell apart.
const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "4k3/1P6/8/3pPpP1/8/8/8/4K3 w - f6 0 2",
    "6k1/8/Q2Q4/8/Q2Q4/1N3N2/8/1N1K1N2 w - - 0 1",
    "1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 0 1",
];

/// The first byte chooses a position, the rest is a move in SAN.
pub fn san(data: &[u8]) {
    if let Some((position, text)) = position_and_text(data) {
        if let Ok(mv) = san::parse(&position, text) {
            round_trip(&position, mv);
        }
        let _ = san::parse_strict(&position, text);
    }
}

/// The first byte chooses a position, the rest is a move in UCI or ICCF form.
pub fn uci(data: &[u8]) {
    if let Some((position, text)) = position_and_text(data) {
        for mv in [uci::parse(&position, text), iccf::parse(&position, text)].into_iter().flatten()
        {
            round_trip(&position, mv);
        }
    }
}

/// The first byte chooses a position, the rest is what somebody says: a move that is
/// heard is legal, and so are those that are asked about.
pub fn hearing(data: &[u8]) {
    let Some((position, text)) = position_and_text(data) else { return };
    for language in speech::Language::ALL {
        for pieces in [PieceNames::Word, PieceNames::Letter] {
            let settings = Settings { language, pieces, ..Settings::default() };
            match Hearing::new(settings).hear(text, &position) {
                Heard::Move(mv) => round_trip(&position, mv),
                Heard::Irregular { squares, refusal } => {
                    assert_eq!(squares.find(&position), Err(refusal));
                }
                Heard::Ambiguous { candidates, .. } => {
                    assert!(!candidates.is_empty());
                    for mv in candidates {
                        round_trip(&position, mv);
                    }
                }
                Heard::Deed(deed) => {
                    let text = deed.text(GameKind::Chess).to_string();
                    assert_eq!(Deed::read(GameKind::Chess, &text), Ok(deed));
                }
                _ => {}
            }
        }
    }
}

/// A game that can be read is written so that it reads back, also strictly.
pub fn pgn(data: &[u8]) {
    let strict = Options { strict: true, ..Options::default() };
    for game in Reader::new(data).flatten() {
        let text = game.to_string();
        assert_eq!(text.parse::<Game>().expect("our own PGN reads back"), game, "{text}");
        let again = Reader::with_options(text.as_bytes(), strict).next();
        assert_eq!(again.expect("a game").expect("our own PGN keeps the standard"), game);
    }
    for game in Reader::with_options(data, strict).flatten() {
        assert!(game.notes.is_empty());
    }
}

/// A game of checkers that can be read is written so that it reads back, and of that there is
/// nothing to note.
pub fn pdn(data: &[u8]) {
    for game in pdn::Reader::new(data).flatten() {
        let text = game.to_string();
        let again = text.parse::<pdn::Game>().expect("our own PDN reads back");
        assert_eq!(again, game, "{text}");
        assert_eq!(again.notes, [], "{text}");
    }
}

/// A game in SGF is refused, or reads back from what is written, with nothing to note.
pub fn sgf(data: &[u8]) {
    for game in sgf::Reader::new(data).flatten() {
        let text = game.to_string();
        let again = text.parse::<sgf::Game>().expect("our own SGF reads back");
        assert_eq!(again, game, "{text}");
        assert_eq!(again.notes, [], "{text}");
    }
}

/// The first byte says how many; the rest is a position of Yin-Yang, which is refused, or reads
/// back and is played on by so many moves, the same ones on the board for search.
pub fn yin_yang(data: &[u8]) {
    let Some((count, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let Ok(mut position) = text.parse::<yin_yang::Position>() else { return };
    let (mut groups, mut past) = (Groups::from(&position), Vec::new());
    for number in 0..usize::from(*count) {
        let again: yin_yang::Position = position.to_string().parse().expect("ours reads back");
        assert_eq!((again, again.key()), (position, position.key()));
        let moves = position.legal_moves(&past);
        let Some(mv) = moves.get(number * 7 % moves.len().max(1)) else { break };
        if let Some(point) = mv.point() {
            let captured = position.captured(point).len();
            assert_eq!(groups.place(position.turn(), point), Ok(captured), "{position}");
        }
        past.push(position.key());
        position = position.after(*mv);
    }
    while groups.undo() {}
}

/// A score in Braille is refused, or written in every style so that the same moves,
/// result and start are read again, and so written once more.
pub fn braille(data: &[u8]) {
    let told = [None, Some(Profile::Literal), Some(Profile::Compact)];
    for profile in told {
        let options = braille::Options { profile, ..braille::Options::default() };
        for game in braille::Reader::with_options(data, options).flatten() {
            for language in Language::ALL {
                for profile in [Profile::Literal, Profile::Compact] {
                    braille_round_trip(&game, &braille::Style { profile, language });
                }
            }
        }
    }
}

fn braille_round_trip(game: &Record, style: &braille::Style) {
    let braille::Style { profile, language } = *style;
    let options = braille::Options {
        profile: Some(profile),
        language: Some(language),
        kind: Some(game.kind()),
    };
    let text = braille::text(game, style);
    let pages = braille::pages(game, style);
    assert!(
        pages.split("\r\n").all(|line| line.trim_start_matches('\x0C').len() <= braille::WIDTH)
    );
    for written in [text.as_bytes(), pages.as_bytes()] {
        let mut games = braille::Reader::with_options(written, options);
        let again = games.next().expect("a game").expect("our own score reads back");
        assert!(games.next().is_none());
        match (&again, game) {
            (Record::Chess(again), Record::Chess(game)) => {
                assert!(again.mainline().eq(game.mainline()));
                assert_eq!((again.result, again.start()), (game.result, game.start()));
            }
            (Record::Checkers(again), Record::Checkers(game)) => {
                assert_eq!((again.start(), again.moves()), (game.start(), game.moves()));
                assert_eq!(again.result(), game.result());
            }
            _ => panic!("another game is read back: {again}"),
        }
        assert_eq!(without_accents(&braille::text(&again, style)), without_accents(&text));
    }
}

/// German has one sign for all accents, so that it reads back as the letter alone.
fn without_accents(text: &str) -> String {
    text.replace('⠈', "")
}

/// A saved game is refused, or what is read of it is sound by itself, can be
/// repaired and reads back; also after right checksums were put to all lines.
pub fn journal(data: &[u8]) {
    saved_game(data);
    let mut sealed = Vec::new();
    for line in data.split(|&byte| byte == b'\n') {
        sealed.extend_from_slice(line);
        sealed.extend(format!(",\"crc\":\"{:08x}\"}}\n", crc32fast::hash(line)).into_bytes());
    }
    saved_game(&sealed);
}

fn saved_game(data: &[u8]) {
    let repaired = journal::repair(data);
    if let Ok((bytes, report)) = &repaired {
        let reading = journal::read(bytes).expect("a repaired game can be read");
        assert_eq!((reading.condition, reading.entries.len()), (Condition::Whole, report.entries));
    }
    let Ok(reading) = journal::read(data) else { return };
    let (sound, rest) = data.split_at(reading.sound_len as usize);
    let again = journal::read(sound).expect("the sound part can be read");
    assert_eq!(again.entries, reading.entries);
    match reading.condition {
        Condition::Whole => assert_eq!((repaired, rest), (Err(RepairError::Whole), &[][..])),
        Condition::Unfinished { bytes } => assert_eq!(bytes, rest.len() as u64),
        Condition::Damaged { line, lost_lines, .. } => {
            assert_eq!(line, reading.entries.len() as u64 + 1);
            assert!(lost_lines > 0);
        }
        Condition::Newer { version, .. } => {
            assert_eq!(repaired, Err(RepairError::Newer { version }));
            return;
        }
    }
    assert_eq!(again.condition, Condition::Whole);
    let mut written = journal::header_line(reading.version, &reading.app, reading.created);
    for (number, entry) in (1..).zip(&reading.entries) {
        written += &journal::entry_line(number, entry);
    }
    let back = journal::read(written.as_bytes()).expect("our own game reads back");
    assert_eq!((back.condition, back.entries), (Condition::Whole, reading.entries));
}

fn position_and_text(data: &[u8]) -> Option<(Position, &str)> {
    let (&choice, text) = data.split_first()?;
    let fen = POSITIONS[usize::from(choice) % POSITIONS.len()];
    Some((fen.parse().expect("a fixed FEN"), std::str::from_utf8(text).ok()?))
}

/// A move that a parser returns is legal and reads back in every notation.
fn round_trip(position: &Position, mv: Move) {
    assert!(position.after(mv).is_ok());
    for style in [Style::FIDE, Style::PGN] {
        assert_eq!(san::parse(position, &san::write(position, mv, &style)), Ok(mv));
    }
    for castling in [Castling::Standard, Castling::KingTakesRook] {
        assert_eq!(uci::parse(position, &uci::write(mv, castling)), Ok(mv));
    }
    assert_eq!(iccf::parse(position, &iccf::write(mv)), Ok(mv));
}

/// A transcript holds or is told why not; one that can be brought up to date holds
/// then.
pub fn transcript(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    // counting positions may take long
    if text.contains("perft") {
        return;
    }
    if let Err(difference) = transcript::check(text) {
        assert!(difference.line <= text.lines().count().max(1));
    }
    if let Ok(updated) = transcript::updated(text) {
        assert_eq!(transcript::check(&updated), Ok(()));
        assert_eq!(transcript::updated(&updated).as_ref(), Ok(&updated));
    }
}
