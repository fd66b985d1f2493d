import Foundation
public import ScreenKit
public import TimeKit

/// The clock, the news, and the ways to the other pages.
public struct SettingsPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// When it changes by itself: as the course day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// By which clock days begin.
    public let clock: CourseClock.Setting
    /// What is told, beside the habits' own reminders.
    public let notices: CourseState.Notices
    /// When the course day ends: "today, 2026-06-01, ends Tuesday 2026-06-02 03:00".
    public let dayNote: String
    /// Where the device's clocks show another time than the course's; nil where they don't.
    @NullEncoded public private(set) var zoneNote: String?
    /// `reset`, `zone`, `week.on`, `edit.on`.
    public let form: Form
    /// Keeps them; disabled while something is wrong.
    public let save: Action
    /// The clock that Save sets; nil while something is wrong.
    @NullEncoded public private(set) var newClock: CourseClock.Setting?
    /// The news that Save sets; nil while something is wrong.
    @NullEncoded public private(set) var newNotices: CourseState.Notices?
    /// Reminders, skipped days, the schedule, the course's source.
    public let pages: [Link]
    /// Back to the home screen, without saving.
    public let back: Link

    /// The page; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        let state = context.state
        title = "Settings"
        revision = context.revision
        validUntil = context.dayEnd
        clock = state.clock.current
        notices = state.notices
        dayNote = "today, \(context.today), ends \(Words.moment(state.clock.wallTime(of: context.today.next)))"
        zoneNote = context.zoneNote
        let reset = FormFields.time(
            "reset",
            "A new day begins at",
            typed["reset"] ?? clock.boundary.startsAt.description
        )
        var zone = Field(
            id: "zone",
            label: "Time zone",
            value: typed["zone"] ?? clock.timeZoneID,
            isRequired: true,
            placeholder: context.deviceZone.identifier
        )
        let named = try? TimeZone.named(zone.value)
        if named == nil { zone.error = HabitCourseError.notAZone(String(zone.value.prefix(60))).description }
        let news = CourseState.Notices(
            weekUnlocked: FormFields.isOn(typed["week.on"], default: notices.weekUnlocked),
            editUnlocked: FormFields.isOn(typed["edit.on"], default: notices.editUnlocked)
        )
        form = Form(
            id: "settings",
            title: title,
            fields: [
                reset.field, zone,
                FormFields.toggle("week.on", "Tell me when new posts unlock", news.weekUnlocked),
                FormFields.toggle("edit.on", "Tell me when a habit can be edited", news.editUnlocked),
            ],
            buttons: []
        )
        let isRight = form.errors.isEmpty
        newClock =
            if let time = reset.time, let named { CourseClock.Setting(timeZone: named, resetsAt: time) } else { nil }
        newNotices = isRight ? news : nil
        save = Action(
            id: "save",
            label: "Save",
            availability: .without(form.errors),
            opens: HabitLink.home.labelled("Home")
        )
        pages = [
            HabitLink.reminders.labelled("Reminders"), HabitLink.skips.labelled("Skipped days"),
            HabitLink.schedule.labelled("Schedule"), HabitLink.course.labelled("The course's site"),
        ]
        back = HabitLink.home.labelled("Home")
    }
}
