// What a board needs: places to go to, names, drawing, and how a page fills a screen.
@frozen @propertyWrapper public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable { init() {} }
    public init() {}
    public var wrappedValue: ID { stub() }
}
extension AccessibilityRotorEntry {
    public init(_ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) { stub() }
}
public enum ToolbarPlacement: Sendable { case automatic, navigationBar }
extension UnitPoint {
    public static let topLeading = UnitPoint(), bottomTrailing = UnitPoint(), trailing = UnitPoint()
}
extension View {
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { _Some() }
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, C: AccessibilityRotorContent>(_ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> C) -> some View { _Some() }
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { _Some() }
    nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { _Some() }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { _Some() }
    nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { _Some() }
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { _Some() }
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { _Some() }
}
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { stub() }
}
public struct ScrollViewReader<C: View>: _Leaf {
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> C) { stub() }
}
public struct ViewAlignedScrollTargetBehavior: Sendable { public static var viewAligned: Self { stub() } }
public struct ScrollBounceBehavior: Sendable { public static var basedOnSize: Self { stub() } }
extension View {
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { _Some() }
    nonisolated public func scrollTargetBehavior(_ behavior: ViewAlignedScrollTargetBehavior) -> some View { _Some() }
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { _Some() }
}
public struct EquatableView<Content: Equatable & View>: _Leaf { nonisolated init() {} }
extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView() }
}
extension Path {
    nonisolated public mutating func addCurve(to p: CGPoint, control1: CGPoint, control2: CGPoint) { stub() }
}
extension GraphicsContext {
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint) { stub() }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { stub() }
    public mutating func rotate(by angle: Angle) { stub() }
}
