import Foundation
import MarkupKit

/// A value in the subset of Python in which the feed files state their expectations.
indirect enum PythonValue: Hashable {
    case none
    case bool(Bool)
    case int(Int)
    case string(String)
    /// HTML, compared as a tree because it can be written in many ways.
    case html(String)
    case list([PythonValue])
    case dictionary([String: PythonValue])

    var isTrue: Bool {
        switch self {
        case .none: false
        case .bool(let bool): bool
        case .int(let int): int != 0
        case .string(let text), .html(let text): !text.isEmpty
        case .list(let list): !list.isEmpty
        case .dictionary(let dictionary): !dictionary.isEmpty
        }
    }

    private static func tree(_ html: String) -> [HTMLNode]? {
        (try? HTMLDocument(fragment: HTMLSanitizer().sanitize(html)).nodes).map(sortedByAttributeName)
    }

    func equals(_ other: PythonValue) -> Bool {
        switch (self, other) {
        case (.html(let html), .string(let text)), (.string(let text), .html(let html)):
            Self.tree(html) == Self.tree(text)
        case (.list(let left), .list(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
        default: self == other
        }
    }
}

struct FeedExpectation {
    enum Failure: Error, Equatable {
        case syntax(String)
        case missing(String)
    }

    private let tokens: [Token]
    private var index = 0
    private let names: [String: PythonValue]

    /// Whether an expectation holds.
    static func holds(_ text: String, _ names: [String: PythonValue]) throws -> Bool {
        var expectation = FeedExpectation(tokens: try tokenize(text), names: names)
        let value = try expectation.conjunction()
        guard expectation.index == expectation.tokens.count else { throw Failure.syntax(text) }
        return value.isTrue
    }

    private init(tokens: [Token], names: [String: PythonValue]) {
        self.tokens = tokens
        self.names = names
    }

    // MARK: Grammar

    private mutating func conjunction() throws -> PythonValue {
        var result = try comparison()
        while take(.name("and")) {
            let right = try comparison()
            result = .bool(result.isTrue && right.isTrue)
        }
        return result
    }

    private mutating func comparison() throws -> PythonValue {
        if take(.name("not")) { return .bool(!(try comparison()).isTrue) }
        var left = try path()
        var result: PythonValue?
        while true {
            let isEqual = take(.mark("=="))
            guard isEqual || take(.mark("!=")) else { break }
            let right = try path()
            result = .bool((result?.isTrue ?? true) && left.equals(right) == isEqual)
            left = right
        }
        return result ?? left
    }

    private mutating func path() throws -> PythonValue {
        var value = try atom()
        while true {
            if take(.mark("[")) {
                value = try Self.element(value, try conjunction())
                try expect("]")
            } else if take(.mark(".")) {
                guard case .name(let name) = try next() else { throw Failure.syntax("name") }
                if name == "has_key" {
                    try expect("(")
                    let key = try conjunction()
                    try expect(")")
                    value = .bool((try? Self.element(value, key)) != nil)
                } else {
                    value = try Self.element(value, .string(name))
                }
            } else {
                return value
            }
        }
    }

    private mutating func atom() throws -> PythonValue {
        switch try next() {
        case .string(let text): return .string(text)
        case .number(let number): return .int(number)
        case .name("None"): return .none
        case .name("len"):
            try expect("(")
            guard case .list(let list) = try conjunction() else { throw Failure.syntax("len") }
            try expect(")")
            return .int(list.count)
        case .name(let name):
            guard let value = names[name] else { throw Failure.missing(name) }
            return value
        case .mark("("):
            var values = [try conjunction()]
            var isTuple = false
            while take(.mark(",")) {
                isTuple = true
                if !at(.mark(")")) { values.append(try conjunction()) }
            }
            try expect(")")
            return isTuple ? .list(values) : values[0]
        case .mark("{"):
            var members: [String: PythonValue] = [:]
            while !at(.mark("}")) {
                guard case .string(let key) = try next() else { throw Failure.syntax("key") }
                try expect(":")
                members[key] = try conjunction()
                _ = take(.mark(","))
            }
            try expect("}")
            return .dictionary(members)
        case .mark(let mark): throw Failure.syntax(mark)
        }
    }

    private static let aliases = [
        "url": "href", "guid": "id", "description": "summary", "tagline": "subtitle", "copyright": "rights",
        "modified": "updated", "issued": "published", "uri": "href",
    ]

    private static func element(_ value: PythonValue, _ key: PythonValue) throws -> PythonValue {
        switch (value, key) {
        case (.list(let list), .int(let index)) where list.indices.contains(index): return list[index]
        case (.dictionary(let members), .string(let name)):
            if let found = members[name] ?? aliases[name].flatMap({ members[$0] }) { return found }
            if name == "description", let found = members["subtitle"] { return found }
            throw Failure.missing(name)
        default: throw Failure.missing("\(key)")
        }
    }

    // MARK: Tokens

    private enum Token: Equatable {
        case name(String)
        case string(String)
        case number(Int)
        case mark(String)
    }

    private func at(_ token: Token) -> Bool { index < tokens.count && tokens[index] == token }

    private mutating func take(_ token: Token) -> Bool {
        guard at(token) else { return false }
        index += 1
        return true
    }

    private mutating func next() throws -> Token {
        guard index < tokens.count else { throw Failure.syntax("end") }
        index += 1
        return tokens[index - 1]
    }

    private mutating func expect(_ mark: String) throws {
        guard take(.mark(mark)) else { throw Failure.syntax(mark) }
    }

    private static func tokenize(_ text: String) throws -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if let quote = ["\"\"\"", "u'", "u\"", "'", "\""].first(where: { rest.hasPrefix($0) }) {
                rest.removeFirst(quote.count)
                let end = quote.hasPrefix("u") ? String(quote.dropFirst()) : quote
                tokens.append(.string(try string(&rest, end)))
            } else if first.isNumber {
                let digits = rest.prefix { $0.isNumber }
                rest.removeFirst(digits.count)
                tokens.append(.number(Int(digits) ?? 0))
            } else if first.isLetter {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                rest.removeFirst(name.count)
                tokens.append(.name(String(name)))
            } else {
                let mark = rest.hasPrefix("==") ? "==" : rest.hasPrefix("!=") ? "!=" : String(first)
                rest.removeFirst(mark.count)
                tokens.append(.mark(mark))
            }
        }
        return tokens
    }

    private static func string(_ rest: inout Substring, _ end: String) throws -> String {
        var result = ""
        while !rest.hasPrefix(end) {
            guard let character = rest.popFirst() else { throw Failure.syntax("quote") }
            guard character == "\\", let escaped = rest.popFirst() else {
                result.append(character)
                continue
            }
            if escaped == "x", let value = UInt32(rest.prefix(2), radix: 16), let scalar = Unicode.Scalar(value) {
                rest.removeFirst(2)
                result.unicodeScalars.append(scalar)
            } else {
                result.append(escaped)
            }
        }
        rest.removeFirst(end.count)
        return result
    }
}
