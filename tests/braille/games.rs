//! Whole games, there and back.

use super::*;

/// The game with only what a score in this style keeps.
fn kept(game: &Game, style: &Style) -> Game {
    let mut kept = Game::new(*game.start());
    for mv in game.mainline() {
        kept.push(mv).unwrap();
    }
    kept.result = game.result;
    let tags = ["Event", "Site", "Date", "Round", "White", "WhiteElo", "Black", "BlackElo"];
    for tag in tags.into_iter().chain(["TimeControl", "Variant"]) {
        let value = game.tag(tag).unwrap_or_default();
        let value = match style.language {
            Language::German if tag != "Variant" => value.to_lowercase(),
            _ => value.to_owned(),
        };
        if !value.is_empty() {
            kept.set_tag(tag, &value);
        }
    }
    if game.is_chess960() {
        kept.set_tag("Variant", "Chess960");
    }
    kept
}

fn assert_round_trips(game: &Game) {
    for style in styles() {
        for text in [text(game, &style), pages(game, &style)] {
            assert_eq!(read(&text), kept(game, &style), "{text}");
        }
    }
}

#[test]
fn games_that_were_played_round_trip() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/data/lichess-2025-05.pgn");
    let games: Vec<Game> =
        PgnReader::new(std::fs::File::open(path).unwrap()).map(Result::unwrap).collect();
    assert_eq!(games.len(), 200);
    games.iter().for_each(assert_round_trips);
    // all in one text
    for style in styles() {
        let text: String = games.iter().map(|game| text(game, &style)).collect();
        let pages: Vec<String> = games.iter().map(|game| pages(game, &style)).collect();
        for text in [text, pages.join("\x0C")] {
            let again = read_all(&text).into_iter().map(Result::unwrap);
            assert!(again.eq(games.iter().map(|game| kept(game, &style))));
        }
    }
}

#[test]
fn random_games_round_trip() {
    for seed in 0..12 {
        random_games(seed, 160).iter().for_each(assert_round_trips);
    }
}

/// Each legal move of many positions, and no two written alike.
#[test]
fn every_legal_move_is_read_as_it_is_written() {
    let mut in_full = 0;
    for game in random_games(99, 120) {
        for position in game.positions() {
            for style in [LITERAL, COMPACT, GERMAN] {
                let mut seen = Vec::new();
                for mv in position.legal_moves() {
                    let written = style.write_move(&position, mv);
                    assert_eq!(
                        style.read_move(&position, &written),
                        Ok(mv),
                        "{position} {written:?}"
                    );
                    let is_pawns = brf(&written).starts_with(['B', 'D']);
                    in_full += usize::from(
                        is_pawns && brf(&written[1..]).starts_with(['2', '3', '4', '5', '6', '7']),
                    );
                    seen.push(written);
                }
                let count = seen.len();
                seen.sort_unstable();
                seen.dedup();
                assert_eq!(seen.len(), count, "{position}");
            }
        }
    }
    assert!(in_full > 50, "too few moves that could be read both ways: {in_full}");
}

#[test]
fn a_game_stands_so_in_each_style() {
    let game = pgn("[Event \"City Cup\"]\n[Date \"2025.05.01\"]\n[White \"Müller, A.\"]\n\
                    [Black \"O'Kelly\"]\n[Result \"0-1\"]\n\n1. f3 {slow} e5 2. g4 Qh4# 0-1");
    let literal = ",EVENT3 ,CITY ,CUP\r\n,DATE3 #BJBE4JE4JA\r\n,WHITE3 ,M^3ULLER1 ,A4\r\n\
                   ,BLACK3 ,O',KELLY\r\n,RESULT3 #J-#A\r\n\r\n#A4 F#C E#E\r\n#B4 G#D ,QH#D_?\r\n\
                   #J-#A\r\n";
    assert_eq!(pages(&game, &LITERAL), literal);
    let german = "TURNIER3 CITY CUP\r\nDATUM3 #BJBE'JE'JA\r\nWEI!3 M\\LLER1 A'\r\n\
                  SCHWARZ3 O,KELLY\r\nERGEBNIS3 #J-#A\r\n\r\n1 F3 E5\r\n2 G4 DH4>P>P\r\n0-1\r\n";
    assert_eq!(pages(&game, &GERMAN), german);
    let cells = "⠠⠑⠧⠑⠝⠞⠒⠀⠠⠉⠊⠞⠽⠀⠠⠉⠥⠏\n⠠⠙⠁⠞⠑⠒⠀⠼⠃⠚⠃⠑⠲⠚⠑⠲⠚⠁\n\
                ⠠⠺⠓⠊⠞⠑⠒⠀⠠⠍⠘⠒⠥⠇⠇⠑⠗⠂⠀⠠⠁⠲\n⠠⠃⠇⠁⠉⠅⠒⠀⠠⠕⠄⠠⠅⠑⠇⠇⠽\n\
                ⠠⠗⠑⠎⠥⠇⠞⠒⠀⠼⠚⠤⠼⠁\n\n⠂⠀⠋⠒⠀⠑⠢\n⠆⠀⠛⠲⠀⠟⠓⠲⠜⠏⠜⠏\n⠴⠤⠂\n\n";
    assert_eq!(text(&game, &COMPACT), cells);
}

#[test]
fn another_start_is_told_and_black_may_begin() {
    let game =
        pgn("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 41. e4 *");
    let literal = ",,FEN3 #DK#C_/ #H_/ #H_/ #H_/ #H_/ #H_/\r\n  #D,P#C_/ #D,K#C B - - #C #DJ\r\n\r\n\
                   #DJ444 ,KD#G\r\n#DA4 E#D\r\n\"9\r\n";
    assert_eq!(pages(&game, &LITERAL), literal);
    let compact = pages(&game, &COMPACT);
    assert!(compact.ends_with("\r\n40 - KD7\r\n41 E4\r\n\"9\r\n"), "{compact}");
    assert_eq!(read(&compact.replace("40 -", "40 444")), game);
    assert_eq!(read(&literal.replace("#DJ444", "#DJ4 444")), game);
    // its letters are small and capital in every language
    assert!(
        pages(&game, &GERMAN)
            .starts_with("FEN3 #DK#C_/ #H_/ #H_/ #H_/ #H_/ #H_/\r\n  #D,P#C_/ #D,K#C")
    );
    assert_round_trips(&game);
}

#[test]
fn chess960_is_told() {
    let game = pgn("[Variant \"Fischerandom\"]\n[SetUp \"1\"]\n\
                    [FEN \"1rk1r3/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3 w EBeb - 0 1\"]\n\n1. O-O O-O-O 1/2-1/2");
    assert!(pages(&game, &COMPACT).contains("\n,VARIANT3 ,CHESS#IFJ\r\n,,FEN3 "));
    assert_round_trips(&game);
}
