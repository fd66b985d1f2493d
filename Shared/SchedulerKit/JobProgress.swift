import Foundation
import TimeKit

/// How far a job has come, and the rules that say what of it is due: pure, so that every history can be tried out.
///
/// An occurrence is *done* when there is a record that it ran; that is for ever. It is *settled* when it lies at or before
/// `settledThrough`: done, given up, or left out by catching up. When the clock is set back behind that mark, what was merely
/// left out ahead of the clock is owed again, so that a clock that was a year ahead for a minute doesn't silence a job for a year.
struct JobProgress {
    var job: Job
    var zone: TimeZone
    /// Occurrences before it are not owed.
    var owedFrom: Instant?
    var settledThrough: LocalDateTime?
    /// The done occurrences after ``base(at:)``.
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
    /// The occurrence through which everything is settled: `settledThrough`, or, where the clock was set back behind that, the
    /// last occurrence before `now`. Running what is due stores it, so that what comes next is owed again.
    static func base(of job: Job, in zone: TimeZone, settledThrough: LocalDateTime?, at now: Instant) -> LocalDateTime?
    {
        guard let settledThrough, zone.earliestInstant(atOrAfter: settledThrough) > now else { return settledThrough }
        return job.recurrence.last(of: job.id, before: now, in: zone)?.id.at
    }

    /// What is to be done at `now`; at most `limit` occurrences.
    func decision(at now: Instant, limit: Int) -> Decision {
        var decision = Decision()
        switch job.catchUp {
        case .all:
            decision.run = Array(
                owed(at: now).prefix { $0.instant <= now }.filter { !done.contains($0.id.at) }.prefix(limit)
            )
        case .latest, .skip:
            guard let latest = latestDue(at: now), !done.contains(latest.id.at) else { return decision }
            let isInTime = latest.instant.milliseconds(until: now) <= CatchUp.grace
            if job.catchUp == .latest || isInTime || failure?.occurrence == latest.id.at { decision.run = [latest] }
            decision.skipped = skipped(through: latest, including: decision.run.isEmpty, at: now)
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
        let next = owed(at: now).first { $0.instant > now && !done.contains($0.id.at) }?.instant
        guard let waits = decision.waitsUntil else { return next }
        // While one occurrence of an `.all` job waits, those behind it do too.
        return job.catchUp == .all ? waits : min(waits, next ?? waits)
    }

    /// The occurrences after the base, in order, without regard to what is done.
    private func owed(at now: Instant) -> some Sequence<Occurrence> {
        let base = JobProgress.base(of: job, in: zone, settledThrough: settledThrough, at: now)
        let start = zone.earliestInstant(atOrAfter: base ?? job.recurrence.start)
        return job.recurrence.occurrences(of: job.id, from: max(start, owedFrom ?? start), in: zone)
            .lazy.filter { occurrence in base.map { occurrence.id.at > $0 } ?? true }
    }

    private func latestDue(at now: Instant) -> Occurrence? {
        let base = JobProgress.base(of: job, in: zone, settledThrough: settledThrough, at: now)
        guard let latest = job.recurrence.last(of: job.id, before: now.adding(milliseconds: 1), in: zone),
            base.map({ latest.id.at > $0 }) ?? true, owedFrom.map({ latest.instant >= $0 }) ?? true
        else { return nil }
        return latest
    }

    private func skipped(through latest: Occurrence, including isIncluded: Bool, at now: Instant) -> SkippedOccurrences?
    {
        var skipped: SkippedOccurrences?
        for occurrence in owed(at: now) {
            let at = occurrence.id.at
            guard isIncluded ? at <= latest.id.at : at < latest.id.at else { break }
            guard !done.contains(at) else { continue }
            skipped = SkippedOccurrences(first: skipped?.first ?? at, last: at, count: (skipped?.count ?? 0) + 1)
        }
        return skipped
    }
}
