//! Questions of players about a game of Yin-Yang.

use annabella::games::{GameKind, Position};
use annabella::speech::{Heard, Hearing, Settings};

use super::Language::{English, German};
use super::{NO_I, check};

#[test]
fn questions_are_heard() {
    check(
        9,
        English,
        &[
            ("what is on D4", "ask on D4"),
            ("D4?", "ask on D4"),
            ("what's on delta four?", "ask on D4"),
            ("point d4", "ask on D4"),
            ("may I play on E5", "ask allowed E5"),
            ("can I play A1", "ask allowed A1"),
            ("why not A1", "ask allowed A1"),
            ("can Black play E4?", "ask allowed black E4"),
            ("could the opponent play E4?", "ask allowed white E4"),
            ("can I capture D5?", "ask capture D5"),
            ("can white capture anything", "ask captures white"),
            ("what can be captured", "ask captures"),
        ],
    );
}

#[test]
fn questions_of_players_are_heard() {
    check(
        9,
        English,
        &[
            ("where am I in danger", "ask danger black"),
            ("what threatens me?", "ask danger black"),
            ("how do I capture D2?", "ask capture D2"),
            ("is D7 caught?", "ask in-danger D7"),
            ("how is my group on C3?", "ask group C3"),
            ("which of my groups is weakest?", "ask groups black"),
            ("forbidden for Black", "ask forbidden black"),
            ("which stones are there?", "ask board"),
            ("where do I capture", "ask captures"),
            ("where should I play", "do hint"),
            ("what can I ask?", "tell help"),
            ("why that?", "ask why"),
            ("how can I save D5", "ask saving D5"),
            ("D5 liberties", "ask group D5"),
            ("list groups", "ask groups"),
            ("which stones are mine", "ask where black"),
            ("what is the score", "ask target"),
            ("how many stones did I lose", "ask captured-by white"),
            ("who am I", "tell opponent"),
            ("what level is this", "tell level"),
            ("level club player", "tell level 7"),
            ("what was the result", "ask turn"),
            (
                "is Z9 forbidden",
                "no no-square: There is no point \"Z 9\"; the points go from A, 1 to J 9.",
            ),
            ("Z9", "no no-square: There is no point \"Z 9\"; the points go from A, 1 to J 9."),
            ("is e5 forbidden?", "ask allowed E5"),
            (
                "what is on T19",
                "no no-square: There is no point \"T 19\"; the points go from A, 1 to J 9.",
            ),
            ("what is on I 4", NO_I),
            ("read column D", "ask column 4"),
            ("column d", "ask column 4"),
            ("column 4", "ask column 4"),
            ("file d", "ask column 4"),
            ("column j", "ask column 9"),
            ("column k", "no no-square: The points go from A, 1 to J 9."),
            ("row 4", "ask row 4"),
            ("what is on row three", "ask row 3"),
            ("the third row", "ask row 3"),
            ("row and column of d4", "ask lines D4"),
            ("lines from d4", "ask lines D4"),
            ("what is near D4", "ask near D4"),
            ("nearest stones from d4", "ask near D4"),
            ("neighbours of d4", "ask near D4"),
            ("how many liberties has D4", "ask group D4"),
            ("how many liberties does my group on D4 have", "ask group D4"),
            ("liberties of d4", "ask group D4"),
            ("group d4", "ask group D4"),
            ("is d4 in danger?", "ask in-danger D4"),
            ("is D4 safe", "ask safe D4"),
            ("groups", "ask groups"),
            ("my groups", "ask groups black"),
            ("your groups", "ask groups white"),
            ("white groups", "ask groups white"),
            ("which of my groups are in danger", "ask danger black"),
            ("which of your groups are in atari", "ask danger white"),
            ("am I in atari?", "ask any-danger black"),
            ("is white in danger", "ask any-danger white"),
            ("atari", "ask danger"),
            ("what is threatened", "ask danger"),
            ("what have I captured", "ask captured-by black"),
            ("how many stones have you captured", "ask captured-by white"),
            ("how many have I lost", "ask captured-by white"),
            ("what was captured", "ask captured"),
            ("how many to win", "ask target"),
            ("how many stones do I need", "ask needed black"),
            ("who is ahead", "ask lead"),
            ("target", "ask target"),
            ("where can I not play", "ask forbidden black"),
            ("where can white not play", "ask forbidden white"),
            ("where can't I play?", "ask forbidden black"),
            ("forbidden points", "ask forbidden"),
            ("is there a ko", "ask forbidden"),
            ("what can I capture", "ask captures"),
            ("where can I capture?", "ask captures"),
            ("read the corners", "ask regions"),
            ("overview", "ask regions"),
            ("board", "ask board"),
            ("read the board", "ask board"),
            ("where are the black stones", "ask where black"),
            ("my stones", "ask where black"),
            ("white stones", "ask where white"),
            ("how many stones has white", "ask count white"),
            ("how many stones do I have", "ask count black"),
            ("whose turn is it", "ask turn"),
            ("last three moves", "ask last 3"),
            ("last move", "ask last 1"),
            ("how much time do I have", "ask clock black"),
            ("score", "ask score"),
        ],
    );
}

#[test]
fn questions_of_players_about_what_may_come_are_heard() {
    check(
        9,
        English,
        &[
            ("where are White's stones", "ask where white"),
            ("what does White threaten", "ask danger black"),
            ("what happens if I play A4", "ask what-if A4"),
            ("what if I play D3", "ask what-if D3"),
            ("what if the computer plays D3?", "ask what-if white D3"),
            ("can I still lose", "ask lead"),
            ("is the middle free", "ask free E5"),
            ("is c3 occupied", "ask on C3"),
            ("what is in the centre", "ask middle"),
            ("save A1", "ask saving A1"),
            ("what is where", "ask board"),
            ("is my group on D4 still safe?", "ask safe D4"),
            ("why", "ask why"),
        ],
    );
    check(
        9,
        German,
        &[
            ("warum", "ask why"),
            ("wo liegen die Steine von Weiß", "ask where white"),
            ("was droht Weiß", "ask danger black"),
            ("was bedroht Weiß", "ask danger black"),
            ("was passiert, wenn ich A4 spiele", "ask what-if A4"),
            ("was ist, wenn ich auf D3 setze", "ask what-if D3"),
            ("kann ich noch verlieren", "ask lead"),
            ("ist die Mitte frei", "ask free E5"),
            ("was ist in der Mitte", "ask middle"),
            ("rette A1", "ask saving A1"),
            ("was liegt wo", "ask board"),
            ("ist D4 sicher", "ask safe D4"),
        ],
    );
}

#[test]
fn questions_in_german_are_heard() {
    check(
        9,
        German,
        &[
            ("was liegt auf D4", "ask on D4"),
            ("was steht auf D vier", "ask on D4"),
            ("darf ich auf E fünf setzen", "ask allowed E5"),
            ("kann ich A1 spielen", "ask allowed A1"),
            ("warum nicht A1", "ask allowed A1"),
            ("darf Weiß auf A5 setzen?", "ask allowed white A5"),
            ("kann ich C3 schlagen", "ask capture C3"),
            ("ist C3 in Gefahr", "ask in-danger C3"),
            ("wo kann Weiß schlagen", "ask captures white"),
            ("wer ist in Gefahr", "ask danger"),
            ("wie kann ich C3 retten", "ask saving C3"),
            ("wie rette ich C6?", "ask saving C6"),
            ("wer liegt vorn?", "ask lead"),
            ("was ist dein letzter Zug?", "ask last 1"),
            ("Spielstand", "ask target"),
            ("wer gewinnt", "ask lead"),
            ("wie lautet das Ziel", "ask target"),
            ("wie viele Steine brauche ich", "ask needed black"),
            ("wie viele Steine fehlen mir", "ask needed black"),
            ("wer bin ich", "tell opponent"),
            ("Tip", "do hint"),
            ("Rücknahme", "do undo"),
            ("Spalte D", "ask column 4"),
            ("Reihe vier", "ask row 4"),
            ("lies Spalte jot", "ask column 9"),
            ("wie viele Freiheiten hat D vier", "ask group D4"),
            ("welche meiner Gruppen sind in Gefahr", "ask danger black"),
            ("was ist im Atari", "ask danger"),
            ("was habe ich geschlagen", "ask captured-by black"),
            ("wie viele brauche ich", "ask needed black"),
            ("wie steht es", "ask target"),
            ("wo darf ich nicht spielen", "ask forbidden black"),
            ("gibt es ein Ko", "ask forbidden"),
            ("was kann ich schlagen", "ask captures"),
            ("lies die Ecken", "ask regions"),
            ("Brett", "ask board"),
            ("was ist nahe bei D4", "ask near D4"),
            ("Nachbarn von D4", "ask near D4"),
            ("schwarze Steine", "ask where black"),
            ("wie viele Steine hat Weiß", "ask count white"),
            ("wer ist am Zug", "ask turn"),
            ("j", "do confirm"),
            ("nein", "do cancel"),
        ],
    );
}

#[test]
fn the_middle_is_a_point_to_play_on_and_to_ask_about() {
    for (lines, middle) in [(9, "E5"), (6, "D4")] {
        let at = middle.to_lowercase();
        let (play, ask) = (format!("do move {at}"), format!("ask on {middle}"));
        let (what_if, near) = (format!("ask what-if {middle}"), format!("ask near {middle}"));
        check(
            lines,
            English,
            &[
                ("tengen", &play),
                ("play in the middle", &play),
                ("I play in the centre", &play),
                ("play a stone on the middle", &play),
                ("where is the middle", &ask),
                ("is the middle free", &format!("ask free {middle}")),
                ("what if I play in the middle", &what_if),
                ("what is near the middle", &near),
            ],
        );
        check(
            lines,
            German,
            &[
                ("Tengen", &play),
                ("setze in die Mitte", &play),
                ("wo ist die Mitte", &ask),
                ("was passiert, wenn ich in die Mitte setze", &what_if),
            ],
        );
    }
}

#[test]
fn what_players_have_asked_and_was_not_understood_is_heard() {
    check(
        9,
        English,
        &[
            ("how big is the board", "ask size"),
            ("how many lines", "ask size"),
            ("how many lines are there", "ask size"),
            ("size", "ask size"),
            ("what is the size", "ask size"),
            ("is my stone safe", "ask all-safe black"),
            ("is white's stone safe", "ask all-safe white"),
            ("can white catch me", "ask any-danger black"),
            ("am I safe", "ask all-safe black"),
            ("are my groups safe", "ask all-safe black"),
            ("are any of my stones in danger", "ask any-danger black"),
            ("what about e3", "ask group E3"),
            ("why c2", "ask what-if C2"),
            ("why is that good?", "ask why"),
            ("explain", "ask why"),
            ("tell me more", "ask why"),
            ("what is left of c3", "ask towards left C3"),
            ("what is above c3", "ask towards up C3"),
            ("where can I play", "ask playable black"),
            ("which point captures", "ask captures"),
            ("will c3 die", "ask lost C3"),
            ("can c3 be captured", "ask in-danger C3"),
            ("catch c3", "ask capture C3"),
            ("the stones of white", "ask where white"),
            ("where did you play", "ask last-by white"),
            ("where did black play", "ask last-by black"),
            ("what did White play", "ask last-by white"),
            ("where did I play", "ask last-by black"),
            ("is the game over", "ask turn"),
            ("what about the stone at d4", "ask group D4"),
            ("can White save d4", "ask escape D4"),
            ("which is my weakest group", "ask groups black"),
            ("any danger", "ask any-danger"),
            ("how many more do I need", "ask needed black"),
            ("are we done", "ask turn"),
            ("let us end the game", "do offer"),
            ("who has more stones", "ask count"),
            ("where does the game stand", "ask target"),
            ("what does white want", "ask danger black"),
            ("go back", "do undo"),
            ("board corners", "ask regions"),
            ("am I winning", "ask lead"),
            ("can I still win", "ask lead"),
            ("who leads", "ask lead"),
        ],
    );
    check(
        9,
        German,
        &[
            ("wo hat Schwarz gespielt", "ask last-by black"),
            ("wo habe ich gespielt", "ask last-by black"),
            ("ist die Partie zu Ende", "ask turn"),
            ("sind wir fertig", "ask turn"),
            ("ist das Spiel vorbei", "ask turn"),
            ("was ist mit dem Stein auf D4", "ask group D4"),
            ("kann Weiß D4 retten", "ask escape D4"),
            ("meine schwächste Gruppe", "ask groups black"),
            ("können meine Steine geschlagen werden", "ask any-danger black"),
            ("wer ist vorn", "ask lead"),
            ("die Partie beenden", "do offer"),
            ("wie gross ist das Brett", "ask size"),
            ("wie viele Linien", "ask size"),
            ("Größe", "ask size"),
            ("wie rette ich meine Steine", "ask danger black"),
            ("ist mein Stein in Gefahr", "ask any-danger black"),
            ("warum ist das gut", "ask why"),
            ("warum der Tipp", "ask why"),
            ("was liegt links von c3", "ask towards left C3"),
            ("was liegt über c3", "ask towards up C3"),
            ("kann c3 geschlagen werden", "ask in-danger C3"),
            ("wie kann ich c3 fangen", "ask capture C3"),
            ("lebt c3", "ask safe C3"),
            ("ist c3 tot", "ask lost C3"),
            ("fange c3", "ask capture C3"),
            ("was kann ich fragen", "tell help"),
            ("kann ich jetzt noch gewinnen", "ask lead"),
            ("bin ich am Verlieren", "ask lead"),
            ("die Steine von Weiß", "ask where white"),
            ("wo hast du gespielt", "ask last-by white"),
            ("was ist in der Ecke", "ask regions"),
            ("wer führt", "ask lead"),
            ("Brett Ecken", "ask regions"),
        ],
    );
}

#[test]
fn words_of_the_game_passes_and_parts_of_the_board_can_be_asked_about() {
    check(
        9,
        English,
        &[
            ("what is atari", "ask meaning atari"),
            ("what's a ladder?", "ask meaning ladder"),
            ("what is a net", "ask meaning net"),
            ("what is a ko", "ask meaning ko"),
            ("what is a snapback", "ask meaning snapback"),
            ("what is a liberty", "ask meaning liberty"),
            ("what is a group", "ask meaning group"),
            ("what is a double atari", "ask meaning double-atari"),
            ("what is a capturing race", "ask meaning race"),
            ("what is suicide", "ask meaning suicide"),
            ("what does capturing mean", "ask meaning capture"),
            ("what is in atari", "ask danger"),
            ("atari", "ask danger"),
            ("is there a ko", "ask forbidden"),
            ("should I pass", "ask should-pass"),
            ("is it good to pass?", "ask should-pass"),
            ("may I pass", "ask pass"),
            ("what happens if I pass", "ask pass"),
            ("I pass", "do move pass"),
            ("where is the middle", "ask on E5"),
            ("what is at the top", "ask towards up"),
            ("which stones are on the right", "ask towards right"),
            ("what is to the right of D4", "ask towards right D4"),
            ("what is below D4", "ask towards down D4"),
            ("which group is weakest", "ask groups"),
            ("where can black capture", "ask captures black"),
            ("why not", "tell repeat"),
        ],
    );
    check(
        9,
        German,
        &[
            ("was heißt Atari", "ask meaning atari"),
            ("was ist eine Treppe", "ask meaning ladder"),
            ("was ist ein Netz", "ask meaning net"),
            ("was ist ein Ko", "ask meaning ko"),
            ("was ist eine Mausefalle", "ask meaning snapback"),
            ("was ist eine Freiheit", "ask meaning liberty"),
            ("was ist eine Gruppe", "ask meaning group"),
            ("was ist ein Doppelatari", "ask meaning double-atari"),
            ("was ist ein Wettlauf", "ask meaning race"),
            ("was ist im Atari", "ask danger"),
            ("gibt es ein Ko", "ask forbidden"),
            ("soll ich passen", "ask should-pass"),
            ("darf ich passen", "ask pass"),
            ("was passiert, wenn ich passe", "ask pass"),
            ("ich passe", "do move pass"),
            ("wo ist die Mitte", "ask on E5"),
            ("was liegt oben", "ask towards up"),
            ("was liegt rechts von D4", "ask towards right D4"),
            ("wo kann Schwarz schlagen", "ask captures black"),
            ("sind meine Steine sicher", "ask all-safe black"),
            ("warum nicht", "tell repeat"),
        ],
    );
}

/// What players have asked that was not understood, or as something else.
#[test]
fn questions_have_their_own_scope() {
    check(
        9,
        English,
        &[
            ("can D1 escape", "ask escape D1"),
            ("can my stone on d1 still escape", "ask escape D1"),
            ("is D1 lost", "ask lost D1"),
            ("is D1 in atari", "ask in-atari D1"),
            ("is D1 caught", "ask in-danger D1"),
            ("which of your stones can I catch", "ask danger white"),
            ("can you catch my stone", "ask any-danger black"),
            ("are my groups in danger", "ask any-danger black"),
            ("is there a threat", "ask any-danger"),
            ("is E4 connected to F5", "ask connected E4 F5"),
            ("are E4 and F5 connected", "ask connected E4 F5"),
            ("is d4 good", "ask good D4"),
            ("is d4 a good move", "ask good D4"),
            ("should I play d4", "ask good D4"),
            ("what was my worst move", "tell review"),
            ("why did you play there", "ask why-played"),
            ("why did you play E4", "ask why-played E4"),
            ("what would you play", "do hint"),
            ("what would white play", "ask danger black"),
            ("what is an eye", "ask meaning eye"),
            ("what is sente", "ask meaning sente"),
            ("how do I capture a stone", "ask meaning capture"),
            ("explain to me atari", "ask meaning atari"),
            ("should I resign", "ask should-resign"),
            ("which groups are weak", "ask groups"),
            ("is my B4 group safe", "ask safe B4"),
            ("is D1 allowed for me", "ask allowed D1"),
            ("can I place A1", "ask allowed A1"),
            ("where should I put my stone", "do hint"),
            ("is it hopeless", "ask should-resign"),
            ("is the game lost", "ask should-resign"),
            ("is D4 bad", "ask what-if D4"),
            ("is D4 a bad move", "ask what-if D4"),
            ("why did Black play there", "ask why-played black"),
            ("why did White play E4", "ask why-played E4"),
            ("what can I catch", "ask danger white"),
            ("how many moves are there", "ask move-number"),
            ("how many moves do I have", "ask playable black"),
            ("what do you suggest", "do hint"),
            ("are we tied", "ask lead"),
            ("where can I play", "ask playable black"),
            ("how many more do I need", "ask needed black"),
            ("how do I win", "ask needed black"),
            ("what is in the middle", "ask middle"),
            ("middle?", "ask middle"),
            ("the middle", MIDDLE),
            ("in the centre", MIDDLE),
            ("tengen", "do move e5"),
            ("play middle", "do move e5"),
            ("put a stone in the middle", "do move e5"),
        ],
    );
}

#[test]
fn questions_have_their_own_scope_in_german() {
    check(
        9,
        German,
        &[
            ("kann D1 entkommen", "ask escape D1"),
            ("ist D1 verloren", "ask lost D1"),
            ("ist D1 im Atari", "ask in-atari D1"),
            ("kann man E5 fangen", "ask in-danger E5"),
            ("kannst du meinen Stein fangen", "ask any-danger black"),
            ("welche deiner Steine kann ich fangen", "ask danger white"),
            ("sind meine Gruppen in Gefahr", "ask any-danger black"),
            ("ist E4 mit F5 verbunden", "ask connected E4 F5"),
            ("ist D4 gut", "ask good D4"),
            ("ist D4 ein guter Zug", "ask good D4"),
            ("was soll ich tun", "do hint"),
            ("was empfiehlst du", "do hint"),
            ("was war mein schlechtester Zug", "tell review"),
            ("warum hast du das gespielt", "ask why-played"),
            ("was ist ein Auge", "ask meaning eye"),
            ("erklär mir Atari", "ask meaning atari"),
            ("wie schlage ich einen Stein", "ask meaning capture"),
            ("soll ich aufgeben", "ask should-resign"),
            ("wohin soll ich setzen", "do hint"),
            ("ist die Partie verloren", "ask should-resign"),
            ("ist D4 schlecht", "ask what-if D4"),
            ("ist D4 ein schlechter Zug", "ask what-if D4"),
            ("warum hat Schwarz das gespielt", "ask why-played black"),
            ("warum hat Weiß E4 gespielt", "ask why-played E4"),
            ("was kann ich fangen", "ask danger white"),
            ("wie viele Züge gibt es", "ask move-number"),
            ("welche Züge gibt es", "ask playable black"),
            ("wo hast du hingespielt", "ask last-by white"),
            ("sag das noch mal", "tell repeat"),
            ("wie stehts", "ask target"),
            ("wo kann ich spielen", "ask playable black"),
            ("wie viele brauche ich noch", "ask needed black"),
            ("was ist in der Mitte", "ask middle"),
            (
                "Mitte",
                "no incomplete: In der Mitte ist E fünf. Um dort zu spielen, sag: spiele E fünf; oder \
                 frag, was in der Mitte ist.",
            ),
            ("spiele Mitte", "do move e5"),
        ],
    );
}

const MIDDLE: &str = "no incomplete: In the middle there is E 5. To play there, say play E 5; \
                      or ask what is in the middle.";

/// What means the same in every game is understood in each.
#[test]
fn what_all_games_share_is_heard_in_each() {
    for (english, german, expected) in [
        ("may I take back", "darf ich zurücknehmen", "ask may-take-back"),
        ("what happened", "was ist passiert", "ask last 2"),
        ("is it my turn", "bin ich am Zug", "ask turn-of"),
        ("who plays white", "wer spielt Weiß", "tell opponent"),
        ("how many moves have we played", "wie viele Züge haben wir gespielt", "ask move-number"),
        ("how many moves are there", "wie viele Züge gibt es", "ask move-number"),
        ("what do you suggest", "was empfiehlst du", "Deed(Hint"),
        ("say that again", "sag das noch mal", "tell repeat"),
    ] {
        for kind in GameKind::ALL {
            let position = Position::usual_start(kind);
            for (language, text) in [(English, english), (German, german)] {
                let settings = Settings { language, ..Settings::default() };
                let told = match Hearing::new(settings).hear_in(text, &position) {
                    Heard::Question(question) => format!("ask {}", question.text(kind)),
                    Heard::Command(command) => format!("tell {command}"),
                    other => format!("{other:?}"),
                };
                assert!(told.starts_with(expected), "{text} in {}: {told}", kind.name());
            }
        }
    }
}
