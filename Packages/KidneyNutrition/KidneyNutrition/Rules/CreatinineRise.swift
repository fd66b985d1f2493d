import FractionParser
import TimeKit
import WordKit

/// A rise of creatinine that can't wait for the next visit.
public struct CreatinineRise: Hashable, Sendable {
    /// The lowest earlier value of the window.
    public let from: LabResult
    public let to: LabResult
    /// The source of the bound.
    public let evidence: Evidence

    /// The rise in words: "rose from 1.56 mg/dL to 3.4 mg/dL in 11 days".
    public var words: String {
        let days = from.moment.day.days(until: to.moment.day)
        return days == 0
            ? localized("rose from \(from.shown) to \(to.shown) within a day")
            : localized("rose from \(from.shown) to \(to.shown) in \(days, "day")")
    }
}

extension CreatinineRise {
    /// Acute kidney injury: a rise by at least 0.3 mg/dL in 48 hours, or to at least 1.5 times the value in 7 days.
    public static let injury = Evidence("KDIGO 2012 acute kidney injury, recommendation 2.1.1", .guideline)
    /// Acute kidney disease: a rise to at least 1.5 times the value in 90 days.
    public static let disease = Evidence("KDIGO 2012 acute kidney injury, 2.5: acute kidney disease", .recalled)

    /// The longest window, in days.
    static let days = 90
    private static let step = DecimalText.constant("0.3")
    private static let factor = DecimalText.constant("1.5")

    /// Returns the rise of a creatinine above earlier values; nil if there is none. Results with "<" or ">" and hemolyzed samples don't
    /// count.
    ///
    /// - Parameter earlier: Results of any analyte and time.
    static func found(in result: LabResult, after earlier: [LabResult]) -> CreatinineRise? {
        guard result.analyte == .creatinine, let now = exact(result) else { return nil }
        let past = earlier.filter { $0.analyte == .creatinine && $0.id != result.id && $0.moment < result.moment }
        func lowest(_ isWithin: (LabResult) -> Bool) -> (result: LabResult, value: Rational)? {
            past.filter(isWithin).compactMap { result in exact(result).map { (result, $0) } }.min { $0.1 < $1.1 }
        }
        func hasGrown(from value: Rational) -> Bool {
            (try? value.multiplying(by: factor)).map { now >= $0 } ?? false
        }
        if let low = lowest({ $0.moment.at.milliseconds(until: result.moment.at) <= 48 * 3_600_000 }),
            let rise = try? now.subtracting(low.value), rise >= step
        {
            return CreatinineRise(from: low.result, to: result, evidence: injury)
        }
        for (days, evidence) in [(7, injury), (days, disease)] {
            guard let low = lowest({ $0.moment.day.days(until: result.moment.day) <= days }), hasGrown(from: low.value)
            else { continue }
            return CreatinineRise(from: low.result, to: result, evidence: evidence)
        }
        return nil
    }

    private static func exact(_ result: LabResult) -> Rational? {
        result.comparator == .equal && !result.remarks.contains(.haemolysed) ? result.conventionalValue : nil
    }
}
