import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("Directories of earlier versions")
struct EarlierDirectoryTests {
    /// Written by the version whose newest migration was 0001, and never again.
    private static let fixture = Corpus.package.appending(
        path: "Tests/Fixtures/databases/maricopa-0001-directory.sqlite"
    )

    @Test("A directory of the version before opens with all its data, and its revision counts what follows")
    func opens() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("maricopa.sqlite")
        try FileManager.default.copyItem(at: Self.fixture, to: file)
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let ann = try MaricopaDirectory.open(
            at: file,
            clock: clock.wallClock,
            credential: .member(TimeKit.ID("user-ann"))
        )
        let park = try #require(ann.records(of: .park).map(\.id).first { $0.rawValue == "park-cave-creek" })
        #expect(try ann.records(of: .park).count == 3 && ann.records(of: .event).count == 20)
        #expect(try ann.mark(on: park) == UserMark(isFavorite: true, stars: 4))
        #expect(try ann.subscriptions().map(\.topic.rawValue) == ["newsletter"])
        #expect(try ann.userLocation() == UserLocationText.read("85281"))
        let before = try ann.recordScreen(park).revision
        try ann.rate(park, stars: 5)
        #expect(try ann.recordScreen(park).revision != before)
    }

    /// Opens a copy of a directory whose newest migration was 0002. Its title "CO₂ Ærø ʻOkina" has the key and the words of that version, and was
    /// edited. The park "ʻOkina Łódź" was deleted, and a copy of the first record belongs to an import that was taken back.
    private func folded(_ folder: TemporaryFolder) throws -> MaricopaDirectory {
        let file = folder.file("maricopa.sqlite")
        try FileManager.default.copyItem(
            at: Corpus.package.appending(path: "Tests/Fixtures/databases/maricopa-0002-revision.sqlite"),
            to: file
        )
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        return try MaricopaDirectory.open(at: file, clock: clock.wallClock, credential: .owner)
    }

    @Test(
        "records of an earlier version are found by any of the letters that fold alike, before and after they are indexed anew"
    )
    func foldedWords() throws {
        let folder = try TemporaryFolder()
        let directory = try folded(folder)
        for isIndexed in [false, true] {
            if isIndexed { try directory.write { try SearchIndex(db: $0.db).update() } }
            for typed in ["ærø", "aero", "AERO co2", "CO₂", "okina", "ʻOkina"] {
                #expect(try directory.search(typed).hits.map(\.id.rawValue) == ["park-cave-creek"], "\(typed)")
            }
            #expect(try directory.search("park", kind: .park).hits.map(\.id.rawValue) == ["park-chaparral"])
        }
        let words = try directory.read { reader in
            try String.fetchAll(
                reader.db,
                sql: """
                    SELECT word FROM search_posting WHERE word GLOB '*[æø₂ʻ]*'
                    UNION ALL SELECT word FROM search_prefix WHERE word GLOB '*[æø₂ʻ]*'
                    UNION ALL SELECT word FROM search_word WHERE word GLOB '*[æø₂ʻ]*'
                    """
            )
        }
        #expect(words.isEmpty)
    }

    @Test("the keys of titles and cities fold as those that are written now, also of records set aside")
    func foldedKeys() throws {
        let folder = try TemporaryFolder()
        let keys = try folded(folder).read { reader in
            try Row.fetchAll(
                reader.db,
                sql: """
                    SELECT title, title_key, city, city_key FROM record
                    UNION ALL SELECT title, title_key, city, city_key FROM record_aside
                    UNION ALL SELECT title, search_order.title_key, '', '' FROM search_order JOIN record USING (number)
                    """
            )
            .map { row in (0..<4).map { row[$0] as String } }
        }
        #expect(keys.count == 45)
        for key in keys { #expect([FoldedText.key(key[0]), FoldedText.key(key[2])] == [key[1], key[3]]) }
        #expect(keys.filter { $0[1] == "co2 aero ʻokina" && $0[3] == "aero" }.count == 2)
    }

    @Test("an edit and a deletion of an earlier version are taken back, and what comes back is found")
    func foldedHistory() throws {
        let folder = try TemporaryFolder()
        let directory = try folded(folder)
        try directory.rollBack(2)
        #expect(try directory.search("okina lodz").hits.map(\.title) == ["ʻOkina Łódź"])
        try directory.rollBack(1)
        #expect(try directory.search("co2").hits.map(\.title) == ["CO₂ Ærø"])
        #expect(try directory.search("okina").total == 1)
    }
}
