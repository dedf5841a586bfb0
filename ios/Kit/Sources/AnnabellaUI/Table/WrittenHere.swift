import AnnabellaKit
import SwiftUI

/// What a player writes in his half of a table, or on a page that is no table any more. The other
/// one plays on meanwhile, so a reader is not held there at a table.
struct WrittenHere: View {
    let dialog: Dialog
    @Environment(Annabella.self) private var app

    var body: some View {
        DialogView(dialogs: app.dialogs, dialog: dialog)
            // the line in focus of one question is none of the next
            .id(dialog.id)
            .risen()
            .shielded(by: app.shield)
            .accessibilityElement(children: .contain)
            .accessibilityLabel(dialog.title)
    }
}
