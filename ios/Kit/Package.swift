// swift-tools-version: 6.0
import Foundation
import PackageDescription

// On Apple's systems the core comes as an xcframework. On Linux, where only the
// tests run, it is a shared library in the folder that ANNABELLA_LIBRARY names.
#if os(Linux)
    let folder = ProcessInfo.processInfo.environment["ANNABELLA_LIBRARY"] ?? ""
    precondition(
        folder.hasPrefix("/"),
        "ANNABELLA_LIBRARY must be an absolute path, see tools/swift-test.sh")
    let core = Target.systemLibrary(name: "AnnabellaFFI")
    let linking: [LinkerSetting] = [
        .linkedLibrary("annabella"),
        .unsafeFlags(["-L\(folder)", "-Xlinker", "-rpath", "-Xlinker", folder]),
    ]
#else
    let core = Target.binaryTarget(name: "AnnabellaFFI", path: "AnnabellaFFI.xcframework")
    let linking: [LinkerSetting] = []
#endif

let package = Package(
    name: "Kit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "AnnabellaKit", targets: ["AnnabellaCore", "AnnabellaKit"])],
    targets: [
        core,
        // generated, and not ready for the checks of language mode 6
        .target(
            name: "AnnabellaCore",
            dependencies: ["AnnabellaFFI"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            linkerSettings: linking
        ),
        .target(name: "AnnabellaKit", dependencies: ["AnnabellaCore"]),
        .testTarget(name: "AnnabellaKitTests", dependencies: ["AnnabellaKit", "AnnabellaCore"]),
    ],
    swiftLanguageModes: [.v6]
)
