import Observation

/// Which square VoiceOver is on. It is kept while a dialog or another page is before the
/// board, so that VoiceOver comes back to the square where it was.
@MainActor
@Observable
public final class ReadingFocus {
    /// The square that is read now, or is to be read; nil while VoiceOver is elsewhere. A view
    /// goes where this goes.
    public private(set) var at: Int?
    /// The square to come back to, or that is read now; nil if VoiceOver left the board.
    public private(set) var kept: Int?

    public init() {}

    /// VoiceOver has come to a square, or is led there.
    public func take(_ square: Int) {
        at = square
        kept = square
    }

    /// VoiceOver has left the squares. Who goes to a button of the same page has left the
    /// board; not so who is led away.
    public func clear(isElsewhereHere: Bool) {
        guard at != nil else { return }
        at = nil
        if isElsewhereHere { kept = nil }
    }

    /// Where a reader begins as the page comes.
    public func begin(at square: Int) { kept = square }

    /// The page is before the reader, perhaps again.
    public func comeBack() {
        if at == nil { at = kept }
    }

    /// A piece has moved; the reader who was on it goes with it.
    public func follow(from: Int, to: Int) {
        if at == from {
            take(to)
        } else if kept == from {
            kept = to
        }
    }
}
