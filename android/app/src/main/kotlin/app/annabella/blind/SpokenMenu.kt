package app.annabella.blind

/**
 * A menu without a list, for who sees none and has no screen reader: swipes go from line to
 * line, each is said, and a tap does what was said last.
 */
class SpokenMenu(private val say: (String) -> Unit, private val atEdge: () -> Unit) {
    private var items: List<BlindMenu.Item> = emptyList()
    private var at = 0

    val isOpen: Boolean get() = items.isNotEmpty()

    /** Opens it with a word about how it is used. */
    fun open(items: List<BlindMenu.Item>, hint: String) {
        this.items = items
        at = 0
        say("$hint ${items[at].label}.")
    }

    fun close() {
        items = emptyList()
    }

    fun step(by: Int) {
        if (at + by !in items.indices) return atEdge()
        at += by
        say(items[at].label)
    }

    /** Does what was said last. */
    fun choose() {
        val item = items[at]
        val more = item.more?.invoke()
        if (more == null) {
            close()
            item.run()
        } else {
            items = more
            at = 0
            say(items[at].label)
        }
    }
}
