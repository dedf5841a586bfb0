package app.annabella.window

import android.view.accessibility.AccessibilityNodeInfo

/** The words that a screen reader adds to those of the app. */
class ReaderWords private constructor(
    private val roles: Map<String, String>,
    val heading: String,
    val disabled: String,
    val selected: String,
    val checked: String,
    val unchecked: String,
    val on: String,
    val off: String,
    val expanded: String,
    val collapsed: String,
    val labelled: (String) -> String,
    val row: (String) -> String,
    val column: (String) -> String,
    val grid: (Int, Int) -> String,
    val list: (Int) -> String,
    val itemOf: (Int, Int) -> String,
    val hasActions: String,
    val noActions: String,
    val deleted: (String) -> String,
    val press: String,
    val pressLong: String,
    val noNextHeading: String,
    val noHeadingBefore: String,
) {
    /** What kind of thing it is; empty for a text. */
    fun role(node: AccessibilityNodeInfo): String {
        node.extras.getCharSequence("AccessibilityNodeInfo.roleDescription")?.let { return it.toString() }
        val name = node.className?.substring(node.className.lastIndexOf('.') + 1) ?: return ""
        return if (name == "Button" && !node.isClickable) "" else roles[name].orEmpty()
    }

    companion object {
        private val ENGLISH = ReaderWords(
            roles = mapOf(
                "Button" to "button",
                "ImageButton" to "button",
                "CheckBox" to "check box",
                "Switch" to "switch",
                "ToggleButton" to "switch",
                "RadioButton" to "radio button",
                "EditText" to "edit box",
                "SeekBar" to "slider",
                "Spinner" to "drop-down list",
                "ProgressBar" to "progress",
                "ImageView" to "image",
            ),
            heading = "heading",
            disabled = "disabled",
            selected = "selected",
            checked = "checked",
            unchecked = "not checked",
            on = "on",
            off = "off",
            expanded = "expanded",
            collapsed = "collapsed",
            labelled = { "for $it" },
            row = { "row $it" },
            column = { "column $it" },
            grid = { rows, columns -> "grid, $rows rows, $columns columns" },
            list = { "list, $it items" },
            itemOf = { item, count -> "$item of $count" },
            hasActions = "actions available",
            noActions = "no actions",
            deleted = { "$it deleted" },
            press = "press",
            pressLong = "press long",
            noNextHeading = "no next heading",
            noHeadingBefore = "no previous heading",
        )
        private val GERMAN = ReaderWords(
            roles = mapOf(
                "Button" to "Schaltfläche",
                "ImageButton" to "Schaltfläche",
                "CheckBox" to "Kästchen",
                "Switch" to "Schalter",
                "ToggleButton" to "Schalter",
                "RadioButton" to "Optionsfeld",
                "EditText" to "Bearbeitungsfeld",
                "SeekBar" to "Schieberegler",
                "Spinner" to "Drop-down-Liste",
                "ProgressBar" to "Fortschritt",
                "ImageView" to "Bild",
            ),
            heading = "Überschrift",
            disabled = "deaktiviert",
            selected = "ausgewählt",
            checked = "aktiviert",
            unchecked = "nicht aktiviert",
            on = "an",
            off = "aus",
            expanded = "maximiert",
            collapsed = "minimiert",
            labelled = { "für $it" },
            row = { "Zeile $it" },
            column = { "Spalte $it" },
            grid = { rows, columns -> "Raster, $rows Zeilen, $columns Spalten" },
            list = { "Liste, $it Elemente" },
            itemOf = { item, count -> "$item von $count" },
            hasActions = "Aktionen verfügbar",
            noActions = "keine Aktionen",
            deleted = { "$it gelöscht" },
            press = "drücken",
            pressLong = "lange drücken",
            noNextHeading = "keine nächste Überschrift",
            noHeadingBefore = "keine vorherige Überschrift",
        )

        fun of(language: String): ReaderWords = if (language == "de") GERMAN else ENGLISH
    }
}
