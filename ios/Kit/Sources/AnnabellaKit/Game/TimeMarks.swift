/// The times left at which a player is told so, in seconds.
public enum TimeMarks {
    /// What can be chosen: as many as the library takes.
    public static let all = [3600, 1800, 600, 300, 120, 60, 30, 10]

    /// Those of a text such as `300 60 10`, the longest first.
    public static func of(_ kept: String) -> [Int] {
        let marks = kept.split(separator: " ").compactMap { Int($0) }
        return Set(marks.filter(all.contains)).sorted(by: >)
    }

    /// As a text.
    public static func kept(_ marks: Set<Int>) -> String {
        marks.sorted(by: >).map { String($0) }.joined(separator: " ")
    }

    /// As a clock shows it, `1:00:00` or `5:00`.
    public static func name(of seconds: Int) -> String { ClockText.ofSeconds(seconds) }
}
