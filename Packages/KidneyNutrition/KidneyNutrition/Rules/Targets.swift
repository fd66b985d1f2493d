public import FractionParser
public import TimeKit

/// The targets of a day: what is advised for somebody, by their category, body, newest values and the limits of their clinic.
public enum Targets {
    /// The targets of a day. Labs and weights after it are passed over, so a past day keeps what held then.
    ///
    /// - Parameter weights: for what is counted for each kg: the dry weight, else the newest weight.
    /// - Parameter hints: what changes targets without being measured.
    /// - Parameter fluidGoal: what the user wants to drink, mL a day.
    public static func of(
        _ day: LocalDate,
        for profile: Profile,
        labs: [LabResult],
        weights: [WeightReading] = [],
        hints: Set<TargetHint> = [],
        fluidGoal: Rational? = nil
    ) -> DayTargets {
        let person = TargetCase(day: day, profile: profile, labs: labs, weights: weights, hints: hints)
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

    /// The targets that differ between two states, as when a value was entered: in the order of the quantities.
    public static func changes(from old: DayTargets, to new: DayTargets) -> [(old: DayTarget, new: DayTarget)] {
        zip(old.targets, new.targets).filter { before, after in
            before.mode != after.mode || before.low?.value != after.low?.value
                || before.high?.value != after.high?.value
        }.map { (old: $0, new: $1) }
    }
}

// MARK: The clinic

extension ClinicLimit {
    /// The limit of a quantity that holds on a day: the one that was set last.
    public static func inForce(for quantity: TargetQuantity, of profile: Profile, on day: LocalDate) -> ClinicLimit? {
        profile.clinicLimits.enumerated()
            .filter { $0.element.quantity == quantity && $0.element.from <= day }
            .max { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }?.element
    }

    /// Refuses a floor above the ceiling, and numbers below zero. A limit without either number says that there is none.
    public func check() throws(KidneyError) {
        if let low, low < 0 { throw unclear }
        if let high, high < 0 { throw unclear }
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
    /// Puts the clinic's numbers over those of the table. Of the table stays what the clinic says nothing about and what
    /// doesn't go against it; a limit without numbers says that there is none.
    mutating func apply(_ limit: ClinicLimit) {
        // Swapped numbers are refused where they are entered; a file may still bring some.
        let ends = [limit.low, limit.high].compactMap { $0 }.sorted()
        let isPair = ends.count == 2
        let lowest = isPair ? ends[0] : limit.low
        let highest = isPair ? ends[1] : limit.high
        let reason = TargetReason(
            origin: .clinic(from: limit.from),
            words: "your clinic's own limit, which comes before every table",
            evidence: Evidence("your clinic, from \(limit.from) on", .own),
            lab: nil
        )
        // What the table lacked to tell its number no longer matters.
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

    /// Says what is old and what wasn't confirmed.
    mutating func addNotes(on day: LocalDate) {
        // A clinic's limit doesn't rest on a value; what is kept of the table beside it may.
        let used = mode == .clinic ? [low, high].compactMap { $0?.reason } : reasons
        for lab in used.compactMap(\.lab) where lab.isOld {
            isWeak = true
            add("the \(lab.words) is \(lab.age) days old, so this advice is weaker — ask for a new test")
        }
        for reason in reasons {
            if let caution = reason.evidence.caution(on: day) { add("“\(reason.words)” was \(caution)") }
        }
    }

    private mutating func add(_ note: String) {
        if !notes.contains(note) { notes.append(note) }
    }
}
