import GRDB
import StorageKit

/// The incremental update of the search index; see ``DirectorySchema/search``.
struct SearchIndex {
    let db: Database

    /// Indexes all changed records, a few blocks of numbers at once to limit the memory of a large import.
    ///
    /// - Complexity: O(added and removed words).
    func update() throws {
        while try updateStretch(of: 4) {}
    }

    /// Indexes the changed records of the first blocks of numbers that have any.
    ///
    /// - Returns: Whether there were any.
    @discardableResult
    func updateStretch(of blocks: Int64) throws -> Bool {
        let first = try db.cachedStatement(sql: "SELECT min(number) FROM search_pending")
        guard let number = try Int64.fetchOne(first) else { return false }
        let stretch = blocks * Int64(NumberSet.blockSize)
        let end = (number / stretch + 1) * stretch
        try update(number..<end)
        let done = try db.cachedStatement(sql: "DELETE FROM search_pending WHERE number < ?")
        try done.execute(arguments: [end])
        return true
    }

    private func update(_ numbers: Range<Int64>) throws {
        var new = NewPostings()
        var kinds: [Int: Changes] = [:]
        var words: [SearchKeys.Key: Changes] = [:]
        var prefixes: [SearchKeys.Key: Changes] = [:]
        let statement = try db.cachedStatement(
            sql: """
                SELECT pending.number, pending.kind, pending.title, pending.subtitle, pending.description,
                    record.kind, record.title, record.subtitle, record.description
                FROM search_pending AS pending LEFT JOIN record ON record.number = pending.number
                WHERE pending.number >= ? AND pending.number < ? ORDER BY pending.number
                """
        )
        let rows = try Row.fetchCursor(statement, arguments: [numbers.lowerBound, numbers.upperBound])
        while let row = try rows.next() {
            let number: Int64 = row[0]
            let oldKind: Int? = row[1]
            let newKind: Int? = row[5]
            if oldKind != newKind {
                if let oldKind { kinds[oldKind, default: Changes()].removed.append(number) }
                if let newKind { kinds[newKind, default: Changes()].added.append(number) }
            }
            guard oldKind != nil else {
                if newKind != nil { new.add(number, title: row[6], subtitle: row[7], description: row[8]) }
                continue
            }
            let old = SearchKeys(title: row[2], subtitle: row[3], description: row[4])
            let now =
                newKind == nil ? SearchKeys() : SearchKeys(title: row[6], subtitle: row[7], description: row[8])
            Self.note(number, old.words, now.words, in: &words)
            Self.note(number, old.prefixes, now.prefixes, in: &prefixes)
        }
        for (kind, changes) in kinds { try merge(changes, into: PostingTable(kinds: db), .kind(kind)) }
        try merge(words, into: PostingTable(words: db))
        try merge(prefixes, into: PostingTable(prefixes: db))
        try SearchIndexBulk(db: db).merge(new)
    }

    // MARK: Changed records

    /// The record numbers added to and removed from a word, ascending.
    private struct Changes {
        var added: [Int64] = []
        var removed: [Int64] = []
    }

    private static func note(
        _ number: Int64,
        _ old: Set<SearchKeys.Key>,
        _ new: Set<SearchKeys.Key>,
        in changes: inout [SearchKeys.Key: Changes]
    ) {
        for key in new where !old.contains(key) { changes[key, default: Changes()].added.append(number) }
        for key in old where !new.contains(key) { changes[key, default: Changes()].removed.append(number) }
    }

    private func merge(_ changes: [SearchKeys.Key: Changes], into table: PostingTable) throws {
        for (key, change) in changes { try merge(change, into: table, .word(key.word, key.place)) }
    }

    private func merge(_ changes: Changes, into table: PostingTable, _ key: PostingTable.Key) throws {
        let size = Int64(NumberSet.blockSize)
        for block in Set((changes.added + changes.removed).map { $0 / size }) {
            var numbers = try table.block(key, Int(block)) ?? NumberBlock()
            let isNew = numbers.isEmpty
            for number in changes.removed where number / size == block { numbers.remove(number) }
            for number in changes.added where number / size == block { numbers.insert(number) }
            if !numbers.isEmpty {
                try table.write(key, Int(block), numbers.bytes)
                if isNew { try table.noteWord(key) }
            } else if !isNew {
                try table.delete(key, Int(block))
            }
        }
    }
}
