import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

/// The calls to a record, in order.
private final class Diary {
    var entries: [String] = []
}

/// A book that records the calls by GRDB, and gets its title at insertion.
private struct Diarist: MutablePersistableRecord {
    static let databaseTableName = "book"
    static let persistenceConflictPolicy = PersistenceConflictPolicy(insert: .replace, update: .abort)

    var id: Int64?
    var title: String?
    let diary = Diary()

    func encode(to container: inout PersistenceContainer) {
        diary.entries.append("encode")
        container["ID"] = id
        container["author_id"] = "a"
        container["title"] = title
    }

    mutating func willInsert(_ db: Database) {
        diary.entries.append("willInsert")
        title = title ?? "untitled"
    }

    func aroundInsert(_ db: Database, insert: () throws -> InsertionSuccess) throws {
        diary.entries.append("aroundInsert")
        _ = try insert()
    }

    mutating func didInsert(_ inserted: InsertionSuccess) {
        diary.entries.append("didInsert")
        id = inserted.rowID
    }

    func willUpdate(_ db: Database, columns: Set<String>) { diary.entries.append("willUpdate") }

    func aroundUpdate(_ db: Database, columns: Set<String>, update: () throws -> PersistenceSuccess) throws {
        diary.entries.append("aroundUpdate")
        _ = try update()
    }

    func didUpdate(_ updated: PersistenceSuccess) { diary.entries.append("didUpdate") }

    func willSave(_ db: Database) { diary.entries.append("willSave") }

    func aroundSave(_ db: Database, save: () throws -> PersistenceSuccess) throws {
        diary.entries.append("aroundSave")
        _ = try save()
    }

    func didSave(_ saved: PersistenceSuccess) { diary.entries.append("didSave") }
}

@Suite("Records on their way through a change")
struct EncodedRecordTests {
    private func library() throws -> LocalStore {
        let store = try LocalStore.inMemory(schemas: [Library.schema])
        try store.change(Library.cause("made")) { try $0.insert(Author(id: "a", name: "Ann")) }
        return store
    }

    @Test("an inserted record is encoded once, its callbacks are called as GRDB calls them, and it gets its row id")
    func insertion() throws {
        let store = try library()
        let book = Diarist()
        let inserted = try store.change(Library.cause("added")) { try $0.insert(book) }
        #expect(inserted.id == 1)
        #expect(inserted.title == "untitled")
        let asByGRDB = Diarist()
        try store.write { db in
            var other = asByGRDB
            try other.insert(db)
        }
        #expect(book.diary.entries == asByGRDB.diary.entries)
        #expect(book.diary.entries.filter { $0 == "encode" }.count == 1)
        let row = try store.read { try ChangeLog.change(2, in: $0)?.rows.first }
        #expect(row?.key == [1])
        #expect(row?.after?["title"] == "untitled")
    }

    @Test("an updated record is encoded once, and its callbacks are called as GRDB calls them")
    func update() throws {
        let store = try library()
        try store.change(Library.cause("added")) { try $0.insert(Diarist(title: "One")) }
        let (update, upsert, asByGRDB) = (
            Diarist(id: 1, title: "1"), Diarist(id: 1, title: "2"), Diarist(id: 1, title: "3")
        )
        try store.change(Library.cause("updated")) { scope in
            try scope.update(update)
            try scope.upsert(upsert)
        }
        try store.write { try asByGRDB.update($0) }
        // The key is needed before GRDB starts, so the record is encoded first.
        #expect(update.diary.entries == ["encode"] + asByGRDB.diary.entries.filter { $0 != "encode" })
        #expect(upsert.diary.entries == update.diary.entries)
        let rows = try store.read { try ChangeLog.change(3, in: $0)?.rows ?? [] }
        #expect(rows.map { $0.before?["title"] } == ["One", "1"])
        #expect(rows.map { $0.after?["title"] } == ["1", "2"])
    }

    @Test("a record's conflict policy holds")
    func conflicts() throws {
        let store = try library()
        try store.change(Library.cause("added")) { scope in
            try scope.insert(Diarist(id: 7, title: "One"))
            try scope.insert(Diarist(id: 7, title: "Two"))
            #expect(throws: DatabaseError.self) {
                try scope.insert(Book(id: 7, authorID: "a", title: "Three", weight: 1))
            }
        }
        #expect(try store.read { try String.fetchAll($0, sql: "SELECT title FROM book") } == ["Two"])
    }

    @Test("a record that moves to another key is logged under both, and encoded once")
    func replacing() throws {
        let store = try library()
        let (old, new) = (Diarist(id: 1, title: "One"), Diarist(id: 2, title: "Two"))
        try store.change(Library.cause("moved")) { scope in
            try scope.insert(old)
            try scope.update(new, replacing: old)
        }
        #expect(new.diary.entries == ["encode"])
        let row = try store.read { try ChangeLog.change(2, in: $0)?.rows.last }
        #expect(row?.before?["id"] == 1)
        #expect(row?.after?["id"] == 2)
        #expect(row?.after?["title"] == "Two")
    }

    @Test("a change sees the columns that were added since the one before, in this process, too")
    func ownSchemaChange() throws {
        let store = try library()
        try store.write { try $0.execute(sql: "ALTER TABLE author ADD COLUMN born INTEGER NOT NULL DEFAULT 1900") }
        try store.change(Library.cause("later")) { try $0.insert(Author(id: "b", name: "Bob")) }
        try store.write { try $0.execute(sql: "ALTER TABLE author RENAME COLUMN born TO year") }
        try store.change(Library.cause("last")) { scope in
            try scope.delete(from: "author", key: ["b"])
            try scope.db.execute(sql: "ALTER TABLE author ADD COLUMN died INTEGER")
            try scope.update("author", key: ["a"], set: ["name": "Anne"])
        }
        let (second, third) = try store.read { (try ChangeLog.change(2, in: $0), try ChangeLog.change(3, in: $0)) }
        #expect(second?.rows.map(\.after) == [["id": "b", "name": "Bob", "born": 1900]])
        #expect(third?.rows.first?.before == ["id": "b", "name": "Bob", "year": 1900])
        #expect(third?.rows.last?.after == ["id": "a", "name": "Anne", "year": 1900, "died": nil])
    }
}
