package app.annabella.library

import android.content.Intent
import android.os.Bundle
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.widget.LinearLayout
import android.widget.ListView
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.SavedCondition
import app.annabella.core.SavedGame
import app.annabella.core.gameName
import app.annabella.core.store.Outcome
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.result.shareText
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Chips
import app.annabella.ui.Field
import app.annabella.ui.Option
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen
import app.annabella.ui.Signs
import kotlinx.coroutines.Job
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.launch

/** The saved games, or those that were deleted and can be restored. */
class LibraryScreen(activity: MainActivity, private val isOfDeleted: Boolean) :
    Screen(activity), GamePreview.Listener {
    private val opener = GameOpener(activity, dialogs)
    private val fileExport = FileExport(activity)
    private lateinit var rows: GameRows
    private lateinit var list: ListView
    private lateinit var nothing: TextView
    private var watching: Job? = null
    private var all: List<SavedGame> = emptyList()

    /** The game of which they are listed; null for all. */
    private var filter: GameKind? = null

    private val search = GameSearch(activity)
    private lateinit var typed: Field
    private lateinit var searching: View
    private val found = ui.small("").apply { accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE }

    /** Beside the list, where there is room. */
    private val preview = if (ui.isWide && !isOfDeleted) GamePreview(activity, this) else null

    /** Which game it shows. */
    private var chosen: String? = null

    override val title: CharSequence
        get() = text(if (isOfDeleted) R.string.library_deleted else R.string.home_saved)

    override fun view(saved: Bundle?): View {
        fileExport.restore(saved)
        filter = GameKind.entries.find { it.name == saved?.getString(FILTER) }
        chosen = saved?.getString(CHOSEN)
        rows = GameRows(activity, isOfDeleted, sides(), if (preview == null) ::open else ::choose, ::menu)
        list = ListView(activity).apply {
            adapter = rows
            itemsCanFocus = true
            divider = null
            clipToPadding = false
            setPadding(0, 0, 0, ui.dp(24))
            saved?.getInt(POSITION)?.let(::setSelection)
        }
        nothing = ui.body(text(R.string.library_nothing)).apply {
            setPadding(ui.dp(24), ui.dp(24), ui.dp(24), ui.dp(24))
            visibility = View.GONE
        }
        typed = Field(ui, text(R.string.library_search), saved?.getString(TYPED).orEmpty())
        typed.onChange { show(all) }
        searching = ui.column(typed.view, found, gap = 4).apply {
            setPadding(sides(), ui.dp(4), sides(), ui.dp(4))
            visibility = if (saved?.getBoolean(SEARCHING) == true) View.VISIBLE else View.GONE
        }
        val finds = ui.icon(R.drawable.ic_search, R.string.library_search, ::toggleSearch)
        val more = ui.icon(R.drawable.ic_more, R.string.game_more) { pageMenu() }
        return LinearLayout(activity).apply {
            orientation = LinearLayout.VERTICAL
            addView(ui.bar(title, { activity.goBack() }, finds, more))
            addView(searching)
            addView(chips())
            addView(nothing)
            addView(besidePreview(), LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        }
    }

    private fun besidePreview(): View {
        val preview = preview ?: return list
        return LinearLayout(activity).apply {
            for (half in listOf(list, preview.view)) {
                addView(half, LinearLayout.LayoutParams(0, MATCH_PARENT, 1f))
            }
        }
    }

    /** Who closes it sees all games again. */
    private fun toggleSearch() {
        val isOpen = searching.visibility == View.VISIBLE
        searching.visibility = if (isOpen) View.GONE else View.VISIBLE
        if (isOpen) typed.edit.setText("") else typed.edit.requestFocus()
    }

    private fun choose(game: SavedGame) {
        chosen = game.id
        preview?.show(game)
        rows.choose(game.id)
    }

    override fun review(game: SavedGame) {
        val content = game.content ?: return
        once {
            if (opener.open(game.id, content.first.player, content.second.player)) {
                currentCoroutineContext().ensureActive()
                activity.screens.go(Place(Page.GAME))
                activity.screens.go(Place(Page.REVIEW))
            }
        }
    }

    override fun save(): Bundle = Bundle().apply {
        putInt(POSITION, list.firstVisiblePosition)
        putString(FILTER, filter?.name)
        putString(TYPED, typed.text)
        putBoolean(SEARCHING, searching.visibility == View.VISIBLE)
        putString(CHOSEN, chosen)
        fileExport.keep(this)
    }

    override fun show() {
        refresh()
        watching = scope.launch { app.exchange.news.collect { news -> news.firstOrNull()?.let(::tell) } }
    }

    override fun hide() {
        watching?.cancel()
    }

    /** Comes again on the page after a rotation, until somebody has closed it. */
    private fun tell(news: Exchange.News) {
        val told = { app.exchange.told(news) }
        when (news) {
            is Exchange.News.Failed -> opener.tell(news.error, told)
            is Exchange.News.Imported -> {
                refresh()
                dialogs.tell(
                    text(R.string.library_import),
                    news.phrases.joinToString("\n") {
                        it.printed
                    },
                    told,
                )
            }
        }
    }

    private fun refresh() {
        scope.launch {
            when (val games = listed()) {
                is Outcome.Failed -> opener.tell(games.error)
                is Outcome.Done -> show(games.value)
            }
        }
    }

    private fun show(games: List<SavedGame>) {
        all = games
        val ofGame = games.filter { game ->
            filter == null || game.content?.let { GameLook.of(it.kind) } == filter?.let(GameLook::of)
        }
        val kept = search.find(ofGame, typed.text)
        rows.show(kept)
        val isSearched = typed.text.isNotEmpty()
        found.text = if (isSearched) "${text(R.string.library_found)} ${kept.size}" else ""
        nothing.visibility = if (kept.isEmpty() && !isSearched) View.VISIBLE else View.GONE
        if (preview == null) return
        val shown = kept.find { it.id == chosen } ?: kept.firstOrNull()
        preview.show(shown)
        rows.choose(shown?.id)
    }

    /** Which games are listed. */
    private fun chips(): View {
        val language = SpeechChoices.languageOf(text(R.string.language_code))
        val games = GameLook.GAMES.map { Option<GameKind?>(it, gameName(it, language)) }
        val chips = Chips(ui, listOf(Option<GameKind?>(null, text(R.string.library_all))) + games, filter) {
            filter = it
            show(all)
        }
        return chips.view.apply { setPadding(sides(), ui.dp(4), sides(), ui.dp(4)) }
    }

    /** Lines are no longer than they can be read. */
    private fun sides(): Int {
        if (preview != null) return ui.dp(WIDE_SIDE_DP)
        val width = activity.resources.configuration.screenWidthDp
        return ui.dp(maxOf(SIDE_DP, (width - MOST_WIDTH_DP) / 2))
    }

    private suspend fun listed(): Outcome<List<SavedGame>> =
        if (isOfDeleted) app.library.deleted(speech()) else app.library.list(speech())

    /** Goes on with a game, or does what is possible with one that is not whole. */
    override fun open(game: SavedGame) {
        val content = game.content
        when {
            isOfDeleted -> menu(game)
            game.condition is SavedCondition.Damaged -> askRepair(game)
            game.condition is SavedCondition.Newer || content == null -> menu(game)
            else -> once {
                if (opener.open(game.id, content.first.player, content.second.player)) opener.show()
            }
        }
    }

    private fun askRepair(game: SavedGame) = dialogs.ask(
        text(R.string.library_repair_question),
        text(R.string.library_repair_text),
        text(R.string.library_repair),
    ) {
        done { app.library.repair(game.id) }
    }

    override fun menu(game: SavedGame) {
        val name = GameNames.of(activity, game)
        val isExported = game.content != null
        val actions = if (isOfDeleted) {
            listOf(action(R.string.library_restore) { done { app.library.restore(game.id) } })
        } else {
            listOfNotNull(
                action(R.string.library_open) { open(game) }.takeIf { GameNames.canGoOn(game) },
                action(R.string.library_repair) { askRepair(game) }
                    .takeIf { game.condition is SavedCondition.Damaged },
                action(R.string.library_rename) { rename(game) }
                    .takeIf { GameNames.canGoOn(game) },
                action(R.string.library_share) { sharePgn(game) }.takeIf { isExported },
                export(game, name).takeIf { isExported },
                action(R.string.library_export_braille) {
                    fileExport.ask(FileExport.Kind.BRAILLE, game.id, name)
                }
                    .takeIf { isExported },
                action(R.string.library_delete) { askDelete(game) },
            )
        }
        dialogs.menu(name, actions)
    }

    /** In the notation of the game. */
    private fun export(game: SavedGame, name: String): Option<() -> Unit> {
        val (label, kind) = when (game.content?.kind) {
            GameKind.CHECKERS -> R.string.library_export_pdn to FileExport.Kind.PDN
            GameKind.YIN_YANG -> R.string.library_export_sgf to FileExport.Kind.SGF
            GameKind.CHESS, GameKind.CHESS960, null -> R.string.library_export_pgn to FileExport.Kind.PGN
        }
        return action(label) { fileExport.ask(kind, game.id, name) }
    }

    private fun pageMenu() {
        val actions = if (isOfDeleted) {
            listOf(action(R.string.library_purge) { askPurge() })
        } else {
            listOf(
                action(R.string.library_import) { Documents.ask(activity, ImportSource.question(), IMPORT) },
                action(R.string.library_export_all) {
                    fileExport.ask(FileExport.Kind.ALL, "", text(R.string.home_saved))
                },
                action(R.string.library_export_all_pdn) {
                    fileExport.ask(FileExport.Kind.ALL_PDN, "", text(R.string.home_saved))
                },
                action(R.string.library_export_all_sgf) {
                    fileExport.ask(FileExport.Kind.ALL_SGF, "", text(R.string.home_saved))
                },
                action(R.string.library_deleted) {
                    activity.screens.go(Place(Page.LIBRARY, DELETED))
                },
            )
        }
        dialogs.menu(title, actions)
    }

    private fun action(label: Int, act: () -> Unit): Option<() -> Unit> =
        Option(act, text(label), Signs.of(ui, label))

    private fun rename(game: SavedGame) =
        dialogs.write(text(R.string.library_rename), game.name) { name ->
            done {
                val open = app.games.openAs(game.id)
                open?.rename(name) ?: app.library.rename(game.id, name)
            }
        }

    private fun sharePgn(game: SavedGame) {
        scope.launch {
            when (val pgn = app.library.notation(game.id)) {
                is Outcome.Failed -> opener.tell(pgn.error)
                is Outcome.Done -> shareText(activity, pgn.value, text(R.string.library_share))
            }
        }
    }

    private fun askDelete(game: SavedGame) = dialogs.ask(
        text(R.string.library_delete_question),
        text(R.string.library_delete_text),
        text(R.string.library_delete),
    ) {
        done {
            app.games.openAs(game.id)?.let { app.games.close(it) }
            app.library.delete(game.id).also { if (it is Outcome.Done) app.games.forget(game.id) }
        }
    }

    private fun askPurge() = dialogs.ask(
        text(R.string.library_purge_question),
        text(R.string.library_purge_text),
        text(R.string.library_purge),
    ) {
        done { app.library.purge(ULong.MAX_VALUE) }
    }

    /** Does it, tells what went wrong, and shows how the games are now. */
    private fun done(work: suspend () -> Outcome<*>) {
        scope.launch {
            (work() as? Outcome.Failed)?.let { opener.tell(it.error) }
            refresh()
        }
    }

    override fun answered(request: Int, data: Intent?) {
        val place = data?.data ?: return
        if (request == IMPORT) {
            app.exchange.import(ImportSource.File(place), speech())
        } else {
            app.exchange.export(fileExport, place)
        }
    }

    private fun speech() = SpeechChoices.settings(text(R.string.language_code), app.settings)

    companion object {
        const val DELETED = "deleted"
        private const val IMPORT = 2
        private const val POSITION = "position"
        private const val FILTER = "filter"
        private const val TYPED = "typed"
        private const val SEARCHING = "searching"
        private const val CHOSEN = "chosen"
        private const val WIDE_SIDE_DP = 32
        private const val SIDE_DP = 16
        private const val MOST_WIDTH_DP = 640
    }
}
