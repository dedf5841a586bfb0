package app.annabella.packaging

import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import org.w3c.dom.Document
import org.w3c.dom.Element

/** The files of this project; tests run in android/app. */
object Project {
    val root: File = File("../..").canonicalFile

    fun text(path: String): String = File(root, path).readText()

    fun xml(path: String): Document =
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(File(root, path))

    /** The version of the app, and the number that Android compares. */
    fun version(): Pair<String, Int> {
        val made = ProcessBuilder(File(root, "android/version").path).start()
        val (version, code) = made.inputStream.bufferedReader().readText().trim().split(" ")
        return version to code.toInt()
    }
}

/** All elements of that name below. */
fun Document.all(name: String): List<Element> {
    val nodes = getElementsByTagName(name)
    return (0 until nodes.length).map { nodes.item(it) as Element }
}

/** An attribute `android:name`. */
fun Element.android(name: String): String = getAttribute("android:$name")
