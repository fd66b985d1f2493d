/// A text with its values, written in English, that a catalog has in other languages.
///
/// The English text with `{0}`, `{1}` in place of the values is the key in the catalogs, as in gettext:
///
///     localized("Week \(week), day \(day)")                   // Week {0}, day {1}
///     localized("Only \(count, "habit") left")                // Only {0, plural, one {# habit} other {# habits}} left
///     localized("\(count, one: "# is", other: "# are") open") // {0, plural, one {# is} other {# are}} open
///
/// Each module has its own function `localized`, which looks in the module's catalog.
public struct Phrase: ExpressibleByStringInterpolation, Hashable, Sendable {
    enum Segment: Hashable, Sendable {
        case literal(String)
        /// A value as text, with the number that decides about plurals; nil if it is none.
        case value(String, count: Int?)
        /// A number with the English texts of its two plural categories, in which `#` is the number.
        case plural(Int, one: String, other: String)
    }

    /// The English text.
    public let english: String
    /// The parts of a text with values, if it was made in another language than English; otherwise nil.
    private let parts: [Segment]?

    /// The parts of the text.
    var segments: [Segment] { parts ?? [.literal(english)] }

    /// Creates a text without values. A table can keep it, to be shown in any language: `Phrase("Breakfast")`.
    public init(stringLiteral text: String) {
        english = text
        parts = nil
    }

    /// Creates a text without values from its parts, for texts that are too long for a line.
    public init(_ first: StaticString, _ second: StaticString, _ more: StaticString...) {
        self.init(stringLiteral: ([first, second] + more).map(\.description).joined())
    }

    public init(stringInterpolation: StringInterpolation) {
        english = stringInterpolation.english
        parts = stringInterpolation.isEnglish ? nil : stringInterpolation.segments
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var english = ""
        var segments: [Segment] = []
        let isEnglish = Language.current == .english

        public init(literalCapacity: Int, interpolationCount: Int) {
            english.reserveCapacity(literalCapacity + 8 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            append(literal, .literal(literal))
        }

        public mutating func appendInterpolation(_ value: some Any) {
            let text = String(describing: value)
            append(text, .value(text, count: nil))
        }

        public mutating func appendInterpolation(_ value: String) {
            append(value, .value(value, count: nil))
        }

        public mutating func appendInterpolation(_ number: Int) {
            let text = String(number)
            append(text, .value(text, count: number))
        }

        /// Appends a number with its noun: "1 week", "3 weeks". The plural has an "s" if it isn't given.
        public mutating func appendInterpolation(_ number: Int, _ singular: String, _ plural: String? = nil) {
            appendInterpolation(number, one: "# \(singular)", other: "# \(plural ?? singular + "s")")
        }

        /// Appends one of two texts by the English plural category of a number, which stands for `#`.
        public mutating func appendInterpolation(_ number: Int, one: String, other: String) {
            append(
                Message.withNumber(number, in: number == 1 ? one : other),
                .plural(number, one: one, other: other)
            )
        }

        private mutating func append(_ text: String, _ segment: Segment) {
            english += text
            if !isEnglish { segments.append(segment) }
        }
    }
}

/// Returns a text in the current language. Modules call it with their own catalog, in a function `localized` of their own.
///
/// - Parameters:
///   - phrases: The parts of one text, for texts that are too long for a line.
///   - context: The use of an English text that has several translations; nil if there is one.
///   - catalog: The texts of the module. English doesn't read it.
public func localized(_ phrases: [Phrase], context: String? = nil, from catalog: @autoclosure () -> Catalog) -> String {
    let language = Language.current
    if language == .english {
        return phrases.count == 1 ? phrases[0].english : phrases.map(\.english).joined()
    }
    return catalog().text(phrases.flatMap(\.segments), context: context, in: language)
        ?? phrases.map(\.english).joined()
}

/// Returns the items as a list in words: "a", "a and b", "a, b and c".
public func listed(_ items: [String], _ conjunction: Conjunction = .and) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction.word(before: last)) " + last
}

/// A word that joins the last two items of a list.
public enum Conjunction: Sendable {
    case and, or

    func word(before next: String) -> String {
        switch (self, Language.current) {
        case (.and, .spanish):
            Self.begins(next, with: ["i", "í", "hi", "hí"], unless: ["hie", "ia", "ie", "io", "iu"]) ? "e" : "y"
        case (.or, .spanish): Self.begins(next, with: ["o", "ó", "ho", "hó", "8", "11 "]) ? "u" : "o"
        case (.and, _): "and"
        case (.or, _): "or"
        }
    }

    private static func begins(_ text: String, with starts: [String], unless others: [String] = []) -> Bool {
        let text = text.drop { "“«\"'¿¡(".contains($0) }.prefix(4).lowercased()
        return starts.contains(where: text.hasPrefix) && !others.contains(where: text.hasPrefix)
    }
}
