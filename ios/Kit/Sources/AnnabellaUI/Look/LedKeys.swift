import SwiftUI

extension View {
    /// Takes the keys of a keyboard, and leads them here or away as it is wished; once more
    /// when what was before the page is gone.
    func keys(_ areHere: FocusState<Bool>.Binding, wished: Bool) -> some View {
        focusable()
            .focused(areHere)
            .task(id: wished) {
                for pause in [0, 500] {
                    try? await Task.sleep(for: .milliseconds(pause))
                    guard !Task.isCancelled, areHere.wrappedValue != wished else { return }
                    areHere.wrappedValue = wished
                }
            }
    }
}
