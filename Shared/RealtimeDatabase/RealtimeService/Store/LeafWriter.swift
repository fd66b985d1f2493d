import GRDB
import RealtimeTree

/// Makes a write in a database of the file. Stops at the first row that can't be written: the transaction must be given up then.
struct LeafWriter {
    let number: Int64
    let connection: Database

    /// Replaces what is at the places. O(leaves that go and come, and the depth of the places).
    func make(_ write: RealtimeWrite) throws {
        var above: Set<RealtimePath> = []
        for (path, value) in write.values where value.exists {
            var place = path.parent
            // What one place has entered, all above it has.
            while let next = place, above.insert(next).inserted { place = next.parent }
        }
        // Leaves in the way are replaced by objects; null written below one leaves it. A leaf that another replaces is written over.
        let gone = write.values.compactMap { path, value in value.stored == nil ? path : nil }
        try remove((Array(above) + gone).map { LeafPath($0).text })
        for (path, value) in write.values {
            try removeBelow(LeafPath(path))
            try put(value, at: path)
        }
    }

    private func put(_ value: RealtimeValue, at path: RealtimePath) throws {
        if case .object(let children) = value {
            for (key, child) in children { try put(child, at: path.child(key)) }
        } else if let stored = value.stored {
            let place = LeafPath(path)
            let statement = try connection.cachedStatement(
                sql: """
                    INSERT INTO realtime_leaf (database, path, spelled, value) VALUES (?, ?, ?, ?)
                    ON CONFLICT (database, path) DO UPDATE SET spelled = excluded.spelled, value = excluded.value
                    """
            )
            let arguments: [(any DatabaseValueConvertible)?] = [number, place.text, place.spelled, stored]
            try statement.execute(arguments: StatementArguments(arguments))
        }
    }

    private func remove(_ places: [String]) throws {
        // By so many at a time that one place and all above it are one statement.
        var rest = places[...]
        while !rest.isEmpty {
            let some = rest.prefix(RealtimePath.deepest + 1)
            rest = rest.dropFirst(some.count)
            let marks = repeatElement("?", count: some.count).joined(separator: ", ")
            let statement = try connection.cachedStatement(
                sql: "DELETE FROM realtime_leaf WHERE database = ? AND path IN (\(marks))"
            )
            let arguments: [(any DatabaseValueConvertible)?] = [number] + some.map { $0 }
            try statement.execute(arguments: StatementArguments(arguments))
        }
    }

    private func removeBelow(_ place: LeafPath) throws {
        let statement = try connection.cachedStatement(
            sql: "DELETE FROM realtime_leaf WHERE database = ?1 AND path > ?2 AND path < ?3"
        )
        try statement.execute(arguments: SQLiteTree.range(number, place.prefix, place.end))
    }
}
