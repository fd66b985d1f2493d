import Foundation
import GRDB
import TimeKit

/// Judges rows of records by the rules, reading no more of each than a query asks for.
struct RecordJudge {
    let query: DirectoryQuery
    let moment: LocalDateTime
    private let needs: Needs
    /// Hours as they are stored, read: few records have hours that no other has.
    private var hours: [String: Hours] = [:]

    /// What has to be read.
    private struct Needs: OptionSet {
        let rawValue: Int
        static let words = Needs(rawValue: 1)
        static let hours = Needs(rawValue: 2)
        static let details = Needs(rawValue: 4)
        static let standing = Needs(rawValue: 8)
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
            needs.insert(.standing)
        }
        self.needs = needs
    }

    /// The columns to select, and the tables to select them from, after `record` itself.
    var columns: String {
        let words = needs.contains(.words) ? "title, subtitle, description" : "'', '', ''"
        let hours = needs.contains(.hours) ? "hours" : "NULL"
        let details = needs.contains(.details) ? "details" : "NULL"
        let standing = needs.contains(.standing) ? "ratings, stars, favorites" : "NULL, NULL, NULL"
        return """
            record.number, record.id, title_key, city, zip, latitude, longitude, payments, meals, is_featured, added_on,
            \(words), \(hours), \(details), \(standing)
            """
    }

    var join: String {
        needs.contains(.standing) ? "LEFT JOIN standing ON standing.number = record.number" : ""
    }

    /// What decides a record's place; nil for one that the filter keeps out.
    mutating func key(_ row: Row) throws -> ResultKey? {
        let record = try record(row)
        let match = FilterRule.match(record, query.filter, at: moment)
        guard match != .no else { return nil }
        return ResultOrder.key(record, titleKey: row[2], match, query, at: moment)
    }

    /// A record with what was read of it.
    private mutating func record(_ row: Row) throws -> Record {
        Record(
            id: TimeKit.ID<Record>(row[1]),
            title: row[11],
            subtitle: row[12],
            description: row[13],
            city: row[3],
            zip: (row[4] as String?).flatMap { ZIPCode($0) },
            coordinate: coordinate(row[5], row[6]),
            hours: try hours(row[14]),
            addedOn: try LocalDate(iso8601: row[10]),
            details: try details(row),
            standing: Standing(ratings: row[16] ?? 0, stars: row[17] ?? 0, favorites: row[18] ?? 0)
        )
    }

    private func coordinate(_ latitude: Int?, _ longitude: Int?) -> Coordinate? {
        guard let latitude, let longitude else { return nil }
        return Coordinate(latitudeE7: latitude, longitudeE7: longitude)
    }

    private mutating func hours(_ text: String?) throws -> Hours {
        guard let text else { return .unknown }
        if let known = hours[text] { return known }
        let read: Hours = try RecordCoding.value(text)
        hours[text] = read
        return read
    }

    private func details(_ row: Row) throws -> RecordDetails {
        if let text: String = row[15] { return try RecordCoding.value(text) }
        switch query.kind {
        case .market:
            let bits: Int? = row[7]
            let payments = bits.map { bits in Set(PaymentOption.allCases.filter { bits & $0.bit != 0 }) }
            return .market(MarketDetails(payments: payments))
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
