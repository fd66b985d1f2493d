public import TimeKit

/// Sick days and other conditions.
extension KidneyNutrition {
    /// Begins or ends a condition. Earlier days keep their state.
    ///
    /// - Parameter day: The first day of the new state; nil for today.
    ///
    /// - Throws: `noProfile`, `profileValue`.
    @discardableResult
    public func setCondition(
        _ condition: HealthCondition,
        _ isOn: Bool,
        from day: LocalDate? = nil
    ) throws(KidneyError) -> Profile {
        try enter { tables in
            let today = try tables.reader.boundary().day(of: tables.now, in: clock.zone())
            let day = day ?? today
            let profile = try tables.reader.requiredProfile().setting(condition, isOn, from: day)
            let words = "\(condition.title) \(isOn ? "from \(day) on" : "over on \(day)")"
            return try save(profile, "setCondition", words, tables)
        }
    }
}
