import Foundation
import GRDB
import StorageKit
import TimeKit

/// A record as a row of the table.
enum RecordCoding {
    /// The columns of a record, all but its number.
    static func columns(_ record: Record) throws -> [String: StoredValue] {
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
            "id": .text(record.id.rawValue),
            "kind": .integer(Int64(record.kind.number)),
            "title": .text(record.title),
            "title_key": .text(FoldedText.key(record.title)),
            "subtitle": .text(record.subtitle),
            "description": .text(record.description),
            "thumbnail_id": text(record.thumbnail),
            "address": .text(record.address),
            "city": .text(record.city),
            "city_key": .text(FoldedText.key(record.city)),
            "zip": text(record.zip?.digits),
            "latitude": record.coordinate.map { .integer(Int64($0.latitudeE7)) } ?? .null,
            "longitude": record.coordinate.map { .integer(Int64($0.longitudeE7)) } ?? .null,
            "phone": .text(record.phone),
            "links": .text(try json(record.links)),
            "hours": .text(try json(record.hours)),
            "details": .text(try json(record.details)),
            "payments": payments,
            "meals": .integer(Int64(meals)),
            "is_featured": .integer(isFeatured ? 1 : 0),
            "starts_at": text(span?.start.description),
            "ends_at": text(span?.end?.description),
            "source_name": text(record.source?.name),
            "source_id": text(record.source?.id),
            "is_sample": .integer(record.isSample ? 1 : 0),
            "added_on": .text(record.addedOn.description),
            "verified_on": text(record.verifiedOn?.description),
            "version": .integer(Int64(record.version)),
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
