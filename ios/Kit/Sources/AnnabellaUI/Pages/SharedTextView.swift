import AnnabellaKit
import SwiftUI
import UIKit

/// The system's sheet on which somebody chooses who gets a text.
struct SharedTextView: UIViewControllerRepresentable {
    let shared: SharedText

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: [shared.text], applicationActivities: nil)
    }

    func updateUIViewController(_ sheet: UIActivityViewController, context: Context) {}
}
