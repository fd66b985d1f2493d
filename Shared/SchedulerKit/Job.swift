public import Foundation
public import TimeKit

/// Something to be done at the times of a recurrence: durable, named, and the same for every process that opens the store.
public struct Job: Hashable, Sendable {
    /// Its name, unique in the store.
    public var id: String
    /// Which handler does it.
    public var kind: String
    /// What the handler needs to know, as JSON.
    public var payload: Data
    /// When it is due, in wall time.
    public var recurrence: Recurrence
    /// The zone of that wall time, by its tz database name.
    public var zone: String
    /// What happens to occurrences that nobody was awake for.
    public var catchUp: CatchUp
    /// When a failed occurrence is tried again.
    public var retry: RetryPolicy

    /// A job; the zone is checked when it is scheduled.
    public init(
        id: String,
        kind: String,
        payload: Data = Data("{}".utf8),
        recurrence: Recurrence,
        zone: String,
        catchUp: CatchUp = .latest,
        retry: RetryPolicy = .init()
    ) {
        self.id = id
        self.kind = kind
        self.payload = payload
        self.recurrence = recurrence
        self.zone = zone
        self.catchUp = catchUp
        self.retry = retry
    }
}

extension Job {
    /// The same job with the value as its payload; keys sorted, so that equal values are equal payloads.
    public func with(payload value: some Encodable) throws -> Job {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var job = self
        job.payload = try encoder.encode(value)
        return job
    }

    /// The payload as a value; else ``SchedulerError/unreadablePayload(job:reason:)``.
    public func payload<Value: Decodable>(as type: Value.Type) throws(SchedulerError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: payload)
        } catch {
            throw .unreadablePayload(job: id, reason: "\(error)")
        }
    }
}
