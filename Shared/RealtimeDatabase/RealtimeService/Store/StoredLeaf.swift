import Foundation
import GRDB
import RealtimeTree

/// The first three columns of a leaf's row.
///
/// It is decoded column by column, because creating GRDB's `Row` costs more than reading the columns.
struct StoredLeaf: DatabaseValueConvertible, StatementColumnConvertible {
    let path: String
    let spelled: String?
    let value: RealtimeValue

    init?(sqliteStatement: SQLiteStatement, index: CInt) {
        path = String(sqliteStatement: sqliteStatement, index: index)
        spelled =
            DatabaseValue(sqliteStatement: sqliteStatement, index: index + 1).isNull
            ? nil : String(sqliteStatement: sqliteStatement, index: index + 1)
        value = RealtimeValue(stored: DatabaseValue(sqliteStatement: sqliteStatement, index: index + 2))
    }

    var databaseValue: DatabaseValue { .null }

    static func fromDatabaseValue(_ dbValue: DatabaseValue) -> StoredLeaf? { nil }
}

extension RealtimeValue {
    /// Creates a value from its stored form.
    init(stored: DatabaseValue) {
        switch stored.storage {
        case .null: self = .null
        case .int64(let bit): self = .bool(bit != 0)
        case .double(let number): self = .number(number)
        case .string(let text): self = .string(text)
        case .blob(let bytes): self = .string(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// The stored form of a leaf; nil for null and objects.
    var stored: DatabaseValue? {
        switch self {
        case .null, .object: nil
        case .bool(let bool): (bool ? 1 : 0).databaseValue
        case .number(let number): number.databaseValue
        // SQLite's C functions end a text at its first NUL, so such a string is stored as a blob.
        case .string(let text): text.utf8.contains(0) ? Data(text.utf8).databaseValue : text.databaseValue
        }
    }

    /// The size of a leaf's JSON, in bytes; for a number, its maximum. A control character takes six.
    var leafBytes: Int {
        guard case .string(let text) = self else { return 24 }
        return text.utf8.reduce(2) { $0 + ($1 < 0x20 ? 6 : 1) }
    }
}
