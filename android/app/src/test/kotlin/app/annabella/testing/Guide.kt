package app.annabella.testing

import java.io.File
import org.junit.Assert.assertTrue

/** What is heard while somebody goes through HANDTEST.md, which has to tell it in this order. */
class Guide(private val device: Device) {
    val heard = ArrayList<String>()

    private fun lastSentence() = device.app.announcer.lastSentence

    /** Does something and waits for another sentence. */
    fun hear(act: () -> Unit) {
        val before = lastSentence()
        act()
        device.waitFor("another sentence than “$before”") { lastSentence() != before }
        device.settle()
        heard += lastSentence()
    }

    /** As it is written for the eye: the guide has squares as a voice has them. */
    private fun printed(words: String) = words.replace(Regex("\\b([a-h]),? ([1-8])\\b"), "$1$2")

    fun check(part: String) {
        val text = File("../HANDTEST.md").readText()
        val guide = printed(text.substringAfter("## $part\n").substringBefore("\n## "))
        var at = 0
        for (sentence in heard.map(::printed)) {
            val found = guide.indexOf("“$sentence”", at)
            val all = heard.joinToString("\n")
            assertTrue("“$sentence” is not told in its place; heard was\n$all", found >= 0)
            at = found + 1
        }
    }
}
