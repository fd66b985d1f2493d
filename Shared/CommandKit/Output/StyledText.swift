/// A text for a terminal: runs of characters, each with the role it plays. Colour is added only when it is rendered for a
/// terminal that shows it, and control characters inside the runs are always escaped, so no stored text can steer one.
public struct StyledText: Hashable, Sendable {
    /// The role of a run of text.
    public enum Style: Hashable, Sendable {
        /// Text as it is.
        case plain
        /// A title or a column's name.
        case heading
        /// Something of minor weight: an id, a unit, a hint.
        case faint
        /// Something in order.
        case good
        /// Something to look at.
        case warning
        /// Something wrong.
        case bad
        /// What it is all about now, on yellow: today.
        case marked
    }

    struct Run: Hashable, Sendable {
        var text: String
        var style: Style
    }

    var runs: [Run]

    /// A text of one role.
    public init(_ text: some StringProtocol, _ style: Style = .plain) {
        runs = [Run(text: String(text), style: style)]
    }

    /// The texts one after another, with `separator` between them.
    public init(joining texts: [StyledText], separator: String) {
        runs = []
        for (index, text) in texts.enumerated() {
            if index > 0 { runs.append(Run(text: separator, style: .plain)) }
            runs += text.runs
        }
    }

    /// The characters alone, as they came.
    public var plainText: String { runs.map(\.text).joined() }

    /// How many terminal cells the text takes on one line.
    public var displayWidth: Int { runs.reduce(0) { $0 + $1.text.escapingControls().displayWidth } }

    /// The first text followed by the second.
    public static func + (first: StyledText, second: StyledText) -> StyledText {
        var sum = first
        sum.runs += second.runs
        return sum
    }

    /// Appends a text.
    public static func += (text: inout StyledText, addition: StyledText) { text.runs += addition.runs }
}

// MARK: Literals

extension StyledText: ExpressibleByStringInterpolation {
    /// Collects the parts of an interpolated literal: `"\(name, .heading)  \(count) recipes"`.
    public struct StringInterpolation: StringInterpolationProtocol {
        var runs: [Run] = []

        /// An empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds what stands in the literal itself.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { runs.append(Run(text: literal, style: .plain)) }
        }

        /// Adds a value with its role.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: Style = .plain) {
            runs.append(Run(text: value.description, style: style))
        }

        /// Adds another styled text.
        public mutating func appendInterpolation(_ text: StyledText) { runs += text.runs }
    }

    /// A text from a literal without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A text from a literal with values.
    public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }
}

// MARK: Rendering

extension StyledText {
    /// The characters to send: control characters escaped, newlines and tabs kept, colour where `colour` says so.
    public func rendered(colour: Bool) -> String {
        var text = ""
        for run in runs {
            let escaped = run.text.escapingControls(keepingLines: true)
            if colour, let code = run.style.code, !escaped.isEmpty {
                text += "\u{1B}[\(code)m\(escaped)\u{1B}[0m"
            } else {
                text += escaped
            }
        }
        return text
    }

    /// The text cut to `width` cells, with "…" where something was left out; runs keep their roles.
    public func truncated(toWidth width: Int) -> StyledText {
        guard displayWidth > width else { return self }
        var kept = StyledText("")
        kept.runs = []
        var left = width
        for run in runs {
            let escaped = run.text.escapingControls()
            let needed = escaped.displayWidth
            if needed < left {
                kept.runs.append(Run(text: escaped, style: run.style))
                left -= needed
            } else {
                // Something follows, or this run itself is too long: either way the mark needs the last cell.
                let cut = needed == left ? (escaped + " ").truncated(toWidth: left) : escaped.truncated(toWidth: left)
                kept.runs.append(Run(text: cut, style: run.style))
                break
            }
        }
        return kept
    }

    /// The text broken at spaces into lines of at most `width` cells; lines after the first start with `indent` spaces.
    /// A word longer than a line stays whole. Without a width the text is left as it is.
    public func wrapped(toWidth width: Int?, indent: Int = 0) -> StyledText {
        guard let width, width > indent + 10, displayWidth > width else { return self }
        var result = StyledText("")
        result.runs = []
        var column = 0
        for word in words {
            let needed = word.parts.reduce(0) { $0 + $1.text.escapingControls().displayWidth }
            if let space = word.space {
                let breaks = column > indent && column + 1 + needed > width
                result.append(breaks ? "\n" + String(repeating: " ", count: indent) : " ", space)
                column = breaks ? indent : column + 1
            }
            for part in word.parts { result.append(part.text, part.style) }
            column += needed
        }
        return result
    }

    /// What stands between two spaces, with the role of the space before it; runs that touch make one word.
    private var words: [(space: Style?, parts: [Run])] {
        var words: [(space: Style?, parts: [Run])] = [(nil, [])]
        for run in runs {
            for (index, piece) in run.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { words.append((run.style, [])) }
                if !piece.isEmpty { words[words.count - 1].parts.append(Run(text: String(piece), style: run.style)) }
            }
        }
        return words
    }

    /// Adds to the last run, where that plays the same role.
    private mutating func append(_ text: String, _ style: Style) {
        if runs.last?.style == style {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, style: style))
        }
    }
}

extension StyledText.Style {
    fileprivate var code: String? {
        switch self {
        case .plain: nil
        case .heading: "1"
        case .faint: "2"
        case .good: "32"
        case .warning: "33"
        case .bad: "31"
        case .marked: "30;43"
        }
    }
}
