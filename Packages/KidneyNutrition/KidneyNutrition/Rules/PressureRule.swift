public import FractionParser
public import TimeKit
import WordKit

/// Parses, checks and judges blood pressures.
public enum PressureRule {
    /// The range of possible systolic values, in mmHg.
    public static let systolicRange = Rational(50)...Rational(280)
    /// The range of possible diastolic values, in mmHg.
    public static let diastolicRange = Rational(25)...Rational(180)
    /// The source of the flags.
    public static let evidence = Evidence("the common US goal of 130/80; KDIGO 2021 for a transplant", .recalled)

    /// Parses "130/80", "130 over 80", "130 sobre 80" or "130 80".
    ///
    /// - Throws: `notAPressure`, or `implausiblePressure` with the values that were probably meant.
    public static func read(_ text: String) throws(KidneyError) -> (systolic: Rational, diastolic: Rational) {
        let plain = text.lowercased().replacing("mmhg", with: " ").replacing("mm[hg]", with: " ")
        let words = plain.replacing("over", with: "/").replacing("sobre", with: "/").split {
            $0 == "/" || $0.isWhitespace
        }
        guard words.count == 2, let upper = DecimalText.value(String(words[0])),
            let lower = DecimalText.value(String(words[1]))
        else { throw .notAPressure(String(text.prefix(40))) }
        try check(upper, over: lower)
        return (upper, lower)
    }

    /// Checks that both values are possible.
    ///
    /// - Throws: `implausiblePressure`. It names the probable values if the two were swapped or entered in centimeters of mercury (12/8).
    public static func check(_ systolic: Rational, over diastolic: Rational) throws(KidneyError) {
        guard !isPlausible(systolic, diastolic) else { return }
        var likely: [String] = []
        if isPlausible(diastolic, systolic) { likely.append(text(diastolic, systolic)) }
        if let upper = try? systolic.multiplying(by: 10), let lower = try? diastolic.multiplying(by: 10),
            isPlausible(upper, lower)
        {
            likely.append(text(upper, lower))
        }
        throw .implausiblePressure("\(text(systolic, diastolic)) mmHg", likely: likely)
    }

    /// Returns the flag of a reading. The alarm table comes first. Otherwise 130/80 or more in either value is high, and a systolic value
    /// under 100 is low.
    ///
    /// - Parameter profile: The profile whose conditions select the alarms; nil if it is unknown.
    public static func flag(_ reading: PressureReading, for profile: Profile? = nil) -> LabFlag {
        if let row = row(reading, profile) { return LabFlag(row.level, isHigh: row.range.isHigh(value(reading, row))) }
        if reading.systolic >= usual.systolic || reading.diastolic >= usual.diastolic { return .high }
        return reading.systolic < 100 ? .low : .inRange
    }

    /// Orders readings by time. Of several of one time, the most dangerous comes last, so that it decides.
    static func isBefore(_ left: PressureReading, _ right: PressureReading, for profile: Profile? = nil) -> Bool {
        if left.moment < right.moment { return true }
        if right.moment < left.moment { return false }
        func danger(_ reading: PressureReading) -> (Int, Rational, Rational) {
            let level = flag(reading, for: profile).level.flatMap(AlertLevel.allCases.firstIndex) ?? -1
            return (level, reading.systolic, reading.diastolic)
        }
        let (one, other) = (danger(left), danger(right))
        return one == other ? left.id < right.id : one < other
    }

    /// Judges a reading on a day.
    ///
    /// - Parameters:
    ///   - others: Readings of any time. A later one that doesn't alarm in the same direction shows that an alarm is over, unless it was
    ///     entered before the reading.
    ///   - today: The day of the judgment; nil for the day of the reading.
    ///   - latest: The last day of the readings that count; nil for `today`.
    ///   - seen: The days on which alerts were acknowledged. From the next day on, such an alarm is reported as past.
    ///   - waiting: The alarms that were told when they couldn't wait and that nobody acknowledged.
    ///   - entered: The instants at which readings got their present values.
    public static func finding(
        _ reading: PressureReading,
        for profile: Profile,
        among others: [PressureReading] = [],
        on today: LocalDate? = nil,
        until latest: LocalDate? = nil,
        seen: [KidneyAlert.ID: LocalDate] = [:],
        waiting: Set<KidneyAlert.ID> = [],
        entered: [PressureReading.ID: Instant] = [:]
    ) -> PressureFinding {
        let today = today ?? reading.moment.day
        let flag = flag(reading, for: profile)
        let shown = text(reading.systolic, reading.diastolic)
        if let row = row(reading, profile) {
            let isHigh = flag.isHigh
            let later = others.filter { $0.moment > reading.moment && $0.moment.day <= latest ?? today }
            let newest = later.max { isBefore($0, $1, for: profile) }
            var words = AlarmWords(
                row,
                localized("blood pressure"),
                shown,
                at: reading.moment,
                better: newest.flatMap { newest in
                    let flag = self.flag(newest, for: profile)
                    return flag.cantWait && flag.isHigh == isHigh ? nil : text(newest.systolic, newest.diastolic)
                },
                for: profile
            )
            // A reading of the last 72 hours is told alike whenever it was entered.
            let isRecent = reading.moment.day.days(until: today) * 24 <= AlarmTable.judgedHours
            let id = KidneyAlert.ID.pressure(reading, flag)
            words.isWaiting = isRecent || waiting.contains(id.ofAnyValue)
            words.isLate = isEntered(reading, after: later, entered)
            words.look(for: id, in: seen, on: today)
            var message = words.text(on: today)
            if isOfChild(reading, profile) {
                message += (message.hasSuffix(".") ? " " : ". ")
                message += localized(
                    "This limit is one for adults: a child’s blood pressure is judged by age, sex and height, and others can be ",
                    "dangerous, too — ask the pediatric kidney team for the limits."
                )
            }
            return PressureFinding(
                flag: flag,
                level: words.level(on: today),
                message: row.evidence.remarked(message, on: today),
                evidence: row.evidence
            )
        }
        if isOfChild(reading, profile) {
            return PressureFinding(
                flag: .notJudged,
                level: flag == .inRange ? .notice : .caution,
                message: localized(
                    "Blood pressure \(shown) of \(reading.moment.day) is not judged: a child’s is judged by age, sex and height — ",
                    "show it to the pediatric kidney team"
                ),
                evidence: evidence
            )
        }
        let isTold = flag == .low || reading.systolic >= told.systolic || reading.diastolic >= told.diastolic
        let value = fact(reading)
        func bound(_ limit: (systolic: Rational, diastolic: Rational)) -> String {
            Self.bound(limit, reachedBy: (reading.systolic, reading.diastolic))
        }
        let message =
            switch flag {
            case .low: localized("\(value) is low — if you feel dizzy, sit down, and ask your care team")
            case .high where isTold:
                localized("\(value) is \(bound(told)): tell your care team before the next visit")
            case .high:
                localized("\(value) is \(bound(usual)) — write down a few more and show them to your care team")
            default: localized("\(value) is in the usual range; your clinic sets your own goal")
            }
        return PressureFinding(
            flag: flag,
            level: isTold ? .caution : nil,
            message: message,
            evidence: isTold ? toldEvidence : evidence
        )
    }

    /// Returns the mean of readings, and whether both of its values are under those of a goal; nil without readings.
    ///
    /// The table's target is under 130/80. A reading of 130/80 is high, so it doesn't reach a goal of 130/80 either.
    static func mean(
        of readings: [PressureReading],
        under systolic: Rational,
        over diastolic: Rational
    ) -> (shown: String, isReached: Bool)? {
        guard let upper = readings.map(\.systolic).mean, let lower = readings.map(\.diastolic).mean else { return nil }
        let shown = [(upper, systolic), (lower, diastolic)].map { mean, goal in
            DecimalText.text(mean, least: 0) { $0 < goal }
        }
        return (shown.joined(separator: "/"), upper < systolic && lower < diastolic)
    }

    /// Returns a sentence about the mean of at least two readings if it is 150/90 or more; nil otherwise.
    static func highMean(_ readings: [PressureReading]) -> String? {
        guard readings.count >= 2, let first = readings.map(\.moment.day).min(),
            let last = readings.map(\.moment.day).max(),
            let upper = readings.map(\.systolic).mean, let lower = readings.map(\.diastolic).mean,
            upper >= toldMean.systolic || lower >= toldMean.diastolic
        else { return nil }
        let shown = "\(DecimalText.text(upper, most: 0))/\(DecimalText.text(lower, most: 0))"
        let bound = Self.bound(toldMean, reachedBy: (upper, lower))
        return
            localized(
                "the mean of \(readings.count) blood pressures from \(first) to \(last) was \(shown), which is \(bound): ",
                "tell your care team"
            )
    }

    /// The bound that one of two values reaches, in words: "130/80 or more", "80 or more in the lower value".
    private static func bound(
        _ limit: (systolic: Rational, diastolic: Rational),
        reachedBy values: (systolic: Rational, diastolic: Rational)
    ) -> String {
        let (upper, lower) = (DecimalText.text(limit.systolic), DecimalText.text(limit.diastolic))
        guard values.systolic >= limit.systolic else { return localized("\(lower) or more in the lower value") }
        guard values.diastolic >= limit.diastolic else { return localized("\(upper) or more in the upper value") }
        return localized("\(upper)/\(lower) or more", context: "blood pressure")
    }

    /// The source of the bounds for alerts about a high pressure.
    static let toldEvidence = Evidence("own bounds of the app: one of 160/100, a week’s mean of 150/90", .own)
    /// The mean of a week from which it is told.
    static let toldMean = (systolic: Rational(150), diastolic: Rational(90))
    /// The pressure from which a reading is high.
    private static let usual = (systolic: Rational(130), diastolic: Rational(80))
    private static let told = (systolic: Rational(160), diastolic: Rational(100))

    /// Returns the gravest alarm that one of the two values reaches.
    private static func row(_ reading: PressureReading, _ profile: Profile?) -> AlarmRow? {
        let conditions = profile?.conditions(on: reading.moment.day) ?? []
        let rows = [
            AlarmTable.row(.systolic, reading.systolic, during: conditions),
            AlarmTable.row(.diastolic, reading.diastolic, during: conditions),
        ].compactMap(\.self)
        return AlertLevel.allCases.reversed().lazy.compactMap { level in rows.first { $0.level == level } }.first
    }

    /// Whether the person was a child at the reading, so that the tables for adults don't apply.
    private static func isOfChild(_ reading: PressureReading, _ profile: Profile) -> Bool {
        profile.age(on: reading.moment.day).map { $0 < TableScope.adultAge } ?? false
    }

    /// Whether a reading got its values after each of the later readings. Readings of one import are entered together.
    private static func isEntered(
        _ reading: PressureReading,
        after later: [PressureReading],
        _ entered: [PressureReading.ID: Instant]
    ) -> Bool {
        guard let own = entered[reading.id] else { return false }
        return later.allSatisfy { other in entered[other.id].map { $0 < own } ?? true }
    }

    private static func value(_ reading: PressureReading, _ row: AlarmRow) -> Rational {
        row.subject == .diastolic ? reading.diastolic : reading.systolic
    }

    private static func isPlausible(_ systolic: Rational, _ diastolic: Rational) -> Bool {
        systolicRange.contains(systolic) && diastolicRange.contains(diastolic) && systolic > diastolic
    }

    /// The reading with its day, without a next step.
    static func fact(_ reading: PressureReading) -> String {
        localized("Blood pressure \(text(reading.systolic, reading.diastolic)) of \(reading.moment.day)")
    }

    private static func text(_ systolic: Rational, _ diastolic: Rational) -> String {
        "\(DecimalText.text(systolic))/\(DecimalText.text(diastolic))"
    }
}

/// The judgment of a blood pressure on a day.
public struct PressureFinding: Hashable, Sendable {
    public let flag: LabFlag
    /// The urgency on that day; nil if no action is needed.
    public let level: AlertLevel?
    /// A sentence with the next step.
    public let message: String
    /// The source of the judgment.
    public let evidence: Evidence
}

extension [Rational] {
    /// The mean; nil for an empty array.
    var mean: Rational? {
        guard !isEmpty else { return nil }
        var sum = Rational.zero
        for value in self {
            guard let next = try? sum.adding(value) else { return nil }
            sum = next
        }
        return try? sum.dividing(by: Rational(Int64(count)))
    }
}
