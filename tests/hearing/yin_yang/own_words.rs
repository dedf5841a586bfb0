//! Questions in players' own words that once were not understood, or as something else.

use annabella::games::{GameKind, Position};
use annabella::speech::{Heard, Hearing, Settings};

use super::Language::{English, German};
use super::check;

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

#[test]
fn questions_of_a_fresh_player_are_heard() {
    check(
        9,
        English,
        &[
            ("can I win this turn", "ask winning black"),
            ("can I win now", "ask winning black"),
            ("can I win", "ask winning black"),
            ("which of my groups are weak", "ask groups black"),
            ("can White catch anything", "ask danger black"),
            ("can you win now", "ask winning white"),
            ("can I still win", "ask lead"),
            ("can I capture D2 in a ladder", "ask capture D2"),
            ("is D2 caught in a net", "ask in-danger D2"),
            ("is there a ladder", "ask ladders"),
            ("show me the ladder", "ask ladders"),
            ("can you catch my stone in a ladder?", "ask ladders black"),
            ("can I catch anything in a net", "ask ladders white"),
            ("which groups are weak", "ask groups"),
            ("is B4 cut off", "ask group B4"),
            ("is my B4 group safe", "ask safe B4"),
            ("is my B4 group alive", "ask safe B4"),
            ("is d1 allowed for me", "ask allowed D1"),
            ("can I place a1", "ask allowed A1"),
            ("what's going on", "ask situation"),
            ("how is it going", "ask lead"),
            ("what's my chance", "ask lead"),
            ("is this good for me", "ask lead"),
            ("what is your plan", "ask why-played"),
            ("what do you want", "ask why-played"),
            ("is the hint good", "ask why-hint"),
            ("what did I just do", "ask last-by black"),
            ("what did that do", "ask why-played"),
            ("what did I play first", "ask move-of black 1"),
            ("what was your first move", "ask move-of white 1"),
            ("what was my third move", "ask move-of black 3"),
            ("take back my last two moves", "ask may-take-back black"),
            ("take back my last move", "do undo"),
            ("why did I win", "ask situation"),
            ("my best move", "do hint"),
            ("can I move a stone", "ask meaning moving"),
            ("how long does it take", "ask meaning length"),
            ("explain geta", "ask meaning net"),
            ("have you captured anything", "ask captured-by white"),
            ("turn off blindfold", "ask looks"),
            ("how many looks", "ask looks"),
        ],
    );
}

#[test]
fn questions_of_a_fresh_player_are_heard_in_german() {
    check(
        9,
        German,
        &[
            ("kann ich in diesem Zug gewinnen", "ask winning black"),
            ("kann ich D2 in einer Treppe fangen", "ask capture D2"),
            ("gibt es eine Treppe", "ask ladders"),
            ("zeig mir die Treppe", "ask ladders"),
            ("kannst du meinen Stein in einer Treppe fangen?", "ask ladders black"),
            ("welche Gruppen sind schwach", "ask groups"),
            ("ist B4 abgeschnitten", "ask group B4"),
            ("ist meine B4 Gruppe sicher", "ask safe B4"),
            ("ist d1 für mich erlaubt", "ask allowed D1"),
            ("was ist los", "ask situation"),
            ("wie läuft es", "ask lead"),
            ("was ist meine Chance", "ask lead"),
            ("ist das gut für mich", "ask lead"),
            ("was ist dein Plan", "ask why-played"),
            ("was willst du", "ask why-played"),
            ("ist der Tipp gut", "ask why-hint"),
            ("was habe ich gerade gemacht", "ask last-by black"),
            ("was hat das bewirkt", "ask why-played"),
            ("was habe ich zuerst gespielt", "ask move-of black 1"),
            ("nimm meine letzten zwei Züge zurück", "ask may-take-back black"),
            ("warum habe ich gewonnen", "ask situation"),
            ("mein bester Zug", "do hint"),
            ("kann ich einen Stein bewegen", "ask meaning moving"),
            ("wie lange dauert das", "ask meaning length"),
            ("wohin soll ich setzen", "do hint"),
            ("wie gut spielst du", "tell level"),
            ("bin ich besser", "ask lead"),
            ("erkläre Geta", "ask meaning net"),
            ("hast du geschlagen", "ask captured-by white"),
            ("hast du etwas geschlagen", "ask captured-by white"),
            ("Blindspiel ausschalten", "ask looks"),
            ("wie viele Blicke", "ask looks"),
        ],
    );
}

/// Where stones are saved, what a move was good for, and what a word means.
#[test]
fn players_ask_in_their_own_words() {
    check(
        9,
        English,
        &[
            ("save my stones", "ask rescue black"),
            ("save my group", "ask rescue black"),
            ("how can I save my stones?", "ask rescue black"),
            ("how do I save my group", "ask rescue black"),
            ("can you get away", "ask rescue white"),
            ("save the stone at e4", "ask saving E4"),
            ("save my e4 stone", "ask saving E4"),
            ("save e4 from capture", "ask saving E4"),
            ("which moves save c5", "ask saving C5"),
            ("can I capture you", "ask any-danger white"),
            ("how strong are you", "tell level"),
            ("why d4", "ask why-played D4"),
            ("what does g4 do", "ask why-played G4"),
            ("was that a good move", "ask why-played black"),
            ("what was wrong with my last move", "ask why-played black"),
            ("what is wrong with d3", "ask good D3"),
            ("why is d3 bad", "ask good D3"),
            ("what am I threatening", "ask danger white"),
            ("what is your threat", "ask danger black"),
            ("did I put you in atari", "ask any-danger white"),
            ("do I have to answer", "ask any-danger black"),
            ("is g7 weak", "ask in-danger G7"),
            ("how could you capture e5", "ask in-danger E5"),
            ("what did I just capture", "ask captured-by black"),
            ("how many stones have you lost", "ask captured-by black"),
            ("did I lose a stone", "ask captured-by white"),
            ("has anything been captured", "ask captured"),
            ("who captured more", "ask lead"),
            ("how many captures do I need", "ask needed black"),
            ("where can you capture me", "ask captures white"),
            ("who is leading", "ask lead"),
            ("who has the advantage", "ask lead"),
            ("who will win", "ask lead"),
            ("can I resign", "ask should-resign"),
            ("what is in the upper right corner", "ask regions"),
            ("what would happen if I played h2", "ask what-if black H2"),
            ("what is forbidden for me", "ask forbidden black"),
            ("is suicide allowed", "ask meaning suicide"),
            ("how does the game end", "ask meaning length"),
            ("what is passing", "ask pass"),
            ("make it easier", "tell easier"),
            ("how many looks have I used", "ask looks"),
            ("how did I win", "ask situation"),
        ],
    );
    check(
        9,
        German,
        &[
            ("rette meine Steine", "ask rescue black"),
            ("wie rette ich meine Steine", "ask rescue black"),
            ("rette den Stein auf E4", "ask saving E4"),
            ("warum D4", "ask why-played D4"),
            ("was macht G4", "ask why-played G4"),
            ("was bringt D5", "ask why-played D5"),
            ("wieso hast du das gespielt", "ask why-played"),
            ("war das ein guter Zug", "ask why-played black"),
            ("was drohe ich", "ask danger white"),
            ("was muss ich verteidigen", "ask danger black"),
            ("ist G7 schwach", "ask in-danger G7"),
            ("wen kann ich schlagen", "ask captures"),
            ("wer ist besser", "ask lead"),
            ("was liegt oben links", "ask regions"),
            ("was ist passen", "ask pass"),
            ("ist Selbstmord erlaubt", "ask meaning suicide"),
            ("wie endet das Spiel", "ask meaning length"),
            ("mach es leichter", "tell easier"),
            ("welche Stufe spielst du", "tell level"),
        ],
    );
}
