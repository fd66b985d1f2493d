import WordKit

/// The scale of an axis, with ticks at multiples of 1, 2 or 5 times a power of ten.
struct ChartScale: Hashable, Sendable {
    struct Tick: Hashable, Sendable {
        let value: Double
        let text: String
    }

    let lower: Double
    let upper: Double
    let ticks: [Tick]

    /// Creates a scale around values.
    ///
    /// - Parameters:
    ///   - values: The least and the greatest value; nil for none, which gives 0 to 1.
    ///   - marks: The approximate number of ticks that there is room for, at least 2.
    ///   - isWhole: Whether all ticks are whole numbers.
    ///   - hasZero: Whether the scale includes zero. If false, it still does if that makes it only slightly longer.
    init(around values: ClosedRange<Double>?, marks: Int, isWhole: Bool, hasZero: Bool) {
        var (least, greatest) = (values?.lowerBound ?? 0, values?.upperBound ?? 1)
        if hasZero || (least > 0 && least <= greatest * 0.4) { least = min(least, 0) }
        if hasZero || (greatest < 0 && greatest >= least * 0.4) { greatest = max(greatest, 0) }
        let size = max(abs(least), abs(greatest))
        if greatest - least <= size * 1e-9 {
            // A single value is in the middle; if all values are zero, they are at the bottom.
            let room = size > 0 ? max(size * 0.1, isWhole ? 1 : 0) : 1
            if size > 0 { least -= room }
            greatest += room
        }
        let wanted = (greatest - least) / Double(max(marks, 2))
        var exponent = isWhole ? 0 : -12
        var factor = 1
        while Self.value(factor, exponent) < wanted * (1 - 1e-9) {
            factor = factor == 1 ? 2 : factor == 2 ? 5 : 1
            if factor == 1 { exponent += 1 }
        }
        let step = Self.value(factor, exponent)
        let first = Int((least / step + 1e-6).rounded(.down))
        let last = max(Int((greatest / step - 1e-6).rounded(.up)), first + 1)
        let unit = Unit(largest: step * Double(max(abs(first), abs(last))))
        ticks = (first...last).map { number in
            Tick(
                value: Self.value(number * factor, exponent),
                text: NumberText.text(mantissa: number * factor, exponent: exponent - unit.exponent)
                    + (number == 0 ? "" : unit.name)
            )
        }
        lower = Self.value(first * factor, exponent)
        upper = Self.value(last * factor, exponent)
    }

    /// Returns the position of a value, from 0 at the bottom to 1 at the top.
    func share(of value: Double) -> Double {
        (value - lower) / (upper - lower)
    }

    /// Returns `mantissa` × 10^`exponent` with a single rounding.
    private static func value(_ mantissa: Int, _ exponent: Int) -> Double {
        let power = (0..<abs(exponent)).reduce(1.0) { power, _ in power * 10 }
        return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }

    /// The unit word for millions and more.
    private struct Unit {
        let exponent: Int
        let name: String

        init(largest: Double) {
            switch largest {
            case 1e12...: (exponent, name) = (12, "\u{202F}" + localized("tn"))
            case 1e9...: (exponent, name) = (9, "\u{202F}" + localized("bn"))
            case 1e6...: (exponent, name) = (6, "\u{202F}M")
            default: (exponent, name) = (0, "")
            }
        }
    }
}
