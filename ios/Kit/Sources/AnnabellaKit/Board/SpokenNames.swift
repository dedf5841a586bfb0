import AnnabellaCore

/// What somebody says to Voice Control for a square.
enum SpokenNames {
    /// Such as `e4`, `e four`, `echo four` and `Eva vier`, the shortest first; in checkers the
    /// number.
    static func of(_ square: Int, in kind: GameKind, language: String) -> [String] {
        guard kind.game == .chess else { return [kind.name(of: square)].compactMap { $0 } }
        let name = Squares.name(of: square)
        let (file, rank) = (square % 8, square / 8)
        let german = "\(germanLetters[file]) \(germanNumbers[rank])"
        return language == "de"
            ? [name, "\(name.prefix(1)) \(germanNumbers[rank])", german]
            : [
                name, "\(name.prefix(1)) \(numbers[rank])", "\(letters[file]) \(numbers[rank])",
                german,
            ]
    }

    private static let letters = [
        "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel",
    ]
    private static let germanLetters = [
        "Anna", "Bella", "Cäsar", "David", "Eva", "Felix", "Gustav", "Hektor",
    ]
    private static let numbers = [
        "one", "two", "three", "four", "five", "six", "seven", "eight",
    ]
    private static let germanNumbers = [
        "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht",
    ]
}
