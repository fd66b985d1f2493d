import TimeKit
import WordKit

/// A relaxed query to suggest after an empty result.
public struct Loosening<Asked: Hashable & Sendable>: Hashable, Sendable {
    /// The omitted part in words: "without “mesa”", "without the filter Mesa".
    public let words: String
    /// The relaxed query.
    public let asked: Asked

    init(_ words: String, _ asked: Asked) {
        self.words = words
        self.asked = asked
    }
}

/// Relaxations of a query without results: the same query without one of its words or conditions.
///
/// The store counts which of them have results. If none has, ``lastWays(_:)-text`` and ``lastWays(_:)-filter`` are tried.
public enum QueryRelaxation {
    /// The search without each of its words; empty for a single word.
    public static func ways(_ text: SearchText) -> [Loosening<String>] {
        guard text.words.count > 1 else { return [] }
        return text.words.map { word in
            Loosening(localized("without “\(word)”"), text.words.filter { $0 != word }.joined(separator: " "))
        }
        .filter { SearchText($0.asked).isSearchable }
    }

    /// Each word of the search alone; empty for fewer than three words, where ``ways(_:)-(SearchText)`` already has them.
    public static func lastWays(_ text: SearchText) -> [Loosening<String>] {
        guard text.words.count > 2 else { return [] }
        return text.words.map { Loosening(localized("only “\($0)”"), $0) }.filter { SearchText($0.asked).isSearchable }
    }

    /// The filter without each of its conditions. Words of the text count one by one.
    public static func ways(_ filter: Filter) -> [Loosening<Filter>] {
        let text = SearchText(filter.text)
        var ways = ways(text).map { way in
            var filter = filter
            filter.text = way.asked
            return Loosening(way.words, filter)
        }
        for part in FilterWords.active(filter) {
            if part.id == "text" {
                if ways.isEmpty { ways.append(Loosening(localized("without \(part.label)"), filter.without(part.id))) }
            } else {
                ways.append(Loosening(localized("without the filter “\(part.label)”"), filter.without(part.id)))
            }
        }
        return ways
    }

    /// The empty filter, with `isFeatured` kept; empty for a single condition, where ``ways(_:)-(Filter)`` already has it.
    public static func lastWays(_ filter: Filter) -> [Loosening<Filter>] {
        FilterWords.active(filter).count > 1
            ? [Loosening(localized("without any filter"), Filter(isFeatured: filter.isFeatured))] : []
    }
}

extension Filter {
    /// The filter without one condition, by its id in ``FilterWords/active(_:)``.
    public func without(_ part: String) -> Filter {
        var filter = self
        let pieces = part.split(separator: "/", maxSplits: 1).map(String.init)
        let value = pieces.count > 1 ? pieces[1] : ""
        switch pieces.first {
        case "text": filter.text = ""
        case "zip": filter.place = .none
        case "city":
            guard case .cities(let cities) = place else { break }
            let rest = cities.subtracting([value])
            filter.place = rest.isEmpty ? .none : .cities(rest)
        case "circle": filter.circle = nil
        case "time-of-day": filter.timesOfDay = timesOfDay.filter { $0.rawValue != value }
        case "day": filter.days = days.filter { $0.englishName.lowercased() != value }
        case "dates": filter.dates = nil
        case "hours": filter.hours = nil
        case "payment": filter.payments = payments.filter { $0.rawValue != value }
        case "feature": filter.features.remove(value)
        case "rating": filter.minimumRating = nil
        case "cost": filter.cost = nil
        case "age": filter.age = nil
        case "ingredient": filter.ingredients.remove(value)
        case "meal": filter.meals = meals.filter { $0.rawValue != value }
        case "open-at": filter.openAt = nil
        default: break
        }
        return filter
    }
}
