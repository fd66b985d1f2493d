/// A language that texts are shown in.
///
/// The language belongs to the person who reads, so the front end binds it for everything it does for that person:
///
///     Language.$current.withValue(.spanish) { try engine.homeScreen() }
///
/// Texts are made in ``current``. Data, such as a name or the content of a course, keeps the language of its author.
public enum Language: String, Codable, Sendable {
    case english = "en"
    case spanish = "es"
    /// English in brackets, with accents, and 40 % longer. Tests use it to find texts without a catalog and layouts that are too narrow.
    case pseudo = "en-XA"

    /// The language of the person that the current task works for.
    @TaskLocal public static var current = Language.english

    /// The languages that a person can choose.
    public static let offered: [Language] = [.english, .spanish]

    /// The language's own name.
    public var name: String {
        switch self {
        case .english: "English"
        case .spanish: "Español"
        case .pseudo: "Pseudo"
        }
    }

    /// Creates the language of a tag or of a POSIX locale, such as "es", "es-MX" or "es_US.UTF-8"; nil for a language without texts.
    public init?(tag: some StringProtocol) {
        if let language = Language(rawValue: String(tag)) {
            self = language
            return
        }
        guard let primary = tag.split(whereSeparator: { "-_.@".contains($0) }).first,
            let language = Language(rawValue: primary.lowercased())
        else { return nil }
        self = language
    }

    /// Creates the preferred language of an `Accept-Language` field; nil if none of them is offered.
    public init?(accepting field: String) {
        var best: (language: Language, weight: Double)?
        for range in field.prefix(1_000).split(separator: ",") {
            let parts = range.split(separator: ";").map { $0.trimming(while: \.isWhitespace) }
            let quality = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
            guard let tag = parts.first, let language = Language(tag: tag), Self.offered.contains(language),
                let weight = quality.map({ Double($0.dropFirst(2)) }) ?? 1, weight > best?.weight ?? 0
            else { continue }
            best = (language, weight)
        }
        guard let best else { return nil }
        self = best.language
    }

    /// The plural categories of CLDR that the offered languages use.
    enum PluralCategory: String { case one, many, other }

    /// Returns CLDR's plural category of a whole number.
    func category(of number: Int) -> PluralCategory {
        switch self {
        case .english, .pseudo: number == 1 ? .one : .other
        case .spanish: number == 1 ? .one : number != 0 && number.isMultiple(of: 1_000_000) ? .many : .other
        }
    }
}

extension Substring {
    /// Returns the text without the characters at both ends that fulfill the condition.
    func trimming(while condition: (Character) -> Bool) -> Substring {
        let start = drop(while: condition)
        guard let last = start.lastIndex(where: { !condition($0) }) else { return "" }
        return start[...last]
    }
}
