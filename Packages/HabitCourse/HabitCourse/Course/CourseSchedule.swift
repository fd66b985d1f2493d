public import Foundation
public import TimeKit

/// Which post of a course opens when, for somebody who starts on a day and reads each post at once.
public struct CourseSchedule: Hashable, Sendable {
    /// The opening of one post.
    public struct Opening: Hashable, Sendable {
        /// Which.
        public var post: TimeKit.ID<Post>
        /// In which week.
        public var week: Int
        /// The day on which it opens at the earliest.
        public var day: LocalDate
        /// The instant at which it opens at the earliest.
        public var at: Instant
        /// The post of the same week that has to be finished first; nil for the first one.
        public var after: TimeKit.ID<Post>?
    }

    /// The openings in the order of the course.
    public let openings: [Opening]
    /// The first day after the course.
    public let end: LocalDate

    /// A simulation. Week w starts at the boundary of the day 7·(w − 1) days after the start. Linear.
    ///
    /// - Parameters:
    ///   - manifest: The course.
    ///   - start: Its first day.
    ///   - boundary: When days begin.
    ///   - zone: On whose clock.
    public init(
        of manifest: CourseManifest,
        start: LocalDate,
        boundary: DayBoundary,
        zone: TimeZone
    ) {
        var openings: [Opening] = []
        for post in manifest.posts {
            let day = start.adding(days: 7 * (post.week - 1))
            let before = openings.last.flatMap { $0.week == post.week ? $0.post : nil }
            let instant = boundary.start(of: day, in: zone)
            openings.append(Opening(post: post.id, week: post.week, day: day, at: instant, after: before))
        }
        self.openings = openings
        end = start.adding(days: 7 * manifest.weeks)
    }
}
