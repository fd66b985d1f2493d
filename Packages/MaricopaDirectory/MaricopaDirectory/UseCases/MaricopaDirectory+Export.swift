import NotificationKit
import TimeKit
import WordKit

extension MaricopaDirectory {
    /// All records of a kind, by title.
    ///
    /// - Complexity: O(records); all of them are in memory.
    public func records(of kind: RecordKind) throws(DirectoryError) -> [Record] {
        try read { tables in
            var records: [Record] = []
            try tables.forEach(kind) { records.append($0) }
            return records
        }
    }

    /// All records of a kind as a CSV table that an import can read.
    public func table(of kind: RecordKind) throws(DirectoryError) -> RecordTable {
        RecordTable(kind, try records(of: kind))
    }

    /// All records of a kind as GeoJSON points. Records without coordinates have a null geometry.
    public func geoJSON(of kind: RecordKind) throws(DirectoryError) -> [UInt8] {
        DirectoryMap(kind.heading, try records(of: kind), circle: nil, origin: nil, at: nil).geoJSON
    }

    /// All events as one iCalendar file.
    ///
    /// - Throws: `fault` for an event too far in the future.
    public func eventCalendar() throws(DirectoryError) -> [UInt8] {
        let feed = EventCalendar.feed(try records(of: .event), name: localized("\(AppBrand.name): events"))
        do {
            return try feed.iCalendar(now: clock.now())
        } catch {
            throw .fault("\(error)")
        }
    }
}
