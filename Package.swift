// swift-tools-version: 6.2
import PackageDescription

// Only libraries are products. An executable declared here would drag its dependencies into the graph of every
// integrator who imports a single engine: see docs/decisions/0002-executables-are-not-products.md.

let package = Package(
    name: "nourish",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "WordKit", targets: ["WordKit"]),
        .library(name: "TimeKit", targets: ["TimeKit"]),
        .library(name: "StorageKit", targets: ["StorageKit"]),
        .library(name: "SchedulerKit", targets: ["SchedulerKit"]),
        .library(name: "NotificationKit", targets: ["NotificationKit"]),
        .library(name: "JSONKit", targets: ["JSONKit"]),
        .library(name: "MarkupKit", targets: ["MarkupKit"]),
        .library(name: "ZipKit", targets: ["ZipKit"]),
        .library(name: "HTMLKit", targets: ["HTMLKit"]),
        .library(name: "ReportKit", targets: ["ReportKit"]),
        .library(name: "ScreenKit", targets: ["ScreenKit"]),
        .library(name: "AccountKit", targets: ["AccountKit"]),
        .library(name: "SMTPMailer", targets: ["SMTPMailer"]),
        .library(name: "TestKit", targets: ["TestKit"]),
        .library(name: "FractionParser", targets: ["FractionParser"]),
        .library(name: "RecipeBox", targets: ["RecipeBox"]),
        .library(name: "TIPsTracker", targets: ["TIPsTracker"]),
        .library(name: "HabitCourse", targets: ["HabitCourse"]),
        .library(name: "KidneyNutrition", targets: ["KidneyNutrition"]),
        .library(name: "MaricopaDirectory", targets: ["MaricopaDirectory"]),
        .library(name: "DirectoryRecords", targets: ["DirectoryRecords"]),
        .library(name: "RealtimeService", targets: ["RealtimeService"]),
        .library(name: "RealtimeTree", targets: ["RealtimeTree"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.1"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.36.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.0"),
    ]
)

// MARK: The platform kit

package.targets += [
    // Texts in the reader's language.
    .target(name: "WordKit", path: "Shared/WordKit"),
    .target(name: "TimeKit", dependencies: ["WordKit"], path: "Shared/TimeKit"),
    .target(
        name: "StorageKit",
        dependencies: ["JSONKit", "WordKit", "TimeKit", .product(name: "GRDB", package: "GRDB.swift")],
        path: "Shared/StorageKit"
    ),
    .target(
        name: "SchedulerKit",
        dependencies: ["WordKit", "StorageKit", "TimeKit", .product(name: "GRDB", package: "GRDB.swift")],
        path: "Shared/SchedulerKit"
    ),
    .target(
        name: "NotificationKit",
        dependencies: ["WordKit", "ScreenKit", "StorageKit", "TimeKit", .product(name: "GRDB", package: "GRDB.swift")],
        path: "Shared/NotificationKit"
    ),
    .target(name: "JSONKit", dependencies: ["WordKit"], path: "Shared/JSONKit"),
    .systemLibrary(
        name: "CLibXML2",
        path: "Shared/CLibXML2",
        pkgConfig: "libxml-2.0",
        providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .target(name: "MarkupKit", dependencies: ["CLibXML2", "JSONKit", "WordKit"], path: "Shared/MarkupKit"),
    .systemLibrary(
        name: "CZlib",
        path: "Shared/CZlib",
        pkgConfig: "zlib",
        providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .target(name: "ZipKit", dependencies: ["WordKit", "CZlib"], path: "Shared/ZipKit"),
    .target(name: "HTMLKit", dependencies: ["JSONKit", "WordKit"], path: "Shared/HTMLKit"),
    .target(name: "ScreenKit", dependencies: ["JSONKit", "WordKit"], path: "Shared/ScreenKit"),
    // A realtime database as pure values: queries, writes, streams and rules.
    .target(
        name: "RealtimeTree",
        dependencies: ["JSONKit"],
        path: "Shared/RealtimeDatabase/RealtimeTree"
    ),
    // The database itself: what is stored, what is answered and who is told, without a network. A product for the benchmarks alone.
    .target(
        name: "RealtimeService",
        dependencies: [
            "JSONKit", "RealtimeTree", "StorageKit", "TimeKit", .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Shared/RealtimeDatabase/RealtimeService"
    ),
    // The connections of a server: their limits, their deadlines and their end. No product, like those below.
    .target(
        name: "ServerKit",
        dependencies: [
            "TimeKit",
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "HummingbirdCore", package: "hummingbird"),
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
            .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        ],
        path: "Shared/ServerKit"
    ),
    // The service over HTTP, and who its callers are.
    .target(
        name: "RealtimeServer",
        dependencies: [
            "AccountKit", "JSONKit", "RealtimeService", "RealtimeTree", "SecurityLog", "ServerKit", "StorageKit",
            "TimeKit", "WordKit",
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "CryptoExtras", package: "swift-crypto"),
            .product(name: "GRDB", package: "GRDB.swift"),
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "HummingbirdCore", package: "hummingbird"),
            .product(name: "JWTKit", package: "jwt-kit"),
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ],
        path: "Shared/RealtimeDatabase/RealtimeServer"
    ),
    .target(
        name: "RealtimeClient",
        dependencies: [
            "JSONKit", "RealtimeTree", "TimeKit", "WordKit",
            .product(name: "AsyncHTTPClient", package: "async-http-client"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOSSL", package: "swift-nio-ssl"),
        ],
        path: "Shared/RealtimeDatabase/RealtimeClient"
    ),
    // Events that bear on security, in a log of their own.
    .target(name: "SecurityLog", dependencies: ["TimeKit", "WordKit"], path: "Shared/SecurityLog"),
    .target(
        name: "AccountKit",
        dependencies: [
            "WordKit",
            "SchedulerKit", "SecurityLog", "StorageKit", "TimeKit", .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Shared/AccountKit"
    ),
    // Apart from AccountKit, and no product: every product's packages are resolved for every integrator.
    .target(
        name: "AccountCrypto",
        dependencies: [
            "AccountKit",
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "CryptoExtras", package: "swift-crypto"),
        ],
        path: "Shared/AccountCrypto"
    ),
    .systemLibrary(
        name: "CCurl",
        path: "Shared/CCurl",
        pkgConfig: "libcurl",
        providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
    ),
    // Apart from AccountKit, so that who doesn't mail links no libcurl.
    .target(name: "SMTPMailer", dependencies: ["AccountKit", "CCurl"], path: "Shared/SMTPMailer"),
    .systemLibrary(
        name: "CCairo",
        path: "Shared/CCairo",
        pkgConfig: "pangocairo",
        providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]
    ),
    .target(name: "ReportKit", dependencies: ["WordKit", "CCairo", "HTMLKit"], path: "Shared/ReportKit"),
    .systemLibrary(
        name: "CGdkPixbuf",
        path: "Shared/CGdkPixbuf",
        pkgConfig: "gdk-pixbuf-2.0",
        providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]
    ),
    .target(
        name: "PixbufThumbnailer",
        dependencies: ["WordKit", "CGdkPixbuf", "StorageKit"],
        path: "Shared/PixbufThumbnailer"
    ),
    .target(
        name: "WebClient",
        dependencies: [
            "WordKit",
            .product(name: "AsyncHTTPClient", package: "async-http-client"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOSSL", package: "swift-nio-ssl"),
        ],
        path: "Shared/WebClient"
    ),
    .target(
        name: "CommandKit",
        dependencies: [
            "WordKit",
            "JSONKit", "NotificationKit", "SchedulerKit", "ScreenKit", "SecurityLog", "StorageKit", "TimeKit",
            "WebClient",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "Logging", package: "swift-log"),
        ],
        path: "Shared/CommandKit"
    ),
    .target(
        name: "PageKit",
        dependencies: [
            "WordKit",
            "HTMLKit", "ScreenKit", "ServerKit", "TimeKit", "ZipKit",
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
        ],
        path: "Shared/PageKit",
        resources: [.embedInCode("Scripts")]
    ),
    .target(
        name: "TestKit",
        dependencies: [
            "JSONKit", "WordKit", "ScreenKit", "StorageKit", "TimeKit", .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Shared/TestKit"
    ),
]

// MARK: The engines

package.targets += [
    .target(name: "FractionParser", dependencies: ["WordKit"], path: "Packages/RecipeBox/FractionParser"),
    .target(
        name: "RecipeBox",
        dependencies: [
            "WordKit", "FractionParser", "HTMLKit", "JSONKit", "MarkupKit", "ScreenKit", "StorageKit", "TimeKit",
        ],
        path: "Packages/RecipeBox/RecipeBox"
    ),
    .target(
        name: "TIPsTracker",
        dependencies: [
            "WordKit",
            "FractionParser", "JSONKit", "NotificationKit", "RealtimeTree", "ScreenKit", "StorageKit", "TimeKit",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Packages/TIPsTracker/TIPsTracker"
    ),
    .target(
        name: "HabitCourse",
        dependencies: [
            "WordKit",
            "HTMLKit", "JSONKit", "MarkupKit", "NotificationKit", "ScreenKit", "StorageKit", "TimeKit",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Packages/HabitCourse/HabitCourse"
    ),
    .target(
        name: "KidneyNutrition",
        dependencies: [
            "WordKit",
            "FractionParser", "JSONKit", "MarkupKit", "NotificationKit", "ScreenKit", "StorageKit", "TimeKit",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Packages/KidneyNutrition/KidneyNutrition"
    ),
    .target(
        name: "MaricopaDirectory",
        dependencies: [
            "WordKit",
            "AccountKit", "HTMLKit", "JSONKit", "MarkupKit", "NotificationKit", "ScreenKit", "StorageKit", "TimeKit",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Packages/MaricopaDirectory/MaricopaDirectory",
        resources: [.embedInCode("Pictures")]
    ),
]

// MARK: The apps

package.targets += [
    // Reports of the apps: their text, their files, and the exit status of their errors.
    .target(
        name: "ReportCommands",
        dependencies: [
            "CommandKit", "ReportKit", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Apps/ReportCommands"
    ),
    // All of an app but its entry point, so that the demonstration can run it too.
    .target(
        name: "RecipeBoxCommands",
        dependencies: [
            "WordKit",
            "CommandKit", "FractionParser", "HTMLKit", "JSONKit", "RecipeBox", "ReportCommands", "ReportKit",
            "ScreenKit",
            "StorageKit",
            "TimeKit", "WebClient",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Apps/RecipeBoxCommands"
    ),
    // The apps' screens as pages for a browser.
    .target(
        name: "WebApp",
        dependencies: [
            "WordKit",
            "CommandKit", "HTMLKit", "HabitCommands", "HabitCourse", "KidneyCommands", "KidneyNutrition",
            "MaricopaCommands", "MaricopaDirectory", "NotificationKit", "PageKit", "RecipeBox", "RecipeBoxCommands",
            "ReportKit", "ScreenKit", "TIPsCommands", "TIPsTracker", "TimeKit",
        ],
        path: "Apps/WebApp"
    ),
    .executableTarget(
        name: "recipebox",
        dependencies: ["CommandKit", "PixbufThumbnailer", "RecipeBoxCommands"],
        path: "Apps/recipebox"
    ),
    // The tracker's rooms over the network.
    .target(
        name: "RoomRemote",
        dependencies: [
            "RealtimeClient", "RealtimeTree", "StorageKit", "TIPsTracker", "TimeKit",
        ],
        path: "Apps/RoomRemote"
    ),
    .systemLibrary(
        name: "CQRCode",
        path: "Shared/CQRCode",
        pkgConfig: "libqrencode",
        providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]
    ),
    .target(
        name: "TIPsCommands",
        dependencies: [
            "WordKit",
            "CQRCode", "CommandKit", "FractionParser", "JSONKit", "NotificationKit", "RealtimeClient", "RealtimeTree",
            "ReportCommands", "ReportKit",
            "RoomRemote",
            "SchedulerKit", "ScreenKit", "SecurityLog", "StorageKit", "TIPsTracker", "TimeKit",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Apps/TIPsCommands"
    ),
    .executableTarget(
        name: "tips",
        dependencies: ["CommandKit", "PixbufThumbnailer", "TIPsCommands"],
        path: "Apps/tips"
    ),
    // The habit course's two ends of HTTP: a course's site asked, and a site's folder shown.
    .target(
        name: "CourseSite",
        dependencies: [
            "WordKit", "HabitCourse", "PageKit", "WebClient", .product(name: "Hummingbird", package: "hummingbird"),
        ],
        path: "Apps/CourseSite"
    ),
    .target(
        name: "HabitCommands",
        dependencies: [
            "WordKit",
            "CommandKit", "CourseSite", "HTMLKit", "HabitCourse", "JSONKit", "MarkupKit", "NotificationKit", "PageKit",
            "ReportCommands", "ReportKit", "SchedulerKit", "ScreenKit", "StorageKit", "TimeKit",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Apps/HabitCommands"
    ),
    .executableTarget(name: "habit", dependencies: ["CommandKit", "HabitCommands"], path: "Apps/habit"),
    // The kidney app's sources on the network: FoodData Central and openFDA.
    .target(
        name: "KidneySources",
        dependencies: ["WordKit", "KidneyNutrition", "WebClient"],
        path: "Apps/KidneySources"
    ),
    .target(
        name: "KidneyCommands",
        dependencies: [
            "WordKit",
            "CommandKit", "FractionParser", "JSONKit", "KidneyNutrition", "KidneySources", "MarkupKit",
            "ReportCommands",
            "ReportKit",
            "SchedulerKit",
            "ScreenKit", "StorageKit", "TimeKit", "WebClient", "ZipKit",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Apps/KidneyCommands"
    ),
    .executableTarget(
        name: "kidney",
        dependencies: ["CommandKit", "KidneyCommands", "PixbufThumbnailer"],
        path: "Apps/kidney"
    ),
    .target(
        name: "MaricopaCommands",
        dependencies: [
            "WordKit",
            "AccountCrypto", "AccountKit", "CommandKit", "HTMLKit", "JSONKit", "MaricopaDirectory", "NotificationKit",
            "SMTPMailer", "SchedulerKit", "ScreenKit", "SecurityLog", "StorageKit", "TimeKit",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Apps/MaricopaCommands"
    ),
    .executableTarget(
        name: "maricopa",
        dependencies: ["CommandKit", "MaricopaCommands", "PixbufThumbnailer"],
        path: "Apps/maricopa"
    ),
    .target(
        name: "RoomdCommands",
        dependencies: [
            "CommandKit", "JSONKit", "RealtimeServer", "RealtimeService", "RealtimeTree", "SchedulerKit",
            "SecurityLog", "StorageKit", "TimeKit",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "Logging", package: "swift-log"),
        ],
        path: "Apps/RoomdCommands"
    ),
    .executableTarget(name: "roomd", dependencies: ["CommandKit", "RoomdCommands"], path: "Apps/roomd"),
    .executableTarget(
        name: "nourish",
        dependencies: [
            "WordKit",
            "CommandKit", "FractionParser", "HabitCommands", "HabitCourse", "JSONKit", "KidneyCommands",
            "KidneyNutrition",
            "MaricopaCommands", "MaricopaDirectory", "PageKit", "PixbufThumbnailer", "RecipeBox", "RecipeBoxCommands",
            "SchedulerKit", "TIPsCommands", "TIPsTracker", "TimeKit", "WebApp",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Apps/nourish"
    ),
]

// MARK: The tests

package.targets += [
    .executableTarget(
        name: "fault-worker",
        dependencies: [
            "HabitCourse", "KidneyNutrition", "MaricopaDirectory", "NotificationKit", "RealtimeService", "RealtimeTree",
            "RecipeBox", "SchedulerKit", "StorageKit", "TIPsTracker",
            "TimeKit", .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/FaultWorker"
    ),
    // A device of a shared room, to be cut off and killed.
    .executableTarget(
        name: "room-worker",
        dependencies: [
            "NotificationKit", "RealtimeClient", "RoomRemote", "SchedulerKit", "StorageKit", "TIPsTracker", "TestKit",
            "TimeKit", .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/RoomWorker"
    ),
    // Shared by the tests that count SQLite's steps.
    .target(
        name: "StoreSteps",
        dependencies: ["StorageKit", .product(name: "GRDB", package: "GRDB.swift")],
        path: "Tests/StoreSteps"
    ),
    // The JSON of screens as another front end meets it, for the tests of engines.
    .target(name: "ScreenContract", dependencies: ["TestKit"], path: "Tests/ScreenContract"),
    // Generated records of the directory, for its tests and its benchmarks.
    .target(
        name: "DirectoryRecords",
        dependencies: ["MaricopaDirectory", "TestKit", "TimeKit"],
        path: "Tests/DirectoryRecords"
    ),
    // The readers of foreign bytes, each with its limits and laws: for `make fuzz` and the attack tests.
    .target(
        name: "FuzzReaders",
        dependencies: [
            "AccountKit", "FractionParser", "HabitCourse", "KidneyNutrition", "MaricopaDirectory", "JSONKit",
            "MarkupKit",
            "NotificationKit", "PixbufThumbnailer", "RealtimeClient", "RealtimeServer", "RealtimeService",
            "RealtimeTree",
            "RecipeBox", "ScreenKit", "StorageKit", "TIPsTracker", "TestKit", "TimeKit", "WebClient", "ZipKit",
            .product(name: "Logging", package: "swift-log"),
        ],
        path: "Tests/FuzzReaders"
    ),
    .executableTarget(name: "fuzz", dependencies: ["FuzzReaders"], path: "Tests/Fuzz"),
    // A running `roomd` and raw connections to it.
    .target(name: "ServedRooms", dependencies: ["JSONKit", "TestKit", "roomd"], path: "Tests/ServedRooms"),
    .testTarget(name: "TimeKitTests", dependencies: ["TestKit", "TimeKit", "WordKit"], path: "Tests/TimeKitTests"),
    .testTarget(
        name: "StorageKitTests",
        dependencies: [
            "JSONKit", "StorageKit", "TestKit", "TimeKit", "WordKit", "fault-worker",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/StorageKitTests"
    ),
    .testTarget(
        name: "SchedulerKitTests",
        dependencies: [
            "SchedulerKit", "StorageKit", "TestKit", "TimeKit", "fault-worker",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/SchedulerKitTests"
    ),
    .testTarget(
        name: "NotificationKitTests",
        dependencies: ["NotificationKit", "ScreenKit", "StorageKit", "TestKit", "TimeKit", "WordKit"],
        path: "Tests/NotificationKitTests"
    ),
    .testTarget(name: "JSONKitTests", dependencies: ["JSONKit", "TestKit"], path: "Tests/JSONKitTests"),
    .testTarget(
        name: "MarkupKitTests",
        dependencies: ["JSONKit", "MarkupKit", "TestKit", "WordKit"],
        path: "Tests/MarkupKitTests"
    ),
    .testTarget(
        name: "RealtimeTreeTests",
        dependencies: ["RealtimeTree", "TestKit"],
        path: "Tests/RealtimeTreeTests"
    ),
    .testTarget(
        name: "RealtimeServiceTests",
        dependencies: [
            "RealtimeService", "RealtimeTree", "StorageKit", "TestKit", "TimeKit", "fault-worker",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/RealtimeServiceTests"
    ),
    .testTarget(
        name: "RealtimeServerTests",
        dependencies: [
            "JSONKit", "RealtimeClient", "RealtimeServer", "RealtimeService", "RealtimeTree", "SecurityLog",
            "ServedRooms", "ServerKit", "StorageKit", "TestKit", "TimeKit", "roomd",
            .product(name: "GRDB", package: "GRDB.swift"),
            .product(name: "JWTKit", package: "jwt-kit"),
            .product(name: "Logging", package: "swift-log"),
        ],
        path: "Tests/RealtimeServerTests"
    ),
    .testTarget(
        name: "RealtimeClientTests",
        dependencies: ["RealtimeClient", "RealtimeTree", "TestKit", "TimeKit"],
        path: "Tests/RealtimeClientTests"
    ),
    .testTarget(
        name: "RoomRemoteTests",
        dependencies: [
            "JSONKit", "NotificationKit", "RealtimeClient", "RealtimeServer", "RealtimeService", "RealtimeTree",
            "RoomRemote", "SchedulerKit", "ServedRooms", "StorageKit", "TIPsTracker", "TestKit", "TimeKit",
            "room-worker", "tips",
        ],
        path: "Tests/RoomRemoteTests"
    ),
    .testTarget(
        name: "SecurityLogTests",
        dependencies: ["SecurityLog", "TestKit", "TimeKit"],
        path: "Tests/SecurityLogTests"
    ),
    .testTarget(name: "ZipKitTests", dependencies: ["TestKit", "ZipKit"], path: "Tests/ZipKitTests"),
    .testTarget(name: "HTMLKitTests", dependencies: ["HTMLKit", "JSONKit"], path: "Tests/HTMLKitTests"),
    .testTarget(name: "ScreenKitTests", dependencies: ["ScreenKit", "TestKit"], path: "Tests/ScreenKitTests"),
    .testTarget(name: "ReportKitTests", dependencies: ["HTMLKit", "ReportKit"], path: "Tests/ReportKitTests"),
    .testTarget(
        name: "AccountKitTests",
        dependencies: [
            "AccountCrypto", "AccountKit", "SchedulerKit", "SecurityLog", "StorageKit", "StoreSteps", "TestKit",
            "TimeKit", "WordKit",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/AccountKitTests"
    ),
    .testTarget(
        name: "SMTPMailerTests",
        dependencies: [
            "AccountCrypto", "AccountKit", "SMTPMailer", "SchedulerKit", "StorageKit", "TestKit", "TimeKit",
        ],
        path: "Tests/SMTPMailerTests"
    ),
    .testTarget(
        name: "PixbufThumbnailerTests",
        dependencies: ["CGdkPixbuf", "PixbufThumbnailer", "StorageKit", "TestKit", "TimeKit", "WordKit", "recipebox"],
        path: "Tests/PixbufThumbnailerTests"
    ),
    .testTarget(
        name: "WebClientTests",
        dependencies: ["TestKit", "WebClient", "WordKit"],
        path: "Tests/WebClientTests"
    ),
    .testTarget(
        name: "CommandKitTests",
        dependencies: [
            "CommandKit", "JSONKit", "NotificationKit", "ReportCommands", "ReportKit", "ScreenContract", "ScreenKit",
            "StorageKit", "TestKit", "TimeKit",
            "WordKit",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Tests/CommandKitTests"
    ),
    .testTarget(
        name: "TestKitTests",
        dependencies: ["ScreenKit", "StorageKit", "TestKit", "TimeKit", .product(name: "GRDB", package: "GRDB.swift")],
        path: "Tests/TestKitTests"
    ),
    .testTarget(
        name: "FractionParserTests",
        dependencies: ["FractionParser", "FuzzReaders", "TestKit", "WordKit"],
        path: "Tests/FractionParserTests"
    ),
    .testTarget(
        name: "RecipeBoxTests",
        dependencies: [
            "WordKit",
            "FractionParser", "HTMLKit", "JSONKit", "MarkupKit", "RecipeBox", "ScreenContract", "ScreenKit",
            "StorageKit",
            "StoreSteps", "TestKit", "TimeKit", "fault-worker",
        ],
        path: "Tests/RecipeBoxTests"
    ),
    .testTarget(
        name: "TIPsTrackerTests",
        dependencies: [
            "WordKit",
            "FractionParser", "NotificationKit", "RealtimeTree", "ScreenContract", "ScreenKit",
            "StorageKit",
            "StoreSteps", "TIPsTracker", "TestKit", "TimeKit", "fault-worker",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/TIPsTrackerTests"
    ),
    .testTarget(
        name: "HabitCourseTests",
        dependencies: [
            "WordKit",
            "HTMLKit", "HabitCourse", "MarkupKit", "NotificationKit", "ScreenContract", "ScreenKit", "StorageKit",
            "StoreSteps", "TestKit",
            "TimeKit", "fault-worker", .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/HabitCourseTests"
    ),
    .testTarget(
        name: "KidneyNutritionTests",
        dependencies: [
            "WordKit",
            "FractionParser", "KidneyNutrition", "JSONKit", "MarkupKit", "NotificationKit", "ScreenContract",
            "ScreenKit",
            "StorageKit", "StoreSteps", "TestKit", "TimeKit", .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/KidneyNutritionTests"
    ),
    .testTarget(
        name: "MaricopaDirectoryTests",
        dependencies: [
            "WordKit",
            "AccountKit", "DirectoryRecords", "HTMLKit", "JSONKit", "MarkupKit", "MaricopaDirectory", "NotificationKit",
            "ScreenContract", "ScreenKit",
            "StorageKit", "StoreSteps", "TestKit", "TimeKit", "fault-worker",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/MaricopaDirectoryTests"
    ),
    .testTarget(
        name: "CourseSiteTests",
        dependencies: [
            "CourseSite", "HTMLKit", "HabitCourse", "PageKit", "StorageKit", "TestKit", "TimeKit", "WebClient",
        ],
        path: "Tests/CourseSiteTests"
    ),
    // Apps on a server of their own, and a browser without scripts.
    .target(
        name: "ServedPages",
        dependencies: [
            "HabitCourse", "MarkupKit", "PageKit", "RecipeBox", "StorageKit", "TestKit", "TimeKit", "WebApp",
            "WebClient",
        ],
        path: "Tests/ServedPages"
    ),
    // A real browser.
    .target(name: "BrowserKit", dependencies: ["TestKit"], path: "Tests/BrowserKit"),
    .testTarget(
        name: "WebAppTests",
        dependencies: [
            "WordKit",
            "HTMLKit", "HabitCourse", "KidneyNutrition", "MaricopaDirectory", "MarkupKit", "PageKit", "RecipeBox",
            "ScreenKit", "ServedPages", "TIPsTracker", "TestKit", "TimeKit", "WebApp", "WebClient", "ZipKit", "kidney",
            "nourish", "recipebox", "tips",
        ],
        path: "Tests/WebAppTests"
    ),
    .testTarget(
        name: "BrowserTests",
        dependencies: [
            "BrowserKit", "HabitCourse", "MaricopaDirectory", "MarkupKit", "PageKit", "RecipeBox", "ScreenKit",
            "ServedPages", "TestKit", "TimeKit", "nourish",
        ],
        path: "Tests/BrowserTests"
    ),
    .testTarget(
        name: "KidneySourcesTests",
        dependencies: ["KidneyNutrition", "KidneySources", "TestKit", "TimeKit", "WebClient"],
        path: "Tests/KidneySourcesTests"
    ),
    .testTarget(
        name: "CommandLineTests",
        dependencies: ["TestKit", "habit", "kidney", "maricopa", "nourish", "recipebox", "roomd", "tips"],
        path: "Tests/CommandLineTests"
    ),
    // Attacks on the real programs, and on their readers.
    .testTarget(
        name: "AttackTests",
        dependencies: [
            "FuzzReaders", "JSONKit", "PageKit", "ScreenKit", "ServedRooms", "ServerKit", "TestKit", "TimeKit", "habit",
            "kidney", "maricopa", "nourish", "recipebox", "roomd", "tips",
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "CryptoExtras", package: "swift-crypto"),
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Tests/AttackTests"
    ),
    .testTarget(name: "WordKitTests", dependencies: ["WordKit"], path: "Tests/WordKitTests"),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestKit"], path: "Tests/ArchitectureTests"),
]

// MARK: Settings for every target

for target in package.targets where target.type != .system {
    var settings: [SwiftSetting] = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
    if target.type != .test {
        settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
    }
    target.swiftSettings = settings
}
