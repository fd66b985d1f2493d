import CommandKit
import CourseSite
import HabitCourse
import TimeKit
import WordKit

/// The finding of `doctor` on the course's site: whether it answers, how the last fetch went, how old the copy is.
struct SiteCheck {
    private static let subject = "course"
    /// The age of a copy, in days, above which `doctor` warns.
    private static let daysToWarn = 7

    private let session: AppSession

    init(_ session: AppSession) { self.session = session }

    /// Fetches only the manifest, and stores nothing.
    func finding() async -> Diagnosis {
        let status: CourseStatus?
        do throws(HabitCourseError) {
            status = try session.course.courseStatus()
        } catch {
            return .problem(
                Self.subject,
                error.description,
                remedy: localized("restore a backup with “habit restore latest”")
            )
        }
        guard let status else { return .ok(Self.subject, localized("none yet; “habit course fetch URL” brings one")) }
        if let fault = await fault(of: status.address) {
            return .warning(
                Self.subject,
                "\(fault); \(copyText(status))",
                remedy: localized("look at the address in a browser, then run “habit course fetch”")
            )
        }
        if let failure = status.failure {
            return .warning(
                Self.subject,
                localized("\(status.address) answers, but the last pull failed: \(failure); \(copyText(status))"),
                remedy: localized("run “habit course fetch”, and tell the course's author if it fails again")
            )
        }
        if let age = age(status), age > Self.daysToWarn {
            return .warning(
                Self.subject,
                localized("\(status.address) answers; \(copyText(status))"),
                remedy: localized("run “habit course fetch”, and let “habit agent install” do it once a day")
            )
        }
        return .ok(Self.subject, localized("\(status.address) answers; \(copyText(status))"))
    }

    /// Returns why the site provides no course now; nil if it does.
    private func fault(of address: String) async -> String? {
        let request = CourseRequest(address: address, purpose: .manifest, limit: CourseLimits.manifest)
        do {
            let answer = try await WebCourseSource.with(
                of: address,
                agent: "habit/\(HabitApp.version)",
                patience: .seconds(10)
            ) { try await $0.fetch(request) }
            return answer.status == 200 ? nil : CourseError.status(answer.status, address: address).description
        } catch {
            return "\(error)"
        }
    }

    private func age(_ status: CourseStatus) -> Int? {
        status.copy.map { Int($0.confirmed.milliseconds(until: session.context.clock.now()) / 86_400_000) }
    }

    private func copyText(_ status: CourseStatus) -> String {
        guard let copy = status.copy else { return localized("there is no copy") }
        return localized("the copy of “\(copy.title)” was \(copy.age(at: session.context.clock.now()))")
    }
}
