import Observation

/// Which of the 960 starts.
@MainActor
@Observable
public final class Start960 {
    private let settings: Settings
    /// What is written in the field.
    public private(set) var number: String

    init(_ settings: Settings) {
        self.settings = settings
        number = settings.start960 < 0 ? "" : String(settings.start960)
    }

    public var isByLot: Bool { settings.start960 < 0 }

    /// What is written is no start.
    public var isWrong: Bool { !number.isEmpty && Self.start(number) == nil }

    public func setByLot(_ isByLot: Bool) {
        settings.start960 = isByLot ? -1 : Int.random(in: 0..<NewGames.starts)
        number = isByLot ? "" : String(settings.start960)
    }

    public func write(_ text: String) {
        number = text
        if let start = Self.start(text) { settings.start960 = start }
    }

    public func draw() {
        write(String(Int.random(in: 0..<NewGames.starts)))
    }

    private static func start(_ text: String) -> Int? {
        Int(text).flatMap { (0..<NewGames.starts).contains($0) ? $0 : nil }
    }
}
