package app.annabella.window

import android.view.KeyEvent
import java.awt.event.KeyEvent as DesktopKey
import javax.swing.ButtonGroup
import javax.swing.JCheckBoxMenuItem
import javax.swing.JMenu
import javax.swing.JMenuBar
import javax.swing.JMenuItem
import javax.swing.JRadioButtonMenuItem
import javax.swing.KeyStroke
import javax.swing.MenuSelectionManager

/** The menus over the device: what it has beside its screen. */
class Menus(private val phone: Phone, private val input: Input) {
    private val readerSwitch = JCheckBoxMenuItem("Reader (like TalkBack)")
    val bar = JMenuBar()

    init {
        bar.add(deviceMenu())
        bar.add(languageMenu())
        bar.add(textMenu())
        bar.add(readerMenu())
    }

    fun showReader(isOn: Boolean) {
        readerSwitch.isSelected = isOn
    }

    private fun deviceMenu() = JMenu("Device").apply {
        add(BackItem())
        val headset = KeyEvent.KEYCODE_HEADSETHOOK
        add(item("Headset button", DesktopKey.VK_F4) { phone.post { input.press(headset) } })
        add(
            item("Take the desktop's clipboard", DesktopKey.VK_F6) {
                phone.post { Clipboard.take(phone.activity) }
            },
        )
        addSeparator()
        add(item("Turn", DesktopKey.VK_F2) { phone.change { it.turned() } })
        add(item("Day or night", DesktopKey.VK_F3) { phone.change { it.copy(isNight = !it.isNight) } })
        addSeparator()
        add(item("Close", DesktopKey.VK_F12) { phone.close() })
    }

    private fun languageMenu() = JMenu("Language").apply {
        val group = ButtonGroup()
        for (language in Shape.Language.entries) {
            val isOn = language == phone.shape.language
            add(choice(language.title, group, isOn) { phone.change { it.copy(language = language) } })
        }
    }

    private fun textMenu() = JMenu("Text").apply {
        val group = ButtonGroup()
        for (percent in Shape.TEXT_PERCENT) {
            val isOn = percent == phone.shape.textPercent
            add(choice("$percent %", group, isOn) { phone.change { it.copy(textPercent = percent) } })
        }
    }

    private fun readerMenu() = JMenu("Reader").apply {
        readerSwitch.accelerator = KeyStroke.getKeyStroke(DesktopKey.VK_F9, 0)
        readerSwitch.addActionListener { phone.readAloud(readerSwitch.isSelected) }
        add(readerSwitch)
    }

    private fun item(title: String, key: Int, action: () -> Unit) = JMenuItem(title).apply {
        accelerator = KeyStroke.getKeyStroke(key, 0)
        addActionListener { action() }
    }

    /** Its key, Escape, closes a menu that is open, and only that. */
    private inner class BackItem : JMenuItem("Back") {
        init {
            accelerator = KeyStroke.getKeyStroke(DesktopKey.VK_ESCAPE, 0)
            addActionListener { phone.post { input.press(KeyEvent.KEYCODE_BACK) } }
        }

        override fun processKeyBinding(
            key: KeyStroke,
            event: DesktopKey,
            condition: Int,
            isPressed: Boolean,
        ): Boolean {
            val isMenuOpen = MenuSelectionManager.defaultManager().selectedPath.isNotEmpty()
            return !isMenuOpen && super.processKeyBinding(key, event, condition, isPressed)
        }
    }

    private fun choice(title: String, group: ButtonGroup, isOn: Boolean, action: () -> Unit) =
        JRadioButtonMenuItem(title, isOn).apply {
            group.add(this)
            addActionListener { action() }
        }
}
