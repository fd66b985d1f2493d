import Foundation
import TimeKit

/// How far a job has come, and the rules that say what of it is due: pure, so that every history can be tried out.
///
/// An occurrence is *done* when there is a record that it ran (or was given up); that is for ever. Everything through
/// `settledThrough` is settled: done, or left out by catching up. Where the clock was set back behind that mark, the mark goes
/// back to the last occurrence done before now, so that what was merely left out is owed again, and a clock that was a year
/// ahead for a minute doesn't silence a job for a year.
struct JobProgress {
    var job: Job
    var zone: TimeZone
    /// Occurrences before it are not owed.
    var owedFrom: Instant?
    /// Not due after now: see ``mark(settledThrough:in:at:lastDone:)``.
    var settledThrough: LocalDateTime?
    /// The done occurrences after that.
    var done: Set<LocalDateTime>
    var failure: JobFailure?

    /// What is to be done for the job at an instant.
    struct Decision: Equatable {
        /// To be run, in order.
        var run: [Occurrence] = []
        /// To be recorded as left out, together with the first run.
        var skipped: SkippedOccurrences?
        /// The failed occurrence waits until then.
        var waitsUntil: Instant?
    }
}

extension JobProgress {
    /// The occurrence through which everything is settled, as seen from `now`.
    ///
    /// - Parameter lastDone: the last occurrence done before a wall time; asked only where the clock was set back.
    static func mark(
        settledThrough: LocalDateTime?,
        in zone: TimeZone,
        at now: Instant,
        lastDone: (_ before: LocalDateTime) throws -> LocalDateTime?
    ) rethrows -> LocalDateTime? {
        guard let settledThrough, zone.earliestInstant(atOrAfter: settledThrough) > now else { return settledThrough }
        return try lastDone(zone.local(at: now))
    }

    /// What is to be done at `now`; at most `limit` occurrences.
    func decision(at now: Instant, limit: Int) -> Decision {
        var decision = Decision()
        switch job.catchUp {
        case .all:
            decision.run = Array(
                owed().prefix { $0.instant <= now }.filter { !done.contains($0.id.at) }.prefix(limit)
            )
        case .latest, .skip:
            guard let latest = latestDue(at: now), !done.contains(latest.id.at) else { return decision }
            let isInTime = latest.instant.milliseconds(until: now) <= CatchUp.grace
            if job.catchUp == .latest || isInTime || failure?.occurrence == latest.id.at { decision.run = [latest] }
            decision.skipped = skipped(through: latest, including: decision.run.isEmpty)
        }
        if let failure, failure.occurrence == decision.run.first?.id.at, failure.waits(at: now) {
            return Decision(waitsUntil: failure.retryAt)
        }
        return decision
    }

    /// When there is something to do next, at or before `now` if there is now.
    func nextDue(at now: Instant) -> Instant? {
        let decision = decision(at: now, limit: 1)
        if let first = decision.run.first { return first.instant }
        if decision.skipped != nil { return now }
        let next = owed().first { $0.instant > now && !done.contains($0.id.at) }?.instant
        guard let waits = decision.waitsUntil else { return next }
        // While one occurrence of an `.all` job waits, those behind it do too.
        return job.catchUp == .all ? waits : min(waits, next ?? waits)
    }

    /// The occurrences that aren't settled, in order, without regard to what is done.
    private func owed() -> some Sequence<Occurrence> {
        let start = zone.earliestInstant(atOrAfter: settledThrough ?? job.recurrence.start)
        return job.recurrence.occurrences(of: job.id, from: max(start, owedFrom ?? start), in: zone)
            .lazy.filter { occurrence in settledThrough.map { occurrence.id.at > $0 } ?? true }
    }

    private func latestDue(at now: Instant) -> Occurrence? {
        guard let latest = job.recurrence.last(of: job.id, before: now.adding(milliseconds: 1), in: zone),
            settledThrough.map({ latest.id.at > $0 }) ?? true, owedFrom.map({ latest.instant >= $0 }) ?? true
        else { return nil }
        return latest
    }

    private func skipped(through latest: Occurrence, including isIncluded: Bool) -> SkippedOccurrences? {
        var skipped: SkippedOccurrences?
        for occurrence in owed() {
            let at = occurrence.id.at
            guard isIncluded ? at <= latest.id.at : at < latest.id.at else { break }
            guard !done.contains(at) else { continue }
            skipped = SkippedOccurrences(first: skipped?.first ?? at, last: at, count: (skipped?.count ?? 0) + 1)
        }
        return skipped
    }
}
