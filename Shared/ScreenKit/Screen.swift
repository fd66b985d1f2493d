/// A page of an app as a value: everything a front end needs to show it, and nothing that only one could.
///
/// A screen that would change by itself (at midnight, at a timer's end) also has `validUntil`, an instant.
public protocol Screen: Hashable, Codable, Sendable {
    /// What stands at the top.
    var title: String { get }

    /// What it was read from.
    var revision: Revision { get }
}
