public import Foundation
public import ScreenKit
public import TimeKit
import WordKit

/// The data for every screen of a started course.
public struct ScreenContext: Hashable, Sendable {
    /// The user's progress.
    public var state: CourseState
    public var posts: [Post]
    /// The habits, in the order of their themes.
    public var habits: [Habit]
    /// The records of the habits, in the same order.
    public var records: [HabitRecord]
    public var skips: [SkippedDays]
    /// The source of the course; nil if none was ever fetched.
    public var source: CourseStatus?
    /// The time for which the screen is made.
    public var now: Instant
    /// The time zone of the device, which differs from the course's when the user travels.
    public var deviceZone: TimeZone
    public var revision: Revision

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
    /// The current course day.
    var today: LocalDate { state.clock.day(of: now) }

    /// The end of the course day, until which a screen is valid. Weeks unlock only at the beginning of a day.
    var dayEnd: Instant { state.clock.boundary(of: today.next) }

    /// The tag of the language of the course's titles and texts; nil for that of the reader, and without a copy.
    var courseLanguage: String? { source?.copy?.languageForReader }

    /// The habits with their records.
    var pairs: [(habit: Habit, record: HabitRecord)] { zip(habits, records).map { ($0, $1) } }

    /// Returns whether a theme's habit can be set today.
    func standing(of theme: Theme) -> ThemeStanding {
        HabitSetting.standing(of: theme, posts: posts, habits: habits, in: state, on: today)
    }

    /// Returns the ideas of a theme's finished posts, without duplicates.
    func ideas(for theme: Theme) -> [String] {
        var seen: Set<String> = []
        return posts.filter { $0.theme == theme && state.finished[$0.id] != nil }
            .flatMap(\.ideas)
            .filter { seen.insert($0).inserted }
    }

    /// Returns the quoted title of a post, or its id if it is not in the copy.
    func title(of post: TimeKit.ID<Post>) -> String {
        Words.quoted(posts.first { $0.id == post }?.title ?? post.rawValue)
    }

    /// Returns the unlock of a week, such as "unlocks Monday 03:00", or the reason why it is unknown.
    func unlockText(ofWeek week: Int, on today: LocalDate) -> String {
        if let unlock = state.unlock(ofWeek: week), week <= state.weeks { return unlock.text(on: today) }
        return week <= state.weeks ? localized("waits while the course rests") : localized("is not part of this course")
    }

    /// Returns the next content as a phrase.
    func text(of next: NextContent, on today: LocalDate) -> String {
        guard !posts.isEmpty else { return localized("no course was fetched yet") }
        return switch next {
        case .read(let post): localized("ready to read: \(title(of: post))")
        case .week(let unlock): unlock.text(on: today)
        case .resume: localized("the course rests")
        case .nothing: localized("all is read")
        }
    }

    /// A remark if the device's wall-clock time differs from the course's; nil otherwise.
    var zoneNote: String? {
        let zone = state.clock.current.timeZone
        guard zone.offset(at: now) != deviceZone.offset(at: now) else { return nil }
        let here = Words.time(deviceZone.local(at: now).time)
        let there = Words.time(zone.local(at: now).time)
        return localized("It is \(here) on this device and \(there) in \(zone.identifier), by which your days go")
    }

    /// The age of the copy in course days, such as "3 days old"; nil if the site confirmed it today or there is no copy.
    var copyAge: (days: Int, text: String)? {
        source?.copy.flatMap { CopyAge.of($0, by: state.clock, at: now) }
    }
}

/// Computes the age of the course's copy.
enum CopyAge {
    /// Returns the number of course days since the site confirmed the copy, and its text; nil if that was today.
    static func of(_ copy: CourseStatus.Copy, by clock: CourseClock, at now: Instant) -> (days: Int, text: String)? {
        let days = clock.day(of: copy.confirmed).days(until: clock.day(of: now))
        return days > 0 ? (days, localized("\(days, one: "# day old", other: "# days old")")) : nil
    }
}
