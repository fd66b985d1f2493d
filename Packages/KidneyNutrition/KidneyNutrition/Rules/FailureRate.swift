import FractionParser
import TimeKit
import WordKit

/// A filtration rate under 15 of somebody whose category isn't stage G5 or dialysis.
struct FailureRate {
    /// The value in words, with the bound.
    let words: String

    /// The filtration rate below which the kidneys have failed, in mL/min/1.73 m².
    static let limit = 15
    private static let bound = Rational(Int64(limit))
    /// The source of ``limit``.
    static let evidence = Evidence(
        "KDIGO 2024, categories of GFR (page 11): kidney failure under 15; that such a value is told today is the app's own bound",
        .recalled
    )

    /// Whether a filtration rate is under ``limit``, outside stage G5 and dialysis.
    static func isFound(in point: EGFRPoint, for profile: Profile) -> Bool {
        let category = profile.category(on: point.moment.day)
        return point.value < Double(limit) && category?.isDialysis != true && category != .g5
    }

    /// Returns a filtration rate under ``limit``. Nil for other values, in stage G5 and on dialysis.
    ///
    /// A creatinine of somebody whose age or sex isn't known counts if it is under the limit at every adult age and for both sexes.
    ///
    /// - Parameter others: Other results. A rate that was entered for the sample of a creatinine is judged in its place.
    static func found(in result: LabResult, among others: [LabResult], for profile: Profile) -> FailureRate? {
        let category = profile.category(on: result.moment.day)
        guard result.analyte == .creatinine || result.analyte == .eGFR, category?.isDialysis != true, category != .g5
        else { return nil }
        let title = LabTable.facts(result.analyte).title.lowercasedUnlessAcronym
        let points = EGFR.points([result] + others.filter { $0.id != result.id }, for: profile)
        if let point = points.first(where: { $0.result == result.id }) {
            guard isFound(in: point, for: profile) else { return nil }
            let rate = "\(point.shown) \(LabUnit.mLPerMinute.symbol)"
            return FailureRate(
                words: point.isComputed
                    ? localized("\(title) \(result.shown) gives an eGFR of \(rate), under \(limit)")
                    : localized("the eGFR of \(rate) is under \(limit)")
            )
        }
        if result.analyte == .eGFR, result.comparator == .below, result.conventionalValue.map({ $0 <= bound }) ?? false
        {
            return FailureRate(
                words: localized("the eGFR of \(result.shown) is under \(limit)")
            )
        }
        guard case .failure(let refusal) = EGFR.estimate(from: result, for: profile),
            refusal == .noSex || refusal == .noBirthDate, let creatinine = result.conventionalValue,
            let highest = EGFR.ckdEPI2021(creatinine: creatinine.approximate, age: TableScope.adultAge, sex: .male),
            highest < Double(limit)
        else { return nil }
        return FailureRate(
            words: localized(
                "\(title) \(result.shown) means an eGFR under \(limit) at every adult age, and the number isn’t known: \(refusal.description)"
            )
        )
    }
}
