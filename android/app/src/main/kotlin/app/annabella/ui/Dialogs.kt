package app.annabella.ui

import android.R.style.Theme_Material_Dialog_Alert
import android.R.style.Theme_Material_Light_Dialog_Alert
import android.app.Activity
import android.app.AlertDialog
import android.app.Dialog
import android.content.DialogInterface
import android.graphics.Color
import android.graphics.Rect
import android.graphics.drawable.ColorDrawable
import android.graphics.drawable.Drawable
import android.graphics.drawable.InsetDrawable
import android.view.Gravity
import android.view.KeyEvent
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.WindowManager
import android.view.inputmethod.EditorInfo
import android.widget.Button
import android.widget.LinearLayout
import android.widget.ScrollView
import app.annabella.R

/**
 * Questions over a page, in the colours of its theme; one at most is open, but for who writes in
 * his half of a table: he goes on while the other one is asked something. All are made here.
 * Digits choose their lines, counted from the top, and then the answers that do not go back,
 * but where something is written.
 */
class Dialogs(private val ui: Ui) {
    private val context = ui.context
    private var open: AlertDialog? = null
    private val seated = SeatedWindows()

    /** Who is asked sits at the far end of the table, and so does who reads what he opens. */
    var isTurned = false
        set(value) {
            field = value
            half = null
        }

    /**
     * Where on the page that player has what is his: there he writes, so that the board stays to
     * be seen. Null where all of the page is for both; it goes when another side is faced.
     */
    var half: Rect? = null

    /**
     * Prepares something to ask or tell, which takes a while: it is turned to who was faced as that
     * began, whoever has moved meanwhile.
     */
    suspend fun <T> facing(prepare: suspend () -> T): T {
        val (half, isTurned) = half to isTurned
        return prepare().also {
            this.isTurned = isTurned
            this.half = half
        }
    }

    /** Somebody is asked or told something now. */
    val isOpen: Boolean get() = open != null || seated.areOpen

    /** One lies over the page. */
    var opened: () -> Unit = {}

    /** One is gone, and what is under it is seen again. */
    var closed: () -> Unit = {}

    /** What is asked above all else is not asked any more. */
    fun close() {
        open?.dismiss()
        open = null
    }

    /** The page is left; whoever was asked is not asked any more. */
    fun leave() {
        close()
        seated.close()
    }

    /** Tells something; [told] is called when somebody closes it. */
    fun tell(title: CharSequence, text: CharSequence, told: () -> Unit = {}) =
        show(title, words(text), listOf(cancel(R.string.answer_close)), told)

    /** Asks before something grave; to cancel, as [no] calls it, comes first, and calls [cancelled]. */
    fun ask(
        question: CharSequence,
        text: CharSequence,
        yes: CharSequence,
        cancelled: () -> Unit = {},
        kind: ButtonKind = ButtonKind.GRAVE,
        no: Int = R.string.answer_cancel,
        act: () -> Unit,
    ): Dialog {
        // also where a finger has taken the focus away
        val cancel = cancel(no).apply { isFocusedByDefault = true }
        val agree = ui.button(yes, kind) {
            close()
            act()
        }
        val content = if (text.isEmpty()) View(context) else words(text)
        val shown = show(question, content, listOf(cancel, agree), cancelled, digits(listOf(agree)))
        cancel.requestFocus()
        return shown
    }

    /** Several things to do; who picks none has [cancelled]. */
    fun menu(title: CharSequence, actions: List<Option<() -> Unit>>, cancelled: () -> Unit = {}) =
        menu(title, emptyList(), listOf(actions), cancelled)

    /** The same with what is often done as [tiles] above, and the rest in [groups]. */
    fun menu(
        title: CharSequence,
        tiles: List<Option<() -> Unit>>,
        groups: List<List<Option<() -> Unit>>>,
        cancelled: () -> Unit = {},
    ) {
        val sheet = Sheet(ui)
        val quick = tiles.map { sheet.tile(it, picked(it)) }
        val cards = groups.filter { it.isNotEmpty() }.map { group -> group.map { row(it) } }
        val views = listOfNotNull(sheet.tiles(quick)) + cards.map { rows -> sheet.card(rows) }
        val content = ui.column(*views.toTypedArray(), gap = 12)
        showSheet(title, content, null, cancelled, digits(quick + cards.flatten()))
    }

    /**
     * The same at a place on the screen, with a line that takes [back], as does a tap elsewhere; the
     * first of them is in focus. False where the window has no room for that, and nothing is shown.
     */
    fun menuAt(
        title: CharSequence,
        actions: List<Option<() -> Unit>>,
        back: CharSequence,
        at: Rect,
        opens: PlacedCard.Opening,
        cancelled: () -> Unit,
    ): Boolean {
        val rows = actions.map { row(it).apply { typeface = ui.strong } }
        rows.forEach { it.minHeight = ui.dp(CARD_ROW_DP) }
        val last = Form.line(ui, back) { open?.cancel() }.apply { setTextColor(ui.theme.muted) }
        ListRow.sign(ui, last, ListRow.icon(ui, R.drawable.ic_close, ui.theme.muted))
        val card = Card.ofRows(ui, rows + last, wordsAtDp = 0)
        rows.first().background = Shape(ui, 0).control(ui.theme.accentWash, needsLine = false)
        val any = View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED)
        card.measure(any, any)
        val window = Rect().also((context as Activity).window.decorView::getWindowVisibleDisplayFrame)
        if (card.measuredWidth > window.width() || card.measuredHeight > window.height()) return false
        close()
        card.turn(isTurned)
        val root = PlacedCard(context, card, at, opens) { open?.cancel() }
        present(title, root, cancelled, digits(rows), isPlaced = true).window?.run {
            setLayout(MATCH_PARENT, MATCH_PARENT)
            setBackgroundDrawable(ColorDrawable(Color.TRANSPARENT))
        }
        rows.first().isFocusedByDefault = true
        rows.first().requestFocus()
        return true
    }

    private fun picked(option: Option<() -> Unit>): () -> Unit = {
        close()
        option.value()
    }

    private fun row(option: Option<() -> Unit>): Button =
        Form.line(ui, option.label, picked(option)).apply {
            option.sign?.let { ListRow.sign(ui, this, it) }
        }

    /** One of several, maybe with a picture of each; picked at once. */
    fun <T> choose(title: CharSequence, options: List<Option<T>>, chosen: T, pick: (T) -> Unit) {
        var isAt: View? = null
        val rows = options.map { option ->
            val isChosen = option.value == chosen
            val row = CheckableButton.row(ui, option.label, CheckableButton.Kind.ONE, isChosen) {
                close()
                pick(option.value)
            }
            option.sign?.let { CheckableButton.picture(row, it) }
            if (isChosen) isAt = row
            row
        }
        showSheet(title, Sheet(ui).card(rows), key = digits(rows))
        val at = isAt ?: return
        at.requestFocus()
        at.post { at.requestRectangleOnScreen(android.graphics.Rect(0, 0, at.width, at.height), true) }
    }

    /** Any number of several. */
    fun <T> chooseSome(
        title: CharSequence,
        options: List<Option<T>>,
        chosen: Set<T>,
        done: (Set<T>) -> Unit,
    ) {
        val picked = chosen.toMutableSet()
        val rows = options.map { option ->
            var mark: (Boolean) -> Unit = {}
            val row = CheckableButton.row(
                ui,
                option.label,
                CheckableButton.Kind.SOME,
                option.value in picked,
            ) {
                if (!picked.remove(option.value)) picked += option.value
                mark(option.value in picked)
            }
            mark = { CheckableButton.mark(ui, row, it) }
            row
        }
        val keep = ui.button(context.getString(R.string.answer_done), kind = ButtonKind.PRIMARY) {
            close()
            done(picked)
        }
        showSheet(title, Sheet(ui).card(rows), keep, key = digits(rows + keep))
    }

    /** Asks for a line of text; [done] gets it, unless the line says what is [wrong] with it. */
    fun write(
        title: CharSequence,
        value: CharSequence,
        help: CharSequence = "",
        kind: Field.Kind = Field.Kind.TEXT,
        wrong: (String) -> CharSequence? = { null },
        done: (String) -> Unit,
    ) {
        val field = Field(ui, help.ifEmpty { title }, value, kind)
        writeLines(title, listOf(field), { (line) -> wrong(line) }) { (line) -> done(line) }
    }

    /** Asks for several lines of text, as [write] does for one. */
    fun writeLines(
        title: CharSequence,
        lines: List<Field>,
        wrong: (List<String>) -> CharSequence? = { null },
        done: (List<String>) -> Unit,
    ) {
        val (half, isTurned) = half to isTurned
        var shown: Dialog? = null
        val agree = ui.button(context.getString(R.string.answer_done), kind = ButtonKind.PRIMARY) {
            val texts = lines.map { it.text }
            val problem = wrong(texts)
            if (problem == null) {
                if (half == null) close() else shown?.dismiss()
                // what is told of it is for him, whoever was asked meanwhile
                this.isTurned = isTurned
                this.half = half
                done(texts)
            } else {
                lines.last().edit.error = problem
                lines.last().edit.requestFocus()
            }
        }
        lines.zipWithNext { line, next ->
            line.onEnter(EditorInfo.IME_ACTION_NEXT) { next.edit.requestFocus() }
        }
        lines.last().onEnter(EditorInfo.IME_ACTION_DONE) { agree.performClick() }
        val column = ui.column(*lines.map { it.view }.toTypedArray(), gap = 16)
        val cancel = ui.button(context.getString(R.string.answer_cancel)) { shown?.cancel() }
        val content = Form.inset(ui, column)
        val buttons = listOf(cancel, agree)
        shown = if (half == null) show(title, content, buttons) else showIn(half, title, content, buttons)
        write(lines.first(), shown)
    }

    /** Leads to a line to write on, in what is shown. */
    fun write(field: Field, dialog: Dialog?) {
        field.edit.selectAll()
        field.edit.requestFocus()
        dialog?.window?.setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_STATE_VISIBLE)
    }

    /**
     * Any content with these buttons. [cancelled] is called when somebody goes back, and not
     * when the dialog is closed; keys that [key] takes do nothing else.
     */
    fun show(
        title: CharSequence,
        content: View,
        buttons: List<Button>,
        cancelled: () -> Unit = {},
        key: (KeyEvent) -> Boolean = { false },
    ): Dialog {
        val dialog = present(title, root(title, content, buttons), cancelled, key)
        dialog.window?.setBackgroundDrawable(InsetDrawable(paper(), ui.dp(16)))
        return dialog
    }

    /** The same in a part of the page, beside which nothing is darker, and all can be touched. */
    private fun showIn(half: Rect, title: CharSequence, content: View, buttons: List<Button>): Dialog {
        val card = root(title, content, buttons).apply { background = paper() }
        var shown: Dialog? = null
        val place = SeatedCard(context, card, isTurned) { shown?.let(seated::giveKeys) }
        return present(title, place, {}, { false }, isPlaced = true, half).also { dialog ->
            shown = dialog
            dialog.window?.setBackgroundDrawable(ColorDrawable(Color.TRANSPARENT))
        }
    }

    /** The title, what scrolls, and the buttons below. */
    private fun root(title: CharSequence, content: View, buttons: List<Button>): View {
        close()
        val answers = FlowLayout(context, ui.dp(8)).apply { buttons.forEach(::addView) }
        val name = ui.title(title).apply { visibility = if (title.isEmpty()) View.GONE else View.VISIBLE }

        // the words of lines stand a little further in than they do
        fun inside() = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT).apply {
            marginStart = ui.dp(8)
            marginEnd = ui.dp(8)
        }
        return LinearLayout(context).apply {
            orientation = LinearLayout.VERTICAL
            setPadding(ui.dp(16), ui.dp(24), ui.dp(16), ui.dp(16))
            addView(name, inside())
            val middle = LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f)
            middle.topMargin = ui.dp(if (title.isEmpty()) 0 else 16)
            middle.bottomMargin = ui.dp(16)
            addView(ScrollView(context).apply { addView(content) }, middle)
            addView(answers, inside())
        }
    }

    /** The same from the lower edge of the page, with a way back beside its title. */
    private fun showSheet(
        title: CharSequence,
        content: View,
        answer: View? = null,
        cancelled: () -> Unit = {},
        key: (KeyEvent) -> Boolean = { false },
    ) {
        close()
        val sheet = Sheet(ui).of(title, content, answer) { open?.cancel() }
        present(title, sheet, cancelled, key).window?.run {
            val width = context.resources.configuration.screenWidthDp
            setLayout(ui.dp(minOf(width, Sheet.MOST_WIDTH_DP)), WRAP_CONTENT)
            setGravity(if (isTurned) Gravity.TOP else Gravity.BOTTOM)
            if (!isTurned) setWindowAnimations(android.R.style.Animation_InputMethod)
            setBackgroundDrawable(ColorDrawable(Color.TRANSPARENT))
        }
    }

    private fun present(
        title: CharSequence,
        root: View,
        cancelled: () -> Unit,
        key: (KeyEvent) -> Boolean,
        isPlaced: Boolean = false,
        half: Rect? = null,
    ): Dialog {
        // the tap that asks does not answer
        val fresh = ShieldedFrame(context).apply {
            addView(root)
            changed()
            // what has its place on the screen turns by itself
            turn(isTurned && !isPlaced)
        }
        val style = if (ui.theme.isDark) Theme_Material_Dialog_Alert else Theme_Material_Light_Dialog_Alert
        val dialog = AlertDialog.Builder(context, style).setView(fresh).create()
        dialog.setOnCancelListener { cancelled() }
        dialog.setOnKeyListener { _, _, event -> key(event) }
        dialog.setOnDismissListener { gone: DialogInterface ->
            if (open === gone) open = null
            seated.forget(gone)
            closed()
        }
        // work that outlasts its page may end when nobody is there to ask
        if ((context as? Activity)?.isDestroyed == true) return dialog
        if (half == null) {
            open = dialog
        } else {
            dialog.setCanceledOnTouchOutside(false)
            seated.add(half, dialog)
        }
        dialog.show()
        opened()
        dialog.window?.run {
            setTitle(title)
            if (half == null) setDimAmount(Color.alpha(ui.theme.scrim) / OPAQUE) else seated.place(this, half)
        }
        return dialog
    }

    /** The button that goes back. */
    fun cancel(label: Int): Button = ui.button(context.getString(label)) { open?.cancel() }

    private fun digits(lines: List<View>): (KeyEvent) -> Boolean = { DigitKey.press(it, lines) }

    private fun words(text: CharSequence): View = Form.inset(ui, ui.body(text))

    private fun paper() = Shape(ui, ROUND_DP).still(ui.theme.surface)

    private companion object {
        const val ROUND_DP = 24
        const val OPAQUE = 255f
        const val CARD_ROW_DP = 60
    }
}

/** Something to choose, what it is called, a picture of it, and whether it is grave. */
class Option<out T>(
    val value: T,
    val label: CharSequence,
    val sign: Drawable? = null,
    val isGrave: Boolean = false,
)
