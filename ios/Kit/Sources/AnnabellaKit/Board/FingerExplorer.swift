import Foundation

/// Reads a board with a finger where VoiceOver does not run: a finger that rests or slides
/// explores and plays nothing, two quick taps anywhere act on the square that was read last.
@MainActor
public final class FingerExplorer {
    private weak var board: BoardModel?
    private let times: Times
    private var read: Int?
    private var told: Int??
    private var isDown = false
    private var isExploring = false
    private var isSecondTap = false
    private var lastTapMs: UInt64?
    private var start = CGPoint.zero
    private var place: Int?
    private var waiting: Task<Void, Never>?

    private static let doubleTapMs: UInt64 = 300
    private static let slop: CGFloat = 8

    init(_ board: BoardModel, times: Times) {
        self.board = board
        self.times = times
    }

    /// A finger comes down, or moves on.
    public func move(to point: CGPoint, in geometry: BoardGeometry) {
        place =
            board?.picture.kind.isOnLines == true
            ? geometry.square(nearest: point) : geometry.square(under: point)
        if !isDown {
            press(point)
        } else if isExploring || hypot(point.x - start.x, point.y - start.y) > Self.slop {
            explore()
        }
    }

    private func press(_ point: CGPoint) {
        isDown = true
        start = point
        isExploring = false
        told = nil
        let now = times.nowMs()
        isSecondTap = lastTapMs.map { now < $0 + Self.doubleTapMs } ?? false
        waiting?.cancel()
        // a first tap reads its square when no second one has come
        waiting = Task { [weak self, times] in
            guard (try? await times.waitUntilMs(now + Self.doubleTapMs)) != nil,
                !Task.isCancelled
            else { return }
            self?.explore()
        }
    }

    /// The finger is lifted.
    public func end() {
        isDown = false
        guard !isExploring else { return }
        lastTapMs = isSecondTap ? nil : times.nowMs()
        guard isSecondTap else { return }
        waiting?.cancel()
        if let read { board?.listener?.tapped(read) }
    }

    /// The touch is taken away by something else; nothing is done where it has ended.
    public func cancel() {
        guard isDown else { return }
        isDown = false
        waiting?.cancel()
    }

    private func explore() {
        waiting?.cancel()
        isExploring = true
        guard told != .some(place) else { return }
        told = .some(place)
        if let place { read = place }
        board?.listener?.explored(place)
    }
}
