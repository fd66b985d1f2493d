/// A button under a record's header. Admins set its icon, title and targets.
public struct ActionButton: Hashable, Codable, Identifiable, Sendable {
    /// The id, unique within a kind of records: "more-info". It consists of lower-case letters, digits and hyphens.
    public let id: String
    public var icon: ButtonIcon
    public var title: String
    /// The possible targets in order of preference. The first one that the record has is used. If it has none, the button is disabled.
    public var targets: [ButtonTarget]

    public init(id: String, icon: ButtonIcon, title: String, targets: [ButtonTarget]) {
        self.id = id
        self.icon = icon
        self.title = title
        self.targets = targets
    }

    /// Returns the first target that the record has; nil if it has none.
    public func target(of record: Record) -> ButtonTarget? { targets.first { $0.isThere(in: record) } }
}

/// The icon of a button. Each front end has a picture for each case.
public enum ButtonIcon: String, CaseIterable, Codable, Sendable {
    case info, directions, people, heart, printer, apple, envelope, trophy, bell, book, globe, star, phone, camera
    case calendar, share, map
}

/// The action or address of a button.
public enum ButtonTarget: Hashable, Sendable {
    /// One of the record's links.
    case link(LinkKind)
    /// Shows the way to the record's coordinate or address.
    case directions
    /// Adds the record to the favorites.
    case favorite
    /// Sets a reminder of an event.
    case reminder
    /// Prints the record.
    case print
    /// Opens the subscription form.
    case subscription
    /// Lists the parks where an activity is possible.
    case findAPlace
    /// Shares the record.
    case share
    /// A fixed address, the same for every record.
    case web(WebLink)

    /// Returns whether a record has the target. Targets that need nothing of the record are always there.
    func isThere(in record: Record) -> Bool {
        switch self {
        case .link(let kind): record.link(kind) != nil
        case .directions: record.coordinate != nil || !record.address.isEmpty
        case .reminder: record.kind == .event
        case .findAPlace:
            if case .activity(let details) = record.details { !details.placeFeature.isEmpty } else { false }
        case .favorite, .print, .subscription, .share, .web: true
        }
    }
}
