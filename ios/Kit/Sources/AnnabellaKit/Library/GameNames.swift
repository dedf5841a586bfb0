import AnnabellaCore
import Foundation

/// What stands beside a saved game.
struct GameNames {
    let labels: Labels
    let locale: Locale

    /// The player's name for it, or who plays.
    func name(of game: SavedGame) -> String {
        if !game.name.isEmpty { return given(to: game) }
        return game.content == nil ? trouble(with: game) ?? "" : players(of: game)
    }

    /// The name that its player has given it, or the app as one of several boards; may be empty.
    func given(to game: SavedGame) -> String {
        let language = SpeechChoices.language(of: labels.language)
        return (try? savedName(name: game.name, language: language)) ?? game.name
    }

    /// Who plays it, whatever it is called.
    func players(of game: SavedGame) -> String {
        let language = SpeechChoices.language(of: labels.language)
        return game.content.flatMap { try? pairing(content: $0, language: language) } ?? ""
    }

    /// Which game it is.
    func kind(of game: SavedGame) -> String {
        let language = SpeechChoices.language(of: labels.language)
        return game.content.flatMap { try? gameName(kind: $0.kind, language: language) } ?? ""
    }

    /// When it changed last, and what is wrong with it.
    func state(of game: SavedGame) -> String {
        let changed = Date(timeIntervalSince1970: Double(game.changedMs) / 1_000)
        let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
        let date = game.changedMs > 0 ? changed.formatted(style) : nil
        // of one that cannot be read it is its name
        let trouble = game.content == nil && game.name.isEmpty ? nil : trouble(with: game)
        return [date, trouble].compactMap { $0 }.joined(separator: " · ")
    }

    private func trouble(with game: SavedGame) -> String? {
        switch game.condition {
        case .damaged: labels[.libraryDamaged]
        case .newer: labels[.libraryNewer]
        case .unreadable: labels[.libraryUnreadable]
        case .whole, .unfinished: nil
        }
    }
}
