/// A page of an app as a value, with everything that a front end needs to show it.
///
/// A screen that changes by itself, such as at midnight or when a timer ends, also has the instant `validUntil`.
public protocol Screen: Hashable, Codable, Sendable {
    /// The heading of the page.
    var title: String { get }

    /// The tag of the title's language; nil for that of the page.
    var titleLanguage: String? { get }

    /// The revision of the data that the page shows.
    var revision: Revision { get }
}

extension Screen {
    public var titleLanguage: String? { nil }
}

/// The screens of an engine as they are, for a reader that treats all of them alike.
package struct PlainScreens: Sendable {
    package typealias Page = any Screen

    package init() {}

    package func page(_ screen: some Screen) -> any Screen { screen }
}
