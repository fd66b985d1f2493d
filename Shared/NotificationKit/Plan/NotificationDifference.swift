import TimeKit

/// The changes that turn the pending requests into those of a plan.
public struct NotificationDifference: Hashable, Sendable {
    /// The requests that weren't pending.
    public var added: [NotificationRequest]
    /// The new versions of pending requests whose time or content changed.
    public var replaced: [NotificationRequest]
    /// The old versions of requests whose reason is gone or that no longer fit the budget.
    public var withdrawn: [NotificationRequest]
    /// The unchanged requests.
    public var kept: [NotificationRequest]

    public var isEmpty: Bool { added.isEmpty && replaced.isEmpty && withdrawn.isEmpty }
}

extension NotificationPlan {
    /// Returns the changes that make the pending requests those of the plan. Each list is sorted.
    ///
    /// A pending request that has come due stays only if it is in ``overdue``: its reason still holds and it is the newest of its series.
    /// Another request that has come due is added only in place of an older pending one of its series.
    public func difference(from pending: [NotificationRequest]) -> NotificationDifference {
        var result = NotificationDifference(added: [], replaced: [], withdrawn: [], kept: [])
        let before = Dictionary(pending.map { ($0.id, $0) }) { first, _ in first }
        var planned: Set<ID<NotificationRequest>> = []
        for request in requests {
            planned.insert(request.id)
            switch before[request.id] {
            case nil: result.added.append(request)
            case request?: result.kept.append(request)
            case _?: result.replaced.append(request)
            }
        }
        for request in overdue where planned.insert(request.id).inserted {
            switch before[request.id] {
            case request?: result.kept.append(request)
            case _?: result.replaced.append(request)
            case nil:
                // The request didn't fit the budget of the last plan. It replaces the missed request of its series.
                let missed = pending.contains { $0.series == request.series && $0.fireAt <= request.fireAt }
                if missed { result.added.append(request) }
            }
        }
        result.withdrawn = before.values.filter { !planned.contains($0.id) }.sorted()
        result.added.sort()
        result.kept.sort()
        result.replaced.sort()
        return result
    }
}
