/// The gender and the number of Spanish nouns and of the adjectives behind them.
public enum SpanishNoun {
    /// Whether a noun is feminine by its ending; nil if the ending doesn't tell.
    public static func isFeminine(_ noun: some StringProtocol) -> Bool? {
        let noun = noun.lowercased()
        if ["a", "as", "ción", "ciones", "dad", "dades"].contains(where: noun.hasSuffix) { return true }
        return ["o", "os", "ón", "ones", "ate", "ates", "ote", "otes"].contains(where: noun.hasSuffix) ? false : nil
    }

    /// Returns a noun and its adjectives in the plural: "tazas", "cajas pequeñas", "cuartos de galón". Words behind a preposition stay, and so
    /// does a plural.
    public static func plural(_ text: String) -> String {
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let end = words.firstIndex(where: ends.contains) ?? words.endIndex
        for index in 0..<end { words[index] = pluralWord(words[index]) }
        return words.joined(separator: " ")
    }

    private static func pluralWord(_ word: String) -> String {
        let comma = word.hasSuffix(",") ? "," : ""
        let plain = word.hasSuffix(",") ? String(word.dropLast()) : word
        guard !invariable.contains(plain.lowercased()), let last = plain.last, last.isLetter else { return word }
        if "aeiouáéó".contains(last) || loanwords.contains(plain.lowercased()) { return "\(plain)s\(comma)" }
        if "sx".contains(last) { return word }
        if last == "z" { return "\(plain.dropLast())ces\(comma)" }
        return plain.hasSuffix("ón") ? "\(plain.dropLast(2))ones\(comma)" : "\(plain)es\(comma)"
    }

    private static let ends: Set = ["de", "a", "en", "con", "sin", "para", "por", "tipo", "como"]
    private static let invariable: Set = ["extra", "jumbo", "mini", "miniatura", "cada", "hot", "saladet"]
    /// Words of other languages that take an "s".
    public static let loanwords: Set = ["bagel", "bisquet", "croissant", "muffin"]
}
