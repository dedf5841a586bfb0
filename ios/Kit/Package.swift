// swift-tools-version: 6.0
import Foundation
import PackageDescription

// On Apple's systems the core comes as an xcframework. On Linux, where only the
// tests run, it is a shared library in the folder that ANNABELLA_LIBRARY names, and the
// views are compiled against declarations of what they use of Apple's frameworks.
#if os(Linux)
    let folder = ProcessInfo.processInfo.environment["ANNABELLA_LIBRARY"] ?? ""
    precondition(
        folder.hasPrefix("/"),
        "ANNABELLA_LIBRARY must be an absolute path, see tools/swift-test.sh")
    let core = Target.systemLibrary(name: "AnnabellaFFI")
    let bindings: String? = nil
    // the library for tests has the fault on purpose
    let drill: [SwiftSetting] = [.define("DRILL")]
    let linking: [LinkerSetting] = [
        .linkedLibrary("annabella"),
        .unsafeFlags(["-L\(folder)", "-Xlinker", "-rpath", "-Xlinker", folder]),
    ]
    let apple = [
        "SwiftUI", "UIKit", "AVFoundation", "CoreHaptics", "MediaPlayer", "Speech",
        "UniformTypeIdentifiers",
    ]
    let needed: [String: [Target.Dependency]] = [
        "SwiftUI": ["UIKit"], "UIKit": ["UniformTypeIdentifiers"], "Speech": ["AVFoundation"],
    ]
    // only here: Xcode may refuse a dependency that has flags of its own
    let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]
    let declarations = apple.map { name in
        Target.target(
            name: name, dependencies: needed[name] ?? [],
            path: "Stubs/\(name)",
            swiftSettings: [.unsafeFlags(["-suppress-warnings"])])
    }
    // the app itself, which is otherwise built by its project
    let app = [
        Target.target(
            name: "AnnabellaApp", dependencies: ["AnnabellaUI", "SwiftUI"],
            swiftSettings: [.unsafeFlags(["-warnings-as-errors", "-parse-as-library"])])
    ]
#else
    // ios/make-core makes both at once, and writes down which core it is
    let core = Target.binaryTarget(name: "AnnabellaFFI", path: "Made/AnnabellaFFI.xcframework")
    let bindings: String? = "Made/AnnabellaCore"
    let kind = try? String(contentsOfFile: Context.packageDirectory + "/Made/kind", encoding: .utf8)
    let drill: [SwiftSetting] = kind == "drill\n" ? [.define("DRILL")] : []
    let linking: [LinkerSetting] = []
    let apple: [String] = []
    let strict: [SwiftSetting] = []
    let declarations: [Target] = []
    let app: [Target] = []
#endif

let package = Package(
    name: "Kit",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    products: [.library(name: "AnnabellaUI", targets: ["AnnabellaUI"])],
    targets: declarations + app + [
        core,
        // generated, and not ready for the checks of language mode 6
        .target(
            name: "AnnabellaCore",
            dependencies: ["AnnabellaFFI"],
            path: bindings,
            swiftSettings: [.swiftLanguageMode(.v5)],
            linkerSettings: linking
        ),
        .target(
            name: "AnnabellaKit", dependencies: ["AnnabellaCore"],
            resources: [.process("Resources")]),
        .target(
            name: "AnnabellaUI",
            dependencies: ["AnnabellaKit", "AnnabellaCore"] + apple.map { .target(name: $0) },
            resources: [.process("Resources")],
            swiftSettings: strict),
        .testTarget(
            name: "AnnabellaKitTests", dependencies: ["AnnabellaKit", "AnnabellaCore"],
            swiftSettings: drill),
    ],
    swiftLanguageModes: [.v6]
)
