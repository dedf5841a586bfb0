import AnnabellaKit
import SwiftUI

/// The app's mark; what stands beside it says its name.
struct MarkView: View {
    let side: CGFloat

    var body: some View {
        ZStack {
            ForEach(Mark.layers.indices, id: \.self) { number in
                let layer = Mark.layers[number]
                Path(layer.path(side: side))
                    .fill(Color(layer.color), style: FillStyle(eoFill: true))
            }
        }
        .frame(width: side, height: side)
        .clipShape(RoundedRectangle(cornerRadius: side / 5))
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }
}
