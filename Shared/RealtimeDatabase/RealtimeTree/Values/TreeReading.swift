/// A database that can be looked at place by place.
public protocol TreeReading {
    /// What is at a place; null where nothing is.
    func value(at path: RealtimePath) throws -> RealtimeValue
    /// Whether something is at a place.
    func exists(at path: RealtimePath) throws -> Bool
}

extension RealtimeValue: TreeReading {
    /// What is at a place below.
    public func value(at path: RealtimePath) -> RealtimeValue { self[path] }

    /// Whether something is at a place below.
    public func exists(at path: RealtimePath) -> Bool { self[path].exists }
}

/// A database as it will be after a write; only what is looked at is read.
public struct WrittenTree: TreeReading {
    private let before: any TreeReading
    private let write: RealtimeWrite

    /// What a database will be.
    public init(_ before: any TreeReading, _ write: RealtimeWrite) {
        self.before = before
        self.write = write
    }

    /// What will be at a place. O(places written, and what is there).
    public func value(at path: RealtimePath) throws -> RealtimeValue {
        var below: [(path: RealtimePath, value: RealtimeValue)] = []
        for (place, value) in write.values {
            if let way = place.relative(to: path) { return value[way] }
            if let way = path.relative(to: place) { below.append((way, value)) }
        }
        return below.reduce(try before.value(at: path)) { $0.setting($1.value, at: $1.path) }
    }

    /// Whether something will be at a place.
    public func exists(at path: RealtimePath) throws -> Bool {
        var takesAway = false
        for (place, value) in write.values {
            if let way = place.relative(to: path) { return value[way].exists }
            guard path.contains(place) else { continue }
            if value.exists { return true }
            takesAway = true
        }
        return takesAway ? try value(at: path).exists : try before.exists(at: path)
    }
}
