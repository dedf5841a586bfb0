use crate::{kotlin, swift};

/// Without the line above them.
fn declarations(page: &str) -> &str {
    page.split_once("\n\n").expect("a line and a gap come first").1
}

#[test]
fn kotlin_records_enums_and_errors() {
    let source = r#"
@file:Suppress("NAME_SHADOWING")

package app.sample

import com.sun.jna.Library

/**
 * A record, { with a brace.
 */
data class Move (
    /** Where from. */
    val `from`: kotlin.UByte
    , 
    val `to`: app.sample.Square? = null
    
){
    companion object
}

enum class Side {
    
    WHITE,
    BLACK;

    companion object
}

sealed class GameException: kotlin.Exception() {
    class Missing(
        val `reason`: kotlin.String
        ) : GameException() {
        override val message
            get() = "reason=${ `reason` }"
    }
    companion object ErrorHandler : UniffiRustCallStatusErrorHandler<GameException> {
        override fun lift(error_buf: RustBuffer.ByValue): GameException = error_buf.lift()
    }
}
"#;
    let expected = "\
data class Move(val from: UByte, val to: Square? = null)
enum class Side {
    WHITE
    BLACK
}
sealed class GameException: Exception() {
    class Missing(val reason: String): GameException()
}
";
    assert_eq!(declarations(&kotlin::surface(source)), expected);
}

#[test]
fn kotlin_objects_tell_what_they_throw() {
    let source = r#"
public interface SessionInterface {
    fun `play`(`move`: Move): List<kotlin.String>
    companion object
}
open class Session: Disposable, AutoCloseable, SessionInterface
{
    @Suppress("UNUSED_PARAMETER")
    constructor(noHandle: NoHandle) {
        this.handle = 0
    }
    protected val handle: Long
    @Synchronized
    override fun close() {
        this.destroy()
    }
    @Throws(GameException::class)override fun `play`(`move`: Move): List<kotlin.String> {
        return lift("{ ( //", callWithHandle { it })
    }
    fun uniffiCloneHandle(): Long = 0
    companion object {
        @Throws(GameException::class) fun `resume`(`id`: kotlin.String)
            = 
        call() {
            it
        }
    }
}
public object FfiConverterTypeSession: FfiConverter<Session, Long> {
    fun lift(value: Long): Session = Session(value)
}
 fun `version`(): kotlin.String {
    return "1"
}
"#;
    let expected = "\
public interface SessionInterface {
    fun play(move: Move): List<String>
}
open class Session: Disposable, AutoCloseable, SessionInterface {
    @Throws(GameException::class) override fun play(move: Move): List<String>
    companion object {
        @Throws(GameException::class) fun resume(id: String)
    }
}
fun version(): String
";
    assert_eq!(declarations(&kotlin::surface(source)), expected);
}

#[test]
fn swift_records_enums_and_errors() {
    let source = "
public struct Move: Equatable, Hashable {
    /// Where from.
    public let from: UInt8
    public let to: UInt8?

    // Default memberwise initializers are never public by default.
    public init(
        /// Where from.
        from: UInt8, 
        to: UInt8?) {
        self.from = from
        self.to = to
    }

    func hidden() {}
}
#if compiler(>=6)
extension Move: Sendable {}
#endif
public struct Setup {
    public let level: UInt32
    public init(level: UInt32 = UInt32(3)) {
    }
}
#if swift(>=5.8)
@_documentation(visibility: private)
#endif
public func lowerMove(_ value: Move) -> Int {
}
public enum GameError: Swift.Error {
    case Closed
    case Missing(reason: String
    )
    case `continue`
}
";
    let expected = "\
struct Move: Equatable, Hashable {
    let from: UInt8
    let to: UInt8?
}
extension Move: Sendable
struct Setup {
    let level: UInt32
    init(level: UInt32 = UInt32(3))
}
enum GameError: Swift.Error {
    case Closed
    case Missing(reason: String)
    case `continue`
}
";
    assert_eq!(declarations(&swift::surface(source)), expected);
}

#[test]
fn swift_objects_are_their_protocols() {
    let source = "
public protocol SessionProtocol: AnyObject, Sendable {
    func play(move: Move) throws  -> [String]
    func flush() throws 
}
open class Session: SessionProtocol, @unchecked Sendable {
    fileprivate let handle: UInt64
    public struct NoHandle {
        public init() {}
    }
    @_documentation(visibility: private)
    required public init(unsafeFromHandle handle: UInt64) {
    }
    deinit {
        if handle == 0 { return }
    }
public static func resume(id: String)throws  -> Session  {
    return try { $0 }()
}
open func flush()throws   {try call() {
}
}
}
private let ready: Bool = {
    return true
}()
public func version() -> String  {
}
public func uniffiEnsureInitialized() {
}
";
    let expected = "\
protocol SessionProtocol: AnyObject, Sendable {
    func play(move: Move) throws -> [String]
    func flush() throws
}
open class Session: SessionProtocol, @unchecked Sendable {
    static func resume(id: String) throws -> Session
}
func version() -> String
";
    assert_eq!(declarations(&swift::surface(source)), expected);
}

#[test]
fn long_lines_are_broken_at_their_parameters() {
    let parameters =
        ["firstOfMany: List<Pair<Int, Int>>", "secondOfMany: Long", "third: (A, B) -> C"];
    let source = parameters.join(", ");
    let source = format!("@Throws(Fault::class)\nfun longNameOfAFunction({source}): SomeResult\n");
    let expected = "\
@Throws(Fault::class) fun longNameOfAFunction(
    firstOfMany: List<Pair<Int, Int>>,
    secondOfMany: Long,
    third: (A, B) -> C,
): SomeResult
";
    assert_eq!(declarations(&kotlin::surface(&source)), expected);
}

#[test]
fn a_broken_source_is_read_to_its_end() {
    for source in ["}}}", "class A { fun b(", "\"", "/* /* */", "fun a() = {", "@", "@A("] {
        kotlin::surface(source);
        swift::surface(source);
    }
}
