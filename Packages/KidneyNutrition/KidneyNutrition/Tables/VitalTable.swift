/// The code of a measurement in other programs' records.
public struct ObservationCode: Hashable, Sendable {
    public let loinc: String
    /// The name of the code.
    public let meaning: String
    /// The UCUM code of its unit.
    public let ucum: String
    /// The source of the code.
    public let evidence: Evidence
}

/// The codes of measurements other than laboratory values.
public enum VitalTable {
    /// Returns the code of a body weight for an occasion.
    public static func weight(_ context: WeightContext) -> ObservationCode {
        switch context {
        case .daily: code("29463-7", "Body weight", "kg")
        case .preDialysis: code("8347-7", "Body weight Measured --pre dialysis", "kg")
        case .postDialysis: code("8344-4", "Body weight Measured --post dialysis", "kg")
        }
    }

    /// The panel of a blood pressure.
    public static let pressure = code("85354-9", "Blood pressure panel", "mm[Hg]")
    public static let systolic = code("8480-6", "Systolic blood pressure", "mm[Hg]")
    public static let diastolic = code("8462-4", "Diastolic blood pressure", "mm[Hg]")

    private static func code(_ loinc: String, _ meaning: String, _ ucum: String) -> ObservationCode {
        ObservationCode(
            loinc: loinc,
            meaning: meaning,
            ucum: ucum,
            evidence: Evidence("LOINC, as public code lists name it", .data)
        )
    }
}
