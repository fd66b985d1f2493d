/// The format of a written amount.
public enum AmountStyle: Hashable, Sendable {
    /// ASCII digits and signs: "1-1/2".
    case ascii
    /// Vulgar fractions and dashes: "1½", "2–3", "1 7⁄16".
    case unicode
    /// A decimal number, rounded half away from zero to at most `places` (0 to 100) digits after the point, without
    /// trailing zeros: "1.5".
    case decimal(places: Int)
}

extension Amount {
    /// Returns the amount as text that parses back to an equal value; with `.decimal`, to the rounded value.
    ///
    /// An approximate amount starts with "~". A negative amount parses back only with `.allowNegative`.
    public func formatted(_ style: AmountStyle = .ascii) -> String {
        let mark = isApproximate ? "~" : ""
        switch value {
        case .exact(let number):
            return mark + number.formatted(style)
        case .range(let low, let high):
            return mark + low.formatted(style) + separator(low, high, style) + high.formatted(style)
        }
    }

    /// Returns the separator of a range. A hyphen would join "1" and "1/2" to one number, and a dash before a minus
    /// sign cannot be read.
    private func separator(_ low: MixedNumber, _ high: MixedNumber, _ style: AmountStyle) -> String {
        if low.value < .zero { return " to " }
        if style == .unicode { return "–" }
        return low.fraction == .zero && high.fraction == .zero ? "-" : " to "
    }
}

extension MixedNumber {
    /// Returns the number as text that parses back to it; with `.decimal`, to the rounded number.
    public func formatted(_ style: AmountStyle = .ascii) -> String {
        switch style {
        case .ascii: formatted(minus: "-", joint: "-") { "\($0)/\($1)" }
        case .unicode: formattedUnicode()
        case .decimal(let places): formattedDecimal(places: min(max(0, places), 100))
        }
    }

    /// Returns a typed number in the notation of all engines: "1-1/2" for "1 1/2", "1½" and "3/2". A whole, a decimal and a fraction below 1 in
    /// ASCII stay as they were typed, and so does a text with several readings.
    package static func noted(_ typed: String) -> String {
        guard typed.contains(where: { $0 == "/" || !$0.isASCII }), let amount = try? Amount.parse(typed),
            amount.reading == .plain, !amount.isRange, !amount.isApproximate,
            amount.low >= .one || !typed.contains("/")
        else { return typed }
        return MixedNumber(amount.low).formatted(.ascii)
    }

    private func formatted(minus: String, joint: String, fraction write: (UInt64, Int64) -> String) -> String {
        let sign = whole < 0 || numerator < 0 ? minus : ""
        if numerator == 0 { return "\(sign)\(whole.magnitude)" }
        let fraction = write(numerator.magnitude, denominator)
        return whole == 0 ? sign + fraction : "\(sign)\(whole.magnitude)\(joint)\(fraction)"
    }

    private func formattedUnicode() -> String {
        if let vulgar = VulgarFraction.character(numerator.magnitude, denominator) {
            return formatted(minus: "−", joint: "") { _, _ in vulgar }
        }
        return formatted(minus: "−", joint: " ") { "\($0)⁄\($1)" }
    }

    /// Divides with 128-bit intermediate results, so that any number of places fits.
    private func formattedDecimal(places: Int) -> String {
        let divisor = UInt64(denominator)
        var units = whole.magnitude
        var rest = numerator.magnitude
        var digits: [UInt8] = []
        while digits.count < places, rest != 0 {
            let next = divisor.dividingFullWidth(rest.multipliedFullWidth(by: 10))
            digits.append(UInt8(truncatingIfNeeded: next.quotient))
            rest = next.remainder
        }
        if rest >= divisor - rest {
            var index = digits.count
            while index > 0, digits[index - 1] == 9 {
                index -= 1
                digits[index] = 0
            }
            if index > 0 { digits[index - 1] += 1 } else { units += 1 }
        }
        while digits.last == 0 { digits.removeLast() }
        let isZero = units == 0 && digits.isEmpty
        let sign = (whole < 0 || numerator < 0) && !isZero ? "-" : ""
        let tail = digits.isEmpty ? "" : "." + String(decoding: digits.map { $0 + 48 }, as: UTF8.self)
        return "\(sign)\(units)\(tail)"
    }
}
