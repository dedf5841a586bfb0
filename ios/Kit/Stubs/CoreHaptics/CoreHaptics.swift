// Declarations of what the app uses to be felt.
@_exported import Foundation
func stub(_ f: StaticString = #function) -> Never { fatalError("CoreHaptics stub: \(f)") }
public let CHHapticTimeImmediate: TimeInterval = 0
public protocol CHHapticDeviceCapability: NSObjectProtocol { var supportsHaptics: Bool { get } }
public class CHHapticEngine {
    public struct StoppedReason: Sendable {}
    public typealias StoppedHandler = (StoppedReason) -> Void
    public typealias ResetHandler = () -> Void
    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { stub() }
    public init() throws { stub() }
    public var stoppedHandler: StoppedHandler { get { stub() } set { stub() } }
    public var resetHandler: ResetHandler { get { stub() } set { stub() } }
    public var playsHapticsOnly: Bool { get { stub() } set { stub() } }
    public var isAutoShutdownEnabled: Bool { get { stub() } set { stub() } }
    public func start() throws { stub() }
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { stub() }
}
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}
public class CHHapticPattern: NSObject {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { stub() }
}
public class CHHapticDynamicParameter: NSObject {}
public class CHHapticEvent: NSObject {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "transient"), hapticContinuous = Self(rawValue: "continuous")
    }
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "intensity"), hapticSharpness = Self(rawValue: "sharpness")
    }
    public init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval) { stub() }
    public convenience init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval) { stub() }
}
public class CHHapticEventParameter: NSObject {
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { stub() }
}
