// Text, pictures, containers, simple controls, and drawing.
// MARK: Text
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(_ v: String) { stub() }
    public init(stringLiteral v: String) { stub() }
}
public struct Text: _Leaf, Equatable, Sendable {
    nonisolated public init(verbatim: String) { stub() }
    nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { stub() }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ s: S) { stub() }
    nonisolated public init(_ a: AttributedString) { stub() }
    nonisolated public init(_ i: Image) { stub() }
    nonisolated public init(_ d: Date, style: DateStyle) { stub() }
    public struct DateStyle: Sendable { public static let time = DateStyle() }
    nonisolated public func font(_ f: Font?) -> Text { self }
    nonisolated public func bold() -> Text { self }
    nonisolated public func monospacedDigit() -> Text { self }
    nonisolated public func fontWeight(_ w: Font.Weight?) -> Text { self }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ s: S) -> Text { self }
    nonisolated public func accessibilityLabel(_ label: Text) -> Text { self }
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { self }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
    nonisolated public static func + (a: Text, b: Text) -> Text { a }
    nonisolated public static func == (a: Text, b: Text) -> Bool { stub() }
}
public struct Font: Hashable, Sendable {
    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font(), subheadline = Font()
    public static let body = Font(), footnote = Font(), caption = Font(), caption2 = Font()
    public enum TextStyle: CaseIterable, Hashable, Sendable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 }
    public struct Weight: Hashable, Sendable { public static let light = Weight(), medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight() }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { stub() }
    public static func system(_ s: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { stub() }
    public func bold() -> Font { self }
    public func monospacedDigit() -> Font { self }
    public func weight(_ w: Weight) -> Font { self }
}
public struct Image: _Leaf, Equatable, Sendable {
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { stub() }
    nonisolated public init(systemName: String) { stub() }
    nonisolated public init(decorative: String, bundle: Bundle? = nil) { stub() }
}
public struct Label<Title, Icon> {}
extension Label: View, _Leaf where Title: View, Icon: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { stub() }
}
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ k: LocalizedStringKey, systemImage: String) { stub() }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ s: S, systemImage: String) { stub() }
}

// MARK: Layout
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public struct VerticalAlignment: Equatable, Sendable { public static let top = Self(), center = Self(), bottom = Self(), firstTextBaseline = Self() }
public struct Alignment: Equatable, Sendable { public static let center = Self(), leading = Self(), trailing = Self(), top = Self(), bottom = Self(), topLeading = Self(), topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self() }
public enum Axis: CaseIterable, Sendable { case horizontal, vertical; public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2) } }
public enum Edge: CaseIterable, Sendable { case top, leading, bottom, trailing; public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4), trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5) } }
public struct VStack<C: View>: _Leaf { nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) { stub() } }
public struct HStack<C: View>: _Leaf { nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) { stub() } }
public struct ZStack<C: View>: _Leaf { nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> C) { stub() } }
public struct Spacer: _Leaf { nonisolated public init(minLength: CGFloat? = nil) { stub() } }
public struct ScrollView<C: View>: _Leaf { nonisolated public init(_ a: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> C) { stub() } }
public struct GridItem: Sendable {
    public enum Size: Sendable { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { stub() }
}
public struct LazyVGrid<C: View>: _Leaf { nonisolated public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) { stub() } }
public struct GeometryProxy {
    public var size: CGSize { stub() }
    public subscript<T>(anchor: Anchor<T>) -> T { stub() }
}
@frozen public struct Anchor<Value> {
    @frozen public struct Source { init() {} }
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect { public static var bounds: Self { stub() } }
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
extension View {
    nonisolated public func anchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View { _Some() }
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View { _Some() }
}
public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { stub() } }
@frozen public struct GeometryReader<C: View>: _Leaf { nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> C) { stub() } }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, _Leaf where Content: View { public typealias Body = Never }
extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    nonisolated public init(_ d: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { stub() }
}
extension ForEach where Content: View {
    nonisolated public init(_ d: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { stub() }
}
extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    nonisolated public init(_ d: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { stub() }
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
extension ForEach where Content: AccessibilityRotorContent, ID == Data.Element.ID, Data.Element: Identifiable {
    nonisolated public init(_ d: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) { stub() }
}
public struct List<C: View>: _Leaf { nonisolated public init(@ViewBuilder content: () -> C) { stub() } }
public struct Form<C: View>: _Leaf { nonisolated public init(@ViewBuilder content: () -> C) { stub() } }
public struct Section<P, C, F> {}
extension Section: View, _Leaf where P: View, C: View, F: View { public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> P, @ViewBuilder footer: () -> F) { stub() } }
extension Section where P == Text, C: View, F == EmptyView { nonisolated public init(_ k: LocalizedStringKey, @ViewBuilder content: () -> C) { stub() } }
extension Section where P == EmptyView, C: View, F == EmptyView { nonisolated public init(@ViewBuilder content: () -> C) { stub() } }

// MARK: Controls
public struct ButtonRole: Equatable, Sendable { public static let cancel = Self() }
public struct Button<L: View>: _Leaf {
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) { stub() }
    nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) { stub() }
}
extension Button where L == Text {
    nonisolated public init(_ k: LocalizedStringKey, action: @escaping @MainActor () -> Void) { stub() }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ s: S, action: @escaping @MainActor () -> Void) { stub() }
    nonisolated public init(_ k: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { stub() }
}
extension Button where L == Label<Text, Image> { nonisolated public init(_ k: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) { stub() } }
public struct Toggle<L: View>: _Leaf { nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> L) { stub() } }
extension Toggle where L == Text { nonisolated public init(_ k: LocalizedStringKey, isOn: Binding<Bool>) { stub() } }
public struct Picker<L: View, S: Hashable, C: View>: _Leaf { nonisolated public init(selection: Binding<S>, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) { stub() } }
extension Picker where L == Text { nonisolated public init(_ k: LocalizedStringKey, selection: Binding<S>, @ViewBuilder content: () -> C) { stub() } }
public struct TextField<L: View>: _Leaf {}
extension TextField where L == Text { nonisolated public init(_ k: LocalizedStringKey, text: Binding<String>) { stub() } }
public struct ProgressView<L: View, CurrentValueLabel: View>: _Leaf {}
public struct NavigationPath: Equatable { public init() { stub() } }
public struct NavigationStack<D, R: View>: _Leaf {}
extension NavigationStack where D == NavigationPath {
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> R) { stub() }
}

// MARK: Toolbar
@MainActor @preconcurrency public protocol ToolbarContent {}
public struct ToolbarItemPlacement: Sendable { public static let automatic = Self(), primaryAction = Self(), cancellationAction = Self(), confirmationAction = Self(), topBarLeading = Self(), topBarTrailing = Self(), bottomBar = Self() }
public struct ToolbarItem<ID, C: View>: ToolbarContent {}
extension ToolbarItem where ID == () { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C) { stub() } }
public struct _ToolbarTuple: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ c: C) -> C { c }
    public static func buildBlock<C: ToolbarContent>(_ c: C) -> C { c }
    public static func buildBlock<each C: ToolbarContent>(_ c: repeat each C) -> _ToolbarTuple { stub() }
    public static func buildIf<C: ToolbarContent>(_ c: C?) -> C? { c }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

// MARK: Shapes and drawing
public protocol ShapeStyle: Sendable {}
public protocol Shape: Sendable, View { nonisolated func path(in r: CGRect) -> Path }
extension Shape { public var body: _Some { stub() } }
public protocol InsettableShape: Shape {}
extension Shape {
    nonisolated public func fill<S: ShapeStyle>(_ s: S) -> some View { _Some() }
    nonisolated public func stroke<S: ShapeStyle>(_ s: S, lineWidth: CGFloat = 1) -> some View { _Some() }
    nonisolated public func stroke<S: ShapeStyle>(_ s: S, style: StrokeStyle) -> some View { _Some() }
}
extension InsettableShape { nonisolated public func strokeBorder<S: ShapeStyle>(_ s: S, lineWidth: CGFloat = 1) -> some View { _Some() } }
public struct Rectangle: InsettableShape { nonisolated public init() {}; nonisolated public func path(in r: CGRect) -> Path { stub() } }
public struct Circle: InsettableShape { nonisolated public init() {}; nonisolated public func path(in r: CGRect) -> Path { stub() } }
public struct RoundedRectangle: InsettableShape { nonisolated public init(cornerRadius: CGFloat) {}; nonisolated public func path(in r: CGRect) -> Path { stub() } }
public struct UnevenRoundedRectangle: InsettableShape {
    nonisolated public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in r: CGRect) -> Path { stub() }
}
public struct AnyTransition { public static func move(edge: Edge) -> AnyTransition { stub() } }
extension View {
    nonisolated public func transition(_ t: AnyTransition) -> some View { _Some() }
}
public struct Color: ShapeStyle, _Leaf, Hashable {
    public typealias Body = Never
    nonisolated public init(white: Double, opacity: Double = 1) { stub() }
    nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { stub() }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { stub() }
    nonisolated public func opacity(_ o: Double) -> Color { self }
    public static let red = c, green = c, blue = c, purple = c, brown = c, gray = c, black = c, white = c, clear = c, primary = c, secondary = c, accentColor = c
    static var c: Color { stub() }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { stub() }; 
    public static var green: Color { stub() }; public static var blue: Color { stub() }; 
    public static var gray: Color { stub() }; public static var clear: Color { stub() }
}
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable { public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) { stub() } }
public struct Path: Equatable, Shape {
    nonisolated public init() { stub() }
    nonisolated public init(_ r: CGRect) { stub() }
    nonisolated public init(ellipseIn r: CGRect) { stub() }
    nonisolated public init(_ f: (inout Path) -> Void) { stub() }
    nonisolated public mutating func move(to p: CGPoint) { stub() }
    nonisolated public mutating func addLine(to p: CGPoint) { stub() }
    nonisolated public mutating func addEllipse(in r: CGRect) { stub() }
    nonisolated public mutating func closeSubpath() { stub() }
    nonisolated public func path(in r: CGRect) -> Path { self }
    nonisolated public static func == (a: Path, b: Path) -> Bool { stub() }
}
public struct GraphicsContext {
    public struct Shading: Sendable { public static func color(_ c: Color) -> Shading { stub() }; public static func style<S: ShapeStyle>(_ s: S) -> Shading { stub() } }
    public var opacity: Double { get { stub() } set { stub() } }
    public func fill(_ p: Path, with s: Shading) { stub() }
    public func stroke(_ p: Path, with s: Shading, style: StrokeStyle) { stub() }
    public func stroke(_ p: Path, with s: Shading, lineWidth: CGFloat = 1) { stub() }
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { try stub() }
    public func draw(_ t: Text, at p: CGPoint) { stub() }
    public func draw(_ i: Image, in r: CGRect) { stub() }
}
public struct Canvas<S: View>: _Leaf {}
extension Canvas where S == EmptyView { nonisolated public init(opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { stub() } }
