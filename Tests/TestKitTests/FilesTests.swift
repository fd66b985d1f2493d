import Foundation
import StorageKit
import Testing
import TimeKit

@testable import TestKit

@Suite struct FilesTests {
    @Test("A temporary folder is empty, apart from every other, and gone with its last reference, read-only parts too")
    func temporaryFolder() throws {
        var folder: TemporaryFolder? = try TemporaryFolder()
        let other = try TemporaryFolder()
        let url = try #require(folder?.url)
        #expect(url != other.url)
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty)
        let file = try #require(try folder?.write("text", to: "deep/er/file.txt"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "text")
        chmod(file.deletingLastPathComponent().path, 0o500)
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: url.path))
        #expect(FileManager.default.fileExists(atPath: other.url.path))
    }

    @Test("A temporary store has its schemas, opens a second time, and is gone with its last reference")
    func temporaryStore() throws {
        let schema = Schema(
            namespace: "test",
            migrations: [Migration("0001-note", sql: "CREATE TABLE note (id INTEGER NOT NULL PRIMARY KEY) STRICT;")]
        )
        var temporary: TemporaryStore? = try TemporaryStore(schemas: [schema])
        let file = try #require(temporary?.file)
        let again = try #require(try temporary?.openAgain())
        #expect(again.file == file && again.schemas == temporary?.store.schemas)
        #expect(FileManager.default.fileExists(atPath: file.path))
        // The file keeps the schema it was created with.
        let other = Schema(namespace: "test", migrations: [Migration("0001-note", sql: "SELECT 1;")])
        #expect(throws: StoreError.self) { try LocalStore.open(at: file, schemas: [other]) }
        try again.close()
        temporary = nil
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("The corpus is where NOURISH_CORPORA says, else beside the package")
    func corpusPlaces() throws {
        let folder = try TemporaryFolder()
        let package = folder.file("nourish")
        #expect(!Corpus.isPresent(environment: [:], package: package))
        try folder.write("x", to: "shared/data/feeds/a.xml")
        #expect(Corpus.isPresent(environment: [:], package: package))
        #expect(
            try Corpus.folder("feeds", environment: [:], package: package).path
                == folder.file("shared/data/feeds").path
        )
        try folder.write("x", to: "elsewhere/feeds/a.xml")
        let environment = ["NOURISH_CORPORA": folder.file("elsewhere").path]
        #expect(Corpus.isPresent(environment: environment, package: package))
        #expect(
            try Corpus.folder("feeds", environment: environment, package: package).path
                == folder.file("elsewhere/feeds").path
        )
        #expect(throws: TestKitError.self) { try Corpus.folder("usda", environment: environment, package: package) }
    }

    @Test("With NOURISH_INSIST=1 a missing corpus is a failure, not a skipped test")
    func insistence() throws {
        let folder = try TemporaryFolder()
        let environment = ["NOURISH_INSIST": "1", "NOURISH_CORPORA": folder.file("none").path]
        #expect(Corpus.isPresent(environment: environment, package: folder.url))
        #expect(!Corpus.isPresent(environment: ["NOURISH_CORPORA": folder.file("none").path], package: folder.url))
        let error = #expect(throws: TestKitError.self) {
            try Corpus.folder("feeds", environment: environment, package: folder.url)
        }
        #expect(error?.description.contains("set NOURISH_CORPORA") == true)
    }

    @Test("With NOURISH_CORPORA=none the tests over the corpus are skipped, even if NOURISH_INSIST=1")
    func withoutCorpus() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "shared/data/feeds/a.xml")
        let environment = ["NOURISH_INSIST": "1", "NOURISH_CORPORA": "none"]
        #expect(!Corpus.isPresent(environment: environment, package: folder.file("nourish")))
    }

    @Test("The corpus has the folders its tests read", .enabled(if: Corpus.isPresent))
    func corpusHere() throws {
        #expect(try Corpus.files(in: "feeds", withExtension: "xml").isEmpty == false)
        #expect(throws: TestKitError.self) { try Corpus.files(in: "feeds", withExtension: "nothing") }
    }

    @Test("The package is the folder with the manifest")
    func package() {
        #expect(FileManager.default.fileExists(atPath: Corpus.package.appendingPathComponent("Package.swift").path))
    }

    #if os(Linux)
        @Test("Peak memory sees a large buffer come, and the current use sees it go")
        func peakMemory() throws {
            let bytes = 64 << 20
            let growth = PeakMemory.growth {
                let buffer = [UInt8](repeating: 1, count: bytes)
                #expect(buffer[bytes / 2] == 1)
            }
            #expect(try #require(growth) > bytes / 2)
            #expect(try #require(PeakMemory.peak()) >= #require(PeakMemory.current()))
        }
    #endif

    @Test(
        "The memory figures are read from the status file's lines",
        arguments: [
            ("VmHWM:\t    1234 kB\nVmRSS:\t     99 kB\n", "VmRSS", 99 * 1024),
            ("VmHWM:\t 1234 kB", "VmHWM", 1234 * 1024),
            ("VmHWM:\t 1234 MB", "VmHWM", nil), ("", "VmHWM", nil), ("VmHWMX: 1 kB", "VmHWM", nil),
        ] as [(String, String, Int?)]
    )
    func statusLines(status: String, name: String, expected: Int?) {
        #expect(PeakMemory.value(of: name, in: status) == expected)
    }
}
