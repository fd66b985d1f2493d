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

/// A database as it will be after a write; only what is looked at is read, and what lies above the places written once.
public final class WrittenTree: TreeReading {
    private let before: any TreeReading
    private let values: [RealtimePath: RealtimeValue]
    /// How many keys the paths of the places have: only ancestors of such a length are looked up.
    private let depths: Set<Int>
    /// Found once somebody looks above a place: a large write that is refused at its first place must not cost what it would if it were let in.
    private lazy var merged = MergedTree(before, values)
    private lazy var above = RememberedTree(merged)

    /// What a database will be. O(places written).
    public init(_ before: any TreeReading, _ write: RealtimeWrite) {
        self.before = before
        values = write.values
        depths = Set(values.keys.lazy.map(\.keys.count))
    }

    /// What will be at a place. O(length of the path, places written below it, and what is there).
    public func value(at path: RealtimePath) throws -> RealtimeValue {
        if let written = written(above: path) { return written }
        return try tree(for: path).value(at: path)
    }

    /// Whether something will be at a place.
    public func exists(at path: RealtimePath) throws -> Bool {
        if let written = written(above: path) { return written.exists }
        return try tree(for: path).exists(at: path)
    }

    /// What will be at a place where that is no object.
    public func leaf(at path: RealtimePath) throws -> RealtimeValue {
        if let written = written(above: path) { return written.leaf(at: .root) }
        return try tree(for: path).leaf(at: path)
    }

    /// What a value that is written at a place or above it says of the place; nil where none is.
    private func written(above path: RealtimePath) -> RealtimeValue? {
        var above: RealtimePath? = path
        while let place = above {
            if depths.contains(place.keys.count), let value = values[place] {
                return place.relative(to: path).map { value[$0] }
            }
            above = place.parent
        }
        return nil
    }

    /// Who knows of a place that isn't written.
    private func tree(for path: RealtimePath) -> any TreeReading {
        let isAbove = depths.contains { $0 > path.keys.count } && merged.isAbove(path)
        return isAbove ? above : before
    }
}

/// What lies above the places of a write, with them in it.
private final class MergedTree: TreeReading {
    private let before: any TreeReading
    private let values: [RealtimePath: RealtimeValue]
    /// The places written below each place above them: rules look at many places of a large write.
    private let below: [RealtimePath: [RealtimePath]]

    /// O(places written).
    init(_ before: any TreeReading, _ values: [RealtimePath: RealtimeValue]) {
        self.before = before
        self.values = values
        var below: [RealtimePath: [RealtimePath]] = [:]
        for path in values.keys {
            var above = path.parent
            while let place = above {
                below[place, default: []].append(path)
                above = place.parent
            }
        }
        self.below = below
    }

    func isAbove(_ path: RealtimePath) -> Bool { below[path] != nil }

    func value(at path: RealtimePath) throws -> RealtimeValue {
        (below[path] ?? []).reduce(into: try before.value(at: path)) { value, place in
            if let way = path.relative(to: place), let written = values[place] { value.set(written, at: way) }
        }
    }

    func exists(at path: RealtimePath) throws -> Bool {
        if isGivenMore(path) { return true }
        return try value(at: path).exists
    }

    func leaf(at path: RealtimePath) throws -> RealtimeValue {
        // What is put below a value makes an object of it; what is taken away below it leaves it.
        if isGivenMore(path) { return .null }
        return try before.leaf(at: path)
    }

    private func isGivenMore(_ path: RealtimePath) -> Bool {
        below[path, default: []].contains { values[$0]?.exists == true }
    }
}
