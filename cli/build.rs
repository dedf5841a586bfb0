//! Makes constants of the messages in `src/words`.

fn main() {
    messages::build("src/words", "pub(crate)");
}
