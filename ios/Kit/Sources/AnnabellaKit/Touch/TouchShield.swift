import Observation

/// Keeps a touch from what has just come under the finger, or has taken another meaning there:
/// it was meant for what stood there before. A second tap on “Yes” answers nothing else.
@MainActor
@Observable
public final class TouchShield {
    /// So long a touch is meant for what was there before.
    static let durationMs: UInt64 = 300

    /// No touch reaches what is there.
    public private(set) var isUp = false
    /// How often it was raised.
    public private(set) var raised = 0
    private let times: Times
    private let isRead: @MainActor () -> Bool
    @ObservationIgnored private var end: UInt64 = 0

    /// Who reads with VoiceOver or switches names what is meant, and is not held up.
    init(_ times: Times, isRead: @escaping @MainActor () -> Bool = { false }) {
        self.times = times
        self.isRead = isRead
    }

    convenience init(_ ports: Ports) {
        self.init(ports.times) { ports.reader.isOn }
    }

    /// Something else is there from now on.
    public func raise() {
        end = times.nowMs() + Self.durationMs
        raised += 1
        isUp = true
    }

    /// Lets touches through when it is time; a view waits for that whenever it was raised.
    public func lower() async {
        while isUp, !Task.isCancelled {
            if times.nowMs() >= end {
                isUp = false
            } else {
                try? await times.waitUntilMs(end)
            }
        }
    }

    /// Does what a touch wishes, unless it was meant for what was there before.
    public func pass(_ act: () -> Void) {
        if isRead() || times.nowMs() >= end { act() }
    }
}
