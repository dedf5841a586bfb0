// Layouts that are chosen, and what fits.
public protocol Layout {}
public struct HStackLayout: Layout { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {} }
public struct VStackLayout: Layout { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {} }
public struct AnyLayout: Layout {
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
public struct UnitPoint: Hashable, Sendable { public static let center = UnitPoint(), top = UnitPoint() }
extension View {
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { _Some() }
}
