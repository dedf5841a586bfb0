//! `annabella-bindgen-swift LIBRARY DIR --swift-sources --headers --modulemap`.

fn main() {
    uniffi::uniffi_bindgen_swift();
}
