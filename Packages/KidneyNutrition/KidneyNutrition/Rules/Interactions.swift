public import TimeKit

/// Which medicines, foods, blood values and times don't go together on a day.
public enum Interactions {
    /// Every rule that speaks on a day, whatever the order of the lists. O(rules × medicines × (entries + doses)).
    ///
    /// More medicines never take away what another one's rule says, save that a binder taken with a meal answers for it.
    public static func evaluate(_ input: InteractionDay) -> InteractionReport {
        var person = InteractionCase(input)
        var findings: [InteractionFinding] = []
        for rule in InteractionTable.rules {
            if rule.isAboutFoodAlone {
                if let finding = person.finding(rule, nil) { findings.append(finding) }
                continue
            }
            for use in person.uses where rule.concerns(use.row) {
                guard use.medicine.isActive(on: input.day) || use.isLasting(rule, on: input.day),
                    let finding = person.finding(rule, use)
                else { continue }
                findings.append(finding)
            }
        }
        // A stable order of its own: rules come in theirs, medicines by id.
        let order = findings.enumerated().sorted {
            ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset)
        }
        let sorted = order.map(\.element)
        return InteractionReport(
            day: input.day,
            findings: sorted,
            conflicts: conflicts(among: sorted),
            notChecked: person.notChecked,
            withoutRule: person.withoutRule,
            gaps: person.gaps.sorted()
        )
    }

    /// The pairs of known medicines of a day that no rule covers in any of their parts, by name.
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

    /// What the medicines of a day change about targets.
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

    /// Pairs of findings that ask for opposite things, each pair once.
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
