import FractionParser
import TimeKit

extension KidneyReader {
    /// The summary of a day. Its cost doesn't grow with the history.
    func summary(of day: LocalDate, fluidGoal: Rational? = nil) throws -> DaySummary {
        let entries = try entries(on: day)
        return DaySummary(
            day: day,
            entries: entries,
            totals: Totals(entries),
            targets: try targets(on: day, fluidGoal: fluidGoal),
            weight: try newestWeights(on: day).max { ($0.moment, $0.id) < ($1.moment, $1.id) },
            medicineLoads: MedicineLoad.all(of: try medicines(on: day), on: day),
            sickDay: SickDay.advice(
                try medicines(on: day),
                on: day,
                isTransplant: try knownProfile().category(on: day) == .transplant
            ),
            diet: try diet(on: day, entries)
        )
    }
}
