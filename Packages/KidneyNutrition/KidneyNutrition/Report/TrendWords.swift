import FractionParser
import TimeKit
import WordKit

/// Summaries of values in sentences.
enum TrendWords {
    /// Returns a number with at most one decimal place, or none from a hundred: "57", "−3.4", "1,316".
    static func text(_ value: Double) -> String {
        let isWhole = value.magnitude >= 100
        let tenths = Int((isWhole ? value.magnitude.rounded() * 10 : (value.magnitude * 10).rounded()))
        let sign = value < 0 && tenths > 0 ? "−" : ""
        return sign + grouped(tenths / 10) + (tenths % 10 > 0 ? ".\(tenths % 10)" : "")
    }

    private static func grouped(_ number: Int) -> String { DecimalText.grouped(Rational(Int64(number))) }

    /// The readings of a trend.
    enum Reading { case weight, value }

    /// Returns "5 values from 2026-01-05 to 2026-05-20; the last is 5.4 mmol/L, the one before 5.6; between 4.9 and 5.6."
    static func ofValues(_ points: [Trend.Point], unit: String, of reading: Reading) -> [String] {
        guard let last = points.last else {
            return [
                reading == .weight
                    ? localized("There is no weight in this time.") : localized("There is no value in this time.")
            ]
        }
        guard points.count > 1, let first = points.first else {
            return [
                reading == .weight
                    ? localized("One weight: \(last.text) \(unit) on \(last.day).")
                    : localized("One value: \(last.text) \(unit) on \(last.day).")
            ]
        }
        let before = points[points.count - 2].text
        var text =
            reading == .weight
            ? localized(
                "\(points.count) weights from \(first.day) to \(last.day); the last is \(last.text) \(unit), the one before \(before)"
            )
            : localized(
                "\(points.count) values from \(first.day) to \(last.day); the last is \(last.text) \(unit), the one before \(before)"
            )
        if points.count > 2, let low = points.min(by: { $0.value < $1.value }),
            let high = points.max(by: { $0.value < $1.value }), low.value < high.value
        {
            text += "; " + localized("between \(low.text) and \(high.text)")
        }
        return [text + "."]
    }

    /// Returns the mean; nil for no values.
    static func mean(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
}
