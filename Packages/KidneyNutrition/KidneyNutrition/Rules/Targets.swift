public import FractionParser
public import TimeKit
import WordKit

/// The nutrition targets of a day, by category, body weight, newest laboratory values and the clinic's limits.
public enum Targets {
    /// Returns the targets of a day. Laboratory values and weights after it are ignored, so a past day keeps its targets.
    ///
    /// - Parameters:
    ///   - weights: The weights for targets per kilogram. The dry weight comes first, then the newest weight.
    ///   - hints: The conditions that change targets and aren't measured.
    ///   - fluidGoal: The user's goal for drinking, in mL a day.
    public static func of(
        _ day: LocalDate,
        for profile: Profile,
        labs: [LabResult],
        weights: [WeightReading] = [],
        hints: Set<TargetHint> = [],
        fluidGoal: Rational? = nil
    ) -> DayTargets {
        let person = TargetEvaluator(day: day, profile: profile, labs: labs, weights: weights, hints: hints)
        let targets = TargetQuantity.allCases.map { quantity in
            var target = person.target(quantity)
            if let limit = ClinicLimit.inForce(for: quantity, of: profile, on: day) { target.apply(limit) }
            target.addNotes(on: day)
            return target
        }
        return DayTargets(
            day: day,
            category: person.category,
            targets: targets,
            conflicts: person.conflicts(among: targets, fluidGoal: fluidGoal)
        )
    }

    /// Returns the targets that differ between two states, for example before and after a new value, in the order of the quantities.
    public static func changes(from old: DayTargets, to new: DayTargets) -> [(old: DayTarget, new: DayTarget)] {
        zip(old.targets, new.targets).filter { before, after in
            before.mode != after.mode || before.low?.value != after.low?.value
                || before.high?.value != after.high?.value
        }.map { (old: $0, new: $1) }
    }
}

// MARK: The clinic's limits

extension ClinicLimit {
    /// Returns the limit of a quantity on a day: the one that was set last.
    public static func inForce(for quantity: TargetQuantity, of profile: Profile, on day: LocalDate) -> ClinicLimit? {
        profile.clinicLimits.enumerated()
            .filter { $0.element.quantity == quantity && $0.element.from <= day }
            .max { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }?.element
    }

    /// Checks that the lower limit isn't above the upper one and both are above zero. A limit without numbers means that there is none.
    ///
    /// - Throws: `limitUnclear`.
    public func check() throws(KidneyError) {
        if let low, low <= 0 { throw unclear }
        if let high, high <= 0 { throw unclear }
        if let low, let high, low > high { throw unclear }
    }

    private var unclear: KidneyError {
        .limitUnclear(
            quantity,
            low: low.map { DecimalText.text($0) } ?? "-",
            high: high.map { DecimalText.text($0) } ?? "-"
        )
    }
}

extension DayTarget {
    /// Replaces the table's limits by the clinic's. A limit of the table stays if the clinic has none in that direction and the two don't
    /// contradict each other. A clinic's limit without numbers removes both.
    mutating func apply(_ limit: ClinicLimit) {
        // Swapped numbers are rejected on entry. An imported file can still have some.
        let ends = [limit.low, limit.high].compactMap { $0 }.sorted()
        let isPair = ends.count == 2
        let lowest = isPair ? ends[0] : limit.low
        let highest = isPair ? ends[1] : limit.high
        let reason = TargetReason(
            origin: .clinic(from: limit.from),
            words: localized("your clinic's own limit, which comes before every table"),
            evidence: Evidence(localized("your clinic, from \(limit.from) on"), .own),
            lab: nil
        )
        // The data that the table lacked no longer matters.
        if mode == .unknown { notes = [] }
        mode = .clinic
        strict = nil
        if lowest == nil, highest == nil {
            (low, high) = (nil, nil)
            (warnsBelow, warnsAbove) = (false, false)
        }
        if let lowest {
            low = TargetLimit(value: lowest, reason: reason)
            warnsBelow = true
            if let kept = high, kept.value < lowest { (high, warnsAbove) = (nil, false) }
        }
        if let highest {
            high = TargetLimit(value: highest, reason: reason)
            warnsAbove = true
            if let kept = low, kept.value > highest { (low, warnsBelow) = (nil, false) }
        }
        reasons.insert(reason, at: 0)
    }

    /// Adds notes about old values and unconfirmed sources.
    mutating func addNotes(on day: LocalDate) {
        // A clinic's limit doesn't depend on a value, but a limit of the table beside it can.
        let used = mode == .clinic ? [low, high].compactMap { $0?.reason } : reasons
        for lab in used.compactMap(\.lab) where lab.isOld {
            isWeak = true
            add(localized("the \(lab.words) is \(lab.age) days old, so this advice is weaker — ask for a new test"))
        }
        for reason in reasons {
            if let caution = reason.evidence.caution(on: day) { add(localized("“\(reason.words)” was \(caution)")) }
        }
    }

    private mutating func add(_ note: String) {
        if !notes.contains(note) { notes.append(note) }
    }
}
