package app.annabella.blind

/**
 * A menu without a list, for who sees none and has no screen reader: swipes go from line to
 * line, each is said with its place, and a tap does what was said last. [of] is the word between
 * the place of a line and how many there are.
 */
class SpokenMenu(
    private val of: String,
    private val say: (String) -> Unit,
    private val atEdge: () -> Unit,
) {
    private var items: List<BlindMenu.Item> = emptyList()
    private var at = 0
    private var left: () -> Unit = {}

    val isOpen: Boolean get() = items.isNotEmpty()

    /** Opens it with a word about what it is; [left] is called when nothing is chosen of it. */
    fun open(items: List<BlindMenu.Item>, hint: String, left: () -> Unit = {}) {
        this.left = left
        show(items, hint)
    }

    fun shows(items: List<BlindMenu.Item>): Boolean = isOpen && this.items === items

    fun close() {
        items = emptyList()
        left = {}
    }

    /** Closes it with nothing chosen. */
    fun leave() {
        val left = left
        close()
        left()
    }

    fun step(by: Int) {
        if (at + by !in items.indices) return atEdge()
        at += by
        say(line)
    }

    /** Does what was said last. */
    fun choose() {
        val item = items[at]
        val more = item.more?.invoke()
        if (more == null) {
            close()
            item.run()
        } else {
            show(more)
        }
    }

    private fun show(items: List<BlindMenu.Item>, hint: String = "") {
        this.items = items
        at = 0
        say("$hint $line".trim())
    }

    private val line: String get() = "${items[at].label}, ${at + 1} $of ${items.size}"
}
