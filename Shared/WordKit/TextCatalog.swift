/// The texts of a module in the languages other than English, from gettext's PO format.
///
/// `make words` collects the keys from the sources and writes the files for translators. A text is parsed when it is shown. A
/// text that is missing or isn't a valid message is shown in English.
public struct Catalog: Sendable {
    let texts: [Language: [String: String]]

    /// Creates a catalog. Entries that are marked fuzzy or have no translation are left out.
    ///
    /// - Complexity: O(*n*) in the length of the texts.
    public init(spanish: String) {
        texts = [.spanish: Self.texts(portableObject: spanish)]
    }

    /// Returns the English texts without values, by their texts in a language.
    public func originals(in language: Language) -> [String: String] {
        let pairs = (texts[language] ?? [:]).compactMap { key, text -> (String, String)? in
            guard let shown = Message(text)?.text([], in: language),
                let original = Message(Self.text(of: key))?.text([], in: .english)
            else { return nil }
            return (shown, original)
        }
        return Dictionary(pairs, uniquingKeysWith: min)
    }

    /// Returns a text; nil if the language has none for its key.
    func text(_ segments: [Phrase.Segment], context: String?, in language: Language) -> String? {
        if language == .pseudo { return Self.pseudo(segments) }
        let key = Message.key(of: segments)
        let values = segments.filter { !$0.isLiteral }
        return texts[language]?[Self.key(key, context: context)].flatMap(Message.init)?.text(values, in: language)
    }

    /// Returns the text of a key without values and context in a language; nil for any other text.
    func text(equalTo key: String, in language: Language) -> String? {
        let phrase = Phrase(stringLiteral: key)
        guard texts[language == .pseudo ? .spanish : language]?[Message.key(of: phrase.segments)] != nil else {
            return nil
        }
        return text(phrase.segments, context: nil, in: language)
    }

    /// Returns the English text with accents, in brackets and longer by two fifths of its own letters. It holds marks of both directions of
    /// writing, which take no room. The last one is of the direction from left to right, so that what follows stays in its place.
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
        return "⟦\u{200E}\(text)\(padding(own * 2 / 5))\u{200F}\u{200E}⟧"
    }

    /// Returns that many more characters, in words of at most eight.
    private static func padding(_ count: Int) -> String {
        String((0..<count).map { $0 % 9 == 8 ? " " : "~" })
    }

    /// Joins a context and a key as gettext does.
    private static func key(_ key: String, context: String?) -> String { context.map { "\($0)\u{4}\(key)" } ?? key }

    /// Returns the text of a key without its context.
    static func text(of key: String) -> String { key.split(separator: "\u{4}").last.map(String.init) ?? key }

    private static let accents = Dictionary(uniqueKeysWithValues: zip("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ"))

    private static func accented(_ text: String) -> String { String(text.map { accents[$0] ?? $0 }) }

    private static func texts(portableObject: String) -> [String: String] {
        var texts: [String: String] = [:]
        var entry: [String: String] = [:]
        var field = ""
        var isFuzzy = false
        func end() {
            if !isFuzzy, let id = entry["msgid"], !id.isEmpty, let text = entry["msgstr"], !text.isEmpty {
                texts[key(id, context: entry["msgctxt"])] = text
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
        return texts
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
