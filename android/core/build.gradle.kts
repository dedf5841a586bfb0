import javax.inject.Inject
import org.gradle.process.ExecOperations
import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.android.library)
    alias(libs.plugins.kotlin.android)
}

android {
    // app.annabella.core is the package of what is generated
    namespace = "app.annabella.library"
    compileSdk = libs.versions.targetSdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        minSdk = libs.versions.minSdk.get().toInt()
    }
    compileOptions {
        sourceCompatibility = JavaVersion.toVersion(libs.versions.jvm.get())
        targetCompatibility = JavaVersion.toVersion(libs.versions.jvm.get())
    }
}

kotlin {
    compilerOptions {
        jvmTarget.set(JvmTarget.fromTarget(libs.versions.jvm.get()))
    }
}

dependencies {
    api(libs.coroutines.core)
    // with JNA's own libraries for Android
    implementation("${libs.jna.get()}@aar")
}

/** Runs commands in the root of the project; their output goes to a folder that the plugin names. */
abstract class RootTask @Inject constructor(private val process: ExecOperations) : DefaultTask() {
    @get:Internal
    abstract val root: DirectoryProperty

    @get:InputFiles
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val sources: ConfigurableFileCollection

    @get:Input
    abstract val commands: ListProperty<List<String>>

    @get:OutputDirectory
    abstract val output: DirectoryProperty

    @TaskAction
    fun run() {
        val folder = output.get().asFile
        folder.deleteRecursively()
        folder.mkdirs()
        for (words in commands.get()) {
            process.exec {
                workingDir = root.get().asFile
                commandLine(words.map { if (it == OUTPUT) folder.path else it })
            }
        }
    }

    companion object {
        const val OUTPUT = "@output@"
    }
}

fun RootTask.inRoot(vararg words: List<String>) {
    val rust = rootDir.parentFile
    root.set(rust)
    sources.from(
        listOf("Cargo.toml", "Cargo.lock", "uniffi.toml").map(rust::resolve),
        fileTree(rust.resolve("core")),
        fileTree(rust.resolve("messages")),
    )
    commands.set(words.toList())
}

val abis = listOf("arm64-v8a", "armeabi-v7a", "x86_64")

// as tools/android-library.sh has it, with the linker of the NDK; needs cargo-ndk
val libraries by tasks.registering(RootTask::class) {
    inRoot(
        listOf("cargo", "ndk") + abis.flatMap { listOf("--target", it) } +
            listOf("--platform", libs.versions.minSdk.get(), "--output-dir", RootTask.OUTPUT) +
            listOf("rustc", "--locked", "--package", "annabella", "--lib") +
            listOf("--crate-type", "cdylib", "--profile", "phone"),
    )
}

// all have the same functions, so those of the one that was built for arm64-v8a will do
val bindings by tasks.registering(RootTask::class) {
    dependsOn(libraries)
    inRoot(
        listOf("cargo", "run", "--locked", "--package", "annabella-bindgen", "--bin", "annabella-bindgen") +
            listOf("--profile", "bindgen", "--", "generate") +
            listOf("target/aarch64-linux-android/phone/libannabella.so") +
            listOf("--language", "kotlin", "--no-format", "--out-dir", RootTask.OUTPUT),
    )
}

androidComponents {
    onVariants { variant ->
        variant.sources.jniLibs?.addGeneratedSourceDirectory(libraries, RootTask::output)
        variant.sources.java?.addGeneratedSourceDirectory(bindings, RootTask::output)
    }
}
