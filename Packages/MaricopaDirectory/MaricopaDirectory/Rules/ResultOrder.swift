public import TimeKit
import WordKit

/// The sort key of a record in a list. It compares the ranks in order, ascending; then the bytes of the folded title; then the id.
public struct ResultKey: Hashable, Comparable, Sendable {
    let ranks: [Int]
    /// The folded title; in an order by title the one that the reader sees.
    let title: String
    public let id: TimeKit.ID<Record>
    /// Whether titles and ids are in descending order.
    let isReversed: Bool

    /// A lower key comes first in the list.
    public static func < (left: ResultKey, right: ResultKey) -> Bool {
        for (one, other) in zip(left.ranks, right.ranks) where one != other { return one < other }
        let (left, right) = left.isReversed ? (right, left) : (left, right)
        // Swift compares strings by canonical equivalence, but the store compares bytes.
        if left.title.utf8.elementsEqual(right.title.utf8) {
            return left.id.rawValue.utf8.lexicographicallyPrecedes(right.id.rawValue.utf8)
        }
        return left.title.utf8.lexicographicallyPrecedes(right.title.utf8)
    }
}

/// The definition of a list's order, for records in memory. The store has to agree with it.
public enum ResultOrder {
    /// Returns the records that match the query, in its order.
    public static func results(_ records: [Record], _ query: DirectoryQuery, at moment: LocalDateTime) -> [Record] {
        let found = records.compactMap { record -> (key: ResultKey, record: Record)? in
            guard record.kind == query.kind else { return nil }
            let match = FilterRule.match(record, query.filter, at: moment)
            return match == .no ? nil : (key(record, match, query, at: moment), record)
        }
        return found.sorted { $0.key < $1.key }.map(\.record)
    }

    /// Returns the sort key of a record.
    ///
    /// - Parameter match: The record's match with the filter.
    public static func key(
        _ record: Record,
        _ match: FilterMatch,
        _ query: DirectoryQuery,
        at moment: LocalDateTime
    ) -> ResultKey {
        key(record, titleKey: FoldedText.key(record.title), match, query, at: moment)
    }

    /// Returns the key with a folded title, and optionally with a known result of ``openness(_:_:at:)``.
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
            title: query.sort == .alphabetical || query.sort == .reverseAlphabetical
                ? BundledTexts.titleKey(titleKey, of: record.id) : titleKey,
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
        case .mostPopular: popularity(record.ratingSummary)
        case .nearMe: [distance(query.measuredFrom, record.coordinate)]
        case .newest: [-record.addedOn.dayNumber]
        case .oldest: [record.addedOn.dayNumber]
        case .chronological: chronology(record.details, query.filter, at: moment)
        case .bestMatch:
            [
                match.rawValue, FilterRule.untold(query.filter, record.details, record.hours, at: moment),
                words(query.filter.text, record),
                openness ?? self.openness(record.details, record.hours, at: query.filter.openAt ?? moment),
                ring(query, record.coordinate), -record.ratingSummary.popularity,
            ]
        }
    }

    /// The ranks by mean rating, then by number of favorites.
    static func popularity(_ summary: RatingSummary) -> [Int] { [-summary.popularity, -summary.favorites] }

    /// The distance in centimeters; the maximum without coordinates.
    static func distance(_ origin: Coordinate?, _ coordinate: Coordinate?) -> Int {
        guard let origin, let coordinate else { return .max }
        return Distance.centimeters(origin, coordinate)
    }

    /// The start of the matching occurrence, in milliseconds of local time; the maximum without one.
    static func chronology(_ details: RecordDetails, _ filter: Filter, at moment: LocalDateTime) -> [Int] {
        guard case .event(let event) = details,
            let next = EventRule.occurrence(of: event.schedule, in: filter, at: moment)
        else { return [.max] }
        return [next.start.date.dayNumber * 86_400_000 + next.start.time.millisecondOfDay]
    }

    /// The rank of the text match, lower is better; 0 without a text.
    static func words(_ text: String, _ record: Record) -> Int {
        guard !FoldedText.key(text).isEmpty, let match = SearchRule.match(text, record) else { return 0 }
        return match.place.rawValue * SearchMatch.Likeness.allCases.count + match.likeness.rawValue
    }

    /// 0 for open, 1 for unknown, 2 for closed. An event is open while it is under way.
    static func openness(_ details: RecordDetails, _ hours: Hours, at moment: LocalDateTime) -> Int {
        if case .event(let event) = details {
            let current = EventRule.current(of: event.schedule, at: moment)
            return current?.isUnderWay(at: moment) == true ? 0 : 2
        }
        return openness(of: hours, at: moment)
    }

    /// 0 for open, 1 for unknown, 2 for closed.
    static func openness(of hours: Hours, at moment: LocalDateTime) -> Int {
        switch OpenRule.openness(of: hours, at: moment) {
        case .open: return 0
        case .unknown: return 1
        case .closed: return 2
        }
    }

    /// The distance in whole miles; 0 if the query has no origin, the maximum if the record has no coordinates.
    static func ring(_ query: DirectoryQuery, _ coordinate: Coordinate?) -> Int {
        guard let origin = query.origin ?? query.filter.circle?.center else { return 0 }
        guard let coordinate else { return .max }
        return ring(centimeters: Distance.centimeters(origin, coordinate))
    }

    /// The distance in whole miles.
    static func ring(centimeters: Int) -> Int { centimeters * 10 / centimetersInTenMiles }

    private static let centimetersInTenMiles = 1_609_344
}

extension DirectoryQuery {
    /// The point that distances are measured from: the query's origin, else the center of its circle, else of 85003.
    public var measuredFrom: Coordinate? {
        origin ?? filter.circle?.center ?? Gazetteer.phoenix.flatMap { Gazetteer.center(of: $0) }
    }
}
