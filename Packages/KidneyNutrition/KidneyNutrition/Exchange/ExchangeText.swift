import Foundation
import FractionParser
import TimeKit

/// Exact numbers in external files.
enum ExchangeNumber {
    /// Parses "81.2", "-3" or "1.2e-05"; nil for another text, and for a number that doesn't fit.
    static func value(_ text: String) -> Rational? {
        guard text.utf8.count <= 64 else { return nil }
        let isNegative = text.hasPrefix("-")
        let parts = text.dropFirst(isNegative ? 1 : 0).split(omittingEmptySubsequences: false) {
            $0 == "e" || $0 == "E"
        }
        guard (1...2).contains(parts.count), var value = DecimalText.value(String(parts[0])) else { return nil }
        if parts.count == 2 {
            guard parts[1].utf8.count <= 4, let exponent = Int(parts[1]), abs(exponent) <= 18 else { return nil }
            var power: Int64 = 1
            for _ in 0..<abs(exponent) { power *= 10 }
            let factor = Rational(power)
            guard let scaled = exponent < 0 ? try? value.dividing(by: factor) : try? value.multiplying(by: factor)
            else { return nil }
            value = scaled
        }
        return isNegative ? try? value.negated() : value
    }

    /// The decimal with all digits; nil if it doesn't terminate, as for a third.
    static func decimal(_ value: Rational) -> String? {
        let text = DecimalText.text(value, most: 18)
        return ExchangeNumber.value(text) == value ? text : nil
    }
}

/// Ids derived from content, equal for each reading of a file: 128 bits of FNV-1a.
enum ExchangeID {
    /// Derives an id from parts: "apple-weight-…".
    static func text(_ prefix: String, _ parts: [String]) -> String {
        let (high, low) = hash(parts)
        return "\(prefix)-\(hexadecimal(high))\(hexadecimal(low))"
    }

    /// Derives a UUID of version 8 (RFC 9562, custom) from parts; an id that is a UUID is returned as it is.
    static func uuid(_ kind: String, _ id: String) -> String {
        if isUUID(id) { return id }
        let (high, low) = hash([kind, id])
        let digits = hexadecimal(high & ~0xF000 | 0x8000) + hexadecimal(low & ~(3 << 62) | (2 << 62))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { text.append("-") }
            text.append(digit)
        }
        return text
    }

    /// Whether a text is a UUID in lowercase.
    static func isUUID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) || $0 == 45 }
    }

    private static func hash(_ parts: [String]) -> (UInt64, UInt64) {
        var first: UInt64 = 0xCBF2_9CE4_8422_2325
        var second: UInt64 = 0x6C62_272E_07BB_0142
        for part in parts {
            // The byte 0xFF isn't in UTF-8, so it keeps "a", "bc" apart from "ab", "c".
            for byte in Array(part.utf8) + [0xFF] {
                first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
                second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
                second ^= second >> 29
            }
        }
        return (first, second)
    }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Time zones known by their offset only.
enum OffsetZone {
    /// The zone of an offset in minutes; GMT for an invalid offset.
    static func zone(minutes: Int) -> TimeZone { TimeZone(secondsFromGMT: minutes * 60) ?? .gmt }
}

extension Moment {
    /// A text for ids that doesn't depend on the name of the zone.
    var mark: String { "\(at.milliseconds)\(isDayOnly ? "d" : "")" }
}
