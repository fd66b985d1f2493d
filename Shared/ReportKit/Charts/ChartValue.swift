/// A number of a chart: where it stands, and the text that says it. `82`, `82.4`, or a text of your own.
///
/// A whole number keeps its exact text; the drawing itself is only as fine as a `Double`.
public struct ChartValue: Hashable, Sendable {
    /// The greatest distance from zero that can be drawn.
    public static let limit = 1e12

    /// Where it is drawn.
    public let number: Double
    /// How it reads, in labels and in the table of values.
    public let text: String
    let isWhole: Bool

    /// A whole number, exact in its text.
    public init(_ whole: Int) {
        number = Double(whole)
        text = NumberText.text(mantissa: whole, exponent: 0)
        isWhole = true
    }

    /// A number rounded to at most `decimals` (0…6) places, halves away from zero; zeros at the end are left out.
    public init(_ number: Double, decimals: Int = 2) {
        self.number = number
        text = NumberText.text(number, decimals: min(max(decimals, 0), 6))
        isWhole = number == number.rounded()
    }

    /// A number with a text of its own: "½", "5′30″", "stage 3".
    public init(_ number: Double, text: String) {
        self.number = number
        self.text = text
        isWhole = number == number.rounded()
    }

    var isDrawable: Bool { number.isFinite && abs(number) <= Self.limit }
}

extension ChartValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A whole number.
    public init(integerLiteral value: Int) {
        self.init(value)
    }

    /// A number of at most two decimals.
    public init(floatLiteral value: Double) {
        self.init(value)
    }
}

/// Numbers as people read them, whatever the locale: a point, a true minus, and thin spaces from five digits on.
enum NumberText {
    /// `mantissa` × 10^`exponent`, exactly; with a negative exponent, with that many decimals.
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
        return (mantissa < 0 ? "\u{2212}" : "") + grouped(digits) + fraction
    }

    /// At most `decimals` places; "?" for what cannot be drawn.
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

    private static func grouped(_ digits: String) -> String {
        guard digits.count > 4 else { return digits }
        var grouped = ""
        for (position, digit) in digits.enumerated() {
            if position > 0, (digits.count - position).isMultiple(of: 3) { grouped.append("\u{202F}") }
            grouped.append(digit)
        }
        return grouped
    }
}
