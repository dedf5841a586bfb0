import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// The system's browser, in which somebody chooses a file, or a place for one.
struct FileBrowser: UIViewControllerRepresentable {
    enum Wish {
        case open
        case save(URL)
    }

    let wish: Wish
    /// Gets the file, or nil where none was chosen.
    let chosen: @MainActor (URL?) -> Void

    func makeCoordinator() -> Listener { Listener(chosen) }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let browser: UIDocumentPickerViewController
        switch wish {
        // few devices know the type of PGN
        case .open: browser = .init(forOpeningContentTypes: [.data], asCopy: true)
        case .save(let file): browser = .init(forExporting: [file], asCopy: true)
        }
        browser.delegate = context.coordinator
        return browser
    }

    func updateUIViewController(_ browser: UIDocumentPickerViewController, context: Context) {}

    final class Listener: NSObject, UIDocumentPickerDelegate {
        private let chosen: @MainActor (URL?) -> Void

        init(_ chosen: @escaping @MainActor (URL?) -> Void) {
            self.chosen = chosen
        }

        func documentPicker(
            _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
        ) {
            chosen(urls.first)
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            chosen(nil)
        }
    }
}
