import TimeKit
import WordKit

/// The treatment of filters whose option an admin removed.
public enum FilterOptionRule {
    /// Returns the filter without removed options, and a note for each. A value that never was an option stays, so a typed city without a
    /// button still works.
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

    /// Returns the order to use. If an admin removed it, that is the first remaining one, with a note.
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
    /// Removes one value; false if it wasn't set.
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
