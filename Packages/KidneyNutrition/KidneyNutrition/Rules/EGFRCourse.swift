public import TimeKit
import WordKit

/// A judgment whether the filtration rate is stable, for the progress of an eGFR goal.
public struct EGFRCourse: Hashable, Sendable {
    /// Whether the rate is stable, that is, without a fast decline or a large fall; nil if that can't be determined.
    public let isHeld: Bool?
    /// The reason, in words.
    public let words: String

    /// Judges the course up to a day by the trend. Without a trend, the newest value is compared with the last one that is 90 to 400 days
    /// older. Without such a value, the result is false after an ``EGFRFall`` and otherwise nil.
    ///
    /// - Parameter points: Rates of any formula and treatment. Those of ``EGFRTrend/segment(_:for:on:)`` count. Only an ``EGFRFall`` can be
    ///   from a value of another formula.
    public init(_ points: [EGFRPoint], for profile: Profile, on day: LocalDate) {
        let finding = EGFRTrend.finding(points, for: profile, on: day)
        let segment = EGFRTrend.segment(points, for: profile, on: day)
        let fall = EGFRChange.changes(in: segment).last
        if case .trend(let trend) = finding {
            let isFast = trend.pace.level != nil
            (isHeld, words) = (!isFast && fall == nil, isFast ? trend.message : fall?.message ?? trend.message)
            return
        }
        guard let last = segment.last,
            let before = segment.last(where: { (90...400).contains($0.moment.day.days(until: last.moment.day)) })
        else {
            let crossed = segment.last.flatMap { EGFRFall.found(in: $0, among: points, for: profile)?.words }
            (isHeld, words) = (
                fall == nil && crossed == nil ? nil : false,
                fall?.message ?? crossed ?? localized("it takes two values of one formula, three months apart, to tell")
            )
            return
        }
        let years = Double(before.moment.day.days(until: last.moment.day)) / 365.25
        let isSlow = (last.value - before.value) / years >= EGFRTrend.rapidSlope
        isHeld = isSlow && fall == nil
        words =
            fall?.message
            ?? localized("eGFR \(before.shown) of \(before.moment.day), then \(last.shown) of \(last.moment.day)")
    }
}
