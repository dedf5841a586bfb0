import AnnabellaKit
import SwiftUI
import UIKit

extension View {
    /// Shows over this what is asked, told, typed, shared or chosen: the one sheet of the app.
    func overlay(of app: Annabella) -> some View { modifier(OverlaySheet(app: app)) }
}

private struct OverlaySheet: ViewModifier {
    let app: Annabella

    func body(content: Content) -> some View {
        let overlay = app.overlay
        content
            .sheet(
                isPresented: Binding(
                    get: { overlay.shown != nil }, set: { if !$0 { overlay.leave() } }),
                onDismiss: { overlay.gone() }
            ) {
                if let item = overlay.face {
                    // what was written for one question is none of the next
                    OverlayView(content: item.content).id(item.id)
                        .onAppear { overlay.appears(item) }
                }
            }
            .task(id: overlay.isGoing) {
                // a sheet that went before it was there may not tell that it has gone
                guard overlay.isGoing else { return }
                try? await Task.sleep(for: .seconds(1))
                if !Task.isCancelled { overlay.gone() }
            }
    }
}

private struct OverlayView: View {
    @Environment(Annabella.self) private var app
    let content: Overlay.Content

    var body: some View {
        Group {
            switch content {
            case .question(let dialog):
                DialogView(dialogs: app.dialogs, dialog: dialog)
                    // who sits opposite reads from there
                    .rotationEffect(.degrees(dialog.isTurned ? 180 : 0))
            case .typing(let entry): TypedEntryView(entry: entry)
            case .key(let model, let row): KeyQuestionView(model: model, row: row)
            case .sharing(let text): TextToShareView(shared: text)
            case .opening(let model): FileBrowser(wish: .open) { model.imported($0) }
            case .saving(let model, let file):
                FileBrowser(wish: .save(file)) { _ in model.exported() }
            }
        }
        .shielded(by: app.shield)
    }
}

/// The system's sheet on which somebody chooses who gets a text.
struct TextToShareView: UIViewControllerRepresentable {
    let shared: TextToShare

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: [shared.text], applicationActivities: nil)
    }

    func updateUIViewController(_ sheet: UIActivityViewController, context: Context) {}
}
