import AnnabellaCore
import Foundation

/// What a store needs of a game. Each call crosses into the library once. A fake of
/// it counts the calls.
public protocol GamePort: Sendable {
    /// How everything is when a store takes the game.
    func opened(nowMs: UInt64) throws -> GameUpdate
    /// Somebody does something.
    func dispatch(action: GameAction, nowMs: UInt64) throws -> GameUpdate
    /// Lays a move in the envelope; slow on purpose.
    func sealMove(by: GameActor, text: String, passphrase: String, nowMs: UInt64) throws
        -> GameUpdate
    /// Opens the envelope; slow on purpose.
    func openSealedMove(by: GameActor, passphrase: String, nowMs: UInt64) throws -> GameUpdate
    /// Does what the computer has found; nil if there is nothing.
    func collect(nowMs: UInt64) throws -> GameUpdate?
    /// Stops the computer's thinking.
    func cancelThinking(nowMs: UInt64) throws -> GameUpdate
    /// Lets the computer think again.
    func thinkOn(nowMs: UInt64) throws -> GameUpdate
    /// What is to be sent in a game by correspondence.
    func share(nowMs: UInt64) throws -> SharedGame
    /// Takes a text in that came from the other device.
    func takeIn(text: String, nowMs: UInt64) throws -> TakenIn
    /// What a game by correspondence waits for.
    func awaited(nowMs: UInt64) throws -> Phrase?
    /// Writes what is owed to the disk.
    func flush() throws
    /// What was agreed before the game.
    func setup() throws -> GameSetup
    /// What both have from this game and those before it.
    func total() throws -> HalfPoints
    /// What a player is called now.
    func playerName(side: GameSide) throws -> String
    /// The moves that were made, those before this game included.
    func moves() throws -> [RecordedMove]
    /// The board after so many moves of either side, packed as in a view.
    func boardAfter(plies: UInt32) throws -> Data
    func restoreQuestion(ply: UInt32) throws -> RestoreQuestion?
    /// What the arbiter sees beside the clocks.
    func arbiterSheet() throws -> ArbiterSheet
    /// What the arbiter is asked before he does this; nil where it is done at once.
    func arbiterQuestion(deed: GameDeed, nowMs: UInt64) throws -> Phrase?
    /// Why a player cannot claim a draw on this ground now; nil where he can.
    func claimProblem(by: GameSide, ground: DrawClaim, nowMs: UInt64) throws -> Phrase?
    /// Names the game.
    func rename(name: String, nowMs: UInt64) throws
    /// The id of the game's file; nil while it has none.
    func id() throws -> String?
    /// The position as FEN.
    func fen() throws -> String
    /// The scoresheet, from the line with this move on.
    func score(letters: ScoreLetters, fromPly: UInt32) throws -> [ScoreRow]
    /// How many moves of both sides a player has written on his sheet.
    func written(by: GameSide) throws -> UInt32
    /// The game as PGN or PDN.
    func notation() throws -> String
    /// The score in Braille.
    func braille(style: BrailleStyle) throws -> String
    /// How phrases are made from now on, and for whom.
    func setSpeech(speech: GameSpeech) throws
    /// What somebody means by what he has typed, or dictated to a recogniser; perhaps while he
    /// looks back at the game.
    func hear(text: String, isDictated: Bool, isLookingBack: Bool) throws -> Understood
    /// What a player writes down as the next move that is missing on his sheet.
    func hearRecord(by: GameSide, text: String) throws -> Understood
    /// What was agreed, and where the game stands, in words.
    func describe(nowMs: UInt64) throws -> [Phrase]
    /// The same for a game that comes to its page.
    func introduce(nowMs: UInt64) throws -> [Phrase]
    /// What the game is and where it stands, in one sentence.
    func summary(nowMs: UInt64) throws -> Phrase
    /// What this game tells of how strongly its player plays, beyond what was kept; nil where it
    /// tells nothing.
    func ownRatingAfter(kept: String) throws -> String?
    /// The answer to a question of the player who listens.
    func ask(question: GameQuestion, nowMs: UInt64) throws -> [Phrase]
    /// The answer to a question about the position after so many moves.
    func askPast(question: GameQuestion, ply: UInt32, nowMs: UInt64) throws -> [Phrase]
    /// The position after so many moves.
    func past(ply: UInt32, letters: ScoreLetters, nowMs: UInt64) throws -> PastView
    /// The position to which a step leads from the one after so many moves.
    func look(fromPly: UInt32, to: LookBack, letters: ScoreLetters, nowMs: UInt64) throws
        -> PastView
    /// Says something of the position after so many moves.
    func setComment(ply: UInt32, text: String, nowMs: UInt64) throws
    /// What is agreed in a game that goes on from the position after so many moves.
    func branch(ply: UInt32) throws -> GameSetup
    /// The names of all squares with what is on them, a1 first.
    func squareLabels() throws -> [Phrase]
    /// What is felt of a player's clock now; nil without a clock.
    func feltClock(side: GameSide, nowMs: UInt64) throws -> FeltPattern?
    /// Wishes to be told of these times left.
    func setTimeMarks(firstMs: [UInt64], secondMs: [UInt64], nowMs: UInt64) throws -> GameUpdate
    /// Lets each move of the computer take at least a time from this range.
    func setAnswerMoment(leastMs: UInt64, mostMs: UInt64, nowMs: UInt64) throws -> GameUpdate
    /// All that was said so far of what happened.
    func spokenLog(settings: SpeechSettings, listener: GameSide?) throws -> [SpokenPhrase]
    /// Begins to look back at the game.
    func review(side: GameSide?, listener: ReviewListener?, nodes: UInt32) throws -> GameReview
    /// Ends the computer's thread and writes what is owed to the disk; an error says what
    /// could not be written. Again does nothing.
    func shutDown() throws
}

extension GameSession: GamePort {}
