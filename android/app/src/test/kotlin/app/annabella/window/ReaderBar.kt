package app.annabella.window

import java.awt.Font
import java.awt.Insets
import java.awt.event.ActionEvent
import java.awt.event.InputEvent
import java.awt.event.KeyEvent
import javax.swing.AbstractAction
import javax.swing.JButton
import javax.swing.JComponent
import javax.swing.JMenuItem
import javax.swing.JPanel
import javax.swing.JPopupMenu
import javax.swing.KeyStroke
import javax.swing.MenuElement
import javax.swing.MenuSelectionManager
import javax.swing.SwingUtilities

/** The reader's buttons under the device, and their keys; the keys work on the device too. */
class ReaderBar(private val phone: Phone, private val glass: Glass) {
    val view = JPanel(WrapLayout()).apply { isVisible = false }

    init {
        add("‹", "Previous (Alt+Left)", alt(KeyEvent.VK_LEFT)) { previous() }
        add("›", "Next (Alt+Right)", alt(KeyEvent.VK_RIGHT)) { next() }
        add("Press", "Activate (Alt+Enter, double click)", alt(KeyEvent.VK_ENTER)) { activate() }
        add("–", "Less (Alt+Down)", alt(KeyEvent.VK_DOWN)) { adjust(false) }
        add("+", "More (Alt+Up)", alt(KeyEvent.VK_UP)) { adjust(true) }
        add("‹ H", "Previous heading (Alt+Shift+H)", altShift(KeyEvent.VK_H)) { heading(false) }
        add("H ›", "Next heading (Alt+H)", alt(KeyEvent.VK_H)) { heading(true) }
        add("Say", "Say it again (Alt+R)", alt(KeyEvent.VK_R)) { sayAgain() }
        add("Actions", "List of its actions (Alt+A)", alt(KeyEvent.VK_A)) { showActions() }
        add("Silence", "Stop talking (Alt+S)", alt(KeyEvent.VK_S)) { silence() }
    }

    private fun alt(key: Int) = KeyStroke.getKeyStroke(key, InputEvent.ALT_DOWN_MASK)

    private fun altShift(key: Int) =
        KeyStroke.getKeyStroke(key, InputEvent.ALT_DOWN_MASK or InputEvent.SHIFT_DOWN_MASK)

    private fun add(title: String, hint: String, key: KeyStroke, deed: Reader.() -> Unit) {
        val action = object : AbstractAction(title) {
            override fun actionPerformed(event: ActionEvent) =
                phone.post { if (phone.reader.isOn) phone.reader.deed() }
        }
        val button = JButton(action)
        button.toolTipText = hint
        button.margin = Insets(2, 4, 2, 4)
        button.font = button.font.deriveFont(Font.PLAIN)
        // the keys stay with the device
        button.isFocusable = false
        view.add(button)
        glass.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(key, hint)
        glass.actionMap.put(hint, action)
    }

    /** Asks for one of the actions that a screen reader has for the element. */
    private fun Reader.showActions() {
        val actions = actions()
        if (actions.isEmpty()) return say(words.noActions)
        SwingUtilities.invokeLater { popUp(actions) }
    }

    private fun popUp(actions: List<Reader.Choice>) {
        val menu = JPopupMenu()
        for (action in actions) {
            val item = JMenuItem(action.title)
            item.addActionListener { phone.post { phone.reader.act(action) } }
            var wasArmed = false
            item.model.addChangeListener {
                if (item.isArmed && !wasArmed) phone.post { phone.reader.sayNow(action.title) }
                wasArmed = item.isArmed
            }
            menu.add(item)
        }
        menu.show(glass, 0, (glass.height - menu.preferredSize.height).coerceAtLeast(0))
        val path = arrayOf<MenuElement>(menu, menu.getComponent(0) as JMenuItem)
        MenuSelectionManager.defaultManager().selectedPath = path
    }
}
