import AnnabellaCore
import Foundation

@testable import AnnabellaKit

/// Counts what it hears, hands it on, and throws if it is to.
final class Heard: GameListener, @unchecked Sendable {
    /// Signalled each time that the computer is ready.
    let done = DispatchSemaphore(value: 0)
    private let next: (any GameListener)?
    private let error: (any Error)?
    private let lock = NSLock()
    private var heard: [EngineProgress] = []
    private var ownThread: EngineThread?

    init(next: (any GameListener)? = nil, throwing error: (any Error)? = nil) {
        self.next = next
        self.error = error
    }

    var progress: [EngineProgress] { lock.withLock { heard } }
    /// The computer's thread, once it was heard of.
    var thread: EngineThread? { lock.withLock { ownThread } }

    func onEngineReady() throws {
        lock.withLock { ownThread = .current }
        try? next?.onEngineReady()
        done.signal()
        if let error { throw error }
    }

    func onProgress(progress: EngineProgress) throws {
        lock.withLock {
            ownThread = .current
            heard.append(progress)
        }
        try? next?.onProgress(progress: progress)
        if let error { throw error }
    }
}

/// Calls the game from the computer's thread.
final class Meddler: GameListener, @unchecked Sendable {
    weak var session: GameSession?
    let done = DispatchSemaphore(value: 0)
    private let isClosing: Bool

    init(isClosing: Bool = false) {
        self.isClosing = isClosing
    }

    func onEngineReady() throws {
        defer { done.signal() }
        if isClosing {
            try session?.shutDown()
        } else {
            _ = try session?.collect(nowMs: 0)
            try session?.act("white > tick")
        }
    }

    func onProgress(progress: EngineProgress) throws {}
}

/// What a listener may throw: what the library knows, and what it does not.
func someError(_ round: Int) -> any Error {
    round % 2 == 0
        ? ListenerError.Failed(reason: "on purpose")
        : Problem("an error that the library does not know")
}

/// A thread of the computer, as Linux tells of it.
struct EngineThread {
    private let folder: String

    static var current: EngineThread? {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        return link.map { EngineThread(folder: "/proc/\($0)") }
    }

    var isAlive: Bool {
        // Linux keeps the first fifteen letters of a thread's name
        let name = try? String(contentsOfFile: "\(folder)/comm", encoding: .utf8)
        return name == "annabella-oppon\n"
    }
}
