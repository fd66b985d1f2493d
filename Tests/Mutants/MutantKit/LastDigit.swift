/// Numbers as they are written in a source.
enum LastDigit {
    /// A number with its last digit one less and one more, with as many digits after the point; nil for a number in another
    /// form, such as one with an exponent.
    static func neighbors(of literal: String) -> (down: String, up: String)? {
        let plain = literal.filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where plain.hasPrefix(prefix) {
            guard let value = UInt64(plain.dropFirst(2), radix: radix), value > 0, value < .max else { return nil }
            return (
                prefix + String(value - 1, radix: radix, uppercase: true),
                prefix + String(value + 1, radix: radix, uppercase: true)
            )
        }
        let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
        guard let value = Int64(parts.joined()), (1...2).contains(parts.count), value < .max else { return nil }
        let places = parts.count == 2 ? parts[1].count : 0
        return (decimal(value - 1, places: places), decimal(value + 1, places: places))
    }

    private static func decimal(_ value: Int64, places: Int) -> String {
        let digits = String(value.magnitude)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        let sign = value < 0 ? "-" : ""
        return places == 0 ? sign + padded : "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
    }
}
