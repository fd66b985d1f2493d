/// Splits streamed JSON into the objects of its lists, so that only one object is in memory.
///
/// A list is the top-level array ("[{…}]", with an empty name) or a named array of the top-level object ("{"entry":
/// [{…}]}"). Elements that are not objects are ignored. The rest is the top-level object with empty lists.
public struct JSONObjectStream: Sendable {
    /// The default maximum size of an object, in bytes.
    public static let sizeLimit = 8 << 20
    private static let depthLimit = 1000

    private let names: Set<String>
    private let limit: Int
    /// The number of bytes from which a text is longer than the longest name. An escape takes six bytes for one at most.
    private let longName: Int
    private var isInText = false
    private var isEscaped = false
    /// The open containers: true for an object, false for an array.
    private var open: [Bool] = []
    /// The current 1-based line.
    public private(set) var line = 1
    /// The name of the open list; nil outside of lists.
    private var list: String?
    private var object: [UInt8] = []
    private var objectLine = 1
    private var isInObject = false
    private var isTooLarge = false
    private var rest: [UInt8] = []
    /// The last string among the members of the top-level object with its escapes, up to `longName` bytes. It is a name
    /// if a colon follows.
    private var text: [UInt8] = []
    private var isStarted = false
    private var isOver = false
    private var isBroken = false

    /// Creates a stream.
    ///
    /// - Parameters:
    ///   - names: The names of the lists.
    ///   - limit: The maximum size in bytes of an object and of the rest. A larger object is delivered as nil, and a
    ///     larger rest is broken.
    public init(lists names: Set<String>, limit: Int = JSONObjectStream.sizeLimit) {
        self.names = names
        self.limit = limit
        longName = 6 * (names.map(\.utf8.count).max() ?? 0) + 1
    }

    /// The end of a stream.
    public enum End {
        /// The input was complete. The bytes are the rest of the top-level object; nil for an array.
        case whole([UInt8]?)
        /// The input was truncated or is not JSON, at about this line.
        case broken(line: Int)
    }

    /// Takes the next piece of input. `each` receives the name of the list, the bytes of the object (nil if it is too
    /// large) and its first line.
    public mutating func feed(
        _ piece: UnsafeBufferPointer<UInt8>,
        _ each: (String, UnsafeBufferPointer<UInt8>?, Int) -> Void
    ) {
        for byte in piece {
            if isBroken { return }
            if byte == 10 { line += 1 }
            take(byte, each)
        }
    }

    /// Returns the end of the stream.
    public func finish() -> End {
        guard !isBroken, isOver, !isInText, open.isEmpty else { return .broken(line: line) }
        return .whole(rest.first == UInt8(ascii: "{") ? rest : nil)
    }

    private mutating func take(_ byte: UInt8, _ each: (String, UnsafeBufferPointer<UInt8>?, Int) -> Void) {
        let isSpace = byte == 32 || byte == 10 || byte == 13 || byte == 9
        if open.isEmpty {
            // Only white space may surround the top-level value; a byte order mark before it is ignored.
            if isSpace || (!isStarted && (byte == 0xEF || byte == 0xBB || byte == 0xBF)) { return }
            guard !isOver, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else {
                isBroken = true
                return
            }
            isStarted = true
            if byte == UInt8(ascii: "[") { list = "" }
        }
        let listDepth = list == "" ? 1 : 2
        if !isInObject, !isInText, list != nil, open.count == listDepth, byte == UInt8(ascii: "{") {
            isInObject = true
            objectLine = line
        }
        if isInObject {
            if object.count < limit { object.append(byte) } else { isTooLarge = true }
        } else if list == nil {
            if rest.count < limit { rest.append(byte) } else { isBroken = true }
        }
        step(byte)
        if isInObject, open.count == listDepth, !isInText { handOn(each) }
    }

    private mutating func step(_ byte: UInt8) {
        if isInText {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInText = false
            }
            if isInText, open == [true], text.count < longName { text.append(byte) }
            return
        }
        switch byte {
        case UInt8(ascii: "\""):
            isInText = true
            if open == [true] { text.removeAll(keepingCapacity: true) }
        case UInt8(ascii: "{"): push(true)
        case UInt8(ascii: "["):
            push(false)
            if open == [true, false], list == nil, let name, names.contains(name) { list = name }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            guard let kind = open.popLast(), kind == (byte == UInt8(ascii: "}")) else {
                isBroken = true
                return
            }
            if open.isEmpty { isOver = true }
            if let name = list, open.count < (name.isEmpty ? 1 : 2) {
                list = nil
                if !name.isEmpty { rest.append(byte) }
            }
        default: break
        }
    }

    /// The last string as it is read; nil if it is none.
    private var name: String? {
        guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
        let quote = [UInt8(ascii: "\"")]
        return (try? JSONValue.parse(quote + text + quote))?.string
    }

    private mutating func push(_ isObject: Bool) {
        guard open.count < Self.depthLimit else {
            isBroken = true
            return
        }
        open.append(isObject)
    }

    private mutating func handOn(_ each: (String, UnsafeBufferPointer<UInt8>?, Int) -> Void) {
        isInObject = false
        object.withUnsafeBufferPointer { each(list ?? "", isTooLarge ? nil : $0, objectLine) }
        object.removeAll(keepingCapacity: true)
        isTooLarge = false
    }
}
