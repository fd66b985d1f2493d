/// A screen of an app that has an address. An app's links are an enum that says which parts name which screen; the rest is here.
public protocol DeepLinked {
    /// The app's scheme.
    static var scheme: String { get }
    /// What names the screen, from the outside in.
    var parts: [String] { get }
}

extension DeepLinked {
    /// The link as notifications and front ends keep it; ids are percent-encoded.
    ///
    /// An id that can't stand in a link (an empty one, `.` or `..`), which no engine makes, leads home.
    public var deepLink: DeepLink {
        get throws(NotificationError) {
            do throws(NotificationError) {
                return try DeepLink(scheme: Self.scheme, parts)
            } catch {
                return try DeepLink(scheme: Self.scheme, ["home"])
            }
        }
    }

    /// The text of the link, in ASCII: `tips://history/2026-03-08`.
    public var target: String { (try? deepLink.description) ?? "\(Self.scheme)://home" }
}
