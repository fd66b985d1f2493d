import Foundation
import TestKit
import Testing

@Suite("Recorded sessions in Spanish")
struct SpanishSessionTests {
    @Test(
        "A session has no English words in Spanish, but for names and what was typed",
        arguments: [
            "habit-first-week", "kidney-first-day", "kidney-medicines", "kidney-targets", "maricopa-saturday",
            "recipebox-ingredients", "tips-day", "tips-phases",
        ]
    )
    func spanish(name: String) throws {
        var home = try Self.home(of: name)
        home.environment["NOURISH_LANGUAGE"] = "es"
        home.environment["NO_COLOR"] = "1"
        let turns = try Self.turns(of: name)
        let typed = Self.typed(in: turns)
        var lines = 0
        for turn in turns {
            let result = try home.run(turn[0], Array(turn.dropFirst()))
            for line in (result.text + result.errorText).split(separator: "\n") where !line.hasPrefix("EJEMPLO:") {
                let words = Self.english(in: String(line), without: typed)
                #expect(words.isEmpty, "\(turn.joined(separator: " ")): \(line)")
                lines += 1
            }
        }
        #expect(lines > 40, "the session said almost nothing")
    }

    @Test(
        "English words are found in a line, and names, options, links and typed texts are none",
        arguments: [
            ("Why: the dose was over", ["the", "was", "over"]), ("KDIGO 2024, table on potassium", ["on"]),
            ("2  The AZ Capitol Farmers Market", []), (" 3  South Mountain Park and Preserve", []),
            ("habit notify slowly --on, https://example.org/the and-or", []), ("Anotado: salt and pepper", []),
            ("Centros: CC BY 4.0", []), ("a propósito, no hay más", []),
        ] as [(String, [String])]
    )
    func found(line: String, words: [String]) {
        #expect(Self.english(in: line, without: ["salt and pepper"]) == words)
    }

    // MARK: Sessions

    /// The home in which a session begins.
    private static func home(of name: String) throws -> ProgramHome {
        switch name {
        case "habit-first-week":
            let home = try HabitBox(.new)
            let site = try SampleSite("SampleCourse-es")
            try home.done("course", "fetch", site.address, at: "2026-03-02T07:30")
            return home.box
        case "kidney-first-day": return try KidneyBox(.new).box
        case "kidney-medicines", "kidney-targets": return try KidneyBox().box
        default: return try ProgramHome()
        }
    }

    /// The commands of a transcript, each as its words.
    private static func turns(of name: String) throws -> [[String]] {
        let file = Corpus.package.appending(path: "Tests/Fixtures/transcripts/\(name).txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        return "\n\(text)".components(separatedBy: "\n$ ").dropFirst().map(words)
    }

    /// The words of the command with which a text begins, without the quotation marks of the shell.
    private static func words(of text: String) -> [String] {
        var words = [""]
        var isQuoted = false
        var isEscaped = false
        for character in text {
            switch character {
            case _ where isEscaped:
                words[words.count - 1].append(character)
                isEscaped = false
            case "'": isQuoted.toggle()
            case "\\" where !isQuoted: isEscaped = true
            case " " where !isQuoted: words.append("")
            case "\n" where !isQuoted: return words
            default: words[words.count - 1].append(character)
            }
        }
        return words
    }

    // MARK: Words

    /// The typed texts of several words, the longest first. A text of one word is no English sentence.
    private static func typed(in turns: [[String]]) -> [String] {
        let texts = turns.joined().flatMap { $0.split(separator: "\n") }.map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        return (texts + names).filter { $0.contains(" ") }.sorted { $0.count > $1.count }
    }

    /// Returns the English words of a line.
    private static func english(in line: String, without typed: [String]) -> [String] {
        let text = typed.reduce(line) { $0.replacingOccurrences(of: $1, with: "·") }
        let tokens = text.split(separator: " ").filter { token in
            let isOption = token.drop { !$0.isLetter && $0 != "-" }.hasPrefix("--")
            return !isOption && !token.contains("://") && !token.contains(/\w-\w/)
        }
        let words = tokens.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "’" }.map(String.init)
        return words.indices.filter { index in
            let word = words[index]
            guard functionWords.contains(word.lowercased()), word != word.uppercased() else { return false }
            // A name has capital letters around its small words: "South Mountain Park and Preserve".
            let before = index > 0 ? words[index - 1].first : nil
            let after = index + 1 < words.count ? words[index + 1].first : nil
            let isName = (before?.isUppercase ?? true || before?.isNumber == true) && after?.isUppercase == true
            return !isName
        }.map { words[$0] }
    }

    /// Names with two small words in turn, which look like a sentence.
    private static let names = ["Hole in the Rock"]

    /// Words that an English sentence has and no Spanish one.
    private static let functionWords: Set<String> = [
        "about", "after", "an", "and", "are", "as", "at", "be", "because", "been", "before", "between", "but", "by",
        "can", "could", "did", "does", "for", "from", "had", "have", "how", "if", "into", "is", "it", "its", "not",
        "of", "on", "or", "over", "please", "should", "than", "that", "the", "their", "them", "then", "there", "these",
        "they", "this", "those", "to", "under", "until", "was", "were", "what", "when", "where", "which", "while",
        "who", "will", "with", "within", "without", "would", "you", "your",
    ]
}
