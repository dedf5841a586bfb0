import AnnabellaKit
import SwiftUI

/// Leads back from a page on which a swipe from the edge of the screen means something else.
struct BackButton: View {
    let app: Annabella

    var body: some View {
        Button {
            app.pages.back()
        } label: {
            Image(systemName: "chevron.backward").frame(minWidth: 44, minHeight: 44)
        }
        .accessibilityLabel(app.text(.gameBack))
    }
}
