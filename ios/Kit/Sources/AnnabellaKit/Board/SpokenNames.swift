import AnnabellaCore

/// What somebody says to Voice Control for a square.
enum SpokenNames {
    /// Such as `e4`, `e four`, `echo four` and `Eva vier`, the shortest first; in checkers the
    /// number.
    static func of(
        _ square: Int, in kind: GameKind, on board: BoardSize, language: String
    ) -> [String] {
        guard let name = kind.name(of: square, on: board) else { return [] }
        guard kind.game != .checkers else { return [name] }
        let (file, rank) = (square % board.columns, square / board.columns)
        // a board of lines has more columns, and none with the letter I
        let letter = kind.isOnLines && file > 7 ? file + 1 : file
        let printed = String(name.prefix(1))
        let german = "\(germanLetters[letter]) \(germanNumbers[rank])"
        return language == "de"
            ? [name, "\(printed) \(germanNumbers[rank])", german]
            : [
                name, "\(printed) \(numbers[rank])", "\(letters[letter]) \(numbers[rank])",
                german,
            ]
    }

    private static let letters = [
        "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india",
        "juliett", "kilo", "lima", "mike", "november", "oscar", "papa", "quebec", "romeo",
        "sierra", "tango",
    ]
    /// The FIDE's up to the eighth, and behind that those of radio.
    private static let germanLetters =
        ["Anna", "Bella", "Cäsar", "David", "Eva", "Felix", "Gustav", "Hektor"]
        + letters.dropFirst(8).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    private static let numbers = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen",
    ]
    private static let germanNumbers = [
        "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
        "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
        "neunzehn",
    ]
}
