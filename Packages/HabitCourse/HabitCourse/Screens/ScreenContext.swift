public import Foundation
public import ScreenKit
public import TimeKit

/// What every screen of the app is made from, once the course was started.
public struct ScreenContext: Hashable, Sendable {
    /// How far the user is.
    public var state: CourseState
    /// The course's posts.
    public var posts: [Post]
    /// The habits, by theme.
    public var habits: [Habit]
    /// Their days, in the same order.
    public var records: [HabitRecord]
    /// The skips, the latest first.
    public var skips: [SkippedDays]
    /// Where the course comes from; nil where none was asked for.
    public var source: CourseStatus?
    /// The one "now" of the screen.
    public var now: Instant
    /// Where the device is: another zone than the course's where the user travels.
    public var deviceZone: TimeZone
    /// What was read.
    public var revision: Revision

    /// What a screen is made from.
    public init(
        state: CourseState,
        posts: [Post],
        habits: [Habit],
        records: [HabitRecord],
        skips: [SkippedDays] = [],
        source: CourseStatus? = nil,
        now: Instant,
        deviceZone: TimeZone,
        revision: Revision
    ) {
        self.state = state
        self.posts = posts
        self.habits = habits
        self.records = records
        self.skips = skips
        self.source = source
        self.now = now
        self.deviceZone = deviceZone
        self.revision = revision
    }
}

extension ScreenContext {
    /// The course day.
    var today: LocalDate { state.clock.day(of: now) }

    /// When the course day ends, and with it what a screen of today shows.
    var dayEnd: Instant { state.clock.boundary(of: today.next) }
}
