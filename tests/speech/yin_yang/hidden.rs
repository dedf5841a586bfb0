//! What is hidden from a player is not told to him.

use annabella::games::Side;
use annabella::games::yin_yang::Size;
use annabella::games::yin_yang::notation::Vertex;
use annabella::session::{Action, Actor, Deed, reduce};
use annabella::speech::{Question, Settings, Speaker, YinYangQuestion};

use super::{game, questions, ways};

/// What was captured is told with each move; a player who does not see the board may ask for it.
#[test]
fn what_was_captured_is_no_secret() {
    let hidden = game("new yin-yang black-hidden=board white-hidden=board moves=\"a1 b1 e5 a2\"");
    let speaker = Speaker::new(Settings::default());
    let answer = |question| speaker.answer(&question, &hidden, Some(Side::First), 0)[0].to_string();
    let target = answer(Question::YinYang(YinYangQuestion::Target));
    assert_eq!(target, "Captured: Black 0, White 1; 5 captured stones win.");
    assert_eq!(answer(Question::CapturedBy(Side::Second)), "White has captured one stone.");
}

/// V-05: what is hidden no answer tells, and no label.
#[test]
fn v_05_of_a_hidden_board_nothing_is_told() {
    let hidden = game(
        "new yin-yang black-hidden=board white-hidden=pieces-asking moves=\"a1 b1 e5 c3 e6 d4\"",
    );
    for settings in ways() {
        let speaker = Speaker::new(settings);
        let refusal = {
            let question = Question::YinYang(YinYangQuestion::Board);
            speaker.answer(&question, &hidden, Some(Side::First), 0)
        };
        assert_eq!(refusal.len(), 1);
        for point in Size::default().points() {
            for question in questions(point) {
                if !question.is_about_position() {
                    continue;
                }
                let answer = |asker| speaker.answer(&question, &hidden, Some(asker), 0);
                assert_eq!(answer(Side::First), refusal, "{question:?}");
                assert_ne!(answer(Side::Second), refusal, "{question:?}");
            }
        }
        let empty = game("new yin-yang black-hidden=board");
        let labels = [&hidden, &empty].map(|state| speaker.board_labels(state, Some(Side::First)));
        assert_eq!(labels[0], labels[1]);
        assert_ne!(speaker.board_labels(&hidden, Some(Side::Second)), labels[0]);
    }
}

/// V-05: nor does a refusal tell whether a stone stands there, or the point is forbidden.
#[test]
fn v_05_a_refusal_does_not_tell_what_stands_where() {
    // A1 is suicide, stones stand on E6 and F6, and E5 would repeat
    let hidden = game(
        "new yin-yang white-hidden=board \
         moves=\"d5 f6 e6 f4 e4 g5 a2 e5 b1 pass f5\"",
    );
    let refused = |speaker: &Speaker, asked: &str| {
        let vertex: Vertex = asked.parse().unwrap();
        let path = vertex.path(Size::default()).unwrap();
        let by = Actor::Player(Side::Second);
        let (after, events) = reduce(hidden.clone(), Action { by, deed: Deed::Move(path) }, 0);
        assert_eq!(after.plies().len(), 11, "{asked}");
        let said = speaker.events(&after, &events, Some(Side::Second));
        said.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    for settings in ways() {
        let speaker = Speaker::new(settings);
        let all = ["a1", "e6", "e5", "f6"].map(|asked| refused(&speaker, asked));
        assert!(all.iter().all(|said| *said == all[0]), "{all:?}");
    }
}
