import AnnabellaKit
import SwiftUI

/// What was said last: seen as it is printed, and read as it was said, each part in its
/// language.
struct LastSentence: View {
    let announcer: Announcer

    var body: some View {
        Text(announcer.lastSentence)
            .accessibilityHidden(announcer.lastSentence.isEmpty)
            .accessibilityLabel(Text(announcer.lastSpoken))
    }
}
