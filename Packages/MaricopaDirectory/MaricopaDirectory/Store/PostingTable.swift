import Foundation
import GRDB

/// A table that maps words or kinds to blocks of record numbers.
struct PostingTable {
    enum Key {
        case word(String, Int)
        case kind(Int)

        fileprivate var arguments: StatementArguments {
            switch self {
            case .word(let word, let place): [word, place]
            case .kind(let kind): [kind]
            }
        }
    }

    private let read: Statement
    private let replace: Statement
    private let remove: Statement
    private let note: Statement?

    init(words db: Database) throws { try self.init(db, "search_posting", "word, place", notesWords: true) }

    /// The prefixes of words.
    init(prefixes db: Database) throws { try self.init(db, "search_prefix", "word, place") }

    init(kinds db: Database) throws { try self.init(db, "search_kind", "kind") }

    private init(_ db: Database, _ table: String, _ columns: String, notesWords: Bool = false) throws {
        let keys = columns.split(separator: ",").map { "\($0) = ?" }.joined(separator: " AND ")
        let marks = columns.split(separator: ",").map { _ in "?, " }.joined()
        read = try db.cachedStatement(sql: "SELECT numbers FROM \(table) WHERE \(keys) AND block = ?")
        replace = try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO \(table) (\(columns), block, numbers) VALUES (\(marks)?, ?)"
        )
        remove = try db.cachedStatement(sql: "DELETE FROM \(table) WHERE \(keys) AND block = ?")
        note =
            notesWords
            ? try db.cachedStatement(sql: "INSERT OR IGNORE INTO search_word (length, word, reversed) VALUES (?, ?, ?)")
            : nil
    }

    /// The numbers of a block; nil if there is none.
    func block(_ key: Key, _ block: Int) throws -> NumberBlock? {
        try read.first(key.arguments + [block]) { row in
            var numbers = NumberBlock()
            try row.withUnsafeData(atIndex: 0) { data in data?.withUnsafeBytes { numbers.insert($0) } }
            return numbers
        }
    }

    func write(_ key: Key, _ block: Int, _ bytes: [UInt8]) throws {
        try replace.execute(arguments: key.arguments + [block, bytes.blob])
    }

    func delete(_ key: Key, _ block: Int) throws {
        try remove.execute(arguments: key.arguments + [block])
    }

    /// Adds a word to the typo index if it is long enough.
    func noteWord(_ key: Key) throws {
        guard let note, case .word(let word, _) = key else { return }
        let scalars = Array(word.unicodeScalars)
        guard scalars.count >= OneTypo.fewestLetters else { return }
        var reversed = String.UnicodeScalarView()
        reversed.append(contentsOf: scalars.reversed())
        try note.execute(arguments: [scalars.count, word, String(reversed)])
    }
}
