public import TimeKit
import WordKit

/// Sick days and other conditions.
extension KidneyNutrition {
    /// Begins or ends a condition. Earlier days keep their state.
    ///
    /// - Parameter day: The first day of the new state; nil for today.
    ///
    /// - Throws: `noProfile`, `profileValue`; `noSickDay` for the end of an illness that isn't open.
    @discardableResult
    public func setCondition(
        _ condition: HealthCondition,
        _ isOn: Bool,
        from day: LocalDate? = nil
    ) throws(KidneyError) -> Profile {
        try enter { tables in
            let today = try tables.reader.boundary().day(of: tables.now, in: clock.zone())
            let isSinceKnown = day != nil
            let day = day ?? today
            let old = try tables.reader.requiredProfile()
            guard isOn || condition != .illness || old.conditions(on: day).contains(.illness) else {
                throw KidneyError.noSickDay(day)
            }
            let profile = old.setting(condition, isOn, from: day, isSinceKnown: isSinceKnown)
            func words() -> String {
                isOn ? localized("\(condition.title) from \(day) on") : localized("\(condition.title) over on \(day)")
            }
            return try save(profile, "setCondition", words(), tables)
        }
    }
}
