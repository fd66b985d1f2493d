public import TimeKit

/// The page that lists what was told, newest first: what it shows, ready to render anywhere.
public struct InboxScreen: Hashable, Codable, Sendable {
    /// One line of the list.
    public struct Item: Hashable, Codable, Sendable, Identifiable {
        /// The notification's id.
        public var id: TimeKit.ID<NotificationRequest>
        /// What can be turned on and off.
        public var category: String
        /// The first line.
        public var title: String
        /// What is said beneath; may be empty.
        public var body: String
        /// When it was told.
        public var toldAt: Instant
        /// The same on the clocks of the person.
        public var toldAtLocal: LocalDateTime
        /// Whether it was read; reading it is an action of the list while it was not.
        public var isRead: Bool
        /// The screen it points to; `nil` where there is nothing to open.
        public var link: DeepLink?
    }

    /// Whose list it is.
    public var scope: NotificationScope
    /// The items of this page, newest first.
    public var items: [Item]
    /// How many are unread, on this page and beyond it.
    public var unread: Int
    /// Ask for the items before this number for the next page; `nil` on the last.
    public var next: Int64?
    /// What to say where the list is empty.
    public var emptyText: String
    /// Changes whenever the list does.
    public var revision: Int64

    /// Whether "mark all as read" can be chosen.
    public var canMarkAllRead: Bool { unread > 0 }
}
