// Declarations of what the app uses to speak.
@_exported import Foundation
func stub(_ f: StaticString = #function) -> Never { fatalError("AVFoundation stub: \(f)") }
public enum AVSpeechBoundary: Int, Sendable { case immediate }
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public init?(language: String?) { stub() }
    public init?(identifier: String) { stub() }
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { stub() }
    public var language: String { stub() }
    public var name: String { stub() }
    public var identifier: String { stub() }
    public var quality: AVSpeechSynthesisVoiceQuality { stub() }
}
public class AVSpeechUtterance: NSObject {
    public init(string: String) { stub() }
    public var voice: AVSpeechSynthesisVoice?
    public var rate, pitchMultiplier: Float
}
public class AVSpeechSynthesizer: NSObject {
    public override init() { stub() }
    public weak var delegate: (any AVSpeechSynthesizerDelegate)?
    public func speak(_ u: AVSpeechUtterance) { stub() }
    @discardableResult public func stopSpeaking(at b: AVSpeechBoundary) -> Bool { stub() }
    public var isSpeaking: Bool { stub() }
}
// On Apple systems the requirements are optional ones of Objective-C.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol, Sendable {
    func speechSynthesizer(_ s: AVSpeechSynthesizer, didStart u: AVSpeechUtterance)
    func speechSynthesizer(_ s: AVSpeechSynthesizer, didFinish u: AVSpeechUtterance)
    func speechSynthesizer(_ s: AVSpeechSynthesizer, didCancel u: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ s: AVSpeechSynthesizer, didStart u: AVSpeechUtterance) {}
    public func speechSynthesizer(_ s: AVSpeechSynthesizer, didFinish u: AVSpeechUtterance) {}
    public func speechSynthesizer(_ s: AVSpeechSynthesizer, didCancel u: AVSpeechUtterance) {}
}
