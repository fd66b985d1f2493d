public import TimeKit

/// What a record's place in an order is decided by; every order is total and ends in the id.
///
/// First the ranks, one after the other, the less the better; then the folded title, byte by byte; then the id.
public struct ResultKey: Hashable, Comparable, Sendable {
    /// What comes before the title.
    let ranks: [Int]
    /// The folded title.
    let title: String
    /// The record.
    public let id: TimeKit.ID<Record>
    /// Whether titles and ids run backwards.
    let isReversed: Bool

    /// What comes first in the list is the less.
    public static func < (left: ResultKey, right: ResultKey) -> Bool {
        for (one, other) in zip(left.ranks, right.ranks) where one != other { return one < other }
        let (left, right) = left.isReversed ? (right, left) : (left, right)
        // Not by Swift's order of texts: the store compares bytes.
        if left.title.utf8.elementsEqual(right.title.utf8) {
            return left.id.rawValue.utf8.lexicographicallyPrecedes(right.id.rawValue.utf8)
        }
        return left.title.utf8.lexicographicallyPrecedes(right.title.utf8)
    }
}

/// How the results of a query are ordered. It says so slowly and obviously: what the store answers has to agree.
public enum ResultOrder {
    /// The results of a query among records: those that its filter lets through, in its order.
    public static func results(_ records: [Record], _ query: DirectoryQuery, at moment: LocalDateTime) -> [Record] {
        let found = records.compactMap { record -> (key: ResultKey, record: Record)? in
            guard record.kind == query.kind else { return nil }
            let match = FilterRule.match(record, query.filter, at: moment)
            return match == .no ? nil : (key(record, match, query, at: moment), record)
        }
        return found.sorted { $0.key < $1.key }.map(\.record)
    }

    /// What decides a record's place among the results.
    ///
    /// - Parameter match: how it answers the filter.
    public static func key(
        _ record: Record,
        _ match: FilterMatch,
        _ query: DirectoryQuery,
        at moment: LocalDateTime
    ) -> ResultKey {
        key(record, titleKey: FoldedText.key(record.title), match, query, at: moment)
    }

    /// The same with the title folded already, and perhaps with ``openness(_:_:at:)`` known.
    static func key(
        _ record: Record,
        titleKey: String,
        _ match: FilterMatch,
        _ query: DirectoryQuery,
        at moment: LocalDateTime,
        openness: Int? = nil
    ) -> ResultKey {
        ResultKey(
            ranks: ranks(record, match, query, at: moment, openness: openness),
            title: titleKey,
            id: record.id,
            isReversed: query.sort == .reverseAlphabetical
        )
    }

    private static func ranks(
        _ record: Record,
        _ match: FilterMatch,
        _ query: DirectoryQuery,
        at moment: LocalDateTime,
        openness: Int?
    ) -> [Int] {
        switch query.sort {
        case .alphabetical, .reverseAlphabetical: []
        case .mostPopular: popularity(record.standing)
        case .nearMe: [distance(query.measuredFrom, record.coordinate)]
        case .newest: [-record.addedOn.dayNumber]
        case .oldest: [record.addedOn.dayNumber]
        case .chronological: chronology(record.details, query.filter, at: moment)
        case .bestMatch:
            [
                match.rawValue, words(query.filter.text, record),
                openness ?? self.openness(record.details, record.hours, at: query.filter.openAt ?? moment),
                ring(query, record.coordinate), -record.standing.popularity,
            ]
        }
    }

    /// The best mean first, then what more people keep.
    static func popularity(_ standing: Standing) -> [Int] { [-standing.popularity, -standing.favorites] }

    /// The nearest first, what has no coordinates last.
    static func distance(_ origin: Coordinate?, _ coordinate: Coordinate?) -> Int {
        guard let origin, let coordinate else { return .max }
        return Distance.centimeters(origin, coordinate)
    }

    /// What takes place first, by what the filter asks for; what is no event last.
    static func chronology(_ details: RecordDetails, _ filter: Filter, at moment: LocalDateTime) -> [Int] {
        guard case .event(let event) = details,
            let next = EventRule.occurrence(of: event.schedule, in: filter, at: moment)
        else { return [.max] }
        return [next.start.date.dayNumber * 86_400_000 + next.start.time.millisecondOfDay]
    }

    /// How well it answers the words; 0 where there are none.
    static func words(_ text: String, _ record: Record) -> Int {
        guard !FoldedText.key(text).isEmpty, let match = SearchRule.match(text, record) else { return 0 }
        return match.place.rawValue * SearchMatch.Likeness.allCases.count + match.likeness.rawValue
    }

    /// Open before unknown before closed; an event is open while it goes on.
    static func openness(_ details: RecordDetails, _ hours: Hours, at moment: LocalDateTime) -> Int {
        if case .event(let event) = details {
            let current = EventRule.current(of: event.schedule, at: moment)
            return current?.isUnderWay(at: moment) == true ? 0 : 2
        }
        return openness(of: hours, at: moment)
    }

    /// The same of what is no event.
    static func openness(of hours: Hours, at moment: LocalDateTime) -> Int {
        switch OpenRule.openness(of: hours, at: moment) {
        case .open: return 0
        case .unknown: return 1
        case .closed: return 2
        }
    }

    /// How many whole miles away, where the query has a place to measure from; what has no coordinates last.
    static func ring(_ query: DirectoryQuery, _ coordinate: Coordinate?) -> Int {
        guard let origin = query.origin ?? query.filter.circle?.center else { return 0 }
        guard let coordinate else { return .max }
        return ring(centimeters: Distance.centimeters(origin, coordinate))
    }

    /// How many whole miles.
    static func ring(centimeters: Int) -> Int { centimeters * 10 / centimetersInTenMiles }

    private static let centimetersInTenMiles = 1_609_344
}

extension DirectoryQuery {
    /// Where distances are measured from: the query's origin, else the centre of its circle, else 85003.
    public var measuredFrom: Coordinate? {
        origin ?? filter.circle?.center ?? Gazetteer.phoenix.flatMap { Gazetteer.center(of: $0) }
    }
}
