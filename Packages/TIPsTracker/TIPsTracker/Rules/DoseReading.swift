import FractionParser
import TimeKit

/// Reads typed doses in the context of a plan.
///
/// A deleted unit isn't accepted for a new dose, but an unchanged dose keeps it.
package struct DoseReading {
    let units: [DoseUnit]

    package init(units: [DoseUnit]) { self.units = units }

    /// Reads a dose.
    ///
    /// - Parameter old: the dose it replaces; an unchanged dose may keep its deleted unit.
    /// - Throws: `notFound` for the unit, and the errors of `DoseRule.amount`.
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

    /// Reads doses over those of an item. Old doses that the draft doesn't mention are kept.
    ///
    /// - Parameter closed: returns whether a week is past; the draft's doses of such weeks are ignored.
    /// - Throws: `noSuchWeek` for a week that the cycle doesn't have, and the errors of `dose`.
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

    /// Returns the unit that a text means, by its id or its name; nil for none.
    package func pickable(_ text: String) -> DoseUnit? {
        let key = TextRule.key(text)
        return units.first { !$0.isDeleted && $0.id.rawValue == text }
            ?? units.first { !$0.isDeleted && TextRule.key($0.name) == key }
            ?? units.first { !$0.isDeleted && $0.isNamed(key) }
    }
}

extension Dosing {
    /// The doses in force, by week.
    var inForce: [Dose] { isWeekly ? weeks.sorted { $0.key < $1.key }.map(\.value) : daily.map { [$0] } ?? [] }

    /// The doses without those of weeks that the cycle no longer has. The store keeps them, in case the cycle gets longer again.
    func within(_ cycle: Cycle) -> Dosing {
        Dosing(isWeekly: isWeekly, daily: daily, weeks: weeks.filter { (1...cycle.weekCount).contains($0.key) })
    }

    /// The open weeks of a cycle without a dose.
    func missingWeeks(in cycle: Cycle, today: LocalDate) -> [Int] {
        (DoseRule.openWeeks(of: cycle, today: today).map(Array.init) ?? []).filter { dose(inWeek: $0) == nil }
    }
}
