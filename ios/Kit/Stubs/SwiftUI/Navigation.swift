// Pages that lead to others.
extension NavigationStack {
    @MainActor @preconcurrency public init(path: Binding<D>, @ViewBuilder root: () -> R)
    where D: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, D.Element: Hashable { stub() }
}
public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
extension View {
    nonisolated public func navigationBarTitleDisplayMode(_ m: NavigationBarItem.TitleDisplayMode) -> some View { _Some() }
    nonisolated public func navigationBarBackButtonHidden(_ h: Bool = true) -> some View { _Some() }
}
