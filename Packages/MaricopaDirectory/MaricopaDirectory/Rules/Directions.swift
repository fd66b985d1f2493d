import Foundation

/// The way to a record.
public enum Directions {
    /// An app or a site that shows the way.
    public enum Guide: String, CaseIterable, Codable, Sendable {
        /// Whatever the device opens places with.
        case device
        /// Apple Maps.
        case apple
        /// Google Maps.
        case google
        /// OpenStreetMap.
        case openStreetMap = "openstreetmap"

        /// As it is shown.
        public var label: String {
            switch self {
            case .device: "Your maps app"
            case .apple: "Apple Maps"
            case .google: "Google Maps"
            case .openStreetMap: "OpenStreetMap"
            }
        }
    }

    /// Where the way leads.
    public enum Goal: Hashable, Sendable {
        /// To a place on the map.
        case place(Coordinate)
        /// To what a street address is taken for; its place isn't known here.
        case address(String)
        /// Nowhere, and why.
        case none(String)
    }

    /// Where the way to a record leads: to its place, else to its address. A post-office box is no place to go to.
    public static func goal(of record: Record) -> Goal {
        if let place = record.coordinate { return .place(place) }
        let key = FoldedText.key(record.address).filter { $0 != "." }
        let isBox = ["po box ", "p o box ", "post office box ", "box "].contains { key.hasPrefix($0) }
        if isBox { return .none("its address is a post-office box, and its place isn't known") }
        if record.address.isEmpty || (record.city.isEmpty && record.zip == nil) {
            return .none("nobody told where it is")
        }
        return .address(address(of: record))
    }

    /// The address in one line: "80 W Rio Salado Pkwy, Tempe, AZ 85281"; empty where nothing of it is known. The state isn't said of
    /// another state's ZIP code.
    public static func address(of record: Record) -> String {
        let isElsewhere = record.zip.map { Gazetteer.place(of: $0) == .elsewhere } ?? record.city.isEmpty
        let state = [isElsewhere ? "" : "AZ", record.zip?.digits ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        return [record.address, record.city, state].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The address to open for a guide; nil where there is no way. Everything from the record is escaped.
    public static func link(to record: Record, _ guide: Guide) -> String? {
        let goal: String
        switch Self.goal(of: record) {
        case .none: return nil
        case .address(let address): goal = address
        case .place(let place):
            goal = WhereaboutsText.degrees(place.latitudeE7) + "," + WhereaboutsText.degrees(place.longitudeE7)
        }
        switch guide {
        case .device:
            if record.coordinate == nil { return "geo:0,0?q=" + escaped(goal) }
            return "geo:\(goal)?q=\(goal)(" + escaped(record.title) + ")"
        case .apple: return "https://maps.apple.com/?daddr=" + escaped(goal)
        case .google: return "https://www.google.com/maps/dir/?api=1&destination=" + escaped(goal)
        case .openStreetMap: return "https://www.openstreetmap.org/directions?to=" + escaped(goal)
        }
    }

    /// Percent-escaped but for letters, digits and what no address gives a meaning (RFC 3986, unreserved).
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
