import AnnabellaCore

extension SettingsModel {
    /// What stands on the page of a group, from above, but for what depends on the game on the
    /// table.
    static func cards(of group: SettingsGroup) -> [Card] {
        switch group {
        case .play: [Card(lines: play)]
        case .board: [Card(lines: squares), Card(lines: place)]
        case .sound: [Card(lines: sounds), Card(lines: voice)]
        case .access:
            [
                Card(lines: words), Card(name: .game(.checkers), lines: checkers),
                Card(name: .label(.blindTitle), lines: blindPlay),
            ]
        case .language: [Card(lines: languages)]
        case .laws: [Card(lines: laws)]
        }
    }

    private static var play: [SettingsLine] {
        [
            SettingsLine(label: .settingsFacing, kind: .choice(.facing)),
            .choice(
                .settingsMoment, \.answerMoment,
                [
                    .none: .settingsMomentNone, .usual: .settingsMomentUsual,
                    .long: .settingsMomentLong,
                ]),
            SettingsLine(label: .settingsTimeMarks, kind: .timeMarks),
            SettingsLine(label: .settingsForgetRating, kind: .forgetRating),
            .choice(
                .settingsClockPlace, \.clockPlace,
                [.end: .settingsClockEnd, .start: .settingsClockStart]),
        ]
    }

    private static var squares: [SettingsLine] {
        [
            .flag(.settingsCoordinates, \.coordinates),
            .flag(.settingsSquareNumbers, \.squareNumbers),
            .flag(.settingsTexture, \.texture),
            .flag(.settingsLegalMarks, \.legalMarks),
            .flag(.settingsMotion, \.pieceMotion),
            .flag(.settingsConfirm, \.confirmMoves),
        ]
    }

    private static var place: [SettingsLine] {
        [
            .choice(
                .settingsTheme, \.theme,
                [
                    .system: .settingsAsSystem, .light: .settingsThemeLight,
                    .dark: .settingsThemeDark, .highContrast: .settingsThemeContrast,
                ]),
            .flag(.settingsLeftHanded, \.leftHanded),
            .flag(.settingsFullScreen, \.fullScreen),
        ]
    }

    private static var sounds: [SettingsLine] {
        [
            .flag(.settingsSounds, \.sounds),
            .flag(.settingsHaptics, \.haptics),
            .flag(.settingsTicks, \.exploringTicks),
        ]
    }

    private static var voice: [SettingsLine] {
        [
            .choice(
                .settingsVoice, \.voice,
                [
                    .auto: .settingsVoiceAuto, .app: .settingsVoiceApp, .off: .settingsVoiceOff,
                ]),
            .percent(
                .settingsVoiceRate, \.voiceRate,
                [50, 75, 100, 125, 150, 175, 200, 250, 300, 400]),
            .percent(.settingsVoicePitch, \.voicePitch, [50, 75, 100, 125, 150, 200]),
        ]
    }

    private static var styles: KeyValuePairs<SpeechStyle, LabelName> {
        [
            .plain: .settingsStylePlain, .fide: .settingsStyleFide,
            .nato: .settingsStyleNato, .literate: .settingsStyleLiterate,
            .san: .settingsStyleSan, .uci: .settingsStyleUci,
        ]
    }

    private static var words: [SettingsLine] {
        [
            .choice(.settingsStyle, \.speechStyle, styles),
            .choice(.settingsAnnouncements, \.announcements, styles),
            .choice(
                .settingsNaming, \.pieceNaming,
                [
                    .word: .settingsNamingWord, .wordWithColor: .settingsNamingColor,
                    .letter: .settingsNamingLetter,
                ]),
            .choice(
                .settingsPlace, \.squarePlace,
                [
                    .before: .settingsPlaceBefore, .after: .settingsPlaceAfter,
                    .unsaid: .settingsPlaceUnsaid,
                ]),
            .flag(.settingsBrief, \.isBrief),
            .flag(.settingsNamesPawns, \.namesPawns),
            .flag(.settingsNamesCaptured, \.namesCaptured),
            .flag(.settingsLongNames, \.longNames),
            SettingsLine(label: .keysTitle, kind: .page(.keys)),
        ]
    }

    private static var checkers: [SettingsLine] {
        [
            .flag(.settingsColumnsAndRows, \.columnsAndRows),
            .flag(.settingsLightSquares, \.lightSquares),
        ]
    }

    private static var blindPlay: [SettingsLine] {
        [
            .flag(.settingsExplore, \.exploreByFinger),
            .choice(
                .settingsBlindBoard, \.blindBoard,
                [
                    .shown: .settingsBlindBoardShown, .dimmed: .settingsBlindBoardDimmed,
                    .hidden: .settingsBlindBoardHidden,
                ]),
        ]
    }

    private static var languages: [SettingsLine] {
        SettingsLine.oneOf(
            \.language,
            [
                .system: .settingsAsSystem, .english: .settingsEnglish, .german: .settingsGerman,
            ])
    }

    private static var laws: [SettingsLine] {
        [
            .agreed(
                .settingsNewGames, \.strict, [false: .newFriendly, true: .newStrict]),
            .agreed(.newPress, \.pressByHand, [false: .newPressApp, true: .newPressHand]),
        ]
    }
}
