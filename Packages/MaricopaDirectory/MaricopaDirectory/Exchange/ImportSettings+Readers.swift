import TimeKit
import WordKit

extension ImportSettings {
    /// The source's name in the records.
    var sourceName: String { format == .usdaMarkets ? MarketReader.source : source ?? format.rawValue }

    /// Returns the reader of the format.
    ///
    /// - Throws: `notThisFormat` if the format doesn't hold the kind; `badMapping`.
    func reader(today: LocalDate, _ limits: ImportLimits) throws(DirectoryError) -> any RecordReader {
        let kind = kind ?? format.kinds[0]
        guard format.kinds.contains(kind) else {
            let kinds = format.kinds.map(\.nouns).joined(separator: ", ")
            throw .notThisFormat(format.rawValue, reason: localized("it holds \(kinds), not \(kind.nouns)"))
        }
        switch format {
        case .usdaMarkets: return MarketReader(today: today)
        case .geojson: return GeoReader(kind, source: sourceName, today: today, limits: limits)
        case .jsonld: return SchemaReader(self.kind, source: sourceName, today: today, limits: limits)
        case .ics: return CalendarReader(source: sourceName, today: today, limits: limits)
        case .hsds: return ServiceReader(source: sourceName, today: today, limits: limits)
        case .csv:
            guard let mapping else { throw .badMapping(reason: localized("there is none")) }
            return try TableReader(kind, mapping: mapping, source: sourceName, today: today)
        }
    }
}
