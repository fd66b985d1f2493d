import Foundation
import WordKit

/// One parsed line of an archive.
enum ArchiveLine {
    case header(migrations: [String])
    case row(table: String, columns: [(name: String, value: StoredValue)])
    case original(id: String, data: Data)
    case end(rows: Int)

    init(_ bytes: [UInt8]) throws(JSONReader.Failure) {
        var reader = JSONReader(bytes)
        var parts = Parts()
        try reader.members { (reader, name) throws(JSONReader.Failure) in
            switch name {
            case "archive", "table", "original": parts.texts[name] = try reader.text()
            case "version", "rows": parts.numbers[name] = try reader.integer()
            case "originals", "end": _ = try reader.boolean()
            case "migrations":
                try reader.elements { (reader) throws(JSONReader.Failure) in
                    parts.migrations.append(try reader.text())
                }
            case "row": parts.columns = try reader.storedObject()
            case "bytes": parts.bytes = try reader.value()
            default: throw reader.failure(localized("an unknown part: \(name)"))
            }
        }
        try reader.end()
        guard let line = try parts.line(reader) else { throw reader.failure(localized("a line of an unknown kind")) }
        self = line
    }

    private struct Parts {
        var texts: [String: String] = [:]
        var numbers: [String: Int] = [:]
        var migrations: [String] = []
        var columns: [(name: String, value: StoredValue)]?
        var bytes: StoredValue?

        func line(_ reader: JSONReader) throws(JSONReader.Failure) -> ArchiveLine? {
            if let archive = texts["archive"] {
                guard archive == "nourish", numbers["version"] == 1 else {
                    throw reader.failure(localized("an archive of another kind or version"))
                }
                return .header(migrations: migrations)
            }
            if let table = texts["table"], let columns { return .row(table: table, columns: columns) }
            if let id = texts["original"], case .blob(let data) = bytes { return .original(id: id, data: data) }
            return numbers["rows"].map { .end(rows: $0) }
        }
    }
}

extension JSONReader {
    fileprivate mutating func text() throws(Failure) -> String {
        guard case .text(let text) = try value() else { throw failure(localized("a string is missing")) }
        return text
    }

    fileprivate mutating func integer() throws(Failure) -> Int {
        guard case .integer(let number) = try value() else { throw failure(localized("a whole number is missing")) }
        return Int(number)
    }

    fileprivate mutating func boolean() throws(Failure) -> Bool {
        if accept("true") { return true }
        try expect("false")
        return false
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
