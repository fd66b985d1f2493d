public import TimeKit

/// How the filtration rate goes, judged once for the laboratory page, the goal and the reward.
public struct EGFRCourse: Hashable, Sendable {
    /// Whether it holds: it doesn't fall fast; nil where that can't be told.
    public let isHeld: Bool?
    /// Why.
    public let words: String

    /// The course up to a day: the trend where there is one, else the newest value beside one of three to thirteen months before.
    ///
    /// - Parameter points: of any formulas and treatments; those of the newest one's count.
    public init(_ points: [EGFRPoint], for profile: Profile, on day: LocalDate) {
        let finding = EGFRTrend.finding(points, for: profile, on: day)
        let segment = EGFRTrend.segment(points, for: profile, on: day)
        let fall = EGFRChange.changes(in: segment).last
        if case .trend(let trend) = finding {
            let isFast = trend.pace == .rapid || trend.pace == .perhapsRapid
            (isHeld, words) = (!isFast && fall == nil, isFast ? trend.message : fall?.message ?? trend.message)
            return
        }
        guard let last = segment.last,
            let before = segment.last(where: { (90...400).contains($0.moment.day.days(until: last.moment.day)) })
        else {
            (isHeld, words) = (
                fall == nil ? nil : false,
                fall?.message ?? "it takes two values of one formula, three months apart, to tell"
            )
            return
        }
        let years = Double(before.moment.day.days(until: last.moment.day)) / 365.25
        let isSlow = (last.value - before.value) / years >= EGFRTrend.rapidSlope
        isHeld = isSlow && fall == nil
        words =
            fall?.message
            ?? "eGFR \(before.shown) of \(before.moment.day), then \(last.shown) of \(last.moment.day)"
    }
}
