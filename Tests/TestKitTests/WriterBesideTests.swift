import GRDB
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("A writer beside a reader")
struct WriterBesideTests {
    /// A page over two rows that always have one number.
    private struct PairPage: Screen {
        let title: String
        let left: Int
        let right: Int
        let revision: Revision
    }

    private struct Nothing: Error {}

    private static let schema = Schema(
        namespace: "pairs",
        migrations: [
            Migration(
                "0001-sides",
                sql: """
                    CREATE TABLE side (name TEXT NOT NULL PRIMARY KEY, number INTEGER NOT NULL) STRICT;
                    INSERT INTO side VALUES ('left', -1), ('right', -1);
                    """
            )
        ]
    )

    /// Reads one side, or fails if there is none.
    private static func side(_ name: String, in db: Database) throws -> Int {
        let number = try Int.fetchOne(db, sql: "SELECT number FROM side WHERE name = ?", arguments: [name])
        guard let number else { throw Nothing() }
        return number
    }

    private static func beside(_ show: @escaping (LocalStore) throws -> any Screen) throws -> WriterBeside<LocalStore> {
        try WriterBeside<LocalStore>(copyOf: try LocalStore.inMemory(schemas: [schema])) { store in
            store
        } show: { store, _ in
            try show(store)
        } write: { store, number in
            let cause = ChangeCause(
                actor: "Ann",
                at: Instant(milliseconds: 0),
                useCase: "set",
                subject: EntityRef(kind: "pair", id: "1"),
                summary: "both set"
            )
            try store.change(cause) { rows in
                for name in ["left", "right"] {
                    try rows.update("side", key: [.text(name)], set: ["number": .integer(Int64(number))])
                }
            }
        }
    }

    @Test("A page of one transaction mixes nothing, although each look has a change in its middle")
    func one() throws {
        let beside = try Self.beside { store in
            try store.read { db in
                PairPage(
                    title: "Pair",
                    left: try Self.side("left", in: db),
                    right: try Self.side("right", in: db),
                    revision: Revision(change: try ChangeLog.latest(in: db))
                )
            }
        }
        let seen = try (0..<3).map { _ in try beside.open("pair") as? PairPage }
        #expect(seen.map { $0?.left } == [-1, 0, 1])
        #expect(beside.breaches == [])
        #expect(beside.changeCount == 3)
        // Each screen that wasn't opened is named.
        let unopened = try beside.unopened(of: "Packages/RecipeBox/RecipeBox/Screens/RecipeScreens.swift")
        #expect(unopened.contains("StepsPage") && unopened.allSatisfy { $0 != "PairPage" })
    }

    @Test("A page of two transactions is found out, be it the rows that differ or only the revision")
    func two() throws {
        let rows = try Self.beside { store in
            let left = try store.read { db in try Self.side("left", in: db) }
            return try store.read { db in
                PairPage(
                    title: "Pair",
                    left: left,
                    right: try Self.side("right", in: db),
                    revision: Revision(change: try ChangeLog.latest(in: db))
                )
            }
        }
        _ = try rows.open("pair")
        #expect(rows.breaches.count == 1)
        let revision = try Self.beside { store in
            let number = try store.read { db in try Self.side("left", in: db) }
            let latest = try store.read { db in try ChangeLog.latest(in: db) }
            return PairPage(title: "Pair", left: number, right: number, revision: Revision(change: latest))
        }
        _ = try revision.open("pair")
        #expect(revision.breaches.count == 1)
        #expect(revision.changeCount == 2)
    }

    @Test("An error of the page is thrown on, and so is one of the writer")
    func errors() throws {
        let missing = try Self.beside { store in
            try store.read { db in
                PairPage(
                    title: "Pair",
                    left: try Self.side("left", in: db),
                    right: try Self.side("middle", in: db),
                    revision: Revision(change: 0)
                )
            }
        }
        #expect(throws: Nothing.self) { try missing.open("pair") }
        #expect(missing.breaches == [])
        let broken = try WriterBeside<LocalStore>(copyOf: try LocalStore.inMemory(schemas: [Self.schema])) { store in
            store
        } show: { store, _ in
            let number = try store.read { db in try Self.side("left", in: db) }
            return PairPage(title: "Pair", left: number, right: number, revision: Revision(change: 0))
        } write: { _, _ in
            throw Nothing()
        }
        #expect(throws: Nothing.self) { try broken.open("pair") }
        #expect(broken.breaches.count == 1)
    }
}
