/// A text of a catalog, in the part of ICU's MessageFormat that the catalogs use: `{0}`, `{0, plural, one {# day} other {# days}}`, and
/// `'{'` and `'}'` for the characters themselves.
struct Message: Equatable, Sendable {
    indirect enum Part: Equatable, Sendable {
        case literal(String)
        case value(Int)
        /// The number of the plural that surrounds it.
        case number
        case plural(Int, [String: Message])
    }

    let parts: [Part]

    /// Creates a message; nil if the text isn't valid.
    init?(_ text: String) {
        // Most texts have no values.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
            parts = text.isEmpty ? [] : [.literal(text)]
            return
        }
        var rest = text[...]
        guard let parts = Self.parts(of: &rest, inPlural: false), rest.isEmpty else { return nil }
        self.parts = parts
    }

    private init(parts: [Part]) { self.parts = parts }

    private static func parts(of rest: inout Substring, inPlural: Bool) -> [Part]? {
        var parts: [Part] = []
        var literal = ""
        func end() { if !literal.isEmpty { parts.append(.literal(literal)); literal = "" } }
        while let next = rest.first {
            if rest.hasPrefix("'{'") || rest.hasPrefix("'}'") {
                literal.append(rest[rest.index(after: rest.startIndex)])
                rest = rest.dropFirst(3)
                continue
            }
            switch next {
            case "{":
                end()
                guard let part = placeholder(&rest) else { return nil }
                parts.append(part)
            case "}":
                guard inPlural else { return nil }
                end()
                return parts
            case "#" where inPlural:
                end()
                parts.append(.number)
                rest.removeFirst()
            default: literal.append(rest.removeFirst())
            }
        }
        end()
        return inPlural ? nil : parts
    }

    /// Reads `{0}` or `{0, plural, one {…} other {…}}`.
    private static func placeholder(_ rest: inout Substring) -> Part? {
        rest.removeFirst()
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let index = Int(digits), index < 100 else { return nil }
        rest = rest.dropFirst(digits.count)
        if rest.first == "}" {
            rest.removeFirst()
            return .value(index)
        }
        guard rest.hasPrefix(", plural, ") else { return nil }
        rest = rest.dropFirst(", plural, ".count)
        var branches: [String: Message] = [:]
        while rest.first != "}" {
            let name = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(name.count).drop { $0 == " " }
            guard Language.PluralCategory(rawValue: String(name)) != nil, rest.first == "{" else { return nil }
            rest.removeFirst()
            guard let parts = parts(of: &rest, inPlural: true) else { return nil }
            rest.removeFirst()
            branches[String(name)] = Message(parts: parts)
            rest = rest.drop { $0 == " " }
        }
        rest.removeFirst()
        return branches["other"] == nil ? nil : .plural(index, branches)
    }

    /// Returns the text with its values; nil if a value is missing or isn't the number that a plural needs.
    ///
    /// - Parameter number: The number of the plural that surrounds the text; nil outside one.
    func text(_ values: [Phrase.Segment], number: Int? = nil, in language: Language) -> String? {
        var result = ""
        for part in parts {
            switch part {
            case .literal(let text): result += text
            case .number: result += number?.grouped ?? "#"
            case .value(let index):
                switch values.indices.contains(index) ? values[index] : nil {
                case .value(let text, _): result += text
                case .plural(let count, _, _): result += count.grouped
                case .literal, nil: return nil
                }
            case .plural(let index, let branches):
                guard values.indices.contains(index), let count = values[index].count,
                    let branch = branches[language.category(of: count).rawValue] ?? branches["other"],
                    let text = branch.text(values, number: count, in: language)
                else { return nil }
                result += text
            }
        }
        return result
    }

    /// Returns a text with a number in place of each `#`.
    static func withNumber(_ number: Int, in text: String) -> String {
        text.split(separator: "#", omittingEmptySubsequences: false).joined(separator: number.grouped)
    }

    /// Returns the key of a text in the catalogs.
    static func key(of segments: [Phrase.Segment]) -> String {
        var key = ""
        var index = 0
        for segment in segments {
            switch segment {
            case .literal(let text): key += quoted(text)
            case .value:
                key += "{\(index)}"
                index += 1
            case .plural(_, let one, let other):
                key += "{\(index), plural, one {\(quoted(one))} other {\(quoted(other))}}"
                index += 1
            }
        }
        return key
    }

    private static func quoted(_ text: String) -> String {
        guard text.contains(where: { $0 == "{" || $0 == "}" }) else { return text }
        return text.reduce(into: "") { $0 += $1 == "{" || $1 == "}" ? "'\($1)'" : String($1) }
    }
}

extension Phrase.Segment {
    /// The number that decides about plurals; nil if there is none.
    var count: Int? {
        switch self {
        case .literal: nil
        case .value(_, let count): count
        case .plural(let number, _, _): number
        }
    }

    var isLiteral: Bool { if case .literal = self { true } else { false } }
}

extension BinaryInteger {
    /// The number with commas between thousands, as English and Mexican Spanish write it: "1,840".
    public var grouped: String {
        var text = ""
        for (index, digit) in magnitude.description.reversed().enumerated() {
            if index > 0, index.isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return (self < 0 ? "-" : "") + String(text.reversed())
    }
}

/// Returns a percentage as the reader's language writes it: "86%", in Spanish "86 %".
public func percentText(_ number: String) -> String { localized("\(number)%") }
