public import Foundation
public import NotificationKit

/// An app's reminders, and how the person wants to receive them.
public struct Reminders: Sendable {
    /// All reminders, whatever their time.
    public var candidates: [NotificationCandidate]
    /// Reminders that no longer have a reason, and that an exported calendar withdraws.
    public var withdrawn: [NotificationCandidate]
    /// The person's settings: on or off, times, quiet hours.
    public var preferences: NotificationPreferences

    /// The recipient, if several people use the device one after another; empty for its owner.
    public var recipient: String
    /// The zone of the times that pages show, if it isn't that of the preferences.
    public var shownZone: TimeZone?

    public init(
        _ candidates: [NotificationCandidate],
        preferences: NotificationPreferences,
        withdrawn: [NotificationCandidate] = [],
        recipient: String = "",
        shownZone: TimeZone? = nil
    ) {
        self.candidates = candidates
        self.withdrawn = withdrawn
        self.preferences = preferences
        self.recipient = recipient
        self.shownZone = shownZone
    }
}
