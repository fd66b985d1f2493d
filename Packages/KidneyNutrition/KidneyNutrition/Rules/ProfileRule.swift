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
    /// The range of the body mass index, in kg/m². A height and a weight with an index beyond it are refused. The bounds are our own.
    public static let bodyMassIndex = Rational(8)...Rational(100)
    /// The range of urine output, in milliliters in 24 hours.
    public static let urine = Rational(0)...Rational(10_000)
    /// The maximum length of a telephone number, in characters.
    public static let phoneLength = 60
    /// The maximum number of days from today to the first day of a category, a condition or a limit.
    public static let daysAhead = 366

    /// Returns the birth dates that a user can have on a day.
    static func birthDates(on today: LocalDate) -> ClosedRange<LocalDate> {
        (today.adding(months: -12 * oldest, shortMonth: .lastDay) ?? today)...today
    }

    /// Formats a height given in centimeters: "5 ft 7 in" in conventional units if it is a multiple of a quarter inch, otherwise "170 cm".
    static func text(height: Rational, in system: UnitSystem) -> String {
        guard system == .conventional, let inches = try? height.multiplying(by: 50).dividing(by: 127),
            4 % inches.denominator == 0
        else { return "\(DecimalText.text(height)) cm" }
        let feet = inches.numerator / inches.denominator / 12
        guard let rest = try? inches.subtracting(Rational(feet * 12)) else { return "\(DecimalText.text(height)) cm" }
        return "\(feet) ft \(DecimalText.text(rest)) in"
    }

    /// Returns whether a height in centimeters and a weight give a body mass index within ``bodyMassIndex``.
    static func goTogether(height: Rational, kilograms: Rational) -> Bool {
        guard let meters = try? height.dividing(by: 100), let square = try? meters.multiplying(by: meters),
            let index = try? kilograms.dividing(by: square)
        else { return false }
        return bodyMassIndex.contains(index)
    }

    /// - Throws: `profileValue` for a day after today or more than ``oldest`` years ago.
    static func check(birthDate born: LocalDate, on today: LocalDate) throws(KidneyError) {
        let allowed = birthDates(on: today)
        guard allowed.contains(born) else {
            throw .profileValue(
                localized("a birth date of"),
                "\(born)",
                allowed: localized("a day from \(allowed.lowerBound) to \(allowed.upperBound)")
            )
        }
    }

    /// - Throws: `profileValue` for a height outside of ``heights``.
    static func check(height: Rational?) throws(KidneyError) {
        try check(localized("a height of"), height, in: heights, unit: "cm")
    }

    /// - Throws: `profileValue` for an amount outside of ``urine``.
    static func check(urine amount: Rational?) throws(KidneyError) {
        try check(localized("urine of"), amount, in: urine, unit: "mL")
    }

    /// - Throws: `profileValue` for a height that doesn't go with the dry weight, unless both are those of `before`.
    static func checkTogether(_ profile: Profile, over before: Profile? = nil) throws(KidneyError) {
        guard let height = profile.height, let weight = profile.dryWeight,
            height != before?.height || weight != before?.dryWeight,
            !goTogether(height: height, kilograms: weight)
        else { return }
        throw .profileValue(
            localized("a height of"),
            text(height: height, in: profile.units),
            allowed: localized(
                "one that goes with the dry weight, \(WeightRule.text(kilograms: weight, in: profile.units))"
            )
        )
    }

    /// Returns the last day that can be the first one of a category, a condition or a limit.
    static func lastFirstDay(on today: LocalDate) -> LocalDate { today.adding(days: daysAhead) }

    /// Checks the first day of a category, a condition or a limit. One that holds on every day has none, so its stand-in can't be typed.
    ///
    /// - Parameter born: The birth date; nil if it isn't known.
    /// - Throws: `profileValue` for a day before the birth date or after ``lastFirstDay(on:)``, and for ``CategoryPeriod/always``.
    static func check(firstDay day: LocalDate, born: LocalDate?, on today: LocalDate) throws(KidneyError) {
        let last = lastFirstDay(on: today)
        guard day == CategoryPeriod.always || day > last || day < born ?? day else { return }
        throw .profileValue(
            localized("a first day of"),
            "\(day)",
            allowed: localized("a day of the person's life, up to \(last)")
        )
    }

    /// Checks all values except the name, which is checked on entry.
    ///
    /// - Parameters:
    ///   - today: The current day of the user.
    ///   - before: The stored profile; nil for none. Its height and dry weight stay valid even if their body mass index is out of range.
    /// - Throws: `profileValue`; `limitUnclear` for a clinic's limit; `textTooLong` for a telephone number.
    public static func check(
        _ profile: Profile,
        on today: LocalDate,
        over before: Profile? = nil
    ) throws(KidneyError) {
        if let born = profile.birthDate { try check(birthDate: born, on: today) }
        try check(height: profile.height)
        try check(localized("a dry weight of"), profile.dryWeight, in: WeightRule.plausible, unit: "kg")
        try checkTogether(profile, over: before)
        try check(urine: profile.urineOutput)
        for day in profile.categories.map(\.from) + profile.clinicLimits.map(\.from)
        where day != CategoryPeriod.always {
            try check(firstDay: day, born: profile.birthDate, on: today)
        }
        for period in profile.conditions where period.from != CategoryPeriod.always {
            try check(firstDay: period.from, born: profile.birthDate, on: today)
            // An illness that was over on its first day ends on the day before it.
            if let end = period.to, end < (period.condition == .illness ? period.from.previous : period.from) {
                throw .profileValue(localized("a last day of"), "\(end)", allowed: localized("\(period.from) or later"))
            }
        }
        for limit in profile.clinicLimits { try limit.check() }
        _ = try phone(profile.careTeamPhone ?? "", localized("the care team’s number"))
        _ = try phone(profile.afterHoursPhone ?? "", localized("the number out of hours"))
        try DietRule.check(profile.diabetesDiet)
    }

    /// Returns a telephone number without spaces around it: "555-0100 (ask for dialysis)". Nil for a blank text.
    ///
    /// - Parameter what: The name of the number in an error.
    /// - Throws: `profileValue` for a text with fewer than three digits; `textTooLong`.
    public static func phone(_ typed: String, _ what: String) throws(KidneyError) -> String? {
        guard let text = trimmedPhone(typed) else { return nil }
        guard text.count <= phoneLength else {
            throw .textTooLong(what, characters: text.count, limit: phoneLength)
        }
        guard text.filter({ ("0"..."9").contains($0) }).count >= 3 else {
            throw .profileValue(what, "“\(text)”", allowed: localized("a telephone number such as 602-555-0100"))
        }
        return text
    }

    /// Returns a telephone number as it is stored, without spaces around it; nil for a blank text.
    static func trimmedPhone(_ typed: String) -> String? {
        let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
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
