public import TimeKit

/// A state besides the kidney disease that changes which tables and formulas hold.
public enum HealthCondition: String, CaseIterable, Codable, Sendable {
    /// No table here is written for it.
    case pregnancy
    /// Protein is lost with the urine.
    case nephrotic
    /// Less muscle makes less creatinine.
    case amputation
    /// A sick day: an acute illness.
    case illness

    /// What it is called: "nephrotic syndrome".
    public var title: String {
        switch self {
        case .pregnancy: "pregnancy"
        case .nephrotic: "nephrotic syndrome"
        case .amputation: "an amputation"
        case .illness: "an acute illness"
        }
    }
}

/// A condition with its first and last day.
public struct ConditionPeriod: Hashable, Codable, Sendable {
    /// The condition.
    public let condition: HealthCondition
    /// The first day.
    public let from: LocalDate
    /// The last day; nil while it goes on.
    public var to: LocalDate?

    /// A condition from a day on.
    ///
    /// - Parameter to: the last day; nil while it goes on.
    public init(_ condition: HealthCondition, from: LocalDate, to: LocalDate? = nil) {
        self.condition = condition
        self.from = from
        self.to = to
    }

    /// Whether it holds on a day.
    public func holds(on day: LocalDate) -> Bool { from <= day && to.map { day <= $0 } ?? true }
}

extension Profile {
    /// The conditions of a day.
    public func conditions(on day: LocalDate) -> Set<HealthCondition> {
        Set(conditions.filter { $0.holds(on: day) }.map(\.condition))
    }

    /// The profile with a condition from a day on, or without it from a day on. Earlier days stay as they were.
    public func setting(_ condition: HealthCondition, _ isOn: Bool, from day: LocalDate) -> Profile {
        guard conditions(on: day).contains(condition) != isOn else { return self }
        var profile = self
        if isOn {
            profile.conditions.append(ConditionPeriod(condition, from: day))
        } else {
            profile.conditions = conditions.compactMap { period in
                guard period.condition == condition, period.holds(on: day) else { return period }
                return period.from < day ? ConditionPeriod(condition, from: period.from, to: day.previous) : nil
            }
        }
        return profile
    }
}

extension HealthCondition {
    /// What it says of the targets; nil for nothing.
    var hint: TargetHint? {
        switch self {
        case .illness: .ill
        case .nephrotic: .nephrotic
        case .pregnancy, .amputation: nil
        }
    }
}
