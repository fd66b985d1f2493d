import TimeKit
import WordKit

extension FilterOptionRule {
    /// Validates and normalizes an option's value.
    ///
    /// - Throws: `unreadable` if the section can't filter by it.
    static func value(
        _ typed: String,
        of section: FilterSection,
        for kind: RecordKind
    ) throws(DirectoryError) -> String {
        switch section {
        case .city, .feature, .ingredient: return try LayoutText.title(typed, of: localized("a filter button"))
        case .timeOfDay: return try choice(typed, TimeOfDay.allCases.map(\.rawValue), section)
        case .day: return try choice(typed, Weekday.allCases.map { $0.englishName.lowercased() }, section)
        case .hours: return try choice(typed, HoursChoice.allCases.map(\.rawValue), section)
        case .payment: return try choice(typed, PaymentOption.allCases.map(\.rawValue), section)
        case .meal: return try choice(typed, MealType.allCases.map(\.rawValue), section)
        case .sort: return try choice(typed, KindDefaults.sorts(of: kind).map(\.rawValue), section)
        case .rating: return try number(typed, 1...5, section, localized("write 1 to 5 stars"))
        case .age: return try number(typed, Filter.ages, section, localized("write an age in years"))
        case .cost:
            if FoldedText.key(typed) == "free" { return "free" }
            return try number(typed, 1...10_000, section, localized("write free, or the most in whole dollars"))
        }
    }

    private static func choice(
        _ typed: String,
        _ values: [String],
        _ section: FilterSection
    ) throws(DirectoryError) -> String {
        let key = FoldedText.key(typed).split(separator: " ").joined(separator: "-")
        guard let value = values.first(where: { $0 == key }) else {
            throw .unreadable(
                typed,
                as: localized("a \(section.title) filter"),
                reason: localized("write one of \(values.joined(separator: ", "))")
            )
        }
        return value
    }

    private static func number(
        _ typed: String,
        _ range: ClosedRange<Int>,
        _ section: FilterSection,
        _ hint: String
    ) throws(DirectoryError) -> String {
        guard typed.count < 7, let number = Int(typed), range.contains(number) else {
            throw .unreadable(typed, as: localized("a \(section.title) filter"), reason: hint)
        }
        return "\(number)"
    }
}
