// Filled shapes, switches of another look, and what keeps words in their places.
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct Capsule: InsettableShape {
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in r: CGRect) -> Path { stub() }
}
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
    public struct Label: _Leaf { nonisolated init() {} }
    public var label: Label { stub() }
    @Binding public var isOn: Bool
}
public struct SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View { _Some() }
}
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { stub() } }
extension ToolbarItemPlacement { public static let principal = Self() }
extension View {
    nonisolated public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { _Some() }
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { _Some() }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _Some() }
    nonisolated public func layoutPriority(_ value: Double) -> some View { _Some() }
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { _Some() }
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { _Some() }
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { _Some() }
}
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
extension Shape {
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle) -> some View { _Some() }
}
