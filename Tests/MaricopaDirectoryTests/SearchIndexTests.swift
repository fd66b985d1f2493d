import AccountKit
import DirectoryRecords
import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Searching the store")
struct SearchIndexTests {
    /// A random search text: words of records, prefixes, misspellings, combinations, and unknown words.
    static func typed(_ records: some Collection<GeneratedDirectory.Element>, _ random: inout SeededGenerator) -> String
    {
        let all = Array(records)
        func word() -> String {
            let record = random.pick(all)
            let words = [record.title, record.subtitle, record.description].flatMap(SearchWords.words)
            guard !words.isEmpty, !random.oneIn(12) else {
                return random.pick(["xyzzy", "a", "th", "日本", "\"", "NEAR("])
            }
            var letters = Array(random.pick(words))
            switch random.int(in: 0...5) {
            case 0: letters = Array(letters.prefix(random.int(in: 1...letters.count)))
            case 1 where letters.count > 2: letters.remove(at: random.int(in: 0...letters.count - 1))
            case 2: letters.insert(random.pick(Array("aeiost")), at: random.int(in: 0...letters.count))
            case 3 where letters.count > 2:
                letters.swapAt(random.int(in: 1...letters.count - 1), random.int(in: 0...letters.count - 2))
            default: break
            }
            return String(letters)
        }
        return (0..<random.pick([1, 1, 1, 2, 2, 3])).map { _ in word() }.joined(separator: random.pick([" ", ", "]))
    }

    static func directory() throws -> MaricopaDirectory {
        try .inMemory(clock: try ManualClock("2026-06-02T14:00:00Z").wallClock, ids: .seeded(1), credential: .owner)
    }

    @Test(
        "random searches find what the slow rule finds, in its order, ties included, at every size",
        arguments: [1, 7, 60, 700, 3_000]
    )
    func agreesWithTheRule(count: Int) throws {
        let directory = try Self.directory()
        let records = Array(GeneratedDirectory(seed: UInt64(count), count: count))
        try directory.load(records)
        var random = SeededGenerator(seed: 11)
        var found = 0
        for _ in 0..<(count > 1_000 ? 40 : 120) {
            let text = Self.typed(records, &random)
            let kind = random.oneIn(4) ? random.pick(RecordKind.allCases) : nil
            let limit = random.pick([1, 5, 20, 20, 500])
            let expected = SearchRule.search(text, in: records, kind: kind, limit: limit)
            #expect(try directory.search(text, kind: kind, limit: limit) == expected, "“\(text)”")
            found += expected.total
        }
        #expect(found > count)
    }

    @Test("after every edit, deletion, rating, undo and rollback searches still find what the slow rule finds")
    func staysTrue() throws {
        var random = SeededGenerator(seed: 5)
        let directory = try Self.directory()
        let generated = GeneratedDirectory(seed: 9, count: 400)
        try directory.load(generated.prefix(120))
        var next = 120
        for step in 0..<150 {
            let records = try directory.read { try Self.all($0) }
            let record = random.pick(records)
            switch random.int(in: 0...7) {
            case 0, 1:
                try directory.write { try $0.insert(generated.record(next)) }
                next += 1
            case 2, 3:
                var changed = record
                changed.title = generated.record(random.int(in: 0...399), as: record.kind).title
                if random.oneIn(2) { changed.description = generated[random.int(in: 0...399)].description }
                try directory.write { try $0.update(changed) }
            case 4: try directory.write { try $0.delete(record) }
            case 5:
                try directory.write { writer in
                    let user = TimeKit.ID<User>("user-\(random.int(in: 1...5))")
                    try writer.rate(record.id, stars: random.int(in: 1...5), by: user)
                    if random.oneIn(4) { try writer.db.execute(sql: "DELETE FROM rating WHERE stars = 3") }
                    if random.oneIn(4) { try writer.db.execute(sql: "UPDATE rating SET stars = 5 WHERE stars = 2") }
                }
            case 6: _ = try? directory.store.undoLast(by: "owner", at: directory.clock.now())
            default: _ = try? directory.store.redoLast(by: "owner", at: directory.clock.now())
            }
            guard step % 3 == 0 else { continue }
            let now = try directory.read { try Self.all($0) }
            for _ in 0..<4 {
                let text = Self.typed(now + [record], &random)
                #expect(
                    try directory.search(text) == SearchRule.search(text, in: now),
                    "“\(text)” after step \(step)"
                )
            }
        }
    }

    @Test("an index kept by edits is the index built in bulk, row by row")
    func sameRows() throws {
        let generated = GeneratedDirectory(seed: 4, count: 300)
        let bulk = try Self.directory()
        try bulk.load(generated)
        let single = try Self.directory()
        for record in generated {
            var first = record
            first.title = "Something else"
            first.description = "Entirely " + record.subtitle
            try single.write { try $0.insert(first) }
            try single.write { try $0.update(record) }
        }
        for table in ["search_posting", "search_prefix", "search_kind"] {
            let rows = try [bulk, single].map { directory in
                try directory.read { try Row.fetchAll($0.db, sql: "SELECT * FROM \(table)") }
            }
            #expect(rows[0] == rows[1] && !rows[0].isEmpty)
        }
    }

    @Test("many records written behind the engine's back are found at once")
    func behindTheBack() throws {
        let directory = try Self.directory()
        let records = Array(GeneratedDirectory(seed: 2, count: 200))
        try directory.store.write { db in
            let writer = DirectoryWriter(db: db, actor: "owner", now: directory.clock.now())
            for record in records { try writer.setRatingSummary(record.ratingSummary, of: writer.load(record)) }
        }
        #expect(try directory.read { try $0.hasManyWaiting() })
        #expect(try directory.search("park") == SearchRule.search("park", in: records))
        #expect(try directory.read { try !$0.hasManyWaiting() })
    }

    @Test(
        "an index far behind is built in stretches: no write builds all of it, and each stretch leaves searches right"
    )
    func stretches() throws {
        let directory = try Self.directory()
        let records = Array(GeneratedDirectory(seed: 6, count: 300))
        try directory.store.write { db in
            let writer = DirectoryWriter(db: db, actor: "owner", now: directory.clock.now())
            for (place, record) in records.enumerated() {
                if place == 150 {
                    let next = 2 * NumberSet.blockSize
                    try db.execute(sql: "UPDATE sqlite_sequence SET seq = ? WHERE name = 'record'", arguments: [next])
                }
                try writer.setRatingSummary(record.ratingSummary, of: writer.load(record))
            }
        }
        func waiting() throws -> Int? {
            try directory.read { try Int.fetchOne($0.db, sql: "SELECT count(*) FROM search_pending") }
        }
        try directory.write { try $0.delete(records[299]) }
        #expect(try waiting() == 300)
        for count in [150, 0] {
            try directory.updateSearchStretch()
            #expect(try waiting() == count)
            let found = try directory.read { try $0.search(SearchText("park"), kind: nil, limit: 20) }
            #expect(found == SearchRule.search("park", in: records.dropLast()))
        }
    }

    static func all(_ reader: DirectoryReader) throws -> [GeneratedDirectory.Element] {
        try reader.records(try Int64.fetchAll(reader.db, sql: "SELECT number FROM record")).map(\.record)
    }
}
