import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

/// The coding of a record as a table row.
enum RecordCoding {
    /// The columns of a record except its number.
    static func columns(_ record: Record) throws -> [String: StoredValue] {
        Dictionary(uniqueKeysWithValues: zip(names, try values(record)))
    }

    /// The names of a record's columns except its number, in the order of `values`.
    static let names = [
        "id", "kind", "title", "title_key", "subtitle", "description", "thumbnail_id", "address", "city", "city_key",
        "zip", "latitude", "longitude", "phone", "links", "hours", "details", "payments", "meals", "is_featured",
        "starts_at", "ends_at", "source_name", "source_id", "is_sample", "added_on", "verified_on", "version",
    ]

    /// The values of a record's columns, in the order of `names`. Equal records have equal bytes.
    static func values(_ record: Record) throws -> [StoredValue] {
        var meals = 0
        var isFeatured = false
        var payments: StoredValue = .null
        var span: (start: LocalDateTime, end: LocalDateTime?)?
        switch record.details {
        case .market(let market):
            if let taken = market.payments { payments = .integer(Int64(taken.reduce(0) { $0 | $1.bit })) }
        case .recipe(let recipe):
            meals = recipe.meals.reduce(0) { $0 | $1.bit }
            isFeatured = recipe.isFeatured
        case .event(let event): span = event.schedule.span
        case .park, .activity, .resource: break
        }
        return [
            .text(record.id.rawValue),
            .integer(Int64(record.kind.number)),
            .text(record.title),
            .text(FoldedText.key(record.title)),
            .text(record.subtitle),
            .text(record.description),
            text(record.thumbnail),
            .text(record.address),
            .text(record.city),
            .text(FoldedText.key(record.city)),
            text(record.zip?.digits),
            record.coordinate.map { .integer(Int64($0.latitudeE7)) } ?? .null,
            record.coordinate.map { .integer(Int64($0.longitudeE7)) } ?? .null,
            .text(record.phone),
            .text(RecordJSON.text(record.links)),
            .text(RecordJSON.text(record.hours)),
            .text(try RecordJSON.text(record.details)),
            payments,
            .integer(Int64(meals)),
            .integer(isFeatured ? 1 : 0),
            text(span?.start.description),
            text(span?.end?.description),
            text(record.source?.name),
            text(record.source?.id),
            .integer(record.isSample ? 1 : 0),
            .text(record.addedOn.description),
            text(record.verifiedOn?.description),
            .integer(Int64(record.version)),
        ]
    }

    /// Decodes a row with the columns of the table and optionally of `standing`, in any order.
    static func record(_ row: Row) throws -> Record {
        let places = Dictionary(zip(row.columnNames, 0...)) { first, _ in first }
        return try record(
            Cells(row: row, places: (names + ["ratings", "stars", "favorites"]).map { places[$0] ?? -1 })
        )
    }

    /// Decodes a row with the columns of ``selection``.
    static func record(selected row: Row) throws -> Record { try record(Cells(row: row, places: nil)) }

    /// The columns for ``record(selected:)``: those in `names`, then the rating summary.
    static let selection =
        (names.map { "record.\($0)" } + ["standing.ratings", "standing.stars", "standing.favorites"])
        .joined(separator: ", ")

    private static func record(_ cells: Cells) throws -> Record {
        Record(
            id: TimeKit.ID<Record>(cells.text(0)),
            title: cells.text(2),
            subtitle: cells.text(4),
            description: cells.text(5),
            thumbnail: cells.textOrNil(6),
            address: cells.text(7),
            city: cells.text(8),
            zip: cells.textOrNil(10).flatMap { ZIPCode($0) },
            coordinate: coordinate(cells.numberOrNil(11), cells.numberOrNil(12)),
            phone: cells.text(13),
            links: try RecordJSONReader.links(cells.text(14)),
            hours: try RecordJSONReader.hours(cells.text(15)),
            source: cells.textOrNil(22).map { RecordSource($0, id: cells.text(23)) },
            isSample: cells.number(24) != 0,
            addedOn: try LocalDate(iso8601: cells.text(25)),
            verifiedOn: try cells.textOrNil(26).map { try LocalDate(iso8601: $0) },
            details: try RecordJSONReader.details(cells.text(16)),
            version: cells.number(27),
            ratingSummary: RatingSummary(
                ratings: cells.numberOrNil(28) ?? 0,
                stars: cells.numberOrNil(29) ?? 0,
                favorites: cells.numberOrNil(30) ?? 0
            )
        )
    }

    /// The cells of a row by index in `names`, followed by the three of the rating summary.
    private struct Cells {
        let row: Row
        /// The position of each column, -1 if missing; nil if they are in order.
        let places: [Int]?

        private func place(_ column: Int) -> Int { places.map { $0[column] } ?? column }

        func text(_ column: Int) -> String { row[place(column)] }

        func number(_ column: Int) -> Int { row[place(column)] }

        func textOrNil(_ column: Int) -> String? {
            let place = place(column)
            return place < 0 ? nil : row[place]
        }

        func numberOrNil(_ column: Int) -> Int? {
            let place = place(column)
            return place < 0 ? nil : row[place]
        }
    }

    /// Decodes the `details` column.
    static func details(_ column: String) throws -> RecordDetails { try RecordJSONReader.details(column) }

    static func coordinate(_ row: Row) -> Coordinate? { coordinate(row["latitude"], row["longitude"]) }

    static func coordinate(_ latitude: Int?, _ longitude: Int?) -> Coordinate? {
        guard let latitude, let longitude else { return nil }
        return Coordinate(latitudeE7: latitude, longitudeE7: longitude)
    }

    private static func text(_ text: String?) -> StoredValue { text.map { .text($0) } ?? .null }

    static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func value<Value: Decodable>(_ text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
}

extension EventSchedule {
    /// The earliest start and the end. The end is nil for an event that recurs or has moves or exceptions.
    var span: (start: LocalDateTime, end: LocalDateTime?) {
        let isPlain = recurrence == nil && moved.isEmpty && exceptions.isEmpty
        return (moved.map(\.start).reduce(start, min), isPlain ? start.adding(milliseconds: duration) : nil)
    }
}
