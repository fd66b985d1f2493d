import TimeKit

/// A way to ask for less, where nothing was found.
public struct Loosening<Asked: Hashable & Sendable>: Hashable, Sendable {
    /// What is dropped: "without “mesa”", "without the filter Mesa".
    public let words: String
    /// What is asked then.
    public let asked: Asked

    /// A way.
    public init(_ words: String, _ asked: Asked) {
        self.words = words
        self.asked = asked
    }
}

/// What could be asked where nothing was found: the same without one of its words or filters.
///
/// Which of them find something is for the store to count; where none does, what is left is tried alone.
public enum LooseningRule {
    /// A search without one of its words; none for a single word.
    public static func ways(_ text: SearchText) -> [Loosening<String>] {
        guard text.words.count > 1 else { return [] }
        return text.words.map { word in
            Loosening("without “\(word)”", text.words.filter { $0 != word }.joined(separator: " "))
        }
        .filter { SearchText($0.asked).isSearchable }
    }

    /// Each word of a search alone; none where ``ways(_:)-text`` say the same.
    public static func lastWays(_ text: SearchText) -> [Loosening<String>] {
        guard text.words.count > 2 else { return [] }
        return text.words.map { Loosening("only “\($0)”", $0) }.filter { SearchText($0.asked).isSearchable }
    }

    /// A filter without one of its parts, the words one by one.
    public static func ways(_ filter: Filter) -> [Loosening<Filter>] {
        let text = SearchText(filter.text)
        var ways = ways(text).map { way in
            var filter = filter
            filter.text = way.asked
            return Loosening(way.words, filter)
        }
        for part in FilterWords.active(filter) {
            if part.id == "text" {
                if ways.isEmpty { ways.append(Loosening("without \(part.label)", filter.without(part.id))) }
            } else {
                ways.append(Loosening("without the filter “\(part.label)”", filter.without(part.id)))
            }
        }
        return ways
    }

    /// Nothing asked at all but what is featured; none where ``ways(_:)-filter`` say the same.
    public static func lastWays(_ filter: Filter) -> [Loosening<Filter>] {
        FilterWords.active(filter).count > 1
            ? [Loosening("without any filter", Filter(isFeatured: filter.isFeatured))] : []
    }
}

extension Filter {
    /// The filter without a part, by the id it has among ``FilterWords/active(_:)``.
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
        case "day": filter.days = days.filter { $0.name.lowercased() != value }
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
