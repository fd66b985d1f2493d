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
    private let values: [RealtimePath: RealtimeValue]
    /// The places written below each place above them: rules look at many places of a large write.
    private let below: [RealtimePath: [RealtimePath]]

    /// What a database will be. O(places written).
    public init(_ before: any TreeReading, _ write: RealtimeWrite) {
        self.before = before
        values = write.values
        var below: [RealtimePath: [RealtimePath]] = [:]
        for path in write.values.keys {
            var above = path.parent
            while let place = above {
                below[place, default: []].append(path)
                above = place.parent
            }
        }
        self.below = below
    }

    /// What will be at a place. O(length of the path, places written below it, and what is there).
    public func value(at path: RealtimePath) throws -> RealtimeValue {
        if let written = written(above: path) { return written }
        return (below[path] ?? []).reduce(into: try before.value(at: path)) { value, place in
            if let way = path.relative(to: place), let written = values[place] { value.set(written, at: way) }
        }
    }

    /// Whether something will be at a place.
    public func exists(at path: RealtimePath) throws -> Bool {
        if let written = written(above: path) { return written.exists }
        guard let places = below[path] else { return try before.exists(at: path) }
        if places.contains(where: { values[$0]?.exists == true }) { return true }
        return try value(at: path).exists
    }

    /// What a value that is written at a place or above it says of the place; nil where none is.
    private func written(above path: RealtimePath) -> RealtimeValue? {
        var above: RealtimePath? = path
        while let place = above {
            if let value = values[place] { return place.relative(to: path).map { value[$0] } }
            above = place.parent
        }
        return nil
    }
}
