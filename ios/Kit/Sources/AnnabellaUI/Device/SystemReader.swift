import AnnabellaCore
import AnnabellaKit
import Observation
import UIKit

/// VoiceOver and Switch Control.
@MainActor
@Observable
public final class SystemReader: ScreenReader {
    public private(set) var isSpeaking = UIAccessibility.isVoiceOverRunning
    public private(set) var isOn =
        UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning

    @ObservationIgnored private var saying: Saying?
    @ObservationIgnored private var count = 0

    private struct Saying {
        let number: Int
        let text: String
        let end: CheckedContinuation<Announced, Never>
    }

    /// It lives as long as the app.
    public init() {
        let center = NotificationCenter.default
        for name in [
            UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.switchControlStatusDidChangeNotification,
        ] {
            _ = center.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
                MainActor.assumeIsolated { self?.look() }
            }
        }
        let spoken = UIAccessibility.announcementStringValueUserInfoKey
        let success = UIAccessibility.announcementWasSuccessfulUserInfoKey
        _ = center.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: .main
        ) { [weak self] told in
            let said = told.userInfo?[spoken]
            let text = said as? String ?? (said as? NSAttributedString)?.string
            let isWhole = told.userInfo?[success] as? Bool
            MainActor.assumeIsolated { self?.ended(text, isWhole) }
        }
    }

    public func announce(
        _ parts: [PhraseSegment], _ urgency: PhraseUrgency, patience: Duration
    ) async -> Announced {
        guard UIAccessibility.isVoiceOverRunning else { return .unknown }
        count += 1
        let number = count
        end(.cutOff)
        let text = Self.text(parts, isHigh: urgency == .assertive)
        let waiting = Task {
            try await Task.sleep(for: patience)
            end(.unknown, number)
        }
        defer { waiting.cancel() }
        return await withTaskCancellationHandler {
            guard !Task.isCancelled else { return .cutOff }
            return await withCheckedContinuation { end in
                saying = Saying(number: number, text: text.string, end: end)
                UIAccessibility.post(notification: .announcement, argument: text)
            }
        } onCancel: {
            Task { @MainActor in self.end(.cutOff, number) }
        }
    }

    private static func text(_ parts: [PhraseSegment], isHigh: Bool) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (place, part) in parts.enumerated() {
            let words = place == 0 ? part.text : " " + part.text
            text.append(
                NSAttributedString(
                    string: words, attributes: [.accessibilitySpeechLanguage: part.lang]))
        }
        let priority = isHigh ? UIAccessibilityPriority.high : .default
        text.addAttribute(
            .accessibilitySpeechAnnouncementPriority, value: priority.rawValue,
            range: NSRange(location: 0, length: text.length))
        return text
    }

    private func look() {
        isSpeaking = UIAccessibility.isVoiceOverRunning
        isOn = isSpeaking || UIAccessibility.isSwitchControlRunning
        if !isSpeaking { end(.unknown) }
    }

    private func ended(_ text: String?, _ isWhole: Bool?) {
        guard let saying, text == nil || text == saying.text else { return }
        end(isWhole.map { $0 ? .whole : .cutOff } ?? .unknown)
    }

    private func end(_ announced: Announced, _ number: Int? = nil) {
        guard let saying, number == nil || number == saying.number else { return }
        self.saying = nil
        saying.end.resume(returning: announced)
    }
}
