import Foundation
import FractionParser
public import TimeKit
import WordKit

/// A filtration rate with its formula.
public struct EGFRPoint: Hashable, Sendable {
    /// The rate in mL/min/1.73 m², not rounded.
    public let value: Double
    public let formula: EGFRFormula
    /// The time of the sample.
    public let moment: Moment
    /// The eGFR result that was entered, or the creatinine result of the computation.
    public let result: TimeKit.ID<LabResult>
    /// Whether the rate was computed from a creatinine.
    public let isComputed: Bool

    public init(
        _ value: Double,
        _ formula: EGFRFormula,
        at moment: Moment,
        from result: TimeKit.ID<LabResult>,
        isComputed: Bool
    ) {
        self.value = value
        self.formula = formula
        self.moment = moment
        self.result = result
        self.isComputed = isComputed
    }

    /// The rate as a whole number, as reports print it, and with decimals if the whole number would have another stage.
    public var shown: String {
        let exact = try? Rational(Int64((value * 10_000).rounded(.down)), 10_000)
        return DecimalText.text(exact ?? .zero, least: 0) { KidneyStage(eGFR: $0.approximate) }
    }
}

extension EGFRPoint: Comparable {
    /// Compares the times. The lowest of several rates of one time comes last, so that it decides.
    public static func < (left: EGFRPoint, right: EGFRPoint) -> Bool {
        (left.moment, -left.value, left.result) < (right.moment, -right.value, right.result)
    }
}

/// A reason why no filtration rate is computed from a result.
public enum EGFRRefusal: Error, Hashable, Sendable {
    case notCreatinine
    /// The age is under 18, where the adult formula isn't valid.
    case underAge(Int)
    /// A creatinine on dialysis has no meaning.
    case onDialysis
    case noSex
    /// The birth date is unknown or after the sample.
    case noBirthDate
    /// A result with "<" or ">" isn't a number.
    case notANumber
}

extension EGFRRefusal: CustomStringConvertible {
    /// The reason and the next step.
    public var description: String {
        switch self {
        case .notCreatinine: localized("the eGFR is computed from a creatinine — enter one")
        case .underAge(let age): localized("at \(age) the adult formula does not hold — ask the care team for the eGFR")
        case .onDialysis: localized("on dialysis the eGFR says nothing, so none is computed")
        case .noSex: localized("the formula needs the sex — add it to the profile")
        case .noBirthDate: localized("the formula needs the age — add the birth date to the profile")
        case .notANumber: localized("the formula needs a number — enter the creatinine without < or >")
        }
    }
}

extension Analyte {
    /// Whether its results give filtration rates: entered ones, and creatinines.
    var givesRate: Bool { self == .eGFR || self == .creatinine }
}

/// Computes the filtration rate from a creatinine.
public enum EGFR {
    /// The source of the formula.
    public static let evidence = Evidence("CKD-EPI creatinine equation 2021 (kidney.org)", .secondary)

    /// Computes CKD-EPI 2021: 142 × min(S/κ, 1)^α × max(S/κ, 1)^−1.200 × 0.9938^age, × 1.012 for women, in mL/min/1.73 m².
    ///
    /// - Parameters:
    ///   - creatinine: The serum creatinine in mg/dL, above 0.
    ///   - age: The age in years, at least 18.
    /// - Returns: Nil under 18 years, and for a creatinine of 0 or less.
    public static func ckdEPI2021(creatinine: Double, age: Int, sex: Sex) -> Double? {
        guard age >= 18, creatinine > 0 else { return nil }
        let (kappa, alpha, factor) = sex == .female ? (0.7, -0.241, 1.012) : (0.9, -0.302, 1.0)
        let ratio = creatinine / kappa
        return 142 * pow(min(ratio, 1), alpha) * pow(max(ratio, 1), -1.2) * pow(0.9938, Double(age)) * factor
    }

    /// Returns the filtration rate of a creatinine result, by the age on the day of the sample.
    public static func estimate(from result: LabResult, for profile: Profile) -> Result<EGFRPoint, EGFRRefusal> {
        let day = result.moment.day
        guard result.analyte == .creatinine else { return .failure(.notCreatinine) }
        if profile.category(on: day)?.isDialysis == true { return .failure(.onDialysis) }
        guard result.comparator == .equal, let creatinine = result.conventionalValue else {
            return .failure(.notANumber)
        }
        guard let age = profile.age(on: day) else { return .failure(.noBirthDate) }
        guard age >= 18 else { return .failure(.underAge(age)) }
        guard let sex = profile.sex else { return .failure(.noSex) }
        guard let value = ckdEPI2021(creatinine: creatinine.approximate, age: age, sex: sex) else {
            return .failure(.notANumber)
        }
        return .success(EGFRPoint(value, .ckdEPI2021, at: result.moment, from: result.id, isComputed: true))
    }

    /// Returns all filtration rates that can be shown, the earliest first. These are the entered ones, and those computed from creatinine
    /// unless a rate with the same formula was entered for the same day. Days on dialysis have none.
    public static func points(_ results: [LabResult], for profile: Profile) -> [EGFRPoint] {
        let entered = results.compactMap { result -> EGFRPoint? in
            guard result.analyte == .eGFR, result.comparator == .equal, let value = result.conventionalValue,
                profile.category(on: result.moment.day)?.isDialysis != true
            else { return nil }
            return EGFRPoint(
                value.approximate,
                result.formula ?? .unstated,
                at: result.moment,
                from: result.id,
                isComputed: false
            )
        }
        let known = Set(entered.filter { $0.formula == .ckdEPI2021 }.map(\.moment.day))
        let computed = results.compactMap { result -> EGFRPoint? in
            guard result.analyte == .creatinine, !known.contains(result.moment.day) else { return nil }
            return try? estimate(from: result, for: profile).get()
        }
        return (entered + computed).sorted()
    }

    /// Returns the values that the flag of each rate and creatinine depends on: those within the window of a rise up to its day, and the last one
    /// of each formula before that. Other reports of the same sample are left out.
    ///
    /// - Complexity: O(n log n), if a window has few results.
    static func peers(
        of results: [LabResult],
        among rates: [LabResult],
        for profile: Profile
    ) -> [LabResult.ID: [LabResult]] {
        let rates = rates.sorted { ($0.moment.day, $0.moment, $0.id) < ($1.moment.day, $1.moment, $1.id) }
        let formulas = Dictionary(points(rates, for: profile).map { ($0.result, $0.formula) }) { first, _ in first }
        var (first, end) = (0, 0)
        var last: [EGFRFormula: LabResult] = [:]
        var peers: [LabResult.ID: [LabResult]] = [:]
        for result in results.filter(\.analyte.givesRate).sorted(by: { $0.moment.day < $1.moment.day }) {
            let day = result.moment.day
            while first < rates.count, rates[first].moment.day < day.adding(days: -CreatinineRise.days) {
                if let formula = formulas[rates[first].id] { last[formula] = rates[first] }
                first += 1
            }
            while end < rates.count, rates[end].moment.day <= day { end += 1 }
            peers[result.id] = (rates[first..<end] + last.values).filter { !ReadingDeduplication.isSame($0, result) }
        }
        return peers
    }
}
