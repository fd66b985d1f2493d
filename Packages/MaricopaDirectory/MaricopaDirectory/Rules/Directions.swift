import Foundation
import WordKit

/// Directions to a record.
public enum Directions {
    /// An app or a site that gives directions.
    public enum Guide: String, CaseIterable, Codable, Sendable {
        /// The device's default app.
        case device
        case apple
        case google
        case openStreetMap = "openstreetmap"

        public var label: String {
            switch self {
            case .device: localized("Your maps app")
            case .apple: "Apple Maps"
            case .google: "Google Maps"
            case .openStreetMap: "OpenStreetMap"
            }
        }
    }

    /// The destination.
    public enum Goal: Hashable, Sendable {
        case place(Coordinate)
        /// A street address without known coordinates; the guide looks it up.
        case address(String)
        /// No destination, and the reason.
        case none(String)
    }

    /// Whether the coordinates of a record are rough, as those of most bundled parks are.
    static func isApproximate(_ record: Record) -> Bool {
        guard let place = record.coordinate,
            BundledDirectory.origin(of: record.id)?.hasSuffix("place approximate") == true
        else { return false }
        // Those that somebody entered since have more digits.
        return place.latitudeE7.isMultiple(of: 10_000) && place.longitudeE7.isMultiple(of: 10_000)
    }

    /// The address on one line, with the word that directions lead to a rough place; empty if nothing is known.
    static func shownAddress(of record: Record) -> String {
        guard isApproximate(record), case .place = goal(of: record) else { return address(of: record) }
        return localized("\(address(of: record)) (the place is approximate)")
    }

    /// Returns the record's coordinates, else its address. A post-office box isn't a destination. An address is better than rough coordinates.
    public static func goal(of record: Record) -> Goal {
        if let place = record.coordinate {
            guard isApproximate(record), !record.address.isEmpty, !record.city.isEmpty else { return .place(place) }
            return .address(address(of: record))
        }
        let key = FoldedText.key(record.address).filter { $0 != "." }
        let isBox = key.firstMatch(of: /^(?:(?:po |p o |post office )box |box \d)/) != nil
        if isBox { return .none(localized("its address is a post-office box, and its place isn't known")) }
        guard !record.address.isEmpty else { return .none(localized("nobody told where it is")) }
        if record.city.isEmpty, record.zip == nil, PlaceLine(record.address).city.isEmpty {
            return .none(localized("nobody told the city of its address"))
        }
        return .address(address(of: record))
    }

    /// The address on one line: "80 W Rio Salado Pkwy, Tempe, AZ 85281"; empty if nothing is known. "AZ" is left out if the ZIP code
    /// belongs to another state.
    public static func address(of record: Record) -> String {
        let isElsewhere = record.zip.map { Gazetteer.place(of: $0) == .elsewhere } ?? record.city.isEmpty
        let state = [isElsewhere ? "" : "AZ", record.zip?.digits ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        return [record.address, record.city, state].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns the URL that opens a guide; nil without a destination. Text from the record is percent-encoded.
    public static func link(to record: Record, _ guide: Guide) -> String? {
        let goal: String
        switch Self.goal(of: record) {
        case .none: return nil
        case .address(let address): goal = address
        case .place(let place):
            goal = UserLocationText.degrees(place.latitudeE7) + "," + UserLocationText.degrees(place.longitudeE7)
        }
        switch guide {
        case .device:
            if case .address = Self.goal(of: record) { return "geo:0,0?q=" + escaped(goal) }
            return "geo:\(goal)?q=\(goal)(" + escaped(record.title) + ")"
        case .apple: return "https://maps.apple.com/?daddr=" + escaped(goal)
        case .google: return "https://www.google.com/maps/dir/?api=1&destination=" + escaped(goal)
        case .openStreetMap: return "https://www.openstreetmap.org/directions?to=" + escaped(goal)
        }
    }

    /// Percent-encodes all bytes except RFC 3986's unreserved characters.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = Array("0123456789ABCDEF")
                escaped += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
            }
        }
        return escaped
    }
}
