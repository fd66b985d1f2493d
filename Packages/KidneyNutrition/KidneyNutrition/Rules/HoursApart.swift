import TimeKit
import WordKit

extension Interactions {
    /// Returns lines about the medicines of a day that have to be taken hours apart: "Synthroid and Renvela: …", with the advice of a rule.
    ///
    /// A line names a medicine and all others that the rule keeps apart from it. A pair is in one line only, that of the rule with the longest
    /// time. The actual times of the doses don't matter.
    static func hoursApart(among medicines: [Medicine], on day: LocalDate) -> [String] {
        let taken = medicines.filter { $0.hasDose(on: day) }.sorted { ($0.id, $0.name) < ($1.id, $1.name) }
        let uses = taken.flatMap { medicine in MedicineLookup.parts(of: medicine).map { (medicine: medicine, row: $0) }
        }
        var found: [(rule: InteractionRule, medicine: Medicine, others: [(medicine: Medicine, minutes: Int)])] = []
        var longest: [Set<TimeKit.ID<Medicine>>: Int] = [:]
        for rule in InteractionTable.rules {
            for use in uses where rule.concerns(use.row) {
                let others = uses.compactMap { other -> (medicine: Medicine, minutes: Int)? in
                    guard other.medicine.id != use.medicine.id, other.row.generic != use.row.generic else { return nil }
                    return rule.trigger.minutesApart(from: other.row).map { (other.medicine, $0) }
                }
                for other in others {
                    let pair: Set = [use.medicine.id, other.medicine.id]
                    longest[pair] = max(longest[pair] ?? 0, other.minutes)
                }
                found.append((rule, use.medicine, others))
            }
        }
        var told: Set<Set<TimeKit.ID<Medicine>>> = []
        return found.compactMap { rule, medicine, others in
            let others = others.filter { other in
                let pair: Set = [medicine.id, other.medicine.id]
                return longest[pair] == other.minutes && told.insert(pair).inserted
            }
            guard !others.isEmpty else { return nil }
            let names = ([medicine] + others.map(\.medicine)).map { $0.label(among: taken) }
            return rule.evidence.remarked("\(listed(names)): \(rule.advice)", on: day)
        }
    }
}

extension InteractionCondition {
    /// The longest time, in minutes, by which the condition keeps doses of a medicine apart; nil if it has no such time.
    func minutesApart(from row: MedicineRow) -> Int? {
        switch self {
        case .dose(let other, let before, let after): other.holds(row) ? max(before, after) : nil
        case .any(let conditions), .all(let conditions): conditions.compactMap { $0.minutesApart(from: row) }.max()
        default: nil
        }
    }
}

extension DoseNearDose {
    /// Whether the doses include those of a medicine.
    func holds(_ row: MedicineRow) -> Bool {
        switch self {
        case .of(let classes): !row.classes.isDisjoint(with: classes)
        case .named(let names): names.contains(row.generic)
        case .anyOral: row.isOral
        }
    }
}
