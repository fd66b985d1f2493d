import GRDB
import RealtimeTree

/// Makes a write in one database of the file. It stops at the first row that can't be written; the transaction must then be rolled back.
struct LeafWriter {
    let number: Int64
    let connection: Database

    /// Replaces the values at the written paths and records the new sizes.
    ///
    /// - Parameter bounds: The limits of the writer; nil for none.
    /// - Throws: `TreeStoreError.tooManyRemovals` before anything is removed, or `ExceededQuota`, after which the caller must roll back.
    /// - Complexity: O(removed leaves + added leaves + depth of the paths).
    func make(_ write: RealtimeWrite, within bounds: WriteBounds?) throws {
        if let bounds, bounds.removals < .max { try countRemovals(of: write, atMost: bounds.removals) }
        let book = UsageBook(number: number, connection: connection)
        let ended = bounds == nil ? [] : try book.endings(of: write)
        var above: Set<RealtimePath> = []
        for (path, value) in write.values where value.exists {
            var place = path.parent
            // If an ancestor is already in the set, so are all of its ancestors.
            while let next = place, above.insert(next).inserted { place = next.parent }
        }
        var changes: [String: BranchUsage] = [:]
        // A leaf above a written value is replaced by an object. A leaf above a written null stays.
        try remove((Array(above) + write.values.keys).map { LeafPath($0).text }, &changes)
        for (path, value) in write.values {
            try removeBelow(LeafPath(path), &changes)
            try put(value, at: path, &changes)
        }
        try book.note(changes, within: bounds, ending: ended)
    }

    private func put(_ value: RealtimeValue, at path: RealtimePath, _ changes: inout [String: BranchUsage]) throws {
        if case .object(let children) = value {
            for (key, child) in children { try put(child, at: path.child(key), &changes) }
        } else if let stored = value.stored {
            let place = LeafPath(path)
            let statement = try connection.cachedStatement(
                sql: "INSERT INTO realtime_leaf (database, path, spelled, value) VALUES (?, ?, ?, ?)"
            )
            let arguments: [(any DatabaseValueConvertible)?] = [number, place.text, place.spelled, stored]
            try statement.execute(arguments: StatementArguments(arguments))
            changes[BranchUsage.branch(of: place.text), default: BranchUsage()].add(place.text, value)
        }
    }

    private func remove(_ places: [String], _ changes: inout [String: BranchUsage]) throws {
        // Each statement takes a fixed number of paths, enough for one path with all of its ancestors.
        var rest = places[...]
        while !rest.isEmpty {
            let some = rest.prefix(RealtimePath.deepest + 1)
            rest = rest.dropFirst(some.count)
            let marks = repeatElement("?", count: some.count).joined(separator: ", ")
            let statement = try connection.cachedStatement(
                sql: """
                    DELETE FROM realtime_leaf WHERE database = ? AND path IN (\(marks)) RETURNING path, spelled, value
                    """
            )
            let arguments: [(any DatabaseValueConvertible)?] = [number] + some.map { $0 }
            try remove(by: statement, StatementArguments(arguments), &changes)
        }
    }

    private func removeBelow(_ place: LeafPath, _ changes: inout [String: BranchUsage]) throws {
        let statement = try connection.cachedStatement(
            sql: """
                DELETE FROM realtime_leaf WHERE database = ?1 AND path > ?2 AND path < ?3 RETURNING path, spelled, value
                """
        )
        try remove(by: statement, SQLiteTree.range(number, place.prefix, place.end), &changes)
    }

    private func remove(
        by statement: Statement,
        _ arguments: StatementArguments,
        _ changes: inout [String: BranchUsage]
    ) throws {
        let gone = try StoredLeaf.fetchCursor(statement, arguments: arguments)
        while let leaf = try gone.next() {
            changes[BranchUsage.branch(of: leaf.path), default: BranchUsage()].remove(leaf.path, leaf.value)
        }
    }

    private func countRemovals(of write: RealtimeWrite, atMost limit: Int) throws {
        var left = limit
        for path in write.values.keys {
            let place = LeafPath(path)
            let statement = try connection.cachedStatement(
                sql: """
                    SELECT count(*) FROM (
                        SELECT 1 FROM realtime_leaf WHERE database = ?1 AND path > ?2 AND path < ?3 LIMIT ?4
                    )
                    """
            )
            let end: any DatabaseValueConvertible = place.end ?? SQLiteTree.endOfTexts
            let arguments: [(any DatabaseValueConvertible)?] = [number, place.prefix, end, left + 1]
            left -= try Int.fetchOne(statement, arguments: StatementArguments(arguments)) ?? 0
            guard left >= 0 else { throw TreeStoreError.tooManyRemovals(limit: limit) }
        }
    }
}
