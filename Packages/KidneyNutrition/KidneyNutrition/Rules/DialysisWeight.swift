public import FractionParser
public import TimeKit

/// A dialysis session as two weights tell it. It belongs to the day on which it began.
public struct DialysisSession: Hashable, Sendable {
    /// The weight before; nil where it wasn't written down.
    public let before: WeightReading?
    /// The weight after; nil where it wasn't written down, or the session isn't over.
    public let after: WeightReading?

    /// A session.
    public init(before: WeightReading?, after: WeightReading?) {
        self.before = before
        self.after = after
    }

    /// The day on which it began, as far as is known.
    public var day: LocalDate? { (before ?? after)?.moment.day }

    /// What was taken off, kilograms; below zero where the weight after is above the one before.
    public var loss: Rational? {
        guard let before = before?.kilograms, let after = after?.kilograms else { return nil }
        return try? before.subtracting(after)
    }

    /// Whether the weight after lies above the one before: a slip, or more was drunk than taken off.
    public var gainedDuringIt: Bool { (loss ?? 0) < 0 }
}

/// What was gained from the end of one session to the start of the next.
public struct InterdialyticGain: Hashable, Sendable {
    /// The weight after the earlier session.
    public let from: WeightReading
    /// The weight before the later session.
    public let to: WeightReading
    /// Kilograms; below zero for a loss.
    public let kilograms: Rational
    /// Percent of the dry weight; nil where it isn't known.
    public let percent: Rational?
    /// Days of the calendar in between, at least 1.
    public let days: Int

    /// 4.5 percent or more, the upper end of what guidelines name.
    public var isHigh: Bool { percent.map { $0 >= DialysisWeight.gainCeiling.high } ?? false }

    /// More than a kilogram for every day, the rule of thumb.
    public var isOverRuleOfThumb: Bool { kilograms > Rational(Int64(days)) }
}

/// Weights around dialysis.
public enum DialysisWeight {
    /// Percent of the dry weight between two sessions: guidelines name 4.0 to 4.5.
    public static let gainCeiling = (low: Rational(4), high: DecimalText.constant("4.5"))
    /// The longest session whose two weights belong together, hours: nights are long.
    public static let longestHours = 14
    /// The longest time between two sessions, days: beyond, one in between wasn't written down.
    public static let longestGapDays = 7

    /// The sessions of some weights, in order of time.
    ///
    /// A weight before is paired with the next weight after, if no other weight before lies in between and not more than
    /// `longestHours` have passed; midnight doesn't matter. Of two on one day each is its own. Where only the day is known,
    /// the two of a day belong together. Daily weights are passed over, and a weight that two sources tell of counts once.
    public static func sessions(_ weights: [WeightReading]) -> [DialysisSession] {
        var sessions: [DialysisSession] = []
        var open: WeightReading?
        let known = SameReading.unique(weights).filter { $0.context != .daily }
        for weight in known.sorted(by: isBefore) {
            if weight.context == .preDialysis {
                if let open { sessions.append(DialysisSession(before: open, after: nil)) }
                open = weight
            } else if let before = open, belongs(weight, to: before) {
                sessions.append(DialysisSession(before: before, after: weight))
                open = nil
            } else {
                if let open { sessions.append(DialysisSession(before: open, after: nil)) }
                open = nil
                sessions.append(DialysisSession(before: nil, after: weight))
            }
        }
        if let open { sessions.append(DialysisSession(before: open, after: nil)) }
        return sessions
    }

    /// What was gained before each session that has a weight before and follows one with a weight after.
    ///
    /// Gain % = (weight before − previous weight after) / dry weight × 100.
    public static func gains(_ sessions: [DialysisSession], dryWeight: Rational?) -> [InterdialyticGain] {
        zip(sessions, sessions.dropFirst()).compactMap { earlier, later in
            guard let from = earlier.after, let to = later.before, let start = from.kilograms, let end = to.kilograms,
                let gain = try? end.subtracting(start)
            else { return nil }
            let days = from.moment.day.days(until: to.moment.day)
            guard days <= longestGapDays else { return nil }
            let percent = dryWeight.flatMap { dry in
                dry > 0 ? try? gain.multiplying(by: 100).dividing(by: dry) : nil
            }
            return InterdialyticGain(from: from, to: to, kilograms: gain, percent: percent, days: max(1, days))
        }
    }

    /// How fast fluid was taken off: (before − after) × 1000 / after / hours, in mL for each kg and hour.
    ///
    /// - Parameter hours: how long the treatment ran; by default the time between the two weights, which is a little longer,
    ///   so that the rate comes out a little lower.
    /// - Returns: nil without both weights or a duration, and where nothing was taken off.
    public static func ultrafiltrationRate(_ session: DialysisSession, hours: Rational? = nil) -> Rational? {
        guard let loss = session.loss, loss >= 0, let before = session.before, let after = session.after,
            let weight = after.kilograms, weight > 0
        else { return nil }
        var duration = hours
        if duration == nil, !before.moment.isDayOnly, !after.moment.isDayOnly {
            let minutes = before.moment.at.milliseconds(until: after.moment.at) / 60_000
            duration = try? Rational(minutes, 60)
        }
        guard let duration, duration > 0 else { return nil }
        return try? loss.multiplying(by: 1000).dividing(by: weight).dividing(by: duration)
    }

    /// The rate above which fluid is taken off faster than is usually advised, mL/kg/h.
    public static let rateCeiling = Rational(13)

    /// What is to be noticed about a session, in sentences with what to do.
    public static func notices(
        _ session: DialysisSession,
        gain: InterdialyticGain?,
        hours: Rational? = nil,
        in units: UnitSystem
    ) -> [String] {
        var notices: [String] = []
        if session.gainedDuringIt, let loss = session.loss, let more = try? loss.negated() {
            notices.append(
                "the weight after the session is \(WeightRule.text(kilograms: more, in: units)) above the one before — "
                    + "check both numbers; if they are right, tell the dialysis team"
            )
        }
        if let gain, gain.isHigh, let percent = gain.percent {
            notices.append(
                "\(WeightRule.text(kilograms: gain.kilograms, in: units)) gained since the last session is "
                    + "\(DecimalText.text(percent, most: 1)) % of the dry weight — guidelines name 4.0 to 4.5 %; "
                    + "ask the dialysis team what holds for you"
            )
        }
        if let rate = ultrafiltrationRate(session, hours: hours), rate > rateCeiling {
            notices.append(
                "about \(DecimalText.text(rate, most: 1)) mL per kg and hour were taken off; more than 13 went with harm in "
                    + "a study of 2011 — ask the dialysis team"
            )
        }
        return notices
    }

    /// Where only days are known, the weight before a session comes first.
    static func isBefore(_ left: WeightReading, _ right: WeightReading) -> Bool {
        if left.moment.at != right.moment.at { return left.moment.at < right.moment.at }
        if left.context != right.context { return left.context == .preDialysis }
        return left.id < right.id
    }

    /// The gain up to the newest weight that ends no session, whatever its occasion, where it reaches the limit; nil where it doesn't, and
    /// a week after that weight.
    ///
    /// It is counted from the last weight after a session, else from the dry weight, else from the lowest weight of the week before. The
    /// limit is the clinic's, else the upper end of what guidelines name.
    ///
    /// - Parameter known: weights up to the day, the earliest first.
    static func overload(_ known: [WeightReading], on day: LocalDate, for profile: Profile) -> FluidGain? {
        guard let place = known.lastIndex(where: { $0.context != .postDialysis }), let now = known[place].kilograms,
            known[place].moment.day.days(until: day) <= AlarmTable.freshDays
        else { return nil }
        let to = known[place]
        func since(_ days: Int) -> [WeightReading] {
            known[..<place].filter { $0.moment.day.days(until: to.moment.day) <= days }
        }
        let session = since(FluidWatch.silentDays).last { $0.context == .postDialysis }
        let dry = profile.dryWeight.flatMap { $0 > 0 ? $0 : nil }
        let lowest = since(longestGapDays).compactMap(\.kilograms).min()
        guard let base = session?.kilograms ?? dry ?? lowest, base > 0, let gained = try? now.subtracting(base),
            let percent = try? gained.multiplying(by: 100).dividing(by: dry ?? base)
        else { return nil }
        let own = ClinicLimit.inForce(for: .interdialyticGain, of: profile, on: day)?.high
        guard percent >= own ?? gainCeiling.high else { return nil }
        let limit = DecimalText.text(own ?? gainCeiling.high, most: 2)
        let from =
            session.map { "since the last session (\($0.moment.day))" }
            ?? (dry == nil ? "since the lowest weight of the week" : "above the dry weight")
        let name =
            "\(WeightRule.text(kilograms: gained, in: profile.units)) gained \(from), \(DecimalText.text(percent, most: 1)) % of "
            + "\(dry == nil ? "that weight" : "the dry weight"), reaches "
            + (own == nil ? "the \(limit) % that guidelines name" : "your own limit of \(limit) %")
        let after = known[(place + 1)...].last.map { WeightRule.text($0, in: profile.units) }
        let words = AlarmWords(AlarmTable.sessionGain, name, at: to.moment, better: after, for: profile)
        return FluidGain(to, "session", words, AlarmTable.sessionGain.evidence)
    }

    private static func belongs(_ after: WeightReading, to before: WeightReading) -> Bool {
        if before.moment.isDayOnly || after.moment.isDayOnly { return before.moment.day == after.moment.day }
        return before.moment.at.milliseconds(until: after.moment.at) <= Int64(longestHours) * 3_600_000
    }
}
