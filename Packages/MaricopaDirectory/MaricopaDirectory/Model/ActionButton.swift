/// A button under a record's header. Admins set its icon, its title and where it leads.
public struct ActionButton: Hashable, Codable, Identifiable, Sendable {
    /// Names it within its kind: "more-info"; in lower-case letters, digits and hyphens.
    public let id: String
    /// What is drawn on it.
    public var icon: ButtonIcon
    /// What stands on it.
    public var title: String
    /// Where it leads: to the first of these that the record has; where it has none the button can't be used.
    public var targets: [ButtonTarget]

    /// A button.
    public init(id: String, icon: ButtonIcon, title: String, targets: [ButtonTarget]) {
        self.id = id
        self.icon = icon
        self.title = title
        self.targets = targets
    }

    /// Where it leads on a record; nil where the record has none of its targets.
    public func target(of record: Record) -> ButtonTarget? { targets.first { $0.isThere(in: record) } }
}

/// What is drawn on a button; each front end has a picture for each.
public enum ButtonIcon: String, CaseIterable, Codable, Sendable {
    case info, directions, people, heart, printer, apple, envelope, trophy, bell, book, globe, star, phone, camera
    case calendar, share, map
}

/// Where a button leads.
public enum ButtonTarget: Hashable, Sendable {
    /// One of the record's links.
    case link(LinkKind)
    /// The way there.
    case directions
    /// Keeping it among the favourites.
    case favorite
    /// Being reminded of it.
    case reminder
    /// Printing it.
    case print
    /// The form that subscribes.
    case subscription
    /// The parks where it can be done.
    case findAPlace
    /// Handing it to others.
    case share
    /// An address, the same for every record.
    case web(WebLink)

    /// Whether a record has it.
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
