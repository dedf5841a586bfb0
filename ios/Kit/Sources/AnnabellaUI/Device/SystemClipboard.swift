import AnnabellaKit
import UIKit

/// What was copied; the system asks before it is read.
struct SystemClipboard: Clipboard {
    var text: String? { UIPasteboard.general.string }
}
