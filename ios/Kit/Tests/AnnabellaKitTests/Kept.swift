import Foundation

/// What was made elsewhere, for whoever looks at it later.
final class Kept<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: Value?

    var value: Value? { lock.withLock { kept } }

    func keep(_ value: Value) -> Value {
        lock.withLock { kept = value }
        return value
    }
}
