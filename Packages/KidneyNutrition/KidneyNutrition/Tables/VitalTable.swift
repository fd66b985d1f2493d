/// A measurement or a day's intake as records of other programs name it.
public struct ObservationCode: Hashable, Sendable {
    /// The LOINC code.
    public let loinc: String
    /// What it stands for.
    public let meaning: String
    /// The UCUM code of its unit.
    public let ucum: String
    /// How far it was checked.
    public let evidence: Evidence
}

/// The codes of what is no laboratory value.
public enum VitalTable {
    /// A body weight, by its occasion.
    public static func weight(_ context: WeightContext) -> ObservationCode {
        switch context {
        case .daily: code("29463-7", "Body weight", "kg", .data)
        case .preDialysis: code("8347-7", "Body weight Measured --pre dialysis", "kg", .data)
        case .postDialysis: code("8344-4", "Body weight Measured --post dialysis", "kg", .data)
        }
    }

    /// A blood pressure: the panel.
    public static let pressure = code("85354-9", "Blood pressure panel", "mm[Hg]", .data)
    /// Its upper value.
    public static let systolic = code("8480-6", "Systolic blood pressure", "mm[Hg]", .data)
    /// Its lower value.
    public static let diastolic = code("8462-4", "Diastolic blood pressure", "mm[Hg]", .data)
    /// What was drunk, as far as it was written down.
    public static let fluidIntake = code("8999-5", "Fluid intake oral Estimated", "mL", .recalled)
    /// What the food brought in energy.
    public static let energyIntake = code("9052-2", "Calorie intake total", "kcal", .data)

    private static func code(
        _ loinc: String,
        _ meaning: String,
        _ ucum: String,
        _ grade: Evidence.Grade
    ) -> ObservationCode {
        ObservationCode(
            loinc: loinc,
            meaning: meaning,
            ucum: ucum,
            evidence: Evidence("LOINC, as public code lists name it", grade)
        )
    }
}
