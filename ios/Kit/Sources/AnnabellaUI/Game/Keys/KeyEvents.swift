import AnnabellaKit
import SwiftUI

extension KeyEvent {
    /// A key as the system tells it.
    init(_ press: KeyPress) {
        let key: Key =
            switch press.key {
            case .upArrow: .arrow(.up)
            case .downArrow: .arrow(.down)
            case .leftArrow: .arrow(.left)
            case .rightArrow: .arrow(.right)
            case .return: .enter
            case .space: .space
            case .escape: .escape
            case .pageDown: .pageDown
            case .pageUp: .pageUp
            case .tab, .delete, .deleteForward: .other
            default: .sign(press.key.character)
            }
        self.init(
            key, typed: press.characters.first, isShift: press.modifiers.contains(.shift),
            isAlt: press.modifiers.contains(.option),
            isCommand: press.modifiers.contains(.command) || press.modifiers.contains(.control),
            isRepeat: press.phase == .repeat)
    }

    /// Leads from square to square, or chooses one, where the keys are on a board.
    var isForBoardOnly: Bool {
        switch key {
        case .arrow, .enter, .space: true
        case .sign, .escape, .pageDown, .pageUp, .other: false
        }
    }
}
