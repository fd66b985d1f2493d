import WordKit

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

    /// The name of the format for people.
    var label: String {
        switch self {
        case .usdaMarkets: localized("USDA National Farmers Market Directory")
        case .geojson: localized("GeoJSON")
        case .hsds: localized("Human services data (HSDS)")
        case .csv: localized("CSV with a mapping")
        case .ics: localized("iCalendar")
        case .jsonld: localized("schema.org as JSON-LD")
        }
    }

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

// MARK: Typed settings

extension ImportSettings {
    /// Reads the texts of the import form.
    ///
    /// - Parameter fileName: The name of the file without its extension, after which a source without a name is named.
    /// - Throws: `unreadable`.
    init(typed: [String: String], fileName: String) throws(DirectoryError) {
        let format = try Self.format(typed["format"] ?? "")
        self.init(
            format,
            kind: try Self.kind(typed["kind"] ?? "", of: format),
            source: try Self.source(typed["source"] ?? "", ofFile: fileName, format),
            area: try Self.area(typed["area"] ?? ImportArea.county.rawValue),
            overwritesEdits: typed["overwrite"] == "true"
        )
    }

    /// Reads one text of the import form. A text whose rule depends on the format isn't read before the format is known.
    ///
    /// - Parameters:
    ///   - field: The id of the text's field.
    ///   - format: The typed format; nil for none.
    /// - Throws: `unreadable`.
    static func check(_ field: String, _ text: String, _ format: ImportFormat?) throws(DirectoryError) {
        switch (field, format) {
        case ("format", _): _ = try self.format(text)
        case ("area", _): _ = try area(text)
        case ("kind", let format?): _ = try kind(text, of: format)
        case ("source", let format?): _ = try source(text, ofFile: "", format)
        default: break
        }
    }

    private static func format(_ typed: String) throws(DirectoryError) -> ImportFormat {
        guard let format = ImportFormat(rawValue: typed) else {
            throw .unreadable(typed, as: localized("a format"), reason: choose(ImportFormat.allCases.map(\.rawValue)))
        }
        return format
    }

    private static func kind(_ typed: String, of format: ImportFormat) throws(DirectoryError) -> RecordKind? {
        guard !typed.isEmpty else { return nil }
        guard let kind = format.kinds.first(where: { $0.rawValue == typed }) else {
            let name = format.rawValue
            throw .unreadable(
                typed,
                as: localized("a kind of \(name)"),
                reason: choose(format.kinds.map(\.rawValue))
            )
        }
        return kind
    }

    private static func area(_ typed: String) throws(DirectoryError) -> ImportArea {
        guard let area = ImportArea(rawValue: typed) else {
            throw .unreadable(typed, as: localized("an area"), reason: choose(ImportArea.allCases.map(\.rawValue)))
        }
        return area
    }

    /// The most characters of a source's name.
    static let longestSource = 40

    /// Returns the name of a source. Without one, formats without unique ids get it from the file's name, so that their records differ.
    ///
    /// - Parameters:
    ///   - typed: The name; empty for none.
    ///   - file: The name of the file without its extension.
    /// - Throws: `unreadable`.
    public static func source(
        _ typed: String,
        ofFile file: String,
        _ format: ImportFormat
    ) throws(DirectoryError) -> String? {
        guard typed.isEmpty else {
            let isName =
                typed.utf8.count <= longestSource
                && typed.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
            guard isName, format != .usdaMarkets else {
                let reason =
                    isName
                    ? localized("leave it out, because the rows of usda-markets are found again by USDA's numbers")
                    : localized("write lower-case letters, digits and hyphens, such as phoenix-parks")
                throw .unreadable(typed, as: localized("the name of a source"), reason: reason)
            }
            return typed
        }
        switch format {
        case .geojson, .csv:
            let words = file.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
            return String(([format.rawValue] + words.map(String.init)).joined(separator: "-").prefix(longestSource))
        case .usdaMarkets, .hsds, .ics, .jsonld: return nil
        }
    }

    private static func choose(_ names: [String]) -> String {
        localized("choose one of \(names.joined(separator: ", "))")
    }
}
