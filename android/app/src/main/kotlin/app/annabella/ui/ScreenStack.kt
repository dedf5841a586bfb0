package app.annabella.ui

import android.os.Bundle
import android.view.ViewGroup

/**
 * The pages on top of each other; the uppermost is seen in [frame]. [make] makes a page, and
 * [changed] is called when another one is on top. What somebody at the far end of a table opens
 * faces him, and so does all that he opens from there.
 */
class ScreenStack(
    private val frame: ViewGroup,
    private val dialogs: Dialogs,
    private val make: (Place) -> Screen,
    private val changed: (Screen) -> Unit,
) {
    private class Entry(val place: Place, var saved: Bundle?, isTurned: Boolean = false) {
        /** The page of a game has what belongs to each of its players turned to him. */
        val isTurned = isTurned && place.page != Page.GAME
    }

    /** In which all pages here are made; the system may want another one by the time they go. */
    private val language = frame.resources.configuration.locales[0].toLanguageTag()
    private val entries = ArrayList<Entry>()
    private var isShown = false

    lateinit var top: Screen
        private set

    /** The place of the uppermost page. */
    val place: Place get() = entries.last().place

    /** Whether such a page is among them. */
    fun has(page: Page): Boolean = entries.any { it.place.page == page }

    /** Whether there is a page below. */
    val canGoBack: Boolean get() = entries.size > 1

    /** Begins with these pages, or with what was kept of others. */
    fun begin(first: Place, kept: Bundle?) {
        val places = kept?.getStringArrayList(PLACES)
        if (places.isNullOrEmpty()) {
            entries += Entry(first, null)
        } else {
            places.forEachIndexed { index, place ->
                val isTurned = kept.getBooleanArray(TURNED)?.getOrNull(index) ?: false
                entries += Entry(Place.of(place), kept.getBundle(SAVED + index), isTurned)
            }
        }
        build()
    }

    /** Puts the pages that were kept in the place of those that are there. */
    fun restore(kept: Bundle) {
        if (isShown) top.hide()
        top.leave()
        entries.clear()
        begin(Place(Page.HOME), kept)
        if (isShown) top.show()
    }

    /** Puts a page on top. */
    fun go(place: Place) {
        saveTop()
        entries += Entry(place, null, dialogs.isTurned)
        rebuild()
    }

    /** Puts a page in the place of the uppermost; one of the same kind stands as that did. */
    fun replace(place: Place) {
        saveTop()
        val old = entries.removeAt(entries.lastIndex)
        entries += Entry(place, old.saved.takeIf { old.place.page == place.page }, old.isTurned)
        rebuild()
    }

    /** Takes the uppermost page away; false if it is the only one. */
    fun back(): Boolean {
        if (!canGoBack) return false
        entries.removeAt(entries.lastIndex)
        rebuild()
        return true
    }

    /** Goes back to the uppermost page of these; false without one. */
    fun backTo(isIt: (Page) -> Boolean): Boolean {
        val to = entries.indexOfLast { isIt(it.place.page) }
        if (to < 0) return false
        while (entries.lastIndex > to) entries.removeAt(entries.lastIndex)
        rebuild()
        return true
    }

    /** Goes back to the first page. */
    fun home() {
        while (canGoBack) entries.removeAt(entries.lastIndex)
        rebuild()
    }

    fun show() {
        isShown = true
        top.show()
    }

    fun hide() {
        isShown = false
        top.hide()
    }

    fun leave() = top.leave()

    fun keep(into: Bundle) {
        saveTop()
        into.putStringArrayList(PLACES, ArrayList(entries.map { it.place.kept() }))
        into.putBooleanArray(TURNED, entries.map { it.isTurned }.toBooleanArray())
        entries.forEachIndexed { index, entry -> into.putBundle(SAVED + index, entry.saved) }
    }

    private fun saveTop() {
        val saved = top.save()
        frame.getChildAt(0)?.let { SavedFocus.keep(it, language, saved) }
        entries.last().saved = saved
    }

    private fun rebuild() {
        if (isShown) top.hide()
        top.leave()
        build()
        if (isShown) top.show()
    }

    private fun build() {
        val entry = entries.last()
        top = make(entry.place)
        top.isTurned = entry.isTurned
        dialogs.isTurned = entry.isTurned
        frame.removeAllViews()
        val page = top.view(entry.saved)
        page.turn(entry.isTurned)
        frame.addView(page)
        entry.saved?.let { SavedFocus.restore(page, language, it) }
        changed(top)
    }

    companion object {
        /** Whether one of the pages that were kept shows the game on the table. */
        fun needsGame(kept: Bundle): Boolean =
            kept.getStringArrayList(PLACES).orEmpty().any { Place.of(it).page.needsGame }

        private const val PLACES = "places"
        private const val SAVED = "saved"
        private const val TURNED = "turned"
    }
}
