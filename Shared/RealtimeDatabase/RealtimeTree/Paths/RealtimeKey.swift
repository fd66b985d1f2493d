import Foundation

/// The rules of keys.
public enum RealtimeKey {
    /// The most bytes of a key.
    public static let longest = 768

    /// Why a text can't be a key; nil for one that can.
    public static func problem(of key: String) -> String? {
        if key.isEmpty { return "a key can't be empty" }
        // What is kept is the composed form, which can have more bytes.
        if max(key.utf8.count, canonical(key).utf8.count) > longest { return "a key has at most \(longest) bytes" }
        for byte in key.utf8 {
            switch byte {
            case 0x2E, 0x24, 0x23, 0x5B, 0x5D, 0x2F: return "a key can't hold any of . $ # [ ] /"
            case 0...0x1F, 0x7F: return "a key can't hold control characters"
            default: continue
            }
        }
        return nil
    }

    /// A key in the one form it is kept in, wherever it comes from: composed (NFC). Swift calls two texts equal that only differ in that, and a store
    /// that compares bytes must not see two keys where a value has one.
    static func canonical(_ key: String) -> String {
        key.utf8.allSatisfy { $0 < 0x80 } ? key : key.precomposedStringWithCanonicalMapping
    }

    /// The number of a key that is one, as JavaScript clients see it: "0" or digits without a leading zero, of 32 bits. Keys such as
    /// "-3" and "007" order as numbers, too, but no array has them.
    static func integer(_ key: String) -> Int32? {
        let isNegative = key.utf8.first == 0x2D
        let digits = key.utf8.dropFirst(isNegative ? 1 : 0)
        // However many zeros stand in front.
        guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }),
            digits.drop(while: { $0 == 0x30 }).count <= 10
        else { return nil }
        return Int32(key)
    }

    /// The place of a key in an array: "0" or digits without a leading zero.
    static func index(_ key: String) -> Int? {
        guard key == "0" || (0x31...0x39).contains(key.utf8.first ?? 0), let number = integer(key) else { return nil }
        return Int(number)
    }

    /// Whether a key comes before another: 32-bit integers first, by number and, where that is equal, the shorter first; then the others
    /// by UTF-16 code units.
    public static func precedes(_ left: String, _ right: String) -> Bool {
        switch (integer(left), integer(right)) {
        case (let first?, let second?):
            first == second ? left.utf8.count < right.utf8.count : first < second
        case (_?, nil): true
        case (nil, _?): false
        case (nil, nil): left.utf16.lexicographicallyPrecedes(right.utf16)
        }
    }
}
