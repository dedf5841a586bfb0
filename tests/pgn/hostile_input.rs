use super::*;

/// So many bytes made by a function of their position.
struct Made<F>(u64, u64, F);

impl<F: FnMut(u64) -> u8> Read for Made<F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Made(at, len, byte) = self;
        let count = (*len - *at).min(buffer.len() as u64);
        for slot in &mut buffer[..count as usize] {
            *slot = byte(*at);
            *at += 1;
        }
        Ok(count as usize)
    }
}

const HUNDRED_MEGABYTES: u64 = 100 << 20;

/// `len` times one byte after `start`, then a good game.
fn flood(len: u64, start: &str, byte: u8, end: &str) -> Vec<Result<Game, PgnError>> {
    let next = b"\n[Event \"next\"]\n\n1. e4 *";
    let filler = Made(0, len, move |_| byte);
    Reader::new(start.as_bytes().chain(filler).chain(end.as_bytes()).chain(&next[..])).collect()
}

#[track_caller]
fn assert_next_game_is_read(games: &[Result<Game, PgnError>]) {
    let last = games.last().unwrap().as_ref().unwrap();
    assert_eq!(last.tag("Event"), Some("next"));
    assert_eq!(moves(last), "e4");
}

#[test]
fn a_symbol_of_100_megabytes_is_an_error() {
    let games = flood(HUNDRED_MEGABYTES, "1. ", b'N', " e4 *");
    let error = games[0].as_ref().unwrap_err();
    assert_eq!(error.line, 1);
    assert!(error.to_string().len() < 400, "{error}");
    assert_next_game_is_read(&games);
}

#[test]
fn a_comment_of_100_megabytes_is_cut() {
    for (start, end) in [("1. e4 {", "} e5 *"), ("1. e4 ;", "\n e5 *")] {
        let games = flood(HUNDRED_MEGABYTES, start, b'x', end);
        let game = games[0].as_ref().unwrap();
        assert_eq!(moves(game), "e4 e5");
        let first = game.line(NodeId::ROOT).next().unwrap();
        assert_eq!(game.comments(first).next().map(str::len), Some(limits::COMMENT));
        assert_eq!(notes(game), [NoteKind::LongComment]);
        assert_next_game_is_read(&games);
    }
}

#[test]
fn endless_comments_and_variations_end_with_the_next_game() {
    for start in ["1. e4 {", "1. e4 (1. d4 {", "1. e4 (1. x ", "1. e4 (", "1. x {"] {
        assert_next_game_is_read(&flood(1 << 24, start, b'\n', ""));
    }
}

#[test]
fn a_tag_of_100_megabytes_is_cut() {
    for start in ["[White \"", "[White ", "[", "[White"] {
        let games = flood(HUNDRED_MEGABYTES, start, b'W', "");
        assert_next_game_is_read(&games);
    }
    let games = flood(HUNDRED_MEGABYTES, "[White \"", b'\\', "");
    assert_next_game_is_read(&games);
}

#[test]
fn any_single_byte_a_million_times_is_survived() {
    for byte in [0, b' ', b'.', b'1', b'(', b')', b'[', b'"', b'$', b'!', b'-', b'%', 0xFF, b';'] {
        for start in ["", "1. e4 "] {
            assert_next_game_is_read(&flood(1 << 20, start, byte, "\n"));
        }
    }
}

#[test]
fn ten_thousand_nested_variations_are_cut_at_the_limit() {
    let open = "(1. e3 e6 ".repeat(10_000);
    let text = format!("1. e4 e5 {open}{} 2. Nf3 *", ")".repeat(10_000));
    let game = read(text.replace("1. e3 e6", "1... e6"));
    assert_eq!(moves(&game), "e4 e5 Nf3");
    assert_eq!(notes(&game), [NoteKind::DeepVariation]);
    let copy = game.clone();
    assert_eq!(read(game.to_string()), copy);
    let _ = format!("{copy:?}");
}

#[test]
fn an_endless_game_is_an_error() {
    let shuffle = b"Nf3 Nf6 Ng1 Ng8 ";
    let endless = Made(0, HUNDRED_MEGABYTES, |at| shuffle[at as usize % shuffle.len()]);
    let next = b"\n\n[Event \"next\"]\n\n1. e4 *";
    let games: Vec<_> = Reader::new(endless.chain(&next[..])).collect();
    assert!(matches!(games[0].as_ref().unwrap_err().kind, PgnErrorKind::TooManyPlies));
    assert_next_game_is_read(&games);
}

#[test]
fn endless_variations_are_an_error() {
    let shuffle = b"(e3 e6) ";
    let endless = Made(0, HUNDRED_MEGABYTES, |at| shuffle[at as usize % shuffle.len()]);
    let next = b"\n\n[Event \"next\"]\n\n1. e4 *";
    let games: Vec<_> = Reader::new(b"e4 ".chain(endless).chain(&next[..])).collect();
    assert!(matches!(games[0].as_ref().unwrap_err().kind, PgnErrorKind::TooManyMoves));
    assert_next_game_is_read(&games);
}

#[test]
fn endless_remarks_on_a_move_are_cut() {
    for remark in [&b"{x} "[..], b"$1 $2 $3", b"e4 ({x}) "] {
        let endless = Made(0, 10 << 20, |at| remark[at as usize % remark.len()]);
        let next = b"\n\n[Event \"next\"]\n\n1. e4 *";
        let games: Vec<_> = Reader::new(b"e4 ".chain(endless).chain(&next[..])).collect();
        assert_next_game_is_read(&games);
    }
    let text = format!("1. e4 {} *", "{x} ".repeat(1000));
    let game = read(text);
    assert_eq!(game.comments(game.tip()).count(), limits::REMARKS_PER_MOVE);
    assert_eq!(game.notes.len(), limits::NOTES);
    assert_eq!(game.notes.last().map(|note| &note.kind), Some(&NoteKind::More));
}
