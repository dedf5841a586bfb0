import AnnabellaCore
import Foundation

/// Finds saved games by words of what stands beside them: names, the game, the date, the result.
enum GameSearch {
    /// Those in which each word that is typed begins a word.
    static func find(_ rows: [GameRow], _ typed: String) -> [GameRow] {
        let words = words(of: typed)
        return words.isEmpty
            ? rows : rows.filter { row in words.allSatisfy { row.words.contains(" \($0)") } }
    }

    /// What is found, each word after a space.
    static func text(_ parts: [String]) -> String {
        parts.flatMap(words).map { " \($0)" }.joined()
    }

    /// Without what tells a letter from one that is typed more easily. Results and clocks are
    /// words.
    private static func words(of text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !($0.isLetter || $0.isNumber || "/+:-".contains($0)) }
            .map(String.init)
    }
}
