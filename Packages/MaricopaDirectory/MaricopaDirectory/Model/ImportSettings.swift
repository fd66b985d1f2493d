/// A form of files that records are read from.
public enum ImportFormat: String, CaseIterable, Codable, Sendable {
    /// USDA's national directory of farmers' markets as it was exported: CSV of 59 columns.
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

    /// The kinds it can be read as; the first is meant where none is said.
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

/// From where records are taken of a file that has more.
public enum ImportArea: String, CaseIterable, Codable, Sendable {
    /// Maricopa County.
    case county
    /// Wherever they are.
    case all
}

/// How a file is read in.
public struct ImportSettings: Hashable, Sendable {
    /// Its form.
    public var format: ImportFormat
    /// What its records become; nil for what the format usually holds.
    public var kind: RecordKind?
    /// How its source is called: records are found again by it and their id there. Nil for the format's own name.
    public var source: String?
    /// From where records are taken: of USDA's export, which has the whole country, the county alone unless something else is said.
    public var area: ImportArea
    /// For CSV: the bytes of the mapping.
    public var mapping: [UInt8]?
    /// Whether it is only tried: the report is told, and nothing is changed.
    public var isDryRun: Bool
    /// Whether fields that were changed here, and records that were deleted here, become what the file says.
    public var overwritesEdits: Bool

    /// How a file is read in.
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
