// Declarations of what the app uses of UIKit.
@_exported import Foundation
func stub(_ f: StaticString = #function) -> Never { fatalError("UIKit stub: \(f)") }
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable { public var rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let announcement = Self(rawValue: 0) }
    @MainActor public static var isVoiceOverRunning: Bool { stub() }
    @MainActor public static func post(notification: Notification, argument: Any?) { stub() }
}
@MainActor public class UIApplication: NSObject { public class var shared: UIApplication { stub() }; public var isIdleTimerDisabled: Bool { get { stub() } set { stub() } } }
public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad }
