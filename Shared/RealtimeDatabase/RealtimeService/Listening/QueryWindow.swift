import RealtimeTree

/// What a query asks for, kept by all who ask the same, so that a change is told as a change.
struct QueryWindow: Sendable {
    let place: ListenedPlace
    /// What is in it; nil until somebody has looked.
    var value: RealtimeValue?
    /// Right after which commit.
    var sequence: Int64 = 0
    /// What has been written below since: which children, or all.
    var written: Written = .none

    enum Written: Hashable, Sendable {
        case none
        case children(Set<String>)
        case all
    }

    init(_ place: ListenedPlace) { self.place = place }

    /// Notes a write.
    mutating func note(_ write: RealtimeWrite) {
        var keys: Set<String> = []
        switch written {
        case .none: break
        case .children(let known): keys = known
        case .all: return
        }
        for path in write.values.keys {
            if path.keys.count <= place.path.keys.count {
                // At the place or above it.
                if path.contains(place.path) { return written = .all }
            } else if place.path.contains(path) {
                keys.insert(path.keys[place.path.keys.count])
            }
        }
        written = keys.count > 64 ? .all : keys.isEmpty ? .none : .children(keys)
    }

    /// What is in it in a state. Where that is right after the newest commit that was noted, and nothing can have moved up from beyond its
    /// ends, only the children that were written are read.
    func next(in state: TreeState, after known: Int64) throws -> RealtimeValue {
        guard let query = place.query else { return try state.tree.value(at: place.path) }
        if case .children(let keys) = written, state.sequence == known, let value {
            var children = value.children
            let isFull = query.limit.map { children.count >= $0.count } ?? false
            let isWithin = keys.contains { children[$0] != nil }
            let orderStays = query.order == .key || query.order == .priority
            for key in keys { children[key] = try state.tree.value(at: place.path.child(key)) }
            let isEnough = !isFull || !isWithin || (orderStays && keys.allSatisfy { children[$0] != .null })
            if isEnough { return query.applied(to: .children(children)) }
        }
        return try state.children(chosenBy: query, at: place.path)
    }

    /// What a listener who knows one value is told of another; nil where they are the same.
    static func change(from old: RealtimeValue, to new: RealtimeValue) -> StreamEvent? {
        guard old != new else { return nil }
        guard case .object(let before) = old, case .object(let after) = new else { return .put(.root, new) }
        var changed: [String: RealtimeValue] = [:]
        for (key, child) in after where before[key] != child { changed[key] = child }
        for key in before.keys where after[key] == nil { changed[key] = .null }
        guard changed.count == 1, let (key, child) = changed.first else { return .patch(.root, changed) }
        return .put(RealtimePath.root.child(key), child)
    }
}

extension RealtimeQuery.Limit {
    /// How many at most.
    var count: Int {
        switch self {
        case .first(let count), .last(let count): count
        }
    }
}
