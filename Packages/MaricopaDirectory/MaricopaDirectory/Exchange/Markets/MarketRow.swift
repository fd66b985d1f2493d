import MarkupKit
import TimeKit
import WordKit

/// The conversion of a row of USDA's export.
struct MarketRow {
    private let row: CommaRecord
    private let columns: MarketReader.Columns

    init(_ row: CommaRecord, _ columns: MarketReader.Columns) {
        self.row = row
        self.columns = columns
    }

    /// Returns the market with notes on lost details; a row without a number or name is rejected.
    func outcome(_ today: LocalDate) -> ImportedItem.Outcome {
        let number = text(columns.id)
        guard (1...12).contains(number.utf8.count), number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return .refused(localized("its FMID is no number"))
        }
        let title = Self.withoutShouting(text(columns.name))
        guard !title.isEmpty else { return .refused(localized("it has no name")) }
        guard title.utf8.count <= ImportText.longestLine else { return .refused(localized("its name is too long")) }
        var notes: [String] = []
        let (hours, faults, dropped) = MarketHours.hours(
            columns.seasons.map { (text($0.dates), text($0.times)) }
        )
        notes += faults
        let coordinate = coordinate(&notes)
        let record = Record(
            id: TimeKit.ID<Record>("usda-" + number),
            title: title,
            subtitle: region(at: coordinate),
            description: [
                held,
                faults.contains(MarketHours.Fault.contradiction.words) ? ImportedWords.contradiction.english : "",
                dropped.isEmpty ? "" : "\(ImportedWords.dropped.english) \(dropped.joined(separator: "; "))",
            ].filter { !$0.isEmpty }.joined(separator: "\n\n"),
            address: limited(columns.street, localized("an address is too long"), &notes),
            city: city,
            zip: zip(at: coordinate, &notes),
            coordinate: coordinate,
            links: links(&notes),
            hours: hours,
            source: RecordSource(MarketReader.source, id: number),
            addedOn: today,
            verifiedOn: MarketDayText.updated(text(columns.updated)),
            details: .market(MarketDetails(produce: produce, payments: payments))
        )
        return .record(record, notes: notes)
    }

    // MARK: Parts

    private func text(_ place: Int) -> String { ImportText.line(row[place].text) }

    private func limited(_ place: Int, _ note: String, _ notes: inout [String]) -> String {
        let text = text(place)
        guard text.utf8.count > ImportText.longestLine else { return text }
        notes.append(note)
        return ""
    }

    /// "Maricopa County" for a market in Arizona, else the state.
    private func region(at place: Coordinate?) -> String {
        let state = text(columns.state)
        var county = text(columns.county)
        if state == "Arizona", county.isEmpty, let place, Gazetteer.isInCounty(place) { county = Gazetteer.county }
        guard state == "Arizona", !county.isEmpty, county.utf8.count < 60 else {
            return state.utf8.count < 60 ? state : ""
        }
        return county.hasSuffix("County") ? county : county + " County"
    }

    /// The kind of location; empty if unknown.
    private var held: String {
        let place = text(columns.location)
        return place.isEmpty || place == "Other" || place.utf8.count > ImportText.longestLine
            ? "" : "\(ImportedWords.heldAt.english) \(place)."
    }

    /// The city without its state. Names in all capitals or all lowercase are capitalized.
    private var city: String {
        var city = text(columns.city)
        guard city.utf8.count < 100 else { return "" }
        let parts = city.split(separator: ",")
        if parts.count == 2, let state = parts.last?.drop(while: { $0 == " " }), state.utf8.count == 2 {
            city = String(parts[0])
        }
        while city.last == "," { city.removeLast() }
        return city == city.lowercased() ? Self.capitalized(city) : Self.withoutShouting(city)
    }

    /// Capitalizes a name that is in all capitals.
    private static func withoutShouting(_ name: String) -> String {
        name.utf8.count > 3 && name == name.uppercased() ? capitalized(name) : name
    }

    private static func capitalized(_ name: String) -> String {
        name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            .joined(separator: " ")
    }

    private func zip(at place: Coordinate?, _ notes: inout [String]) -> ZIPCode? {
        let text = text(columns.zip)
        guard !text.isEmpty else { return nil }
        guard let zip = ZIPCode(text) else {
            notes.append(localized("a ZIP code isn't five or nine digits"))
            return nil
        }
        if let place, let center = Gazetteer.center(of: zip), Distance.meters(place, center) > Self.widestZIP {
            notes.append(localized("a ZIP code is far from its place"))
            return nil
        }
        return zip
    }

    /// The most meters between a market and the center of its ZIP code. The county's outer codes are large.
    private static let widestZIP = 15_000.0

    private func coordinate(_ notes: inout [String]) -> Coordinate? {
        let (east, north) = (text(columns.x), text(columns.y))
        if east.isEmpty && north.isEmpty { return nil }
        guard let place = DegreeText.place(latitude: north, longitude: east) else {
            notes.append(localized("coordinates are no place on earth"))
            return nil
        }
        return place
    }

    private func links(_ notes: inout [String]) -> [RecordLink] {
        var links: [RecordLink] = []
        let website = text(columns.website)
        if let address = MarketLinkText.website(website) {
            links.append(RecordLink(.website, address))
        } else if !website.isEmpty {
            notes.append(localized("a website is no address that may be opened"))
        }
        let facebook = text(columns.facebook)
        if let address = MarketLinkText.facebook(facebook) {
            links.append(RecordLink(.facebook, address))
        } else if !facebook.isEmpty {
            notes.append(localized("a Facebook page is neither an address nor a name"))
        }
        return links
    }

    private func told(_ place: Int) -> Bool { row[place].bytes.elementsEqual([0x59]) }

    /// Whether any column of goods or payments is set.
    private var tellsAnything: Bool {
        columns.goods.contains { told($0.place) } || columns.payments.contains { told($0.place) }
    }

    /// The goods; the export doesn't assign them to seasons.
    private var produce: [SeasonalProduce] {
        let items = columns.goods.filter { told($0.place) }.map(\.name)
        return items.isEmpty ? [] : [SeasonalProduce(SeasonalProduce.untold, items)]
    }

    private var payments: Set<PaymentOption>? {
        guard tellsAnything else { return nil }
        return Set(columns.payments.filter { told($0.place) }.map(\.option))
    }
}
