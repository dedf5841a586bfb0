/// Something that is made when it is first asked for, and kept.
@MainActor
public final class MadeOnce<Value> {
    private var value: Value?

    public init() {}

    public func get(_ make: () -> Value) -> Value {
        let value = value ?? make()
        self.value = value
        return value
    }
}
