package app.annabella.window

import java.awt.Container
import java.awt.Dimension
import java.awt.FlowLayout

/** Lines of buttons that ask for as much height as they need at the width that there is. */
class WrapLayout : FlowLayout(CENTER, 2, 2) {
    override fun preferredLayoutSize(target: Container): Dimension {
        val width = target.parent?.width ?: 0
        if (width == 0) return super.preferredLayoutSize(target)
        var lineWidth = hgap
        var lineHeight = 0
        var height = vgap
        for (button in target.components) {
            val size = button.preferredSize
            if (lineWidth + size.width + hgap > width && lineWidth > hgap) {
                height += lineHeight + vgap
                lineWidth = hgap
                lineHeight = 0
            }
            lineWidth += size.width + hgap
            lineHeight = maxOf(lineHeight, size.height)
        }
        return Dimension(hgap, height + lineHeight + vgap)
    }
}
