public import TimeKit
import WordKit

/// A health condition besides the kidney disease that changes which tables and formulas apply.
public enum HealthCondition: String, CaseIterable, Codable, Sendable {
    /// The tables don't cover it.
    case pregnancy
    /// Nephrotic syndrome: protein is lost in the urine.
    case nephrotic
    /// An amputation: less muscle produces less creatinine.
    case amputation
    /// An acute illness, which makes a sick day.
    case illness

    /// The display name: "nephrotic syndrome".
    public var title: String {
        switch self {
        case .pregnancy: localized("pregnancy")
        case .nephrotic: localized("nephrotic syndrome")
        case .amputation: localized("an amputation")
        case .illness: localized("an acute illness")
        }
    }
}

/// A condition with its first and last day.
public struct ConditionPeriod: Hashable, Codable, Sendable {
    public let condition: HealthCondition
    public let from: LocalDate
    /// The last day; nil if it is ongoing. The day before the first one for an illness that was over on its first day.
    public var to: LocalDate?

    /// - Parameter to: The last day; nil if the condition is ongoing.
    public init(_ condition: HealthCondition, from: LocalDate, to: LocalDate? = nil) {
        self.condition = condition
        self.from = from
        self.to = to
    }

    /// Returns whether the period includes a day.
    public func holds(on day: LocalDate) -> Bool { from <= day && to.map { day <= $0 } ?? true }
}

extension Profile {
    public func conditions(on day: LocalDate) -> Set<HealthCondition> {
        Set(conditions.filter { $0.holds(on: day) }.map(\.condition))
    }

    /// Returns the conditions in which a sample of a day may have been taken: those of the day, and an illness that was over on it.
    func conditions(ofSamplesOn day: LocalDate) -> Set<HealthCondition> {
        let wasIll = conditions.contains { $0.condition == .illness && $0.from <= day && $0.to == day.previous }
        return conditions(on: day).union(wasIll ? [.illness] : [])
    }

    /// Returns the conditions by which the food and the goals of a day are judged: those of the day, and an illness that began and was over
    /// on it.
    func conditions(judging day: LocalDate) -> Set<HealthCondition> {
        conditions(on: day).union(isIllnessOver(on: day) ? [.illness] : [])
    }

    /// Returns whether an illness began and was over on a day, which stays a sick day.
    func isIllnessOver(on day: LocalDate) -> Bool {
        conditions.contains(ConditionPeriod(.illness, from: day, to: day.previous))
            && !conditions(on: day).contains(.illness)
    }

    /// Returns the profile with the condition turned on or off from a day on. Earlier days keep their state.
    ///
    /// An amputation doesn't end. Turned off, it was a mistake, and so was another condition that is turned off on its first day. An
    /// illness leaves a trace on that day, which stays a sick day: it changes the creatinine of a sample, and the food that was eaten.
    ///
    /// - Parameter isSinceKnown: Whether the condition began on this day. An amputation of an unknown day covers the days before, too.
    public func setting(
        _ condition: HealthCondition,
        _ isOn: Bool,
        from day: LocalDate,
        isSinceKnown: Bool = true
    ) -> Profile {
        var profile = self
        if !isOn, day == CategoryPeriod.always { profile.conditions.removeAll { $0.condition == condition } }
        guard profile.conditions(on: day).contains(condition) != isOn else { return profile }
        if isOn {
            let isOpen = condition == .amputation && !isSinceKnown
            profile.conditions.append(ConditionPeriod(condition, from: isOpen ? CategoryPeriod.always : day))
        } else {
            profile.conditions = conditions.compactMap { period in
                guard period.condition == condition, period.holds(on: day) else { return period }
                guard period.from < day || condition == .illness, condition != .amputation else { return nil }
                return ConditionPeriod(condition, from: period.from, to: day.previous)
            }
        }
        return profile
    }
}

extension HealthCondition {
    /// Its effect on the targets; nil for none.
    var hint: TargetHint? {
        switch self {
        case .illness: .ill
        case .nephrotic: .nephrotic
        case .pregnancy, .amputation: nil
        }
    }
}
