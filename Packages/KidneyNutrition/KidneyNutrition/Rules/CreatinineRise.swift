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
    /// Whether the known times leave no doubt about the order of the two values and about the bound.
    let isSure: Bool

    /// The rise in words: "rose from 1.56 mg/dL to 3.4 mg/dL in 11 days", in the unit of the later value. A doubt from an unknown time of day is
    /// mentioned.
    public var words: String {
        let days = from.moment.day.days(until: to.moment.day)
        let before = from.shown(as: to.unit)
        return switch (days == 0, isSure) {
        case (true, true): localized("rose from \(before) to \(to.shown) within a day")
        case (true, false):
            localized(
                "rose from \(before) to \(to.shown) within a day, if the higher came second, as a time of day isn’t known"
            )
        case (false, true): localized("rose from \(before) to \(to.shown) in \(days, "day")")
        case (false, false):
            localized(
                "rose from \(before) to \(to.shown) in \(days, "day"), perhaps within 48 hours, as a time of day isn’t known"
            )
        }
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
    /// Two known times count exactly: 48 hours and a minute are no rise within 48 hours, and seven days and a minute none within seven days. A
    /// value without a time of day may be from any time of its day, and the shortest time between the two counts. A step of 0.3 mg/dL that is
    /// within 48 hours only by the shortest time is reported together with the doubt. So is one between two values of one day whose order isn't
    /// known. A rise to 1.5 times is reported for 90 days, so an unknown time never makes it more urgent; the hours decide only its source.
    ///
    /// - Parameter earlier: Results of any analyte and time.
    static func found(in result: LabResult, after earlier: [LabResult]) -> CreatinineRise? {
        guard result.analyte == .creatinine, let now = exact(result) else { return nil }
        let past = earlier.filter { other in
            other.analyte == .creatinine && other.id != result.id
                && (other.moment < result.moment
                    || result.moment.isDayOnly && other.moment.day == result.moment.day)
        }
        func lowest(_ isWithin: (Moment) -> Bool, _ isReached: (Rational) -> Bool) -> LabResult? {
            let low = past.filter { isWithin($0.moment) }
                .compactMap { result in exact(result).map { (result: result, value: $0) } }
                .min { $0.value < $1.value }
            return low.flatMap { isReached($0.value) ? $0.result : nil }
        }
        func isStep(from value: Rational) -> Bool { (try? now.subtracting(value)).map { $0 >= step } ?? false }
        func hasGrown(from value: Rational) -> Bool {
            (try? value.multiplying(by: factor)).map { now >= $0 } ?? false
        }
        func rise(from low: LabResult, _ evidence: Evidence, isSure: Bool = true) -> CreatinineRise {
            CreatinineRise(
                from: low,
                to: result,
                evidence: evidence,
                isSure: isSure && isOrdered(low.moment, result.moment)
            )
        }
        let hour = Int64(3_600_000)
        if let low = lowest(
            { isOrdered($0, result.moment) && $0.at.milliseconds(until: latest(result.moment)) <= 48 * hour },
            isStep
        ) {
            return rise(from: low, injury)
        }
        if let low = lowest({ shortest($0, result.moment) <= 7 * 24 * hour }, hasGrown) {
            return rise(from: low, injury)
        }
        if let low = lowest({ shortest($0, result.moment) <= 48 * hour }, isStep) {
            return rise(from: low, injury, isSure: false)
        }
        let low = lowest({ $0.day.days(until: result.moment.day) <= days }, hasGrown)
        return low.map { rise(from: $0, disease) }
    }

    /// Whether the first of two moments is surely the earlier one. Two of one day need both times.
    private static func isOrdered(_ first: Moment, _ second: Moment) -> Bool {
        first.day < second.day || !first.isDayOnly && !second.isDayOnly
    }

    /// The shortest time that two moments can be apart, in milliseconds; negative if their order isn't known.
    private static func shortest(_ first: Moment, _ second: Moment) -> Int64 {
        latest(first).milliseconds(until: second.at)
    }

    /// The last instant that a moment can stand for.
    private static func latest(_ moment: Moment) -> Instant {
        guard moment.isDayOnly else { return moment.at }
        return DayBoundary.midnight.end(of: moment.day, in: moment.zone).adding(milliseconds: -1)
    }

    private static func exact(_ result: LabResult) -> Rational? {
        result.comparator == .equal && !result.remarks.contains(.hemolyzed) ? result.conventionalValue : nil
    }
}
