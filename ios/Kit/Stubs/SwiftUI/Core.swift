// Declarations of the parts of SwiftUI that this app uses, so that its source can be
// type-checked where there is no SwiftUI. Nothing here works: every body traps.
@_exported import Foundation
@_exported import Observation

func stub(_ f: StaticString = #function) -> Never { fatalError("SwiftUI stub: \(f)") }

// MARK: View and its builder
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { stub() } }
/// A view with no body of its own.
public protocol _Leaf: View where Body == Never {}
extension _Leaf { public var body: Never { stub() } }
public struct _Some: _Leaf { nonisolated init() {} }
public struct EmptyView: _Leaf { nonisolated public init() {} }
public struct AnyView: _Leaf { nonisolated public init<V: View>(_ view: V) {} }
public struct TupleView<T>: _Leaf { nonisolated init() {} }
public struct _ConditionalContent<T, F>: _Leaf { nonisolated init() {} }
extension Optional: View where Wrapped: View { public var body: Never { stub() } }
public struct Group<Content> {}
extension Group: View, _Leaf where Content: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<C: View>(_ c: C) -> C { c }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<C: View>(_ c: C) -> C { c }
    public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> { TupleView() }
    public static func buildIf<C: View>(_ c: C?) -> C? { c }
    public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { _ConditionalContent() }
    public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { _ConditionalContent() }
    public static func buildLimitedAvailability<C: View>(_ c: C) -> AnyView { AnyView(c) }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<M>: _Leaf {}
extension View { nonisolated public func modifier<M: ViewModifier>(_ m: M) -> some View { _Some() } }

// MARK: App and scenes
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {
    public static func buildBlock<S: Scene>(_ s: S) -> S { s }
}
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() { stub() } }
public struct WindowGroup<Content: View>: Scene {
    nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
    public var body: Never { stub() }
}
extension Scene {
    nonisolated public func onChange<V: Equatable>(of v: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene { _SomeScene() }
}
public struct _SomeScene: Scene { nonisolated init() {}; public var body: Never { stub() } }

// MARK: Data flow
public protocol DynamicProperty {}
@dynamicMemberLookup @propertyWrapper public struct Binding<Value> {
    public var wrappedValue: Value { get { stub() } nonmutating set { stub() } }
    public var projectedValue: Binding<Value> { self }
    @preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void) { stub() }
    public init?(_ base: Binding<Value?>) { stub() }
    public subscript<S>(dynamicMember k: WritableKeyPath<Value, S>) -> Binding<S> { stub() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
    public init(wrappedValue: Value) { stub() }
    public init(initialValue: Value) { stub() }
    public var wrappedValue: Value { get { stub() } nonmutating set { stub() } }
    public var projectedValue: Binding<Value> { stub() }
}
extension State where Value: ExpressibleByNilLiteral { public init() { stub() } }
extension State: Sendable where Value: Sendable {}
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    public init(wrappedValue: Value) where Value: AnyObject & Observable { stub() }
    public init(_ v: Value) where Value: AnyObject & Observable { stub() }
    public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<Value, S>) -> Binding<S> where Value: AnyObject { stub() }
}
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ k: KeyPath<EnvironmentValues, Value>) { stub() }
    public init(_ t: Value.Type) where Value: AnyObject & Observable { stub() }
    public init<T: AnyObject & Observable>(_ t: T.Type) where Value == T? { stub() }
    public var wrappedValue: Value { stub() }
}
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public init(wrappedValue: Value) { stub() }
    public var wrappedValue: Value { stub() }
    public var projectedValue: GestureState<Value> { self }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    nonisolated public init(wrappedValue: Value) { stub() }
    nonisolated public init(wrappedValue: Value, relativeTo: Font.TextStyle) { stub() }
    public var wrappedValue: Value { stub() }
}
@frozen @propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    public init() where Value == Bool { stub() }
    public init<T: Hashable>() where Value == T? { stub() }
    public var wrappedValue: Value { get { stub() } nonmutating set { stub() } }
    public var projectedValue: Binding { stub() }
    @propertyWrapper public struct Binding { init(_: Void) { stub() }; public var wrappedValue: Value { get { stub() } nonmutating set { stub() } } }
}
@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    public init() where Value == Bool { stub() }
    public init<T: Hashable>() where Value == T? { stub() }
    public var wrappedValue: Value { get { stub() } nonmutating set { stub() } }
    public var projectedValue: Binding { stub() }
    @propertyWrapper public struct Binding { init(_: Void) { stub() }; public var wrappedValue: Value { get { stub() } nonmutating set { stub() } } }
}
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { stub() }
}
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public struct EnvironmentValues {
    public var isEnabled: Bool { get { stub() } set { stub() } }
    public var scenePhase: ScenePhase { get { stub() } set { stub() } }
    public var colorScheme: ColorScheme { get { stub() } set { stub() } }
    public var colorSchemeContrast: ColorSchemeContrast { stub() }
    public var dynamicTypeSize: DynamicTypeSize { get { stub() } set { stub() } }
    public var verticalSizeClass: UserInterfaceSizeClass? { get { stub() } set { stub() } }
    public var horizontalSizeClass: UserInterfaceSizeClass? { get { stub() } set { stub() } }
    public var layoutDirection: LayoutDirection { get { stub() } set { stub() } }
    public var locale: Locale { get { stub() } set { stub() } }
    public var accessibilityReduceMotion: Bool { stub() }
    public var accessibilityDifferentiateWithoutColor: Bool { stub() }
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { stub() } set { stub() } }
}
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
extension View {
    nonisolated public func environment<V>(_ k: WritableKeyPath<EnvironmentValues, V>, _ v: V) -> some View { _Some() }
    nonisolated public func environment<T: AnyObject & Observable>(_ o: T?) -> some View { _Some() }
}
@discardableResult
public func withAnimation<R>(_ a: Animation? = .default, _ body: () throws -> R) rethrows -> R { try body() }
public struct Animation: Hashable, Sendable {
    public static let `default` = Animation(), easeOut = Animation(), easeInOut = Animation(), spring = Animation()
    public static func easeOut(duration: TimeInterval) -> Animation { stub() }
}
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "StubMacros", type: "PreviewMacro")
