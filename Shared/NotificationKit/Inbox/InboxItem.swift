public import TimeKit

/// A notification that was told, as it stands in the inbox.
public struct InboxItem: Hashable, Codable, Sendable, Identifiable {
    /// Its place in the order of telling, from 1; never used twice.
    public var number: Int64
    /// What was told.
    public var request: NotificationRequest
    /// When it was told, which is its fire time or later.
    public var toldAt: Instant
    /// When it was first read; `nil` while it is unread.
    public var readAt: Instant?

    /// An item.
    public init(number: Int64, request: NotificationRequest, toldAt: Instant, readAt: Instant? = nil) {
        self.number = number
        self.request = request
        self.toldAt = toldAt
        self.readAt = readAt
    }

    /// The notification's id.
    public var id: TimeKit.ID<NotificationRequest> { request.id }
    /// Whether it was read.
    public var isRead: Bool { readAt != nil }
}
