/// The format of room codes: twelve characters of Crockford's base 32 and a check character. The check character of an earlier version's code can
/// be `*`, `~`, `$` or `=`.
public enum RoomCodeRule {
    /// The validity of a code in milliseconds: six days.
    ///
    /// The database rules allow seven days by the server's time. The spare day is for devices whose clock is ahead.
    public static let lifetime: Int64 = 6 * 86_400_000

    /// Crockford's 32 symbols, followed by the five that occur only as check character.
    private static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U".unicodeScalars)
    private static let base = 32
    private static let length = 12
    /// The values of the symbols that are neither letters nor digits.
    private static let unspoken = 32..<36

    /// Whether letters have the present length. Codes of earlier versions had eight letters.
    static func isCurrent(_ letters: String) -> Bool { letters.utf8.count == length }

    /// The letters of a new code from the lower 60 bits of a number.
    ///
    /// A code is also read out on the phone, so its check character is a letter or a digit. A number whose check character would be a sign is
    /// replaced by the next number with a letter or a digit, at most four further.
    public static func letters(_ bits: UInt64) -> String {
        let values = (0..<length).reversed().map { Int(truncatingIfNeeded: bits >> UInt64(5 * $0)) & (base - 1) }
        guard !unspoken.contains(check(values)) else { return letters(bits &+ 1) }
        return values.reduce(into: "") { $0.unicodeScalars.append(symbols[$1]) }
    }

    /// Formats a code as `K3F9-X2AA-7QWM-C`: groups of four, and Crockford's check character (modulo 37).
    public static func shown(_ code: RoomCode) -> String {
        var text = ""
        for (place, letter) in code.letters.enumerated() {
            if place > 0, place.isMultiple(of: 4) { text.append("-") }
            text.append(letter)
        }
        return "\(text)-\(symbols[check(code.letters.unicodeScalars.map(value))])"
    }

    /// Reads the twelve letters of a typed code. Case, spaces and hyphens don't matter; I and L read as 1, O as 0. The check character is
    /// required.
    ///
    /// - Throws: `notARoomCode`.
    public static func letters(typed: String) throws(TIPsError) -> String {
        let fault = TIPsError.notARoomCode(String(typed.prefix(40)))
        let values = typed.unicodeScalars.filter { !isBetween($0) }.map(value)
        guard values.count == length + 1, let last = values.last else { throw fault }
        let letters = values.dropLast()
        guard letters.allSatisfy({ (0..<base).contains($0) }), last == check(Array(letters)) else { throw fault }
        return letters.reduce(into: "") { $0.unicodeScalars.append(symbols[$1]) }
    }

    private static func check(_ values: [Int]) -> Int {
        values.reduce(0) { ($0 * base + max(0, $1)) % symbols.count }
    }

    /// The value of a symbol in any case; -1 for any other character.
    private static func value(_ scalar: Unicode.Scalar) -> Int {
        let letter: Unicode.Scalar
        switch scalar {
        case "I", "i", "L", "l": letter = "1"
        case "O", "o": letter = "0"
        case "a"..."z": letter = Unicode.Scalar(UInt8(scalar.value) - 32)
        default: letter = scalar
        }
        return symbols.firstIndex(of: letter) ?? -1
    }

    /// Whether a character is ignored: spaces, dashes of every width, and invisible characters.
    private static func isBetween(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .dashPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: true
        default: scalar == "\u{2212}"
        }
    }
}
