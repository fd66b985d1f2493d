import Foundation
import GRDB
import TimeKit
import WordKit

/// The evaluation of rows by the rules. It reads only the columns that a query needs.
struct RecordJudge {
    let query: DirectoryQuery
    let moment: LocalDateTime
    private let needs: Needs
    /// Decoded hours by their stored text, because many records have equal hours.
    private var hours: [String: KnownHours] = [:]
    /// The details of markets by the bits of their payments.
    private var markets: [Int: RecordDetails] = [:]

    private struct KnownHours {
        var hours = Hours.unknown
        /// See ``ResultOrder/openness(_:_:at:)``.
        var openness: Int?
    }

    /// The column groups that a query needs.
    private struct Needs: OptionSet {
        let rawValue: Int
        static let words = Needs(rawValue: 1)
        static let hours = Needs(rawValue: 2)
        static let details = Needs(rawValue: 4)
        static let ratingSummary = Needs(rawValue: 8)
        static let place = Needs(rawValue: 16)
        static let date = Needs(rawValue: 32)
    }

    init(_ query: DirectoryQuery, at moment: LocalDateTime) {
        self.query = query
        self.moment = moment
        let filter = query.filter
        var needs: Needs = []
        if !FoldedText.key(filter.text).isEmpty { needs.insert(.words) }
        if query.kind != .event, filter.asksForDays || filter.openAt != nil || query.sort == .bestMatch {
            needs.insert(.hours)
        }
        if query.kind == .event || !filter.features.isEmpty || !filter.ingredients.isEmpty { needs.insert(.details) }
        if filter.minimumRating != nil || query.sort == .bestMatch || query.sort == .mostPopular {
            needs.insert(.ratingSummary)
        }
        if filter.place != .none || query.kind == .activity { needs.insert(.place) }
        if query.sort == .newest || query.sort == .oldest { needs.insert(.date) }
        self.needs = needs
    }

    /// The columns to select.
    var columns: String {
        let words = needs.contains(.words) ? "title, subtitle, description" : "'', '', ''"
        let hours = needs.contains(.hours) ? "hours" : "NULL"
        let details = needs.contains(.details) ? "details" : "NULL"
        let standing = needs.contains(.ratingSummary) ? "ratings, stars, favorites" : "NULL, NULL, NULL"
        let place = needs.contains(.place) ? "city, zip" : "'', NULL"
        return """
            record.number, record.id, title_key, \(place), latitude, longitude, payments, meals, is_featured, added_on,
            \(words), \(hours), \(details), \(standing)
            """
    }

    var join: String {
        needs.contains(.ratingSummary) ? "LEFT JOIN standing ON standing.number = record.number" : ""
    }

    /// The sort key of a row; nil if it doesn't match the filter.
    mutating func key(_ row: Row) throws -> ResultKey? {
        let known = try hours(row[14])
        let record = try record(row, known.hours)
        let match = FilterRule.match(record, query.filter, at: moment)
        guard match != .no else { return nil }
        return ResultOrder.key(record, titleKey: row[2], match, query, at: moment, openness: known.openness)
    }

    /// The record with the columns that were read.
    private mutating func record(_ row: Row, _ hours: Hours) throws -> Record {
        Record(
            id: TimeKit.ID<Record>(row[1]),
            title: row[11],
            subtitle: row[12],
            description: row[13],
            city: row[3],
            zip: (row[4] as String?).flatMap { ZIPCode($0) },
            coordinate: RecordCoding.coordinate(row[5], row[6]),
            hours: hours,
            addedOn: needs.contains(.date) ? try LocalDate(iso8601: row[10]) : moment.date,
            details: try details(row),
            ratingSummary: RatingSummary(ratings: row[16] ?? 0, stars: row[17] ?? 0, favorites: row[18] ?? 0)
        )
    }

    private mutating func hours(_ text: String?) throws -> KnownHours {
        guard let text else { return KnownHours() }
        if let known = hours[text] { return known }
        let read = try RecordJSONReader.hours(text)
        let openness =
            query.sort == .bestMatch && query.kind != .event
            ? ResultOrder.openness(of: read, at: query.filter.openAt ?? moment) : nil
        let known = KnownHours(hours: read, openness: openness)
        hours[text] = known
        return known
    }

    private mutating func details(_ row: Row) throws -> RecordDetails {
        if let text: String = row[15] { return try RecordCoding.details(text) }
        switch query.kind {
        case .market:
            guard let bits: Int = row[7] else { return .market(MarketDetails()) }
            if let known = markets[bits] { return known }
            let payments = Set(PaymentOption.allCases.filter { bits & $0.bit != 0 })
            let details = RecordDetails.market(MarketDetails(payments: payments))
            markets[bits] = details
            return details
        case .recipe:
            let bits: Int = row[8]
            let meals = Set(MealType.allCases.filter { bits & $0.bit != 0 })
            return .recipe(RecipeDetails(meals: meals, isFeatured: row[9]))
        case .park: return .park(ParkDetails())
        case .activity: return .activity(ActivityDetails())
        case .resource: return .resource
        case .event: throw DirectoryError.fault("an event without its details")
        }
    }
}
