public import Foundation
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The schedule of unlocks in any time zone.
public struct SchedulePage: Screen {
    public let title: String
    public let revision: Revision
    /// The next unlock; nil after the last. For a preview it is the end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    /// Whether this is a preview of a course that is not started.
    public let isPreview: Bool
    public let start: LocalDate
    /// The zone in which times are shown.
    public let zone: String
    public let courseZone: String
    /// The weeks with a known day. Weeks after an open pause are left out.
    public let weeks: [Row]
    /// The first day after the course; nil during a pause.
    @NullEncoded public private(set) var end: LocalDate?
    /// A remark, such as that later weeks wait during a pause; nil if there is none.
    @NullEncoded public private(set) var note: String?
    public let back: Link

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The 1-based week.
        public let week: Int
        public let day: LocalDate
        /// The instant at which the week begins.
        public let at: Instant
        /// The wall-clock time in the zone of the course.
        public let wallTime: LocalDateTime
        /// The wall-clock time in the requested zone.
        public let shown: LocalDateTime
        public let isUnlocked: Bool
        /// The theme whose post unlocks with the week; nil if there is none.
        @NullEncoded public private(set) var theme: Theme?
        /// The start as text: "Monday 2026-06-08 03:00", in the requested zone.
        public let text: String
        public var id: Int { week }
    }

    /// Creates the schedule of a started course, shown in a zone.
    public init(_ context: ScreenContext, shownIn zone: TimeZone) {
        self.init(context.state, on: context.today, shownIn: zone, isPreview: false, revision: context.revision)
    }

    /// Creates the preview of a course that is not started.
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
        title = localized("Schedule")
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
                localized("The course rests: later weeks get their days when it goes on.")
            } else if isPreview {
                localized("So it would be if the course began on \(state.start).")
            } else {
                nil
            }
        self.note = note
        // There are no settings before the start.
        back = isPreview ? HabitLink.home.labeled(localized("Home")) : HabitLink.settings.labeled(localized("Settings"))
    }
}
