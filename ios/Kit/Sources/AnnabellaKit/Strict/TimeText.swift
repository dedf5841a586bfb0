/// Times as people type them.
public enum TimeText {
    /// `12:30`, `1:02:30`, or whole minutes as `5`, in milliseconds; nil if it is no time.
    public static func read(_ text: String) -> UInt64? {
        let written = text.drop(while: \.isWhitespace)
        let end = written.lastIndex { !$0.isWhitespace }.map { written.index(after: $0) }
        let parts = written[..<(end ?? written.startIndex)]
            .split(separator: ":", omittingEmptySubsequences: false)
        // the last of several are seconds
        let most = parts.count == 1 ? [4] : parts.count == 2 ? [4, 2] : [4, 4, 2]
        guard parts.count == most.count,
            zip(parts, most).allSatisfy({ (1...$1).contains($0.count) && $0.allSatisfy(isDigit) })
        else { return nil }
        let numbers = parts.compactMap { UInt64($0) }
        switch numbers.count {
        case 1: return numbers[0] * 60_000
        case 2: return (numbers[0] * 60 + numbers[1]) * 1_000
        default: return ((numbers[0] * 60 + numbers[1]) * 60 + numbers[2]) * 1_000
        }
    }

    /// Asks for a time until it is one.
    @MainActor
    public static func ask(
        _ dialogs: Dialogs, _ localization: Localization, _ title: String,
        done: @escaping @MainActor (UInt64) -> Void
    ) {
        dialogs.write(
            title, help: localization.text(.arbiterTimeHelp),
            wrong: { read($0) == nil ? localization.text(.arbiterTimeWrong) : nil },
            done: { read($0).map(done) })
    }

    private static func isDigit(_ letter: Character) -> Bool { ("0"..."9").contains(letter) }
}

/// Numbers as people type them.
@MainActor
public enum NumberText {
    /// Asks for a whole number until it is one.
    public static func ask(
        _ dialogs: Dialogs, _ localization: Localization, _ title: String, help: String,
        done: @escaping @MainActor (UInt32) -> Void
    ) {
        dialogs.write(
            title, help: help, kind: .number,
            wrong: { UInt32($0) == nil ? localization.text(.arbiterNumberWrong) : nil },
            done: { UInt32($0).map(done) })
    }
}
