//! What is heard in a game of checkers.

use annabella::games::{GameKind, Position};
use annabella::session::{Action, Actor, Deed, State, reduce};
use annabella::speech::{
    Heard, Hearing, Language, NotUnderstood, Settings, Speaker, SquareNames, Style,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

fn told(language: Language, position: &str, text: &str) -> String {
    let kind = GameKind::Checkers;
    let position = Position::read(kind, position).unwrap();
    let settings = Settings { language, ..Settings::default() };
    match Hearing::new(settings).hear_in(text, &position) {
        Heard::Question(question) => format!("ask {}", question.text(kind)),
        Heard::Deed(deed) => format!("do {}", deed.text(kind)),
        Heard::Command(command) => format!("tell {command}"),
        Heard::NotUnderstood(NotUnderstood { why, .. }) => format!("no {}", why.name()),
        other => format!("{other:?}"),
    }
}

const START: &str = "B:W21-32:B1-12";

#[test]
fn moves_are_heard_by_their_squares() {
    for (text, expected) in [
        ("11-15", "do move 11-15"),
        ("11 15", "do move 11-15"),
        ("1. 11-15", "do move 11-15"),
        ("11 to 15", "do move 11-15"),
        ("eleven to fifteen, please", "do move 11-15"),
        ("Elf nach fünfzehn", "do move 11-15"),
        ("twenty three to nineteen", "do move 23-19"),
        ("twentythree nineteen", "do move 23-19"),
        ("18x25", "do move 18x25"),
        ("18 takes 25", "do move 18x25"),
        ("18 jumps to 27", "do move 18x27"),
        ("1 jumps over 10 and 17 to 26", "do move 1x10x17x26"),
        ("man 9 to 13", "do move 9-13"),
        ("16", "no incomplete"),
        ("13", "do move 9-13"),
        ("15", "no incomplete"),
        ("c3 d4", "do move 11-15"),
        ("c3-d4", "do move 11-15"),
        ("c3xe5", "do move 11x18"),
        ("see three to dee four", "do move 11-15"),
        ("charlie 3 delta 4", "do move 11-15"),
        ("row 3 column 3 to row 4 column 4", "do move 11-15"),
        ("column c row 3 to d 4", "do move 11-15"),
        ("a 3 to b 4", "do move 12-16"),
        ("11 to d4", "do move 11-15"),
        ("c4", "no no-square"),
        ("c3 to c4", "no no-square"),
        ("20", "no incomplete"),
        ("33 to 40", "no no-square"),
        ("knight f3", "no no-meaning"),
        ("", "no silence"),
    ] {
        assert_eq!(told(Language::English, START, text), expected, "{text}");
    }
}

#[test]
fn what_a_move_takes_and_what_becomes_of_it_may_be_told() {
    let two = "B:W6,15,32:B1,K10";
    let crowned = "B:W32:B27";
    for (position, text, expected) in [
        (two, "1 jumps to 10", "do move 1x10"),
        ("B:W6,15,32:B1", "1 jumps to 19, takes two", "do move 1x19"),
        ("B:W6,15,32:B1", "1 takes 19, captures 2", "do move 1x19"),
        ("B:W6,15,32:B1", "1 springt auf 19, schlägt zwei", "do move 1x19"),
        ("B:W6,15,32:B1", "1 jumps to 19, takes three", "do move 1x19x3"),
        ("B:W6,15,32:B1", "1 springt auf 19, nimmt zwei", "do move 1x19"),
        ("B:W6,15,32:B1", "1 nimmt 10", "do move 1x10"),
        ("B:W6,15,32:B1", "1 jumps to 10 jumps to 2", "do move 1x10x2"),
        (crowned, "27 to 31, crowned", "do move 27-31"),
        (crowned, "27 nach 31, wird Dame", "do move 27-31"),
        // a square, where the move goes there
        ("W:W11:B7,K30", "11 takes 2", "do move 11x2"),
    ] {
        assert_eq!(told(Language::English, position, text), expected, "{text}");
    }
}

/// All moves of random games, as they are announced in every language and style.
#[test]
fn every_move_that_is_said_is_heard() {
    let all = Language::ALL.into_iter().flat_map(|language| {
        let styles = Style::ALL.into_iter();
        let names = [SquareNames::Number, SquareNames::ColumnAndRow];
        styles.flat_map(move |style| {
            names.map(|square_names| Settings {
                language,
                style,
                square_names,
                ..Settings::default()
            })
        })
    });
    let voices: Vec<(Speaker, Hearing)> =
        all.map(|settings| (Speaker::new(settings), Hearing::new(settings))).collect();
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut longest = 0;
    for _ in 0..60 {
        let mut state = State::new("new checkers".parse().unwrap()).unwrap();
        for _ in 0..60 {
            let before = *state.position();
            let moves = before.legal_moves(&[]);
            if moves.is_empty() {
                break;
            }
            for &mv in &moves {
                let by = Actor::Player(before.turn());
                let deed = Deed::Move(mv.path());
                let (after, events) = reduce(state.clone(), Action { by, deed: deed.clone() }, 0);
                longest = longest.max(before.captured(mv).len());
                for (speaker, hearing) in &voices {
                    let said = speaker.events(&after, &events, None)[0].to_string();
                    let (_, name) = said.split_once(": ").expect("who has moved");
                    // the end of the game is told behind it
                    let name = name.split(". ").next().expect("a sentence");
                    let heard = hearing.hear_in(name, &before);
                    let is_heard = heard == Heard::Deed(deed.clone());
                    // by other squares that it goes over, where that is one move as well
                    let is_meant = |heard: &Heard| {
                        let Heard::Deed(Deed::Move(path)) = heard else { return false };
                        before.find(*path, &[]) == Ok(mv)
                    };
                    assert!(is_heard || is_meant(&heard), "{name:?} in {before}: {heard:?}");
                }
            }
            let mv = moves[random.next_u32() as usize % moves.len()];
            let (by, deed) = (Actor::Player(before.turn()), Deed::Move(mv.path()));
            state = reduce(state, Action { by, deed }, 0).0;
        }
    }
    assert!(longest > 1, "jumps over several pieces were met");
}

#[test]
fn questions_are_heard() {
    for (text, expected) in [
        ("what is on 18", "ask on 18"),
        ("18?", "ask on 18"),
        ("what is on e 5", "ask on 18"),
        ("e5?", "ask on 18"),
        ("moves of c3", "ask moves 11"),
        ("what is on 33", "no no-square"),
        ("what is on c4", "no no-square"),
        ("diagonals of 40", "no no-square"),
        ("level 40", "tell level 40"),
        ("who can jump", "ask jumpers"),
        ("must I jump?", "ask jumpers"),
        ("can I take something?", "ask jumpers"),
        ("can I capture something", "ask jumpers"),
        ("which board", "tell which-board"),
        ("what board am I on?", "tell which-board"),
        ("what may I say?", "tell help"),
        ("where are the kings", "ask where king"),
        ("where are my men", "ask where red man"),
        ("white kings", "ask where white king"),
        ("how many kings does white have", "ask count white king"),
        ("row 3", "ask row 3"),
        ("what is on row 8", "ask row 8"),
        ("diagonals of 14", "ask diagonals 14"),
        ("my double corner", "ask double-corner red"),
        ("double corner of white", "ask double-corner white"),
        ("threats", "ask threats"),
        ("moves of 11", "ask moves 11"),
        ("moves", "ask moves"),
        ("what have I captured", "ask captured-by red"),
        ("material", "ask material"),
        ("board", "ask board"),
        ("whose turn is it", "ask turn"),
        ("how much time do I have", "ask clock red"),
        ("last three moves", "ask last 3"),
    ] {
        assert_eq!(told(Language::English, START, text), expected, "{text}");
    }
    for (text, expected) in [
        ("was steht auf 18", "ask on 18"),
        ("wo sind meine Steine", "ask where red man"),
        ("weiße Damen", "ask where white king"),
        ("wer muss schlagen", "ask jumpers"),
        ("kann ich etwas schlagen?", "ask jumpers"),
        ("welches Brett", "tell which-board"),
        ("was darf ich sagen", "tell help"),
        ("Doppelecke von Weiß", "ask double-corner white"),
        ("Drohungen", "ask threats"),
        ("Reihe 3", "ask row 3"),
        ("zwölf sechzehn", "do move 12-16"),
        ("Steine", "ask where man"),
        ("Damen", "ask where king"),
        ("ce drei nach de vier", "do move 11-15"),
        ("Reihe 3 Spalte 3 nach Reihe 4 Spalte 4", "do move 11-15"),
        ("was steht auf e fünf", "ask on 18"),
        ("einundzwanzig nach siebzehn", "do move 21-17"),
    ] {
        assert_eq!(told(Language::German, START, text), expected, "{text}");
    }
}

#[test]
fn deeds_and_commands_are_those_of_every_game() {
    for (text, expected) in [
        ("I resign", "do resign"),
        ("take back, please", "do undo"),
        ("hint", "do hint"),
        ("what's going on", "ask situation"),
        ("how is it going", "ask material"),
        ("what did I just do", "ask last-by red"),
        ("what did I play first", "ask move-of red 1"),
        ("take back my last two moves", "do undo 2"),
        ("what was move 2", "ask moves-numbered 2"),
        ("what did I just capture", "ask last-capture-of red"),
        ("why did I win", "ask situation"),
        ("how many looks", "ask looks"),
        ("help", "tell help"),
        ("Wer ist dran?", "ask turn"),
    ] {
        assert_eq!(told(Language::English, START, text), expected, "{text}");
    }
}

#[test]
fn a_jump_is_heard_by_what_it_takes() {
    let two = "B:W14,15,32:B1,10";
    for (position, text, expected) in [
        ("B:W15,32:B11,1", "take", "do move 11x18"),
        ("B:W15,32:B11,1", "I jump", "do move 11x18"),
        ("B:W15,32:B11,1", "take 15", "do move 11x18"),
        ("B:W15,32:B11,1", "jump over 15", "do move 11x18"),
        ("B:W15,32:B11,1", "schlage 15", "do move 11x18"),
        ("B:W15,32:B11,1", "jump 18", "do move 11x18"),
        ("B:W15,32:B11,1", "take 32", "ask jumpers"),
        (two, "take 14", "do move 10x17"),
        (two, "take", "no incomplete"),
        (START, "take", "ask jumpers"),
        (START, "take 22", "ask jumpers"),
        ("B:W15,32:B11,1", "11 takes 15", "do move 11x18"),
        ("B:W15,32:B11,1", "11x15", "do move 11x18"),
        ("B:W15,32:B11,1", "take 7", "ask jumpers"),
        ("B:WK18,25,26,27:BK22,21,24", "take", "ask jumpers"),
    ] {
        assert_eq!(told(Language::English, position, text), expected, "{text}");
    }
}

#[test]
fn what_a_player_wants_to_know_of_jumps_is_heard() {
    for (text, expected) in [
        ("square 18", "ask on 18"),
        ("which pieces can move?", "ask movers"),
        ("can 14 move?", "ask moves 14"),
        ("what does 11 attack", "ask attacks 11"),
        ("what can 11 jump?", "ask attacks 11"),
        ("who attacks 15", "ask attackers 15"),
        ("what can jump 15?", "ask attackers 15"),
        ("is 15 attacked?", "ask attackers 15"),
        ("is 15 safe?", "ask attackers 15"),
        ("can 15 be jumped?", "ask attackers 15"),
        ("what can I jump?", "ask jumpers"),
        ("what can be jumped", "ask threats white"),
        ("threats red", "ask threats red"),
        ("white captures", "ask threats white"),
        ("what can white take", "ask threats white"),
        ("what does black threaten", "ask threats red"),
        ("threats", "ask threats"),
        ("was kann 11 schlagen", "ask attacks 11"),
        ("ist 15 bedroht", "ask attackers 15"),
        ("welche Steine können ziehen", "ask movers"),
        ("was kann Weiß schlagen", "ask threats white"),
    ] {
        assert_eq!(told(Language::English, START, text), expected, "{text}");
    }
}
