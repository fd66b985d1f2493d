import WordKit

/// The text form of the user's position.
public enum UserLocationText {
    /// Parses "off", "deny", a ZIP code of Arizona (its center), or degrees such as "33.4255,-111.94".
    ///
    /// - Throws: `notAPlace`.
    public static func read(_ typed: String) throws(DirectoryError) -> UserLocation {
        switch FoldedText.key(typed) {
        case "off": return .off
        case "deny", "denied": return .denied
        default: return .at(try place(typed))
        }
    }

    /// Parses a ZIP code of Arizona (its center), or degrees such as "33.4255,-111.94".
    ///
    /// - Throws: `notAPlace`, whose reason distinguishes a code without a center from one of another state.
    public static func place(_ typed: String) throws(DirectoryError) -> Coordinate {
        if let zip = ZIPCode(typed) {
            if let center = Gazetteer.center(of: zip) { return center }
            throw .notAPlace(typed, reason: Gazetteer.whyNoCenter(zip) ?? "")
        }
        let parts = typed.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let north = e7(parts[0]), let east = e7(parts[1]),
            let place = Coordinate(latitudeE7: north, longitudeE7: east)
        else {
            throw .notAPlace(
                typed,
                reason: localized("“\(typed)” is neither a ZIP code nor degrees — write 85281 or 33.4255,-111.94")
            )
        }
        return place
    }

    /// Formats a position; ``read(_:)`` returns the same value.
    public static func text(_ userLocation: UserLocation) -> String {
        switch userLocation {
        case .off: "off"
        case .denied: "denied"
        case .at(let place): degrees(place.latitudeE7) + "," + degrees(place.longitudeE7)
        }
    }

    /// Formats a position for people: the ZIP code with this center, else degrees; empty if it is unknown. ``place(_:)`` returns the same value.
    ///
    /// - Complexity: O(ZIP codes).
    public static func shown(_ userLocation: UserLocation) -> String {
        guard case .at(let place) = userLocation else { return "" }
        return Gazetteer.areas.first { $0.center == place }?.zip.digits ?? text(userLocation)
    }

    /// Formats ten-millionths of a degree exactly: "33.4255" for 334,255,000.
    static func degrees(_ e7: Int32) -> String {
        let digits = String(abs(Int(e7)))
        let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
        var decimals = padded.suffix(7)
        while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
        return (e7 < 0 ? "-" : "") + padded.dropLast(7) + "." + decimals
    }

    /// Parses degrees into ten-millionths, digit by digit without floating point; nil for more than seven decimals.
    private static func e7(_ typed: Substring) -> Int? {
        var text = typed.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        let isNegative = text.first == "-" || text.first == "−"
        if isNegative || text.first == "+" { text.removeFirst() }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isDigits = { (part: Substring) in part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        guard (1...2).contains(parts.count), (1...3).contains(parts[0].count), parts.allSatisfy(isDigits) else {
            return nil
        }
        let decimals = parts.count == 2 ? parts[1] : "0"
        guard (1...7).contains(decimals.count) else { return nil }
        let padded = decimals + String(repeating: "0", count: 7 - decimals.count)
        guard let whole = Int(parts[0]), let rest = Int(padded) else { return nil }
        return (whole * 10_000_000 + rest) * (isNegative ? -1 : 1)
    }
}
