/// Room codes as people read and type them: twelve characters of Crockford's base 32 and a check character.
public enum RoomCodeRule {
    /// How long a code lets people in, in milliseconds: six days.
    ///
    /// The rules of the database allow seven days by the server's time. The seventh is for devices whose clock is ahead.
    public static let lifetime: Int64 = 6 * 86_400_000

    /// Crockford's letters, then the five that only the check character can be.
    private static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U".unicodeScalars)
    private static let base = 32
    private static let length = 12

    /// Whether letters have the form of today's codes. Codes of earlier versions had eight letters.
    static func isCurrent(_ letters: String) -> Bool { letters.utf8.count == length }

    /// The letters of a code from 60 bits; higher bits are left out.
    public static func letters(_ bits: UInt64) -> String {
        var letters = String.UnicodeScalarView()
        for place in (0..<length).reversed() {
            letters.append(symbols[Int(truncatingIfNeeded: bits >> UInt64(5 * place)) & (base - 1)])
        }
        return String(letters)
    }

    /// `K3F9-X2AA-7QWM-C`: in fours, with the check character (modulo 37, as Crockford has it).
    public static func shown(_ code: RoomCode) -> String {
        var text = ""
        for (place, letter) in code.letters.enumerated() {
            if place > 0, place.isMultiple(of: 4) { text.append("-") }
            text.append(letter)
        }
        return "\(text)-\(symbols[check(code.letters.unicodeScalars.map(value))])"
    }

    /// The twelve letters of what somebody typed: any case, spaces and hyphens anywhere, I and L read as 1, O as 0; the check
    /// character is required. Throws `notARoomCode`.
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

    /// The value of a letter in any case; -1 for what is none.
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

    /// Spaces, hyphens and dashes of every width, and what can't be seen.
    private static func isBetween(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .dashPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: true
        default: scalar == "\u{2212}"
        }
    }
}
