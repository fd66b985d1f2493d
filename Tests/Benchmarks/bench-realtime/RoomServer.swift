import Foundation
import RealtimeService
import RealtimeTree
import TestKit
import TimeKit

/// A service over a store in a folder of its own, with several databases whose rules are evaluated at every call.
final class RoomServer: Sendable {
    let store: SQLiteTreeStore
    let service: RealtimeService
    let databases: [DatabaseName]
    /// The number of changes in each transaction.
    let groups = GroupSizes()
    private let folder: TemporaryFolder

    /// Rules that read the database, like those of a room.
    private static let rules = """
        {"rules": {"members": {".write": true}, "rooms": {"$room": {
          ".read": "root.child('members/' + auth.uid).exists()",
          "logs": {"$slot": {"c": {"$claim": {
            ".write": "root.child('members/' + auth.uid).exists() && (!data.exists() || data.val() === newData.val())"
          }}}}
        }}}}
        """

    init(databases count: Int) async throws {
        folder = try TemporaryFolder()
        let store = try SQLiteTreeStore.open(at: folder.file("trees.sqlite"))
        self.store = store
        service = RealtimeService(store: store, clock: .live)
        databases = (0..<count).compactMap { DatabaseName("room-\($0)") }
        let (names, rules) = (databases, Array(Self.rules.utf8))
        let member = try RealtimePath("members/ann")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in names {
                group.addTask {
                    try await store.setRules(rules, of: name)
                    _ = try await store.write(name) { _ in RealtimeWrite(.bool(true), at: member) }
                }
            }
            try await group.waitForAll()
        }
        store.observe { [groups] in groups.note($0.count) }
    }

    /// Writes a tick of Ann's in the form of a request: three fields of a claim.
    func tick(_ number: Int, in database: DatabaseName) async -> Int {
        let body = #"{"at":1767225600000,"by":"ann","item":"the-id-of-an-item-takes-26"}"#
        let call = RealtimeCall(
            .put,
            "/rooms/room/logs/\(number)/c/claim.json",
            body: Array(body.utf8),
            database: database,
            caller: Self.ann
        )
        return await service.answer(call).status
    }

    /// Starts Ann's listening to the room's logs.
    func listen(in database: DatabaseName) async -> RealtimeListening? {
        let call = RealtimeCall(
            .get,
            "/rooms/room/logs.json",
            fields: ["accept": "text/event-stream"],
            database: database,
            caller: Self.ann
        )
        guard case .events(let listening) = await service.answer(call).body else { return nil }
        return listening
    }

    private static let ann = RealtimeCaller.user(
        auth: .object(["uid": .string("ann"), "token": .object(["sub": .string("ann")])]),
        expires: Instant(milliseconds: 4_102_444_800_000)
    )
}

/// Collects the number of changes in each transaction.
final class GroupSizes: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var sizes: [Double] = []

    func note(_ size: Int) { lock.withLock { sizes.append(Double(size)) } }

    /// Returns the numbers since the last call.
    func take() -> [Double] {
        lock.withLock {
            defer { sizes = [] }
            return sizes
        }
    }
}
