import Foundation
public import FractionParser
public import TimeKit
import WordKit

/// Checks the values of a profile.
public enum ProfileRule {
    /// The maximum age, in years.
    public static let oldest = 130
    /// The range of heights, in centimeters.
    public static let heights = Rational(50)...Rational(250)
    /// The range of urine output, in milliliters in 24 hours.
    public static let urine = Rational(0)...Rational(10_000)
    /// The maximum length of a telephone number, in characters.
    public static let phoneLength = 60
    /// The number of days by which a category or a limit can be set in advance.
    public static let daysAhead = 366

    /// Checks all values except the name, which is checked on entry.
    ///
    /// - Parameter today: The current day of the user.
    /// - Throws: `profileValue`, and `limitUnclear` for a clinic's limit.
    public static func check(_ profile: Profile, on today: LocalDate) throws(KidneyError) {
        if let born = profile.birthDate {
            let earliest = today.adding(months: -12 * oldest, shortMonth: .lastDay) ?? born
            guard (earliest...today).contains(born) else {
                throw .profileValue(
                    localized("a birth date of"),
                    "\(born)",
                    allowed: localized("a day from \(earliest) to \(today)")
                )
            }
        }
        try check(localized("a height of"), profile.height, in: heights, unit: "cm")
        try check(localized("a dry weight of"), profile.dryWeight, in: WeightRule.plausible, unit: "kg")
        try check(localized("urine of"), profile.urineOutput, in: urine, unit: "mL")
        let last = today.adding(days: daysAhead)
        let days = profile.categories.map(\.from) + profile.clinicLimits.map(\.from)
        for day in days where day != CategoryPeriod.always {
            guard day <= last, day >= profile.birthDate ?? day else {
                throw .profileValue(
                    localized("a first day of"),
                    "\(day)",
                    allowed: localized("a day of the user's life, up to \(last)")
                )
            }
        }
        for period in profile.conditions where period.from != CategoryPeriod.always {
            guard period.from <= last, period.from >= profile.birthDate ?? period.from else {
                throw .profileValue(
                    localized("a first day of"),
                    "\(period.from)",
                    allowed: localized("a day of the user's life, up to \(last)")
                )
            }
            if let end = period.to, end < (period.condition == .illness ? period.from.previous : period.from) {
                throw .profileValue(localized("a last day of"), "\(end)", allowed: localized("\(period.from) or later"))
            }
        }
        for limit in profile.clinicLimits { try limit.check() }
        _ = try phone(profile.careTeamPhone ?? "", localized("the care team’s number"))
        _ = try phone(profile.afterHoursPhone ?? "", localized("the number out of hours"))
        try DietRule.check(profile.diabetesDiet)
    }

    /// Returns a telephone number in its stored form: "555-0100 (ask for dialysis)". Nil for an empty text.
    ///
    /// - Parameter what: The name of the number in an error.
    /// - Throws: `profileValue` for a text with fewer than three digits; `textTooLong`.
    public static func phone(_ typed: String, _ what: String) throws(KidneyError) -> String? {
        let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty { return nil }
        guard text.count <= phoneLength else {
            throw .textTooLong(what, characters: text.count, limit: phoneLength)
        }
        guard text.filter({ ("0"..."9").contains($0) }).count >= 3 else {
            throw .profileValue(what, "“\(text)”", allowed: localized("a telephone number such as 602-555-0100"))
        }
        return text
    }

    private static func check(
        _ what: String,
        _ value: Rational?,
        in range: ClosedRange<Rational>,
        unit: String
    ) throws(KidneyError) {
        guard let value, !range.contains(value) else { return }
        throw .profileValue(
            what,
            "\(DecimalText.text(value)) \(unit)",
            allowed: localized("\(DecimalText.text(range.lowerBound)) to \(DecimalText.text(range.upperBound)) \(unit)")
        )
    }
}
