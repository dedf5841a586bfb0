extension ClockModel {
    /// Something that is seldom wished, between the faces.
    @MainActor
    public struct Control: Identifiable {
        public nonisolated let label: LabelName
        public let run: @MainActor () -> Void
        public nonisolated var id: LabelName { label }
    }

    public var controls: [Control] {
        [
            Control(label: .clockTimes) { self.tellTimes() },
            Control(label: .clockUsed) { self.tellTimesUsed() },
            Control(label: .clockSet) { self.set() },
            Control(label: .clockCorrect) { self.correct() },
            Control(label: .clockSides) { self.changeSides() },
        ]
    }

    /// The page from above.
    public var page: PagePart {
        let faces = faces.map { face in
            PagePart(.face, face.label, aside: face.left, isChosen: face.isRunning)
        }
        let controls = controls.map { PagePart(.secondary, localization.text($0.label)) }
        let start = PagePart(.primary, startOrStopLabel)
        return PagePart(
            .page, localization.text(.clockTitle),
            parts: [faces[0], start] + controls + [faces[1]])
    }
}
