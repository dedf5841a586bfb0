import AnnabellaKit
import Foundation
import Testing

struct LinesTests {
    private func sizes(_ widths: CGFloat...) -> [CGSize] {
        widths.map { CGSize(width: $0, height: 44) }
    }

    @Test("what has no room begins a line")
    func begins() {
        let lines = Lines(of: sizes(40, 40, 30, 40), gap: 4, width: 90)
        #expect(lines.places.map(\.x) == [0, 44, 0, 34])
        #expect(lines.places.map(\.y) == [0, 0, 44, 44])
        #expect(lines.size == CGSize(width: 84, height: 88))
    }

    @Test("what is wider than all has a line of its own")
    func wide() {
        let lines = Lines(of: sizes(40, 120, 40), gap: 4, width: 90)
        #expect(lines.places.map(\.y) == [0, 44, 88])
        #expect(lines.size == CGSize(width: 120, height: 132))
        #expect(Lines(of: [], gap: 4, width: 90).size == .zero)
    }

    @Test("no line is cut")
    func whole() {
        #expect(Lines.whole(in: 131, of: 44) == 88)
        #expect(Lines.whole(in: 20, of: 44) == 44)
    }
}
