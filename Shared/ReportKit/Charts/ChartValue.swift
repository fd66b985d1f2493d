import WordKit

/// A number in a chart with its text: `82`, `82.4`, or a text of your own.
///
/// The text of a whole number is exact; the drawing has the precision of a `Double`.
public struct ChartValue: Hashable, Sendable {
    /// The greatest absolute value that can be drawn.
    public static let limit = 1e12

    /// The value that is drawn.
    public let number: Double
    /// The text in labels and in the table of values.
    public let text: String
    let isWhole: Bool

    /// Creates a whole number with its exact text.
    public init(_ whole: Int) {
        number = Double(whole)
        text = NumberText.text(mantissa: whole, exponent: 0)
        isWhole = true
    }

    /// Creates a number rounded to at most `decimals` (0 to 6) places, halves away from zero, without trailing zeros.
    public init(_ number: Double, decimals: Int = 2) {
        self.number = number
        text = NumberText.text(number, decimals: min(max(decimals, 0), 6))
        isWhole = number == number.rounded()
    }

    /// Creates a number with a text of its own, such as "½", "5′30″" or "stage 3".
    public init(_ number: Double, text: String) {
        self.number = number
        self.text = text
        isWhole = number == number.rounded()
    }

    var isDrawable: Bool { number.isFinite && abs(number) <= Self.limit }
}

extension ChartValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) {
        self.init(value)
    }

    /// Creates a number with at most two decimals.
    public init(floatLiteral value: Double) {
        self.init(value)
    }
}

/// Formats numbers the same way in every locale: a decimal point, a true minus sign, and commas between thousands.
enum NumberText {
    /// Returns `mantissa` × 10^`exponent` exactly. A negative exponent gives that many decimals.
    static func text(mantissa: Int, exponent: Int) -> String {
        guard mantissa != 0 else { return "0" }
        var digits = String(mantissa.magnitude)
        var fraction = ""
        if exponent >= 0 {
            digits += String(repeating: "0", count: exponent)
        } else {
            let missing = max(1 - exponent - digits.count, 0)
            digits = String(repeating: "0", count: missing) + digits
            fraction = "." + digits.suffix(-exponent)
            digits.removeLast(-exponent)
        }
        return (mantissa < 0 ? "\u{2212}" : "") + (UInt64(digits)?.grouped ?? digits) + fraction
    }

    /// Returns the number with at most `decimals` places; "?" if it can't be drawn.
    static func text(_ number: Double, decimals: Int) -> String {
        guard number.isFinite, abs(number) <= ChartValue.limit else { return "?" }
        let factor = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
        var mantissa = Int((number * factor).rounded())
        var places = decimals
        while places > 0, mantissa % 10 == 0 {
            mantissa /= 10
            places -= 1
        }
        return text(mantissa: mantissa, exponent: -places)
    }
}
