use annabella::games;
use annabella::games::chess::{Move, Position};
use annabella::session::{Action, Deed, NewGame, State};
use annabella::speech::{Language, PieceNames, Settings, Speaker, Style};
use annabella::table::{Talk, Understood};

use crate::play::command;
use crate::words::Words;

const POSITIONS: usize = 2_000;
/// Random games are left after so many half-moves.
const LONGEST: usize = 160;

/// Whatever the program calls a move is that move when it is typed, and no command, question or
/// help; or the move is asked about, where letters of pieces are files as well.
#[test]
fn whatever_a_move_is_called_is_that_move_when_it_is_typed() {
    let settings = settings();
    let (mut heard, mut asked) = (0, 0);
    for (number, position) in positions().take(POSITIONS).enumerate() {
        let settings = settings[number % settings.len()];
        let speaker = Speaker::new(settings);
        let state =
            State::new(NewGame { position: position.into(), ..NewGame::default() }).unwrap();
        for mv in position.legal_moves() {
            let name = speaker.move_name(&position, mv);
            let line = name.iter().map(|part| &*part.text).collect::<Vec<_>>().join(" ");
            match understood(&state, settings, &line) {
                Ok(understood) if moves(&understood, &position, mv) => heard += 1,
                Ok(Understood::Ambiguous { candidates, .. })
                    if settings.pieces == PieceNames::Letter && candidates.contains(&mv) =>
                {
                    asked += 1;
                }
                other => panic!("{line:?} in {position}: {other:?}, {settings:?}"),
            }
        }
    }
    assert!(heard > 20 * POSITIONS && asked * 100 < heard, "{heard} heard, {asked} asked");
}

/// What a line is for the terminal, or else for the core.
fn understood(state: &State, settings: Settings, line: &str) -> Result<Understood, String> {
    let (_, words) = command::who(line, Words::of(settings.language));
    match command::parse(words, Words::of(settings.language)) {
        Ok(None) => Ok(Talk::default().understand(state, None, settings, line)),
        Ok(Some(command)) => Err(format!("{command:?}")),
        Err(problem) => Err(problem),
    }
}

fn moves(understood: &Understood, position: &Position, mv: Move) -> bool {
    matches!(understood, Understood::Action(Action { deed: Deed::Move(asked), .. })
        if games::Position::from(*position).find(*asked, &[]) == Ok(mv.into()))
}

fn settings() -> Vec<Settings> {
    let mut all = Vec::new();
    for language in Language::ALL {
        for style in Style::ALL {
            for pieces in [PieceNames::Word, PieceNames::Letter, PieceNames::WordWithColor] {
                all.push(Settings { language, style, pieces, ..Settings::default() });
            }
        }
    }
    all
}

/// The positions of random games, one after the other.
fn positions() -> impl Iterator<Item = Position> {
    let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
    let mut roll = move |sides: usize| {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        (dice % sides as u64) as usize
    };
    let mut position = Position::default();
    let mut plies = 0;
    std::iter::repeat_with(move || {
        let legal = position.legal_moves();
        if legal.is_empty() || plies == LONGEST {
            (position, plies) = (Position::default(), 0);
        } else {
            position = position.after_legal(legal[roll(legal.len())]);
            plies += 1;
        }
        position
    })
}
