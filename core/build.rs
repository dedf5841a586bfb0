//! Makes constants of the messages in `src/speech/words`.

fn main() {
    messages::build("core/src/speech/words", "pub(in crate::speech)");
}
