import SwiftUI

extension View {
    /// Lets a digit of a keyboard press this button, also where the button can have no focus.
    func digit(_ digit: Int?, press: @escaping @MainActor () -> Void) -> some View {
        let key = digit.map { KeyEquivalent(Character(String($0))) }
        return keyboardShortcut(key.map { KeyboardShortcut($0, modifiers: []) })
            .background {
                // a button has one key only, and a number pad may have others
                if let key {
                    Button("", action: press)
                        .keyboardShortcut(key, modifiers: .numericPad)
                        .opacity(0)
                        .accessibilityHidden(true)
                }
            }
    }
}
