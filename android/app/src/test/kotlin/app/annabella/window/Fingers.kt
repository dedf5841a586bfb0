package app.annabella.window

import android.view.MotionEvent
import java.awt.event.MouseAdapter
import java.awt.event.MouseEvent
import java.awt.event.MouseWheelEvent
import javax.swing.SwingUtilities

/**
 * The mouse as a finger: a press, a drag, a press held long. While the reader runs it
 * explores wherever it is moved, and a double click acts on what is read.
 */
class Fingers(
    private val phone: Phone,
    private val input: Input,
    private val glass: Glass,
) : MouseAdapter() {
    override fun mousePressed(event: MouseEvent) {
        event.component.requestFocusInWindow()
        if (SwingUtilities.isLeftMouseButton(event)) touch(event, MotionEvent.ACTION_DOWN)
    }

    override fun mouseDragged(event: MouseEvent) {
        if (SwingUtilities.isLeftMouseButton(event)) touch(event, MotionEvent.ACTION_MOVE)
    }

    override fun mouseReleased(event: MouseEvent) {
        if (SwingUtilities.isLeftMouseButton(event)) touch(event, MotionEvent.ACTION_UP)
    }

    override fun mouseMoved(event: MouseEvent) {
        val (x, y) = glass.onDevice(event.point)
        phone.post { if (phone.reader.isOn) input.explore(x, y) }
    }

    override fun mouseExited(event: MouseEvent) = phone.post { input.leave() }

    override fun mouseWheelMoved(event: MouseWheelEvent) {
        val (x, y) = glass.onDevice(event.point)
        val lines = -event.preciseWheelRotation.toFloat()
        phone.post { input.scroll(x, y, lines) }
    }

    private fun touch(event: MouseEvent, action: Int) {
        val (x, y) = glass.onDevice(event.point)
        val isSecond = action == MotionEvent.ACTION_DOWN && event.clickCount % 2 == 0
        phone.post {
            when {
                !phone.reader.isOn -> input.touch(action, x, y)
                isSecond -> phone.reader.activate()
                action != MotionEvent.ACTION_UP -> input.explore(x, y)
            }
        }
    }
}
