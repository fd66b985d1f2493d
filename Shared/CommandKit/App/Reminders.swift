public import NotificationKit

/// What an app has to tell, and how the person wants to be told.
public struct Reminders: Sendable {
    /// Every reason there is, whatever time it is.
    public var candidates: [NotificationCandidate]
    /// The wishes of the person: on or off, times, quiet hours.
    public var preferences: NotificationPreferences

    /// Whom they are for, where several people use one device one after another; empty for whoever owns it.
    public var recipient: String

    /// Reasons and wishes.
    public init(
        _ candidates: [NotificationCandidate],
        preferences: NotificationPreferences,
        recipient: String = ""
    ) {
        self.candidates = candidates
        self.preferences = preferences
        self.recipient = recipient
    }
}
