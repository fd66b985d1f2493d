import WordKit

/// A value that admins configure, with its version for optimistic locking.
public struct Configured<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    public let value: Value
    /// Rises with each change, from 0 for a default. A writer passes the version it has read.
    public let version: Int

    public init(_ value: Value, version: Int = 0) {
        self.value = value
        self.version = version
    }
}

/// A part of the directory that admins configure.
public enum LayoutPart: Hashable, Sendable {
    /// The buttons of a kind's records.
    case buttons(RecordKind)
    /// The section titles of a kind's records.
    case sections(RecordKind)
    case filters(RecordKind, FilterSection)
    /// The title and text of a page.
    case page(StaticPageName)
    case site

    /// The key in the store and in the change log: "filters/markets/city".
    public var name: String {
        switch self {
        case .buttons(let kind): "buttons/\(kind.plural)"
        case .sections(let kind): "sections/\(kind.plural)"
        case .filters(let kind, let section): "filters/\(kind.plural)/\(section.rawValue)"
        case .page(let name): "page/\(name.rawValue)"
        case .site: "site/settings"
        }
    }

    /// Parses a key; nil if it is unknown.
    public init?(name: String) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2 else { return nil }
        let kind = RecordKind(plural: parts[1])
        switch (parts[0], parts.count) {
        case ("buttons", 2):
            guard let kind else { return nil }
            self = .buttons(kind)
        case ("sections", 2):
            guard let kind else { return nil }
            self = .sections(kind)
        case ("filters", 3):
            guard let kind, let section = FilterSection(rawValue: parts[2]) else { return nil }
            self = .filters(kind, section)
        case ("page", 2):
            guard let page = StaticPageName(rawValue: parts[1]) else { return nil }
            self = .page(page)
        case ("site", 2):
            guard parts[1] == "settings" else { return nil }
            self = .site
        default: return nil
        }
    }

    /// A phrase for messages: "the city filters of the markets".
    public var label: String {
        switch self {
        case .buttons(let kind): localized("the buttons of the \(kind.nouns)")
        case .sections(let kind): localized("the section titles of the \(kind.nouns)")
        case .filters(let kind, let section): localized("the \(section.title) filters of the \(kind.nouns)")
        case .page(.about): localized("the texts of the about page")
        case .page(.contact): localized("the texts of the contact page")
        case .page(.privacy): localized("the texts of the privacy page")
        case .page(.terms): localized("the texts of the terms page")
        case .site: localized("the settings of the site")
        }
    }
}
