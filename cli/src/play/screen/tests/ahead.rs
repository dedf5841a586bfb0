//! What is typed while the computer thinks.

use super::*;

fn find(app: &mut App, mv: &str) {
    let (game, thought) = app.table().could_find(mv);
    app.take(game, &thought);
}

/// The words below the board, line by line.
fn below(app: &App) -> Vec<String> {
    let shown = screen(app, 80, 24);
    let lines: Vec<&str> = shown.lines().map(str::trim).collect();
    let prompt = lines.iter().position(|line| line.starts_with(&app.table().prompt()));
    let end = prompt.expect("the line for the answer");
    lines[end - 2..end].iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn the_reply_stands_below_the_move_and_not_beside_it() {
    let mut app = app(&["--you", "white"], Theme::PLAIN);
    press(&mut app, "e4 Enter");
    assert_eq!(below(&app), ["White: e4.", "The computer thinks."]);
    find(&mut app, "e5");
    assert_eq!(below(&app), ["White: e4.", "Black: e5."]);
}

#[test]
fn moves_typed_while_the_computer_thinks_are_made_one_after_the_other() {
    let mut app = app(&["--you", "white"], Theme::PLAIN);
    press(&mut app, "e4 Enter Nf3 Enter Nc3 Enter");
    assert_eq!(app.status(), "Nf3, Nc3 wait until it is your turn; Esc takes the last one back.");
    find(&mut app, "e5");
    assert_eq!(app.table().plies(), 3);
    find(&mut app, "Nc6");
    assert_eq!(app.table().plies(), 5);
    assert_eq!(below(&app), ["Black: Nc6.", "White: Nc3. The computer thinks."]);
    find(&mut app, "a6");
    assert_eq!((app.table().plies(), below(&app)[1].as_str()), (6, "Black: a6."));
}

#[test]
fn a_waiting_move_that_the_reply_has_made_impossible_is_refused_below_the_reply() {
    let mut app = app(&["--you", "white"], Theme::PLAIN);
    press(&mut app, "e4 Enter e5 Enter");
    find(&mut app, "e5");
    let below = below(&app);
    assert_eq!(below[0], "Black: e5.");
    assert_eq!(below[1], "No pawn can go to e5.");
    assert_eq!(app.table().plies(), 2);
}

#[test]
fn a_waiting_move_is_no_answer_to_a_question() {
    let start = ["--you", "white", "--fen", "7k/P7/8/8/8/8/8/K7 w - - 0 1"];
    let mut app = app(&start, Theme::PLAIN);
    press(&mut app, "Kb2 Enter a8 Enter Kc3 Enter");
    find(&mut app, "Kg7");
    // what the pawn becomes is asked, and the king's move goes on waiting
    assert!(app.table().is_asked(), "{}", app.status());
    assert_eq!(app.table().plies(), 2);
    press(&mut app, "queen Enter");
    assert_eq!(app.table().plies(), 3);
    find(&mut app, "Kf6");
    assert_eq!(app.table().plies(), 5);
}

#[test]
fn a_waiting_move_is_taken_back_into_the_line() {
    let mut app = app(&["--you", "white"], Theme::PLAIN);
    press(&mut app, "e4 Enter Nf3 Enter Esc");
    assert_eq!(app.line().text(), "Nf3");
    assert!(app.table().thinks_about().is_some());
    find(&mut app, "e5");
    assert_eq!(app.table().plies(), 2);
    press(&mut app, "Enter");
    assert_eq!(app.table().plies(), 3);
}

#[test]
fn who_takes_back_has_what_waited_in_the_line() {
    let mut app = app(&["--you", "white"], Theme::PLAIN);
    press(&mut app, "e4 Enter Nf3 Enter undo Enter");
    assert_eq!((app.table().plies(), app.line().text().as_str()), (0, "Nf3"));
}

#[test]
fn a_move_of_a_strict_game_is_not_made_unseen() {
    let mut app = app(&["--you", "white", "--mode", "strict"], Theme::PLAIN);
    press(&mut app, "Esc e4 Enter Nf3 Enter");
    assert!(app.status().starts_with("The computer has the move."), "{}", app.status());
    find(&mut app, "e5");
    assert_eq!((app.table().plies(), app.line().text().as_str()), (2, "Nf3"));
    press(&mut app, "Enter");
    assert_eq!(app.table().plies(), 3);
}

#[test]
fn stones_wait_as_moves_do() {
    let options = ["--game", "yin-yang", "--you", "black", "--lang", "de"];
    let mut app = app(&options, Theme::PLAIN);
    press(&mut app, "e5 Enter c3 Enter passe Enter");
    assert!(app.status().starts_with("c3, passe warten"), "{}", app.status());
    find(&mut app, "G7");
    assert_eq!(app.table().plies(), 3);
}

#[test]
fn questions_and_what_is_not_understood_are_answered_at_once() {
    let mut app = app(&["--you", "white"], Theme::PLAIN);
    press(&mut app, "e4 Enter turn Enter");
    assert_eq!(app.status(), "Black to move.");
    press(&mut app, "blorf Enter");
    assert!(app.status().contains("blorf"), "{}", app.status());
}
