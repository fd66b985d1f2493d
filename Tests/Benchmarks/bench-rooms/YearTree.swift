import Foundation
import RealtimeTree
import TIPsTracker
import TimeKit

/// A realtime database in memory that answers in JSON, like one over the network.
actor YearTree {
    private var root: RealtimeValue = .null
    private var rules = SecurityRules.open
    private var bodies: [RealtimePath: [UInt8]] = [:]
    private let now: Int64
    /// The number of accepted writes.
    private(set) var writes = 0

    init(now: Int64) { self.now = now }

    /// The rules in the repository.
    static func shippedRules() throws -> SecurityRules {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return try SecurityRules.read([UInt8](Data(contentsOf: root.appending(path: "firebase/database.rules.json"))))
    }

    /// Replaces the rules.
    func set(_ rules: SecurityRules) { self.rules = rules }

    /// Deletes everything except the values at one place, which gives the state of a new room.
    func keep(only place: RealtimePath) {
        root = RealtimeValue.null.setting(root[place], at: place)
        bodies = [:]
        writes = 0
    }

    /// Writes values without checking the rules.
    func put(_ write: RealtimeWrite) {
        root = root.putting(write.values.map { ($0.key.keys[...], $0.value) })
        bodies = [:]
    }

    func read(_ path: RealtimePath, as account: RoomAccount.ID) throws(RoomTransportError) -> [UInt8] {
        try allow { try rules.read(path, request(account)).isAllowed }
        if let body = bodies[path] { return body }
        let body = root[path].json()
        bodies[path] = body
        return body
    }

    func write(_ write: RealtimeWrite, as account: RoomAccount.ID) throws(RoomTransportError) {
        try allow { try rules.write(write, request(account)).isAllowed }
        put(write)
        writes += 1
    }

    private func request(_ account: RoomAccount.ID) -> RuleRequest {
        RuleRequest(auth: .object(["uid": .string(account.rawValue)]), now: now, root: root)
    }

    private func allow(_ isAllowed: () throws -> Bool) throws(RoomTransportError) {
        if (try? isAllowed()) != true { throw .refused(reason: "Permission denied") }
    }
}

/// The transport of one account to the database.
struct YearTransport: RoomTransport {
    let account: RoomAccount.ID
    let tree: YearTree
    let serverOffset: Int64? = nil

    func read(_ path: RealtimePath) async throws(RoomTransportError) -> RealtimeValue {
        try decoded(try await tree.read(path, as: account))
    }

    func write(_ write: RealtimeWrite) async throws(RoomTransportError) { try await tree.write(write, as: account) }

    func listen(to path: RealtimePath) -> AsyncThrowingStream<StreamEvent, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}

/// Decodes the value in the bytes of a response.
func decoded(_ body: [UInt8]) throws(RoomTransportError) -> RealtimeValue {
    do {
        return try RealtimeValue.read(body, ServerValues(now: 0) { _ in .null })
    } catch {
        throw .invalid(reason: error.description)
    }
}

extension RealtimeValue {
    /// This value with others at places below it. Each level is copied only once, however many values there are.
    fileprivate func putting(_ values: [(way: ArraySlice<String>, value: RealtimeValue)]) -> RealtimeValue {
        if let whole = values.first(where: \.way.isEmpty) { return whole.value }
        var children = children
        for (key, below) in Dictionary(grouping: values, by: { $0.way.first ?? "" }) {
            let child = self[key].putting(below.map { ($0.way.dropFirst(), $0.value) })
            children[key] = child == .null ? nil : child
        }
        return .children(children)
    }
}
