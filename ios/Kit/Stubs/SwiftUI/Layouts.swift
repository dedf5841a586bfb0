// Layouts that are chosen, and what fits.
public protocol Layout {
    associatedtype Cache = Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
}
public struct ProposedViewSize: Equatable, Sendable {
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public var width, height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { stub() }
}
public struct LayoutSubview {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { stub() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { stub() }
}
public struct LayoutSubviews: RandomAccessCollection {
    public var startIndex: Int { stub() }
    public var endIndex: Int { stub() }
    public subscript(index: Int) -> LayoutSubview { stub() }
}
public protocol _SystemLayout: Layout where Cache == Void {}
extension _SystemLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { stub() }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) { stub() }
}
public struct HStackLayout: _SystemLayout { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {} }
public struct VStackLayout: _SystemLayout { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {} }
public struct AnyLayout: _SystemLayout {
    public init<L: Layout>(_ layout: L) {}
}
extension Layout {
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _Some() }
}
public struct ViewThatFits<C: View>: _Leaf {
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> C) { stub() }
}
public struct Angle: Hashable, Sendable {
    public static func degrees(_ degrees: Double) -> Angle { stub() }
}
public struct UnitPoint: Hashable, Sendable { public static let center = UnitPoint(), top = UnitPoint(), bottom = UnitPoint() }
extension View {
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { _Some() }
}
