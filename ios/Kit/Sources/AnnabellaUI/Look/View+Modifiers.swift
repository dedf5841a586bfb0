import AnnabellaKit
import SwiftUI

extension View {
    /// No touch reaches this in the moment after something else has come here.
    func shielded(by shield: TouchShield) -> some View {
        allowsHitTesting(!shield.isUp).task(id: shield.raised) { await shield.lower() }
    }
}

extension View {
    /// Leaves all of the screen to this where somebody wishes that: what the system shows at
    /// its edges is hidden.
    func fullScreen(_ app: Annabella) -> some View {
        statusBarHidden(app.settings.fullScreen)
            .persistentSystemOverlays(app.settings.fullScreen ? .hidden : .automatic)
    }
}

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
