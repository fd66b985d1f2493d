import TimeKit
import WordKit

/// Location checks for imported entries.
enum ImportPlace {
    /// Whether a record is in the county, by the county's name in its subtitle, else its coordinates, its ZIP code, its city or the ZIP code at
    /// the end of its address. Nil if all of them are unknown.
    static func isInCounty(_ record: Record) -> Bool? {
        if record.subtitle.hasSuffix(" County") { return record.subtitle == Gazetteer.county + " County" }
        if let place = record.coordinate { return Gazetteer.isInCounty(place) }
        return switch record.zip.map(Gazetteer.place(of:)) {
        case .area(let area): area.isInCounty
        case .elsewhere: false
        case .noArea, nil: isCityInCounty(record.city) ?? (endsElsewhere(record.address) ? false : nil)
        }
    }

    /// Whether a city is one of the county; nil for one that isn't known.
    private static func isCityInCounty(_ name: String) -> Bool? {
        if Gazetteer.city(named: name) != nil { return true }
        let key = FoldedText.key(name)
        return Gazetteer.areas.contains { FoldedText.key($0.city) == key } ? false : nil
    }

    /// Whether an address ends with the ZIP code of another state after the state's two letters: "1 Main St, Chicago, IL 60601".
    private static func endsElsewhere(_ address: String) -> Bool {
        let words = address.split { $0 == " " || $0 == "," }.suffix(2)
        guard let state = words.first, let zip = words.last.flatMap({ ZIPCode(String($0)) }) else { return false }
        return state.count == 2 && state.allSatisfy(\.isUppercase) && Gazetteer.place(of: zip) == .elsewhere
    }

    /// The correct spelling of a misspelled city of the county; nil if the name is correct or the record isn't in the county.
    static func city(of record: Record) -> String? {
        guard !record.city.isEmpty, let city = Gazetteer.city(misspelled: record.city), isInCounty(record) == true
        else {
            return nil
        }
        return city.name
    }

    /// The most meters between two entries of one name from different sources that are the same place.
    static let sameWithin = 2_000.0

    /// Whether two records from different sources are the same. Both need the same kind and title. Markets and parks also need a nearby
    /// place unless a place is missing, resources need a nearby place, and events need the same start as well.
    static func isSame(_ told: Record, _ here: Record) -> Bool {
        guard told.kind == here.kind, FoldedText.key(told.title) == FoldedText.key(here.title) else { return false }
        let cities = [told.city, here.city].map(FoldedText.key).filter { !$0.isEmpty }
        let isNear: Bool? =
            if let first = told.coordinate, let second = here.coordinate {
                Distance.meters(first, second) <= sameWithin
            } else {
                cities.count == 2 ? cities[0] == cities[1] : nil
            }
        switch (told.details, here.details) {
        case (.market, _), (.park, _): return isNear ?? true
        case (.resource, _): return isNear ?? false
        case (.event(let told), .event(let here)): return told.schedule.start == here.schedule.start && isNear ?? true
        default: return false
        }
    }

    /// The most meters between two entries of one source that are the same place.
    static let twinWithin = 50.0

    /// Whether two records of one source with different ids are the same. Both need the same title, subtitle and place, by coordinates or
    /// address; events also need the same schedule. Records without a place never are.
    static func isTwin(_ told: Record, _ here: Record) -> Bool {
        func same(_ text: (Record) -> String) -> Bool { FoldedText.key(text(told)) == FoldedText.key(text(here)) }
        guard told.kind == here.kind, told.id != here.id, same(\.title), same(\.subtitle) else { return false }
        let isThere =
            if let first = told.coordinate, let second = here.coordinate {
                Distance.meters(first, second) <= twinWithin
            } else {
                !told.address.isEmpty && same(\.address) && same(\.city)
            }
        guard isThere else { return false }
        if case .event(let told) = told.details, case .event(let here) = here.details {
            return told.schedule == here.schedule
        }
        return true
    }
}
