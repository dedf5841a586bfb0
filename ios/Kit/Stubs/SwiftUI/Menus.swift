// Menus, and what can be done with a line of a list.
public struct Menu<L: View, C: View>: _Leaf {
    nonisolated public init(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) { stub() }
}
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { stub() } }
public struct SearchFieldPlacement: Sendable { public static let automatic = Self() }
extension View {
    @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View { _Some() }
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { _Some() }
    nonisolated public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View { _Some() }
    nonisolated public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { _Some() }
}
