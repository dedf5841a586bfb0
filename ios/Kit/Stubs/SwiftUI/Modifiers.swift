// What is said of a view: its place and look, its gestures, and what assistive technology gets.
public struct PresentationDetent: Hashable, Sendable { public static let medium = Self(), large = Self() }
public struct SafeAreaRegions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let keyboard = Self(rawValue: 2), all = Self(rawValue: .max) }
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
public struct EventModifiers: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let command = Self(rawValue: 1), shift = Self(rawValue: 2), option = Self(rawValue: 4), control = Self(rawValue: 8), numericPad = Self(rawValue: 16) }
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral { public init(extendedGraphemeClusterLiteral c: Character) { stub() }; public static let `return` = KeyEquivalent("r"), escape = KeyEquivalent("e"), leftArrow = KeyEquivalent("l"), rightArrow = KeyEquivalent("r") ; public init(_ c: Character) { stub() } }
extension View {
    nonisolated public func padding(_ e: Edge.Set = .all, _ l: CGFloat? = nil) -> some View { _Some() }
    nonisolated public func padding(_ l: CGFloat) -> some View { _Some() }
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { _Some() }
    nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { _Some() }
    nonisolated public func offset(_ o: CGSize) -> some View { _Some() }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _Some() }
    nonisolated public func position(_ p: CGPoint) -> some View { _Some() }
    nonisolated public func ignoresSafeArea(_ r: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { _Some() }
    nonisolated public func aspectRatio(_ r: CGFloat? = nil, contentMode: ContentMode) -> some View { _Some() }
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { _Some() }
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { _Some() }
    nonisolated public func background<S: ShapeStyle>(_ s: S) -> some View { _Some() }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ s: S) -> some View { _Some() }
    nonisolated public func tint<S: ShapeStyle>(_ s: S?) -> some View { _Some() }
    nonisolated public func contentShape<S: Shape>(_ s: S, eoFill: Bool = false) -> some View { _Some() }
    nonisolated public func clipShape<S: Shape>(_ s: S) -> some View { _Some() }
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { _Some() }
    nonisolated public func font(_ f: Font?) -> some View { _Some() }
    nonisolated public func opacity(_ o: Double) -> some View { _Some() }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { _Some() }
    nonisolated public func disabled(_ d: Bool) -> some View { _Some() }
    nonisolated public func hidden() -> some View { _Some() }
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { _Some() }
    nonisolated public func tag<V: Hashable>(_ v: V) -> some View { _Some() }
    nonisolated public func lineLimit(_ n: Int?) -> some View { _Some() }
    nonisolated public func minimumScaleFactor(_ f: CGFloat) -> some View { _Some() }
    nonisolated public func lineSpacing(_ v: CGFloat) -> some View { _Some() }
    nonisolated public func onTapGesture(count: Int = 1, perform: @escaping () -> Void) -> some View { _Some() }
    nonisolated public func onAppear(perform: (() -> Void)? = nil) -> some View { _Some() }
    nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { _Some() }
    nonisolated public func task<T: Equatable>(id: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { _Some() }
    nonisolated public func onChange<V: Equatable>(of v: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View { _Some() }
    nonisolated public func onChange<V: Equatable>(of v: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { _Some() }
    nonisolated public func sheet<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View { _Some() }
    nonisolated public func presentationDetents(_ d: Set<PresentationDetent>) -> some View { _Some() }
    nonisolated public func navigationTitle(_ t: LocalizedStringKey) -> some View { _Some() }
    @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ t: S) -> some View { _Some() }
    nonisolated public func navigationDestination<D: Hashable, C: View>(for d: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View { _Some() }
    nonisolated public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { _Some() }
    nonisolated public func keyboardShortcut(_ k: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { _Some() }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ s: S) -> some View { _Some() }
    nonisolated public func pickerStyle<S: PickerStyle>(_ s: S) -> some View { _Some() }
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { stub() } }
@MainActor @preconcurrency public protocol PickerStyle {}

// MARK: Gestures
@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value }
public struct Transaction { public init() { stub() } }
public struct _ChangedGesture<Base: Gesture>: Gesture { public typealias Value = Base.Value; nonisolated init() {} }
public struct _EndedGesture<Base: Gesture>: Gesture { public typealias Value = Base.Value; nonisolated init() {} }
public struct GestureStateGesture<Base: Gesture, State>: Gesture { public typealias Value = Base.Value; nonisolated init() {} }
extension Gesture {
    @MainActor @preconcurrency public func onChanged(_ a: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable { _ChangedGesture() }
    nonisolated public func onEnded(_ a: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture() }
    @MainActor @preconcurrency public func updating<S>(_ s: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void) -> GestureStateGesture<Self, S> { GestureStateGesture() }
}
public struct DragGesture: Gesture {
    @MainActor @preconcurrency public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
    public struct Value: Equatable, Sendable { public var time: Date; public var location, startLocation: CGPoint; public var translation: CGSize { stub() } }
}
public struct SpatialTapGesture: Gesture {
    @MainActor @preconcurrency public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
    public struct Value: Equatable, Sendable { public var location: CGPoint }
}
extension View {
    nonisolated public func gesture<G: Gesture>(_ g: G) -> some View { _Some() }
    nonisolated public func simultaneousGesture<G: Gesture>(_ g: G) -> some View { _Some() }
}

// MARK: Accessibility
public struct AccessibilityChildBehavior: Hashable, Sendable { public static let ignore = Self(), contain = Self(), combine = Self() }
// only the algebra of sets is Apple's; the number is ours
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 2), isSelected = Self(rawValue: 4), isImage = Self(rawValue: 8), updatesFrequently = Self(rawValue: 16), isModal = Self(rawValue: 32)
}
public struct AccessibilityActionKind: Equatable, Sendable { public static let `default` = Self(), escape = Self(), magicTap = Self() }
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable> {}
extension AccessibilityRotorEntry: AccessibilityRotorContent {}
@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ c: C) -> C { c }
    public static func buildBlock<C: AccessibilityRotorContent>(_ c: C) -> C { c }
}
extension View {
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _Some() }
    nonisolated public func accessibilityLabel(_ t: Text) -> some View { _Some() }
    nonisolated public func accessibilityLabel(_ k: LocalizedStringKey) -> some View { _Some() }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ s: S) -> some View { _Some() }
    nonisolated public func accessibilityValue(_ t: Text) -> some View { _Some() }
    nonisolated public func accessibilityValue(_ k: LocalizedStringKey) -> some View { _Some() }
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ s: S) -> some View { _Some() }
    nonisolated public func accessibilityHint(_ k: LocalizedStringKey) -> some View { _Some() }
    @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ s: S) -> some View { _Some() }
    nonisolated public func accessibilityHidden(_ h: Bool) -> some View { _Some() }
    nonisolated public func accessibilityAddTraits(_ t: AccessibilityTraits) -> some View { _Some() }
    nonisolated public func accessibilitySortPriority(_ p: Double) -> some View { _Some() }
    nonisolated public func accessibilityAction(_ k: AccessibilityActionKind = .default, _ h: @escaping () -> Void) -> some View { _Some() }
    nonisolated public func accessibilityAction(named k: LocalizedStringKey, _ h: @escaping () -> Void) -> some View { _Some() }
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(_ k: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C) -> some View { _Some() }
    nonisolated public func accessibilityFocused<V: Hashable>(_ b: AccessibilityFocusState<V>.Binding, equals v: V) -> some View { _Some() }
    nonisolated public func accessibilityFocused(_ b: AccessibilityFocusState<Bool>.Binding) -> some View { _Some() }
}
