/// Telephone numbers, as people write them.
public enum DialedText {
    /// Returns the characters to dial for a text: "+16025550100" for "+1 (602) 555-0100 ext. 5"; nil unless it is one number of at most 15 digits.
    ///
    /// Two joined numbers would dial a third, so "112 911" gives nil. The extension is left out; the signs `*` and `#` stay.
    ///
    /// - Complexity: O(length).
    public static func digits(_ text: String) -> String? {
        var rest = text.drop(while: \.isWhitespace)
        if let word = ["tel:", "tel."].first(where: { rest.lowercased().hasPrefix($0) }) {
            rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
        }
        let isInternational = rest.first == "+"
        if isInternational { rest = rest.dropFirst() }
        var count = 0
        let end = rest.firstIndex { character in
            if isDigit(character) { count += 1 }
            // A "#" behind a whole number begins an extension.
            if character == "#", count >= wholeDigits { return true }
            if character == "/", isBehindAreaCode(rest, count) { return false }
            return !isDialed(character) && !character.isWhitespace && !"-‐‑–.()".contains(character)
        }
        if let end {
            guard isExtension(rest[end...], of: rest[..<end]) else { return nil }
            rest = rest[..<end]
        }
        // A number in parentheses behind another is a second one: "911 (112)".
        let isOne =
            rest.last { !$0.isWhitespace } != ")" && (isInternational || isOneNumber(rest.split { !isDigit($0) }))
        let dialed: String = rest.filter(isDialed)
        guard isOne, (1...15).contains(dialed.count(where: isDigit)) else { return nil }
        return (isInternational ? "+" : "") + dialed
    }

    /// Whether groups of digits are one number. Emergency numbers alone are several ("110 112"). So are 911 or 112 before another emergency
    /// number ("911 112 060") or beside a whole number ("911 602-555-0100"). "911 234 567" is one, a number in Madrid.
    private static func isOneNumber(_ groups: [Substring]) -> Bool {
        guard groups.count > 1, let first = groups.first, let last = groups.last else { return true }
        let count = groups.reduce(0) { $0 + $1.count }
        let startsList = first == "911" || first == "112"
        // Three digits beside 911 or 112 are a number of their own, such as 061 in Spain.
        if groups.count == 2, first.count == 3, last.count == 3, startsList || last == "911" || last == "112" {
            return false
        }
        if startsList, groups.dropFirst().contains(where: { emergencyNumbers.contains(String($0)) }) { return false }
        return !groups.allSatisfy { emergencyNumbers.contains(String($0)) }
            // A national number that begins with 0 may end in 112.
            && !(first.hasPrefix("0") ? [] : [first, last]).contains {
                ($0 == "911" || $0 == "112") && count - $0.count >= 7
            }
    }

    /// Whether the only "/" of a text stands between the area code and the rest of one number: "602/555-0100". "911/112" and "555-0100/0101" are two.
    private static func isBehindAreaCode(_ text: Substring, _ count: Int) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let code = parts[0].filter(isDigit)
        return parts.count == 2 && count == code.count && (2...5).contains(count)
            && parts[1].count(where: isDigit) >= 6 && !emergencyNumbers.contains(String(code))
    }

    /// Emergency numbers of many countries.
    private static let emergencyNumbers: Set<String> = [
        "000", "15", "17", "18", "110", "111", "112", "118", "119", "120", "122", "133", "144", "911", "995", "997",
        "998", "999",
    ]

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isWholeNumber }

    private static func isDialed(_ character: Character) -> Bool {
        isDigit(character) || character == "*" || character == "#"
    }

    /// The fewest digits of a whole number.
    private static let wholeDigits = 7

    /// Whether the end of a number is an extension: "ext. 5", "x5", "#5", ";ext=5", "extensión 5", or ",5" behind a whole number.
    private static func isExtension(_ text: Substring, of number: Substring) -> Bool {
        let words = text.lowercased().drop { ",;".contains($0) || $0.isWhitespace }
        let mark = ["extensión", "extension", "ext", "x", "#"].first { words.hasPrefix($0) }
        let digits = words.dropFirst(mark?.count ?? 0).filter { !$0.isWhitespace && !".=#".contains($0) }
        guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return false }
        if mark != nil { return true }
        return text.first == "," && digits.count < wholeDigits && !emergencyNumbers.contains(String(digits))
            && number.filter(isDigit).count >= wholeDigits
    }
}
