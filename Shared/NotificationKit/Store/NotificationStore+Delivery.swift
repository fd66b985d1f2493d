import GRDB
import StorageKit
public import TimeKit
import WordKit

/// A limit on the time to wait for sinks. Results that arrive later are still recorded.
public struct DeliveryPatience: Sendable {
    let end: @Sendable () async -> Void

    /// Creates a limit that is reached when the function returns. The function is canceled when it is no longer needed.
    public init(until end: @escaping @Sendable () async -> Void) {
        self.end = end
    }

    /// A limit that is never reached.
    public static let unlimited = DeliveryPatience {
        let (nothing, source) = AsyncStream.makeStream(of: Void.self)
        for await _ in nothing {}
        source.finish()
    }

    /// Creates a limit of `seconds`.
    public static func seconds(_ seconds: Int) -> DeliveryPatience {
        DeliveryPatience { try? await Task.sleep(for: .seconds(seconds)) }
    }
}

/// The result of one sink.
public struct SinkReport: Hashable, Sendable {
    public var sink: String
    /// The number of successful deliveries.
    public var arrived = 0
    /// The number of deliveries given up.
    public var refused = 0
    /// The reason of the last failure that will be retried, or nil.
    public var failure: String?
    /// Whether the sink was still busy when the time limit was reached.
    public var isBusy = false
}

extension NotificationStore {
    /// Delivers due notifications to the inbox, then to the sinks. The inbox has them even if a sink fails.
    ///
    /// - Parameters:
    ///   - now: The current time. It is evaluated anew for each delivery, because a run can take long.
    ///   - opened: The ``newestNumber()`` from before the sinks were opened. Those that don't catch up get what other processes told since then,
    ///     too. nil leaves that out.
    public func deliverDue(
        now: @autoclosure @escaping @Sendable () -> Instant,
        sinks: [any NotificationSink],
        openedAfter opened: Int64? = nil,
        patience: DeliveryPatience = .seconds(20),
        preferences: (NotificationScope) -> NotificationPreferences? = { _ in nil }
    ) async throws -> (telling: NotificationTelling, sinks: [SinkReport]) {
        let telling = try tellDue(now: now(), sinks: sinks, preferences: preferences)
        if let opened { try layOutTold(since: opened, for: sinks, now: now()) }
        return (telling, await handOver(now: now(), to: sinks, patience: patience))
    }

    /// Delivers the waiting notifications to each sink, oldest first. The sinks run concurrently.
    ///
    /// After a failure, a sink is skipped until its next attempt is due. A sink that doesn't respond is abandoned after `patience`, and its
    /// later result is still recorded. A delivery that ends because it is abandoned counts as no attempt.
    ///
    /// - Parameter now: The current time. It is evaluated anew for each delivery, because a run can take long.
    public func handOver(
        now: @autoclosure @escaping @Sendable () -> Instant,
        to sinks: [any NotificationSink],
        patience: DeliveryPatience = .seconds(20)
    ) async -> [SinkReport] {
        let (reports, continuation) = AsyncStream.makeStream(of: SinkReport?.self)
        let workers = sinks.map { sink in
            Task { continuation.yield(await serve(sink, now: now)) }
        }
        let clock = Task {
            await patience.end()
            continuation.yield(nil)
        }
        var finished: [String: SinkReport] = [:]
        if !sinks.isEmpty {
            for await report in reports {
                guard let report else { break }
                finished[report.sink] = report
                if finished.count == Set(sinks.map(\.name)).count { break }
            }
        }
        clock.cancel()
        for worker in workers { worker.cancel() }
        return sinks.map { finished[$0.name] ?? SinkReport(sink: $0.name, isBusy: true) }
    }

    private func serve(_ sink: any NotificationSink, now: @Sendable () -> Instant) async -> SinkReport {
        var report = SinkReport(sink: sink.name)
        do {
            while !Task.isCancelled, let delivery = try claim(for: sink.name, now: now()) {
                do {
                    try await sink.deliver(delivery)
                } catch {
                    if Task.isCancelled, !error.isPermanent {
                        try giveBack(delivery, now: now())
                        break
                    }
                    let isGivenUp = try note(error, of: delivery, for: sink.name, now: now())
                    if isGivenUp { report.refused += 1 } else { report.failure = SinkFailure.shown(error.reason) }
                    if error.isPermanent { continue }
                    break
                }
                try noteArrival(of: delivery, now: now())
                report.arrived += 1
            }
        } catch {
            report.failure = localized("the store can't be written: \(error)")
        }
        return report
    }
}

// MARK: The states of a delivery

extension NotificationStore {
    /// Claims the oldest due delivery until the lease ends. Returns nil if none is due.
    func claim(for sink: String, now: Instant) throws -> NotificationDelivery? {
        // A later time than any delay allows means that the clock was set back, so the delivery counts as due.
        let horizon = now.adding(milliseconds: max(retry.longestDelay, retry.lease))
        return try store.write { db in
            guard
                let row = try Row.fetchOne(
                    db,
                    sql: """
                        SELECT inbox.*, delivery.id AS delivery, delivery.attempts
                        FROM notification_delivery AS delivery
                        JOIN notification_inbox AS inbox ON inbox.number = delivery.item
                        WHERE delivery.sink = ? AND delivery.state IN ('waiting', 'handed')
                            AND (delivery.due_at <= ? OR delivery.due_at > ?)
                        ORDER BY delivery.item LIMIT 1
                        """,
                    arguments: [sink, now.milliseconds, horizon.milliseconds]
                )
            else { return nil }
            let delivery = NotificationDelivery(
                id: row["delivery"],
                item: InboxItem(row: row),
                attempt: row["attempts"] + 1
            )
            try db.execute(
                sql: "UPDATE notification_delivery SET state = 'handed', attempts = ?, due_at = ? WHERE id = ?",
                arguments: [delivery.attempt, now.adding(milliseconds: retry.lease).milliseconds, delivery.id]
            )
            return delivery
        }
    }

    /// Releases a delivery that was broken off. It waits a little, so that it doesn't keep those behind it waiting each time.
    private func giveBack(_ delivery: NotificationDelivery, now: Instant) throws {
        let next = now.adding(milliseconds: retry.delay(afterAttempt: 1))
        try store.write { db in
            try db.execute(
                sql: """
                    UPDATE notification_delivery SET state = 'waiting', attempts = attempts - 1, due_at = ?
                    WHERE id = ? AND attempts = ? AND state = 'handed'
                    """,
                arguments: [next.milliseconds, delivery.id, delivery.attempt]
            )
        }
    }

    private func noteArrival(of delivery: NotificationDelivery, now: Instant) throws {
        try store.write { db in
            try db.execute(
                sql: "UPDATE notification_delivery SET state = 'arrived', due_at = ?, reason = '' WHERE id = ?",
                arguments: [now.milliseconds, delivery.id]
            )
        }
    }

    /// Records a failure and returns whether the delivery is given up.
    private func note(
        _ failure: SinkFailure,
        of delivery: NotificationDelivery,
        for sink: String,
        now: Instant
    ) throws -> Bool {
        let isGivenUp = failure.isPermanent || delivery.attempt >= retry.attempts
        let next = isGivenUp ? now : now.adding(milliseconds: retry.delay(afterAttempt: delivery.attempt))
        try store.write { db in
            // A later attempt, made after this one's lease ended, records its own result.
            try db.execute(
                sql: """
                    UPDATE notification_delivery SET state = ?, due_at = ?, reason = ?
                    WHERE id = ? AND attempts = ? AND state = 'handed'
                    """,
                arguments: [
                    isGivenUp ? "refused" : "waiting", next.milliseconds, failure.reason, delivery.id, delivery.attempt,
                ]
            )
            guard !failure.isPermanent else { return }
            // Other deliveries for a sink that is down wait as well, instead of each failing on its own.
            try db.execute(
                sql: "UPDATE notification_delivery SET due_at = ? WHERE sink = ? AND state = 'waiting' AND due_at < ?",
                arguments: [next.milliseconds, sink, next.milliseconds]
            )
        }
        return isGivenUp
    }
}
