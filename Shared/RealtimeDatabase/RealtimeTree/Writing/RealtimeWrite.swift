public import MarkupKit

/// A change of a database: values at places, none of which lies within another.
public struct RealtimeWrite: Hashable, Sendable {
    /// What is put where, from the root on. Null takes away.
    public let values: [RealtimePath: RealtimeValue]

    /// One value at one place: a PUT, or with null a DELETE.
    public init(_ value: RealtimeValue, at path: RealtimePath) { values = [path: value] }

    /// Several at once. Throws `overlappingUpdate`.
    public init(_ values: [RealtimePath: RealtimeValue]) throws(RealtimeError) {
        // Each place is looked up by the places above it, so that a large update costs no square.
        for path in values.keys {
            var above = path.parent
            while let place = above {
                if values[place] != nil { throw .overlappingUpdate(place.description, path.description) }
                above = place.parent
            }
        }
        self.values = values
    }

    /// Reads the body of a PATCH at a place: each member is a child, or a place below as "a/b/c".
    ///
    /// Throws `updateNeedsObject`, `overlappingUpdate`, and what reading its values does.
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

    /// The same from JSON that was parsed.
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
            // Priorities are legacy and aren't kept.
            if keys.last == ".priority", member.value.object == nil { continue }
            guard !keys.isEmpty else { throw .invalidKey(member.name, reason: "a key can't be empty") }
            for key in keys {
                if let problem = RealtimeKey.problem(of: key) { throw .invalidKey(member.name, reason: problem) }
            }
            let place = try path.appending(RealtimePath(unchecked: keys))
            values[place] = try RealtimeValue.read(member.value, at: place, server, limits: limits)
        }
        return try RealtimeWrite(values)
    }

    /// The database after it.
    public func applied(to root: RealtimeValue) -> RealtimeValue {
        values.sorted { $0.key.description < $1.key.description }.reduce(into: root) { tree, write in
            tree.set(write.value, at: write.key)
        }
    }

    /// The lowest place that holds all of it.
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
