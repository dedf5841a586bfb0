// The app, its scenes and windows.
@MainActor open class UIResponder: NSObject { public override init() { super.init() } }
@MainActor open class UIViewController: UIResponder {}
@MainActor open class UIWindow: UIResponder {
    public init(windowScene: UIWindowScene) { stub() }
    public var rootViewController: UIViewController? { get { stub() } set { stub() } }
    public weak var windowScene: UIWindowScene?
    public var isHidden: Bool { get { stub() } set { stub() } }
    public var isUserInteractionEnabled: Bool { get { stub() } set { stub() } }
}
@MainActor open class UIScene: UIResponder {
    @MainActor public class ConnectionOptions: NSObject {}
}
@MainActor open class UIWindowScene: UIScene {}
@MainActor public class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "2")
    }
    public var role: Role { stub() }
}
@MainActor public class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) { stub() }
    public var delegateClass: AnyClass? { get { stub() } set { stub() } }
}
// On Apple systems the requirements are optional ones of Objective-C.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
}
extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}
extension UIApplicationDelegate {
    public func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { stub() }
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}
extension UIApplication {
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated func beginBackgroundTask(expirationHandler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { stub() }
    public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { stub() }
}
@MainActor public class UIPasteboard: NSObject {
    public class var general: UIPasteboard { stub() }
    public var string: String? { stub() }
}
@MainActor public class UIDevice: NSObject {
    public class var current: UIDevice { stub() }
    public var systemName: String { stub() }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { stub() }
    public var systemVersion: String { stub() }
    public var model: String { stub() }
}
public enum UIUserInterfaceIdiom: Int, Sendable { case pad = 1 }
