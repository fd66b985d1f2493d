// swift-tools-version: 6.2
import PackageDescription

// `make docs` builds the reference of every product. The plugin is a dependency of this package alone, so integrators resolve none of it.

let package = Package(
    name: "site",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "nourish", path: "../.."),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ]
)
