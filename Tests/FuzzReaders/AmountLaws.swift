public import FractionParser

/// The laws of amounts.
public enum AmountLaws {
    /// The law that a text breaks; nil for none. A value survives formatting and parsing, and an error lies within the text.
    public static func fault(in text: String, options: AmountOptions) -> String? {
        do {
            return fault(in: try Amount.parse(text, options: options), options: options)
        } catch {
            let isInside = (0...text.utf8.count).contains(error.offset)
            return isInside && !error.message.isEmpty ? nil : "an offset of \(error.offset) is outside the text"
        }
    }

    private static func fault(in amount: Amount, options: AmountOptions) -> String? {
        if amount.low > amount.high { return "a range runs downwards" }
        if amount.low < .zero, !options.contains(.allowNegative) { return "a negative amount was not refused" }
        for style in [AmountStyle.ascii, .unicode] {
            let written = amount.formatted(style)
            guard let again = try? Amount.parse(written, options: options) else { return "“\(written)” cannot be read" }
            if again.value != amount.value { return "“\(written)” is read as \(again.formatted())" }
            if again.isApproximate != amount.isApproximate { return "“\(written)” lost its ~" }
        }
        return decimalFault(in: amount)
    }

    /// Checks that a decimal of six places is at most half a millionth off.
    private static func decimalFault(in amount: Amount) -> String? {
        guard amount.high < 1_000_000, amount.low > -1_000_000 else { return nil }
        let written = amount.formatted(.decimal(places: 6))
        guard let again = try? Amount.parse(written, options: .allowNegative),
            let bound = try? Rational(1, 2_000_000), let lower = try? bound.negated()
        else { return "“\(written)” cannot be read" }
        for (exact, rounded) in [(amount.low, again.low), (amount.high, again.high)] {
            guard exact.denominator < 1_000_000 else { continue }
            guard let error = try? exact.subtracting(rounded), error <= bound, error >= lower else {
                return "“\(written)” is too far off"
            }
        }
        return nil
    }
}
