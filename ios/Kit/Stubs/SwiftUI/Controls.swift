// Styles of buttons, fields of text, and where the keys go.
@_exported import UIKit

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
    public struct Label: _Leaf { nonisolated init() {} }
    public var label: Label { stub() }
    public var isPressed: Bool { stub() }
}
public struct SecureField<L: View>: _Leaf {}
extension SecureField where L == Text {
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) { stub() }
}
extension TextField where L == Text {
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) { stub() }
}
public struct TextInputAutocapitalization: Sendable {
    public static var never: Self { stub() }
    public static var words: Self { stub() }
    public static var sentences: Self { stub() }
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { _Some() }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { _Some() }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { _Some() }
    nonisolated public func textInputAutocapitalization(_ a: TextInputAutocapitalization?) -> some View { _Some() }
    nonisolated public func focused<V: Hashable>(_ b: FocusState<V>.Binding, equals v: V) -> some View { _Some() }
    nonisolated public func focused(_ b: FocusState<Bool>.Binding) -> some View { _Some() }
    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { _Some() }
    nonisolated public func multilineTextAlignment(_ a: TextAlignment) -> some View { _Some() }
    nonisolated public func preferredColorScheme(_ s: ColorScheme?) -> some View { _Some() }
}
