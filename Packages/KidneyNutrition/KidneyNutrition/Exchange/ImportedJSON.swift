import FractionParser
import JSONKit

// JSON of other programs.

extension JSONValue {
    /// Parses JSON of another program. Null members count as missing, and text that isn't UTF-8 is mended.
    static func imported(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> JSONValue {
        try parse(bytes, .mending, depth: 64, keepsNulls: false)
    }

    /// The elements; empty if this isn't an array.
    var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// An integer without a sign, also from a text.
    var whole: Int? {
        guard var digits = characters else { return nil }
        return digits.withUTF8(DecimalBytes.integer)
    }

    /// A decimal to the nearest thousandth.
    var thousandths: Thousandths? {
        guard var digits = number else { return nil }
        return digits.withUTF8(DecimalBytes.thousandths)
    }

    /// An exact number, also from a text.
    var exact: Rational? { characters.flatMap(ExchangeNumber.value) }

    /// A text, or the characters of a number.
    var characters: String? { number ?? string }
}
