import CommandKit
import CourseSite
import Foundation
import HabitCourse
import SchedulerKit
import TimeKit
import WordKit

extension HabitApp {
    /// Adds the jobs that `tick` and `daemon` run: recording what has unlocked, and fetching the course once a day.
    static func addJobs(to app: inout AppDefinition) {
        app.refresh = { session in
            // A tick at another time must not unlock for good what that time would.
            if !session.context.isTimeGiven { try session.course.holdUnlocks() }
            try DailyPull.refresh(in: session)
        }
        app.jobNames[DailyPull.kind] = localized("the daily look at the course's site")
        app.errands = { session in
            [DailyPull.kind: { _, job, _ in try await DailyPull.run(job, in: session) }]
        }
        app.remotes = { session in await [SiteCheck(session).finding()] }
    }
}

/// The daily fetch of the course from its last address.
///
/// It is a remote job, so a slow site delays no reminder. A failed fetch is retried after ten minutes, then twenty, and
/// so on up to six hours, until the next day's job replaces it.
struct DailyPull: Codable, Hashable {
    /// The job's kind and id; there is only one.
    static let kind = "course-pull"

    /// The address of the manifest or the feed.
    let address: String

    /// Creates the job for a time zone.
    func job(in zone: String) throws -> Job {
        // A start in the distant past, so that no missed run is owed.
        let start = LocalDateTime(LocalDate(dayNumber: 0), try time)
        return try Job(
            id: Self.kind,
            kind: Self.kind,
            recurrence: .daily(from: start),
            zone: zone,
            retry: RetryPolicy(firstDelay: 600)
        ).with(payload: self)
    }

    /// The time of day of the fetch. It follows from the address alone, so that different courses are fetched at
    /// different times.
    var time: LocalTime {
        get throws {
            // FNV-1a gives the same value on every machine and in every version.
            let hash = address.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            let minute = Int(hash % 1_440)
            return try LocalTime(hour: minute / 60, minute: minute % 60)
        }
    }

    /// Schedules the fetch of the course's address, or cancels it if there is no address.
    static func refresh(in session: AppSession) throws {
        let scheduler = Scheduler(store: session.store, handlers: [:])
        let scheduled = try scheduler.jobs().first { $0.id == kind }
        guard let address = try session.course.courseStatus()?.address else {
            if scheduled != nil { try scheduler.cancel(kind) }
            return
        }
        let clock = session.context.clock
        let job = try DailyPull(address: address).job(in: clock.zone().identifier)
        if job != scheduled { try scheduler.schedule(job, from: clock.now()) }
    }

    /// Fetches the course.
    ///
    /// - Throws: The reason if the old copy stays in use.
    static func run(_ job: Job, in session: AppSession) async throws {
        let pull = try job.payload(as: DailyPull.self)
        let report = try await WebCourseSource.with(of: pull.address, agent: "habit/\(HabitApp.version)") { site in
            try await session.course.pull(pull.address, from: PatientSource(site))
        }
        if case .kept(let error) = report.outcome { throw error }
    }
}

/// A site with a limit on the total time of its answers, for a site that sends each page very slowly.
struct PatientSource<Site: CourseSource>: CourseSource {
    /// The time that all answers together may take. The answer in progress at that moment is still awaited.
    static var patience: Duration { .seconds(300) }

    /// The remaining time.
    private actor Allowance {
        private(set) var left = PatientSource.patience

        func spend(_ time: Duration) { left -= time }
    }

    private let site: Site
    private let allowance = Allowance()

    init(_ site: Site) { self.site = site }

    /// Fetches an address.
    ///
    /// - Throws: `timedOut` once all the time is spent, and the errors of the site.
    func fetch(_ request: CourseRequest) async throws(CourseError) -> CourseResponse {
        guard await allowance.left > .zero else {
            throw .timedOut(address: request.address, seconds: Int(Self.patience.components.seconds))
        }
        var outcome: Result<CourseResponse, CourseError>?
        let time = await ContinuousClock().measure {
            do throws(CourseError) {
                outcome = .success(try await site.fetch(request))
            } catch {
                outcome = .failure(error)
            }
        }
        await allowance.spend(time)
        guard let outcome else { throw .unreachable(address: request.address, reason: localized("nothing was asked")) }
        return try outcome.get()
    }
}
