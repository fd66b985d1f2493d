import GRDB
import StorageKit
public import TimeKit

/// How long one waits for the sinks. What they do afterwards is still noted.
public struct DeliveryPatience: Sendable {
    let end: @Sendable () async -> Void

    /// Patience that ends when the function returns; it is cancelled when no longer needed.
    public init(until end: @escaping @Sendable () async -> Void) {
        self.end = end
    }

    /// Patience that never ends.
    public static let unlimited = DeliveryPatience {
        let (nothing, source) = AsyncStream.makeStream(of: Void.self)
        for await _ in nothing {}
        source.finish()
    }

    /// Patience of so many seconds.
    public static func seconds(_ seconds: Int) -> DeliveryPatience {
        DeliveryPatience { try? await Task.sleep(for: .seconds(seconds)) }
    }
}

/// What one sink did.
public struct SinkReport: Hashable, Sendable {
    /// The sink's name.
    public var sink: String
    /// How many deliveries arrived.
    public var arrived = 0
    /// How many were refused for good.
    public var refused = 0
    /// Why the last one failed that will be tried again; `nil` where none did.
    public var failure: String?
    /// Whether it was still busy when patience ended.
    public var isBusy = false
}

extension NotificationStore {
    /// Tells what is due and hands over what waits: the inbox has it, whatever the sinks do.
    public func deliverDue(
        now: Instant,
        sinks: [any NotificationSink],
        patience: DeliveryPatience = .seconds(20),
        preferences: (NotificationScope) -> NotificationPreferences? = { _ in nil }
    ) async throws -> (telling: NotificationTelling, sinks: [SinkReport]) {
        let telling = try tellDue(now: now, sinks: sinks, preferences: preferences)
        return (telling, await handOver(now: now, to: sinks, patience: patience))
    }

    /// Hands each sink what waits for it, oldest first, all sinks side by side.
    ///
    /// A sink that fails is left alone until its next attempt is due; one that gives no answer keeps nobody waiting beyond
    /// `patience`, and what it answers later is still noted.
    public func handOver(
        now: Instant,
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

    private func serve(_ sink: any NotificationSink, now: Instant) async -> SinkReport {
        var report = SinkReport(sink: sink.name)
        do {
            while !Task.isCancelled, let delivery = try claim(for: sink.name, now: now) {
                do {
                    try await sink.deliver(delivery)
                } catch {
                    let isGivenUp = try note(error, of: delivery, for: sink.name, now: now)
                    if isGivenUp { report.refused += 1 } else { report.failure = error.reason }
                    if error.isPermanent { continue }
                    break
                }
                try noteArrival(of: delivery, now: now)
                report.arrived += 1
            }
        } catch {
            report.failure = "the store can't be written: \(error)"
        }
        return report
    }
}

// MARK: The states of a delivery

extension NotificationStore {
    /// Takes the oldest delivery that is due, for as long as the lease lasts.
    func claim(for sink: String, now: Instant) throws -> NotificationDelivery? {
        // Later than any delay can be: the clock was set back since.
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

    private func noteArrival(of delivery: NotificationDelivery, now: Instant) throws {
        try store.write { db in
            try db.execute(
                sql: "UPDATE notification_delivery SET state = 'arrived', due_at = ?, reason = '' WHERE id = ?",
                arguments: [now.milliseconds, delivery.id]
            )
        }
    }

    /// Notes a failure, and answers whether the delivery is given up.
    private func note(
        _ failure: SinkFailure,
        of delivery: NotificationDelivery,
        for sink: String,
        now: Instant
    ) throws -> Bool {
        let isGivenUp = failure.isPermanent || delivery.attempt >= retry.attempts
        let next = isGivenUp ? now : now.adding(milliseconds: retry.delay(afterAttempt: delivery.attempt))
        try store.write { db in
            // A later attempt, made after this one's lease ran out, has its own answer.
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
            // What else waits for a sink that is down need not find that out for itself.
            try db.execute(
                sql: "UPDATE notification_delivery SET due_at = ? WHERE sink = ? AND state = 'waiting' AND due_at < ?",
                arguments: [next.milliseconds, sink, next.milliseconds]
            )
        }
        return isGivenUp
    }
}
