import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("The change log")
struct ChangeLogTests {
    @Test("a change tells who, when, what for, and every row before and after", arguments: StoreKind.allCases)
    func entry(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        try store.change(Library.cause("added", at: 7)) { scope in
            try scope.insert(Author(id: "a", name: "Ann"))
            try scope.insert(Book(authorID: "a", title: "One", weight: 1.5, cover: Data([0, 255]), shelf: nil))
        }
        let change = try #require(try store.read { try ChangeLog.changes(in: $0) }.first)
        #expect(change.actor == "Ann")
        #expect(change.at == Instant(milliseconds: 7))
        #expect(change.useCase == "test")
        #expect(change.subject == Library.author("a"))
        #expect(change.summary == "added")
        #expect(change.rows.map(\.table) == ["author", "book"])
        #expect(change.rows.map(\.key) == [["a"], [1]])
        #expect(change.rows.map(\.before) == [nil, nil])
        let book: [String: StoredValue] = [
            "id": 1, "author_id": "a", "title": "One", "weight": 1.5, "cover": .blob(Data([0, 255])), "shelf": nil,
            "language": "en",
        ]
        #expect(change.rows.last?.after == book, "columns with defaults are there, too")
        withExtendedLifetime(folder) {}
    }

    @Test("the newest change that meets a condition is found on any page of the log", arguments: StoreKind.allCases)
    func newest(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        for number in 0..<70 {
            try store.change(Library.cause("change \(number)")) { scope in
                try scope.insert(Author(id: "\(number)", name: "Ann \(number)"))
            }
        }
        for wanted in [69, 68, 30, 0] {
            let found = try store.read { db in
                try ChangeLog.newest(in: db) { $0.actor == "Ann" && $0.summary == "change \(wanted)" }
            }
            #expect(found?.id == Int64(wanted + 1))
        }
        #expect(try store.read { db in try ChangeLog.newest(in: db) { $0.actor == "Bob" } } == nil)
        withExtendedLifetime(folder) {}
    }

    @Test("updates, deletions and key changes show both sides", arguments: StoreKind.allCases)
    func sides(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        try store.change(Library.cause("made")) { scope in
            try scope.insert(Author(id: "a", name: "Ann"))
            try scope.insert(Book(id: 5, authorID: "a", title: "Five", weight: 1))
            try scope.insert(Loan(bookID: 5, reader: "Bob", days: 3))
        }
        try store.change(Library.cause("moved")) { scope in
            let old = Loan(bookID: 5, reader: "Bob", days: 3)
            try scope.update(Loan(bookID: 5, reader: "Cy", days: 4), replacing: old)
            try scope.update(Author(id: "a", name: "Anne"))
            try scope.delete(from: "loan", key: [5, "Cy"])
        }
        let change = try #require(try store.read { try ChangeLog.change(2, in: $0) })
        #expect(change.rows.map(\.key) == [[5, "Cy"], ["a"], [5, "Cy"]])
        #expect(change.rows.first?.before?["reader"] == "Bob")
        #expect(change.rows.first?.after?["reader"] == "Cy")
        #expect(change.rows[1].before?["name"] == "Ann")
        #expect(change.rows[1].after?["name"] == "Anne")
        #expect(change.rows[2].after == nil)
        withExtendedLifetime(folder) {}
    }

    @Test(
        "upsert inserts, then updates; what stays as it was leaves no row and no change",
        arguments: StoreKind.allCases
    )
    func upsert(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        for name in ["Ann", "Ann", "Anne"] {
            try store.change(Library.cause(name)) { try $0.upsert(Author(id: "a", name: name)) }
        }
        let history = try store.read { try ChangeLog.changes(in: $0) }
        #expect(history.map(\.summary) == ["Anne", "Ann"])
        #expect(history.map { $0.rows.first?.before?["name"] } == ["Ann", nil])
        withExtendedLifetime(folder) {}
    }

    @Test("many rows are deleted by one condition, each of them logged", arguments: StoreKind.allCases)
    func conditions(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        try store.change(Library.cause("made")) { scope in
            try scope.insert(Author(id: "a", name: "Ann"))
            for shelf in 1...5 { try scope.insert(Book(authorID: "a", title: "B", weight: 1, shelf: shelf)) }
        }
        try store.change(Library.cause("moved")) { scope in
            #expect(try scope.deleteAll(from: "book", where: "shelf < ?", [3]) == 2)
            try scope.update("book", key: [3], set: ["shelf": nil])
        }
        #expect(try store.read { try Int?.fetchAll($0, sql: "SELECT shelf FROM book ORDER BY id") } == [nil, 4, 5])
        #expect(try store.read { try ChangeLog.change(2, in: $0)?.rows.map(\.key) } == [[1], [2], [3]])
        withExtendedLifetime(folder) {}
    }

    @Test("a change that throws is not in the history", arguments: StoreKind.allCases)
    func failed(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        #expect(throws: StoreError.noSuchRow(table: "author", key: ["x"])) {
            try store.change(Library.cause("half")) { scope in
                try scope.insert(Author(id: "a", name: "Ann"))
                try scope.update(Author(id: "x", name: "Nobody"))
            }
        }
        #expect(try store.read { try ChangeLog.changes(in: $0) } == [])
        #expect(try store.read { try Author.fetchCount($0) } == 0)
        withExtendedLifetime(folder) {}
    }

    @Test("nothing to delete is no change, and a table without a key can't be followed")
    func nothing() throws {
        let schema = Schema(
            namespace: "keyless",
            migrations: [Migration("0001-keyless", sql: "CREATE TABLE keyless (x TEXT NOT NULL) STRICT")]
        )
        let (store, folder) = try StoreKind.memory.make([Library.schema, schema])
        let isDeleted = try store.change(Library.cause("none")) { try $0.delete(Author(id: "a", name: "Ann")) }
        #expect(!isDeleted)
        #expect(throws: StoreError.noPrimaryKey(table: "keyless")) {
            try store.change(Library.cause("none")) { try $0.insert(into: "keyless", ["x": "y"]) }
        }
        #expect(try store.read { try ChangeLog.latest(in: $0) } == 0)
        withExtendedLifetime(folder) {}
    }

    @Test("the history is read in pages, newest first, of everything or of one subject", arguments: StoreKind.allCases)
    func pages(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        for number in 1...25 {
            let id = number % 2 == 0 ? "even" : "odd"
            try store.change(Library.cause("\(number)", about: id)) { try $0.upsert(Author(id: id, name: "\(number)")) }
        }
        var seen: [String] = []
        var before: Int64?
        repeat {
            let page = try store.read { try ChangeLog.changes(limit: 10, before: before, in: $0) }
            #expect(page.count <= 10)
            seen += page.map(\.summary)
            before = page.last?.id
        } while before != nil
        #expect(seen == (1...25).reversed().map(String.init))
        let even = try store.read { try ChangeLog.changes(for: Library.author("even"), limit: 3, in: $0) }
        #expect(even.map(\.summary) == ["24", "22", "20"])
        #expect(try store.read { try ChangeLog.latest(in: $0) } == 25)
        withExtendedLifetime(folder) {}
    }

    @Test("a transaction that somebody else began can carry a change, too")
    func withinTransaction() throws {
        let (store, folder) = try StoreKind.memory.make()
        let id = try store.write { db in
            let scope = ChangeScope(db: db, cause: Library.cause("job"))
            try scope.insert(Author(id: "a", name: "Ann"))
            return try scope.changeID
        }
        #expect(try store.read { try ChangeLog.change(id, in: $0) }?.summary == "job")
        withExtendedLifetime(folder) {}
    }

    static let exactValues: [StoredValue] = [
        nil, 0, -1, .integer(.max), .integer(.min), .real(0), .real(-0.0), .real(1), .real(0.1), .real(-1e300),
        .real(.leastNonzeroMagnitude), .real(.greatestFiniteMagnitude), .real(.infinity), .real(-.infinity), "",
        "a\"b\\c\n\t\u{1}\u{7f}", "é", "e\u{301}", "👨‍👩‍👧 עברית", "{\"blob\":\"AA==\"}", .blob(Data()), .blob(Data([0])),
        .blob(Data((0...255).map { UInt8($0) })),
    ]

    @Test("every value comes back from the log with its type and its bits", arguments: exactValues)
    func exact(value: StoredValue) throws {
        let schema = Schema(
            namespace: "any",
            migrations: [Migration("0001-any", sql: "CREATE TABLE anything (id INTEGER PRIMARY KEY, x ANY) STRICT")]
        )
        let (store, folder) = try StoreKind.memory.make([schema])
        try store.change(Library.cause("made")) { try $0.insert(into: "anything", ["id": 1, "x": value]) }
        let logged = try store.read { try ChangeLog.change(1, in: $0)?.rows.first?.after?["x"] }
        #expect(logged == value)
        try store.change(Library.cause("gone")) { try $0.delete(from: "anything", key: [1]) }
        try store.undoLast(by: "Ann", at: Instant(milliseconds: 1))
        let row = try store.read { try Row.fetchOne($0, sql: "SELECT x, typeof(x) FROM anything") }
        #expect(row.map { StoredValue($0[0] as DatabaseValue) } == value)
        withExtendedLifetime(folder) {}
    }
}
