import Observation

/// Which of the 960 starts.
@MainActor
@Observable
public final class Start960 {
    private let agreed: Agreement
    /// What is written in the field.
    public private(set) var number: String

    init(_ agreed: Agreement) {
        self.agreed = agreed
        number = agreed.start960 < 0 ? "" : String(agreed.start960)
    }

    public var isByLot: Bool { agreed.start960 < 0 }

    /// What is written is no start.
    public var isWrong: Bool { !number.isEmpty && Self.start(number) == nil }

    public func setByLot(_ isByLot: Bool) {
        agreed.start960 = isByLot ? -1 : Int.random(in: 0..<NewGames.starts)
        number = isByLot ? "" : String(agreed.start960)
    }

    public func write(_ text: String) {
        number = text
        if let start = Self.start(text) { agreed.start960 = start }
    }

    public func draw() {
        write(String(Int.random(in: 0..<NewGames.starts)))
    }

    private static func start(_ text: String) -> Int? {
        Int(text).flatMap { (0..<NewGames.starts).contains($0) ? $0 : nil }
    }
}
