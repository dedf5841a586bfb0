// Pages of UIKit.
import UniformTypeIdentifiers

@MainActor open class UIActivity: NSObject {}
@MainActor open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { stub() }
}
@MainActor open class UIDocumentPickerViewController: UIViewController {
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) { stub() }
    public init(forExporting urls: [URL], asCopy: Bool) { stub() }
    public weak var delegate: (any UIDocumentPickerDelegate)?
}
// On Apple systems the requirements are optional ones of Objective-C.
@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
