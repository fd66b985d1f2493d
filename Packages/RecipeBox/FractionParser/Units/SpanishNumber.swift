/// The Spanish words of numbers, for readers of short amounts that replace them by digits.
public enum SpanishNumber {
    /// The digits for a word: "2" for "dos", "1/2" for "media"; nil for another word.
    public static func digits(_ word: String) -> String? {
        switch amountWord(word) {
        case .count(let count): "\(count)"
        case .part(denominator: 2, isPlural: false, standsAlone: _): "1/2"
        default: nil
        }
    }

    /// The denominator of a part that has a count before it: "4" for "cuarto" and "cuartos"; nil for another word.
    public static func denominator(_ word: String) -> String? {
        guard case .part(let denominator, _, _) = amountWord(word), denominator > 2 else { return nil }
        return "\(denominator)"
    }

    /// Whether a word after a number can be more of it, so that the number alone is too small: "veinte" after "ciento", "y" and "mil".
    public static func goesOn(with word: String) -> Bool {
        digits(word) != nil || ["y", "mil"].contains(word.lowercased())
    }

    private static func amountWord(_ word: String) -> AmountWord? {
        PackedWord(spanish: word).flatMap { AmountWord.spanish[$0] }
    }
}
