public import FractionParser

/// Calcium as it might be with a normal albumin: an extra beside the measured value, never in its place.
public struct CorrectedCalcium: Hashable, Sendable {
    /// mg/dL.
    public let value: Rational

    /// Where the form comes from.
    public static let evidence = Evidence(
        "the common form, general knowledge; a study of 2021 (litmetric 34089212)",
        .recalled
    )

    /// What is said beside it.
    public static let note =
        "corrected by albumin; in G5 and on dialysis this misleads more often than the measured value, which comes first"

    /// Calcium + 0.8 × (4.0 − albumin), calcium in mg/dL and albumin in g/dL, in whatever units they were entered.
    ///
    /// Nil for other analytes, for values with "<" or ">", and for samples of two days.
    public init?(_ calcium: LabResult, albumin: LabResult) {
        guard calcium.analyte == .calcium, albumin.analyte == .albumin, calcium.comparator == .equal,
            albumin.comparator == .equal, calcium.moment.day == albumin.moment.day,
            let total = calcium.conventionalValue, let protein = albumin.conventionalValue,
            let value = try? DecimalText.constant("4.0").subtracting(protein)
                .multiplying(by: DecimalText.constant("0.8")).adding(total)
        else { return nil }
        self.value = value
    }
}
