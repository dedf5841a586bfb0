//! The picture of the README shows the program as it is.

#[path = "../examples/board_picture/svg.rs"]
mod svg;

#[test]
fn the_picture_is_up_to_date() {
    let drawn = svg::board().expect("the moves of the picture are legal");
    let kept = std::fs::read_to_string(svg::PATH).unwrap_or_default();
    assert!(
        drawn == kept,
        "docs/board.svg is out of date; cargo run -p annabella-cli --example board_picture"
    );
}
