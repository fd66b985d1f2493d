import TimeKit

/// What turns the pending requests into those of a plan.
public struct NotificationDifference: Hashable, Sendable {
    /// New ones.
    public var added: [NotificationRequest]
    /// Those that were pending, at another time or in other words, as they are from now on.
    public var replaced: [NotificationRequest]
    /// Those whose reason is gone, or which the budget has no more room for, as they were.
    public var withdrawn: [NotificationRequest]
    /// Those that stay as they are.
    public var kept: [NotificationRequest]

    /// Whether nothing changes.
    public var isEmpty: Bool { added.isEmpty && replaced.isEmpty && withdrawn.isEmpty }
}

extension NotificationPlan {
    /// What must be done so that what is pending is what is planned. Each list is in order.
    ///
    /// A pending request that has come due stays only where its reason stands and it is the newest of its series
    /// (``overdue``); one that has come due is added only in the place of an older one of its series.
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
                // Beyond the budget when last planned; it takes the place of the missed one before it.
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
