import WordKit

extension JSONValue {
    /// The strictness of the parser.
    public enum Strictness: Hashable, Sendable {
        /// RFC 8259 only.
        case strict
        /// The grammar of RFC 8259. Bytes that are not UTF-8 and unpaired surrogates become U+FFFD.
        case mending
        /// JSON as found in pages, mended too: extra commas, control characters in strings, unknown escapes and
        /// comments are accepted.
        case lenient
    }

    /// Parses one JSON value from UTF-8, with nothing after it.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - strictness: The strictness of the parser.
    ///   - depth: The maximum depth of nested arrays and objects.
    ///   - keepsNulls: Whether members that are `null` are kept; otherwise names whose last value is `null` are left out.
    /// - Throws: `malformed` or `tooDeep`, with the line and the column in bytes.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ strictness: Strictness = .strict,
        depth: Int = 128,
        keepsNulls: Bool = true
    ) throws(JSONError) -> JSONValue {
        var parser = JSONParser(bytes: bytes, strictness, depth: depth, keepsNulls: keepsNulls)
        return try parser.document()
    }

    /// Parses one JSON value from UTF-8, as the function for buffers does.
    public static func parse(
        _ bytes: [UInt8],
        _ strictness: Strictness = .strict,
        depth: Int = 128
    ) throws(JSONError) -> JSONValue {
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(JSONError) in try parse(buffer, strictness, depth: depth) }
        }
        return try result.get()
    }

    /// Parses one JSON value strictly, and keeps the places of its values.
    ///
    /// - Parameters:
    ///   - bytes: The text, as UTF-8.
    ///   - levels: The depth down to which places are kept.
    ///   - elements: The number of elements of each array, from the first, whose places are kept.
    /// - Throws: `malformed` or `tooDeep`, with the line and the column in bytes.
    public static func parse(
        _ bytes: [UInt8],
        placesDownTo levels: Int,
        elements: Int
    ) throws(JSONError) -> (value: JSONValue, places: JSONPlaces) {
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(JSONError) in
                var parser = JSONParser(bytes: buffer, .strict, depth: 128, keepsNulls: true)
                parser.places = JSONPlaces(bytes, levels: levels, elements: elements)
                parser.path = []
                let value = try parser.document()
                return (value, parser.places ?? JSONPlaces(bytes, levels: levels, elements: elements))
            }
        }
        return try result.get()
    }

    /// Parses one JSON value from text.
    ///
    /// - Throws: `malformed` or `tooDeep`, with the line and the column in bytes.
    public static func parse(_ text: String, _ strictness: Strictness = .strict) throws(JSONError) -> JSONValue {
        try parse(Array(text.utf8), strictness)
    }
}

struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    let isLenient: Bool
    let mendsText: Bool
    let keepsNulls: Bool
    var depthLeft: Int
    let depthLimit: Int
    var index = 0
    var places: JSONPlaces?
    /// The path of the value that is read; nil if its place is not kept.
    var path: [String]?

    init(bytes: UnsafeBufferPointer<UInt8>, _ strictness: JSONValue.Strictness, depth: Int, keepsNulls: Bool) {
        self.bytes = bytes
        isLenient = strictness == .lenient
        mendsText = strictness != .strict
        self.keepsNulls = keepsNulls
        depthLeft = depth
        depthLimit = depth
    }

    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func document() throws(JSONError) -> JSONValue {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
        let value = try value()
        try skipSpace()
        if isLenient, byte == UInt8(ascii: ";") {
            index += 1
            try skipSpace()
        }
        guard index == bytes.count else { throw error(localized("something follows the value")) }
        return value
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        try skipSpace()
        if let path { places?.note(path, index) }
        switch byte {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"):
            try word("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        case UInt8(ascii: "-"), .some(0x30...0x39): return .number(try number())
        case nil: throw error(localized("a value is missing at the end"))
        default: throw error(localized("a value cannot start with \(shown)"))
        }
    }

    /// Reads a member or an element.
    private mutating func value(below step: @autoclosure () -> String, element: Int = 0) throws(JSONError) -> JSONValue
    {
        guard let outer = path else { return try value() }
        path = places?.path(outer, step(), element: element)
        let value = try value()
        path = outer
        return value
    }

    private mutating func object() throws(JSONError) -> JSONValue {
        try enter()
        var members: [JSONObject.Member] = []
        // The names whose latest value is a null that is left out.
        var nulls: Set<String> = []
        try skipSpace()
        while byte != UInt8(ascii: "}") {
            guard byte == UInt8(ascii: "\"") else {
                throw error(localized("a name in quotes is missing, found \(shown)"))
            }
            let name = try string()
            try skipSpace()
            guard byte == UInt8(ascii: ":") else {
                throw error(localized("a colon is missing after “\(name)”, found \(shown)"))
            }
            index += 1
            let value = try value(below: name)
            if keepsNulls || value != .null {
                members.append(JSONObject.Member(name, value))
                if !nulls.isEmpty { nulls.remove(name) }
            } else {
                nulls.insert(name)
            }
            try separator(before: UInt8(ascii: "}"))
        }
        leave()
        if !nulls.isEmpty { members.removeAll { nulls.contains($0.name) } }
        return .object(JSONObject(members))
    }

    private mutating func array() throws(JSONError) -> JSONValue {
        try enter()
        var values: [JSONValue] = []
        try skipSpace()
        while byte != UInt8(ascii: "]") {
            let value = try value(below: String(values.count), element: values.count)
            values.append(value)
            try separator(before: UInt8(ascii: "]"))
        }
        leave()
        return .array(values)
    }

    private mutating func enter() throws(JSONError) {
        guard depthLeft > 0 else {
            let (line, column) = place
            throw .tooDeep(limit: depthLimit, line: line, column: column)
        }
        depthLeft -= 1
        index += 1
    }

    private mutating func leave() {
        depthLeft += 1
        index += 1
    }

    private mutating func separator(before end: UInt8) throws(JSONError) {
        try skipSpace()
        if byte == end { return }
        guard byte == UInt8(ascii: ",") else { throw error(localized("a comma or the end is missing, found \(shown)")) }
        repeat {
            index += 1
            try skipSpace()
        } while isLenient && byte == UInt8(ascii: ",")
        if byte == end, !isLenient { throw error(localized("a comma stands before the end")) }
    }

    private mutating func word(_ word: StaticString) throws(JSONError) {
        let count = word.utf8CodeUnitCount
        guard index + count <= bytes.count else { throw error(localized("an unknown word")) }
        for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] {
            throw error(localized("an unknown word"))
        }
        index += count
    }

    private mutating func number() throws(JSONError) -> String {
        let start = index
        if byte == UInt8(ascii: "-") { index += 1 }
        let first = byte
        try digits()
        if first == 0x30, index - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1), !isLenient {
            throw error(localized("a number starts with 0"))
        }
        if byte == UInt8(ascii: ".") {
            index += 1
            try digits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            index += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
            try digits()
        }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
    }

    private mutating func digits() throws(JSONError) {
        let start = index
        while let byte, byte >= 0x30, byte <= 0x39 { index += 1 }
        if index == start { throw error(localized("a digit is missing, found \(shown)")) }
    }

    // MARK: White space and errors

    private mutating func skipSpace() throws(JSONError) {
        while let byte {
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            case 0xC2 where isLenient && index + 1 < bytes.count && bytes[index + 1] == 0xA0: index += 2
            case UInt8(ascii: "/") where isLenient: try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(JSONError) {
        let second = index + 1 < bytes.count ? bytes[index + 1] : 0
        if second == UInt8(ascii: "/") {
            while let byte, byte != 0x0A { index += 1 }
        } else if second == UInt8(ascii: "*") {
            index += 2
            while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
            {
                index += 1
            }
            guard index + 1 < bytes.count else { throw error(localized("a comment has no end")) }
            index += 2
        } else {
            throw error(localized("a value cannot start with \(shown)"))
        }
    }

    var shown: String {
        guard let byte else { return localized("the end") }
        guard byte >= 0x20, byte < 0x7F else { return localized("byte \(byte)") }
        return "“\(Character(Unicode.Scalar(byte)))”"
    }

    private var place: (line: Int, column: Int) {
        let before = bytes[..<min(index, bytes.count)]
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (before.count { $0 == 0x0A } + 1, index - start + 1)
    }

    func error(_ reason: String) -> JSONError {
        let (line, column) = place
        return .malformed(reason: reason, line: line, column: column)
    }
}
