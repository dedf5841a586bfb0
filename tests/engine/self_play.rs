//! Games of the engine against itself, to the end.

use annabella::engine::chess::{CancelFlag, Request, Searcher};
use annabella::games::chess::{Position, chess960};

use super::to_nodes;

/// No game between players of any sense lasts longer.
const MAX_PLIES: usize = 1_200;

#[test]
fn games_against_itself_come_to_an_end() {
    let games = std::env::var("ANNABELLA_SELF_GAMES").ok();
    let games = games.and_then(|games| games.parse().ok()).unwrap_or(20);
    let mut searcher = Searcher::new(2);
    for game in 0..games {
        searcher.clear();
        let start = chess960::start(game as u16 * 37 % 960).unwrap_or_default();
        let plies = play(&mut searcher, start, 300 + game * 13 % 1_000, game);
        assert!(plies < MAX_PLIES, "game {game}");
    }
}

/// Every move is checked by the rules; the number of plies.
fn play(searcher: &mut Searcher, start: Position, nodes: u64, seed: u64) -> usize {
    let mut position = start;
    let mut history = Vec::new();
    while position.has_legal_move()
        && !position.is_dead_by_material()
        && position.halfmove_clock() < 100
        && history.iter().filter(|&&key| key == position.key()).count() < 2
        && history.len() < MAX_PLIES
    {
        let limits = to_nodes(nodes);
        let request = Request { history: &history, limits, seed, ..Request::new(&position) };
        let report = searcher.search(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
        assert!(report.nodes <= nodes);
        history.push(position.key());
        position = position.after(report.best).unwrap();
    }
    history.len()
}
