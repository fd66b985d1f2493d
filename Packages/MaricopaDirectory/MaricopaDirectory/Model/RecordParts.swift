/// A ZIP code of five digits: "85003".
public struct ZIPCode: Hashable, Codable, Comparable, Sendable, CustomStringConvertible {
    /// The five digits, leading zeros kept.
    public let digits: String

    /// A code from five digits, or from nine as "85003-1234", of which the first five count; spaces around it are passed over. Nil for
    /// anything else: four digits aren't one that lost its zero.
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

    /// Reads a single string. Throws `notAZIP`.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let code = ZIPCode(text) else { throw DirectoryError.notAZIP(text) }
        self = code
    }

    /// Writes a single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(digits)
    }

    /// By its digits.
    public static func < (left: ZIPCode, right: ZIPCode) -> Bool { left.digits < right.digits }

    /// The five digits.
    public var description: String { digits }
}

/// An address on the web that may be opened: http or https with a host, in ASCII, without user names and control characters.
public struct WebLink: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The address.
    public let text: String

    /// An address that was checked; see ``WebLinkRule``.
    init(checked text: String) { self.text = text }

    /// The address.
    public var description: String { text }
}

/// What a record's link leads to.
public enum LinkKind: String, CaseIterable, Codable, Sendable {
    /// Its own website.
    case website
    /// Its page on Facebook.
    case facebook
    /// Its group on Meetup.
    case meetup
    /// Where its news are subscribed to.
    case subscribe
    /// Leagues that play it.
    case leagues
    /// AZ Health Zone.
    case azHealthZone = "az-health-zone"
    /// The page of the event.
    case eventPage = "event-page"
    /// Where to learn more.
    case learnMore = "learn-more"
}

/// A link of a record; it has one of each kind at most.
public struct RecordLink: Hashable, Codable, Sendable {
    /// What it leads to.
    public var kind: LinkKind
    /// Where.
    public var address: WebLink

    /// A link.
    public init(_ kind: LinkKind, _ address: WebLink) {
        self.kind = kind
        self.address = address
    }
}

/// Where a record came from: a source and the record's id in it, by which another import finds it again.
public struct RecordSource: Hashable, Codable, Sendable {
    /// The source: "usda-markets".
    public var name: String
    /// The record's id there: "1018261".
    public var id: String

    /// A source.
    public init(_ name: String, id: String) {
        self.name = name
        self.id = id
    }
}

/// How a record was rated, and how many keep it.
public struct Standing: Hashable, Codable, Sendable {
    /// How many rated it.
    public var ratings: Int
    /// The sum of their stars, each 1 to 5.
    public var stars: Int
    /// How many have it among their favourites.
    public var favorites: Int

    /// Nobody yet, unless said otherwise.
    public init(ratings: Int = 0, stars: Int = 0, favorites: Int = 0) {
        self.ratings = ratings
        self.stars = stars
        self.favorites = favorites
    }

    /// The Bayesian mean in millionths of a star, rounded down: five ratings of three stars are added to what is there.
    public var popularity: Int { (stars + 15) * 1_000_000 / (ratings + 5) }
}
