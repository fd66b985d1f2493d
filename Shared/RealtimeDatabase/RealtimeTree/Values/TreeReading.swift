/// A database that can be looked at place by place.
public protocol TreeReading {
    /// What is at a place; null where nothing is.
    func value(at path: RealtimePath) throws -> RealtimeValue
    /// Whether something is at a place.
    func exists(at path: RealtimePath) throws -> Bool
    /// What is at a place where that is no object; null for nothing and for an object, of which nothing need be read: whoever asks for one value
    /// doesn't have the database built.
    func leaf(at path: RealtimePath) throws -> RealtimeValue
}

extension TreeReading {
    /// The same from the whole of the place.
    public func leaf(at path: RealtimePath) throws -> RealtimeValue {
        let value = try value(at: path)
        if case .object = value { return .null }
        return value
    }
}

extension RealtimeValue: TreeReading {
    /// What is at a place below.
    public func value(at path: RealtimePath) -> RealtimeValue { self[path] }

    /// Whether something is at a place below.
    public func exists(at path: RealtimePath) -> Bool { self[path].exists }

    /// What is at a place below where that is no object.
    public func leaf(at path: RealtimePath) -> RealtimeValue {
        let value = self[path]
        if case .object = value { return .null }
        return value
    }
}

/// A database as it will be after a write; only what is looked at is read.
public final class WrittenTree: TreeReading {
    private let before: any TreeReading
    private let values: [RealtimePath: RealtimeValue]
    /// The places written below each place above them: rules look at many places of a large write. Found once somebody looks above a place: a
    /// large write that is refused at its first place must not cost what it would if it were let in.
    private lazy var below = Self.below(values.keys)

    /// What a database will be.
    public init(_ before: any TreeReading, _ write: RealtimeWrite) {
        self.before = before
        values = write.values
    }

    /// O(places written).
    private static func below(_ paths: some Sequence<RealtimePath>) -> [RealtimePath: [RealtimePath]] {
        var below: [RealtimePath: [RealtimePath]] = [:]
        for path in paths {
            var above = path.parent
            while let place = above {
                below[place, default: []].append(path)
                above = place.parent
            }
        }
        return below
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

    /// What will be at a place where that is no object.
    public func leaf(at path: RealtimePath) throws -> RealtimeValue {
        if let written = written(above: path) { return written.leaf(at: .root) }
        // What is put below a value makes an object of it; what is taken away below it leaves it.
        if let places = below[path], places.contains(where: { values[$0]?.exists == true }) { return .null }
        return try before.leaf(at: path)
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
