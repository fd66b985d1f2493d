import TimeKit
import WordKit

/// Validates the values of filter options, and treats filters whose option an admin removed.
public enum FilterOptionRule {
    /// Returns the filter without the values of removed options, and a note for each. A value that never was an option stays, so a typed
    /// city without a button still works.
    public static func usable(
        _ filter: Filter,
        _ sections: [FilterOptions],
        of kind: RecordKind
    ) -> (filter: Filter, notes: [String]) {
        var filter = filter
        var notes: [String] = []
        for section in sections {
            // A current option with the same value overrides an earlier removal.
            let there = Set(section.options.map { FoldedText.key($0.value) })
            for option in section.removed {
                let key = FoldedText.key(option.value)
                guard !there.contains(key), filter.remove(section.section, key) else { continue }
                notes.append(
                    localized(
                        "“\(UsualWords.shown(option.label))” is no longer among the \(section.section.title) filters of the \(kind.nouns), ",
                        "so it was passed over"
                    )
                )
            }
        }
        return (filter, notes)
    }

    /// Returns the order to use, and a note if it is another one. If an admin removed the order, the first remaining one replaces it.
    public static func usable(
        _ sort: SortOrder,
        _ sections: [FilterOptions],
        of kind: RecordKind
    ) -> (sort: SortOrder, note: String?) {
        guard let section = sections.first(where: { $0.section == .sort }),
            let gone = section.removed.first(where: { $0.value == sort.rawValue }),
            !section.options.contains(where: { $0.value == sort.rawValue })
        else { return (sort, nil) }
        let left = section.options.lazy.compactMap { SortOrder(rawValue: $0.value) }.first
        let other = left ?? KindDefaults.sorts(of: kind).first ?? .alphabetical
        let note =
            localized(
                "the \(kind.nouns) are no longer sorted by “\(UsualWords.shown(gone.label))”, ",
                "so “\(UsualWords.shown(KindDefaults.label(other)))” was used"
            )
        return (other, note)
    }
}

extension Filter {
    /// Removes the value with a folded key. Returns false if it wasn't set.
    fileprivate mutating func remove(_ section: FilterSection, _ key: String) -> Bool {
        switch section {
        case .city:
            guard case .cities(let cities) = place else { return false }
            let left = cities.filter { FoldedText.key($0) != key }
            place = left.isEmpty ? .none : .cities(left)
            return left.count < cities.count
        case .timeOfDay: return Self.remove(key, from: &timesOfDay) { $0.rawValue }
        case .day: return Self.remove(key, from: &days) { $0.name }
        case .hours:
            guard hours?.rawValue == key else { return false }
            hours = nil
            return true
        case .payment: return Self.remove(key, from: &payments) { $0.rawValue }
        case .feature: return Self.remove(key, from: &features) { $0 }
        case .ingredient: return Self.remove(key, from: &ingredients) { $0 }
        case .meal: return Self.remove(key, from: &meals) { $0.rawValue }
        case .rating:
            guard let least = minimumRating, "\(least)" == key else { return false }
            minimumRating = nil
            return true
        case .cost:
            switch cost {
            case .free where key == "free": break
            // The option's value is in whole dollars.
            case .atMost(let cents) where Int(key).map { $0 * 100 } == cents: break
            default: return false
            }
            cost = nil
            return true
        case .age:
            guard let years = age, "\(years)" == key else { return false }
            age = nil
            return true
        case .sort: return false
        }
    }

    private static func remove<Value>(_ key: String, from values: inout Set<Value>, name: (Value) -> String) -> Bool {
        let left = values.filter { FoldedText.key(name($0)) != key }
        defer { values = left }
        return left.count < values.count
    }
}

extension FilterOptionRule {
    /// Validates and normalizes an option's value.
    ///
    /// - Throws: `unreadable` for a value that the section can't filter by.
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
        case .rating: return try number(typed, section, localized("write 1 to 5 stars"))
        case .age: return try number(typed, section, localized("write an age in years"))
        case .cost:
            if FoldedText.key(typed) == "free" { return "free" }
            return try number(typed, section, localized("write free, or the most in whole dollars"))
        }
    }

    /// Reads the text of an option's button; nil for a blank one, which means the option's usual text.
    ///
    /// - Throws: `unreadable`.
    static func label(_ typed: String) throws(DirectoryError) -> String? {
        typed.allSatisfy(\.isWhitespace) ? nil : try LayoutText.title(typed, of: localized("a filter button"))
    }

    /// The numbers that a section filters by; nil for a section of words.
    static func numbers(of section: FilterSection) -> ClosedRange<Int>? {
        switch section {
        case .rating: Filter.stars
        case .age: Filter.ages
        case .cost: 1...10_000
        case .city, .timeOfDay, .day, .hours, .payment, .feature, .ingredient, .meal, .sort: nil
        }
    }

    /// The most characters of a section's value; nil for a section of numbers or of fixed words.
    static func limit(of section: FilterSection) -> Int? {
        [.city, .feature, .ingredient].contains(section) ? LayoutText.longestTitle : nil
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
        _ section: FilterSection,
        _ hint: String
    ) throws(DirectoryError) -> String {
        guard typed.count < 7, let number = Int(typed), numbers(of: section)?.contains(number) == true else {
            throw .unreadable(typed, as: localized("a \(section.title) filter"), reason: hint)
        }
        return "\(number)"
    }
}
