// Forms, lists and what stands in them.
extension Section where P: View, C: View, F == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> P) { stub() }
}
public struct DisclosureGroup<L: View, C: View>: _Leaf {
    nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> C, @ViewBuilder label: () -> L) { stub() }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public struct LazyVStack<C: View>: _Leaf {
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> C) { stub() }
}
extension ProgressView {
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> L) where CurrentValueLabel == EmptyView { stub() }
}
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, hidden }
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
extension Text { public enum Case: Sendable {} }
extension View {
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { _Some() }
    nonisolated public func scrollContentBackground(_ v: Visibility) -> some View { _Some() }
    nonisolated public func textCase(_ c: Text.Case?) -> some View { _Some() }
    nonisolated public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { _Some() }
}
public struct ButtonRepeatBehavior: Hashable, Sendable { public static let automatic = ButtonRepeatBehavior(), enabled = ButtonRepeatBehavior(), disabled = ButtonRepeatBehavior() }
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
extension View {
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { _Some() }
    nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { _Some() }
}
