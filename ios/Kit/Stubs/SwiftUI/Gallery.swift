// What only the gallery uses.
public struct MenuPickerStyle: PickerStyle {}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: Self { stub() }
}
extension View {
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { _Some() }
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { _Some() }
}
extension Picker where L == Text {
    @_disfavoredOverload nonisolated public init<T: StringProtocol>(_ title: T, selection: Binding<S>, @ViewBuilder content: () -> C) { stub() }
}
