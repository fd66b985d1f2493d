import Foundation
import TestKit
import Testing

@Suite("Recorded sessions in Spanish")
struct SpanishSessionTests {
    @Test(
        "A session has no English words in Spanish, but for names and what was typed",
        arguments: [
            "habit-first-week", "kidney-first-day", "kidney-medicines", "kidney-targets", "maricopa-admin",
            "maricopa-saturday", "recipebox-history", "recipebox-ingredients", "recipebox-recipes", "tips-day",
            "tips-observations", "tips-phases", "tips-plan", "tips-recommended",
        ]
    )
    func spanish(name: String) throws {
        var home = try Self.home(of: name)
        home.environment["NOURISH_LANGUAGE"] = "es"
        home.environment["NO_COLOR"] = "1"
        let turns = try Self.turns(of: name)
        let typed = Self.typed(in: turns)
        let typedWords = Set(turns.joined().flatMap { Self.letters($0) })
        var lines = 0
        for turn in turns {
            let result = try home.run(turn[0], Array(turn.dropFirst()))
            for line in (result.text + result.errorText).split(separator: "\n") {
                let words = Self.english(in: String(line), without: typed)
                #expect(words.isEmpty, "\(turn.joined(separator: " ")): \(line)")
                let foreign = try Self.foreign(in: String(line), without: typedWords)
                #expect(foreign.isEmpty, "\(turn.joined(separator: " ")): \(foreign): \(line)")
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

    @Test(
        "Words that the catalogs have in English alone are found in a line, besides quotations, codes and typed words",
        arguments: [
            ("produce  Season not told: Organic produce", ["not", "told"]),
            ("etiqueta de heparin, sección 5.9", ["heparin"]),
            ("la heparina, que se llama “heparin”, y heparins", []), ("ok, --told, not/told, told.txt", []),
        ] as [(String, [String])]
    )
    func foreignWords(line: String, words: [String]) throws {
        #expect(try Self.foreign(in: line, without: ["heparins"]) == words)
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

    /// Returns the words of a line in small letters that the catalogs have in English alone. Words of quotations, addresses and options are none.
    private static func foreign(in line: String, without typed: Set<String>) throws -> [String] {
        let english = try onlyEnglish.get()
        let tokens = line.replacing(#/“[^”]*”/#, with: " ").split(separator: " ").filter { token in
            let isAddress = token.contains("/") || token.dropLast().contains(".")
            return !isAddress && !token.hasPrefix("--") && !token.contains(/\w-\w/)
        }
        return tokens.flatMap { letters($0) }.filter {
            english.contains($0) && !typed.contains($0) && !codes.contains($0)
        }
    }

    /// The words that English texts of the catalogs have and no Spanish one has, in small letters.
    private static let onlyEnglish = Result { try readOnlyEnglish() }

    private static func readOnlyEnglish() throws -> Set<String> {
        var english: Set<String> = []
        var spanish: Set<String> = []
        for folder in ["Apps", "Packages", "Shared"] {
            let root = Corpus.package.appending(path: folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
            where path.contains("/Words/Spanish") {
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                // The head of the file and that of the catalog come first.
                for block in text.components(separatedBy: "\n\n").dropFirst(2) {
                    var isSpanish = false
                    for line in block.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("msgctxt ") {
                        if line.hasPrefix("msgstr ") { isSpanish = true }
                        let quoted = line.drop { $0 != "\"" }.replacing("\\n", with: " ")
                        let words = letters(quoted).filter { $0.count > 1 }.map { $0.lowercased() }
                        if isSpanish { spanish.formUnion(words) } else { english.formUnion(words) }
                    }
                }
            }
        }
        return english.subtracting(spanish)
    }

    private static func letters(_ text: some StringProtocol) -> [String] {
        String(text).split { !$0.isLetter }.map(String.init)
    }

    /// Names of fields, days and icons that are typed, and are the same in each language.
    private static let codes: Set<String> = [
        "ok", "subtitle", "description", "address", "coordinates", "leagues", "verified", "ratings", "people", "monday",
        "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

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
