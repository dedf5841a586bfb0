// Pages of UIKit.
@MainActor open class UIActivity: NSObject {}
@MainActor open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { stub() }
}
