public import ScreenKit
public import TimeKit

/// The page of the inbox, newest first, ready to render.
public struct InboxScreen: Hashable, Codable, Sendable {
    public struct Item: Hashable, Codable, Sendable, Identifiable {
        /// The notification's id.
        public var id: TimeKit.ID<NotificationRequest>
        /// The category, which the user can turn on and off.
        public var category: String
        /// The title line.
        public var title: String
        /// The text below the title, which may be empty.
        public var body: String
        /// The time of delivery.
        public var toldAt: Instant
        /// The time of delivery in the user's zone.
        public var toldAtLocal: LocalDateTime
        /// Whether it was read. An unread item can be marked as read.
        public var isRead: Bool
        /// The screen it opens, or nil if it opens none.
        public var link: DeepLink?
    }

    /// The app and person that the inbox belongs to.
    public var scope: NotificationScope
    /// The items of this page, newest first.
    public var items: [Item]
    /// The number of unread items on all pages.
    public var unread: Int
    /// The number to pass as `before` for the next page, or nil on the last page.
    public var next: Int64?
    /// The text to show if the list is empty.
    public var emptyText: String
    /// A number that changes whenever the inbox does.
    public var revision: Int64
}
