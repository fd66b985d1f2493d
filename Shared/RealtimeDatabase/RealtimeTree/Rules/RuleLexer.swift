/// A token of the rules language.
enum RuleToken: Hashable {
    case name(String)
    case number(Double)
    case string(String)
    case pattern(String, ignoresCase: Bool)
    case sign(String)
}

/// An error in the syntax of an expression.
struct RuleSyntaxError: Error, Hashable {
    let reason: String
    /// The 1-based position of the character, in Unicode scalars.
    let column: Int
}

/// Splits an expression into tokens.
struct RuleLexer {
    private let text: [Unicode.Scalar]
    private var index = 0
    private(set) var tokens: [(token: RuleToken, column: Int)] = []

    /// Returns the tokens of an expression, each with its 1-based column in Unicode scalars.
    ///
    /// - Complexity: O(length of the text).
    static func tokens(_ text: String) throws(RuleSyntaxError) -> [(token: RuleToken, column: Int)] {
        var lexer = RuleLexer(text: Array(text.unicodeScalars))
        try lexer.run()
        return lexer.tokens
    }

    private init(text: [Unicode.Scalar]) { self.text = text }

    private mutating func run() throws(RuleSyntaxError) {
        while index < text.count {
            let start = index
            let scalar = text[index]
            let token: RuleToken
            switch scalar {
            case " ", "\t", "\n", "\r":
                index += 1
                continue
            case "'", "\"": token = .string(try quoted(scalar))
            case "0"..."9": token = try number()
            case "a"..."z", "A"..."Z", "_", "$": token = .name(name())
            case "/" where !endsValue: token = try pattern()
            default: token = .sign(try sign())
            }
            tokens.append((token, start + 1))
        }
    }

    /// Whether the last token ends a value, so that a following slash means division and not a pattern.
    private var endsValue: Bool {
        switch tokens.last?.token {
        case .name, .number, .string, .pattern, .sign(")"), .sign("]"): true
        default: false
        }
    }

    private mutating func name() -> String {
        var name = String.UnicodeScalarView()
        while index < text.count {
            switch text[index] {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "$": name.append(text[index])
            default: return String(name)
            }
            index += 1
        }
        return String(name)
    }

    private mutating func number() throws(RuleSyntaxError) -> RuleToken {
        let start = index
        var digits = ""
        while index < text.count, ("0"..."9").contains(text[index]) || text[index] == "." {
            digits.unicodeScalars.append(text[index])
            index += 1
        }
        guard let number = Double(digits), number.isFinite else {
            throw RuleSyntaxError(reason: "“\(digits)” is no number", column: start + 1)
        }
        return .number(number)
    }

    private mutating func quoted(_ mark: Unicode.Scalar) throws(RuleSyntaxError) -> String {
        let start = index
        var string = String.UnicodeScalarView()
        index += 1
        while index < text.count, text[index] != mark {
            if text[index] == "\\" {
                index += 1
                guard index < text.count else { break }
                switch text[index] {
                case "n": string.append("\n")
                case "t": string.append("\t")
                case "r": string.append("\r")
                case "u": string.append(try codePoint())
                default: string.append(text[index])
                }
            } else {
                string.append(text[index])
            }
            index += 1
        }
        guard index < text.count else { throw RuleSyntaxError(reason: "the text isn't closed", column: start + 1) }
        index += 1
        return String(string)
    }

    /// Reads the four hexadecimal digits after a `u`. `index` is at the `u` before and at the last digit afterward.
    private mutating func codePoint() throws(RuleSyntaxError) -> Unicode.Scalar {
        let digits = text[(index + 1)...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }),
            let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), let scalar = Unicode.Scalar(value)
        else { throw RuleSyntaxError(reason: "\\u needs the four digits of a character", column: index + 1) }
        index += 4
        return scalar
    }

    private mutating func pattern() throws(RuleSyntaxError) -> RuleToken {
        let start = index
        var pattern = String.UnicodeScalarView()
        index += 1
        while index < text.count, text[index] != "/" {
            if text[index] == "\\", index + 1 < text.count {
                // "\/" stands for a slash; the pattern's reader handles all other escapes.
                if text[index + 1] != "/" { pattern.append("\\") }
                index += 1
            }
            pattern.append(text[index])
            index += 1
        }
        guard index < text.count else { throw RuleSyntaxError(reason: "the pattern isn't closed", column: start + 1) }
        index += 1
        let ignoresCase = index < text.count && text[index] == "i"
        if ignoresCase { index += 1 }
        return .pattern(String(pattern), ignoresCase: ignoresCase)
    }

    private static let signs = [
        "===", "!==", "==", "!=", "<=", ">=", "&&", "||", "<", ">", "!", "+", "-", "*", "/", "%", "(", ")", "[", "]",
        ".", ",", "?", ":",
    ]

    private mutating func sign() throws(RuleSyntaxError) -> String {
        for sign in Self.signs where text[index...].starts(with: sign.unicodeScalars) {
            index += sign.unicodeScalars.count
            return sign
        }
        throw RuleSyntaxError(reason: "“\(text[index])” has no meaning here", column: index + 1)
    }
}
