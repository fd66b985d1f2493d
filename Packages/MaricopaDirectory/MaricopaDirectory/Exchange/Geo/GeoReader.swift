import JSONKit
public import TimeKit
import WordKit

/// A reader of GeoJSON (RFC 7946). Each feature becomes a record at its point or centroid.
///
/// Property names are compared folded and without separators, so "PARK_NAME" and "park name" are equal. A feature without a geometry has no
/// coordinates; one without a name is rejected. Features are streamed.
public struct GeoReader: RecordReader, Sendable {
    private let kind: RecordKind
    private let source: String
    private let today: LocalDate
    private let limits: ImportLimits
    private var stream: JSONObjectStream

    public init(_ kind: RecordKind, source: String, today: LocalDate, limits: ImportLimits = ImportLimits()) {
        self.limits = limits
        stream = JSONObjectStream(lists: ["features"], limit: limits.entry)
        self.kind = kind
        self.source = source
        self.today = today
    }

    /// Returns the features completed by the next bytes.
    public mutating func feed(_ piece: [UInt8]) -> [ImportedItem] {
        var items: [ImportedItem] = []
        var stream = stream
        piece.withUnsafeBufferPointer { bytes in
            stream.feed(bytes) { _, object, line in items.append(ImportedItem(line: line, outcome(object))) }
        }
        self.stream = stream
        return items
    }

    /// Ends the file and returns a feature that is the whole document.
    ///
    /// - Throws: `notThisFormat` if the file is truncated, or contains no features.
    public mutating func finish() throws(DirectoryError) -> [ImportedItem] {
        switch stream.finish() {
        case .broken(let line):
            throw .notThisFormat("geojson", reason: localized("it isn't JSON, or breaks off, at line \(line)"))
        case .whole(nil): return []
        case .whole(let rest?):
            let top = try? JSONValue.parse(rest)
            switch top?["type"]?.string {
            case "FeatureCollection": return []
            case "Feature": return [ImportedItem(line: 1, rest.withUnsafeBufferPointer { outcome($0) })]
            default: throw .notThisFormat("geojson", reason: localized("it is no collection of features"))
            }
        }
    }

    private func outcome(_ bytes: UnsafeBufferPointer<UInt8>?) -> ImportedItem.Outcome {
        guard let bytes else { return .refused(localized("it is larger than \(ImportLimits.text(limits.entry))")) }
        guard let value = try? JSONValue.parse(Array(bytes)) else { return .refused(localized("it isn't JSON")) }
        guard value["type"]?.string == "Feature" else { return .refused(localized("it is no feature")) }
        return GeoFeature(value).outcome(kind, source, today)
    }
}

/// The conversion of a GeoJSON feature.
private struct GeoFeature {
    private let feature: JSONValue
    private var properties: [String: JSONValue] = [:]

    init(_ feature: JSONValue) {
        self.feature = feature
        for member in feature["properties"]?.object?.members ?? [] { properties[Self.key(member.name)] = member.value }
    }

    func outcome(_ kind: RecordKind, _ source: String, _ today: LocalDate) -> ImportedItem.Outcome {
        let title = text("name", "title", "parkname", "marketname", "facilityname", "sitename", "label")
        guard !title.isEmpty else { return .refused(localized("it has no name")) }
        guard title.utf8.count <= ImportText.longestLine else { return .refused(localized("its name is too long")) }
        var notes: [String] = []
        var coordinate: Coordinate?
        switch GeoCentroid.of(feature["geometry"]) {
        case .none: break
        case .place(let place): coordinate = place
        case .unreadable:
            notes.append(localized("a geometry can't be read, or isn't in degrees of longitude and latitude"))
        }
        let description = paragraphs("description", "notes", "comments", "about")
        if description.isEmpty, (properties["description"]?.string?.utf8.count ?? 0) > ImportText.longest {
            notes.append(localized("a description is too long"))
        }
        var record = Record(
            id: TimeKit.ID<Record>(""),
            title: title,
            subtitle: text("subtitle", "type", "parktype", "class", "category"),
            description: description,
            address: text("address", "fulladdress", "fulladdr", "streetaddress", "street", "addrstreet", "location"),
            city: text("city", "municipality", "jurisdiction", "addrcity", "town"),
            zip: zip(&notes),
            coordinate: coordinate,
            phone: text("phone", "telephone", "phonenumber", "contactphone"),
            links: links(&notes),
            hours: hours(&notes),
            addedOn: today,
            details: details(kind)
        )
        let id = text("id", "globalid", "objectid", "fid", "gid", "uuid")
        let own = feature["id"].flatMap { Self.text($0) } ?? ""
        // A feature without an id is identified by its name and place.
        let place = coordinate.map { "\($0.latitudeE7),\($0.longitudeE7)" } ?? record.address
        let sourceID = [own, id, "\(title), \(place)"].first { !$0.isEmpty } ?? title
        record = record.named(source, sourceID)
        return .record(record, notes: notes)
    }

    private func details(_ kind: RecordKind) -> RecordDetails {
        switch kind {
        case .market: .market(MarketDetails())
        case .activity: .activity(ActivityDetails())
        case .park: .park(ParkDetails(features: features))
        default: .resource
        }
    }

    /// An array, or a text separated by commas, semicolons or bars.
    private var features: [String] {
        guard let value = ["features", "amenities", "facilities"].lazy.compactMap({ properties[$0] }).first else {
            return []
        }
        let pieces =
            value.string.map { $0.split { ",;|".contains($0) }.map(String.init) } ?? value.list.compactMap(Self.text)
        var seen: Set<String> = []
        return pieces.map(ImportText.line).filter { text in
            !text.isEmpty && text.utf8.count < 200 && seen.insert(FoldedText.key(text)).inserted
        }
    }

    private func zip(_ notes: inout [String]) -> ZIPCode? {
        let text = text("zip", "zipcode", "postalcode", "postal", "addrpostcode")
        let zip = ZIPCode(text)
        if zip == nil, !text.isEmpty { notes.append(localized("a ZIP code isn't five or nine digits")) }
        return zip
    }

    private func links(_ notes: inout [String]) -> [RecordLink] {
        let text = text("website", "url", "web", "link", "weburl", "hyperlink")
        guard !text.isEmpty else { return [] }
        guard let address = try? WebLinkRule.read(text) else {
            notes.append(localized("a website is no address that may be opened"))
            return []
        }
        return [RecordLink(.website, address)]
    }

    private func hours(_ notes: inout [String]) -> Hours {
        let text = text("hours", "openinghours", "openhours")
        guard !text.isEmpty else { return .unknown }
        guard let hours = try? HoursText.read(text) else {
            notes.append(localized("hours can't be read"))
            return .unknown
        }
        return hours
    }

    private func text(_ names: String...) -> String {
        for name in names {
            if let text = properties[name].flatMap({ Self.text($0) }), !text.isEmpty { return text }
        }
        return ""
    }

    private func paragraphs(_ names: String...) -> String {
        for name in names {
            if let text = properties[name]?.string, text.utf8.count <= ImportText.longest, !text.isEmpty {
                return ImportText.paragraphs(text)
            }
        }
        return ""
    }

    private static func text(_ value: JSONValue) -> String? {
        let text = value.string ?? value.number
        return text.map { $0.utf8.count > ImportText.longestLine ? "" : ImportText.line($0) }
    }

    private static func key(_ name: String) -> String { FoldedText.key(name).filter { $0.isLetter || $0.isNumber } }
}

extension Record {
    /// A copy of the record with its source, and the id derived from it.
    func named(_ source: String, _ id: String) -> Record {
        Record(
            id: ImportedID.make(source, id),
            title: title,
            subtitle: subtitle,
            description: description,
            address: address,
            city: city,
            zip: zip,
            coordinate: coordinate,
            phone: phone,
            links: links,
            hours: hours,
            source: RecordSource(source, id: id),
            addedOn: addedOn,
            verifiedOn: verifiedOn,
            details: details
        )
    }
}
