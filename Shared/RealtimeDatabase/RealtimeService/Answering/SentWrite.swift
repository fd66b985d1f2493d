import Foundation
import MarkupKit
import RealtimeTree
import TimeKit

/// A change as it was sent. Increments hang on what is there, so it is known for sure only once the state before it is.
struct SentWrite: Sendable {
    private enum Form: Sendable {
        case value(JSONValue, RealtimePath)
        case update(JSONValue, RealtimePath)
    }

    private let form: Form?
    private let now: Int64
    /// The places whose values it hangs on.
    private let increments: [RealtimePath]
    /// What it is where nothing is at those.
    let plain: RealtimeWrite

    /// One value at a place. Throws `notJSON`, what reading values does, and the refusal of one that is too large.
    ///
    /// - Parameter size: How large it may be; nil for any size.
    init(value bytes: [UInt8], at path: RealtimePath, _ now: Instant, _ size: WriteSize? = nil) throws {
        try size?.check(bytes)
        try self.init(.value(try Self.parse(bytes), path), now)
    }

    /// Several below a place. Throws what reading an update does, and the refusal of one that is too large.
    ///
    /// - Parameter size: How large it may be; nil for any size.
    init(update bytes: [UInt8], at path: RealtimePath, _ now: Instant, _ size: WriteSize? = nil) throws {
        try size?.check(bytes)
        let json = try Self.parse(bytes)
        try size?.check(places: json.object?.members.count ?? 0)
        try self.init(.update(json, path), now)
    }

    private static func parse(_ bytes: [UInt8]) throws(RealtimeError) -> JSONValue {
        do {
            return try JSONValue.parse(bytes, depth: 2 * RealtimePath.deepest + 8)
        } catch {
            throw .notJSON(error.description)
        }
    }

    /// Nothing at a place.
    init(removal path: RealtimePath) {
        form = nil
        now = 0
        increments = []
        plain = RealtimeWrite(.null, at: path)
    }

    private init(_ form: Form, _ now: Instant) throws(RealtimeError) {
        let places = Places()
        self.form = form
        self.now = now.milliseconds
        plain = try Self.write(form, ServerValues(now: now.milliseconds, current: places.note))
        increments = places.noted
    }

    /// What it is in one state. Throws what looking does, and what an increment may that becomes too great.
    func write(in tree: any TreeReading) throws -> RealtimeWrite {
        guard let form, !increments.isEmpty else { return plain }
        var known: [RealtimePath: RealtimeValue] = [:]
        // One value each: whoever may not write here must not have all of it read for the asking.
        for path in increments { known[path] = try tree.leaf(at: path) }
        let values = known
        return try Self.write(form, ServerValues(now: now) { values[$0] ?? .null })
    }

    private static func write(_ form: Form, _ server: ServerValues) throws(RealtimeError) -> RealtimeWrite {
        switch form {
        case .value(let json, let path): RealtimeWrite(try RealtimeValue.read(json, at: path, server), at: path)
        case .update(let json, let path): try RealtimeWrite.update(json, at: path, server)
        }
    }
}

/// Notes which places are asked for.
private final class Places: @unchecked Sendable {
    // @unchecked: the list is touched under the lock only.
    private let lock = NSLock()
    private var places: [RealtimePath] = []

    var noted: [RealtimePath] { lock.withLock { places } }

    @Sendable func note(_ path: RealtimePath) -> RealtimeValue {
        lock.withLock { places.append(path) }
        return .null
    }
}
