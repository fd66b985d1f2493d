import Foundation
import JSONKit
public import RealtimeTree
public import TimeKit

/// A parsed write whose increments aren't resolved. They depend on the current values, which are only known inside the transaction.
public struct SentWrite: Sendable {
    private enum Form: Sendable {
        case value(JSONValue, RealtimePath)
        case update(JSONValue, RealtimePath)
    }

    private let form: Form?
    private let now: Int64
    private let increments: [RealtimePath]
    /// The write with every increment applied to null.
    let plain: RealtimeWrite

    /// Parses a value at a path.
    ///
    /// - Parameter size: The maximum size; nil for any size.
    /// - Throws: `notJSON`, the errors of `RealtimeValue.read`, and the refusal of a body that is too large.
    public init(value bytes: [UInt8], at path: RealtimePath, _ now: Instant, _ size: WriteSize? = nil) throws {
        try size?.check(bytes)
        try self.init(.value(try Self.parse(bytes), path), now)
    }

    /// Parses an update below a path.
    ///
    /// - Parameter size: The maximum size; nil for any size.
    /// - Throws: `notJSON`, the errors of `RealtimeWrite.update`, and the refusal of a body that is too large.
    public init(update bytes: [UInt8], at path: RealtimePath, _ now: Instant, _ size: WriteSize? = nil) throws {
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

    /// Returns the write with its increments applied to a state.
    ///
    /// - Throws: Errors of the database, and `numberOutOfRange` if an increment overflows.
    public func write(in tree: any TreeReading) throws -> RealtimeWrite {
        guard let form, !increments.isEmpty else { return plain }
        var known: [RealtimePath: RealtimeValue] = [:]
        // Reads single leaves only: this runs before the rules, so a caller without access must not be able to cause large reads.
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

/// Records the paths whose current values are asked for.
private final class Places: @unchecked Sendable {
    // @unchecked: the list is only used with the lock held.
    private let lock = NSLock()
    private var places: [RealtimePath] = []

    var noted: [RealtimePath] { lock.withLock { places } }

    @Sendable func note(_ path: RealtimePath) -> RealtimeValue {
        lock.withLock { places.append(path) }
        return .null
    }
}
