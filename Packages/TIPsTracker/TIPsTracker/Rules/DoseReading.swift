import FractionParser
import TimeKit

/// What doses as they were typed mean in a plan.
///
/// A deleted unit is not offered for a new dose; a dose that stays as it was keeps it.
struct DoseReading {
    let units: [DoseUnit]

    /// The dose of a draft, in the place of `old`. Throws the errors of `DoseRule.amount`, and `notFound` for the unit.
    func dose(_ draft: DoseDraft, over old: Dose? = nil) throws(TIPsError) -> Dose {
        let (value, text) = try DoseRule.amount(draft.amount)
        if let unit = pickable(draft.unit) { return try Dose(amount: value, text: text, unit: unit.id) }
        if let old, old.amount == value, let unit = units.first(where: { $0.id == old.unit }),
            unit.id.rawValue == draft.unit || TextRule.key(unit.name) == TextRule.key(draft.unit)
        {
            return try Dose(amount: value, text: text, unit: unit.id)
        }
        throw .notFound(what: "unit", draft.unit)
    }

    /// The doses of a draft over those that an item has: what the draft doesn't name is kept for when it is switched back.
    ///
    /// - Parameter closed: weeks that are over; what a draft says of them is passed over.
    ///
    /// Throws the errors of `dose`, and `noSuchWeek` for a week that the cycle doesn't have.
    func dosing(
        _ draft: DosingDraft,
        over old: Dosing = Dosing(),
        in cycle: Cycle,
        closed: (Int) -> Bool = { _ in false }
    ) throws(TIPsError) -> Dosing {
        var result = old
        switch draft {
        case .same(let dose):
            result.isWeekly = false
            result.daily = try self.dose(dose, over: old.daily)
        case .weekly(let weeks):
            result.isWeekly = true
            for (week, dose) in weeks.sorted(by: { $0.key < $1.key }) {
                guard (1...cycle.weekCount).contains(week) else { throw .noSuchWeek(week, weeks: cycle.weekCount) }
                if closed(week) { continue }
                result.weeks[week] = try self.dose(dose, over: old.weeks[week])
            }
        }
        return result
    }

    private func pickable(_ text: String) -> DoseUnit? {
        let key = TextRule.key(text)
        return units.first { !$0.isDeleted && $0.id.rawValue == text }
            ?? units.first { !$0.isDeleted && TextRule.key($0.name) == key }
    }
}

extension Dosing {
    /// The doses in force.
    var inForce: [Dose] { isWeekly ? weeks.sorted { $0.key < $1.key }.map(\.value) : daily.map { [$0] } ?? [] }

    /// Without weeks that a cycle no longer has: they are kept in the store, in case it gets longer again.
    func within(_ cycle: Cycle) -> Dosing {
        Dosing(isWeekly: isWeekly, daily: daily, weeks: weeks.filter { (1...cycle.weekCount).contains($0.key) })
    }

    /// The open weeks of a cycle that have no dose.
    func missingWeeks(in cycle: Cycle, today: LocalDate) -> [Int] {
        (DoseRule.openWeeks(of: cycle, today: today).map(Array.init) ?? []).filter { dose(inWeek: $0) == nil }
    }
}
