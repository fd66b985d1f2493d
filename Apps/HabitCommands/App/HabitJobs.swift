import CommandKit
import CourseSite
import Foundation
import HabitCourse
import SchedulerKit
import TimeKit

extension HabitApp {
    /// What runs by itself in `tick` and `daemon`: what has unlocked is held, and the course is asked for once a day.
    static func addJobs(to app: inout AppDefinition) {
        app.refresh = { session in
            try session.course.holdUnlocks()
            try DailyPull.refresh(in: session)
        }
        app.jobNames[DailyPull.kind] = "the daily look at the course's site"
        app.errands = { session in
            [DailyPull.kind: { _, job, _ in try await DailyPull.run(job, in: session) }]
        }
        app.remotes = { session in await [SiteCheck(session).finding()] }
    }
}

/// The course asked for once a day, wherever it came from last.
///
/// A site that gives no answer keeps nobody waiting: the pull is an errand, beside the reminders. One that fails is asked again
/// after ten minutes, then twenty, and so on up to six hours, until the next day's takes its place.
struct DailyPull: Codable, Hashable {
    /// The kind of the job, and its id: there is one.
    static let kind = "course-pull"

    /// The manifest's or the feed's.
    let address: String

    /// The job of a zone's clocks.
    func job(in zone: String) throws -> Job {
        // A day that every machine has behind it: what was before the job is never owed.
        let start = LocalDateTime(LocalDate(dayNumber: 0), try time)
        return try Job(
            id: Self.kind,
            kind: Self.kind,
            recurrence: .daily(from: start),
            zone: zone,
            retry: RetryPolicy(firstDelay: 600)
        ).with(payload: self)
    }

    /// When it is asked for: a minute of the day that the address alone decides, so that not all courses are asked for at once.
    var time: LocalTime {
        get throws {
            // FNV-1a: the same on every machine and in every version.
            let hash = address.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            let minute = Int(hash % 1_440)
            return try LocalTime(hour: minute / 60, minute: minute % 60)
        }
    }

    /// Schedules the pull of the course's address, or none where none is known.
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

    /// Asks for the course; throws why the old copy goes on serving.
    static func run(_ job: Job, in session: AppSession) async throws {
        let pull = try job.payload(as: DailyPull.self)
        let report = try await WebCourseSource.with(of: pull.address, agent: "habit/\(HabitApp.version)") { site in
            try await session.course.pull(pull.address, from: PatientSource(site))
        }
        if case .kept(let error) = report.outcome { throw error }
    }
}

/// A site that is asked for so long in all and no longer: one that sends each page at a snail's pace isn't waited for all night.
struct PatientSource<Site: CourseSource>: CourseSource {
    /// How long all answers together may take; the one under way then is waited for.
    static var patience: Duration { .seconds(300) }

    /// The time that is left.
    private actor Allowance {
        private(set) var left = PatientSource.patience

        func spend(_ time: Duration) { left -= time }
    }

    private let site: Site
    private let allowance = Allowance()

    /// A site to be asked with patience.
    init(_ site: Site) { self.site = site }

    /// Asks for one address; throws `timedOut` when all the time is spent.
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
        guard let outcome else { throw .unreachable(address: request.address, reason: "nothing was asked") }
        return try outcome.get()
    }
}
