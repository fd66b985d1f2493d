import FractionParser
public import TimeKit
import WordKit

/// Judges laboratory values.
public enum LabRule {
    /// Judges a result on a day. All parts of the app use this judgment. A result with "<" or ">" is flagged only if every number that it
    /// can stand for would be.
    ///
    /// - Parameters:
    ///   - others: Results of any analyte and time. Earlier ones show a rise or a fall, a later one can show that an alarm is over, and the
    ///     albumin of the same day corrects calcium.
    ///   - today: The day of the judgment; nil for the day of the sample.
    ///   - latest: The last day of the results that can show that an alarm is over; nil for `today`.
    ///   - seen: The days on which alerts were acknowledged. From the next day on, such an alarm is reported as past.
    ///     A call before a medicine's next dose stays one for today, as on the page of interactions.
    ///   - waiting: The alarms that were told when they couldn't wait and that nobody acknowledged.
    ///   - medicines: The medicines before whose next dose the value asks for a call.
    public static func finding(
        _ result: LabResult,
        for patient: LabPatient,
        among others: [LabResult],
        on today: LocalDate? = nil,
        until latest: LocalDate? = nil,
        seen: [KidneyAlert.ID: LocalDate] = [:],
        waiting: Set<KidneyAlert.ID> = [],
        beforeDosesOf medicines: [String] = []
    ) -> LabFinding {
        let today = today ?? result.moment.day
        var judgment = LabJudgment(
            result,
            patient,
            others,
            on: today,
            until: latest ?? today,
            seen: seen,
            waiting: waiting
        )
        judgment.medicines = medicines
        return judgment.finding
    }

    /// The flags of entered and computed filtration rates among each other, by the result.
    ///
    /// - Complexity: O(n log n).
    static func flags(of points: [EGFRPoint], for patient: LabPatient) -> [LabResult.ID: LabFlag] {
        let falls = EGFRFall.all(in: points, for: patient.profile)
        let flags = points.map { ($0.result, flag(of: $0, falls[$0.result], for: patient)) }
        return Dictionary(flags) { first, _ in first }
    }

    private static func flag(of point: EGFRPoint, _ fall: EGFRFall?, for patient: LabPatient) -> LabFlag {
        if FailureRate.isFound(in: point, for: patient.profile) { return .veryLow }
        if let fall { return fall.flag }
        if point.value < 60 { return .low }
        return KidneyStage.misleading(on: point.moment.day, for: patient.profile) == nil ? .inRange : .notJudged
    }
}

/// The judgment of one result.
struct LabJudgment {
    let result: LabResult
    let patient: LabPatient
    let others: [LabResult]
    let today: LocalDate
    let latest: LocalDate
    let seen: [KidneyAlert.ID: LocalDate]
    let waiting: Set<KidneyAlert.ID>
    /// The medicines before whose next dose the value asks for a call.
    var medicines: [String] = []
    let facts: LabFacts
    let needs: Set<LabNeed>
    let category: DiseaseCategory?
    let ownGoal: LabGoal?
    let goal: LabGoal?
    let range: LabRange
    /// Whether the value has no meaning: an eGFR or a creatinine on dialysis.
    let isHidden: Bool
    /// Whether the sample was drawn after a dialysis session, which decides the range of its value.
    let isAfterSession: Bool
    /// Whether the ranges of adults don't hold.
    let isChild: Bool
    /// The filtration rates that a creatinine or a rate is judged among; empty for other results and on dialysis.
    let rates: [EGFRPoint]

    init(
        _ result: LabResult,
        _ patient: LabPatient,
        _ others: [LabResult],
        on today: LocalDate,
        until latest: LocalDate,
        seen: [KidneyAlert.ID: LocalDate],
        waiting: Set<KidneyAlert.ID>
    ) {
        self.result = result
        self.patient = patient
        self.others = others
        self.today = today
        self.latest = latest
        self.seen = seen
        self.waiting = waiting
        facts = LabTable.facts(result.analyte)
        needs = patient.needs(result)
        category = patient.profile.category(on: result.moment.day)
        ownGoal = LabGoal(of: patient.profile.diabetesDiet, for: result)
        isAfterSession = result.remarks.contains(.postDialysis) && result.analyte.isOfSession
        // The goals on dialysis apply to samples before a session.
        isChild = patient.profile.age(on: result.moment.day).map { $0 < TableScope.adultAge } ?? false
        goal = ownGoal ?? (isAfterSession || isChild ? nil : facts.goal(for: category, needs))
        isHidden = category?.isDialysis == true && (result.analyte == .eGFR || result.analyte == .creatinine)
        rates =
            !isHidden && result.analyte.givesRate
            ? EGFR.points([result] + others.filter { $0.id != result.id }, for: patient.profile) : []
        let flagged = facts.flagged(needs)
        range = isHidden ? LabRange(low: nil, high: nil) : goal?.range.completed(by: flagged) ?? flagged
    }

    var finding: LabFinding {
        if var alarm, !isHidden {
            let id = KidneyAlert.ID.lab(result, alarm.flag, of: alarm.words.row.subject)
            // A value that was entered late was never told, and a new test still answers it.
            let isLate =
                alarm.words.row.days >= AlarmTable.freshDays
                && result.moment.day.days(until: today) <= AlarmTable.lateDays
            alarm.words.isWaiting = isLate || waiting.contains(id.ofAnyValue)
            alarm.words.look(for: id, in: seen, on: today)
            let level = alarm.words.level(on: today)
            let (text, action) = (alarm.words.text(on: today), alarm.words.row.action)
            return found(
                alarm.flag,
                level,
                text + ends(alarm.words, level) + corrected + remarks(isTold: !action.isEmpty && text.contains(action)),
                alarm.words.row.evidence,
                fact: alarm.words.facts(on: today),
                id: id
            )
        }
        let (flag, sentence) = result.analyte == .creatinine ? creatinine : plain
        if isChild, ownGoal == nil, result.analyte != .creatinine, !isHidden {
            return found(.notJudged, flag.level, ofChild + remarks(), facts.evidence)
        }
        let asks = flag == .unknown && result.comparator == .equal
        // The source of a finding over the own goal is the agreement with the care team.
        let evidence = flag.isHigh ? ownGoal?.evidence : nil
        return found(flag, asks ? .caution : flag.level, sentence + remarks(), evidence ?? facts.flaggedEvidence(needs))
    }

    private func found(
        _ flag: LabFlag,
        _ level: AlertLevel?,
        _ message: String,
        _ evidence: Evidence,
        fact: String? = nil,
        id: KidneyAlert.ID? = nil
    ) -> LabFinding {
        let shown = localized("\(facts.title) \(result.shown) of \(result.moment.day)")
        // A value has the urgency of its gravest consequence.
        let isRaised = !medicines.isEmpty && level?.cantWait != true
        let level: AlertLevel? = isRaised ? .today : level
        let message = message + (isRaised ? calls : "") + corrects + rivals
        return LabFinding(
            alertID: id ?? .lab(result, flag),
            flag: flag,
            level: level,
            range: isChild && ownGoal == nil ? LabRange(low: nil, high: nil) : range,
            reference: isChild ? LabRange(low: nil, high: nil) : facts.reference(for: patient.profile.sex),
            goal: goal,
            isOwnGoal: ownGoal != nil,
            message: level == nil ? message : evidence.remarked(message, on: today),
            fact: [fact ?? "\(shown), \(flag.name)", correctedCalcium?.words(in: result.unit)].compactMap(\.self)
                .joined(separator: ", "),
            evidence: evidence,
            isAfterSession: isAfterSession,
            isPerhapsAfterSession: isPerhapsAfterSession,
            isHemolyzed: result.remarks.contains(.hemolyzed),
            hasRival: !rivals.isEmpty,
            correction: correctedCalcium?.words(in: result.unit)
        )
    }

    // MARK: Alarms

    private var name: String { facts.title.lowercasedUnlessAcronym }

    /// The alarm that the value, its rise or its fall raises; nil if there is none.
    private var alarm: (flag: LabFlag, words: AlarmWords)? {
        let profile = patient.profile
        let failure = FailureRate.found(in: result, among: others, for: profile)
        if let rise = CreatinineRise.found(in: result, after: others) {
            let row = AlarmTable.creatinineRise.with(rise.evidence)
            let risen = localized("\(name) \(rise.words)", context: "a laboratory value and its rise")
            let words = [risen, failure?.words].compactMap { $0 }.joined(separator: "; ")
            return (.veryHigh, AlarmWords(row, words, at: result.moment, for: profile))
        }
        if let failure {
            let row = AlarmTable.failureRate
            let flag = LabFlag(row.level, isHigh: result.analyte == .creatinine)
            let words = [failure.words, filtrationFall?.words].compactMap { $0 }.joined(separator: "; ")
            return (flag, AlarmWords(row, words, at: result.moment, for: profile))
        }
        if let fall = filtrationFall {
            let row = AlarmTable.filtrationFall.with(fall.evidence, fall.level)
            // A falling filtration rate is a rising creatinine.
            let flag = LabFlag(fall.level, isHigh: result.analyte == .creatinine)
            return (flag, AlarmWords(row, fall.words, at: result.moment, for: profile))
        }
        guard let value = result.conventionalValue, var row = row(value, result), row.level.cantWait else { return nil }
        if mayBeFalselyHigh { row = row.ofBrokenCells }
        let isHigh = row.range.isHigh(value, result.comparator)
        let words = AlarmWords(
            row,
            name,
            told(result),
            at: result.moment,
            better: better(isHigh: isHigh).map(told),
            for: profile
        )
        return (LabFlag(row.level, isHigh: isHigh), words)
    }

    /// Returns a value in the unit of the judged one. For the INR the unit is left out, because its name stands beside it.
    private func told(_ other: LabResult) -> String {
        other.analyte == .inr ? other.number(in: result.unit) : other.shown(as: result.unit)
    }

    func row(_ value: Rational, _ result: LabResult) -> AlarmRow? {
        AlarmTable.row(
            .lab(result.analyte),
            value,
            result.comparator,
            taking: patient.classes(on: result.moment.day)
        )
    }

    /// Returns the newest later value, which makes the alarm a past one. Nil if it alarms in the same direction or leaves open whether it
    /// does, and if there is no later value.
    ///
    /// - Parameter isHigh: The direction of the alarm.
    private func better(isHigh: Bool) -> LabResult? {
        let newest = others.filter {
            $0.analyte == result.analyte && $0.moment > result.moment && $0.moment.day <= latest && $0.id != result.id
                && $0.canAnswer
        }.max(by: LabResult.isBefore)
        guard let newest, let value = newest.conventionalValue else { return nil }
        if let row = row(value, newest), row.level.cantWait {
            return row.range.isHigh(value, newest.comparator) == isHigh ? nil : newest
        }
        return newest.comparator == .equal || range.holds(value, newest.comparator) ? newest : nil
    }

    private var filtrationFall: EGFRFall? {
        guard let point = rates.first(where: { $0.result == result.id }) else { return nil }
        return EGFRFall.found(in: point, among: rates, for: patient.profile)
    }

    /// The sentence about a quick fall up to a rate that is in range by itself; empty if there is none.
    private var course: String {
        let past = rates.filter { ($0.moment, $0.result) <= (result.moment, result.id) }
        guard let trend = EGFRTrend.quickFall(past, for: patient.profile, on: result.moment.day) else { return "" }
        return " " + Words.sentence(trend.message) + "."
    }

    // MARK: Values that can wait for a visit

    /// The flag and the sentence for a creatinine, by the eGFR that it yields.
    private var creatinine: (LabFlag, String) {
        let shown = localized("\(facts.title) \(result.shown) of \(result.moment.day)")
        guard !isHidden else { return (.notJudged, localized("\(shown) is not judged: on dialysis sessions move it.")) }
        switch EGFR.estimate(from: result, for: patient.profile) {
        case .failure(let refusal): return (.unknown, localized("\(shown) tells nothing yet: \(refusal.description)."))
        case .success(let point):
            let rate = localized("\(shown) gives an eGFR of \(point.shown) \(LabUnit.mLPerMinute.symbol)")
            if point.value < 60 {
                return (
                    .high,
                    medicines.isEmpty
                        ? localized("\(rate), below 60: talk about it with your care team.")
                        : localized("\(rate), below 60.")
                )
            }
            if let misled { return (.notJudged, misled) }
            return (.inRange, localized("\(rate), 60 or more.") + course)
        }
    }

    /// The sentence about a rate that would be in range, while a condition makes it misleading; nil if none does.
    private var misled: String? {
        KidneyStage.misleading(on: result.moment.day, for: patient.profile).map { condition in
            let shown = localized("\(facts.title) \(result.shown) of \(result.moment.day)")
            return localized(
                "\(shown) is not judged: with \(condition.title) it doesn't tell how well the kidneys work — ask your care team."
            )
        }
    }

    private var ofChild: String {
        localized(
            "\(facts.title) \(result.shown) of \(result.moment.day) is not judged: the ranges here are of adults. ",
            "Show it to the pediatric kidney team."
        )
    }

    private var plain: (LabFlag, String) {
        let shown = localized("\(facts.title) \(result.shown) of \(result.moment.day)")
        guard let value = result.conventionalValue, !isHidden else {
            return (.notJudged, localized("\(shown) is not judged: on dialysis the eGFR says nothing."))
        }
        if isAfterSession, !range.isHigh(value, result.comparator) {
            return (
                .notJudged,
                localized(
                    "\(shown) is not judged: it was drawn after a dialysis session, and ranges are of samples before one."
                )
            )
        }
        if range.isLow(value, result.comparator) || range.isHigh(value, result.comparator) {
            let flag: LabFlag = range.isLow(value, result.comparator) ? .low : .high
            let session = isAfterSession ? localized(", though it was drawn after a dialysis session") : ""
            return (
                flag,
                (medicines.isEmpty
                    ? localized("\(shown) \(limitWords)\(session): talk about it with your care team.")
                    : "\(shown) \(limitWords)\(session).") + diabetes + symptoms + corrected + appetite
            )
        }
        if range.isOpen {
            return (.notJudged, localized("\(shown) is not judged by itself: there is no range for it."))
        }
        guard range.holds(value, result.comparator) else {
            return (
                .notJudged,
                localized("\(shown) is not judged: “\(result.comparator.rawValue)” leaves open where it lies.")
            )
        }
        // With low albumin, a normal total can hide a calcium that is too high or too low.
        if let calcium = correctedCalcium, !range.contains(calcium.value) {
            let flag: LabFlag = range.isLow(calcium.value) ? .low : .high
            let place =
                flag == .low
                ? localized("\(shown) is low once it is corrected.")
                : localized("\(shown) is high once it is corrected.")
            let talk = medicines.isEmpty ? " " + localized("Talk about both with your care team.") : ""
            return (flag, place + corrected + talk)
        }
        if result.analyte == .eGFR, let misled { return (.notJudged, misled) }
        if result.analyte == .hbA1c, category?.isDialysis == true, ownGoal == nil {
            return (
                .notJudged,
                localized(
                    "\(shown) is not judged: on dialysis it reads falsely low. Ask which glucose values to measure instead."
                )
            )
        }
        if isPerhapsAfterSession { return (.notJudged, localized("\(shown) is not judged.") + corrected) }
        return (.inRange, localized("\(shown) is in range.") + corrected + course)
    }

    /// The comparison with the limit: "is above 5.0 mEq/L", "is over your own goal of at most 7.0 %".
    private var limitWords: String {
        guard let value = result.conventionalValue else { return "" }
        if range.isLow(value, result.comparator) { return localized("is below \(text(range.low))") }
        if let ownGoal { return localized("is over \(ownGoal.words)") }
        return range.includesHigh
            ? localized("is above \(text(range.high))") : localized("is \(text(range.high)) or more")
    }

    /// A limit in the unit of the result.
    private func text(_ limit: Rational?) -> String {
        guard let limit,
            let text = try? LabConversion.shown(limit, of: result.analyte, in: facts.conventional, as: result.unit)
        else { return localized("the usual range") }
        return text
    }

    /// Whether this is a high potassium of a hemolyzed sample. Broken blood cells release potassium.
    var mayBeFalselyHigh: Bool {
        guard result.analyte == .potassium, result.remarks.contains(.hemolyzed), let value = result.conventionalValue
        else { return false }
        return range.isHigh(value, result.comparator)
    }
}
