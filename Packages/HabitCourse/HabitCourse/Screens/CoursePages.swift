public import Foundation
public import ScreenKit
public import TimeKit

/// When everything unlocks, as the clocks of any time zone show it.
public struct SchedulePage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the next week unlocks; nil after the last.
    @NullEncoded public private(set) var validUntil: Instant?
    /// Whether the course wasn't started: so it would be.
    public let isPreview: Bool
    /// The first course day.
    public let start: LocalDate
    /// The zone whose clocks are shown.
    public let zone: String
    /// The zone the course goes by.
    public let courseZone: String
    /// The weeks whose day is known; those after a rest without an end are left out.
    public let weeks: [Row]
    /// When the course is over: the day after its last week; nil while it rests.
    @NullEncoded public private(set) var end: LocalDate?
    /// What is left out or worth knowing: "the course rests: later weeks wait"; nil where there is nothing.
    @NullEncoded public private(set) var note: String?
    /// Back to the settings.
    public let back: Link

    /// A week.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// From 1.
        public let week: Int
        /// The course day on which it begins.
        public let day: LocalDate
        /// When.
        public let at: Instant
        /// What the course's clocks show then.
        public let wallTime: LocalDateTime
        /// What the clocks of the zone asked for show then.
        public let shown: LocalDateTime
        /// Whether it is unlocked.
        public let isUnlocked: Bool
        /// The theme whose post unlocks with it.
        @NullEncoded public private(set) var theme: Theme?
        /// "Monday 2026-06-08 03:00", in the zone asked for.
        public let text: String
        /// Which.
        public var id: Int { week }
    }

    /// The schedule of a course that was started, seen in a zone.
    public init(_ context: ScreenContext, shownIn zone: TimeZone) { fatalError("screens") }

    /// How it would be for a course that isn't started yet.
    public init(previewOf state: CourseState, at now: Instant, shownIn zone: TimeZone, revision: Revision) {
        fatalError("screens")
    }
}

/// Where the course comes from and how old the copy is (COURSE-0.0).
public struct CourseSourcePage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// Nothing here changes by itself but the age.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The address that is asked; nil until one was.
    @NullEncoded public private(set) var address: String?
    /// The copy that serves; nil where nothing ever came.
    @NullEncoded public private(set) var copy: CourseStatus.Copy?
    /// How old it is, in words: "“Ten weeks” with 25 posts, confirmed today"; "no course yet".
    public let text: String
    /// How many whole days ago the site confirmed it; nil without a copy.
    @NullEncoded public private(set) var ageInDays: Int?
    /// Why the last try failed, and that the copy goes on serving; nil where it didn't.
    @NullEncoded public private(set) var failureText: String?
    /// `address`.
    public let form: Form
    /// Asks the site (`fetch`).
    public let fetch: Action
    /// Back to the settings; before the start, home.
    public let back: Link

    /// The page, also before the start; `typed` has what is in the form.
    public init(
        _ source: CourseStatus?,
        isStarted: Bool,
        now: Instant,
        revision: Revision,
        typed: [String: String] = [:]
    ) { fatalError("screens") }
}
