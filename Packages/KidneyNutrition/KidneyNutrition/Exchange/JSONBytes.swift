import FractionParser

/// A JSON value. Numbers keep their characters, so that no digit is lost.
indirect enum JSONBytes {
    case object([(key: String, value: JSONBytes)])
    case array([JSONBytes])
    case text(String)
    /// The characters of the number.
    case number([UInt8])
    case bool(Bool)
    case null

    /// The deepest nesting.
    static let depthLimit = 64

    /// The value of a key; nil if this isn't an object, the key is missing, or its value is null.
    subscript(key: String) -> JSONBytes? {
        guard case .object(let members) = self, let value = members.last(where: { $0.key == key })?.value else {
            return nil
        }
        if case .null = value { return nil }
        return value
    }

    /// The elements; empty if this isn't an array.
    var elements: [JSONBytes] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// Nil if this isn't a text.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// An integer, also from a text.
    var integer: Int? {
        switch self {
        case .number(let bytes): bytes.withUnsafeBufferPointer(DecimalBytes.integer)
        case .text(let text): Array(text.utf8).withUnsafeBufferPointer(DecimalBytes.integer)
        default: nil
        }
    }

    /// A decimal to the nearest thousandth.
    var thousandths: Thousandths? {
        if case .number(let bytes) = self { bytes.withUnsafeBufferPointer(DecimalBytes.thousandths) } else { nil }
    }
}

/// A parser of one JSON value (RFC 8259).
struct JSONScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var depth = 0

    /// The offset of a syntax error.
    struct Fault: Error {
        let offset: Int
    }

    /// Parses a value, with optional white space around it.
    ///
    /// - Complexity: O(bytes).
    static func value(_ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) -> JSONBytes {
        var scanner = JSONScanner(bytes)
        let value = try scanner.value()
        scanner.skipSpace()
        guard scanner.index == bytes.count else { throw Fault(offset: scanner.index) }
        return value
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private var fault: Fault { Fault(offset: index) }

    private mutating func skipSpace() {
        while index < bytes.count, [32, 10, 13, 9].contains(bytes[index]) { index += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func value() throws(Fault) -> JSONBytes {
        skipSpace()
        guard index < bytes.count, depth < JSONBytes.depthLimit else { throw fault }
        depth += 1
        defer { depth -= 1 }
        switch bytes[index] {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: String, _ value: JSONBytes) throws(Fault) -> JSONBytes {
        for byte in word.utf8 where !take(byte) { throw fault }
        return value
    }

    private mutating func object() throws(Fault) -> JSONBytes {
        index += 1
        var members: [(key: String, value: JSONBytes)] = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            let key = try text()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw fault }
            members.append((key, try value()))
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { throw fault }
        }
    }

    private mutating func array() throws(Fault) -> JSONBytes {
        index += 1
        var elements: [JSONBytes] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(elements) }
        while true {
            elements.append(try value())
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array(elements) }
            guard take(UInt8(ascii: ",")) else { throw fault }
        }
    }

    private mutating func number() throws(Fault) -> JSONBytes {
        let start = index
        while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
        guard index > start else { throw fault }
        return .number(Array(bytes[start..<index]))
    }

    private mutating func text() throws(Fault) -> String {
        guard take(UInt8(ascii: "\"")) else { throw fault }
        var result: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &result)
            case 0..<32: throw fault
            default: result.append(byte)
            }
        }
        throw fault
    }

    private mutating func escape(into result: inout [UInt8]) throws(Fault) {
        guard index < bytes.count else { throw fault }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "f"): result.append(12)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
        case UInt8(ascii: "u"):
            var code = try fourDigits()
            if (0xD800..<0xDC00).contains(code), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
                let second = try fourDigits()
                guard (0xDC00..<0xE000).contains(second) else { throw fault }
                code = 0x10000 + ((code - 0xD800) << 10) + (second - 0xDC00)
            }
            let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
            result.append(contentsOf: Array(String(Character(scalar)).utf8))
        default: throw fault
        }
    }

    private mutating func fourDigits() throws(Fault) -> UInt32 {
        guard index + 4 <= bytes.count else { throw fault }
        let digits = String(decoding: bytes[index..<(index + 4)], as: UTF8.self)
        guard digits.utf8.allSatisfy({ $0 != 43 && $0 != 45 }), let code = UInt32(digits, radix: 16) else {
            throw fault
        }
        index += 4
        return code
    }
}

extension JSONBytes {
    /// An exact number, also from a text.
    var exact: Rational? {
        switch self {
        case .number(let bytes): ExchangeNumber.value(String(decoding: bytes, as: UTF8.self))
        case .text(let text): ExchangeNumber.value(text)
        default: nil
        }
    }

    /// A text, or the characters of a number.
    var characters: String? {
        switch self {
        case .number(let bytes): String(decoding: bytes, as: UTF8.self)
        case .text(let text): text
        default: nil
        }
    }
}
