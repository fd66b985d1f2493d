import Foundation
import GRDB
import RealtimeTree
import StorageKit
import TestKit
import Testing

@testable import RealtimeService

@Suite("A fault in a store of trees is told, and nothing is half there")
struct TreeStoreFaultTests {
    @Test("the tables keep the house rules")
    func audit() throws {
        #expect(try SchemaAudit.findings(of: TreeSchema.schema, nullable: ["realtime_leaf.spelled"]) == [])
    }

    @Test("a database that isn't there is neither read nor written nor made")
    func missing() async throws {
        let fixture = try TreeStoreFixture()
        let nowhere = try #require(DatabaseName("nowhere"))
        await #expect(throws: TreeStoreError.noDatabase(nowhere)) { try await fixture.store.whole(nowhere) }
        await #expect(throws: TreeStoreError.noDatabase(nowhere)) {
            try await fixture.store.put(.bool(true), "a", in: nowhere)
        }
        #expect(try await fixture.store.databases() == [])
    }

    @Test("on a full disk the change that doesn't fit fails alone, as unavailable, and the next that fits is made")
    func full() async throws {
        let fixture = try TreeStoreFixture(options: StoreOptions(pageLimit: 100))
        let (store, database) = (fixture.store, try await fixture.database())
        let told = ToldCommits()
        told.observe(store)
        let held = await HeldWrite(store, database)
        let large = RealtimeValue.string(String(repeating: "x", count: 1 << 20))
        let outcomes = try await withThrowingTaskGroup(of: (Int, Int64?, TreeStoreError?).self) { group in
            for number in 0..<30 {
                group.addTask {
                    do {
                        let value = number % 3 == 1 ? large : .number(Double(number))
                        return (number, try await store.put(value, "n/\(number)", in: database)?.sequence, nil)
                    } catch {
                        return (number, nil, error as? TreeStoreError)
                    }
                }
            }
            while store.waitingChanges < 30 { await Task.yield() }
            try await held.letGo()
            return try await group.reduce(into: [Int: (Int64?, TreeStoreError?)]()) { $0[$1.0] = ($1.1, $1.2) }
        }
        for (number, outcome) in outcomes {
            #expect(outcome.1 == (number % 3 == 1 ? .unavailable(reason: "the disk is full") : nil))
        }
        #expect(outcomes.values.compactMap(\.0).sorted() == (2...21).map { $0 })
        #expect(told.calls.flatMap { $0 }.map(\.sequence) == (1...21).map { $0 })
        let there = try await store.whole(database)["n"].children.keys
        #expect(Set(there) == Set((0..<30).filter { $0 % 3 != 1 }.map(String.init)))
        try await store.put(.null, "n", in: database)
        #expect(try await store.put(.string(String(repeating: "y", count: 100_000)), "n", in: database)?.sequence == 23)
    }

    @Test("while another process holds the file, writers hear unavailable, readers read, and then all goes on")
    func locked() async throws {
        let fixture = try TreeStoreFixture(options: StoreOptions(busyTimeout: 0.05))
        let (store, database) = (fixture.store, try await fixture.database())
        try await store.put(.number(1), "n", in: database)
        let holder = try ChildProcess(Executable.named("fault-worker"), ["trees", "hold", fixture.file.path])
        try holder.waitForLine(startingWith: "holding")
        await withTaskGroup(of: TreeStoreError?.self) { group in
            for number in 0..<50 {
                group.addTask {
                    do {
                        try await store.put(.number(2), "m/\(number)", in: database)
                        return nil
                    } catch {
                        return error as? TreeStoreError
                    }
                }
            }
            for await error in group {
                #expect(error == .unavailable(reason: "another process holds the file locked"))
            }
        }
        #expect(try await store.whole(database) == .object(["n": .number(1)]))
        #expect(try holder.wait() == .status(0))
        #expect(try await store.put(.number(2), "n", in: database)?.sequence == 2)
    }

    @Test("a commit that fails is uncertain for all that were in it; numbers go on without a gap, and nobody was told")
    func uncertain() async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        // A deferred foreign key, which is only checked at the commit.
        try fixture.local.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE parent (id INTEGER NOT NULL PRIMARY KEY) STRICT;
                    CREATE TABLE child (
                        id INTEGER NOT NULL PRIMARY KEY REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED
                    ) STRICT;
                    CREATE TRIGGER fails AFTER INSERT ON realtime_leaf WHEN new.path = 'fails' BEGIN
                        INSERT INTO child (id) VALUES (1);
                    END;
                    """
            )
        }
        let told = ToldCommits()
        told.observe(store)
        let held = await HeldWrite(store, database)
        await withTaskGroup(of: Bool.self) { group in
            for path in ["a", "fails", "b"] {
                group.addTask {
                    do {
                        try await store.put(.bool(true), path, in: database)
                        return false
                    } catch TreeStoreError.uncertain {
                        return true
                    } catch {
                        return false
                    }
                }
            }
            while store.waitingChanges < 3 { await Task.yield() }
            _ = try? await held.letGo()
            for await isUncertain in group { #expect(isUncertain) }
        }
        #expect(told.calls.map(\.count) == [1])
        #expect(try await store.whole(database) == .object(["held": .bool(true)]))
        #expect(try await store.put(.bool(true), "a", in: database)?.sequence == 2)
    }

    @Test("closing waits for what has begun: what was answered is there, the rest was refused", arguments: 1...4)
    func closing(round: Int) async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        let made = await withTaskGroup(of: String?.self) { group in
            for number in 0..<200 {
                group.addTask {
                    do {
                        try await store.put(.bool(true), "k\(number)", in: database)
                        return "k\(number)"
                    } catch {
                        #expect(error as? TreeStoreError == .unavailable(reason: "it has been closed"))
                        return nil
                    }
                }
                if number == 40 * round {
                    group.addTask {
                        await store.close(); return nil
                    }
                }
            }
            await store.close()
            return await group.reduce(into: Set<String>()) { all, key in key.map { _ = all.insert($0) } }
        }
        await #expect(throws: TreeStoreError.self) { try await store.whole(database) }
        await #expect(throws: TreeStoreError.self) { try await store.setRules([], of: database) }
        let again = try SQLiteTreeStore.open(at: fixture.file)
        #expect(Set(try await again.whole(database).children.keys) == made)
        #expect(try await again.read(database) { $0.sequence } == Int64(made.count))
        await again.close()
    }

    @Test("changes that waited when the store was closed are still made; later ones are refused")
    func closingBehindWaiting() async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        let held = await HeldWrite(store, database)
        let made = try await withThrowingTaskGroup(of: Int64?.self) { group in
            for number in 0..<50 {
                group.addTask { try await store.put(.bool(true), "k\(number)", in: database)?.sequence }
            }
            while store.waitingChanges < 50 { await Task.yield() }
            group.addTask {
                await store.close()
                return nil
            }
            while !store.isRefusing { await Task.yield() }
            await #expect(throws: TreeStoreError.self) { try await store.put(.bool(true), "late", in: database) }
            try await held.letGo()
            return try await group.reduce(into: [Int64]()) { all, sequence in sequence.map { all.append($0) } }
        }
        #expect(made.sorted() == (2...51).map { $0 })
        let again = try SQLiteTreeStore.open(at: fixture.file)
        #expect(try await again.whole(database).children.count == 51)
        await again.close()
    }

    @Test("rules that another process deploys are seen by the next state, under a greater version")
    func rules() async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        let before = try await store.read(database) { $0.rules }
        #expect(before.bytes == TreeStoreFixture.open)
        for text in [#"{"rules":{".read":false}}"#, #"{"rules":{}}"#] {
            let old = try await store.read(database) { $0.rules.version }
            let worker = try ChildProcess(
                Executable.named("fault-worker"),
                ["trees", "rules", fixture.file.path, database.text, text]
            )
            #expect(try worker.wait() == .status(0))
            let read = try await store.read(database) { $0.rules }
            #expect(read.bytes == Array(text.utf8))
            #expect(read.version > old)
            nonisolated(unsafe) var written: RulesDocument?
            _ = try await store.write(database) { state in
                written = state.rules
                return nil
            }
            #expect(written == read)
        }
        #expect(try await store.put(.bool(true), "a", in: database)?.sequence == 1)
    }

    @Test(
        "rules and writes that wait together take turns: a write is decided by the rules set before it, already durable"
    )
    func rulesInTurn() async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        let held = await HeldWrite(store, database)
        let reader = try LocalStore.open(at: fixture.file, schemas: SQLiteTreeStore.schemas)
        let documents = (0..<20).map { "{\"rules\":{\"n\($0)\":{}}}" }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, document) in documents.enumerated() {
                group.addTask { try await store.setRules(Array(document.utf8), of: database) }
                while store.waitingChanges < 2 * number + 1 { await Task.yield() }
                group.addTask {
                    _ = try await store.write(database) { state in
                        #expect(state.rules.bytes == Array(document.utf8))
                        // Another connection sees exactly the committed data.
                        let durable = try reader.read { db in
                            try Data.fetchOne(
                                db,
                                sql: "SELECT document FROM realtime_rules WHERE version = ?",
                                arguments: [state.rules.version]
                            )
                        }
                        #expect(durable == Data(document.utf8))
                        return RealtimeWrite(.bool(true), at: try RealtimePath("n\(number)"))
                    }
                }
                while store.waitingChanges < 2 * number + 2 { await Task.yield() }
            }
            try await held.letGo()
            try await group.waitForAll()
        }
        #expect(try await store.whole(database).children.count == 21)
        // The store keeps only the newest document.
        #expect(try reader.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM realtime_rules") } == 1)
        try reader.close()
    }

    @Test("a database is made once: one that is there keeps its rules and its data")
    func makesOnce() async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        try await store.put(.bool(true), "a", in: database)
        let other = try #require(DatabaseName("other"))
        let closed = Array(#"{"rules":{}}"#.utf8)
        for name in [database, other] { try await store.make(name, rules: closed) }
        #expect(try await store.read(database) { $0.rules.bytes } == TreeStoreFixture.open)
        #expect(try await store.read(other) { $0.rules.bytes } == closed)
        #expect(try await store.put(.bool(true), "b", in: database)?.sequence == 2)
    }

    @Test("a backup made while writers write is one state of the store, and restores as it")
    func backup() async throws {
        let fixture = try TreeStoreFixture()
        let (store, database) = (fixture.store, try await fixture.database())
        let file = fixture.folder.file("backup.sqlite")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<300 {
                group.addTask {
                    let places = try ["a", "b"].map { try RealtimePath("\($0)/\(number)") }
                    _ = try await store.write(database) { _ in
                        try RealtimeWrite([places[0]: .bool(true), places[1]: .bool(true)])
                    }
                }
                if number == 150 { group.addTask { try Backup.write(fixture.local, to: file) } }
            }
            try await group.waitForAll()
        }
        let other = fixture.folder.file("other.sqlite")
        try Backup.restore(from: file, to: other, schemas: SQLiteTreeStore.schemas)
        let restored = try SQLiteTreeStore.open(at: other)
        let (value, sequence) = try await restored.read(database) { (try $0.tree.value(at: .root), $0.sequence) }
        #expect(value["a"] == value["b"])
        #expect(value["a"].children.count == Int(sequence))
        #expect(try await restored.put(.bool(true), "a/new", in: database)?.sequence == sequence + 1)
        await restored.close()
    }
}
