public import TimeKit

/// What is to be told from now on, as far as the system's queue reaches; computed anew whenever the state or the wishes change.
public struct NotificationPlan: Hashable, Sendable {
    /// How many pending notifications iOS keeps of one app.
    public static let systemLimit = 64

    /// What is still to come, and what has happened and was not told yet; in order, at most as many as the budget.
    public var requests: [NotificationRequest]
    /// The newest of each series that has come due and still has its reason. One of them is told only if it was pending before:
    /// nobody is reminded of a time that had passed when the reminder was set.
    public var overdue: [NotificationRequest]
    /// When the plan would change by itself: ``requests`` is the same at every instant before, for the same candidates.
    public var nextRefresh: Instant?
    /// The fire time of the first request the budget had no room for: plan again before then.
    public var firstLeftOut: Instant?
}

extension NotificationPlan {
    /// Shares out the budget among the series in rounds: in each, every series gets its next request; in the last, which not all
    /// of them can have, the earliest ones.
    ///
    /// - Parameters:
    ///   - candidates: every reason there is, in any order.
    ///   - preferences: the wishes of the one person they are for.
    ///   - now: what is due by now is no longer planned.
    ///   - budget: how many requests there may be.
    ///   - told: whether a request was told before; it is not planned again, even after the clock was set back.
    /// - Complexity: each series computes one request more than it gets.
    public static func plan<Failure: Error>(
        _ candidates: [NotificationCandidate],
        preferences: NotificationPreferences,
        now: Instant,
        budget: Int = systemLimit,
        told: (ID<NotificationRequest>) throws(Failure) -> Bool
    ) throws(Failure) -> NotificationPlan {
        var sources = sources(of: candidates, preferences: preferences, now: now)
        var heads: [(source: Int, request: NotificationRequest)] = []
        var overdue: [NotificationRequest] = []
        for index in sources.indices {
            if let request = try sources[index].next(told) { heads.append((index, request)) }
            if let request = sources[index].overdue, try !told(request.id) { overdue.append(request) }
        }
        var requests: [NotificationRequest] = []
        while !heads.isEmpty, requests.count < budget {
            heads.sort { $0.request < $1.request }
            let round = heads.prefix(budget - requests.count)
            heads.removeFirst(round.count)
            for (source, request) in round {
                requests.append(request)
                if let next = try sources[source].next(told) { heads.append((source, next)) }
            }
        }
        requests.sort()
        return NotificationPlan(
            requests: requests,
            overdue: overdue.sorted(),
            nextRefresh: requests.first { $0.fireAt > now }?.fireAt,
            firstLeftOut: heads.map(\.request).min()?.fireAt
        )
    }

    /// The plan where nothing was told before.
    public static func plan(
        _ candidates: [NotificationCandidate],
        preferences: NotificationPreferences,
        now: Instant,
        budget: Int = systemLimit
    ) -> NotificationPlan {
        plan(candidates, preferences: preferences, now: now, budget: budget) { _ in false }
    }

    private static func sources(
        of candidates: [NotificationCandidate],
        preferences: NotificationPreferences,
        now: Instant
    ) -> [PlanSource] {
        let wanted = candidates.filter { preferences[$0.series.category].isOn }
        return Dictionary(grouping: wanted, by: \.series).sorted { $0.key < $1.key }.map { _, candidates in
            PlanSource(candidates.map { PlanStream($0, preferences: preferences, now: now) })
        }
    }
}

// MARK: One series

/// The requests of one series in order; an engine may give several candidates of the same series.
private struct PlanSource {
    private var streams: [PlanStream]
    private var heads: [NotificationRequest?]
    private var given: Set<ID<NotificationRequest>> = []

    init(_ streams: [PlanStream]) {
        self.streams = streams
        heads = []
        for index in streams.indices { heads.append(self.streams[index].next()) }
    }

    /// The newest of what has come due.
    var overdue: NotificationRequest? { streams.compactMap(\.overdue).max() }

    mutating func next<Failure: Error>(
        _ told: (ID<NotificationRequest>) throws(Failure) -> Bool
    ) throws(Failure) -> NotificationRequest? {
        while let (index, request) = earliest() {
            heads[index] = streams[index].next()
            if given.insert(request.id).inserted, try !told(request.id) { return request }
        }
        return nil
    }

    private func earliest() -> (Int, NotificationRequest)? {
        var found: (Int, NotificationRequest)?
        for (index, head) in heads.enumerated() {
            guard let head else { continue }
            if let (_, best) = found, best <= head { continue }
            found = (index, head)
        }
        return found
    }
}
