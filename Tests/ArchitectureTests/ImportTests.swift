import Foundation
import Testing

/// The allowed imports of each module's folder. A folder that isn't listed fails the test, so a new module must state its rule.
private let allowed: [(folder: String, imports: Set<String>)] = [
    ("Shared/WordKit/", []),
    ("Shared/TimeKit/", ["Foundation"]),
    ("Shared/ScreenKit/", ["Foundation", "JSONKit"]),
    (
        "Shared/PageKit/",
        [
            "Foundation", "Crypto", "HTMLKit", "Hummingbird", "NIOCore", "NIOPosix", "ScreenKit", "ServerKit",
            "TimeKit", "ZipKit",
        ]
    ),
    ("Shared/StorageKit/", ["Foundation", "Dispatch", "JSONKit", "TimeKit", "GRDB", "Glibc", "Darwin", "Musl"]),
    ("Shared/SchedulerKit/Store/", ["Foundation", "TimeKit", "StorageKit", "GRDB"]),
    ("Shared/SchedulerKit/", ["Foundation", "TimeKit", "StorageKit", "Dispatch", "Glibc", "Darwin", "Musl"]),
    ("Shared/NotificationKit/Store/", ["Foundation", "TimeKit", "ScreenKit", "StorageKit", "GRDB"]),
    ("Shared/NotificationKit/", ["Foundation", "TimeKit", "ScreenKit", "StorageKit", "Glibc", "Darwin", "Musl"]),
    ("Shared/JSONKit/", []),
    ("Shared/MarkupKit/", ["Foundation", "JSONKit", "CLibXML2", "Glibc", "Darwin", "Musl"]),
    ("Shared/ZipKit/", ["Foundation", "CZlib"]),
    ("Shared/SecurityLog/", ["Foundation", "TimeKit", "Glibc", "Darwin", "Musl"]),
    (
        "Shared/ServerKit/",
        [
            "Foundation", "TimeKit", "Hummingbird", "HummingbirdCore", "Logging", "NIOCore", "NIOHTTP1", "NIOHTTPTypes",
            "NIOHTTPTypesHTTP1",
        ]
    ),
    ("Shared/RealtimeDatabase/RealtimeTree/", ["Foundation", "JSONKit"]),
    (
        "Shared/RealtimeDatabase/RealtimeService/Store/",
        ["Foundation", "TimeKit", "StorageKit", "GRDB", "RealtimeTree", "JSONKit"]
    ),
    (
        "Shared/RealtimeDatabase/RealtimeService/",
        ["Foundation", "TimeKit", "StorageKit", "RealtimeTree", "JSONKit"]
    ),
    (
        "Shared/RealtimeDatabase/RealtimeServer/Identity/Store/",
        ["Foundation", "TimeKit", "StorageKit", "GRDB", "RealtimeTree", "RealtimeService", "JSONKit"]
    ),
    (
        "Shared/RealtimeDatabase/RealtimeServer/Identity/",
        [
            "AccountKit", "Foundation", "TimeKit", "StorageKit", "RealtimeTree", "RealtimeService", "JSONKit",
            "SecurityLog", "Crypto", "CryptoExtras", "JWTKit", "Glibc", "Darwin", "Musl",
        ]
    ),
    (
        "Shared/RealtimeDatabase/RealtimeServer/",
        [
            "Foundation", "TimeKit", "StorageKit", "RealtimeTree", "RealtimeService", "JSONKit", "SecurityLog",
            "ServerKit", "Hummingbird", "HummingbirdCore", "Logging", "NIOCore", "NIOHTTP1",
        ]
    ),
    (
        "Shared/RealtimeDatabase/RealtimeClient/",
        [
            "Foundation", "TimeKit", "RealtimeTree", "JSONKit", "AsyncHTTPClient", "NIOCore", "NIOHTTP1", "NIOPosix",
            "NIOSSL",
        ]
    ),
    ("Shared/HTMLKit/", ["JSONKit"]),
    ("Shared/ReportKit/", ["Foundation", "HTMLKit", "CCairo"]),
    (
        "Shared/AccountKit/Store/",
        ["Foundation", "TimeKit", "StorageKit", "SchedulerKit", "GRDB"]
    ),
    ("Shared/AccountKit/", ["Foundation", "TimeKit", "StorageKit", "SecurityLog"]),
    ("Shared/AccountCrypto/", ["Foundation", "AccountKit", "Crypto", "CryptoExtras"]),
    ("Shared/SMTPMailer/", ["Foundation", "Dispatch", "AccountKit", "CCurl"]),
    ("Shared/PixbufThumbnailer/", ["Dispatch", "Foundation", "StorageKit", "CGdkPixbuf", "Glibc", "Darwin", "Musl"]),
    (
        "Shared/WebClient/",
        [
            "Foundation", "AsyncHTTPClient", "NIOCore", "NIOHTTP1", "NIOFoundationCompat", "NIOPosix",
            "NIOHTTPCompression", "NIOSSL",
        ]
    ),
    (
        "Shared/CommandKit/",
        [
            "Foundation", "ArgumentParser", "JSONKit", "Logging", "TimeKit", "StorageKit", "SchedulerKit",
            "NotificationKit",
            "ScreenKit", "SecurityLog", "WebClient", "Dispatch", "Glibc", "Darwin", "Musl",
        ]
    ),
    ("Shared/TestKit/Store/", ["Foundation", "ScreenKit", "StorageKit", "GRDB"]),
    ("Shared/TestKit/", ["Foundation", "JSONKit", "ScreenKit", "TimeKit", "StorageKit", "Glibc", "Darwin", "Musl"]),
    ("Packages/RecipeBox/FractionParser/", ["Glibc", "Darwin", "Musl"]),
    (
        "Packages/RecipeBox/RecipeBox/Store/",
        ["Foundation", "TimeKit", "StorageKit", "GRDB", "FractionParser"]
    ),
    ("Packages/RecipeBox/RecipeBox/Model/", ["Foundation", "TimeKit", "FractionParser", "JSONKit"]),
    ("Packages/RecipeBox/RecipeBox/Rules/", ["Foundation", "TimeKit", "FractionParser"]),
    ("Packages/RecipeBox/RecipeBox/Screens/", ["Foundation", "TimeKit", "FractionParser", "JSONKit", "ScreenKit"]),
    // The type of a picture is known by its bytes alone.
    ("Packages/RecipeBox/RecipeBox/Exchange/DataPicture.swift", ["Foundation", "StorageKit"]),
    (
        "Packages/RecipeBox/RecipeBox/Exchange/",
        ["Foundation", "TimeKit", "FractionParser", "JSONKit", "MarkupKit", "HTMLKit"]
    ),
    (
        "Packages/RecipeBox/RecipeBox/",
        ["Foundation", "TimeKit", "StorageKit", "FractionParser", "JSONKit", "MarkupKit", "HTMLKit", "ScreenKit"]
    ),
    (
        "Packages/TIPsTracker/TIPsTracker/Store/",
        ["Foundation", "TimeKit", "StorageKit", "GRDB", "FractionParser"]
    ),
    ("Packages/TIPsTracker/TIPsTracker/Model/", ["Foundation", "TimeKit", "FractionParser", "StorageKit"]),
    ("Packages/TIPsTracker/TIPsTracker/Rules/", ["Foundation", "TimeKit", "FractionParser", "StorageKit"]),
    ("Packages/TIPsTracker/TIPsTracker/Merge/", ["Foundation", "TimeKit", "FractionParser", "StorageKit"]),
    (
        "Packages/TIPsTracker/TIPsTracker/Screens/",
        ["Foundation", "TimeKit", "FractionParser", "JSONKit", "StorageKit", "ScreenKit", "NotificationKit"]
    ),
    ("Packages/TIPsTracker/TIPsTracker/Report/", ["Foundation", "TimeKit", "FractionParser", "JSONKit"]),
    ("Packages/TIPsTracker/TIPsTracker/Exchange/", ["Foundation", "TimeKit", "FractionParser"]),
    (
        "Packages/TIPsTracker/TIPsTracker/Room/Store/",
        ["Foundation", "TimeKit", "StorageKit", "GRDB", "FractionParser", "RealtimeTree", "JSONKit"]
    ),
    (
        "Packages/TIPsTracker/TIPsTracker/Room/",
        ["Foundation", "TimeKit", "StorageKit", "FractionParser", "RealtimeTree", "JSONKit"]
    ),
    (
        "Packages/TIPsTracker/TIPsTracker/",
        ["Foundation", "TimeKit", "StorageKit", "FractionParser", "ScreenKit", "NotificationKit"]
    ),
    ("Packages/HabitCourse/HabitCourse/Model/", ["Foundation", "TimeKit"]),
    ("Packages/HabitCourse/HabitCourse/Rules/", ["Foundation", "TimeKit"]),
    ("Packages/HabitCourse/HabitCourse/Store/", ["Foundation", "TimeKit", "StorageKit", "GRDB"]),
    (
        "Packages/HabitCourse/HabitCourse/Screens/",
        ["Foundation", "TimeKit", "JSONKit", "ScreenKit", "NotificationKit"]
    ),
    ("Packages/HabitCourse/HabitCourse/Course/", ["Foundation", "TimeKit", "JSONKit", "MarkupKit", "HTMLKit"]),
    (
        "Packages/HabitCourse/HabitCourse/",
        ["Foundation", "TimeKit", "JSONKit", "MarkupKit", "HTMLKit", "StorageKit", "ScreenKit", "NotificationKit"]
    ),
    ("Packages/KidneyNutrition/KidneyNutrition/Model/", ["Foundation", "TimeKit", "FractionParser"]),
    ("Packages/KidneyNutrition/KidneyNutrition/Rules/", ["Foundation", "TimeKit", "FractionParser"]),
    ("Packages/KidneyNutrition/KidneyNutrition/Tables/", ["Foundation", "TimeKit", "FractionParser"]),
    (
        "Packages/KidneyNutrition/KidneyNutrition/Exchange/",
        ["Foundation", "TimeKit", "FractionParser", "JSONKit", "MarkupKit"]
    ),
    (
        "Packages/KidneyNutrition/KidneyNutrition/Store/",
        ["Foundation", "TimeKit", "FractionParser", "StorageKit", "GRDB"]
    ),
    (
        "Packages/KidneyNutrition/KidneyNutrition/Screens/",
        ["Foundation", "TimeKit", "FractionParser", "JSONKit", "ScreenKit"]
    ),
    ("Packages/KidneyNutrition/KidneyNutrition/Report/", ["Foundation", "TimeKit", "FractionParser", "JSONKit"]),
    (
        "Packages/KidneyNutrition/KidneyNutrition/",
        [
            "Foundation", "TimeKit", "FractionParser", "StorageKit", "ScreenKit", "JSONKit", "MarkupKit",
            "NotificationKit",
        ]
    ),
    ("Packages/MaricopaDirectory/MaricopaDirectory/Model/", ["Foundation", "TimeKit", "AccountKit"]),
    ("Packages/MaricopaDirectory/MaricopaDirectory/Rules/", ["Foundation", "TimeKit"]),
    ("Packages/MaricopaDirectory/MaricopaDirectory/Tables/", ["Foundation", "TimeKit"]),
    ("Packages/MaricopaDirectory/MaricopaDirectory/Exchange/", ["Foundation", "TimeKit", "JSONKit", "MarkupKit"]),
    (
        "Packages/MaricopaDirectory/MaricopaDirectory/Store/",
        ["Foundation", "JSONKit", "TimeKit", "StorageKit", "AccountKit", "GRDB"]
    ),
    // HTMLKit has the rule of what a telephone number's link dials.
    (
        "Packages/MaricopaDirectory/MaricopaDirectory/Screens/RecordScreen.swift",
        ["TimeKit", "JSONKit", "ScreenKit", "HTMLKit"]
    ),
    (
        "Packages/MaricopaDirectory/MaricopaDirectory/Screens/",
        ["Foundation", "TimeKit", "JSONKit", "ScreenKit", "NotificationKit", "AccountKit"]
    ),
    // StorageKit reads the sizes of photos.
    (
        "Packages/MaricopaDirectory/MaricopaDirectory/Site/",
        ["Foundation", "TimeKit", "HTMLKit", "JSONKit", "NotificationKit", "ScreenKit", "StorageKit"]
    ),
    (
        "Packages/MaricopaDirectory/MaricopaDirectory/",
        [
            "Foundation", "TimeKit", "StorageKit", "ScreenKit", "NotificationKit", "AccountKit", "JSONKit", "MarkupKit",
            "HTMLKit",
        ]
    ),
    ("Apps/CourseSite/", ["Foundation", "HabitCourse", "Hummingbird", "PageKit", "WebClient"]),
    (
        "Apps/WebApp/",
        [
            "Foundation", "CommandKit", "HTMLKit", "NotificationKit", "PageKit", "ReportKit", "ScreenKit", "TimeKit",
            "RecipeBox",
            "RecipeBoxCommands", "TIPsTracker", "TIPsCommands", "HabitCourse", "HabitCommands", "KidneyNutrition",
            "KidneyCommands", "MaricopaDirectory", "MaricopaCommands",
        ]
    ),
    ("Apps/KidneySources/", ["Foundation", "KidneyNutrition", "WebClient"]),
    ("Apps/ReportCommands/", ["ArgumentParser", "CommandKit", "ReportKit"]),
    (
        "Apps/RoomRemote/",
        ["Foundation", "TimeKit", "StorageKit", "TIPsTracker", "RealtimeClient", "RealtimeTree"]
    ),
    (
        "Apps/RoomdCommands/",
        [
            "Foundation", "ArgumentParser", "CommandKit", "Logging", "TimeKit", "StorageKit", "SchedulerKit",
            "RealtimeTree", "RealtimeService", "RealtimeServer", "JSONKit", "SecurityLog", "Glibc", "Darwin", "Musl",
        ]
    ),
    ("Apps/roomd/", ["CommandKit", "RoomdCommands"]),
    (
        "Apps/",
        [
            "Foundation", "ArgumentParser", "CommandKit", "TimeKit", "StorageKit", "SchedulerKit", "NotificationKit",
            "ReportKit", "HTMLKit", "JSONKit", "MarkupKit", "ScreenKit", "FractionParser", "RecipeBox",
            "RecipeBoxCommands",
            "TIPsTracker", "TIPsCommands", "HabitCourse", "HabitCommands", "KidneyNutrition", "KidneyCommands",
            "CourseSite", "KidneySources", "MaricopaDirectory", "MaricopaCommands", "AccountKit", "AccountCrypto",
            "SMTPMailer", "SecurityLog", "WebClient", "PixbufThumbnailer", "ZipKit", "RealtimeTree", "RealtimeClient",
            "CQRCode", "RoomRemote", "ReportCommands", "PageKit", "WebApp",
            "Glibc", "Darwin", "Musl",
        ]
    ),
]

@Suite("Imports between modules")
struct ImportTests {
    @Test("apps import engines, engines the kit, and nothing points back")
    func layers() throws {
        let files = try SourceTree.files(in: "Shared", "Packages", "Apps")
        #expect(files.count > 100)
        for file in files {
            let rule = allowed.first { file.path.hasPrefix($0.folder) }
            guard let rule else {
                Issue.record("\(file.path) belongs to no folder with an import rule")
                continue
            }
            // Every module may have texts.
            let stray = file.imports.subtracting(rule.imports).subtracting(["WordKit"])
            #expect(stray.isEmpty, "\(file.path) imports \(stray.sorted()), which \(rule.folder) may not")
        }
    }

    @Test("GRDB is imported only in StorageKit and in Store folders")
    func grdb() throws {
        let importers = try SourceTree.files(in: "Shared", "Packages", "Apps").filter { $0.imports.contains("GRDB") }
        #expect(!importers.isEmpty)
        for file in importers {
            #expect(file.path.hasPrefix("Shared/StorageKit/") || file.path.contains("/Store/"), "\(file.path)")
        }
    }

    @Test("no engine imports another engine, and none imports an HTTP server or client")
    func engines() throws {
        let engines: Set<String> = ["TIPsTracker", "HabitCourse", "KidneyNutrition", "RecipeBox", "MaricopaDirectory"]
        let web: Set<String> = ["WebClient", "AsyncHTTPClient", "Hummingbird", "FoundationNetworking", "NIOCore"]
        for file in try SourceTree.files(in: "Packages") {
            #expect(file.imports.isDisjoint(with: engines.union(web)), "\(file.path) imports \(file.imports.sorted())")
        }
    }

    @Test("executables are not products, so an integrator resolves GRDB and nothing else")
    func products() throws {
        let manifest = try SourceTree.text("Package.swift")
        let products = try #require(manifest.firstMatch(of: /products: \[(?<list>[\s\S]*?)\n    \],/)).list
        #expect(products.contains(".library("))
        #expect(!products.contains(".executable("))
    }

    @Test("every target has the strict settings, and warnings are errors")
    func settings() throws {
        let manifest = try SourceTree.text("Package.swift")
        let loop = try #require(manifest.range(of: "for target in package.targets where target.type != .system {"))
        for setting in [
            ".swiftLanguageMode(.v6)", "\"ExistentialAny\"", "\"MemberImportVisibility\"",
            "\"InternalImportsByDefault\"",
            ".treatAllWarnings(as: .error)", "target.swiftSettings = settings",
        ] {
            #expect(manifest[loop.upperBound...].contains(setting), "\(setting) is not set at the manifest's end")
        }
        #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n"))
    }

    @Test("no source calls Linux alone: its C library is imported only where it can be, beside the others")
    func portable() throws {
        let cLibraries: Set<String> = ["Glibc", "Musl", "Darwin"]
        let files = try SourceTree.files(in: "Shared", "Packages", "Apps").filter {
            !$0.imports.isDisjoint(with: cLibraries)
        }
        #expect(!files.isEmpty)
        for file in files {
            #expect(file.imports.isSuperset(of: ["Glibc", "Darwin"]), "\(file.path) imports one C library alone")
            #expect(file.lines.contains { $0.contains("#if canImport(") }, "\(file.path)")
        }
    }
}
