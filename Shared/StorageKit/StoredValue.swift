public import Foundation
public import GRDB

/// One value of one column, with SQLite's own five types. Two reals are equal only if all their bits are.
public enum StoredValue: Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

extension StoredValue: Hashable {
    /// Whether both have the same type and the same bits.
    public static func == (lhs: StoredValue, rhs: StoredValue) -> Bool {
        switch (lhs, rhs) {
        case (.null, .null): true
        case (.integer(let a), .integer(let b)): a == b
        case (.real(let a), .real(let b)): a.bitPattern == b.bitPattern
        // Compared by code units: Swift's == calls "é" and "e\u{301}" equal, and SQLite does not.
        case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8)
        case (.blob(let a), .blob(let b)): a == b
        default: false
        }
    }

    /// Combines the bits that `==` compares.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .integer(let value): hasher.combine(value)
        case .real(let value): hasher.combine(value.bitPattern)
        case .text(let value): for unit in value.utf8 { hasher.combine(unit) }
        case .blob(let value): hasher.combine(value)
        }
    }
}

extension StoredValue: CustomStringConvertible {
    /// For messages: the value, or the length of a blob.
    public var description: String {
        switch self {
        case .null: "null"
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        case .text(let value): value
        case .blob(let value): "\(value.count) bytes"
        }
    }
}

extension StoredValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByNilLiteral
{
    /// An integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// A real.
    public init(floatLiteral value: Double) { self = .real(value) }
    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// NULL.
    public init(nilLiteral: ()) { self = .null }
}

extension StoredValue: DatabaseValueConvertible {
    /// The value as GRDB has it.
    public init(_ value: DatabaseValue) {
        switch value.storage {
        case .null: self = .null
        case .int64(let integer): self = .integer(integer)
        case .double(let real): self = .real(real)
        case .string(let text): self = .text(text)
        case .blob(let data): self = .blob(data)
        }
    }

    /// The value for GRDB.
    public var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let value): value.databaseValue
        case .real(let value): value.databaseValue
        case .text(let value): value.databaseValue
        case .blob(let value): value.databaseValue
        }
    }

    /// The value from GRDB; never nil.
    public static func fromDatabaseValue(_ dbValue: DatabaseValue) -> StoredValue? {
        StoredValue(dbValue)
    }
}
