// Scenes, windows and what the system keeps of them.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    public init(wrappedValue: Value, _ key: String) where Value == String { stub() }
    public var wrappedValue: Value { get { stub() } nonmutating set { stub() } }
    public var projectedValue: Binding<Value> { stub() }
}
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<D: NSObject & UIApplicationDelegate>: DynamicProperty {
    public init(_ delegateType: D.Type = D.self) { stub() }
    public var wrappedValue: D { stub() }
}
extension View {
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { _Some() }
}
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { stub() }
    @available(*, unavailable) public required init?(coder: NSCoder) { stub() }
}

// MARK: Sharing
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label> {}
extension ShareLink: View, _Leaf where Label: View {
    public typealias Body = Never
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never { stub() }
}

// MARK: Commands of a keyboard
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<C: Commands>(_ c: C) -> C { c }
    public static func buildBlock<C: Commands>(_ c: C) -> C { c }
    public static func buildBlock<each C: Commands>(_ c: repeat each C) -> _SomeCommands { _SomeCommands() }
}
public struct _SomeCommands: Commands { nonisolated init() {}; public var body: Never { stub() } }
public struct CommandGroupPlacement: Sendable {
    public static let appSettings = Self(), newItem = Self(), help = Self()
}
public struct CommandGroup<Content: View>: Commands {
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { stub() }
    public var body: Never { stub() }
}
extension Scene {
    nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { _SomeScene() }
}

// MARK: What the system shows at the edges
extension View {
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { _Some() }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { _Some() }
}
