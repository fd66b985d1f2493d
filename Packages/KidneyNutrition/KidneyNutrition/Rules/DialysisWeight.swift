public import FractionParser
public import TimeKit
import WordKit

/// A dialysis session, defined by two weights. It belongs to the day on which it began.
public struct DialysisSession: Hashable, Sendable {
    /// The weight before the session; nil if it wasn't entered.
    public let before: WeightReading?
    /// The weight after the session; nil if it wasn't entered or the session isn't over.
    public let after: WeightReading?

    public init(before: WeightReading?, after: WeightReading?) {
        self.before = before
        self.after = after
    }

    /// The day on which the session began, as far as is known.
    public var day: LocalDate? { (before ?? after)?.moment.day }

    /// The weight removed, in kilograms; negative if the weight rose.
    public var loss: Rational? {
        guard let before = before?.kilograms, let after = after?.kilograms else { return nil }
        return try? before.subtracting(after)
    }

    /// Whether the weight rose during the session, because of a wrong entry or because more was drunk than removed.
    public var gainedDuringIt: Bool { (loss ?? 0) < 0 }
}

/// The weight gain between the end of one session and the start of the next.
public struct InterdialyticGain: Hashable, Sendable {
    public let from: WeightReading
    public let to: WeightReading
    /// The gain in kilograms; negative for a loss.
    public let kilograms: Rational
    /// The gain in percent of the dry weight; nil without a dry weight.
    public let percent: Rational?
    /// The number of calendar days between the two weights, at least 1.
    public let days: Int
    /// The clinic's limit on the day of the second weight, in percent of the dry weight; nil if the clinic set none.
    public let clinicLimit: Rational?

    /// Whether the gain reaches the clinic's limit, otherwise 4.5 %, the upper end of the guidelines' range.
    public var isHigh: Bool { percent.map { $0 >= clinicLimit ?? DialysisWeight.gainCeiling.high } ?? false }

    /// Whether the gain exceeds a kilogram a day, a rule of thumb.
    public var isOverRuleOfThumb: Bool { kilograms > Rational(Int64(days)) }
}

/// Groups weights into dialysis sessions and computes gains and ultrafiltration rates.
public enum DialysisWeight {
    /// The guidelines' limit of the gain between two sessions, 4.0 to 4.5 % of the dry weight.
    public static let gainCeiling = (low: Rational(4), high: DecimalText.constant("4.5"))
    /// The longest time between the two weights of a session, in hours. Night sessions are long.
    public static let longestHours = 14
    /// The longest time between two sessions, in days. Beyond it, a session in between wasn't recorded.
    public static let longestGapDays = 7

    /// Returns the sessions of the weights, in order of time.
    ///
    /// The weight before a session is paired with the next weight after a session. They stay separate if another weight before a session
    /// comes between them or more than ``longestHours`` passed. A session can cross midnight, and a day can have two. Weights with only a
    /// day are paired within the day. Daily weights are ignored, and a weight reported by two sources counts once.
    public static func sessions(_ weights: [WeightReading]) -> [DialysisSession] {
        var sessions: [DialysisSession] = []
        var open: WeightReading?
        let known = ReadingDeduplication.unique(weights).filter { $0.context != .daily }
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

    /// Returns the gain before each session with a weight before it, if the previous session has a weight after it.
    ///
    /// Gain % = (weight before − previous weight after) / dry weight × 100.
    public static func gains(_ sessions: [DialysisSession], for profile: Profile) -> [InterdialyticGain] {
        zip(sessions, sessions.dropFirst()).compactMap { earlier, later in
            guard let from = earlier.after, let to = later.before,
                from.moment.day.days(until: to.moment.day) <= longestGapDays
            else { return nil }
            return gain(from, to, profile)
        }
    }

    /// Returns the gains in order of time. After a session that no weight before a session followed, the gain up to the highest weight at home is
    /// one of them if it is high or the next session seems to be missed. Weights of days without hemodialysis don't count.
    static func gains(of weights: [WeightReading], for profile: Profile) -> [InterdialyticGain] {
        let known = ReadingDeduplication.unique(weights).sorted(by: isBefore)
        let own = gains(sessions(known), for: profile)
        let followed = Set(own.map(\.from.id))
        let home = known.indices.compactMap { place -> InterdialyticGain? in
            let from = known[place]
            guard from.context == .postDialysis, !followed.contains(from.id) else { return nil }
            let later = known[(place + 1)...].prefix { weight in
                weight.context == .daily && from.moment.day.days(until: weight.moment.day) <= FluidWatch.silentDays
                    && profile.category(on: weight.moment.day) == .hemodialysis
            }
            let gains = later.compactMap { gain(from, $0, profile) }
            let isMissed = gains.last.map { $0.days > FluidWatch.longGapDays } ?? false
            return gains.max { $0.kilograms < $1.kilograms }.flatMap { $0.isHigh || isMissed ? $0 : nil }
        }
        return (own + home).sorted { isBefore($0.to, $1.to) }
    }

    /// The clinic's limit of a gain on a day, in percent of the dry weight; nil if the clinic set none.
    private static func clinicLimit(of profile: Profile, on day: LocalDate) -> Rational? {
        ClinicLimit.inForce(for: .interdialyticGain, of: profile, on: day)?.high
    }

    /// The words for the limit by which gains are judged: "4.5 %", "the clinic's limit of 3 %".
    static func limitWords(of gains: [InterdialyticGain]) -> String {
        let limits = Set(gains.map(\.clinicLimit))
        guard limits.count < 2 else { return localized("the limit that held on the day") }
        return limits.first.flatMap(\.self).map {
            localized("the clinic's limit of \(DecimalText.text($0, most: 2)) %")
        } ?? "\(DecimalText.text(gainCeiling.high)) %"
    }

    private static func gain(_ from: WeightReading, _ to: WeightReading, _ profile: Profile) -> InterdialyticGain? {
        guard let start = from.kilograms, let end = to.kilograms, let gain = try? end.subtracting(start) else {
            return nil
        }
        let percent = profile.dryWeight.flatMap { dry in
            dry > 0 ? try? gain.multiplying(by: 100).dividing(by: dry) : nil
        }
        let days = from.moment.day.days(until: to.moment.day)
        return InterdialyticGain(
            from: from,
            to: to,
            kilograms: gain,
            percent: percent,
            days: max(1, days),
            clinicLimit: clinicLimit(of: profile, on: to.moment.day)
        )
    }

    /// Returns the ultrafiltration rate, (before − after) × 1000 / after / hours, in mL per kg and hour.
    ///
    /// - Parameter hours: The duration of the treatment. The default is the time between the two weights, which is a little longer, so the
    ///   rate is a little too low.
    /// - Returns: Nil without both weights or a duration, and if the weight rose.
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

    /// The ultrafiltration rate above which removal is faster than usually advised, in mL/kg/h.
    public static let rateCeiling = Rational(13)

    /// Returns remarks about a session, each a sentence with the next step.
    public static func notices(
        _ session: DialysisSession,
        gain: InterdialyticGain?,
        hours: Rational? = nil,
        in units: UnitSystem
    ) -> [String] {
        remarks(session, gain: gain, hours: hours, in: units).map(\.text)
    }

    /// Returns the same remarks, each with a word for alert ids.
    static func remarks(
        _ session: DialysisSession,
        gain: InterdialyticGain?,
        hours: Rational? = nil,
        in units: UnitSystem
    ) -> [(word: String, text: String)] {
        var remarks: [(word: String, text: String)] = []
        if session.gainedDuringIt, let loss = session.loss, let more = try? loss.negated() {
            let text = localized(
                "the weight after the session is \(WeightRule.text(kilograms: more, in: units)) above the one before — ",
                "check both numbers; if they are right, tell the dialysis team"
            )
            remarks.append((word: "rise", text: text))
        }
        if let gain, gain.isHigh, let percent = gain.percent {
            let text =
                gain.clinicLimit.map { limit in
                    localized(
                        "\(WeightRule.text(kilograms: gain.kilograms, in: units)) gained since the last session is ",
                        "\(DecimalText.text(percent, most: 1)) % of the dry weight — the clinic's limit is ",
                        "\(DecimalText.text(limit, most: 2)) %; tell the dialysis team"
                    )
                }
                ?? localized(
                    "\(WeightRule.text(kilograms: gain.kilograms, in: units)) gained since the last session is ",
                    "\(DecimalText.text(percent, most: 1)) % of the dry weight — guidelines name 4.0 to 4.5 %; ",
                    "ask the dialysis team what holds for you"
                )
            remarks.append((word: "gain", text: text))
        }
        if let rate = ultrafiltrationRate(session, hours: hours), rate > rateCeiling {
            let text = localized(
                "about \(DecimalText.text(rate, most: 1)) mL per kg and hour were taken off; more than 13 went with harm in ",
                "a study of 2011 — ask the dialysis team"
            )
            remarks.append((word: "rate", text: text))
        }
        return remarks
    }

    /// If only days are known, the weight before a session comes first.
    static func isBefore(_ left: WeightReading, _ right: WeightReading) -> Bool {
        if left.moment.at != right.moment.at { return left.moment.at < right.moment.at }
        if left.context != right.context { return left.context == .preDialysis }
        return left.id < right.id
    }

    /// Returns the gain up to the newest weight that isn't taken after a session, if it reaches the limit. Nil if it doesn't, or if the
    /// weight is older than ``AlarmTable/freshDays``.
    ///
    /// The gain counts from the last weight after a session, otherwise from the dry weight, otherwise from the lowest weight of the week
    /// before. The limit is the clinic's, otherwise the upper end of the guidelines' range.
    ///
    /// - Parameter known: The weights up to the day, the earliest first.
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
        let own = clinicLimit(of: profile, on: day)
        guard percent >= own ?? gainCeiling.high else { return nil }
        let limit = DecimalText.text(own ?? gainCeiling.high, most: 2)
        let from =
            session.map { localized("since the last session (\($0.moment.day))") }
            ?? (dry == nil ? localized("since the lowest weight of the week") : localized("above the dry weight"))
        let gain = localized("\(WeightRule.text(kilograms: gained, in: profile.units)) gained \(from)")
        let share = DecimalText.text(percent, most: 1)
        let name =
            switch (dry == nil, own == nil) {
            case (true, true):
                localized("\(gain), \(share) % of that weight, reaches the \(limit) % that guidelines name")
            case (true, false): localized("\(gain), \(share) % of that weight, reaches your own limit of \(limit) %")
            case (false, true):
                localized("\(gain), \(share) % of the dry weight, reaches the \(limit) % that guidelines name")
            case (false, false):
                localized("\(gain), \(share) % of the dry weight, reaches your own limit of \(limit) %")
            }
        let after = known[(place + 1)...].last.map { WeightRule.text($0, in: profile.units) }
        let words = AlarmWords(AlarmTable.sessionGain, name, at: to.moment, better: after, for: profile)
        return FluidGain(to, "session", words, AlarmTable.sessionGain.evidence)
    }

    /// The distance to the dry weight from which a weight is reported, in percent of the dry weight.
    static let overDry = (after: Rational(2), wellAfter: Rational(5), before: DecimalText.constant("6.5"))
    /// The last part of the id of an alert about that distance.
    static let dryWord = "dry"

    /// Returns the distance of the newest session to the clinic's dry weight, if it reaches a bound of ``overDry``: that of the newest
    /// weight, otherwise that of the last weight after a session. Nil without a dry weight, and if the weights are older than
    /// ``AlarmTable/freshDays``.
    ///
    /// - Parameter known: The weights up to the day, the earliest first.
    static func distance(_ known: [WeightReading], on day: LocalDate, for profile: Profile) -> FluidGain? {
        guard let dry = profile.dryWeight, dry > 0 else { return nil }
        let recent = known.filter { $0.context != .daily && $0.moment.day.days(until: day) <= AlarmTable.freshDays }
        for weight in [recent.last, recent.last(where: { $0.context == .postDialysis })].compactMap(\.self) {
            let isAfter = weight.context == .postDialysis
            guard let over = try? weight.kilograms?.subtracting(dry),
                let percent = try? over.multiplying(by: 100).dividing(by: dry),
                percent >= (isAfter ? overDry.after : overDry.before)
            else { continue }
            let isWell = !isAfter || percent >= overDry.wellAfter
            let row = isWell ? AlarmTable.wellOverDryWeight : AlarmTable.overDryWeight
            let shown = WeightRule.text(weight, in: profile.units)
            let more =
                "\(WeightRule.text(kilograms: over, in: profile.units)) (\(DecimalText.text(percent, most: 1)) %)"
            let aim = WeightRule.text(kilograms: dry, in: profile.units)
            let name =
                isAfter
                ? localized("\(shown) after a session, \(more) above the dry weight of \(aim)")
                : localized("\(shown) before a session, \(more) above the dry weight of \(aim)")
            return FluidGain(weight, dryWord, AlarmWords(row, name, at: weight.moment, for: profile), row.evidence)
        }
        return nil
    }

    private static func belongs(_ after: WeightReading, to before: WeightReading) -> Bool {
        if before.moment.isDayOnly || after.moment.isDayOnly { return before.moment.day == after.moment.day }
        return before.moment.at.milliseconds(until: after.moment.at) <= Int64(longestHours) * 3_600_000
    }
}
