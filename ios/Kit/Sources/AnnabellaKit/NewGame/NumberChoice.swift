/// A number that is counted up and down, or written.
@MainActor
public struct NumberChoice {
    public let name: String
    /// What leads to the number below and above.
    public let less: String
    public let more: String
    public let range: ClosedRange<Int>
    /// Read whenever somebody asks: who counts fast goes on from what stands there.
    public let value: @MainActor () -> Int
    let set: @MainActor (Int) -> Void

    public var canBeLess: Bool { value() > range.lowerBound }
    public var canBeMore: Bool { value() < range.upperBound }

    /// Counts up, or down for a number below 0, as far as it goes.
    public func count(_ by: Int) {
        set(min(max(value() + by, range.lowerBound), range.upperBound))
    }

    /// What is written counts if it is such a number.
    public func write(_ text: String) {
        if let number = Int(text), range.contains(number) { set(number) }
    }
}
