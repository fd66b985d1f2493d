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

    /// When the course day ends, and with it what a screen of today shows. No week unlocks earlier: weeks begin as days do.
    var dayEnd: Instant { state.clock.boundary(of: today.next) }

    /// The habits with their days.
    var pairs: [(habit: Habit, record: HabitRecord)] { zip(habits, records).map { ($0, $1) } }

    /// Whether a theme's habit can be set today.
    func standing(of theme: Theme) -> ThemeStanding {
        HabitSetting.standing(of: theme, posts: posts, habits: habits, in: state, on: today)
    }

    /// The ideas of a theme's posts that were read to their end, each once.
    func ideas(for theme: Theme) -> [String] {
        var seen: Set<String> = []
        return posts.filter { $0.theme == theme && state.finished[$0.id] != nil }
            .flatMap(\.ideas)
            .filter { seen.insert($0).inserted }
    }

    /// What a post is called; its id where the copy has it no more.
    func title(of post: TimeKit.ID<Post>) -> String {
        Words.quoted(posts.first { $0.id == post }?.title ?? post.rawValue)
    }

    /// "unlocks Monday 03:00", or why that isn't known.
    func unlockText(ofWeek week: Int, on today: LocalDate) -> String {
        if let unlock = state.unlock(ofWeek: week), week <= state.weeks { return unlock.text(on: today) }
        return week <= state.weeks ? "waits while the course rests" : "is not part of this course"
    }

    /// What comes next, in words.
    func text(of next: NextContent, on today: LocalDate) -> String {
        guard !posts.isEmpty else { return "no course was fetched yet" }
        return switch next {
        case .read(let post): "ready to read: \(title(of: post))"
        case .week(let unlock): unlock.text(on: today)
        case .resume: "the course rests"
        case .nothing: "all is read"
        }
    }

    /// When this device's clocks show another time than the course's: by which the days go.
    var zoneNote: String? {
        let zone = state.clock.current.timeZone
        guard zone.offset(at: now) != deviceZone.offset(at: now) else { return nil }
        let here = Words.time(deviceZone.local(at: now).time)
        let there = Words.time(zone.local(at: now).time)
        return "It is \(here) on this device and \(there) in \(zone.identifier), by which your days go"
    }

    /// "3 days old", by the course's days; nil where the site confirmed the copy today or there is none.
    var copyAge: (days: Int, text: String)? {
        source?.copy.flatMap { CopyAge.of($0, by: state.clock, at: now) }
    }
}

/// How old the copy of the course is.
enum CopyAge {
    /// Course days since the site confirmed it, in words, too; nil where that was today.
    static func of(_ copy: CourseStatus.Copy, by clock: CourseClock, at now: Instant) -> (days: Int, text: String)? {
        let days = clock.day(of: copy.confirmed).days(until: clock.day(of: now))
        return days > 0 ? (days, "\(Words.count(days, "day")) old") : nil
    }
}
