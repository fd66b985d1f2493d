import FractionParser
import WordKit

/// Calcium corrected for low albumin. It is shown beside the measured value and never replaces it.
struct CorrectedCalcium: Hashable, Sendable {
    /// The corrected calcium in mg/dL.
    let value: Rational
    /// The albumin from which nothing is corrected any more, in the unit of that day's albumin: "3.5 g/dL".
    let bound: String

    /// The source of the formula.
    static let evidence = Evidence(
        "the common form, total + 0.8 × (4.0 − albumin); that only an albumin under 3.5 g/dL corrects it is our own bound",
        .recalled
    )

    /// The remark that is shown beside the value.
    static var note: String {
        localized("an estimate: ask your care team whether the ionized calcium is to be measured")
    }

    /// Returns the value for a calcium and the newest albumin of its day; nil for other analytes and if no correction applies.
    static func of(_ calcium: LabResult, among others: [LabResult]) -> CorrectedCalcium? {
        albumin(of: calcium, among: others).flatMap { CorrectedCalcium(calcium, albumin: $0) }
    }

    /// Returns the sentence about a calcium that isn't corrected because the albumin of its day isn't low; empty for others.
    static func unneeded(for calcium: LabResult, among others: [LabResult]) -> String {
        guard let albumin = albumin(of: calcium, among: others), albumin.comparator == .equal,
            let protein = albumin.conventionalValue, !LabTable.albumin.flagged.isLow(protein)
        else { return "" }
        return localized(
            "It is not corrected, because the albumin of that day is not under \(bound(in: albumin.unit))."
        )
    }

    /// The newest albumin of the day of a calcium; nil for other analytes.
    private static func albumin(of calcium: LabResult, among others: [LabResult]) -> LabResult? {
        guard calcium.analyte == .calcium else { return nil }
        return others.filter { $0.analyte == .albumin && $0.moment.day == calcium.moment.day }
            .max(by: LabResult.isBefore)
    }

    private static func bound(in unit: LabUnit) -> String {
        let low = LabTable.albumin.flagged.low ?? .zero
        return (try? LabConversion.shown(low, of: .albumin, in: .gPerDL, as: unit)) ?? "\(DecimalText.text(low)) g/dL"
    }

    /// Computes total calcium + 0.8 × (4.0 − albumin), with calcium in mg/dL and albumin in g/dL after conversion.
    ///
    /// Returns nil for other analytes, for results with "<" or ">", and for samples of different days. It also returns nil for an albumin
    /// of 3.5 g/dL or more, which needs no correction.
    init?(_ calcium: LabResult, albumin: LabResult) {
        guard calcium.analyte == .calcium, albumin.analyte == .albumin, calcium.comparator == .equal,
            albumin.comparator == .equal, calcium.moment.day == albumin.moment.day,
            let total = calcium.conventionalValue, let protein = albumin.conventionalValue,
            LabTable.albumin.flagged.isLow(protein),
            let value = try? DecimalText.constant("4.0").subtracting(protein)
                .multiplying(by: DecimalText.constant("0.8")).adding(total)
        else { return nil }
        self.value = value
        bound = Self.bound(in: albumin.unit)
    }

    /// The value as reports print it: "9.2 mg/dL".
    func shown(in unit: LabUnit) -> String {
        (try? LabConversion.shown(value, of: .calcium, in: .mgPerDL, as: unit))
            ?? "\(DecimalText.text(value, most: 1)) mg/dL"
    }

    /// The words beside a measured value: "about 9.1 mg/dL corrected for an albumin under 3.5 g/dL".
    func words(in unit: LabUnit) -> String {
        localized("about \(shown(in: unit)) corrected for an albumin under \(bound)")
    }
}
