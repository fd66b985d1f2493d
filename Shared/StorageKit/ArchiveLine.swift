import Foundation
import JSONKit
import WordKit

/// One parsed line of an archive.
enum ArchiveLine {
    case header(migrations: [String])
    case row(table: String, columns: [(name: String, value: StoredValue)])
    /// An original; `data` is nil if its bytes are damaged.
    case original(id: String, data: Data?)
    case end(rows: Int)

    init(_ bytes: [UInt8]) throws(StoredJSONFault) {
        var parts = Parts()
        for member in try JSONObject(stored: bytes).members {
            let (name, value) = (member.name, member.value)
            switch name {
            case "archive", "table", "original": parts.texts[name] = try Self.text(value)
            case "version", "rows":
                guard let number = value.integer else {
                    throw StoredJSONFault(localized("a whole number is missing"))
                }
                parts.numbers[name] = number
            case "originals", "end":
                guard value.bool != nil else { throw StoredJSONFault(localized("a truth value is missing")) }
            case "migrations":
                guard case .array(let names) = value else { throw StoredJSONFault(localized("an array is missing")) }
                for name in names { parts.migrations.append(try Self.text(name)) }
            case "row":
                guard let row = value.object else { throw StoredJSONFault(localized("an object is missing")) }
                parts.columns = try row.columns()
            case "bytes":
                parts.hasBytes = true
                parts.bytes = try? value.stored()
            default: throw StoredJSONFault(localized("an unknown part: \(name)"))
            }
        }
        guard let line = try parts.line() else { throw StoredJSONFault(localized("a line of an unknown kind")) }
        self = line
    }

    private static func text(_ value: JSONValue) throws(StoredJSONFault) -> String {
        guard let text = value.string else { throw StoredJSONFault(localized("a string is missing")) }
        return text
    }

    private struct Parts {
        var texts: [String: String] = [:]
        var numbers: [String: Int] = [:]
        var migrations: [String] = []
        var columns: [(name: String, value: StoredValue)]?
        var hasBytes = false
        var bytes: StoredValue?

        func line() throws(StoredJSONFault) -> ArchiveLine? {
            if let archive = texts["archive"] {
                guard archive == "nourish", numbers["version"] == 1 else {
                    throw StoredJSONFault(localized("an archive of another kind or version"))
                }
                return .header(migrations: migrations)
            }
            if let table = texts["table"], let columns { return .row(table: table, columns: columns) }
            if let id = texts["original"], hasBytes {
                if case .blob(let data) = bytes { return .original(id: id, data: data) }
                return .original(id: id, data: nil)
            }
            return numbers["rows"].map { .end(rows: $0) }
        }
    }
}

/// Splits a stream of bytes into lines.
struct LineReader {
    private let longest: Int
    private let read: () throws -> Data
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false
    /// The 1-based number of the line returned last.
    private(set) var number = 0

    /// - Parameters:
    ///   - longest: The longest line in bytes. The default holds the largest original that ``Attachments`` accepts.
    ///   - read: Returns the next bytes, and no bytes at the end.
    init(longest: Int = 1 << 29, read: @escaping () throws -> Data) {
        self.longest = longest
        self.read = read
    }

    /// Returns the next line without its line feed, or nil at the end.
    ///
    /// - Throws: ``StoreError/brokenArchive(line:reason:)`` for a line that is too long, or an error of `read`.
    mutating func next() throws -> [UInt8]? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                number += 1
                return Array(buffer[start..<end])
            }
            searched = buffer.count
            guard !isAtEnd else { break }
            guard buffer.count - start <= longest else {
                throw StoreError.brokenArchive(
                    line: number + 1,
                    reason: localized("it is longer than \(longest) bytes")
                )
            }
            let piece = try read()
            if piece.isEmpty { isAtEnd = true }
            buffer.removeFirst(start)
            searched -= start
            start = 0
            buffer.append(contentsOf: piece)
        }
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        number += 1
        return Array(buffer[start...])
    }
}
