// The app's share in what is heard, players, and the microphone.
public class AVAudioSession: NSObject, @unchecked Sendable {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "ambient"), playback = Self(rawValue: "playback"), record = Self(rawValue: "record")
    }
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "default"), spokenAudio = Self(rawValue: "spokenAudio"), measurement = Self(rawValue: "measurement")
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let duckOthers = Self(rawValue: 2)
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }
    public enum InterruptionType: UInt, Sendable { case ended = 0, began = 1 }
    public enum InterruptionReason: UInt, Sendable { case routeDisconnected = 4 }
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    public class func sharedInstance() -> AVAudioSession { stub() }
    public var isOtherAudioPlaying: Bool { stub() }
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws { stub() }
    public func setPrefersInterruptionOnRouteDisconnect(_ inValue: Bool) throws { stub() }
    public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws { stub() }
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws { stub() }
}
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public class AVAudioApplication: NSObject {
    public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
    public class var shared: AVAudioApplication { stub() }
    public var recordPermission: recordPermission { stub() }
    public class func requestRecordPermission() async -> Bool { stub() }
}
public class AVAudioPlayer: NSObject {
    public init(contentsOf url: URL) throws { stub() }
    @discardableResult public func play() -> Bool { stub() }
    public var currentTime: TimeInterval { get { stub() } set { stub() } }
    public weak var delegate: (any AVAudioPlayerDelegate)?
}
// On Apple systems the requirements are optional ones of Objective-C.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
public typealias AVAudioNodeBus = Int
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public class AVAudioFormat: NSObject {
    public var sampleRate: Double { stub() }
    public var channelCount: UInt32 { stub() }
}
public class AVAudioTime: NSObject {}
public class AVAudioBuffer: NSObject {}
public class AVAudioPCMBuffer: AVAudioBuffer {}
public class AVAudioNode: NSObject {
    public func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { stub() }
    public func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock) { stub() }
    public func removeTap(onBus bus: AVAudioNodeBus) { stub() }
}
public class AVAudioInputNode: AVAudioNode {}
public class AVAudioEngine: NSObject {
    public override init() { stub() }
    public var inputNode: AVAudioInputNode { stub() }
    public var isRunning: Bool { stub() }
    public func prepare() { stub() }
    public func start() throws { stub() }
    public func stop() { stub() }
}
