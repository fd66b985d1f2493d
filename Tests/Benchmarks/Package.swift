// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that benchmarks don't slow down the build or the tests. `make bench` runs every bench-….

let package = Package(
    name: "nourish-benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "nourish", path: "../.."), .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .target(name: "BenchmarkSupport", path: "BenchmarkSupport"),
        .target(
            name: "BenchmarkData",
            dependencies: [
                .product(name: "StorageKit", package: "nourish"), .product(name: "TIPsTracker", package: "nourish"),
                .product(name: "TestKit", package: "nourish"), .product(name: "TimeKit", package: "nourish"),
            ],
            path: "BenchmarkData"
        ),
        // The floor of MarkupKit. It needs a module of its own, as MarkupKit's isn't a product.
        .systemLibrary(
            name: "CLibXML2Floor",
            path: "CLibXML2Floor",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        // A separate target, as its libxml2 module would clash with MarkupKit's in the same target.
        .target(name: "LibXML2Floor", dependencies: ["BenchmarkData", "CLibXML2Floor"], path: "LibXML2Floor"),
        .executableTarget(
            name: "bench-attack",
            dependencies: ["BenchmarkSupport", .product(name: "TestKit", package: "nourish")],
            path: "bench-attack"
        ),
        .executableTarget(
            name: "bench-fractions",
            dependencies: ["BenchmarkSupport", .product(name: "FractionParser", package: "nourish")],
            path: "bench-fractions"
        ),
        .executableTarget(
            name: "bench-coursedays",
            dependencies: [
                "BenchmarkSupport", .product(name: "HabitCourse", package: "nourish"),
                .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-coursedays"
        ),
        .executableTarget(
            name: "bench-directory",
            dependencies: [
                "BenchmarkSupport", "CSQLite", .product(name: "DirectoryRecords", package: "nourish"),
                .product(name: "MaricopaDirectory", package: "nourish"), .product(name: "TestKit", package: "nourish"),
                .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-directory"
        ),
        .executableTarget(
            name: "bench-habit",
            dependencies: [
                "BenchmarkSupport", "CSQLite", .product(name: "HabitCourse", package: "nourish"),
                .product(name: "TestKit", package: "nourish"), .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-habit"
        ),
        .executableTarget(
            name: "bench-html",
            dependencies: ["BenchmarkSupport", .product(name: "HTMLKit", package: "nourish")],
            path: "bench-html"
        ),
        .executableTarget(
            name: "bench-import",
            dependencies: [
                "BenchmarkData", "BenchmarkSupport", .product(name: "MarkupKit", package: "nourish"),
                .product(name: "RecipeBox", package: "nourish"),
            ],
            path: "bench-import"
        ),
        .executableTarget(
            name: "bench-kidney",
            dependencies: [
                "BenchmarkData", "BenchmarkSupport", "CSQLite", "LibXML2Floor",
                .product(name: "KidneyNutrition", package: "nourish"),
                .product(name: "MarkupKit", package: "nourish"), .product(name: "TestKit", package: "nourish"),
                .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-kidney"
        ),
        .executableTarget(
            name: "bench-markup",
            dependencies: [
                "BenchmarkData", "BenchmarkSupport", "LibXML2Floor",
                .product(name: "MarkupKit", package: "nourish"), .product(name: "TestKit", package: "nourish"),
            ],
            path: "bench-markup"
        ),
        .executableTarget(
            name: "bench-realtime",
            dependencies: [
                "BenchmarkSupport", "CSQLite", .product(name: "RealtimeService", package: "nourish"),
                .product(name: "RealtimeTree", package: "nourish"), .product(name: "TestKit", package: "nourish"),
                .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-realtime"
        ),
        .executableTarget(
            name: "bench-recipebox",
            dependencies: [
                "BenchmarkSupport", "CSQLite", .product(name: "RecipeBox", package: "nourish"),
                .product(name: "TestKit", package: "nourish"), .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-recipebox"
        ),
        .executableTarget(
            name: "bench-rooms",
            dependencies: [
                "BenchmarkSupport", "CSQLite", .product(name: "RealtimeTree", package: "nourish"),
                .product(name: "StorageKit", package: "nourish"), .product(name: "TIPsTracker", package: "nourish"),
                .product(name: "TestKit", package: "nourish"), .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-rooms"
        ),
        .executableTarget(
            name: "bench-startup",
            dependencies: [
                "BenchmarkSupport", .product(name: "HabitCourse", package: "nourish"),
                .product(name: "RecipeBox", package: "nourish"),
                .product(name: "TestKit", package: "nourish"), .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-startup"
        ),
        .systemLibrary(name: "CSQLite", path: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .executableTarget(
            name: "bench-storage",
            dependencies: [
                "BenchmarkSupport", "CSQLite", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "StorageKit", package: "nourish"), .product(name: "TestKit", package: "nourish"),
                .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-storage"
        ),
        .executableTarget(
            name: "bench-tips",
            dependencies: [
                "BenchmarkData", "BenchmarkSupport", "CSQLite", .product(name: "TIPsTracker", package: "nourish"),
                .product(name: "TestKit", package: "nourish"), .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-tips"
        ),
        .executableTarget(
            name: "bench-web",
            dependencies: [
                "BenchmarkData", "BenchmarkSupport", .product(name: "TestKit", package: "nourish"),
                .product(name: "TimeKit", package: "nourish"),
            ],
            path: "bench-web"
        ),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
