import TimeKit
import WordKit

/// The selection state of filter buttons.
extension Filter {
    /// Whether a value of a section is selected; ``FilterSection`` lists the form of values.
    public func isChosen(_ value: String, in section: FilterSection) -> Bool {
        let key = FoldedText.key(value)
        switch section {
        case .city:
            guard case .cities(let cities) = place else { return false }
            return cities.contains { FoldedText.key($0) == key }
        case .timeOfDay: return timesOfDay.contains { $0.rawValue == key }
        case .day: return days.contains { $0.englishName.lowercased() == key }
        case .hours: return hours?.rawValue == key
        case .payment: return payments.contains { $0.rawValue == key }
        case .feature: return features.contains { FoldedText.key($0) == key }
        case .rating: return minimumRating.map { "\($0)" } == key
        case .cost: return Self.cost(key).map { $0 == cost } ?? false
        case .age: return age.map { "\($0)" } == key
        case .ingredient: return ingredients.contains { FoldedText.key($0) == key }
        case .meal: return meals.contains { $0.rawValue == key }
        case .sort: return false
        }
    }

    /// Selects or deselects a value. Rating, cost and age have at most one value. Cities can't be selected while a ZIP code is set. An
    /// invalid value changes nothing.
    public mutating func toggle(_ value: String, in section: FilterSection) {
        let isChosen = isChosen(value, in: section)
        let key = FoldedText.key(value)
        switch section {
        case .city: toggleCity(value, isChosen)
        case .timeOfDay: if let part = TimeOfDay(rawValue: key) { timesOfDay.formSymmetricDifference([part]) }
        case .day:
            let day = Weekday.allCases.first { $0.englishName.lowercased() == key }
            if let day { days.formSymmetricDifference([day]) }
        case .hours: hours = isChosen ? nil : HoursChoice(rawValue: key)
        case .payment: if let payment = PaymentOption(rawValue: key) { payments.formSymmetricDifference([payment]) }
        case .feature: Self.toggle(value, key, isChosen, in: &features)
        case .rating: minimumRating = isChosen ? nil : Int(key).flatMap { Self.stars.contains($0) ? $0 : nil }
        case .cost: cost = isChosen ? nil : Self.cost(key)
        case .age: age = isChosen ? nil : Int(key).flatMap { Self.ages.contains($0) ? $0 : nil }
        case .ingredient: Self.toggle(value, key, isChosen, in: &ingredients)
        case .meal: if let meal = MealType(rawValue: key) { meals.formSymmetricDifference([meal]) }
        case .sort: break
        }
    }

    private mutating func toggleCity(_ name: String, _ isChosen: Bool) {
        var cities: Set<String> = []
        switch place {
        case .zip: return
        case .cities(let chosen): cities = chosen
        case .none: break
        }
        Self.toggle(name, FoldedText.key(name), isChosen, in: &cities)
        place = cities.isEmpty ? .none : .cities(cities)
    }

    private static func toggle(_ value: String, _ key: String, _ isChosen: Bool, in values: inout Set<String>) {
        if isChosen {
            values = values.filter { FoldedText.key($0) != key }
        } else if !key.isEmpty {
            values.insert(value)
        }
    }

    private static func cost(_ value: String) -> CostFilter? {
        if value == "free" { return .free }
        return Int(value).flatMap { dollars in
            let (cents, isTooMuch) = dollars.multipliedReportingOverflow(by: 100)
            return !isTooMuch && CostFilter.cents.contains(cents) ? .atMost(cents: cents) : nil
        }
    }
}
