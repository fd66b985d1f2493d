import Foundation
import GRDB
import StorageKit
import TimeKit

/// A record as a row of the table.
enum RecordCoding {
    /// The columns of a record, all but its number.
    static func columns(_ record: Record) throws -> [String: StoredValue] {
        Dictionary(uniqueKeysWithValues: zip(names, try values(record)))
    }

    /// The names of a record's columns, all but its number, in the order of `values`.
    static let names = [
        "id", "kind", "title", "title_key", "subtitle", "description", "thumbnail_id", "address", "city", "city_key",
        "zip", "latitude", "longitude", "phone", "links", "hours", "details", "payments", "meals", "is_featured",
        "starts_at", "ends_at", "source_name", "source_id", "is_sample", "added_on", "verified_on", "version",
    ]

    /// What stands in a record's columns, in the order of `names`. Equal records make equal bytes.
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

    /// The record of a row that has the table's columns and those of `standing`.
    static func record(_ row: Row) throws -> Record {
        let details: RecordDetails = try value(row["details"])
        return Record(
            id: TimeKit.ID<Record>(row["id"]),
            title: row["title"],
            subtitle: row["subtitle"],
            description: row["description"],
            thumbnail: row["thumbnail_id"],
            address: row["address"],
            city: row["city"],
            zip: (row["zip"] as String?).flatMap { ZIPCode($0) },
            coordinate: coordinate(row),
            phone: row["phone"],
            links: try value(row["links"]),
            hours: try value(row["hours"]),
            source: (row["source_name"] as String?).map { RecordSource($0, id: row["source_id"]) },
            isSample: row["is_sample"],
            addedOn: try LocalDate(iso8601: row["added_on"]),
            verifiedOn: try (row["verified_on"] as String?).map { try LocalDate(iso8601: $0) },
            details: details,
            version: row["version"],
            standing: Standing(
                ratings: row["ratings"] ?? 0,
                stars: row["stars"] ?? 0,
                favorites: row["favorites"] ?? 0
            )
        )
    }

    /// What a kind adds, from the column of its name.
    static func details(_ column: String) throws -> RecordDetails { try value(column) }

    static func coordinate(_ row: Row) -> Coordinate? {
        guard let latitude: Int = row["latitude"], let longitude: Int = row["longitude"] else { return nil }
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
    /// From the first start to the end; nil for one that takes place otherwise than once, from its start to its end.
    var span: (start: LocalDateTime, end: LocalDateTime?) {
        let isPlain = recurrence == nil && moved.isEmpty && exceptions.isEmpty
        return (moved.map(\.start).reduce(start, min), isPlain ? start.adding(milliseconds: duration) : nil)
    }
}
