/// The screens of an app as links, as one enum. It maps screens to path components; the protocol adds the rest.
public protocol ScreenLink: Hashable, Sendable {
    /// The scheme of the app's links.
    static var scheme: String { get }

    /// The path components of the screen, such as `["history", "2026-03-08"]`.
    var parts: [String] { get }

    /// Reads what ``parts`` writes; nil for an unknown screen.
    init?(parts: [String])
}

extension ScreenLink {
    /// The address of the screen.
    ///
    /// An id that can't be part of a link (empty, `.` or `..`) gives the link to `home`. No engine creates such an id.
    public var deepLink: DeepLink {
        let parts = parts
        return DeepLink(scheme: Self.scheme, parts.allSatisfy(DeepLink.isPart) ? parts : ["home"])
    }

    /// The text of the link in ASCII, such as `tips://history/2026-03-08`.
    public var target: String { deepLink.description }

    /// Returns the link with a label, as screens show it.
    public func labeled(_ label: String, isCurrent: Bool = false) -> Link {
        Link(target, label: label, isCurrent: isCurrent)
    }

    /// Reads the text of a link; nil for another app's link and for an unknown screen.
    public static func read(_ target: String) -> Self? {
        DeepLink(target, scheme: scheme).flatMap { Self(parts: $0.parts) }
    }
}
