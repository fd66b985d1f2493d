/// A text for a terminal: runs of characters, each with its role.
///
/// Color is added only when the text is rendered for a terminal that shows it. Control characters in the runs are
/// always escaped, so no stored text can control a terminal.
public struct StyledText: Hashable, Sendable {
    public enum Style: Hashable, Sendable {
        case plain
        /// A title or the name of a column.
        case heading
        /// A less important text: an id, a unit, a hint.
        case faint
        case good
        /// Something that needs attention.
        case warning
        case bad
        /// The current item, such as today, on yellow.
        case marked
    }

    struct Run: Hashable, Sendable {
        var text: String
        var style: Style
    }

    var runs: [Run]

    public init(_ text: some StringProtocol, _ style: Style = .plain) {
        runs = [Run(text: String(text), style: style)]
    }

    /// Joins texts with a separator.
    public init(joining texts: [StyledText], separator: String) {
        runs = []
        for (index, text) in texts.enumerated() {
            if index > 0 { runs.append(Run(text: separator, style: .plain)) }
            runs += text.runs
        }
    }

    /// The characters without roles, unescaped.
    public var plainText: String { runs.map(\.text).joined() }

    /// The number of terminal cells that the text takes on one line.
    public var displayWidth: Int { runs.reduce(0) { $0 + $1.text.escapingControls().displayWidth } }

    public static func + (first: StyledText, second: StyledText) -> StyledText {
        var sum = first
        sum.runs += second.runs
        return sum
    }

    public static func += (text: inout StyledText, addition: StyledText) { text.runs += addition.runs }
}

// MARK: Literals

extension StyledText: ExpressibleByStringInterpolation {
    /// Collects the parts of an interpolated literal: `"\(name, .heading)  \(count) recipes"`.
    public struct StringInterpolation: StringInterpolationProtocol {
        var runs: [Run] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { runs.append(Run(text: literal, style: .plain)) }
        }

        public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: Style = .plain) {
            runs.append(Run(text: value.description, style: style))
        }

        public mutating func appendInterpolation(_ text: StyledText) { runs += text.runs }
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }
}

// MARK: Rendering

extension StyledText {
    /// Returns the characters to send: control characters escaped, newlines and tabs kept, and colored if `color` is
    /// true.
    public func rendered(color: Bool) -> String {
        var text = ""
        for run in runs {
            let escaped = run.text.escapingControls(keepingLines: true)
            if color, let code = run.style.code, !escaped.isEmpty {
                text += "\u{1B}[\(code)m\(escaped)\u{1B}[0m"
            } else {
                text += escaped
            }
        }
        return text
    }

    /// Returns the text cut to `width` cells, with "…" at the end if something is cut off. Runs keep their roles.
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
                // The mark needs the last cell if something follows or this run itself is too long.
                let cut = needed == left ? (escaped + " ").truncated(toWidth: left) : escaped.truncated(toWidth: left)
                kept.runs.append(Run(text: cut, style: run.style))
                break
            }
        }
        return kept
    }

    /// Returns the text broken at spaces into lines of at most `width` cells; a longer word stays whole.
    ///
    /// - Parameters:
    ///   - width: The cells of a line; nil leaves the text as it is.
    ///   - indent: The number of spaces before the lines after the first.
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

    /// Returns the text with each of its lines broken at spaces, under the beginning of the line.
    ///
    /// - Parameter width: The cells of a line; nil leaves the text as it is.
    func fitted(toWidth width: Int?) -> StyledText {
        guard let width, displayWidth > width else { return self }
        let lines = lines.map { $0.wrapped(toWidth: width, indent: $0.plainText.prefix { $0 == " " }.count) }
        return StyledText(joining: lines, separator: "\n")
    }

    /// The texts between newlines.
    private var lines: [StyledText] {
        var lines: [StyledText] = [""]
        for run in runs {
            for (index, piece) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { lines.append("") }
                lines[lines.count - 1].append(String(piece), run.style)
            }
        }
        return lines
    }

    /// The texts between spaces, each with the role of the space before it. Runs without a space between them make one
    /// word.
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

    /// Appends a text, to the last run if it has the same role.
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
