import SwiftUI

/// The letters of each role; all grow with the size of text that the system has. Serif speaks:
/// titles, results and sentences.
extension Font {
    /// A result, and the sentence on the page for blind play.
    static let display = Font.system(.largeTitle, design: .serif, weight: .semibold)
    static let pageTitle = Font.system(.title3, design: .serif, weight: .semibold)
    static let cardTitle = Font.system(.title2, design: .serif, weight: .semibold)
    /// A player, a tile, a button.
    static let name = Font.headline
    /// Over some choices.
    static let section = Font.subheadline.weight(.semibold)
    /// What is read for longer.
    static let reading = Font.system(.body, design: .serif)
    static let aside = Font.subheadline
    /// Under a sign.
    static let bar = Font.footnote.weight(.medium)
    /// A clock that is read from across a table.
    static let tableDigits = Font.system(size: 68, weight: .semibold).monospacedDigit()
    /// Whose move it is, where a table has no clock.
    static let tableTurn = Font.system(size: 60, weight: .semibold)
    static let digits = Font.title2.weight(.semibold).monospacedDigit()
}
