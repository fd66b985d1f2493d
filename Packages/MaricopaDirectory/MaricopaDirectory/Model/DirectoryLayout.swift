/// Something admins set up, with how often it was changed.
public struct Configured<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    /// As it is.
    public let value: Value
    /// Rises with each change, from 0 for what nobody changed yet; who changes it says which version they looked at.
    public let version: Int

    /// Something set up.
    public init(_ value: Value, version: Int = 0) {
        self.value = value
        self.version = version
    }
}

/// Names a part of the directory that admins set up.
public enum LayoutPart: Hashable, Sendable {
    /// The buttons of a kind's records.
    case buttons(RecordKind)
    /// The section titles of a kind's records.
    case sections(RecordKind)
    /// A section of a kind's filters.
    case filters(RecordKind, FilterSection)
    /// The text of a page.
    case page(StaticPageName)
    /// What the site has to know.
    case site

    /// As the store and the change log name it: "filters/markets/city".
    public var name: String {
        switch self {
        case .buttons(let kind): "buttons/\(kind.plural)"
        case .sections(let kind): "sections/\(kind.plural)"
        case .filters(let kind, let section): "filters/\(kind.plural)/\(section.rawValue)"
        case .page(let name): "page/\(name.rawValue)"
        case .site: "site/settings"
        }
    }

    /// The part of a name; nil for none.
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

    /// For people: "the city filters of the markets".
    public var label: String {
        switch self {
        case .buttons(let kind): "the buttons of the \(kind.plural)"
        case .sections(let kind): "the section titles of the \(kind.plural)"
        case .filters(let kind, let section): "the \(section.title) filters of the \(kind.plural)"
        case .page(let name): "the texts of the \(name.rawValue) page"
        case .site: "the settings of the site"
        }
    }
}
