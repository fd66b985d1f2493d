public import JSONKit

/// A change to a database: new values at paths, none of which lies below another.
public struct RealtimeWrite: Hashable, Sendable {
    /// The new values by absolute path. Null removes.
    public let values: [RealtimePath: RealtimeValue]

    /// Creates a write of one value, as PUT does, or DELETE with null.
    public init(_ value: RealtimeValue, at path: RealtimePath) { values = [path: value] }

    /// Creates a write of several values.
    ///
    /// - Throws: `overlappingUpdate`.
    public init(_ values: [RealtimePath: RealtimeValue]) throws(RealtimeError) {
        // Looks up the ancestors of each path, which keeps a large update linear.
        for path in values.keys {
            var above = path.parent
            while let place = above {
                if values[place] != nil { throw .overlappingUpdate(place.description, path.description) }
                above = place.parent
            }
        }
        self.values = values
    }

    /// Reads the body of a PATCH at a path. The name of each member is a child's key or a path below such as "a/b/c".
    ///
    /// - Throws: `updateNeedsObject`, `overlappingUpdate`, and the errors of `RealtimeValue.read`.
    public static func update(
        _ bytes: [UInt8],
        at path: RealtimePath,
        _ server: ServerValues,
        limits: RealtimeLimits = RealtimeLimits()
    ) throws(RealtimeError) -> RealtimeWrite {
        let json: JSONValue
        do {
            json = try JSONValue.parse(bytes, depth: 2 * limits.depth + 8)
        } catch {
            throw .notJSON(error.description)
        }
        return try update(json, at: path, server, limits: limits)
    }

    /// Reads parsed JSON in the same way.
    public static func update(
        _ json: JSONValue,
        at path: RealtimePath,
        _ server: ServerValues,
        limits: RealtimeLimits = RealtimeLimits()
    ) throws(RealtimeError) -> RealtimeWrite {
        guard let object = json.object else { throw .updateNeedsObject }
        var values: [RealtimePath: RealtimeValue] = [:]
        for member in object.members {
            let keys = RealtimePath.keys(in: member.name)
            // Priorities are legacy and not stored.
            if keys.last == ".priority", member.value.isPriority { continue }
            guard !keys.isEmpty else { throw .invalidKey(member.name, reason: "a key can't be empty") }
            for key in keys {
                if let problem = RealtimeKey.problem(of: key) { throw .invalidKey(member.name, reason: problem) }
            }
            let place = try path.appending(RealtimePath(unchecked: keys))
            values[place] = try RealtimeValue.read(member.value, at: place, server, limits: limits)
        }
        return try RealtimeWrite(values)
    }

    /// Returns the database after the write.
    public func applied(to root: RealtimeValue) -> RealtimeValue {
        values.sorted { $0.key.description < $1.key.description }.reduce(into: root) { tree, write in
            tree.set(write.value, at: write.key)
        }
    }

    /// The deepest path that contains every written path.
    public var place: RealtimePath {
        var common: [String]?
        for path in values.keys {
            guard let known = common else {
                common = path.keys
                continue
            }
            common = zip(known, path.keys).prefix { $0 == $1 }.map(\.0)
        }
        return RealtimePath(unchecked: common ?? [])
    }
}
