public import TimeKit

/// Finds the medicines, foods, laboratory values and times that interact on a day.
public enum Interactions {
    /// Returns the findings of every rule for a day, in an order that doesn't depend on the order of the input lists.
    ///
    /// Adding a medicine never removes a finding about another one, except that a binder taken with a meal settles the rule about meals
    /// without binders.
    ///
    /// - Complexity: O(rules × medicines × (entries + doses)).
    public static func evaluate(_ input: InteractionDay) -> InteractionReport {
        var person = InteractionEvaluator(input)
        var findings: [InteractionFinding] = []
        for rule in InteractionTable.rules {
            if rule.isAboutFoodAlone {
                if let finding = person.finding(rule, nil) { findings.append(finding) }
                continue
            }
            for use in person.uses(of: rule) {
                guard use.medicine.isActive(on: input.day) || use.isLasting(rule, on: input.day),
                    let finding = person.finding(rule, use)
                else { continue }
                findings.append(finding)
            }
        }
        // Equal severities keep the order of the table, then of the medicines' ids.
        let order = findings.enumerated().sorted {
            ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset)
        }
        let sorted = order.map(\.element)
        return InteractionReport(
            day: input.day,
            findings: AlertLevel.allCases.reversed().flatMap { level in sorted.filter { $0.level == level } },
            conflicts: conflicts(among: sorted),
            notChecked: person.notChecked,
            withoutRule: person.withoutRule,
            gaps: person.gaps.sorted()
        )
    }

    /// The pairs of known medicines of a day with no rule about any of their parts, ordered by name.
    public static func pairsWithoutRule(among medicines: [Medicine], on day: LocalDate) -> [MedicinePair] {
        let known = medicines.filter { $0.isActive(on: day) }
            .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
            .map { ($0, MedicineLookup.parts(of: $0)) }
            .filter { !$0.1.isEmpty }
        return known.indices.flatMap { index -> [MedicinePair] in
            let (one, parts) = known[index]
            return known[(index + 1)...].filter { _, others in
                !InteractionTable.rules.contains { rule in
                    parts.contains { part in others.contains { rule.covers(part, $0) } }
                }
            }
            .map { MedicinePair(first: one, second: $0.0) }
        }
    }

    /// The number of days after a day on which medicines that begin are looked at ahead. It is our own bound.
    static let daysAhead = 7

    /// Returns the days on which medicines begin soon after a day, the earliest first.
    static func starts(among medicines: [Medicine], after day: LocalDate) -> [LocalDate] {
        Set(medicines.map(\.start)).filter { (1...daysAhead).contains(day.days(until: $0)) }.sorted()
    }

    /// The changes that the day's medicines make to targets.
    public static func hints(for medicines: [Medicine], on day: LocalDate) -> Set<TargetHint> {
        let classes = medicines.filter { $0.isActive(on: day) }
            .reduce(into: Set<MedicineClass>()) { result, medicine in
                for part in MedicineLookup.parts(of: medicine) { result.formUnion(part.classes) }
            }
        let byClass: [(MedicineClass, TargetHint)] = [
            (.loopDiuretic, .loopDiuretic), (.thiazide, .thiazide), (.vasopressinAntagonist, .tolvaptan),
            (.vitaminKAntagonist, .warfarin), (.activeVitaminD, .activeVitaminD),
        ]
        return Set(byClass.filter { classes.contains($0.0) }.map(\.1))
    }

    /// The pairs of findings with contradictory requests, each pair of requests once.
    private static func conflicts(among findings: [InteractionFinding]) -> [InteractionConflict] {
        var conflicts: [InteractionConflict] = []
        for (index, first) in findings.enumerated() {
            for second in findings[(index + 1)...] {
                for urge in first.urges.sorted(by: { $0.rawValue < $1.rawValue }) {
                    for other in second.urges.intersection(urge.opposites).sorted(by: { $0.rawValue < $1.rawValue }) {
                        conflicts.append(
                            InteractionConflict(first: first, firstUrge: urge, second: second, secondUrge: other)
                        )
                    }
                }
            }
        }
        return conflicts
    }
}
