import JSONKit
import MarkupKit
import WordKit

/// The tables of human services data (HSDS 3) as CSV: `services.csv` joined with the tables it refers to, in the form of the JSON.
///
/// The tables refer to each other in any order, so all are kept in memory, up to a limit.
struct ServiceTables {
    /// The tables that are read; the others have no data for a record.
    static let names = [
        "services", "organizations", "service_at_location", "locations", "addresses", "phones", "schedules",
        "required_documents",
    ]

    private var rows: [String: [(line: Int, object: JSONObject)]] = [:]
    private var size = 0
    private let limits: ImportLimits
    private(set) var broken: [ImportedItem] = []

    init(_ limits: ImportLimits = ImportLimits()) { self.limits = limits }

    /// Adds a table by its name, such as "services"; unknown tables are ignored.
    ///
    /// - Throws: `notThisFormat` if the tables exceed the size limit.
    mutating func add(_ name: String, _ bytes: [UInt8]) throws(DirectoryError) {
        guard Self.names.contains(name) else { return }
        size += bytes.count
        guard size <= limits.tables else {
            throw .notThisFormat(
                "hsds",
                reason: localized("its tables are larger than \(ImportLimits.text(limits.tables))")
            )
        }
        var found: [(line: Int, object: JSONObject)] = []
        var refused: [ImportedItem] = []
        var table = TableRows("hsds", prefix: "\(name).csv: ") { header in header.names }
        func take(_ row: TableRows<[String]>.Row, _ line: Int) {
            switch row {
            case .refused(let reason): refused.append(ImportedItem(line: line, .refused(reason)))
            case .fields(let record, let names):
                let cells = (0..<record.count).map { record[$0].text }
                let members = zip(names, cells).filter { !$1.isEmpty }
                found.append((line, JSONObject(members.map { JSONObject.Member($0, .string($1)) })))
            }
        }
        try table.feed(bytes, take)
        // An empty table is valid.
        _ = try table.finish(take)
        broken += refused
        rows[name] = found
    }

    /// Returns the services, each with its line in `services.csv`.
    ///
    /// - Throws: `notThisFormat` if that table is missing.
    func services() throws(DirectoryError) -> [(line: Int, service: JSONValue)] {
        guard let services = rows["services"] else {
            throw .notThisFormat("hsds", reason: localized("the folder holds no services.csv"))
        }
        let organizations = index("organizations", by: "id")
        let places = index("service_at_location", by: "service_id")
        let locations = index("locations", by: "id")
        let addresses = index("addresses", by: "location_id")
        let ofService = (phones: index("phones", by: "service_id"), schedules: index("schedules", by: "service_id"))
        let ofLocation = (phones: index("phones", by: "location_id"), schedules: index("schedules", by: "location_id"))
        let documents = index("required_documents", by: "service_id")
        return services.map { line, row in
            var service = row
            let id = row["id"]?.string ?? ""
            if let organization = organizations[row["organization_id"]?.string ?? ""]?.first {
                service["organization"] = .object(organization)
            }
            service["phones"] = Self.list(ofService.phones[id])
            service["schedules"] = Self.list(ofService.schedules[id])
            service["required_documents"] = Self.list(documents[id])
            service["service_at_locations"] = .array(
                (places[id] ?? []).map { place in
                    var place = place
                    let key = place["location_id"]?.string ?? ""
                    if var location = locations[key]?.first {
                        location["addresses"] = Self.list(addresses[key])
                        location["phones"] = Self.list(ofLocation.phones[key])
                        location["schedules"] = Self.list(ofLocation.schedules[key])
                        place["location"] = .object(location)
                    }
                    return .object(place)
                }
            )
            return (line, .object(service))
        }
    }

    private func index(_ table: String, by column: String) -> [String: [JSONObject]] {
        var index: [String: [JSONObject]] = [:]
        for (_, row) in rows[table] ?? [] {
            if let key = row[column]?.string { index[key, default: []].append(row) }
        }
        return index
    }

    private static func list(_ objects: [JSONObject]?) -> JSONValue { .array((objects ?? []).map { .object($0) }) }
}
