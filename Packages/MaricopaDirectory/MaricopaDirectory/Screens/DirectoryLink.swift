public import AccountKit
public import ScreenKit
public import TimeKit
import WordKit

public enum StaticPageName: String, CaseIterable, Codable, Sendable {
    case about, contact, privacy, terms

    /// The short name, for links: "Privacy".
    var label: String {
        switch self {
        case .about: localized("About")
        case .contact: localized("Contact")
        case .privacy: localized("Privacy")
        case .terms: localized("Terms")
        }
    }
}

/// The screens of the app as links: `maricopa://home`, `maricopa://markets`, `maricopa://markets/usda-1018261`.
public enum DirectoryLink: ScreenLink {
    case home
    /// The screen shown while the app starts.
    case loading
    /// The introduction for visitors, from its first page on.
    case onboarding
    /// A page of the introduction by its 0-based number.
    case onboardingPage(Int)
    case list(RecordKind)
    case map(RecordKind)
    case filters(RecordKind)
    case record(RecordKind, TimeKit.ID<Record>)
    /// The first page of a stored query's results.
    case results(TimeKit.ID<ResultSession>)
    /// The page of a stored query's results that begins after this many.
    case more(TimeKit.ID<ResultSession>, after: Int)
    /// A record among results; its arrows follow their order, and "back" leads to them.
    case found(TimeKit.ID<Record>, in: TimeKit.ID<ResultSession>)
    /// The neighbor of a record in some results; in the kind's default list if nil.
    case step(ResultDirection, from: TimeKit.ID<Record>, in: TimeKit.ID<ResultSession>?)
    /// The list of a query: a permanent address of a filtered list.
    case asked(DirectoryQuery)
    case askedMap(DirectoryQuery)
    /// The filter screen of a query, with the sections that show all their rows.
    case askedFilters(DirectoryQuery, expanded: Set<FilterSection>)
    /// A drawing by name, or another picture by its attachment id.
    case picture(String)
    /// The parks where an activity is possible.
    case findAPlace(TimeKit.ID<Record>)
    case directions(TimeKit.ID<Record>)
    /// The search with a text; nil for an empty search.
    case search(String?)
    /// The search with a text in one kind only.
    case searchOnly(String, RecordKind)
    case settings
    case favorites
    case moreFavorites(after: TimeKit.ID<Record>)
    /// The planned reminders and delivered notifications.
    case notifications
    case subscribe
    case page(StaticPageName)
    /// A form of the account: "sign-up", "login", "verify", "forgot", "reset", "profile".
    case account(AccountPage)
    case admin(AdminPage)
}

public enum AccountPage: String, CaseIterable, Codable, Sendable {
    case signUp = "sign-up"
    case login, verify, forgot, reset, profile
}

public enum AdminPage: Hashable, Sendable {
    /// The overview of the admin pages.
    case home
    /// The form to add a record of a kind.
    case add(RecordKind)
    /// The form to edit a record.
    case edit(TimeKit.ID<Record>)
    /// The history of a record; of everything if nil.
    case history(TimeKit.ID<Record>?)
    /// The part of a history that is older than a change.
    case olderHistory(TimeKit.ID<Record>?, before: Int64)
    /// The buttons of a kind's records.
    case buttons(RecordKind)
    /// The section titles of a kind's records.
    case sections(RecordKind)
    /// The filter options of a kind.
    case filters(RecordKind)
    /// The text of a static page.
    case page(StaticPageName)
    /// The photos that wait for review.
    case photos
    /// The photos in a state that an admin decided.
    case judgedPhotos(PhotoState)
    /// The users after the given one; the first page if nil.
    case users(TimeKit.ID<User>?)
    /// The subscribers of a topic; of all topics if nil.
    case subscribers(SubscriptionTopic?)
    /// The mail outbox and undeliverable messages.
    case mail
    /// The records whose last check is the oldest.
    case freshness
    /// The settings of the site.
    case site
    /// The form to import a file.
    case importing
}

// MARK: Text form

extension DirectoryLink {
    public static let scheme = "maricopa"

    /// The path of the link: `["markets", "usda-1018261"]`.
    public var parts: [String] {
        switch self {
        case .home: ["home"]
        case .loading: ["loading"]
        case .onboarding: ["onboarding"]
        case .onboardingPage(let page): ["onboarding", "\(page)"]
        case .list(let kind): [kind.plural]
        case .map(let kind): ["map", kind.plural]
        case .filters(let kind): ["filters", kind.plural]
        case .record(let kind, let id): [kind.plural, id.rawValue]
        case .results(let id): ["results", id.rawValue]
        case .more(let session, let place): ["more", session.rawValue, "\(place)"]
        case .found(let id, let session): ["results", session.rawValue, id.rawValue]
        case .step(let direction, let id, let session):
            [direction.rawValue, id.rawValue] + (session.map { [$0.rawValue] } ?? [])
        case .asked(let query): ["asked", QueryText.text(query)]
        case .askedMap(let query): ["asked-map", QueryText.text(query)]
        case .askedFilters(let query, let expanded):
            ["asked-filters", QueryText.text(query)]
                + (expanded.isEmpty ? [] : [expanded.map(\.rawValue).sorted().joined(separator: ",")])
        case .picture(let name): ["pictures", name]
        case .findAPlace(let id): ["find-a-place", id.rawValue]
        case .directions(let id): ["directions", id.rawValue]
        case .search(let text): ["search"] + (text.map { [$0] } ?? [])
        case .searchOnly(let text, let kind): ["search", text, kind.plural]
        case .settings: ["settings"]
        case .favorites: ["favorites"]
        case .moreFavorites(let id): ["favorites", id.rawValue]
        case .notifications: ["notifications"]
        case .subscribe: ["subscribe"]
        case .page(let name): ["page", name.rawValue]
        case .account(let page): ["account", page.rawValue]
        case .admin(let page): ["admin"] + page.parts
        }
    }

    /// Parses a link; nil for links of other apps and unknown screens.
    public init?(_ target: String) {
        guard let read = Self.read(target) else { return nil }
        self = read
    }

    public init?(parts: [String]) {
        guard let first = parts.first else { return nil }
        let second = parts.count == 2 ? parts[1] : nil
        let kind = second.flatMap { RecordKind(plural: $0) }
        switch (first, parts.count) {
        case ("home", 1): self = .home
        case ("loading", 1): self = .loading
        case ("onboarding", 1): self = .onboarding
        case ("search", 1): self = .search(nil)
        case ("settings", 1): self = .settings
        case ("favorites", 1): self = .favorites
        case ("notifications", 1): self = .notifications
        case ("subscribe", 1): self = .subscribe
        case ("admin", _):
            guard let page = AdminPage(Array(parts.dropFirst())) else { return nil }
            self = .admin(page)
        case (_, 1):
            guard let kind = RecordKind(plural: first) else { return nil }
            self = .list(kind)
        case ("map", 2):
            guard let kind else { return nil }
            self = .map(kind)
        case ("filters", 2):
            guard let kind else { return nil }
            self = .filters(kind)
        case ("onboarding", 2), ("more", 3):
            guard let number = Int(parts[parts.count - 1]), number >= 0 else { return nil }
            self = first == "more" ? .more(TimeKit.ID(parts[1]), after: number) : .onboardingPage(number)
        case ("asked-filters", 2...3):
            let names = parts.count == 3 ? parts[2].split(separator: ",") : []
            let sections = names.compactMap { FilterSection(rawValue: String($0)) }
            guard let query = QueryText.read(parts[1]), sections.count == names.count else { return nil }
            self = .askedFilters(query, expanded: Set(sections))
        case ("search", 3):
            guard let kind = RecordKind(plural: parts[2]) else { return nil }
            self = .searchOnly(parts[1], kind)
        case ("favorites", 2): self = .moreFavorites(after: TimeKit.ID(parts[1]))
        case ("results", 2): self = .results(TimeKit.ID(parts[1]))
        case ("results", 3): self = .found(TimeKit.ID(parts[2]), in: TimeKit.ID(parts[1]))
        case ("previous", 2...3), ("next", 2...3):
            guard let direction = ResultDirection(rawValue: first) else { return nil }
            self = .step(direction, from: TimeKit.ID(parts[1]), in: parts.count == 3 ? TimeKit.ID(parts[2]) : nil)
        case ("asked", 2), ("asked-map", 2):
            guard let query = QueryText.read(parts[1]) else { return nil }
            self = first == "asked" ? .asked(query) : .askedMap(query)
        case ("pictures", 2): self = .picture(parts[1])
        case ("find-a-place", 2): self = .findAPlace(TimeKit.ID(parts[1]))
        case ("directions", 2): self = .directions(TimeKit.ID(parts[1]))
        case ("search", 2): self = .search(parts[1])
        case ("page", 2):
            guard let name = StaticPageName(rawValue: parts[1]) else { return nil }
            self = .page(name)
        case ("account", 2):
            guard let page = AccountPage(rawValue: parts[1]) else { return nil }
            self = .account(page)
        case (_, 2):
            guard let kind = RecordKind(plural: first) else { return nil }
            self = .record(kind, TimeKit.ID(parts[1]))
        default: return nil
        }
    }
}

extension AdminPage {
    /// The link back to the admin overview.
    static var back: Link { DirectoryLink.admin(.home).labeled(localized("Administration")) }

    fileprivate var parts: [String] {
        switch self {
        case .home: []
        case .add(let kind): ["add", kind.plural]
        case .edit(let id): ["edit", id.rawValue]
        case .history(let id): ["history"] + (id.map { [$0.rawValue] } ?? [])
        case .olderHistory(let id, let change): ["older", "\(change)"] + (id.map { [$0.rawValue] } ?? [])
        case .buttons(let kind): ["buttons", kind.plural]
        case .sections(let kind): ["sections", kind.plural]
        case .filters(let kind): ["filters", kind.plural]
        case .page(let name): ["page", name.rawValue]
        case .photos: ["photos"]
        case .judgedPhotos(let state): ["photos", state.rawValue]
        case .users(let id): ["users"] + (id.map { [$0.rawValue] } ?? [])
        case .subscribers(let topic): ["subscribers"] + (topic.map { [$0.rawValue] } ?? [])
        case .mail: ["mail"]
        case .freshness: ["freshness"]
        case .site: ["site"]
        case .importing: ["import"]
        }
    }

    fileprivate init?(_ parts: [String]) {
        let kind = parts.count == 2 ? RecordKind(plural: parts[1]) : nil
        switch (parts.first, parts.count) {
        case (nil, _): self = .home
        case ("history", 1): self = .history(nil)
        case ("photos", 1): self = .photos
        case ("photos", 2):
            guard let state = PhotoState(rawValue: parts[1]), state != .waiting else { return nil }
            self = .judgedPhotos(state)
        case ("older", 2...3):
            guard let change = Int64(parts[1]) else { return nil }
            self = .olderHistory(parts.count == 3 ? TimeKit.ID(parts[2]) : nil, before: change)
        case ("users", 1): self = .users(nil)
        case ("users", 2): self = .users(TimeKit.ID(parts[1]))
        case ("subscribers", 1): self = .subscribers(nil)
        case ("subscribers", 2):
            guard let topic = SubscriptionTopic(rawValue: parts[1]) else { return nil }
            self = .subscribers(topic)
        case ("mail", 1): self = .mail
        case ("freshness", 1): self = .freshness
        case ("site", 1): self = .site
        case ("import", 1): self = .importing
        case ("edit", 2): self = .edit(TimeKit.ID(parts[1]))
        case ("history", 2): self = .history(TimeKit.ID(parts[1]))
        case ("page", 2):
            guard let name = StaticPageName(rawValue: parts[1]) else { return nil }
            self = .page(name)
        case ("add", 2), ("buttons", 2), ("sections", 2), ("filters", 2):
            guard let kind else { return nil }
            switch parts[0] {
            case "add": self = .add(kind)
            case "buttons": self = .buttons(kind)
            case "sections": self = .sections(kind)
            default: self = .filters(kind)
            }
        default: return nil
        }
    }
}
