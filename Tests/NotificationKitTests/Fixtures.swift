import Foundation
import NotificationKit
import ScreenKit
import StorageKit
import TestKit
import TimeKit

let tips = NotificationScope(app: "tips")

func at(_ text: String) throws -> Instant { try Instant(iso8601: text) }

func phoenix() throws -> TimeZone { try .named("America/Phoenix") }

/// A candidate for notifications at instants.
func reason(
    _ name: String,
    category: String = "treatment",
    recipient: String = "",
    title: String = "Title",
    body: String = "Body",
    at timing: NotificationCandidate.Timing,
    silent: [Range<Instant>] = [],
    usefulFor: Int64? = nil
) throws -> NotificationCandidate {
    NotificationCandidate(
        series: NotificationSeries(app: "tips", recipient: recipient, category: category, name: name),
        title: title,
        body: body,
        link: DeepLink(scheme: "tips", ["home", name]),
        timing: timing,
        silent: silent,
        usefulFor: usefulFor
    )
}

/// A daily timing from a start on.
func daily(_ start: String) throws -> NotificationCandidate.Timing {
    .recurring(.daily(from: try LocalDateTime(iso8601: start)))
}

/// A sample item for sinks.
func item(title: String = "Title", body: String = "Body", link: String = "tips://home") throws -> InboxItem {
    let moment = try at("2026-03-08T15:00:00Z")
    return InboxItem(
        number: 1,
        request: NotificationRequest(
            id: ID(rawValue: "tips//treatment/timer/2026-03-08T15:00:00.000Z"),
            series: NotificationSeries(app: "tips", category: "treatment", name: "timer"),
            title: title,
            body: body,
            fireAt: moment,
            link: link
        ),
        toldAt: moment.adding(seconds: 3)
    )
}

extension NotificationStore {
    /// An empty in-memory store.
    static func inMemory(seed: UInt64 = 1, retry: DeliveryRetry = DeliveryRetry()) throws -> NotificationStore {
        NotificationStore(try LocalStore.inMemory(schemas: [schema]), ids: .seeded(seed), retry: retry)
    }

    /// A store in a file, which other processes may have open.
    static func open(_ file: URL, seed: UInt64 = 1) throws -> NotificationStore {
        NotificationStore(try LocalStore.open(at: file, schemas: [schema]), ids: .seeded(seed))
    }

    /// Plans and delivers with all categories on, for a person in Phoenix.
    func tell(_ reasons: [NotificationCandidate], now: Instant) throws -> [InboxItem] {
        try refresh(reasons, of: tips, preferences: NotificationPreferences(zone: phoenix()), now: now)
        return try tellDue(now: now).told
    }
}

/// A sink with scripted results that records its items.
final class ScriptedSink: NotificationSink, @unchecked Sendable {
    // @unchecked: the variable is touched under the lock only.
    let name: String
    let catchesUp: Bool
    private let lock = NSLock()
    private var got: [NotificationDelivery] = []
    private let act: @Sendable (NotificationDelivery) async throws(SinkFailure) -> Void

    init(
        _ name: String = "scripted",
        catchesUp: Bool = true,
        act: @escaping @Sendable (NotificationDelivery) async throws(SinkFailure) -> Void = { _ in }
    ) {
        self.name = name
        self.catchesUp = catchesUp
        self.act = act
    }

    var deliveries: [NotificationDelivery] { lock.withLock { got } }

    func deliver(_ delivery: NotificationDelivery) async throws(SinkFailure) {
        lock.withLock { got.append(delivery) }
        try await act(delivery)
    }
}

/// A one-time event to wait for. Cancellation doesn't end the wait.
final class Signal: @unchecked Sendable {
    // @unchecked: both variables are touched under the lock only.
    private let lock = NSLock()
    private var isGiven = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func give() {
        let released = lock.withLock {
            isGiven = true
            defer { waiting = [] }
            return waiting
        }
        for continuation in released { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOver = lock.withLock {
                if !isGiven { waiting.append(continuation) }
                return isGiven
            }
            if isOver { continuation.resume() }
        }
    }
}
