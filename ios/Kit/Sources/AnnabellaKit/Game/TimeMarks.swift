import AnnabellaCore

/// The times left at which a player is told so, as the settings keep them.
public enum TimeMarks {
    /// What can be chosen, the longest first.
    public static var all: [TimeMark] { (try? timeMarks()) ?? [] }

    /// Those of a text such as `300 60 10`.
    public static func of(_ kept: String) -> [TimeMark] {
        let seconds = kept.split(separator: " ").compactMap { UInt32($0) }
        return all.filter { seconds.contains($0.seconds) }
    }

    /// As a text.
    public static func kept(_ marks: Set<TimeMark>) -> String {
        all.filter(marks.contains).map { String($0.seconds) }.joined(separator: " ")
    }
}
