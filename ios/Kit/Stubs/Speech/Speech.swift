// Declarations of what the app uses to hear words.
@_exported import AVFoundation
func stub(_ f: StaticString = #function) -> Never { fatalError("Speech stub: \(f)") }
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case search }
public class SFSpeechRecognizer: NSObject {
    public init?(locale: Locale) { stub() }
    public class func supportedLocales() -> Set<Locale> { stub() }
    public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { stub() }
    public class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) { stub() }
    public var isAvailable: Bool { stub() }
    public var supportsOnDeviceRecognition: Bool { stub() }
    public func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask { stub() }
}
public class SFSpeechRecognitionRequest: NSObject {
    public var taskHint: SFSpeechRecognitionTaskHint { get { stub() } set { stub() } }
    public var shouldReportPartialResults: Bool { get { stub() } set { stub() } }
    public var requiresOnDeviceRecognition: Bool { get { stub() } set { stub() } }
    public var addsPunctuation: Bool { get { stub() } set { stub() } }
}
public class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() { stub() }
    public func append(_ audioPCMBuffer: AVAudioPCMBuffer) { stub() }
    public func endAudio() { stub() }
}
public class SFSpeechRecognitionTask: NSObject { public func cancel() { stub() } }
public class SFTranscription: NSObject { public var formattedString: String { stub() } }
public class SFSpeechRecognitionResult: NSObject {
    public var bestTranscription: SFTranscription { stub() }
    public var isFinal: Bool { stub() }
}
