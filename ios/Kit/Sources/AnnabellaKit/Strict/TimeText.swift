import AnnabellaCore

/// Times as people type them.
public enum TimeText {
    /// Asks for a time until it is one.
    @MainActor
    public static func ask(
        _ dialogs: Dialogs, _ localization: Localization, _ title: String,
        done: @escaping @MainActor (UInt64) -> Void
    ) {
        dialogs.write(
            title, help: localization.text(.arbiterTimeHelp),
            wrong: { readTime(typed: $0) == nil ? localization.text(.arbiterTimeWrong) : nil },
            done: { readTime(typed: $0).map(done) })
    }
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
