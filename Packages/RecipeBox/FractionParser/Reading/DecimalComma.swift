import WordKit

extension Amount {
    /// Returns a text as people type it, with a point for a decimal comma where the language of the person is Spanish: "1.5 tazas" for "1,5 tazas".
    ///
    /// - Complexity: O(length).
    public static func withDecimalPoint(_ text: String) -> String {
        Language.current == .spanish ? withPointForComma(text) : text
    }

    /// Returns a text with a point for a decimal comma, in any language.
    ///
    /// A comma before three digits stays, because it can stand between thousands, unless a leading 0 or more than three digits are before it:
    /// "0.125 mg" for "0,125 mg".
    ///
    /// - Complexity: O(length).
    public static func withPointForComma(_ text: String) -> String {
        guard text.contains(",") else { return text }
        return text.split(separator: " ", omittingEmptySubsequences: false).map { withDecimalPoint(word: $0) }
            .joined(separator: " ")
    }

    private static func withDecimalPoint(word: Substring) -> String {
        func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(isDigit) else { return String(word) }
        let decimals = parts[1].prefix(while: isDigit)
        let rest = parts[1].dropFirst(decimals.count)
        let canGroup = decimals.count == 3 && parts[0].count <= 3 && !parts[0].hasPrefix("0")
        guard !decimals.isEmpty, !canGroup, rest.allSatisfy(\.isLetter) else { return String(word) }
        return "\(parts[0]).\(decimals)\(rest)"
    }
}
