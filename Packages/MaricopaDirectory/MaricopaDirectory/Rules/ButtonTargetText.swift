import WordKit

extension ButtonTarget: CustomStringConvertible {
    /// The text that admins type: "website", "directions", "https://example.org".
    public var description: String {
        switch self {
        case .link(let kind): kind.rawValue == "subscribe" ? "subscribe-link" : kind.rawValue
        case .directions: "directions"
        case .favorite: "favorite"
        case .reminder: "reminder"
        case .print: "print"
        case .subscription: "subscription"
        case .findAPlace: "find-a-place"
        case .share: "share"
        case .web(let address): address.text
        }
    }

    /// All targets except web addresses.
    public static let named: [ButtonTarget] =
        LinkKind.allCases.map { .link($0) } + [
            .directions, .favorite, .reminder, .print, .subscription, .findAPlace, .share,
        ]

    /// Parses what an admin typed. Spaces and case are ignored.
    ///
    /// - Throws: `unreadable` for an unknown name; `notAWebLink` for an address that may not be opened.
    public init(_ typed: String) throws(DirectoryError) {
        let text = typed.filter { !$0.isWhitespace }
        if let named = Self.named.first(where: { $0.description == text.lowercased() }) {
            self = named
        } else if text.contains(".") || text.contains(":") {
            self = .web(try WebLinkRule.read(text))
        } else {
            let names = Self.named.map(\.description).joined(separator: ", ")
            throw .unreadable(
                typed,
                as: localized("a destination"),
                reason: localized("write an address, or one of \(names)")
            )
        }
    }
}

extension ButtonTarget {
    /// The numbers of targets that a button can have.
    private static let counts = 1...5

    /// Reads targets with commas between them.
    ///
    /// - Throws: As `init(_:)`; `wrongCount`.
    static func list(_ typed: String) throws(DirectoryError) -> [ButtonTarget] {
        let targets = try typed.split(separator: ",").map { text throws(DirectoryError) in try Self(String(text)) }
        try check(targets)
        return targets
    }

    /// Checks the number of a button's targets.
    ///
    /// - Throws: `wrongCount`.
    static func check(_ targets: [ButtonTarget]) throws(DirectoryError) {
        guard counts.contains(targets.count) else {
            throw .wrongCount(localized("the destinations of a button"), most: counts.upperBound)
        }
    }
}

extension ButtonIcon {
    /// Reads the name of an icon.
    ///
    /// - Throws: `unreadable`.
    static func read(_ typed: String) throws(DirectoryError) -> ButtonIcon {
        guard let icon = ButtonIcon(rawValue: typed) else {
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            throw .unreadable(typed, as: localized("an icon"), reason: localized("choose one of \(names)"))
        }
        return icon
    }
}

extension ButtonTarget: Codable {
    /// Decodes a string.
    ///
    /// - Throws: As `init(_:)`.
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
