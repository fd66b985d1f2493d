/// Cuts JSON that comes in pieces into the objects of its lists, so that one at a time is in memory.
///
/// A list is the array at the top ("[{…}]", its name is empty) or one that is a named member of the top object
/// ("{"entry": [{…}]}"). What is left is the top object without what its lists held.
public struct JSONObjectStream: Sendable {
    /// How large an object may be where nothing else is said.
    public static let sizeLimit = 8 << 20
    private static let depthLimit = 1000

    private let names: Set<String>
    private let limit: Int
    private var isInText = false
    private var isEscaped = false
    /// What is open: true for an object, false for an array.
    private var open: [Bool] = []
    /// The line that was reached, from 1.
    public private(set) var line = 1
    /// The name of the list that is open; nil outside of lists.
    private var list: String?
    private var object: [UInt8] = []
    private var objectLine = 1
    private var isInObject = false
    private var isTooLarge = false
    private var rest: [UInt8] = []
    /// The last text at the level of the top object's members, which is a name if a colon follows.
    private var text: [UInt8] = []
    private var isStarted = false
    private var isOver = false
    private var isBroken = false

    /// A stream whose lists have these names.
    ///
    /// - Parameter limit: In bytes. A larger object is handed on as nil; where what stands around the lists is larger, it is broken.
    public init(lists names: Set<String>, limit: Int = JSONObjectStream.sizeLimit) {
        self.names = names
        self.limit = limit
    }

    /// What a stream ended as.
    public enum End {
        /// Whole, with the bytes that are left of the top object; nil where the top is an array.
        case whole([UInt8]?)
        /// It broke off, or isn't JSON, at about this line.
        case broken(line: Int)
    }

    /// Takes the next piece; `each` gets a list's name, an object's bytes, nil for one too large, and the line it begins in.
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

    /// Says how it ended.
    public func finish() -> End {
        guard !isBroken, isOver, !isInText, open.isEmpty else { return .broken(line: line) }
        return .whole(rest.first == UInt8(ascii: "{") ? rest : nil)
    }

    private mutating func take(_ byte: UInt8, _ each: (String, UnsafeBufferPointer<UInt8>?, Int) -> Void) {
        let isSpace = byte == 32 || byte == 10 || byte == 13 || byte == 9
        if open.isEmpty {
            // Nothing but space may stand around the top; a mark of UTF-8 before it is let pass.
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
        } else if list == nil || open.isEmpty {
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
            } else if open == [true], text.count < 128 {
                text.append(byte)
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""):
            isInText = true
            if open == [true] { text.removeAll(keepingCapacity: true) }
        case UInt8(ascii: "{"): push(true)
        case UInt8(ascii: "["):
            push(false)
            let name = String(decoding: text, as: UTF8.self)
            if open == [true, false], list == nil, names.contains(name) { list = name }
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
