import WordKit

/// A five-digit ZIP code: "85003".
public struct ZIPCode: Hashable, Codable, Comparable, Sendable, CustomStringConvertible {
    /// Five digits, including leading zeros.
    public let digits: String

    /// The most characters of a typed code: those of "85003-1234".
    static let longest = 10

    /// Parses five digits, or nine as "850031234" or "85003-1234". The first five of nine are kept. Spaces around the code are ignored.
    ///
    /// - Returns: nil for any other text. Four digits aren't padded with a zero.
    public init?(_ text: String) {
        let text = text.drop { $0 == " " }
        var bytes = Array(text.utf8)
        while bytes.last == 0x20 { bytes.removeLast() }
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        switch bytes.count {
        case 5: break
        case 9: break
        case 10 where bytes[5] == 0x2D: bytes.remove(at: 5)
        default: return nil
        }
        guard bytes.allSatisfy(isDigit) else { return nil }
        digits = String(decoding: bytes.prefix(5), as: UTF8.self)
    }

    /// Decodes a string.
    ///
    /// - Throws: `notAZIP` if the string isn't a ZIP code.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let code = ZIPCode(text) else { throw DirectoryError.notAZIP(text) }
        self = code
    }

    /// Encodes ``digits``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(digits)
    }

    public static func < (left: ZIPCode, right: ZIPCode) -> Bool { left.digits < right.digits }

    public var description: String { digits }
}

/// A web address that may be opened: http or https with a host, in ASCII, without user information or control characters.
public struct WebLink: Hashable, Codable, Sendable, CustomStringConvertible {
    public let text: String

    /// Creates a link from an address that ``WebLinkRule`` has checked.
    init(checked text: String) { self.text = text }

    public var description: String { text }
}

/// The target of a record's link.
public enum LinkKind: String, CaseIterable, Codable, Sendable {
    /// The record's own website.
    case website
    /// A Facebook page.
    case facebook
    /// A Meetup group.
    case meetup
    /// A newsletter subscription.
    case subscribe
    /// Sports leagues for the activity.
    case leagues
    /// AZ Health Zone.
    case azHealthZone = "az-health-zone"
    /// The event's page.
    case eventPage = "event-page"
    /// Further reading.
    case learnMore = "learn-more"
}

/// A link of a record, which has at most one of each kind.
public struct RecordLink: Hashable, Codable, Sendable {
    public var kind: LinkKind
    public var address: WebLink

    public init(_ kind: LinkKind, _ address: WebLink) {
        self.kind = kind
        self.address = address
    }
}

/// The import source of a record and its id there. A later import finds the record by them.
public struct RecordSource: Hashable, Codable, Sendable {
    /// The name of the source: "usda-markets".
    public var name: String
    /// The record's id in the source: "1018261".
    public var id: String

    public init(_ name: String, id: String) {
        self.name = name
        self.id = id
    }

    /// Returns the shown name of a source: the label of the import format with this name, or otherwise the name in words, such as "Phoenix parks"
    /// for "phoenix-parks".
    static func shown(_ name: String) -> String {
        ImportFormat(rawValue: name)?.label ?? name.replacing("-", with: " ").capitalizedFirst
    }
}

/// The ratings and favorites of a record.
public struct RatingSummary: Hashable, Codable, Sendable {
    /// The number of ratings.
    public var ratings: Int
    /// The sum of the stars of all ratings. Each rating has 1 to 5.
    public var stars: Int
    /// The number of users who have the record in their favorites.
    public var favorites: Int

    public init(ratings: Int = 0, stars: Int = 0, favorites: Int = 0) {
        self.ratings = ratings
        self.stars = stars
        self.favorites = favorites
    }

    /// The Bayesian mean of the ratings in millionths of a star, rounded down. The prior is five ratings of three stars.
    public var popularity: Int { (stars + 15) * 1_000_000 / (ratings + 5) }
}
