public import NotificationKit

/// What an app has to tell, and how the person wants to be told.
public struct Reminders: Sendable {
    /// Every reason there is, whatever time it is.
    public var candidates: [NotificationCandidate]
    /// The wishes of the person: on or off, times, quiet hours.
    public var preferences: NotificationPreferences

    /// Reasons and wishes.
    public init(_ candidates: [NotificationCandidate], preferences: NotificationPreferences) {
        self.candidates = candidates
        self.preferences = preferences
    }
}
