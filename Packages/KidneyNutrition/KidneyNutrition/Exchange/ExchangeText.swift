import Foundation
import FractionParser
import TimeKit

/// Numbers of other programs' files, exactly.
enum ExchangeNumber {
    /// The number of "81.2", "-3" or "1.2e-05"; nil for every other text, and where it doesn't fit.
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

    /// The number as a decimal with all its digits; nil where it has no end, as a third.
    static func decimal(_ value: Rational) -> String? {
        let text = DecimalText.text(value, most: 18)
        return ExchangeNumber.value(text) == value ? text : nil
    }
}

/// Names that are the same at every reading of a file: 128 bits of a text by FNV-1a.
enum ExchangeID {
    /// An id for what these parts name: "apple-weight-…".
    static func text(_ prefix: String, _ parts: [String]) -> String {
        let (high, low) = hash(parts)
        return "\(prefix)-\(hexadecimal(high))\(hexadecimal(low))"
    }

    /// A UUID of version 8 (RFC 9562: made as its maker likes) for what these parts name; a part that is a UUID stands for itself.
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

    /// Whether a text is a UUID in lower case.
    static func isUUID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) || $0 == 45 }
    }

    private static func hash(_ parts: [String]) -> (UInt64, UInt64) {
        var first: UInt64 = 0xCBF2_9CE4_8422_2325
        var second: UInt64 = 0x6C62_272E_07BB_0142
        for part in parts {
            // 0xFF is in no UTF-8 text, so that "a", "bc" differs from "ab", "c".
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

/// Zones of which a file gave only the offset.
enum OffsetZone {
    /// The zone of an offset in minutes; Greenwich for one that no zone has.
    static func zone(minutes: Int) -> TimeZone { TimeZone(secondsFromGMT: minutes * 60) ?? .gmt }
}

extension Moment {
    /// The same in words that don't depend on the zone's name, for ids.
    var mark: String { "\(at.milliseconds)\(isDayOnly ? "d" : "")" }
}
