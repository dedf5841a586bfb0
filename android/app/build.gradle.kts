import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.android)
}

// those of the library; the script knows where they stand
val (version, code) = providers.exec { commandLine(rootDir.resolve("version").path) }
    .standardOutput.asText.get().trim().split(" ")

android {
    namespace = "app.annabella"
    compileSdk = libs.versions.targetSdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        applicationId = "app.annabella"
        minSdk = libs.versions.minSdk.get().toInt()
        targetSdk = libs.versions.targetSdk.get().toInt()
        versionCode = code.toInt()
        versionName = version
        ndk { abiFilters += listOf("arm64-v8a", "armeabi-v7a", "x86_64") }
    }
    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles("keep.pro")
            // for trying; who publishes it signs with a key of his own
            signingConfig = signingConfigs.getByName("debug")
        }
    }
    // Maven runs them
    sourceSets["test"].kotlin.setSrcDirs(emptyList<String>())
    compileOptions {
        sourceCompatibility = JavaVersion.toVersion(libs.versions.jvm.get())
        targetCompatibility = JavaVersion.toVersion(libs.versions.jvm.get())
    }
    packaging {
        jniLibs { useLegacyPackaging = false }
    }
}

kotlin {
    compilerOptions {
        jvmTarget.set(JvmTarget.fromTarget(libs.versions.jvm.get()))
    }
}

dependencies {
    implementation(project(":core"))
    implementation(libs.coroutines.android)
}
