import Foundation
import ScreenKit
import TimeKit

/// The requests of one candidate in order, computed lazily. Requests that have come due are skipped; the newest is kept as ``overdue``.
struct PlanStream {
    /// The number of consecutive requests dropped by quiet hours after which a recurrence is given up.
    private static let patience = 400

    private let candidate: NotificationCandidate
    private let preferences: NotificationPreferences
    private let present: Instant
    private var moments: Moments
    private(set) var overdue: NotificationRequest?

    init(_ candidate: NotificationCandidate, preferences: NotificationPreferences, now: Instant) {
        self.candidate = candidate
        self.preferences = preferences
        present = now
        switch candidate.timing {
        case .recurring(let recurrence):
            let timed = preferences.timed(recurrence, category: candidate.series.category)
            // Quiet hours and a skipped day move a request by up to two days, so anything before that has come due.
            let lower = preferences.zone.local(at: now).addingDays(-3)
            moments = .wall(timed, next: timed.last(before: lower) ?? timed.first(atOrAfter: lower))
        case .at(let instants):
            moments = .instants(Array(Set(instants).sorted(by: >)))
        case .occurred(let instant, on: let wall):
            moments = .once(instant, wall.map { .wall($0) } ?? .once)
        }
    }

    mutating func next() -> NotificationRequest? {
        var dropped = 0
        while dropped < PlanStream.patience, let (id, instant) = takeMoment() {
            if let silence = candidate.silent.first(where: { $0.contains(instant) }) {
                // A silent occurrence after a missed one cancels the missed one, too.
                if instant <= present { overdue = nil }
                passOver(silence)
                continue
            }
            guard let request = request(id: id, meantFor: instant) else {
                dropped += 1
                continue
            }
            if case .occurred = candidate.timing { return request }
            if request.fireAt > present { return request }
            overdue = request
        }
        return nil
    }

    private func request(id: ID<NotificationRequest>, meantFor instant: Instant) -> NotificationRequest? {
        guard let fireAt = preferences.fireTime(of: instant, category: candidate.series.category) else { return nil }
        let expiresAt = candidate.usefulFor.map { instant.adding(milliseconds: $0) }
        if let expiresAt, fireAt >= expiresAt { return nil }
        return NotificationRequest(
            id: id,
            series: candidate.series,
            title: candidate.title,
            body: candidate.body,
            fireAt: fireAt,
            link: candidate.link.description,
            expiresAt: expiresAt
        )
    }
}

// MARK: Moments

extension PlanStream {
    /// The remaining instants of the candidate.
    private enum Moments {
        case wall(Recurrence, next: LocalDateTime?)
        /// The instants in descending order, so that the next one is the last.
        case instants([Instant])
        case once(Instant, NotificationSeries.Moment)
        case none
    }

    private mutating func takeMoment() -> (ID<NotificationRequest>, Instant)? {
        switch moments {
        case .none, .wall(_, next: nil): return nil
        case .wall(let recurrence, next: let local?):
            moments = .wall(recurrence, next: recurrence.first(atOrAfter: local.addingMillisecond()))
            return (candidate.series.id(at: .wall(local)), preferences.zone.instant(of: local))
        case .instants(var rest):
            guard let instant = rest.popLast() else { return nil }
            moments = .instants(rest)
            return (candidate.series.id(at: .instant(instant)), instant)
        case .once(let instant, let moment):
            moments = .none
            return (candidate.series.id(at: moment), instant)
        }
    }

    /// Continues at the end of a silent range, so that a long range costs no more than a short one.
    private mutating func passOver(_ silence: Range<Instant>) {
        guard case .wall(let recurrence, next: let next?) = moments else { return }
        // One day earlier, because a skipped day's occurrence moves to the end of the gap.
        let after = recurrence.first(atOrAfter: preferences.zone.local(at: silence.upperBound).addingDays(-1))
        if let after, after > next { moments = .wall(recurrence, next: after) }
        if after == nil { moments = .wall(recurrence, next: nil) }
    }
}

extension LocalDateTime {
    /// Returns the wall time one millisecond later.
    fileprivate func addingMillisecond() -> LocalDateTime {
        let value = time.millisecondOfDay + 1
        let next = try? LocalTime(
            hour: value / 3_600_000,
            minute: value / 60_000 % 60,
            second: value / 1000 % 60,
            millisecond: value % 1000
        )
        return next.map { LocalDateTime(date, $0) } ?? LocalDateTime(date.adding(days: 1), .midnight)
    }
}
