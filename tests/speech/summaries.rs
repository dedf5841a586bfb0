//! Saved games in a list, in summaries.txt: games that go on, and one of each way to end
//! among all cases and golden games.

use std::collections::BTreeMap;
use std::fmt::Write;

use annabella::session::State;
use annabella::speech::{Detail, Language, Settings, Speaker};

use super::events::phrase;
use super::{stage, traps};

const GAMES: &str = "\
new chess
new chess white-name=Anna
new chess clock=5+3 black=level:3
new chess white=level:1 moves=\"e2e4\"
new chess black=full:3 moves=\"e2e4\"
new chess white=level:1 black=level:8
new chess clock=5 press=manual white-name=Anna black-name=Bella
arbiter > start
white > move e2e4
new chess mode=strict clock=90 white-name=Anna black-name=Bella
arbiter > start
0:12 arbiter > adjourn Saturday
0:14 white > seal \"e4\" with anna
1:01:15 white > press
new chess black=level:3 moves=\"f2f3 e7e5 g2g4 d8h4\"
new chess black=level:3 moves=\"e2e4\"
arbiter > declare 1-0
new chess960 fen=\"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq -\"
new checkers red-name=Anna white-name=Bella
new checkers white=level:3 moves=\"11-15\"
new chess black=correspondent days=3
white > move e2e4
white > send
correspondent > resign
new checkers red=correspondent red-name=Bella white-name=Anna
";

const WAYS: [(&str, Language, Detail); 4] = [
    ("en", Language::English, Detail::Verbose),
    ("en brief", Language::English, Detail::Brief),
    ("de", Language::German, Detail::Verbose),
    ("de brief", Language::German, Detail::Brief),
];

fn tell(table: &mut String, state: &State) {
    for (name, language, detail) in WAYS {
        let settings = Settings { language, detail, ..Settings::default() };
        let said = Speaker::new(settings).summary(state);
        traps::check(&said.segments, &settings, || format!("{said}"));
        writeln!(table, "  {name:<9} {}", phrase(&said)).unwrap();
    }
}

#[test]
fn summaries_of_games() {
    let mut table = String::new();
    stage::play(GAMES, |line, state, _| {
        writeln!(table, "{line}").unwrap();
        tell(&mut table, state);
    });
    let mut endings = BTreeMap::new();
    for script in stage::scripts() {
        stage::play(&script.text, |_, state, _| {
            if let Some(ending) = state.ending() {
                endings.entry(ending.name()).or_insert_with(|| state.clone());
            }
        });
    }
    for (name, state) in &endings {
        writeln!(table, "{name}").unwrap();
        tell(&mut table, state);
    }
    super::golden::check("tests/speech/summaries.txt", &table);
}
