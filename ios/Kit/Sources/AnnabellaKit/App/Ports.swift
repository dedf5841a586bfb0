import AnnabellaCore

/// What the app needs of the device. The views' side has the real ones; tests have others.
@MainActor
public struct Ports {
    /// Where the saved games lie; made if it is missing.
    public let folder: String
    /// Where files lie that are handed to another app; the system may delete them.
    public let sharedFolder: String
    /// The version of the app and what it runs on, for whoever looks for a fault.
    public let device: String
    /// It is one that two people can sit at.
    public let isTablet: Bool
    /// Its memory is too small for the searches of many games.
    public let hasLittleMemory: Bool
    public let kept: any KeptValues
    public let times: Times
    public let engine: any SpeechEngine
    public let focus: any AudioFocus
    public let reader: any ScreenReader
    public let recogniser: any Recogniser
    public let sounds: any Sounds
    public let haptics: any Haptics
    public let headset: any HeadsetButton
    public let clipboard: any Clipboard

    public init(
        folder: String, sharedFolder: String, device: String, isTablet: Bool = false,
        hasLittleMemory: Bool = false, kept: any KeptValues,
        times: Times = .device,
        engine: any SpeechEngine, focus: any AudioFocus, reader: any ScreenReader,
        recogniser: any Recogniser, sounds: any Sounds, haptics: any Haptics,
        headset: any HeadsetButton, clipboard: any Clipboard
    ) {
        self.folder = folder
        self.sharedFolder = sharedFolder
        self.device = device
        self.isTablet = isTablet
        self.hasLittleMemory = hasLittleMemory
        self.kept = kept
        self.times = times
        self.engine = engine
        self.focus = focus
        self.reader = reader
        self.recogniser = recogniser
        self.sounds = sounds
        self.haptics = haptics
        self.headset = headset
        self.clipboard = clipboard
    }
}
