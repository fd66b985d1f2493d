import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Taking changes back")
struct UndoTests {
    private func instant(_ milliseconds: Int64) -> Instant { Instant(milliseconds: milliseconds) }

    @Test(
        "undo takes the last change back, then the one before; redo brings them again; all of it stands in the history",
        arguments: StoreKind.allCases
    )
    func undoAndRedo(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        try store.change(Library.cause("Ann added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try store.change(Library.cause("Ann renamed", at: 2)) { try $0.update(Author(id: "a", name: "Anne")) }
        let undone = try store.undoLast(by: "Bob", at: instant(3))
        #expect(undone.actor == "Bob")
        #expect(undone.undoes == 2)
        #expect(undone.summary == "taken back: Ann renamed")
        #expect(try store.read { try Author.fetchAll($0) } == [Author(id: "a", name: "Ann")])
        try store.undoLast(by: "Bob", at: instant(4))
        #expect(try store.read { try Author.fetchCount($0) } == 0)
        #expect(throws: StoreError.nothingToUndo) { try store.undoLast(by: "Bob", at: instant(5)) }
        try store.redoLast(by: "Bob", at: instant(6))
        try store.redoLast(by: "Bob", at: instant(7))
        #expect(try store.read { try Author.fetchAll($0) } == [Author(id: "a", name: "Anne")])
        #expect(throws: StoreError.nothingToRedo) { try store.redoLast(by: "Bob", at: instant(8)) }
        let history = try store.read { try ChangeLog.changes(in: $0) }
        #expect(history.map(\.useCase) == ["redo", "redo", "undo", "undo", "test", "test"])
        #expect(history.map(\.undoes) == [3, 4, 1, 2, nil, nil])
        #expect(history.map(\.undoneBy) == [nil, nil, 5, 6, 3, 4])
        #expect(history.first?.summary == "done again: Ann renamed")
        withExtendedLifetime(folder) {}
    }

    @Test("a redone change can be undone again, and a new change ends redoing")
    func afterRedo() throws {
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("Ann added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try store.undoLast(by: "Bob", at: instant(1))
        try store.redoLast(by: "Bob", at: instant(2))
        try store.undoLast(by: "Bob", at: instant(3))
        #expect(try store.read { try Author.fetchCount($0) } == 0)
        try store.change(Library.cause("Bob added")) { try $0.insert(Author(id: "b", name: "Bob")) }
        #expect(throws: StoreError.nothingToRedo) { try store.redoLast(by: "Bob", at: instant(4)) }
        withExtendedLifetime(folder) {}
    }

    @Test("undo of one subject leaves newer changes of others", arguments: StoreKind.allCases)
    func bySubject(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        for id in ["a", "b"] {
            try store.change(Library.cause("\(id) added", about: id)) { try $0.insert(Author(id: id, name: id)) }
        }
        let undone = try store.undoLast(by: "Ann", at: instant(1), subject: Library.author("a"))
        #expect(undone.subject == Library.author("a"))
        #expect(try store.read { try Author.fetchAll($0) }.map(\.id) == ["b"])
        #expect(throws: StoreError.nothingToUndo) {
            try store.undoLast(by: "Ann", at: instant(2), subject: Library.author("a"))
        }
        withExtendedLifetime(folder) {}
    }

    @Test("a change whose row has been changed since is refused, with who and when", arguments: StoreKind.allCases)
    func changedSince(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        try store.change(Library.cause("added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try store.change(Library.cause("renamed", by: "Bob", at: 5)) { try $0.update(Author(id: "a", name: "Anne")) }
        let error = #expect(throws: StoreError.self) { try store.rollBack(1, by: "Ann", at: instant(9)) }
        #expect(error == .changedSince(change: 1, table: "author", key: ["a"], actor: "Bob", at: instant(5)))
        #expect(try store.read { try Author.fetchAll($0) } == [Author(id: "a", name: "Anne")], "nothing is changed")
        #expect(try store.read { try ChangeLog.latest(in: $0) } == 2)
        try store.change(Library.cause("deleted", by: "Cy", at: 6)) { try $0.delete(Author(id: "a", name: "")) }
        let gone = #expect(throws: StoreError.self) { try store.rollBack(2, by: "Ann", at: instant(9)) }
        #expect(gone == .changedSince(change: 2, table: "author", key: ["a"], actor: "Cy", at: instant(6)))
        withExtendedLifetime(folder) {}
    }

    @Test("a row that something outside the history changed is refused, too")
    func changedOutside() throws {
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try store.write { try $0.execute(sql: "UPDATE author SET name = 'x'") }
        let error = #expect(throws: StoreError.self) { try store.undoLast(by: "Ann", at: instant(9)) }
        #expect(error == .changedSince(change: 1, table: "author", key: ["a"], actor: nil, at: nil))
        withExtendedLifetime(folder) {}
    }

    @Test("a change is taken back once; there is no change with another number")
    func once() throws {
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try store.rollBack(1, by: "Ann", at: instant(2))
        #expect(throws: StoreError.alreadyUndone(change: 1, by: 2)) { try store.rollBack(1, by: "Ann", at: instant(3)) }
        #expect(throws: StoreError.noSuchChange(99)) { try store.rollBack(99, by: "Ann", at: instant(3)) }
        withExtendedLifetime(folder) {}
    }

    @Test("a parent that has got children since can't be taken away", arguments: StoreKind.allCases)
    func references(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        try store.change(Library.cause("added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try store.change(Library.cause("book")) { try $0.insert(Book(authorID: "a", title: "One", weight: 1)) }
        let error = #expect(throws: StoreError.self) { try store.rollBack(1, by: "Ann", at: instant(2)) }
        guard case .cannotUndo(change: 1, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try store.read { try Author.fetchCount($0) } == 1)
        #expect(try store.read { try ChangeLog.latest(in: $0) } == 2)
        withExtendedLifetime(folder) {}
    }

    @Test("a unique value that another row has taken meanwhile is in the way")
    func taken() throws {
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("a")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try store.change(Library.cause("a renamed")) { try $0.update(Author(id: "a", name: "Anne")) }
        try store.change(Library.cause("b")) { try $0.insert(Author(id: "b", name: "Ann")) }
        let error = #expect(throws: StoreError.self) { try store.rollBack(2, by: "Ann", at: instant(2)) }
        guard case .cannotUndo(change: 2, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("author.name"))
        withExtendedLifetime(folder) {}
    }

    @Test("two rows that swapped a unique value swap back")
    func swap() throws {
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("made")) { scope in
            try scope.insert(Author(id: "a", name: "1"))
            try scope.insert(Author(id: "b", name: "2"))
        }
        try store.change(Library.cause("swapped")) { scope in
            try scope.update(Author(id: "a", name: "x"))
            try scope.update(Author(id: "b", name: "1"))
            try scope.update(Author(id: "a", name: "2"))
        }
        try store.undoLast(by: "Ann", at: instant(2))
        #expect(try store.read { try Author.order(Column("id")).fetchAll($0) }.map(\.name) == ["1", "2"])
        try store.redoLast(by: "Ann", at: instant(3))
        #expect(try store.read { try Author.order(Column("id")).fetchAll($0) }.map(\.name) == ["2", "1"])
        withExtendedLifetime(folder) {}
    }

    @Test("rows that an undo only changes stay in their place")
    func place() throws {
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("made")) { scope in
            for id in ["z", "a", "m"] { try scope.insert(Author(id: id, name: id)) }
        }
        try store.change(Library.cause("renamed")) { try $0.update(Author(id: "z", name: "Zoe")) }
        try store.undoLast(by: "Ann", at: instant(2))
        let rows = try store.read { try Row.fetchAll($0, sql: "SELECT rowid, id FROM author ORDER BY rowid") }
        #expect(rows.map { $0[1] as String } == ["z", "a", "m"])
        withExtendedLifetime(folder) {}
    }

    @Test("a change from before a migration is taken back; columns that came since keep their values")
    func olderSchema() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("s.sqlite")
        let older = try LocalStore.open(at: file, schemas: [Library.schema.upTo("0001-books")])
        try older.change(Library.cause("made")) { scope in
            try scope.insert(Author(id: "a", name: "Ann"))
            try scope.insert(Book(id: 1, authorID: "a", title: "One", weight: 1))
        }
        try older.change(Library.cause("renamed")) { try $0.update("book", key: [1], set: ["title": "Two"]) }
        try older.close()
        let store = try LocalStore.open(at: file, schemas: [Library.schema])
        try store.write { try $0.execute(sql: "UPDATE book SET language = 'de'") }
        try store.undoLast(by: "Ann", at: instant(2))
        let row = try store.read { try Row.fetchOne($0, sql: "SELECT title, language FROM book") }
        #expect(row == ["title": "One", "language": "de"])
        try store.write { try $0.execute(sql: "ALTER TABLE book DROP COLUMN shelf") }
        let error = #expect(throws: StoreError.self) { try store.rollBack(1, by: "Ann", at: instant(3)) }
        #expect(error == .cannotUndo(change: 1, reason: "book has no column shelf anymore"))
    }
}

@Suite("Laws of taking back")
struct UndoLawTests {
    @Test(
        "rollback of a rollback brings the same bytes back, over generated histories",
        arguments: 0..<25 as Range<UInt64>
    )
    func rollbackOfRollback(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (store, folder) = try StoreKind.memory.make()
        var states = [try store.read { try Library.content($0) }]
        for step in 0..<20 {
            let count = random.int(in: 1...6)
            try store.change(Library.cause("step \(step)", at: Int64(step))) { scope in
                for _ in 0..<count { try History.step(scope, &random) }
            }
            states.append(try store.read { try Library.content($0) })
        }
        let made = try store.read { try ChangeLog.changes(limit: 100, in: $0) }
        for change in made {
            let before = try store.read { try Library.content($0) }
            let undo = try store.rollBack(change.id, by: "x", at: change.at)
            let redo = try store.rollBack(undo.id, by: "x", at: change.at)
            #expect(try store.read { try Library.content($0) } == before, "seed \(seed), change \(change.id)")
            try store.rollBack(redo.id, by: "x", at: change.at)
        }
        #expect(
            try store.read { try Library.content($0) } == states[0],
            "seed \(seed): everything taken back is nothing"
        )
        #expect(try store.inspect().findings == [])
        withExtendedLifetime(folder) {}
    }

    @Test(
        "undo passes through every earlier state, redo through every later one",
        arguments: 100..<115 as Range<UInt64>
    )
    func passesThroughAll(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (store, folder) = try StoreKind.memory.make()
        var states = [try store.read { try Library.content($0) }]
        for step in 0..<12 {
            try store.change(Library.cause("step \(step)")) { try History.step($0, &random) }
            let (state, changes) = try store.read { (try Library.content($0), try ChangeLog.latest(in: $0)) }
            // A step without an effect makes no change.
            if changes == Int64(states.count) { states.append(state) }
        }
        for state in states.dropLast().reversed() {
            try store.undoLast(by: "x", at: Instant(milliseconds: 1))
            #expect(try store.read { try Library.content($0) } == state, "seed \(seed)")
        }
        for state in states.dropFirst() {
            try store.redoLast(by: "x", at: Instant(milliseconds: 1))
            #expect(try store.read { try Library.content($0) } == state, "seed \(seed)")
        }
        withExtendedLifetime(folder) {}
    }
}

/// Random steps that the schema allows.
private enum History {
    static func step(_ scope: ChangeScope, _ random: inout SeededGenerator) throws {
        let author = "author-\(random.int(in: 0...3))"
        try scope.upsert(Author(id: author, name: "\(author) \(random.int(in: 0...2))"))
        let id = Int64(random.int(in: 1...6))
        let books = try Book.fetchAll(scope.db)
        switch random.int(in: 0...6) {
        case 0, 1:
            let weight = random.pick([0.0, -0.0, 0.1, 1e300, .infinity])
            let cover = random.oneIn(2) ? Data((0..<random.int(in: 0...5)).map { UInt8($0 * 50) }) : nil
            try scope.upsert(
                Book(id: id, authorID: author, title: "T\(random.int(in: 0...9))", weight: weight, cover: cover)
            )
        case 2 where books.contains { $0.id == id }:
            try scope.upsert(Loan(bookID: id, reader: "r\(random.int(in: 0...2))", days: random.int(in: 0...60)))
        case 3:
            try scope.deleteAll(from: "loan", where: "book_id = ?", [id])
            try scope.delete(from: "book", key: [.integer(id)])
        case 4:
            for number in books.compactMap(\.id) where number % 2 == id % 2 {
                try scope.update("book", key: [.integer(number)], set: ["shelf": .integer(number)])
            }
        case 5:
            if let loan = try Loan.fetchOne(scope.db) {
                let moved = Loan(bookID: loan.bookID, reader: "moved-\(random.int(in: 0...99))", days: loan.days)
                if try !moved.exists(scope.db) { try scope.update(moved, replacing: loan) }
            }
        default:
            try scope.deleteAll(from: "author", where: "id NOT IN (SELECT author_id FROM book)")
        }
    }
}
