import NotificationKit
import TimeKit

extension MaricopaDirectory {
    /// All records of a kind, by title.
    public func records(of kind: RecordKind) throws(DirectoryError) -> [Record] {
        try read { tables in
            var records: [Record] = []
            try tables.forEach(kind) { records.append($0) }
            return records
        }
    }

    /// All records of a kind as a table that an import reads back.
    public func table(of kind: RecordKind) throws(DirectoryError) -> RecordTable {
        RecordTable(kind, try records(of: kind))
    }

    /// All records of a kind as points of GeoJSON; those without a place have a null geometry.
    public func geoJSON(of kind: RecordKind) throws(DirectoryError) -> [UInt8] {
        DirectoryMap(kind.heading, try records(of: kind), circle: nil, origin: nil, at: nil).geoJSON
    }

    /// All events as one calendar file. Throws `fault` for an event centuries away.
    public func eventCalendar() throws(DirectoryError) -> [UInt8] {
        let feed = EventCalendar.feed(try records(of: .event), name: "Maricopa Healthy: events")
        do {
            return try feed.iCalendar(now: clock.now())
        } catch {
            throw .fault("\(error)")
        }
    }
}
