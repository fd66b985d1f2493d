/// A strict reader of markup: every tag closed in order, every attribute in double quotes and once, every `&` a reference, no `<` in text. Errors
/// that a lenient parser would repair fail here.
struct StrictMarkup {
    enum Node: Equatable {
        case element(String, [String: String], [Node])
        case text(String)
    }

    struct Slip: Error {
        let what: String
        let offset: Int
    }

    private static let void: Set<String> = ["br", "hr", "img", "input", "link", "meta", "wbr"]
    private static let raw: Set<String> = ["script", "style"]
    private static let references: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#10": "\n", "#9": "\t",
    ]

    private let bytes: [UInt8]
    private var position = 0

    static func nodes(of bytes: [UInt8]) throws -> [Node] {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw Slip(what: "not UTF-8", offset: 0) }
        var reader = StrictMarkup(bytes: bytes)
        let nodes = try reader.nodes(until: nil)
        return nodes
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func nodes(until end: String?) throws -> [Node] {
        var found: [Node] = []
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                found.append(.text(try decoded(until: UInt8(ascii: "<"))))
            } else if bytes[position...].starts(with: "</".utf8) {
                guard let end, take("</\(end)>") else { throw slip("an end tag that closes nothing") }
                return found
            } else if take("<!DOCTYPE html>") || take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>") {
                continue
            } else {
                found.append(try element())
            }
        }
        guard end == nil else { throw slip("\(end ?? "") is not closed") }
        return found
    }

    private mutating func element() throws -> Node {
        position += 1
        let name = try name()
        var attributes: [String: String] = [:]
        while take(" ") {
            let attribute = try self.name()
            guard attributes[attribute] == nil else { throw slip("\(attribute) twice") }
            guard take("=\"") else {
                attributes[attribute] = ""
                continue
            }
            attributes[attribute] = try decoded(until: UInt8(ascii: "\""))
            guard take("\"") else { throw slip("a value without its end") }
        }
        if take("/>") { return .element(name, attributes, []) }
        guard take(">") else { throw slip("a tag without its end") }
        if Self.void.contains(name) { return .element(name, attributes, []) }
        if Self.raw.contains(name) {
            let start = position
            while !bytes[position...].starts(with: "</".utf8) {
                position += 1
                guard position < bytes.count else { throw slip("\(name) is not closed") }
            }
            let content = String(decoding: bytes[start..<position], as: UTF8.self)
            guard take("</\(name)>") else { throw slip("\(name) holds an end tag") }
            return .element(name, attributes, [.text(content)])
        }
        if ["pre", "textarea"].contains(name), !take("\n") { throw slip("\(name) without its line feed") }
        return .element(name, attributes, try nodes(until: name))
    }

    private mutating func name() throws -> String {
        let start = position
        while position < bytes.count, (0x61...0x7A).contains(bytes[position] | 0x20) || isDigitOrMark(bytes[position]) {
            position += 1
        }
        guard position > start else { throw slip("no name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func isDigitOrMark(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }

    private mutating func decoded(until end: UInt8) throws -> String {
        var content: [UInt8] = []
        while position < bytes.count, bytes[position] != end {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): throw slip("a bare mark")
            case 0x00..<0x09, 0x0B..<0x20, 0x7F: throw slip("a control character")
            case UInt8(ascii: "&"):
                let rest = bytes[(position + 1)...].prefix(8)
                guard let semicolon = rest.firstIndex(of: UInt8(ascii: ";")),
                    let text = Self.references[String(decoding: bytes[position + 1..<semicolon], as: UTF8.self)]
                else { throw slip("a bare ampersand") }
                content += text.utf8
                position = semicolon
            default: content.append(byte)
            }
            position += 1
        }
        return String(decoding: content, as: UTF8.self)
    }

    private mutating func take(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    private func slip(_ what: String) -> Slip {
        Slip(what: what, offset: position)
    }
}
