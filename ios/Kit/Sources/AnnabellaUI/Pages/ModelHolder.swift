import AnnabellaKit
import SwiftUI

/// A page with its model, which is made once, when the page is first shown: a view is made
/// anew whenever one above it changes, and a model in its state would be made with it, and
/// thrown away.
struct ModelHolder<Model, Content: View>: View {
    private let make: @MainActor () -> Model
    private let view: @MainActor (Model) -> Content
    @State private var held = MadeOnce<Model>()

    init(
        _ make: @escaping @MainActor () -> Model,
        @ViewBuilder view: @escaping @MainActor (Model) -> Content
    ) {
        self.make = make
        self.view = view
    }

    var body: some View { view(held.get(make)) }
}
