import AnnabellaKit
import SwiftUI

extension View {
    /// Leaves all of the screen to this where somebody wishes that: what the system shows at
    /// its edges is hidden.
    func fullScreen(_ app: Annabella) -> some View {
        statusBarHidden(app.settings.fullScreen)
            .persistentSystemOverlays(app.settings.fullScreen ? .hidden : .automatic)
    }
}
