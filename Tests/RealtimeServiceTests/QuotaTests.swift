import Foundation
import GRDB
import RealtimeTree
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import RealtimeService

@Suite("The quotas of rooms and accounts", .timeLimit(.minutes(2)))
struct QuotaTests {
    private static let now = Instant(milliseconds: 1_800_000_000_000)

    /// The sizes of branches in the table, and the sizes counted from the leaves.
    private func books(_ local: LocalStore) throws -> (noted: [String: [Int]], counted: [String: [Int]]) {
        try local.read { db in
            let noted = try Row.fetchAll(db, sql: "SELECT branch, leaves, bytes FROM realtime_usage")
            let leaves = try StoredLeaf.fetchAll(db, sql: "SELECT path, spelled, value FROM realtime_leaf")
            var counted: [String: BranchUsage] = [:]
            for leaf in leaves {
                counted[BranchUsage.branch(of: leaf.path), default: BranchUsage()].add(leaf.path, leaf.value)
            }
            return (
                Dictionary(uniqueKeysWithValues: noted.map { ($0["branch"], [$0["leaves"], $0["bytes"]]) }),
                counted.mapValues { [$0.values, $0.bytes] }
            )
        }
    }

    @Test("the counts of each branch are those of its content, after any history of writes", arguments: 0..<8)
    func agrees(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        func value(_ depth: Int) -> RealtimeValue {
            switch random.int(in: depth > 0 ? 0...6 : 0...3) {
            case 0: .null
            case 1: .bool(random.oneIn(2))
            case 2: .number(Double(random.int(in: 0...9)))
            case 3: .string(random.pick(["", "text", "é\u{0}", "🍏"]))
            default:
                .children(Dictionary(["rooms", "r1", "e\u{301}", "b"].map { ($0, value(depth - 1)) }) { $1 })
            }
        }
        for _ in 0..<60 {
            let keys = (0..<random.int(in: 0...4)).map { _ in random.pick(["rooms", "r1", "é", "b"]) }
            let path = try RealtimePath(keys)
            let written = value(3)
            let bounds = WriteBounds(
                account: "ann",
                removals: 3,
                quotas: TreeQuotas(room: .init(values: 6, bytes: 120)),
                at: Self.now
            )
            let isBound = random.oneIn(2)
            do {
                _ = try await fixture.store.write(database, isBound ? bounds : nil) { _ in
                    RealtimeWrite(written, at: path)
                }
            } catch is TreeStoreError {}
            let books = try books(fixture.local)
            #expect(books.noted == books.counted, "seed \(seed)")
        }
    }

    private func put(
        _ fixture: TreeStoreFixture,
        _ database: DatabaseName,
        _ path: String,
        _ value: RealtimeValue,
        _ quotas: TreeQuotas,
        as account: String = "ann"
    ) async throws {
        let path = try RealtimePath(path)
        _ = try await fixture.store.write(
            database,
            WriteBounds(account: account, removals: 1_000, quotas: quotas, at: Self.now)
        ) { _ in RealtimeWrite(value, at: path) }
    }

    @Test("a room that is full takes no more, gives back, and then takes again, also after a restart")
    func full() async throws {
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        let quotas = TreeQuotas(room: .init(values: 10, bytes: 200), other: .init(values: 2, bytes: 1_000))
        for number in 0..<10 { try await put(fixture, database, "rooms/r/\(number)", .bool(true), quotas) }
        let excess = TreeStoreError.overQuota(.values(of: "rooms/r", limit: 10))
        await #expect(throws: excess) { try await put(fixture, database, "rooms/r/10", .bool(true), quotas) }
        let text = RealtimeValue.string(String(repeating: "x", count: 150))
        await #expect(throws: TreeStoreError.overQuota(.bytes(of: "rooms/r", limit: 200))) {
            try await put(fixture, database, "rooms/r/1", text, quotas)
        }
        // Another room and an account's own data have quotas of their own.
        try await put(fixture, database, "rooms/q/1", text, quotas)
        try await put(fixture, database, "users/ann/1", text, quotas)
        #expect(try await fixture.store.whole(database)["rooms"]["r"].children.count == 10)
        await fixture.store.close()

        let again = try SQLiteTreeStore.open(at: fixture.file)
        func write(_ path: String, _ value: RealtimeValue) async throws {
            let path = try RealtimePath(path)
            let bounds = WriteBounds(account: "ann", removals: 1_000, quotas: quotas, at: Self.now)
            _ = try await again.write(database, bounds) { _ in RealtimeWrite(value, at: path) }
        }
        await #expect(throws: excess) { try await write("rooms/r/10", .bool(true)) }
        // Less data is always allowed, even if a smaller quota is exceeded.
        let less = TreeQuotas(room: .init(values: 3, bytes: 10))
        let tight = WriteBounds(account: "ann", removals: 1_000, quotas: less, at: Self.now)
        _ = try await again.write(database, tight) { _ in RealtimeWrite(.null, at: try RealtimePath("rooms/r/0")) }
        try await write("rooms/r/10", .bool(true))
        await again.close()
    }

    @Test("members who are no active admins fill a quarter each and three quarters together; the rest is the admins'")
    func members() async throws {
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        // An id whose stored form has other bytes.
        let eve = "e\u{301}ve"
        let roles = [
            ("ann", "admin"), (eve, "logger"), ("cy", "logger"), ("dee", "logger"), ("fay", "logger"),
            ("gone", "admin"), ("still", "admin"),
        ]
        for (account, role) in roles {
            try await fixture.store.put(.string(role), "rooms/r/members/\(account)/role", in: database)
        }
        for (account, later) in [("gone", 0), ("still", 1)] {
            let until = RealtimeValue.number(Double(Self.now.milliseconds + Int64(later)))
            try await fixture.store.put(until, "rooms/r/members/\(account)/until", in: database)
        }
        let quotas = TreeQuotas(room: .init(values: 0, bytes: 4_000))
        var number = 0
        func add(as account: String) async throws {
            number += 1
            let text = RealtimeValue.string(String(repeating: "x", count: 390))
            try await put(fixture, database, "rooms/r/\(100 + number)", text, quotas, as: account)
        }
        let refusal = TreeStoreError.overQuota(.member(of: "rooms/r"))
        for account in [eve, "gone"] {
            for _ in 0..<2 { try await add(as: account) }
            await #expect(throws: refusal, "\(account)") { try await add(as: account) }
        }
        // A refused write doesn't count, and an equal value adds nothing.
        try await put(fixture, database, "rooms/r/z", .string(String(repeating: "y", count: 150)), quotas, as: eve)
        try await put(fixture, database, "rooms/r/z", .string(String(repeating: "z", count: 150)), quotas, as: eve)
        for account in ["cy", "dee"] { for _ in 0..<2 { try await add(as: account) } }
        // The 802 bytes of the former admin don't count.
        await #expect(throws: refusal) { try await add(as: "fay") }
        try await add(as: "ann")
        try await add(as: "still")
        await #expect(throws: TreeStoreError.overQuota(.bytes(of: "rooms/r", limit: 4_802))) {
            try await add(as: "ann")
        }
        // A room that is deleted and created again starts at zero.
        try await fixture.store.put(.null, "rooms/r", in: database)
        try await fixture.store.put(.string("logger"), "rooms/r/members/bob/role", in: database)
        for _ in 0..<2 { try await add(as: "bob") }
    }

    @Test(
        "beyond three quarters each member adds a little a day; ends of roles fit in; bytes of removed members don't count"
    )
    func spare() async throws {
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        for (account, role) in [
            ("ann", "admin"), ("e1", "logger"), ("e2", "logger"), ("e3", "logger"), ("bob", "logger"),
        ] {
            try await fixture.store.put(.string(role), "rooms/r/members/\(account)/role", in: database)
        }
        let limit = 1 << 20
        let quotas = TreeQuotas(room: .init(values: 0, bytes: limit))
        var number = 0
        func add(as account: String, bytes: Int, days: Int = 0) async throws {
            number += 1
            let path = "rooms/r/logs/\(10_000 + number)"
            let text = RealtimeValue.string(String(repeating: "x", count: bytes - path.utf8.count))
            let bounds = WriteBounds(
                account: account,
                removals: 9,
                quotas: quotas,
                at: Self.now.adding(days24h: days)
            )
            _ = try await fixture.store.write(database, bounds) { _ in
                RealtimeWrite(text, at: try RealtimePath(path))
            }
        }
        let refusal = TreeStoreError.overQuota(.member(of: "rooms/r"))
        for account in ["e1", "e2", "e3"] {
            for _ in 0..<16 { try await add(as: account, bytes: 16_000) }
            await #expect(throws: refusal) { try await add(as: account, bytes: 16_000) }
        }
        // 8 kB a day of a room of 1 MB.
        while true {
            do { try await add(as: "bob", bytes: 1_000) } catch { break }
        }
        for day in 1..<4 {
            for _ in 0..<8 { try await add(as: "bob", bytes: 1_000, days: day) }
            await #expect(throws: refusal) { try await add(as: "bob", bytes: 1_000, days: day) }
        }
        while true {
            do { try await add(as: "ann", bytes: 4_000) } catch { break }
        }
        await #expect(throws: TreeStoreError.overQuota(.bytes(of: "rooms/r", limit: limit))) {
            try await add(as: "ann", bytes: 4_000)
        }
        await #expect(throws: refusal) { try await add(as: "bob", bytes: 100, days: 9) }
        // Even in a room without any space a role ends, once, and with few other bytes.
        while true {
            do { try await add(as: "ann", bytes: 60) } catch { break }
        }
        func end(_ account: String, _ more: Int = 0) async throws {
            let bounds = WriteBounds(account: "ann", removals: 9, quotas: quotas, at: Self.now)
            _ = try await fixture.store.write(database, bounds) { _ in
                try RealtimeWrite([
                    try RealtimePath("rooms/r/members/\(account)/until"): .number(Double(Self.now.milliseconds - 1)),
                    try RealtimePath("rooms/r/plan/\(account)"): .string(String(repeating: "x", count: more)),
                ])
            }
        }
        await #expect(throws: TreeStoreError.self) { try await end("nobody", 100) }
        try await end("e1")
        await #expect(throws: refusal) { try await add(as: "e1", bytes: 16_000) }
        try await add(as: "ann", bytes: 4_000)
        for account in ["e2", "e3"] { try await end(account) }
        // The room is a quarter full again, so the other members add as before.
        for _ in 0..<15 { try await add(as: "bob", bytes: 10_000) }
        let books = try books(fixture.local)
        #expect(books.noted == books.counted)
    }

    @Test("large writes that wait hold up a small one no longer than one of them, and all of them are made")
    func turns() async throws {
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        let held = await HeldWrite(fixture.store, database)
        let told = ToldCommits()
        told.observe(fixture.store)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in ["l1", "l2", "l3", "s1", "s2"] {
                let waiting = fixture.store.waitingChanges
                let bytes = name.hasPrefix("l") ? 100_000 : 100
                let bounds = WriteBounds(account: "a", bytes: bytes, removals: 9, quotas: .none, at: Self.now)
                group.addTask {
                    _ = try await fixture.store.write(database, bounds) { _ in
                        RealtimeWrite(.bool(true), at: try RealtimePath(name))
                    }
                }
                while fixture.store.waitingChanges == waiting { await Task.yield() }
            }
            try await held.letGo()
            try await group.waitForAll()
        }
        let groups = told.calls.map { $0.flatMap { $0.write.values.keys.map(\.description) } }
        #expect(groups == [["/held"], ["/s1", "/s2", "/l1"], ["/l2"], ["/l3"]])
    }

    @Test("a write over a quota takes nothing of its group with it")
    func alone() async throws {
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        let quotas = TreeQuotas(room: .init(values: 5, bytes: 0))
        let held = await HeldWrite(fixture.store, database)
        let made = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<30 {
                group.addTask {
                    do {
                        try await put(fixture, database, "rooms/r\(number % 2)/\(number)", .bool(true), quotas)
                        return true
                    } catch TreeStoreError.overQuota {
                        return false
                    }
                }
            }
            while fixture.store.waitingChanges < 30 { await Task.yield() }
            try await held.letGo()
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(made == 10)
        #expect(try await fixture.store.whole(database)["rooms"].children.map(\.value.children.count) == [5, 5])
        let books = try books(fixture.local)
        #expect(books.noted == books.counted)
    }

    @Test("an account makes so many rooms; one that is gone doesn't count, and others' don't")
    func rooms() async throws {
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        let quotas = TreeQuotas(roomsOfAccount: 2)
        for room in ["a", "b"] { try await put(fixture, database, "rooms/\(room)/x", .bool(true), quotas) }
        await #expect(throws: TreeStoreError.overQuota(.rooms(limit: 2))) {
            try await put(fixture, database, "rooms/c/x", .bool(true), quotas)
        }
        try await put(fixture, database, "rooms/c/x", .bool(true), quotas, as: "bob")
        // In other rooms the quota has no effect.
        try await put(fixture, database, "rooms/c/y", .bool(true), quotas)
        try await put(fixture, database, "rooms/a", .null, quotas)
        try await put(fixture, database, "rooms/d/x", .bool(true), quotas)
        // Zero is no limit.
        try await put(fixture, database, "rooms/e/x", .bool(true), TreeQuotas(roomsOfAccount: 0))
    }

    @Test("no write fits into a full room but one that ends a member's role")
    func endings() async throws {
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        let quotas = TreeQuotas(room: .init(values: 1, bytes: 0))
        let role = RealtimeValue.string("logger")
        let writes: [(path: String, value: RealtimeValue, fits: Bool)] = [
            ("members/ann/until", .number(1), true),
            ("members/ann", .children(["role": role, "until": .number(1)]), true),
            ("members/ann/name", .number(1), false), ("members/ann", .children(["role": role, "x": role]), false),
            ("members/ann/until/x", .number(1), false), ("members/bob/until", .number(1), false),
            ("members", .children(["ann": .children(["role": role, "until": .number(1)])]), false),
            ("plan/ann/until", .number(1), false), ("until", .number(1), false),
        ]
        for (number, write) in writes.enumerated() {
            let room = "rooms/r\(number)"
            try await fixture.store.put(role, "\(room)/members/ann/role", in: database)
            do {
                try await put(fixture, database, "\(room)/\(write.path)", write.value, quotas)
                #expect(write.fits, "\(write.path)")
            } catch TreeStoreError.overQuota {
                #expect(!write.fits, "\(write.path)")
            }
        }
    }

    @Test("a removal of too much at once is refused before anything is gone, and by an admin it is done")
    func removals() async throws {
        let fixture = try TreeStoreFixture()
        let database = try await fixture.database()
        let many = RealtimeValue.children(Dictionary(uniqueKeysWithValues: (0..<50).map { ("k\($0)", .bool(true)) }))
        try await fixture.store.put(many, "rooms/r", in: database)
        let bounds = WriteBounds(account: "ann", removals: 49, quotas: TreeQuotas(), at: Self.now)
        for value in [RealtimeValue.null, .bool(true)] {
            await #expect(throws: TreeStoreError.tooManyRemovals(limit: 49)) {
                _ = try await fixture.store.write(database, bounds) { _ in
                    RealtimeWrite(value, at: try RealtimePath("rooms"))
                }
            }
        }
        #expect(try await fixture.store.whole(database)["rooms"]["r"] == many)
        try await fixture.store.put(.null, "rooms", in: database)
        #expect(try await fixture.store.whole(database) == .null)
    }

    @Test("a file from before the quotas is counted when it is opened")
    func migration() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("old.sqlite")
        let first = Schema(namespace: TreeSchema.schema.namespace, migrations: [TreeSchema.schema.migrations[0]])
        let old = try LocalStore.open(at: file, schemas: [first])
        try old.write { db in
            try db.execute(
                sql: """
                    INSERT INTO realtime_rules (version, document) VALUES (1, x'7b7d');
                    INSERT INTO realtime_database (number, name, sequence, rules) VALUES (1, 'family', 9, 1);
                    INSERT INTO realtime_leaf (database, path, spelled, value) VALUES
                        (1, 'alone', NULL, 1), (1, 'rooms/r1/plan/a', NULL, 'text'), (1, 'rooms/r1/plan/é', NULL, 'é🍏'),
                        (1, 'rooms/r1/n', NULL, 2.5), (1, 'rooms/r2', NULL, 0), (1, 'users/ann/x', NULL, x'6100');
                    """
            )
        }
        try old.close()
        let opened = try LocalStore.open(at: file, schemas: SQLiteTreeStore.schemas)
        let books = try books(opened)
        #expect(books.noted == books.counted)
        #expect(books.noted["rooms/r1"]?[0] == 3)
        #expect(Set(books.noted.keys) == ["alone", "rooms/r1", "rooms/r2", "users/ann"])
        let store = SQLiteTreeStore(store: opened)
        let database = try #require(DatabaseName("family"))
        try await store.put(.null, "rooms", in: database)
        #expect(Set(try self.books(opened).noted.keys) == ["alone", "users/ann"])
        await store.close()
    }
}
