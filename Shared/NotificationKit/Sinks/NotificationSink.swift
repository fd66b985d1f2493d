import TimeKit

/// A way to the person beside the inbox: a terminal, the desktop, a web service.
///
/// A sink gets everything at least once: when a process dies between handing over and noting it, the delivery is handed over
/// again, with the same ``NotificationDelivery/id``. A receiver that minds keeps the ids it has seen.
public protocol NotificationSink: Sendable {
    /// The name under which its deliveries are kept, such as `desktop`; the same in every process.
    var name: String { get }

    /// Whether what it missed is handed over later. A terminal isn't: it shows what is told while it is there.
    var catchesUp: Bool { get }

    /// Hands a notification over; returning means that it has arrived. May be slow: nobody waits for it longer than they want to.
    func deliver(_ delivery: NotificationDelivery) async throws(SinkFailure)
}

extension NotificationSink {
    /// What it missed is handed over later.
    public var catchesUp: Bool { true }
}

/// One notification on its way to one sink.
public struct NotificationDelivery: Hashable, Sendable {
    /// The same at every attempt for this sink, and never the same for another.
    public var id: String
    /// What is told.
    public var item: InboxItem
    /// 1 for the first attempt.
    public var attempt: Int

    /// A delivery.
    public init(id: String, item: InboxItem, attempt: Int) {
        self.id = id
        self.item = item
        self.attempt = attempt
    }
}

/// Why a sink could not take a delivery.
public struct SinkFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, in words for the person.
    public var reason: String
    /// Whether trying again is of no use, such as after a web service refused the message itself.
    public var isPermanent: Bool

    /// A failure.
    public init(_ reason: String, isPermanent: Bool = false) {
        self.reason = reason
        self.isPermanent = isPermanent
    }

    /// What went wrong.
    public var description: String { reason }
}
