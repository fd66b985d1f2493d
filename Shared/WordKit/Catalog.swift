/// The texts of a module in the languages other than English, from gettext's PO format.
///
/// `make words` collects the keys from the sources and writes the files for translators.
public struct Catalog: Sendable {
    private let messages: [Language: [String: Message]]
    /// The forms that recognize kept texts, in the order of their rank.
    private let forms: [Language: [KeptForm]]

    /// Creates a catalog. Entries that are marked fuzzy, have no translation or aren't valid messages are left out.
    ///
    /// - Complexity: O(*n*) in the length of the texts.
    public init(spanish: String) {
        messages = [.spanish: Self.messages(portableObject: spanish)]
        forms = messages.mapValues { texts in
            texts.compactMap { KeptForm(key: Self.text(of: $0.key), translation: $0.value) }
                .sorted { $0.rank > $1.rank }
        }
    }

    /// The number of translated texts.
    public func count(in language: Language) -> Int { messages[language]?.count ?? 0 }

    /// Returns a text; nil if the language has none for its key.
    func text(_ segments: [Phrase.Segment], context: String?, in language: Language) -> String? {
        if language == .pseudo { return Self.pseudo(segments) }
        let key = Message.key(of: segments)
        let values = segments.filter { !$0.isLiteral }
        return messages[language]?[Self.key(key, context: context)]?.text(values, in: language)
    }

    /// Returns a kept English text in a language, or as it is if no text of the catalog has its form.
    func text(kept text: String, in language: Language) -> String {
        if language == .pseudo { return "⟦\(text)⟧" }
        guard text.utf8.count <= 1_000 else { return text }
        for form in forms[language] ?? [] {
            guard let values = form.values(in: text[...]) else { continue }
            let segments = (0..<((values.keys.max() ?? -1) + 1)).map { index -> Phrase.Segment in
                guard let value = values[index] else { return .value("", count: nil) }
                let shown = value.isQuoted ? value.text : self.text(kept: value.text, in: language)
                return .value(shown, count: Int(value.text))
            }
            if let shown = form.translation.text(segments, in: language) { return shown }
        }
        return text
    }

    /// Returns the text of a key without values and context in a language; nil for any other text.
    func text(equalTo key: String, in language: Language) -> String? {
        let phrase = Phrase(stringLiteral: key)
        guard messages[language == .pseudo ? .spanish : language]?[Message.key(of: phrase.segments)] != nil else {
            return nil
        }
        return text(phrase.segments, context: nil, in: language)
    }

    /// Returns the English text with accents, in brackets and longer by two fifths of its own letters.
    private static func pseudo(_ segments: [Phrase.Segment]) -> String {
        var own = 0
        let text = segments.reduce(into: "") { text, segment in
            switch segment {
            case .literal(let literal):
                own += literal.count
                text += accented(literal)
            case .value(let value, _): text += value
            case .plural(let number, let one, let other):
                let form = number == 1 ? one : other
                own += form.count { $0 != "#" }
                text += Message.withNumber(number, in: accented(form))
            }
        }
        return "⟦\(text)\(padding(own * 2 / 5))⟧"
    }

    /// Returns that many more characters, in words of at most eight.
    private static func padding(_ count: Int) -> String {
        String((0..<count).map { $0 % 9 == 8 ? " " : "~" })
    }

    /// Joins a context and a key as gettext does.
    private static func key(_ key: String, context: String?) -> String { context.map { "\($0)\u{4}\(key)" } ?? key }

    private static func text(of key: String) -> String { key.split(separator: "\u{4}").last.map(String.init) ?? key }

    private static let accents = Dictionary(uniqueKeysWithValues: zip("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ"))

    private static func accented(_ text: String) -> String { String(text.map { accents[$0] ?? $0 }) }

    private static func messages(portableObject: String) -> [String: Message] {
        var messages: [String: Message] = [:]
        var entry: [String: String] = [:]
        var field = ""
        var isFuzzy = false
        func end() {
            if !isFuzzy, let id = entry["msgid"], !id.isEmpty, let text = entry["msgstr"], !text.isEmpty {
                messages[key(id, context: entry["msgctxt"])] = Message(text)
            }
            entry = [:]
            isFuzzy = false
        }
        for line in portableObject.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.first == UInt8(ascii: "\"") {
                entry[field, default: ""] += unquoted(line)
            } else if line.isEmpty {
                end()
            } else if line.first == UInt8(ascii: "#") {
                isFuzzy = isFuzzy || Substring(line).hasPrefix("#,") && Substring(line).contains("fuzzy")
            } else if let space = line.firstIndex(of: UInt8(ascii: " ")) {
                field = String(Substring(line[..<space]))
                entry[field] = unquoted(line[space...].dropFirst())
            }
        }
        end()
        return messages
    }

    /// Returns the text between quotation marks without its escapes.
    private static func unquoted(_ quoted: Substring.UTF8View) -> String {
        let inside = Substring(quoted.dropFirst().dropLast())
        guard inside.utf8.contains(UInt8(ascii: "\\")) else { return String(inside) }
        var result = ""
        var isEscaped = false
        for character in inside {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
