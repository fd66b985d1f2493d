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
    public init(_ context: ScreenContext, shownIn zone: TimeZone) {
        self.init(context.state, on: context.today, shownIn: zone, isPreview: false, revision: context.revision)
    }

    /// How it would be for a course that isn't started yet.
    public init(previewOf state: CourseState, at now: Instant, shownIn zone: TimeZone, revision: Revision) {
        self.init(state, on: state.clock.day(of: now), shownIn: zone, isPreview: true, revision: revision)
    }

    private init(
        _ state: CourseState,
        on today: LocalDate,
        shownIn zone: TimeZone,
        isPreview: Bool,
        revision: Revision
    ) {
        title = "Schedule"
        self.revision = revision
        self.isPreview = isPreview
        validUntil = isPreview ? state.clock.boundary(of: today.next) : state.nextWeek(on: today)?.at
        start = state.start
        self.zone = zone.identifier
        courseZone = state.clock.current.timeZone.identifier
        let unlocked = isPreview ? 0 : state.lastUnlockedWeek(on: today)
        weeks = CoursePreview.weeks(of: state, shownIn: zone).map { preview in
            Row(
                week: preview.unlock.week,
                day: preview.unlock.day,
                at: preview.unlock.at,
                wallTime: preview.unlock.wallTime,
                shown: preview.shown,
                isUnlocked: preview.unlock.week <= unlocked,
                theme: preview.theme,
                text: Words.moment(preview.shown)
            )
        }
        let end = state.startDay(ofWeek: state.weeks + 1)
        self.end = end
        let note: String? =
            if end == nil {
                "The course rests: later weeks get their days when it goes on."
            } else if isPreview {
                "So it would be if the course began on \(state.start)."
            } else {
                nil
            }
        self.note = note
        back = HabitLink.settings.labelled("Settings")
    }
}
