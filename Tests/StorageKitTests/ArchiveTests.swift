import Foundation
import GRDB
import TestKit
import Testing
import TimeKit

@testable import StorageKit

@Suite("Archives")
struct ArchiveTests {
    private func fill(_ store: LocalStore, seed: UInt64 = 1) throws {
        var random = SeededGenerator(seed: seed)
        for number in 1...30 {
            try store.change(Library.cause("book \(number)", at: Int64(number))) { scope in
                let author = try scope.upsert(Author(id: "a\(number % 7)", name: "Name\n\"\(number % 7)\" é"))
                let cover = random.oneIn(3) ? nil : Data((0..<random.int(in: 0...40)).map { UInt8($0 * 6) })
                let weight = random.pick([0, -0.0, 1, 0.1, 1e300, -Double.infinity])
                try scope.insert(Book(id: Int64(number), authorID: author.id, title: "T", weight: weight, cover: cover))
                try scope.insert(Loan(bookID: Int64(number), reader: "r", days: number))
            }
        }
        try store.undoLast(by: "Ann", at: Instant(milliseconds: 99))
    }

    private func archive(_ store: LocalStore, originals: Attachments? = nil) throws -> Data {
        var data = Data()
        try Archive.write(store, originals: originals) { data.append($0) }
        return data
    }

    @discardableResult
    private func read(_ data: Data, into store: LocalStore, originals: Attachments? = nil, step: Int = 1000) throws
        -> Int
    {
        var rest = data[...]
        return try Archive.read(into: store, originals: originals) {
            defer { rest = rest.dropFirst(step) }
            return Data(rest.prefix(step))
        }
    }

    private func content(_ store: LocalStore) throws -> [String] { try store.read { try Library.content($0) } }

    @Test("an archive comes back equal, types, history and all", arguments: StoreKind.allCases, [1, 7, 100_000])
    func roundTrip(kind: StoreKind, step: Int) throws {
        let (store, folder) = try kind.make()
        try fill(store)
        let (copy, other) = try kind.make()
        let count = try read(archive(store), into: copy, step: step)
        #expect(count > 150)
        #expect(try content(copy) == content(store))
        let history = try store.read { try ChangeLog.changes(limit: 1000, in: $0) }
        let copied = try copy.read { try ChangeLog.changes(limit: 1000, in: $0) }
        #expect(copied == history)
        #expect(try archive(copy) == archive(store), "and goes out again as the same bytes")
        try copy.redoLast(by: "Ann", at: Instant(milliseconds: 100))
        #expect(try copy.inspect(thorough: true).findings == [])
        withExtendedLifetime((folder, other)) {}
    }

    @Test("an archive in a file is for its owner alone and is not written over")
    func file() throws {
        let (store, folder) = try StoreKind.pool.make()
        try fill(store)
        let target = folder.file("out/a.jsonl")
        let count = try Archive.write(store, to: target)
        let mode = try FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(throws: StoreError.alreadyExists(file: target.path)) { try Archive.write(store, to: target) }
        let (copy, other) = try StoreKind.memory.make()
        #expect(try Archive.read(target, into: copy) == count)
        #expect(try content(copy) == content(store))
        withExtendedLifetime(other) {}
    }

    @Test("each line is JSON that other programs read")
    func isJSON() throws {
        let (store, folder) = try StoreKind.memory.make()
        try fill(store)
        let lines = try archive(store).split(separator: 0x0A)
        for line in lines {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: line) }
        }
        let first = try #require(lines.first)
        #expect(
            String(decoding: first, as: UTF8.self)
                == #"{"archive":"nourish","version":1,"originals":false,"migrations":["library/0001-books","library/0002-language","storage/0001-change-log","storage/0002-idempotency-keys","storage/0003-key-content","storage/0004-standing-changes"]}"#
        )
        withExtendedLifetime(folder) {}
    }

    @Test("an archive cut off after any line, or changed in any, is refused with its line, and nothing is imported")
    func broken() throws {
        let (store, folder) = try StoreKind.memory.make()
        try fill(store)
        let lines = try archive(store).split(separator: 0x0A)
        for count in stride(from: 0, to: lines.count, by: 17) {
            let (copy, other) = try StoreKind.memory.make()
            let cut = Data(lines.prefix(count).joined(separator: [0x0A])) + [0x0A]
            let error = #expect(throws: StoreError.self) { try read(cut, into: copy) }
            guard case .brokenArchive = error else {
                Issue.record("\(count) lines: \(String(describing: error))")
                continue
            }
            var changed = lines.map { Data($0) }
            if count > 0, count + 1 < lines.count {
                changed[count] = changed[count].dropLast(3)
                let damaged = Data(changed.joined(separator: [0x0A]))
                let error = #expect(throws: StoreError.self) { try read(damaged, into: copy) }
                guard case .brokenArchive(line: count + 1, _) = error else {
                    Issue.record("line \(count + 1): \(String(describing: error))")
                    continue
                }
            }
            #expect(try content(copy) == [])
            #expect(try copy.read { try ChangeLog.latest(in: $0) } == 0)
            withExtendedLifetime(other) {}
        }
        withExtendedLifetime(folder) {}
    }

    static let strange: [(line: String, reason: String)] = [
        (#"{"table":"nowhere","row":{"id":1}}"#, "there is no table nowhere"),
        (#"{"table":"author","row":{"id":"x"}}"#, "NOT NULL constraint failed: author.name"),
        (#"{"table":"author","row":{"id":"x","name":"y","age":1}}"#, "no column named age"),
        (#"{"table":"author","row":{"id\",\"name\") SELECT 'x', ?||'y' --":1}}"#, "author has no column named id"),
        (#"{"table":"author","row":{"id":"x","id":"y","name":"y"}}"#, "id comes twice"),
        (#"{"table":"book","row":{"id":1,"author_id":"x","title":""}}"#, "CHECK constraint failed"),
        (#"{"table":"book","row":{"id":1.5,"author_id":"x","title":"t"}}"#, "datatype mismatch"),
        (#"{"table":"author","row":{"id":"x","name":{"blob":"?"}}}"#, "no such value: blob"),
        (#"{"archive":"nourish","version":1,"migrations":[]}"#, "a second beginning"),
        (#"["author"]"#, "an object is missing"),
        ("not JSON", "an unknown word at byte 0"),
        (#"{"table":"author","row":{"id":"x" "name":"y"}}"#, "found “\"” at byte 34"),
        (#"{"table":"author","row":{"id":"x","name":[[[[[[[[]]]]]]]]}}"#, "is nested deeper than 8 levels"),
        (#"{"table":"author","row":{"id":"x","name":["y"]}}"#, "no value"),
        (#"{"original":"00","bytes":{"blob":"AAAA"}}"#, "the original is not 00"),
    ]

    @Test("a line that doesn't fit is refused with its number and the reason", arguments: strange)
    func strangeLine(line: String, reason: String) throws {
        let (store, folder) = try StoreKind.memory.make()
        let text =
            #"{"archive":"nourish","version":1,"originals":false,"migrations":["library/0001-books","library/0002-language","storage/0001-change-log","storage/0002-idempotency-keys"]}"#
        let data = Data("\(text)\n\(line)\n{\"end\":true,\"rows\":1}\n".utf8)
        let error = #expect(throws: StoreError.self) { try read(data, into: store) }
        guard case .brokenArchive(line: 2, let told) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(told.contains(reason))
        #expect(try content(store) == [])
        withExtendedLifetime(folder) {}
    }

    @Test("a line without an end is refused at the longest that is read, not read to the end of memory")
    func endlessLine() throws {
        var pieces = ["12345678\n", "1234"].makeIterator()
        var count = 0
        var lines = LineReader(longest: 8) {
            count += 1
            return Data((pieces.next() ?? "5678").utf8)
        }
        #expect(try lines.next() == Array("12345678".utf8))
        #expect(throws: StoreError.brokenArchive(line: 2, reason: "it is longer than 8 bytes")) { try lines.next() }
        #expect(count == 4)
    }

    @Test("a row whose reference is missing is refused")
    func missingReference() throws {
        let (store, folder) = try StoreKind.memory.make()
        let header =
            #"{"archive":"nourish","version":1,"originals":false,"migrations":["library/0001-books","library/0002-language","storage/0001-change-log","storage/0002-idempotency-keys"]}"#
        let row = #"{"table":"book","row":{"id":1,"author_id":"x","title":"t"}}"#
        let error = #expect(throws: StoreError.self) {
            try read(Data("\(header)\n\(row)\n{\"end\":true,\"rows\":1}\n".utf8), into: store)
        }
        #expect(error == .brokenArchive(line: 3, reason: "a row of book refers to a missing row of author"))
        withExtendedLifetime(folder) {}
    }

    @Test("a store that has rows already takes no archive")
    func notEmpty() throws {
        let (store, folder) = try StoreKind.memory.make()
        try fill(store)
        let (copy, other) = try StoreKind.memory.make()
        try copy.write { try Author(id: "mine", name: "Mine").insert($0) }
        #expect(throws: StoreError.notEmpty(table: "author")) { try read(archive(store), into: copy) }
        withExtendedLifetime((folder, other)) {}
    }

    @Test("an archive of an older version is brought up to date by the migrations", arguments: StoreKind.allCases)
    func olderVersion(kind: StoreKind) throws {
        let (older, folder) = try kind.make([Library.schema.upTo("0001-books")])
        try fill(older)
        let (store, other) = try kind.make()
        try read(archive(older), into: store)
        #expect(try store.read { try Set(String.fetchAll($0, sql: "SELECT language FROM book")) } == ["en"])
        #expect(try store.read { try ChangeLog.latest(in: $0) } == older.read { try ChangeLog.latest(in: $0) })
        #expect(try store.inspect(thorough: true).findings == [])
        if let file = store.file {
            let left = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
            #expect(left.filter { $0.contains("draft") } == [], "nothing is left of the way there")
        }
        withExtendedLifetime((folder, other)) {}
    }

    @Test("an archive of a newer version is refused")
    func newerVersion() throws {
        let (store, folder) = try StoreKind.memory.make()
        try fill(store)
        let (older, other) = try StoreKind.memory.make([Library.schema.upTo("0001-books")])
        #expect(throws: StoreError.newerArchive(migration: "library/0002-language")) {
            try read(archive(store), into: older)
        }
        withExtendedLifetime((folder, other)) {}
    }

    @Test("an archive of another app is refused by its name")
    func anotherApp() throws {
        let (store, folder) = try StoreKind.memory.make()
        let shelf = Migration("0001-shelves", sql: "CREATE TABLE shelf (id TEXT NOT NULL PRIMARY KEY) STRICT")
        let (pantry, other) = try StoreKind.memory.make([Schema(namespace: "pantry", migrations: [shelf])])
        #expect(throws: StoreError.otherArchive(app: "pantry")) { try read(archive(pantry), into: store) }
        withExtendedLifetime((folder, other)) {}
    }

    @Test(
        "an instant outside of the years 1900 to 9999 is refused, and the ends are read",
        arguments: [
            (-2_208_988_800_001, false), (-2_208_988_800_000, true), (253_402_300_799_999, true),
            (253_402_300_800_000, false), (Int64.max, false), (Int64.min, false),
        ]
    )
    func instants(at: Int64, isRead: Bool) throws {
        let visit = Migration(
            "0001-visits",
            sql: "CREATE TABLE visit (id TEXT NOT NULL PRIMARY KEY, at INTEGER NOT NULL, told_at INTEGER) STRICT"
        )
        let schema = Schema(namespace: "clinic", migrations: [visit])
        for column in ["at", "told_at"] {
            let (store, folder) = try StoreKind.memory.make([schema])
            try store.write {
                try $0.execute(sql: "INSERT INTO visit (id, at) VALUES ('v', 1); UPDATE visit SET \(column) = \(at)")
            }
            let (copy, other) = try StoreKind.memory.make([schema])
            let data = try archive(store)
            if isRead {
                #expect(try read(data, into: copy) > 0)
            } else {
                let error = #expect(throws: StoreError.self) { try read(data, into: copy) }
                #expect(
                    error?.description.contains("\(at) as \(column) lies outside") == true,
                    "\(String(describing: error))"
                )
                #expect(try copy.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM visit") } == 0)
            }
            withExtendedLifetime((folder, other)) {}
        }
    }

    @Test("originals of attachments go along when asked for", arguments: [true, false])
    func originals(areIncluded: Bool) throws {
        let folder = try TemporaryFolder()
        let store = try LocalStore.inMemory(schemas: [Attachments.schema])
        let source = Attachments(store: store, folder: folder.file("from"), thumbnailer: nil)
        let picture = Pictures.png(width: 3, height: 2)
        let attachment = try source.add(picture, at: Instant(milliseconds: 1))
        let copy = try LocalStore.inMemory(schemas: [Attachments.schema])
        let target = Attachments(store: copy, folder: folder.file("to"), thumbnailer: nil)
        try read(archive(store, originals: areIncluded ? source : nil), into: copy, originals: target)
        #expect(try target.attachment(attachment.id) == attachment)
        let original = target.original(of: attachment)
        #expect((original != nil) == areIncluded)
        if let original { #expect(try Data(contentsOf: original) == picture) }
    }

    /// A store in memory with pictures in a folder of its own.
    private func album(_ folder: TemporaryFolder, _ name: String) throws -> (LocalStore, Attachments) {
        let store = try LocalStore.inMemory(schemas: [Attachments.schema])
        return (store, Attachments(store: store, folder: folder.file(name), thumbnailer: nil))
    }

    @Test("a damaged original is left out of the archive and named; all else goes along and comes back")
    func damagedOriginal() throws {
        let folder = try TemporaryFolder()
        let (store, source) = try album(folder, "from")
        let added = try (3...6).map { try source.add(Pictures.png(width: $0, height: 2), at: Instant(milliseconds: 1)) }
        let files = try added.map { try #require(source.original(of: $0)) }
        var changed = try Data(contentsOf: files[0])
        changed[20] ^= 1
        try changed.write(to: files[0])
        try Data(changed.dropLast()).write(to: files[1])
        try (changed + changed).write(to: files[2])
        var leftOut: [URL] = []
        var data = Data()
        try Archive.write(store, originals: source, leavingOut: { leftOut.append($0) }, to: { data.append($0) })
        #expect(Set(leftOut.map(\.path)) == Set(files.prefix(3).map(\.path)) && leftOut.count == 3)
        let (copy, target) = try album(folder, "to")
        try read(data, into: copy, originals: target)
        #expect(try target.withoutOriginal() == added.prefix(3).sorted { $0.id < $1.id })
        let whole = try #require(target.original(of: added[3]))
        #expect(try Data(contentsOf: whole) == Pictures.png(width: 6, height: 2))
        // The same picture repairs its file.
        try source.add(Pictures.png(width: 3, height: 2), at: Instant(milliseconds: 2))
        #expect(try Data(contentsOf: files[0]) == Pictures.png(width: 3, height: 2))
    }

    @Test(
        "an original that is damaged in the archive costs itself alone and is named",
        arguments: [#"{"blob":"AAAA"}"#, #"{"blob":"A!"}"#, "1"]
    )
    func damagedInArchive(bytes: String) throws {
        let folder = try TemporaryFolder()
        let (store, source) = try album(folder, "from")
        let added = try (3...4).map { try source.add(Pictures.png(width: $0, height: 2), at: Instant(milliseconds: 1)) }
        var lines = try archive(store, originals: source).split(separator: 0x0A).map { Data($0) }
        let place = try #require(lines.firstIndex { $0.starts(with: Data(#"{"original":"\#(added[0].id)""#.utf8)) })
        lines[place] = Data(#"{"original":"\#(added[0].id)","bytes":\#(bytes)}"#.utf8)
        let (copy, target) = try album(folder, "to")
        var rest = Data(lines.joined(separator: [0x0A]))
        var leftOut: [String] = []
        try Archive.read(into: copy, originals: target, leavingOut: { leftOut.append($0) }) {
            defer { rest = Data() }
            return rest
        }
        #expect(leftOut == [added[0].id])
        #expect(try target.withoutOriginal().map(\.id) == [added[0].id])
    }

    @Test("an original that was damaged on the disk is repaired by an archive")
    func repaired() throws {
        let folder = try TemporaryFolder()
        let (store, source) = try album(folder, "photos")
        let attachment = try source.add(Pictures.png(width: 3, height: 2), at: Instant(milliseconds: 1))
        let data = try archive(store, originals: source)
        let file = try #require(source.original(of: attachment))
        try Data("changed".utf8).write(to: file)
        let (copy, target) = try album(folder, "photos")
        try read(data, into: copy, originals: target)
        #expect(try Data(contentsOf: file) == Pictures.png(width: 3, height: 2))
    }

    @Test("originals that a sweep removes while an archive is read beside the store are put back")
    func sweptMeanwhile() throws {
        let folder = try TemporaryFolder()
        let (store, source) = try album(folder, "from")
        let attachment = try source.add(Pictures.png(width: 3, height: 2), at: Instant(milliseconds: 1))
        let file = folder.file("all.jsonl")
        try Archive.write(store, originals: source, to: file)
        let live = try LocalStore.open(at: folder.file("live.sqlite"), schemas: [Attachments.schema])
        let originals = Attachments(store: live, folder: folder.file("to"), thumbnailer: nil)
        let key = IdempotencyKey("import", content: "import", at: Instant(milliseconds: 2))
        try Backup.replace(live, keeping: folder.file("kept.sqlite"), under: key) { store throws(StoreError) in
            let staged = Attachments(store: store, folder: folder.file("to"), thumbnailer: nil)
            try Archive.read(file, into: store, originals: staged)
            let swept = try originals.sweep(addedBefore: Instant(milliseconds: 3))
            #expect(swept.files == 1)
        }
        #expect(try originals.withoutOriginal() == [attachment])
        try Archive.putBackOriginals(of: file, into: originals)
        #expect(try originals.withoutOriginal() == [])
        #expect(try originals.sweep(addedBefore: Instant(milliseconds: 0)).files == 0)
    }

    @Test("no sweep comes between the originals and the rows of an archive of an older version")
    func sweptWhileOlder() throws {
        let folder = try TemporaryFolder()
        let older = try LocalStore.inMemory(schemas: [Attachments.schema, Library.schema.upTo("0001-books")])
        let source = Attachments(store: older, folder: folder.file("from"), thumbnailer: nil)
        try source.add(Pictures.png(width: 3, height: 2), at: Instant(milliseconds: 1))
        let data = try archive(older, originals: source)
        let end = try #require(data.dropLast().lastIndex(of: 0x0A)) + 1
        var parts = [Data(data[end...]), Data(data[..<end])]
        let file = folder.file("live.sqlite")
        let schemas = [Attachments.schema, Library.schema]
        let store = try LocalStore.open(at: file, schemas: schemas)
        let other = try LocalStore.open(at: file, schemas: schemas, options: StoreOptions(busyTimeout: 0))
        let originals = Attachments(store: store, folder: folder.file("to"), thumbnailer: nil)
        let beside = Attachments(store: other, folder: folder.file("to"), thumbnailer: nil)
        try Archive.read(into: store, originals: originals) {
            // The rows and the original are read, and the end isn't.
            if parts.count == 1 {
                #expect(throws: StoreError.self) { try beside.sweep(addedBefore: Instant(milliseconds: 3)) }
            }
            return parts.popLast() ?? Data()
        }
        #expect(try originals.withoutOriginal() == [])
    }

    @Test("rows that triggers wrote are copied and not made again; full-text indexes are filled by the engine")
    func triggers() throws {
        let schema = Schema(
            namespace: "notes",
            migrations: [
                Migration(
                    "0001-notes",
                    sql: """
                        CREATE TABLE note (id INTEGER NOT NULL PRIMARY KEY, body TEXT NOT NULL) STRICT;
                        CREATE TABLE tally (id INTEGER NOT NULL PRIMARY KEY, count INTEGER NOT NULL) STRICT;
                        INSERT INTO tally VALUES (1, 0);
                        CREATE VIRTUAL TABLE note_search USING fts5 (body, content='note', content_rowid='id');
                        CREATE TRIGGER note_counted AFTER INSERT ON note BEGIN UPDATE tally SET count = count + 1; END;
                        """
                )
            ]
        )
        let store = try LocalStore.inMemory(schemas: [schema])
        try store.write { try $0.execute(sql: "INSERT INTO note (body) VALUES ('red apple'), ('green pear')") }
        let copy = try LocalStore.inMemory(schemas: [schema])
        try copy.write { try $0.execute(sql: "DELETE FROM tally") }
        var rest = try archive(store)
        try Archive.read(
            into: copy,
            rebuilding: { try $0.execute(sql: "INSERT INTO note_search (note_search) VALUES ('rebuild')") }
        ) {
            defer { rest = Data() }
            return rest
        }
        #expect(try copy.read { try Int.fetchOne($0, sql: "SELECT count FROM tally") } == 2)
        #expect(
            try copy.read { try Int.fetchAll($0, sql: "SELECT rowid FROM note_search WHERE note_search MATCH 'pear'") }
                == [2]
        )
        try copy.write { try $0.execute(sql: "INSERT INTO note (body) VALUES ('blue plum')") }
        #expect(try copy.read { try Int.fetchOne($0, sql: "SELECT count FROM tally") } == 3, "the triggers are back")
    }
}
