/// Lists as one line: items parted by commas; one that holds a comma, a colon or a quote stands in double quotes, a quote in it doubled.
public enum ListText {
    /// A list's text.
    public static func text(_ items: [String]) -> String { items.map(item).joined(separator: ", ") }

    /// An item's text.
    public static func item(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false
            && !text.contains { $0 == "," || $0 == ":" || $0 == "\"" || $0.isNewline }
        return isPlain
            ? text
            : "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// Reads a list; commas and line breaks part its items, blank ones are passed over. O(length).
    public static func read(_ text: String) -> [String] {
        split(text[...]) { $0 == "," || $0.isNewline }.map(unquoted).filter { !$0.isEmpty }
    }

    /// The lines that aren't blank.
    public static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { trimmed($0) }.filter { !$0.isEmpty }
    }

    /// Steps as lines; where one has several lines, each with its number: "1. Husk the corn."
    static func steps(_ steps: [String]) -> String {
        let isPlain =
            !steps.contains { $0.contains(where: \.isNewline) } && steps.first.map { content($0, of: 1) == nil } ?? true
        guard !isPlain else { return steps.joined(separator: "\n") }
        return steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
    }

    /// Reads steps: where the first line has the number 1, what stands until the number 2 is the first step, and so on; else each line
    /// is one.
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

    /// What stands after a step's number; nil for a line without it.
    private static func content(_ line: some StringProtocol, of number: Int) -> String? {
        let text = trimmed(line)
        return text.hasPrefix("\(number). ") ? trimmed(text.dropFirst("\(number). ".count)) : nil
    }

    /// Lines of a name, a colon and the rest. Throws `unreadable` for a line without a colon.
    static func pairs(_ text: String) throws(DirectoryError) -> [(String, String)] {
        var pairs: [(String, String)] = []
        for line in split(text[...], at: \.isNewline) where !trimmed(line).isEmpty {
            let parts = split(line) { $0 == ":" }
            guard parts.count > 1, let name = parts.first else {
                throw .unreadable(
                    trimmed(line),
                    as: "a line of a name and what belongs to it",
                    reason: "put a colon between them"
                )
            }
            pairs.append((unquoted(name), trimmed(line[name.endIndex...].dropFirst())))
        }
        return pairs
    }

    /// Reads a list of choices by their raw values, without case. Throws `unreadable`, which says which there are.
    static func choices<Choice: CaseIterable & RawRepresentable<String>>(
        _ text: String,
        as what: String
    ) throws(DirectoryError) -> [Choice] {
        var found: [Choice] = []
        for word in read(text) {
            let key = FoldedText.key(word).split(separator: " ").joined(separator: "-")
            guard let choice = Choice.allCases.first(where: { $0.rawValue == key }) else {
                let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
                throw .unreadable(word, as: what, reason: "write some of \(names)")
            }
            found.append(choice)
        }
        return found
    }

    /// The pieces between separators that stand outside of quotes.
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
        // A quote within stands twice.
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
