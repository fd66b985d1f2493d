import WordKit

/// A help page of ArgumentParser, which it has in English alone: an overview, the usage, and sections of arguments and commands.
final class HelpPage {
    private let lines: [Substring]
    private let catalogs: [Catalog]
    /// Made for the first text that no catalog has word for word.
    private lazy var forms = catalogs.map(KeptForms.init)

    private static let overview = "OVERVIEW: "
    private static let usage = "USAGE: "
    /// The space before the text of an argument or command.
    private static let margin = String(repeating: " ", count: 26)

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - english: The text for a terminal so wide that no line of it is broken.
    ///   - catalogs: The texts of help pages.
    init(_ english: String, catalogs: [Catalog]) {
        lines = english.split(separator: "\n", omittingEmptySubsequences: false)
        self.catalogs = catalogs
    }

    /// Returns the page in the current language. A text that no catalog has stays English.
    ///
    /// - Parameter width: The cells of a line.
    func text(width: Int) -> String {
        let start = lines.firstIndex { $0.hasPrefix(Self.usage) } ?? lines.endIndex
        var shown = introduction(lines[..<start])
        var rest = lines[start...]
        while let line = rest.popFirst() {
            if let text = rest.first, text.hasPrefix(Self.margin) {
                shown += [StyledText(named(line)), entry("", text.dropFirst(Self.margin.count), width)]
                rest.removeFirst()
            } else if line.hasPrefix("  "), !line.hasPrefix("  See '"),
                line.dropFirst(Self.margin.count - 1).first == " "
            {
                shown.append(entry(line.prefix(Self.margin.count), line.dropFirst(Self.margin.count), width))
            } else {
                shown.append(StyledText(part(line)))
            }
        }
        return shown.map { $0.fitted(toWidth: width).plainText }.joined(separator: "\n")
    }

    /// Returns the overview and the paragraphs below it.
    private func introduction(_ lines: ArraySlice<Substring>) -> [StyledText] {
        guard let first = lines.first, first.hasPrefix(Self.overview) else { return lines.map { StyledText($0) } }
        let paragraphs = lines.dropFirst(2).joined(separator: "\n").trimmingSuffix("\n")
        let overview = localized("OVERVIEW: \(text(of: first.dropFirst(Self.overview.count)))")
        return [overview, ""].map { StyledText($0) }
            + (paragraphs.isEmpty ? [] : [StyledText(text(of: paragraphs)), ""])
    }

    /// Returns a line of an argument or command: its label and its text.
    private func entry(_ label: Substring, _ text: Substring, _ width: Int) -> StyledText {
        let label = named(label.trimmingSuffix(" "))
        let space = String(repeating: " ", count: max(1, Self.margin.count - label.displayWidth))
        return StyledText(label + space + described(text)).wrapped(toWidth: width, indent: Self.margin.count)
    }

    /// Returns the text of an argument or command, which can end with its values and its default: "(values: a, b; default: a)".
    private func described(_ text: Substring) -> String {
        guard let ending = text.firstMatch(of: /\((?:values: ([^;()]+))?(?:; )?(?:default: ([^()]+))?\)$/) else {
            return self.text(of: text)
        }
        let values = ending.1.map { localized("values: \(String($0))") }
        let standard = ending.2.map { localized("default: \(String($0))") }
        let facts = [values, standard].compactMap(\.self).joined(separator: "; ")
        return [self.text(of: text[..<ending.range.lowerBound].trimmingSuffix(" ")), "(\(facts))"]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns a line of the usage, the heading of a section, or the line about more help.
    private func part(_ line: Substring) -> String {
        if line.hasPrefix(Self.usage) { return localized("USAGE: \(named(line.dropFirst(Self.usage.count)))") }
        if let help = line.wholeMatch(of: #/ *See '(.+)' for detailed help\./#) {
            return "  " + localized("See “\(named(help.1))” for detailed help.")
        }
        guard line.hasSuffix(":"), !line.hasPrefix(" ") else { return named(line) }
        // Headings are in capitals. Groups of commands have names of their own.
        let heading = line.dropLast().lowercased()
        let group = heading.wholeMatch(of: /(.+) subcommands/)
        let shown =
            switch heading {
            case "arguments": localized("Arguments")
            case "options": localized("Options")
            case "subcommands": localized("Subcommands")
            default: text(of: (group.map { String($0.1) } ?? heading).capitalizedFirst)
            }
        return (group == nil ? shown : localized("Subcommands: \(shown)")).uppercased() + ":"
    }

    /// Returns a text with the names of values in the language: "--at <time>".
    func named(_ text: some StringProtocol) -> String {
        String(text).replacing(/<([^<>]+)>/) { "<\(self.text(of: $0.1))>" }
            .replacing(" (default)", with: " (" + localized("default") + ")")
    }

    private func text(of english: some StringProtocol) -> String {
        switch english {
        case "options": localized("options")
        case "subcommand": localized("subcommand")
        case "Show the version.": localized("Show the version.")
        case "Show help information.": localized("Show help information.")
        default:
            catalogs.lazy.compactMap { translation(of: String(english), from: $0) }.first
                ?? forms.reduce(String(english)) { localized(kept: $0, from: $1) }
        }
    }
}

extension StringProtocol {
    /// Returns the text without a character at its end.
    fileprivate func trimmingSuffix(_ character: Character) -> SubSequence {
        self[..<(lastIndex { $0 != character }.map(index(after:)) ?? startIndex)]
    }
}
