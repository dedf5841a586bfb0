/// The squares of a board by their numbers, 0 = a1, 7 = h1, 63 = h8.
public enum Squares {
    public static let all = 0..<64

    /// Such as `e4`.
    public static func name(of square: Int) -> String {
        let files = Array("abcdefgh")
        return "\(files[square % 8])\(square / 8 + 1)"
    }

    /// The number of a name such as `e4`; nil for what is no square.
    public static func number(of name: String) -> Int? { all.first { self.name(of: $0) == name } }

    public static func isDark(_ square: Int) -> Bool { (square / 8 + square % 8) % 2 == 0 }
}
