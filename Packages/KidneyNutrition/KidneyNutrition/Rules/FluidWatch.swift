public import FractionParser
import TimeKit
import WordKit

/// Finds gains and losses of weight to report, and missing dialysis sessions.
public enum FluidWatch {
    /// The smallest gain on peritoneal dialysis that is reported, in kilograms within ``peritonealDays``.
    public static let peritonealGain = Rational(2)
    /// The window of ``peritonealGain``, in days.
    public static let peritonealDays = 2
    /// The gain without dialysis above which an alert is made, in kilograms within ``weekDays``: five pounds.
    public static let weekGain = DecimalText.constant("2.26796185")
    /// The window of ``weekGain``, in days.
    public static let weekDays = 7
    /// The loss above which an alert is made, in percent of the weight within ``lossDays``.
    public static let loss = Rational(5)
    /// The window of ``loss``: three months, in days.
    public static let lossDays = 90
    /// The windows of a loss, in days. The loss counts from the first weight of each.
    static let lossWindows = [lossDays, 60, 30]
    /// The number of days after the last hemodialysis session at which the long gap ends.
    public static let longGapDays = 3
    /// After this many days without a weight, the user is assumed not to record sessions.
    static let silentDays = 14

    /// The source of ``peritonealGain``.
    public static let peritonealEvidence = Evidence("the app's own bound: 2 kg in two days", .recalled)
    /// The source of ``weekGain``.
    public static let weekEvidence = Evidence("common advice with a weak heart: 5 lb in a week", .recalled)
    /// The source of ``loss``.
    public static let lossEvidence = Evidence("ISRNM 2008: unintended loss of 5 % in 3 months", .secondary)
    /// The source of ``longGapDays``.
    public static let gapEvidence = Evidence("the app's own bound: more than three days between sessions", .recalled)

    /// Returns the gains to report on a day, by the treatment of that day. On hemodialysis, this is the gain that no session has removed
    /// yet, or that the last one removed, and the distance of the last session to the dry weight. Otherwise, these are the gains up to the
    /// last weights of the day and of the day before, because weights can be entered late. Peritoneal dialysis has all bounds of a life
    /// without dialysis beside its own.
    ///
    /// - Parameter weights: Weights of any context and time. Those of later days are ignored.
    static func gains(_ weights: [WeightReading], on day: LocalDate, for profile: Profile) -> [FluidGain] {
        let known = ReadingDeduplication.unique(weights).filter { $0.moment.day <= day }.sorted(
            by: DialysisWeight.isBefore
        )
        guard profile.category(on: day) != .hemodialysis else {
            let gain = DialysisWeight.overload(known, on: day, for: profile)
            // A gain that can't wait is told alone.
            let isUrgent = gain.map { $0.words.level(on: day).cantWait } ?? false
            let distance = isUrgent ? nil : DialysisWeight.distance(known, on: day, for: profile)
            return [gain, distance].compactMap(\.self)
        }
        // Without sessions, every weight counts, whatever its occasion.
        return [day.previous, day].compactMap { day in
            if profile.category(on: day) == .peritonealDialysis,
                let gain = gain(known, on: day, within: peritonealDays, { $0 >= peritonealGain })
            {
                return FluidGain(gain, "days", peritonealEvidence, for: profile)
            }
            if let quick = WeightRule.quickGain(known, on: day) {
                return FluidGain(quick, nil, WeightRule.gainEvidence, for: profile)
            }
            let slow = gain(known, on: day, within: weekDays) { $0 > weekGain }
            return slow.map { FluidGain($0, "week", weekEvidence, for: profile) }
        }
    }

    /// Returns the gain from an earlier weight, at most `days` days before, to the last one of a day; nil if `isMuch` is false for all.
    private static func gain(
        _ weights: [WeightReading],
        on day: LocalDate,
        within days: Int,
        _ isMuch: (Rational) -> Bool
    ) -> QuickGain? {
        guard let last = weights.last(where: { $0.moment.day == day }), let now = last.kilograms else { return nil }
        for earlier in weights.reversed() where DialysisWeight.isBefore(earlier, last) {
            let passed = earlier.moment.day.days(until: day)
            guard passed <= days else { break }
            guard let before = earlier.kilograms, let gain = try? now.subtracting(before), isMuch(gain) else {
                continue
            }
            return QuickGain(from: earlier, to: last, kilograms: gain, days: passed)
        }
        return nil
    }

    /// Returns a loss of more than 5 % within three months, up to the newest weight of the last 30 days; nil if there is none.
    ///
    /// - Parameter context: The context of the weights that count: after a session on hemodialysis, otherwise daily.
    static func loss(_ weights: [WeightReading], on day: LocalDate, _ context: WeightContext) -> WeightLoss? {
        let known = weights.filter { $0.context == context && $0.moment.day <= day }
            .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        guard let last = known.last, last.moment.day.days(until: day) <= 30, let now = last.kilograms else {
            return nil
        }
        let before = lossWindows.compactMap { days in known.first { $0.moment.day.days(until: day) <= days } }
            .compactMap { weight in weight.kilograms.map { (weight: weight, kilograms: $0) } }
            .max { $0.kilograms < $1.kilograms }
        guard let before, before.kilograms > 0, let lost = try? before.kilograms.subtracting(now),
            let percent = try? lost.multiplying(by: 100).dividing(by: before.kilograms), percent > loss
        else { return nil }
        return WeightLoss(from: before.weight, to: last, percent: percent)
    }
}

extension WeightReading {
    /// The reading as it counts: sessions exist only on hemodialysis, so a weight of any other day is a daily one.
    func counted(for profile: Profile) -> WeightReading {
        guard context != .daily, profile.category(on: moment.day) != .hemodialysis else { return self }
        return WeightReading(id: id, value, unit, at: moment, from: source)
    }
}

/// A weight loss that isn't the aim of a goal.
public struct WeightLoss: Hashable, Sendable {
    /// The weight from which the loss is computed.
    public let from: WeightReading
    public let to: WeightReading
    /// The loss in percent of the first weight.
    public let percent: Rational

    /// The loss in words: "5.2 % of the weight was lost since 2026-03-01".
    var fact: String {
        localized("\(DecimalText.text(percent, most: 1)) % of the weight was lost since \(from.moment.day)")
    }

    /// A sentence with the next step.
    public var message: String {
        localized(
            "\(DecimalText.text(percent, most: 1)) % of the weight was lost since \(from.moment.day), and no goal asks for it — ",
            "tell your care team, and ask a dietitian what to add"
        )
    }
}

/// A gain of weight that can be fluid, with its sentences.
struct FluidGain {
    /// The weight at the end of the gain.
    let to: WeightReading
    /// The last part of the alert's id, which identifies the rule.
    let word: String?
    var words: AlarmWords
    let evidence: Evidence

    init(_ to: WeightReading, _ word: String?, _ words: AlarmWords, _ evidence: Evidence) {
        self.to = to
        self.word = word
        self.words = words
        self.evidence = evidence
    }

    init(_ gain: QuickGain, _ word: String?, _ evidence: Evidence, for profile: Profile) {
        self.init(gain.to, word, gain.words(for: profile), evidence)
    }

    /// The sentences for a day, with a caution if the source of the bound isn't confirmed.
    func message(on day: LocalDate) -> String { evidence.remarked(words.text(on: day), on: day) }

    var alertID: KidneyAlert.ID {
        KidneyAlert.ID(["weight", to.id.rawValue, word].compactMap(\.self).joined(separator: "/"))
            .with([to.kilograms ?? to.value])
    }
}

extension EvaluationRun {
    /// Reports gains and losses of weight, and missing dialysis sessions.
    mutating func findFluidAlerts() {
        let category = judge.setting(today).category
        let weights = state.record.weights.filter { $0.moment.day <= today }
        let gains = FluidWatch.gains(weights, on: today, for: state.record.profile) + gainsOfOtherDays(weights)
        for var gain in gains {
            gain.words.isWaiting = state.waiting.contains(gain.alertID.ofAnyValue)
            gain.words.look(for: gain.alertID, in: state.seen, on: today)
            facts[gain.alertID] = gain.words.facts(on: today)
            alert(
                gain.alertID.rawValue,
                .weight,
                gain.words.level(on: today),
                gain.message(on: today),
                why: gain.evidence.citation,
                link: "weight",
                on: gain.to.moment.day
            )
        }
        if category == .hemodialysis {
            findSessionAlerts(weights, told: Set(gains.map(\.to.id)))
            findSessionGaps(weights, isTold: !gains.isEmpty)
        }
        let losesOnPurpose = state.record.goals.contains { $0.subject == .weight && $0.aim(on: today) != nil }
        let context: WeightContext = category == .hemodialysis ? .postDialysis : .daily
        guard !losesOnPurpose,
            let loss = FluidWatch.loss(weights.map { $0.counted(for: state.record.profile) }, on: today, context)
        else { return }
        let id = "weight-loss/\(loss.to.id)"
        facts[TimeKit.ID(id)] = loss.fact
        alert(
            id,
            .weight,
            .caution,
            FluidWatch.lossEvidence.remarked(loss.message, on: today),
            why: FluidWatch.lossEvidence.citation,
            link: "weight",
            on: loss.to.moment.day
        )
    }

    /// The gains up to a weight of the calendar day that began while the user's day goes on, and those up to the newest weight if their
    /// alarms were told before and nobody acknowledged them. A newer weight ends such an alarm.
    private func gainsOfOtherDays(_ weights: [WeightReading]) -> [FluidGain] {
        let profile = state.record.profile
        let known = ReadingDeduplication.unique(weights + state.beyond.weights).sorted(by: DialysisWeight.isBefore)
        let isOnHemodialysis = profile.category(on: today) == .hemodialysis
        guard let newest = known.last?.moment.day else { return [] }
        if newest > today { return FluidWatch.gains(known, on: newest, for: profile) }
        guard newest.days(until: today) <= LabCitation.freshDays else { return [] }
        return FluidWatch.gains(known, on: newest, for: profile).filter { gain in
            state.waiting.contains(gain.alertID.ofAnyValue) && gain.words.better == nil
                && (isOnHemodialysis || gain.to.moment.day == newest)
        }
    }

    /// Reports remarks about the last session.
    ///
    /// - Parameter told: The weights whose gain has its own alert.
    private mutating func findSessionAlerts(_ weights: [WeightReading], told: Set<WeightReading.ID>) {
        let sessions = DialysisWeight.sessions(weights.filter { $0.moment.day.days(until: today) <= 21 })
        guard let last = sessions.last, let day = last.day, day.days(until: today) < 7 else { return }
        let gain = DialysisWeight.gains(sessions, for: state.record.profile)
            .last { $0.to.id == last.before?.id && !told.contains($0.to.id) }
        for (word, message) in DialysisWeight.remarks(last, gain: gain, in: state.record.profile.units) {
            let reading = (last.before ?? last.after)?.id.rawValue ?? "\(day)"
            let why = TargetTable.row(.gain).evidence.citation
            alert("session/\(reading)/\(word)", .weight, .caution, message, why: why, link: "weight", on: day)
        }
    }

    /// Reports a gain over the rule of thumb if no dry weight is set, the end of the long gap, and a session that seems to be missed.
    private mutating func findSessionGaps(_ weights: [WeightReading], isTold: Bool) {
        let sessions = DialysisWeight.sessions(weights)
        guard let last = sessions.last, let day = last.day else { return }
        let since = day.days(until: today)
        if !isTold, state.record.profile.dryWeight == nil, since < DialysisWeight.longestGapDays,
            let gain = DialysisWeight.gains(sessions, for: state.record.profile)
                .last(where: { $0.to.id == last.before?.id }),
            gain.isOverRuleOfThumb
        {
            alert(
                "session/\(gain.to.id)/thumb",
                .weight,
                .caution,
                localized(
                    "\(DecimalText.text(gain.kilograms, most: 1)) kg gained since the last session is more than a kilogram for each ",
                    "day between, a rule of thumb — tell the dialysis team, and enter the dry weight"
                ),
                why: TargetTable.row(.gainEachDay).evidence.citation,
                link: "weight",
                on: day
            )
        }
        if since == FluidWatch.longGapDays {
            alert(
                "session/\(day)/long-gap",
                .weight,
                .notice,
                localized(
                    "the third day since the session of \(day) ends the long gap: potassium and fluid have built up most — ",
                    "keep to the limits, and don't miss the next session"
                ),
                why: FluidWatch.gapEvidence.citation,
                link: "weight"
            )
            return
        }
        let id = "session/\(day)/missed"
        let isWaiting = state.waiting.contains(TimeKit.ID(id)) && since <= LabCitation.freshDays
        if since > FluidWatch.longGapDays, since <= FluidWatch.silentDays || isWaiting {
            facts[TimeKit.ID(id)] = localized("no session is written down since \(day)")
            alert(
                id,
                .weight,
                .today,
                localized(
                    "no session is written down since \(day), \(since) days ago — if one was missed, call the dialysis unit today; ",
                    "if not, enter its weights"
                ),
                why: FluidWatch.gapEvidence.citation,
                link: "weight"
            )
        }
    }
}
