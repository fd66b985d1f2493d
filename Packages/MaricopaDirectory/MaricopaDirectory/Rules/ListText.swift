import WordKit

/// The one-line form of a list: items separated by commas. An item with a comma, colon or quote is in double quotes, with quotes inside
/// doubled.
public enum ListText {
    public static func text(_ items: [String]) -> String { items.map(item).joined(separator: ", ") }

    public static func item(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false
            && !text.contains { $0 == "," || $0 == ":" || $0 == "\"" || $0.isNewline }
        return isPlain
            ? text
            : "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// Parses a list. Commas and line breaks separate items; blank items are dropped.
    ///
    /// - Complexity: O(length).
    public static func read(_ text: String) -> [String] {
        split(text[...]) { $0 == "," || $0.isNewline }.map(unquoted).filter { !$0.isEmpty }
    }

    /// The lines that aren't blank, trimmed.
    public static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { trimmed($0) }.filter { !$0.isEmpty }
    }

    /// Formats steps as lines. If one has several lines, each step is numbered: "1. Husk the corn."
    static func steps(_ steps: [String]) -> String {
        let isPlain =
            !steps.contains { $0.contains(where: \.isNewline) } && steps.first.map { content($0, of: 1) == nil } ?? true
        guard !isPlain else { return steps.joined(separator: "\n") }
        return steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
    }

    /// Parses steps. If the first line is numbered 1, each step runs to the next number; else each line is a step.
    static func readSteps(_ text: String) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let first = lines.first(where: { !trimmed($0).isEmpty }), content(first, of: 1) != nil else {
            return Self.lines(text)
        }
        var steps: [String] = []
        for line in lines {
            if let begin = content(line, of: steps.count + 1) {
                steps.append(begin)
            } else if !steps.isEmpty {
                steps[steps.count - 1] += "\n" + line
            }
        }
        return steps.map { trimmed($0) }.filter { !$0.isEmpty }
    }

    /// The text after a step's number; nil if the line doesn't begin with it.
    private static func content(_ line: some StringProtocol, of number: Int) -> String? {
        let text = trimmed(line)
        return text.hasPrefix("\(number). ") ? trimmed(text.dropFirst("\(number). ".count)) : nil
    }

    /// Parses seasons and their goods, one a line or behind a semicolon: "Winter: Citrus, Greens; Spring: Peas".
    ///
    /// - Throws: `unreadable` for a line without a colon.
    static func produce(_ text: String) throws(DirectoryError) -> [SeasonalProduce] {
        let lines = split(text[...], at: \.isNewline).flatMap(seasons).joined(separator: "\n")
        return try pairs(lines).map { SeasonalProduce($0, read($1)) }
    }

    /// Splits a line at the semicolons that a season follows.
    private static func seasons(_ line: Substring) -> [Substring] {
        var seasons: [Substring] = []
        for piece in split(line, at: { $0 == ";" }) {
            if let last = seasons.last, !(hasName(last) && piece.first == " " && hasName(piece)) {
                seasons[seasons.count - 1] = line[last.startIndex..<piece.endIndex]
            } else {
                seasons.append(piece)
            }
        }
        return seasons
    }

    private static func hasName(_ text: Substring) -> Bool { split(text) { $0 == ":" }.count > 1 }

    /// Parses lines of a name, a colon and a value.
    ///
    /// - Throws: `unreadable` for a line without a colon.
    static func pairs(_ text: String) throws(DirectoryError) -> [(String, String)] {
        var pairs: [(String, String)] = []
        for line in split(text[...], at: \.isNewline) where !trimmed(line).isEmpty {
            let parts = split(line) { $0 == ":" }
            guard parts.count > 1, let name = parts.first else {
                throw .unreadable(
                    trimmed(line),
                    as: localized("a line of a name and what belongs to it"),
                    reason: localized("put a colon between them")
                )
            }
            pairs.append((unquoted(name), trimmed(line[name.endIndex...].dropFirst())))
        }
        return pairs
    }

    /// Parses a list of raw values, ignoring case.
    ///
    /// - Throws: `unreadable`, with the valid values.
    static func choices<Choice: CaseIterable & RawRepresentable<String>>(
        _ text: String,
        as what: String
    ) throws(DirectoryError) -> [Choice] {
        var found: [Choice] = []
        for word in read(text) {
            let key = FoldedText.key(word).split(separator: " ").joined(separator: "-")
            let meant = [key, FieldWords.english(key)]
            guard let choice = Choice.allCases.first(where: { meant.contains($0.rawValue) }) else {
                let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
                throw .unreadable(word, as: what, reason: localized("write some of \(names)"))
            }
            found.append(choice)
        }
        return found
    }

    /// Splits at separators outside of quotes.
    private static func split(_ text: Substring, at isSeparator: (Character) -> Bool) -> [Substring] {
        var pieces: [Substring] = []
        var begin = text.startIndex
        var isQuoted = false
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            guard !isQuoted, isSeparator(text[index]) else { continue }
            pieces.append(text[begin..<index])
            begin = text.index(after: index)
        }
        return pieces + [text[begin...]]
    }

    private static func unquoted(_ text: Substring) -> String {
        let text = trimmed(text)
        guard text.count > 1, text.first == "\"", text.last == "\"" else { return text }
        let inner = text.dropFirst().dropLast()
        // A quote inside is doubled.
        var found = ""
        var isSecond = false
        for character in inner {
            isSecond = character == "\"" && !isSecond
            if !isSecond { found.append(character) }
        }
        return found
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[first...last])
    }
}
