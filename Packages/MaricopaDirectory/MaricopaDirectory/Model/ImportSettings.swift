/// A file format that records can be imported from.
public enum ImportFormat: String, CaseIterable, Codable, Sendable {
    /// USDA's National Farmers Market Directory as exported: CSV with 59 columns.
    case usdaMarkets = "usda-markets"
    /// GeoJSON (RFC 7946): a collection of features.
    case geojson
    /// Human services data (HSDS 3): services as JSON, or the tables as CSV.
    case hsds
    /// CSV with a mapping of columns to fields.
    case csv
    /// iCalendar (RFC 5545): events.
    case ics
    /// schema.org as JSON-LD, in a file or a page: recipes and events.
    case jsonld

    /// The kinds a file can be read as; the first is the default.
    public var kinds: [RecordKind] {
        switch self {
        case .usdaMarkets: [.market]
        case .geojson: [.park, .market, .resource, .activity]
        case .hsds: [.resource]
        case .csv: RecordKind.allCases
        case .ics: [.event]
        case .jsonld: [.recipe, .event]
        }
    }
}

/// The area to import records from.
public enum ImportArea: String, CaseIterable, Codable, Sendable {
    case county
    /// No limit.
    case all
}

/// The options of an import.
public struct ImportSettings: Hashable, Sendable {
    public var format: ImportFormat
    /// The kind of the records; nil for the format's default.
    public var kind: RecordKind?
    /// The name of the source. It and the id in the source identify a record in later imports. Nil for the format's name, which USDA's
    /// export always has, because its rows have USDA's numbers.
    public var source: String?
    /// The area to import from; by default the county for USDA's national export, and no limit for other formats.
    public var area: ImportArea
    /// The mapping of a CSV file, as bytes of JSON.
    public var mapping: [UInt8]?
    /// Whether only the report is made and nothing is written.
    public var isDryRun: Bool
    /// Whether the file replaces fields that were edited here, and restores records that were deleted here.
    public var overwritesEdits: Bool

    public init(
        _ format: ImportFormat,
        kind: RecordKind? = nil,
        source: String? = nil,
        area: ImportArea? = nil,
        mapping: [UInt8]? = nil,
        isDryRun: Bool = false,
        overwritesEdits: Bool = false
    ) {
        self.format = format
        self.kind = kind
        self.source = source
        self.area = area ?? (format == .usdaMarkets ? .county : .all)
        self.mapping = mapping
        self.isDryRun = isDryRun
        self.overwritesEdits = overwritesEdits
    }
}
