package app.annabella.window

import android.view.accessibility.AccessibilityNodeInfo

/** What is said of an element, in the order that TalkBack has by default. */
class Sentence(private val words: ReaderWords) {
    /** Said as the reader comes to [element] from [before]. */
    fun arriving(element: Element, before: Element?): String = joined(
        stateOf(element.node),
        element.name,
        words.role(element.node),
        element.label?.let(words.labelled).orEmpty(),
        if (element.node.isHeading) words.heading else "",
        if (element.node.isEnabled) "" else words.disabled,
        *placeOf(element, before),
        if (customActions(element.node).isNotEmpty()) words.hasActions else "",
    )

    fun stateOf(node: AccessibilityNodeInfo): String {
        val said = node.stateDescription?.toString().orEmpty()
        return joined(
            if (node.isSelected) words.selected else "",
            if (said.isEmpty() && node.isCheckable) checkedOf(node) else said,
            unfoldedOf(node),
        )
    }

    /** Said after a click; a state in words is told by a change of it. */
    fun clicked(node: AccessibilityNodeInfo): String = when {
        node.isCheckable && node.stateDescription.isNullOrEmpty() -> checkedOf(node)
        node.isSelected -> words.selected
        else -> unfoldedOf(node)
    }

    /** Whether what is under it is open. */
    private fun unfoldedOf(node: AccessibilityNodeInfo): String = when {
        AccessibilityNodeInfo.AccessibilityAction.ACTION_EXPAND in node.actionList -> words.collapsed
        AccessibilityNodeInfo.AccessibilityAction.ACTION_COLLAPSE in node.actionList -> words.expanded
        else -> ""
    }

    private fun checkedOf(node: AccessibilityNodeInfo): String {
        val isSwitch = node.className?.endsWith("Switch") == true
        return when {
            @Suppress("DEPRECATION")
            node.isChecked
            -> if (isSwitch) words.on else words.checked
            else -> if (isSwitch) words.off else words.unchecked
        }
    }

    /** Where it stands among others: said where that is another place than before. */
    private fun placeOf(element: Element, before: Element?): Array<String> {
        val item = element.node.collectionItemInfo ?: return emptyArray()
        val frame = element.ancestors.find { it.node.collectionInfo != null } ?: return emptyArray()
        val size = checkNotNull(frame.node.collectionInfo)
        val isEntered = before == null || before.ancestors.none { it.spot == frame.spot }
        val last = if (isEntered) null else before.node.collectionItemInfo
        if (size.columnCount <= 1 || size.rowCount <= 1) {
            val count = maxOf(size.rowCount, size.columnCount)
            val at = maxOf(item.rowIndex, item.columnIndex) + 1
            // a list that does not say how long it is
            if (count < 1) return emptyArray()
            return arrayOf(words.itemOf(at, count), if (isEntered) words.list(count) else "")
        }
        return arrayOf(
            if (last?.rowIndex != item.rowIndex) words.row(item.rowTitle ?: "${item.rowIndex + 1}") else "",
            if (last?.columnIndex != item.columnIndex) {
                words.column(item.columnTitle ?: "${item.columnIndex + 1}")
            } else {
                ""
            },
            if (isEntered) words.grid(size.rowCount, size.columnCount) else "",
        )
    }

    companion object {
        /** The actions of the app's own, beside pressing and scrolling. */
        fun customActions(node: AccessibilityNodeInfo): List<AccessibilityNodeInfo.AccessibilityAction> =
            node.actionList.filter { it.id > LAST_OF_ANDROID && !it.label.isNullOrEmpty() }

        private const val LAST_OF_ANDROID = 0x00FFFFFF

        private fun joined(vararg parts: String) = parts.filter { it.isNotEmpty() }.joinToString()
    }
}
