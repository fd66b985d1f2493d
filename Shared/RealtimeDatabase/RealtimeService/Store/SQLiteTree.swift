import Foundation
import GRDB
import RealtimeTree

/// One database of the file, valid within a transaction.
///
/// Invariant: no leaf lies below another.
final class SQLiteTree: TreeReading {
    private let number: Int64
    private var connection: Database?
    /// The last error of a read, kept because the reader may have swallowed it.
    private(set) var failure: (any Error)?
    private let largest: Int

    /// - Parameter largest: The maximum size of a value or of a query's result, in bytes of its JSON.
    init(_ number: Int64, _ connection: Database, within largest: Int = .max) {
        self.number = number
        self.connection = connection
        self.largest = largest
    }

    /// Marks the transaction as over. Later reads throw.
    func end() { connection = nil }

    /// Returns the value at a path: one seek for a leaf; a second seek and a scan of the descendants for an object.
    ///
    /// - Throws: `RealtimeError.tooLarge` if the value exceeds the tree's bound, and errors of the database.
    func value(at path: RealtimePath) throws -> RealtimeValue {
        var built = 0
        return try value(at: path, &built)
    }

    /// - Parameter built: The size of the values built before, to which that of this one is added.
    private func value(at path: RealtimePath, _ built: inout Int) throws -> RealtimeValue {
        try looking { db in
            let place = LeafPath(path)
            if let leaf = try leaf(place, db) { return leaf.value }
            var builder = SubtreeBuilder(after: place.prefix.utf8.count, depth: path.keys.count)
            try eachLeaf(below: place, db) { leaf in
                built += leaf.path.utf8.count - builder.skipped + leaf.value.leafBytes
                guard built <= largest else { throw RealtimeError.tooLarge(limit: largest) }
                builder.add(leaf)
            }
            return builder.finish()
        }
    }

    /// Visits the leaves below a path, in the order of their paths.
    func eachLeaf(below place: LeafPath, _ body: (StoredLeaf) throws -> Void) throws {
        try looking { db in try eachLeaf(below: place, db, body) }
    }

    private func eachLeaf(
        below place: LeafPath,
        _ db: Database,
        _ body: (StoredLeaf) throws -> Void
    ) throws {
        let leaves = try StoredLeaf.fetchCursor(
            try db.cachedStatement(sql: Self.below),
            arguments: Self.range(number, place.prefix, place.end)
        )
        while let leaf = try leaves.next() { try body(leaf) }
    }

    /// Returns whether a path has a value, with at most two seeks.
    func exists(at path: RealtimePath) throws -> Bool {
        try looking { db in
            let place = LeafPath(path)
            let there = try Int.fetchOne(
                try db.cachedStatement(
                    sql: """
                        SELECT 1 FROM realtime_leaf WHERE database = ?1 AND path = ?4
                        UNION ALL
                        SELECT 1 FROM realtime_leaf WHERE database = ?1 AND path > ?2 AND path < ?3 LIMIT 1
                        """
                ),
                arguments: Self.range(number, place.prefix, place.end, place.text)
            )
            return there != nil
        }
    }

    /// Returns the leaf at a path, with one seek; null if there is none.
    func leaf(at path: RealtimePath) throws -> RealtimeValue {
        try looking { db in try leaf(LeafPath(path), db)?.value ?? .null }
    }

    /// Returns the keys of the children, each with true, or a leaf as it is. One seek per child, however much lies below it.
    func shallow(at path: RealtimePath) throws -> RealtimeValue {
        try looking { db in
            let place = LeafPath(path)
            if let leaf = try leaf(place, db) { return leaf.value }
            let next = try db.cachedStatement(sql: Self.next)
            let skipped = place.prefix.utf8.count
            var children: [String: RealtimeValue] = [:]
            // No stored path ends in a slash or is empty except a leaf at the root, which was handled above.
            var low = place.prefix
            while let leaf = try StoredLeaf.fetchOne(next, arguments: Self.range(number, low, place.end)) {
                let keys = LeafPath.keys(in: leaf.path, after: skipped)
                let spelled = leaf.spelled.map { LeafPath.keys(in: $0)[path.keys.count] }
                children[spelled ?? keys[0]] = .bool(true)
                // Continues after the leaf, or after everything below the child. No key contains a control character.
                low = keys.count == 1 ? leaf.path + "\u{1}" : place.prefix + keys[0] + "0"
            }
            return .children(children)
        }
    }

    private func leaf(_ place: LeafPath, _ db: Database) throws -> StoredLeaf? {
        try StoredLeaf.fetchOne(
            try db.cachedStatement(
                sql: "SELECT path, spelled, value FROM realtime_leaf WHERE database = ? AND path = ?"
            ),
            arguments: [number, place.text]
        )
    }

    private static let below =
        "SELECT path, spelled, value FROM realtime_leaf WHERE database = ?1 AND path > ?2 AND path < ?3 ORDER BY path"

    private static let next =
        "SELECT path, spelled, value FROM realtime_leaf WHERE database = ?1 AND path >= ?2 AND path < ?3 ORDER BY path LIMIT 1"

    private func looking<Value>(_ body: (Database) throws -> Value) throws -> Value {
        guard let connection else { throw TreeStoreError.unavailable(reason: "the state that was looked at is over") }
        do {
            return try body(connection)
        } catch {
            failure = error
            throw error
        }
    }
}

extension SQLiteTree {
    /// The first blob, which SQLite sorts after all texts.
    static let endOfTexts = Data()

    /// The arguments of a statement over a range of paths. They are optionals because GRDB takes those without a conversion.
    static func range(_ number: Int64, _ low: String, _ end: String?, _ more: String...) -> StatementArguments {
        let end: any DatabaseValueConvertible = end ?? endOfTexts
        let arguments: [(any DatabaseValueConvertible)?] = [number, low, end] + more
        return StatementArguments(arguments)
    }
}

/// Builds a tree from leaves in the order of their paths. Adding a leaf takes time proportional to its path.
private struct SubtreeBuilder {
    let skipped: Int
    private let depth: Int
    /// The composed keys on the way to the object being built, and the open object of each level.
    private var way: [String] = []
    private var spelling: [String] = []
    private var open: [[String: RealtimeValue]] = [[:]]

    init(after skipped: Int, depth: Int) {
        self.skipped = skipped
        self.depth = depth
    }

    mutating func add(_ leaf: StoredLeaf) {
        let keys = LeafPath.keys(in: leaf.path, after: skipped)
        let spelled = leaf.spelled.map { Array(LeafPath.keys(in: $0).dropFirst(depth)) } ?? keys
        guard let last = spelled.last else { return }
        let parents = keys.count - 1
        var shared = 0
        while shared < way.count, shared < parents, way[shared] == keys[shared] { shared += 1 }
        close(downTo: shared)
        for index in shared..<parents {
            way.append(keys[index])
            spelling.append(spelled[index])
            open.append([:])
        }
        open[open.count - 1][last] = leaf.value
    }

    mutating func finish() -> RealtimeValue {
        close(downTo: 0)
        return .children(open[0])
    }

    private mutating func close(downTo count: Int) {
        while way.count > count {
            let children = open.removeLast()
            way.removeLast()
            open[open.count - 1][spelling.removeLast()] = .object(children)
        }
    }
}

extension SQLiteTree {
    /// Returns the children that a query selects. It reads the sort values of all children, but builds only the selected ones.
    func children(chosenBy query: RealtimeQuery, at path: RealtimePath) throws -> RealtimeValue {
        guard query.limit != nil || query.start != nil || query.end != nil else {
            return query.applied(to: try value(at: path))
        }
        var children: [String: RealtimeValue] = [:]
        var built = 0
        for key in query.chosen(from: try ranks(by: query.order, at: path)) {
            children[key] = try value(at: path.child(key), &built)
        }
        return .children(children)
    }

    private func ranks(
        by order: RealtimeQuery.Order,
        at path: RealtimePath
    ) throws -> [(key: String, rank: RealtimeValue)] {
        switch order {
        case .key, .priority: try shallow(at: path).children.keys.map { ($0, .null) }
        case .value: try ranks(below: [], at: path)
        case .child(let way): try ranks(below: Array(LeafPath(way).text.utf8), at: path)
        }
    }

    /// Returns each child's key and sort value, an empty object for any object. The leaves of a child are adjacent.
    private func ranks(below way: [UInt8], at path: RealtimePath) throws -> [(key: String, rank: RealtimeValue)] {
        let place = LeafPath(path)
        let skipped = place.prefix.utf8.count
        let object = RealtimeValue.object([:])
        var ranks: [(key: String, rank: RealtimeValue)] = []
        var key: [UInt8] = []
        try eachLeaf(below: place) { leaf in
            let rest = leaf.path.utf8.dropFirst(skipped)
            let end = rest.firstIndex(of: 0x2F) ?? rest.endIndex
            if ranks.isEmpty || !rest[..<end].elementsEqual(key) {
                key = Array(rest[..<end])
                let spelled = leaf.spelled.map { LeafPath.keys(in: $0)[path.keys.count] }
                ranks.append((spelled ?? String(decoding: key, as: UTF8.self), .null))
            }
            // The rest after the key and its slash; empty if the leaf is the child itself.
            let below = rest[end...].dropFirst()
            let isChild = end == rest.endIndex
            if isChild ? way.isEmpty : below.elementsEqual(way) {
                ranks[ranks.count - 1].rank = leaf.value
            } else if !isChild, way.isEmpty || (below.starts(with: way) && below.dropFirst(way.count).first == 0x2F) {
                ranks[ranks.count - 1].rank = object
            }
        }
        return ranks
    }
}

extension TreeState {
    /// Returns the children that a query selects, without building the others if the store supports it.
    func children(chosenBy query: RealtimeQuery, at path: RealtimePath) throws -> RealtimeValue {
        if let stored = tree as? SQLiteTree { return try stored.children(chosenBy: query, at: path) }
        return query.applied(to: try tree.value(at: path))
    }
}
