/// Returns the result of work that writes English for any reader: a text that is kept, exchanged or parsed again.
public func inEnglish<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
) throws(Failure) -> Value {
    if Language.current == .english { return try work() }
    let result = Language.$current.withValue(.english) { () -> Result<Value, Failure> in
        do throws(Failure) {
            return .success(try work())
        } catch {
            return .failure(error)
        }
    }
    return try result.get()
}

/// Returns a kept English text in the current language, or as it is if the catalog has no text of its form.
///
/// Texts that several people read, such as the history of a shared room, are kept in English. Forms that begin with words of their own are
/// tried first, and then those with the most letters. Of texts that are equal in English, the one without a context counts. A value that is
/// itself a kept text is shown in the language as well, unless it is in quotation marks.
///
/// - Parameter forms: The forms of the module that made the text.
/// - Complexity: O(*n*) in the number of texts of the catalog.
public func localized(kept text: String, from forms: @autoclosure () -> KeptForms) -> String {
    let language = Language.current
    return language == .english ? text : forms().text(kept: text, in: language)
}

/// Returns the current language's text of a kept English one that a catalog has word for word; nil for any other text, and in English.
///
/// - Parameter catalog: The texts without values that are recognized.
/// - Complexity: O(length).
public func translation(of text: String, from catalog: @autoclosure () -> Catalog) -> String? {
    let language = Language.current
    return language == .english ? nil : catalog().text(equalTo: text, in: language)
}

/// The texts of a catalog by which kept texts are recognized.
///
/// They take longer to make than the catalog, so a module makes them once, for the first kept text that it shows.
public struct KeptForms: Sendable {
    /// The forms of each language in the order of their rank.
    private let forms: [Language: [KeptForm]]

    public init(_ catalog: Catalog) {
        forms = catalog.texts.mapValues { texts in
            texts.filter { key, _ in Catalog.text(of: key) == key || texts[Catalog.text(of: key)] == nil }
                .compactMap { KeptForm(key: Catalog.text(of: $0.key), translation: $0.value) }
                .sorted { $0.rank > $1.rank }
        }
    }

    /// Returns a kept English text in a language, or as it is if it has none of the forms.
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
            if let shown = Message(form.translation)?.text(segments, in: language) { return shown }
        }
        return text
    }
}

/// A text of a catalog that recognizes English texts that were made from it.
struct KeptForm: Sendable {
    let message: Message
    let translation: String
    /// The order among the forms that fit: those that begin with words of their own, or a number with its noun, come first, then those with the
    /// most letters.
    let rank: (Int, Int, Int)

    init?(key: String, translation: String) {
        guard let message = Message(key) else { return nil }
        self.message = message
        self.translation = translation
        // A number with its noun is as much as words.
        let begins =
            switch message.parts.first {
            case .literal, .plural: true
            default: false
            }
        let ends = if case .literal? = message.parts.last { true } else { false }
        // A few letters between two values, such as "and", are found in many names and sentences.
        guard message.weight > (begins || ends ? 3 : 6) else { return nil }
        rank = (begins ? 1 : 0, message.weight, message.parts.count)
    }

    /// Returns the values of an English text, by their index; nil if the text has another form.
    func values(in text: Substring) -> [Int: KeptValue]? {
        if case .literal(let start)? = message.parts.first, !text.hasPrefix(start) { return nil }
        if case .literal(let end)? = message.parts.last, !text.hasSuffix(end) { return nil }
        return Self.values(message.parts[...], in: text, number: nil)
    }

    /// A value ends at the first place from which the rest fits.
    private static func values(_ parts: ArraySlice<Message.Part>, in text: Substring, number: Int?) -> [Int: KeptValue]?
    {
        guard let part = parts.first else { return text.isEmpty ? [:] : nil }
        let rest = parts.dropFirst()
        switch part {
        case .literal(let literal):
            guard text.hasPrefix(literal) else { return nil }
            return values(rest, in: text.dropFirst(literal.count), number: number)
        case .number:
            var digits = text.prefix { $0 == "-" || $0 == "," || $0.isNumber }
            while digits.last == "," { digits.removeLast() }
            guard let count = Int(digits.filter { $0 != "," }), number == nil || number == count,
                var found = values(rest, in: text.dropFirst(digits.count), number: count)
            else { return nil }
            found[numberKey] = KeptValue(text: String(count), isQuoted: false)
            return found
        case .value(let index):
            if rest.isEmpty { return text.isEmpty ? nil : [index: KeptValue(text: String(text), isQuoted: false)] }
            var end = text.startIndex
            while end < text.endIndex {
                text.formIndex(after: &end)
                if case .literal(let next)? = rest.first, !text[end...].hasPrefix(next) { continue }
                guard var found = values(rest, in: text[end...], number: number) else { continue }
                var isQuoted = false
                if case .literal(let next)? = rest.first { isQuoted = next.hasPrefix("”") }
                let value = KeptValue(text: String(text[..<end]), isQuoted: isQuoted)
                // A value that is there twice is the same.
                if let other = found[index], other.text != value.text { continue }
                found[index] = value
                return found
            }
            return nil
        case .plural(let index, let branches):
            for name in ["one", "other"] {
                guard let branch = branches[name] else { continue }
                if var found = values(branch.parts + rest, in: text, number: nil) {
                    // A branch without its number tells one and two apart, and no more.
                    let count = found.removeValue(forKey: numberKey)?.text ?? (name == "one" ? "1" : "2")
                    guard (count == "1") == (name == "one") else { continue }
                    found[index] = KeptValue(text: count, isQuoted: false)
                    return found
                }
            }
            return nil
        }
    }

    private static let numberKey = -1
}

/// A value that was found in a kept text.
struct KeptValue {
    let text: String
    let isQuoted: Bool
}

extension Message {
    /// The number of letters of the text itself.
    var weight: Int {
        parts.reduce(0) { sum, part in
            switch part {
            case .literal(let text): sum + text.count(where: \.isLetter)
            case .value, .number: sum
            case .plural(_, let branches): sum + (branches["other"]?.weight ?? 0)
            }
        }
    }
}
