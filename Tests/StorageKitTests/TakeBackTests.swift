import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Taking changes back by writing forwards")
struct TakeBackTests {
    private func cause(_ summary: String) -> ChangeCause { Library.cause(summary, at: 5) }

    @Test("the log notes what was taken back and by what; only the rows that were written are changed")
    func notes() throws {
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("Ann added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        let change = try store.write { db in
            try ChangeLog.takeBack(1, cause: cause("taken back: Ann added"), in: db) { scope in
                try scope.update(Author(id: "a", name: "nobody"))
            }
        }
        #expect(change.undoes == 1)
        #expect(change.summary == "taken back: Ann added")
        #expect(change.rows.count == 1)
        #expect(try store.read { try ChangeLog.change(1, in: $0) }?.undoneBy == change.id)
        #expect(try store.read { try Author.fetchAll($0) } == [Author(id: "a", name: "nobody")])
        withExtendedLifetime(folder) {}
    }

    @Test("a change that needs nothing to make up for it is taken back all the same")
    func nothingToWrite() throws {
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("Ann added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        let change = try store.write { try ChangeLog.takeBack(1, cause: cause("taken back"), in: $0) { _ in } }
        #expect(change.rows.isEmpty)
        #expect(try store.read { try ChangeLog.change(1, in: $0) }?.undoneBy == change.id)
        withExtendedLifetime(folder) {}
    }

    @Test("a change is taken back once, whichever way; there is no change with another number")
    func once() throws {
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("Ann added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try store.write { _ = try ChangeLog.takeBack(1, cause: cause("taken back"), in: $0) { _ in } }
        #expect(throws: StoreError.alreadyUndone(change: 1, by: 2)) {
            try store.write { _ = try ChangeLog.takeBack(1, cause: cause("again"), in: $0) { _ in } }
        }
        #expect(throws: StoreError.alreadyUndone(change: 1, by: 2)) {
            try store.rollBack(1, by: "Ann", at: Instant(milliseconds: 9))
        }
        #expect(throws: StoreError.noSuchChange(9)) {
            try store.write { _ = try ChangeLog.takeBack(9, cause: cause("none"), in: $0) { _ in } }
        }
        withExtendedLifetime(folder) {}
    }

    @Test(
        "a change that was taken back by writing forward is neither redone nor rolled back: others already know the new rows"
    )
    func final() throws {
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("Ann added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        try store.change(Library.cause("Bob added")) { try $0.insert(Author(id: "b", name: "Bob")) }
        try store.undoLast(by: "Ann", at: Instant(milliseconds: 3))
        // This holds even if the engine's own use case has the name of the undo.
        let cause = ChangeCause(
            actor: "Ann",
            at: Instant(milliseconds: 5),
            useCase: "undo",
            subject: Library.author("a"),
            summary: "taken back"
        )
        let change = try store.write { db in
            try ChangeLog.takeBack(1, cause: cause, in: db) { try $0.update(Author(id: "a", name: "nobody")) }
        }
        #expect(throws: StoreError.self) { try store.redoLast(by: "Ann", at: Instant(milliseconds: 6)) }
        do {
            _ = try store.rollBack(change.id, by: "Ann", at: Instant(milliseconds: 7))
            Issue.record("it was rolled back")
        } catch {
            guard case .cannotUndo(change.id, _) = error else {
                Issue.record("unexpected: \(error)")
                return
            }
        }
        #expect(try store.read { try Author.fetchAll($0) } == [Author(id: "a", name: "nobody")])
        withExtendedLifetime(folder) {}
    }

    @Test("nothing is noted if the body fails")
    func failing() throws {
        struct Fault: Error {}
        let (store, folder) = try StoreKind.memory.make()
        try store.change(Library.cause("Ann added")) { try $0.insert(Author(id: "a", name: "Ann")) }
        #expect(throws: Fault.self) {
            try store.write { _ = try ChangeLog.takeBack(1, cause: cause("x"), in: $0) { _ in throw Fault() } }
        }
        #expect(try store.read { try ChangeLog.changes(in: $0) }.map(\.undoneBy) == [nil])
        withExtendedLifetime(folder) {}
    }

    @Test("the last standing change of an actor is neither an undo nor taken back, whoever wrote since")
    func lastStanding() throws {
        let (store, folder) = try StoreKind.memory.make()
        for (id, actor) in [("a", "Ann"), ("b", "Ann"), ("c", "Bob")] {
            try store.change(Library.cause("\(id) added", by: actor)) { try $0.insert(Author(id: id, name: id)) }
        }
        #expect(try store.read { try ChangeLog.lastStanding(by: "Ann", in: $0) }?.id == 2)
        try store.write { _ = try ChangeLog.takeBack(2, cause: Library.cause("back", by: "Ann"), in: $0) { _ in } }
        #expect(try store.read { try ChangeLog.lastStanding(by: "Ann", in: $0) }?.id == 1)
        #expect(try store.read { try ChangeLog.lastStanding(by: "Cy", in: $0) } == nil)
        #expect(try store.read { try ChangeLog.lastStanding(by: "Ann", ofKinds: ["author", "book"], in: $0) }?.id == 1)
        #expect(try store.read { try ChangeLog.lastStanding(by: "Ann", ofKinds: ["book"], in: $0) } == nil)
        withExtendedLifetime(folder) {}
    }

    @Test(
        "whoever changed nothing has the changes of others not read",
        arguments: [nil, ["author", "book"]] as [Set<String>?]
    )
    func lastStandingOfNobody(kinds: Set<String>?) throws {
        let (store, folder) = try StoreKind.memory.make()
        let plans = try store.read { db in
            var asked: [String] = []
            db.trace { event in
                if case .statement(let statement) = event { asked.append(statement.sql) }
            }
            #expect(try ChangeLog.lastStanding(by: "Cy", ofKinds: kinds, in: db) == nil)
            db.trace(options: [])
            let query = try #require(asked.last(where: { $0.contains("FROM change") }))
            let unknown = Array(repeating: "?", count: query.count { $0 == "?" })
            return try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(query)", arguments: StatementArguments(unknown))
                .map { $0["detail"] as String }
        }
        #expect(plans.count == 1 && plans.allSatisfy { $0.contains("INDEX change_standing (actor=?)") })
        withExtendedLifetime(folder) {}
    }

    @Test("changes are found by the range their subjects' ids lie in, newest first")
    func byRange() throws {
        let (store, folder) = try StoreKind.memory.make()
        for id in ["a1", "b1", "a2", "c1"] {
            try store.change(Library.cause(id, about: id)) { try $0.insert(Author(id: id, name: id)) }
        }
        let kind = Library.author("a1").kind
        #expect(
            try store.read { try ChangeLog.changes(ofKind: kind, ids: "a"..<"b", in: $0) }.map(\.summary) == [
                "a2", "a1",
            ]
        )
        #expect(
            try store.read { try ChangeLog.changes(ofKind: kind, ids: "b"..<"c1", in: $0) }.map(\.summary) == ["b1"]
        )
        #expect(try store.read { try ChangeLog.changes(ofKind: "other", ids: "a"..<"z", in: $0) }.isEmpty)
        withExtendedLifetime(folder) {}
    }
}
