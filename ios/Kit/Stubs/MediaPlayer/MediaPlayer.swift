// Declarations of what the app uses of the commands that a headset sends.
@_exported import Foundation
func stub(_ f: StaticString = #function) -> Never { fatalError("MediaPlayer stub: \(f)") }
public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success = 0 }
public let MPMediaItemPropertyTitle = "title"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public class MPNowPlayingInfoCenter: NSObject {
    public class func `default`() -> MPNowPlayingInfoCenter { stub() }
    public var nowPlayingInfo: [String: Any]? { get { stub() } set { stub() } }
}
public class MPRemoteCommandEvent: NSObject {}
public class MPRemoteCommand: NSObject {
    public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { stub() }
    public func removeTarget(_ target: Any?) { stub() }
}
public class MPRemoteCommandCenter: NSObject {
    public class func shared() -> MPRemoteCommandCenter { stub() }
    public var pauseCommand: MPRemoteCommand { stub() }
    public var playCommand: MPRemoteCommand { stub() }
    public var togglePlayPauseCommand: MPRemoteCommand { stub() }
}
