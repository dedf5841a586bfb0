package app.annabella.reached

import app.annabella.core.SharedText
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.store.GameLibrary
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.store.Times
import app.annabella.speech.SpeechChoices
import app.annabella.testing.Device
import java.nio.file.Files
import kotlinx.coroutines.runBlocking

/** Another device, which knows of the one in the hand by texts alone. */
class There(private val device: Device) {
    private val times: Times = device.app.times
    private var folder = newFolder()
    private var known = ""

    /** What was shared there, the first first. */
    val texts = ArrayList<String>()

    /** Does what [line] says, and shares what comes of it; [shared] is what was shared here last. */
    fun act(line: String, shared: String, first: String) = when {
        line.startsWith("new ") -> runBlocking {
            folder = newFolder()
            GameStore.create(parseSetup(line), folder, times).run {
                check(flush() is Outcome.Done)
                close().await()
            }
        }
        line.startsWith("anew ") -> {
            folder = newFolder()
            takeIn(first)
            does(line.removePrefix("anew "))
        }
        else -> {
            if (shared.isNotEmpty() && shared != known) takeIn(shared)
            known = shared
            does(line)
        }
    }

    private fun takeIn(text: String) = runBlocking {
        val speech = SpeechChoices.settings("en", device.app.settings)
        when (val read = done(GameLibrary(folder, times).readShared(text, speech))) {
            is SharedText.Invitation -> GameStore.create(read.setup, folder, times).run {
                if (read.saysMore) check(done(takeIn(text)) == null)
                // it gets its file
                check(flush() is Outcome.Done)
                close().await()
            }
            is SharedText.ForGame -> GameStore.resume(read.id, folder, times).run {
                check(done(takeIn(text)) == null)
                close().await()
            }
            is SharedText.Refused -> error(read.code)
        }
    }

    private fun does(line: String) = runBlocking {
        val id = done(GameLibrary(folder, times).list()).first().id
        GameStore.resume(id, folder, times).run {
            for (deed in line.split(", ")) {
                val view = state.value.view
                dispatch(parseAction(view.kind, deed, view.columns))
            }
            texts += checkNotNull(done(share()))
            close().await()
        }
    }

    private fun <T> done(outcome: Outcome<T>): T = (outcome as Outcome.Done).value

    private fun newFolder() = Files.createTempDirectory("there").toString()
}
