import Foundation
import WordKit

/// A JSON parser for the output of ``JSONWriter`` and for other JSON of the same shape.
struct JSONReader {
    struct Failure: Error {
        let offset: Int
        let reason: String
    }

    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func end() throws(Failure) {
        skipSpace()
        guard offset == bytes.count else { throw failure(localized("something follows the value")) }
    }

    /// Reads an object whose members are stored values. A duplicate name is an error.
    mutating func storedObject() throws(Failure) -> [(name: String, value: StoredValue)] {
        var columns: [(name: String, value: StoredValue)] = []
        var names: Set<String> = []
        try members { (reader, name) throws(Failure) in
            guard names.insert(name).inserted else { throw reader.failure(localized("\(name) comes twice")) }
            columns.append((name, try reader.value()))
        }
        return columns
    }

    /// Reads the members of an object. `visit` reads each value.
    mutating func members(_ visit: (inout JSONReader, String) throws(Failure) -> Void) throws(Failure) {
        try expect("{")
        if accept("}") { return }
        repeat {
            skipSpace()
            let name = try string()
            try expect(":")
            try visit(&self, name)
        } while accept(",")
        try expect("}")
    }

    /// Reads the elements of an array. `visit` reads each element.
    mutating func elements(_ visit: (inout JSONReader) throws(Failure) -> Void) throws(Failure) {
        try expect("[")
        if accept("]") { return }
        repeat { try visit(&self) } while accept(",")
        try expect("]")
    }

    mutating func value() throws(Failure) -> StoredValue {
        skipSpace()
        guard offset < bytes.count else { throw failure(localized("the value is missing")) }
        switch bytes[offset] {
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "n"):
            try expect("null")
            return .null
        case UInt8(ascii: "{"): return try marked()
        default: return try number()
        }
    }

    /// Reads `{"blob":"…"}` or `{"real":"inf"}`.
    private mutating func marked() throws(Failure) -> StoredValue {
        var result: StoredValue?
        try members { (reader, name) throws(Failure) in
            reader.skipSpace()
            let content = try reader.string()
            switch name {
            case "blob": result = Data(base64Encoded: content).map { .blob($0) }
            case "real": result = Double(content).map { .real($0) }
            default: break
            }
            guard result != nil else { throw reader.failure(localized("no such value: \(name)")) }
        }
        guard let result else { throw failure(localized("the value is empty")) }
        return result
    }

    private mutating func number() throws(Failure) -> StoredValue {
        let start = offset
        var isReal = false
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"): break
            case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): isReal = true
            default:
                return try number(from: start, isReal: isReal)
            }
            offset += 1
        }
        return try number(from: start, isReal: isReal)
    }

    private func number(from start: Int, isReal: Bool) throws(Failure) -> StoredValue {
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if isReal, let value = Double(text) { return .real(value) }
        if !isReal, let value = Int64(text) { return .integer(value) }
        throw failure(text.isEmpty ? localized("no value") : localized("no number: \(text)"))
    }

    mutating func string() throws(Failure) -> String {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
            throw failure(localized("a string is missing"))
        }
        offset += 1
        var content: [UInt8] = []
        while offset < bytes.count {
            // Most text has no escapes, so runs of plain bytes are copied at once.
            let run = bytes[offset...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
            content.append(contentsOf: run)
            offset = run.endIndex
            guard offset < bytes.count else { break }
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                offset += 1
                guard let text = String(validating: content, as: UTF8.self) else {
                    throw failure(localized("no valid UTF-8"))
                }
                return text
            case UInt8(ascii: "\\"): try escape(into: &content)
            default: throw failure(localized("a control character in a string"))
            }
        }
        throw failure(localized("a string without an end"))
    }

    private mutating func escape(into content: inout [UInt8]) throws(Failure) {
        guard offset + 1 < bytes.count else { throw failure(localized("a string without an end")) }
        let kind = bytes[offset + 1]
        offset += 2
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(kind)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "u"): content.append(contentsOf: String(try escapedScalar()).utf8)
        default: throw failure(localized("an unknown escape"))
        }
    }

    private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
        let high = try fourDigits()
        if (0xD800..<0xDC00).contains(high), bytes[offset...].starts(with: Array("\\u".utf8)) {
            offset += 2
            let low = try fourDigits()
            guard (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
            else { throw failure(localized("half a surrogate pair")) }
            return scalar
        }
        guard let scalar = Unicode.Scalar(high) else { throw failure(localized("half a surrogate pair")) }
        return scalar
    }

    private mutating func fourDigits() throws(Failure) -> UInt32 {
        let digits = bytes[offset...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure(localized("a broken \\u escape")) }
        offset += 4
        return value
    }

    mutating func accept(_ token: String) -> Bool {
        skipSpace()
        guard bytes[offset...].starts(with: token.utf8) else { return false }
        offset += token.utf8.count
        return true
    }

    mutating func expect(_ token: String) throws(Failure) {
        guard accept(token) else { throw failure(localized("\(token) is missing")) }
    }

    mutating func skipSpace() {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
    }

    func failure(_ reason: String) -> Failure {
        Failure(offset: offset, reason: reason)
    }
}
