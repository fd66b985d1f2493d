import WordKit

/// A page that every app has from the kit. No engine shows it; the front end does, over the same data.
public enum KitPage: String, CaseIterable, Sendable {
    /// The notices that were told, and those that are planned.
    case inbox
    /// The copies of all data, and its archive.
    case backups

    /// Returns the page that a link of any app leads to; nil for a page of an engine.
    public init?(_ target: String) {
        guard let name = DeepLink(target)?.parts.first else { return nil }
        self.init(rawValue: name)
    }

    /// Returns the link to the page of an app.
    public func link(of scheme: String) -> Link { Link("\(scheme)://\(rawValue)", label: title) }

    /// Returns the links to all of these pages of an app, for its settings.
    public static func links(of scheme: String) -> [Link] { allCases.map { $0.link(of: scheme) } }

    /// The heading of the page.
    public var title: String {
        switch self {
        case .inbox: localized("Notifications")
        case .backups: localized("Backups")
        }
    }
}
