import TimeKit

/// A channel to the person besides the inbox, such as a terminal, the desktop or a web service.
///
/// Delivery is at least once: if a process dies between a delivery and recording it, the delivery is repeated with the same
/// ``NotificationDelivery/id``. A receiver that must not see duplicates remembers the ids.
public protocol NotificationSink: Sendable {
    /// The name that deliveries are stored under, such as `desktop`. It is the same in every process, unless each process has a receiver of its own.
    var name: String { get }

    /// Whether missed notifications are delivered later. A terminal only shows those delivered while it is open.
    var catchesUp: Bool { get }

    /// Delivers a notification. Returning means that it has arrived. It may be slow, because callers limit the time they wait.
    func deliver(_ delivery: NotificationDelivery) async throws(SinkFailure)
}

extension NotificationSink {
    public var catchesUp: Bool { true }
}

/// One notification for one sink.
public struct NotificationDelivery: Hashable, Sendable {
    /// The id of the delivery, the same at every attempt and different for every sink.
    public var id: String
    /// The notification.
    public var item: InboxItem
    /// The number of this attempt, from 1.
    public var attempt: Int

    public init(id: String, item: InboxItem, attempt: Int) {
        self.id = id
        self.item = item
        self.attempt = attempt
    }
}

/// A failed delivery.
public struct SinkFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, in words for the person.
    public var reason: String
    /// Whether another attempt is pointless, for example because a web service refused the message itself.
    public var isPermanent: Bool

    public init(_ reason: String, isPermanent: Bool = false) {
        self.reason = reason
        self.isPermanent = isPermanent
    }

    public var description: String { reason }
}
