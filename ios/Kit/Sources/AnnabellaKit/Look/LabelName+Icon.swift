extension LabelName {
    /// The sign of something that is done or opened, the same wherever it stands.
    public var icon: Icon? {
        switch self {
        case .gameMenu: .menu
        case .gameUndo: .undo
        case .gameRedo: .redo
        case .gameHint: .hint
        case .gameAdjust: .setup
        case .gameCastleShort, .gameCastleLong: .repeat
        case .gamePass: .pass
        case .gameOfferDraw, .gameOfferEnd: .draw
        case .gameResign: .resign
        case .gamePause: .pause
        case .boardsTitle: .boards
        case .gameStart, .gameContinue, .stepsPlay: .play
        case .gameFlip, .clockSides: .turn
        case .gameFullScreen, .gameLeaveFullScreen: .full
        case .gameSpoken: .listen
        case .gameType: .type
        case .stepsComment: .comment
        case .gamePeek: .eye
        case .scoreTitle: .sheet
        case .howToTitle: .read
        case .sayingsTitle: .mic
        case .displayTitle: .screen
        case .blindTitle: .ear
        case .keysTitle: .keys
        case .settingsTitle, .homeSettings: .tune
        case .resultTitle: .flagEnd
        case .resultReview: .review
        case .resultShare, .postSend: .share
        case .resultHome: .home
        case .resultAgain, .blindRepeat: .repeat
        case .strictClaim: .claim
        case .strictArbiter, .strictCall: .arbiter
        case .strictOwnBoard: .boards
        case .stepsTitle: .moves
        case .stepsFirst: .first
        case .stepsPrevious: .stepBack
        case .stepsNext: .stepOn
        case .stepsLast: .last
        case .homePlayComputer: .computer
        case .homeTwoPlayers: .people
        case .postPlay: .letter
        case .postPaste: .import
        case .homeSaved: .saved
        case .homeAbout: .info
        case .clockTitle, .blindClocks: .clock
        case .setupTitle: .setup
        case .exercisesTitle: .star
        case .blindSpeak: .mic
        default: nil
        }
    }
}
