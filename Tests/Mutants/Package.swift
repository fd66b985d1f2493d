// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that building Nourish doesn't resolve swift-syntax. `make mutants` runs it.

let package = Package(
    name: "nourish-mutants",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .target(
            name: "MutantKit",
            dependencies: [
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "MutantKit"
        ),
        .executableTarget(
            name: "mutants",
            dependencies: ["MutantKit", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "mutants"
        ),
        .testTarget(
            name: "MutantKitTests",
            dependencies: ["MutantKit"],
            path: "MutantKitTests",
            exclude: ["Fixtures"]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}
