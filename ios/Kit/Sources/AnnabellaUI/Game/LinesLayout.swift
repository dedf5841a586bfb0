import AnnabellaKit
import SwiftUI

/// Views one after another in lines, from left to right.
struct LinesLayout: Layout {
    let gap: CGFloat

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        lines(of: subviews, in: proposal.width).size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let places = lines(of: subviews, in: bounds.width).places
        for (view, place) in zip(subviews, places) {
            let corner = CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y)
            view.place(at: corner, anchor: .topLeading, proposal: .unspecified)
        }
    }

    private func lines(of views: LayoutSubviews, in width: CGFloat?) -> Lines {
        Lines(of: views.map { $0.sizeThatFits(.unspecified) }, gap: gap, width: width ?? .infinity)
    }
}
