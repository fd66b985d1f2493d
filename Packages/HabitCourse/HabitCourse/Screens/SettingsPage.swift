import Foundation
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The clock, the notification settings, and links to the other pages.
public struct SettingsPage: Screen {
    public let title: String
    public let revision: Revision
    /// The end of the course day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let clock: CourseClock.Setting
    /// The notification settings, besides the reminders of habits.
    public let notices: CourseState.Notices
    /// The end of the course day: "today, 2026-06-01, ends Tuesday 2026-06-02 03:00".
    public let dayNote: String
    /// A remark if the device's wall-clock time differs from the course's; nil otherwise.
    @NullEncoded public private(set) var zoneNote: String?
    /// The form with the fields `reset`, `zone`, `week.on`, `edit.on`, and its button ``save``.
    public let form: Form
    /// The clock that Save would set; nil while it is invalid.
    @NullEncoded public private(set) var newClock: CourseClock.Setting?
    /// The notification settings that Save would set; nil while the form is invalid.
    @NullEncoded public private(set) var newNotices: CourseState.Notices?
    /// Links to the reminders, skipped days, schedule and source of the course, and to the kit's pages.
    public private(set) var pages: [Link]
    /// A link back to the home screen, without saving.
    public let back: Link

    /// Saves the settings. Disabled while the form is invalid.
    public var save: Action { form.buttons[0] }

    /// Creates the page. `typed` holds the unsaved texts by field id.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        let state = context.state
        title = localized("Settings")
        revision = context.revision
        validUntil = context.dayEnd
        clock = state.clock.current
        notices = state.notices
        dayNote = localized(
            "today, \(context.today), ends \(Words.moment(state.clock.wallTime(of: context.today.next)))"
        )
        zoneNote = context.zoneNote
        let reset = FormFields.time(
            "reset",
            localized("A new day begins at"),
            typed["reset"] ?? clock.boundary.startsAt.description
        )
        var zone = Field(
            id: "zone",
            label: localized("Time zone"),
            value: typed["zone"] ?? clock.timeZoneID,
            isRequired: true,
            choices: TimeZone.suggestedNames.map { Field.Choice($0) },
            placeholder: context.deviceZone.identifier
        )
        let named = try? TimeZone.named(zone.value)
        if named == nil { zone.error = HabitCourseError.notAZone(String(zone.value.prefix(60))).description }
        let news = CourseState.Notices(
            weekUnlocked: Field.isOn(typed["week.on"], default: notices.weekUnlocked),
            editUnlocked: Field.isOn(typed["edit.on"], default: notices.editUnlocked)
        )
        form = Form(
            HabitAct.saveSettings,
            title,
            [
                reset.field, zone,
                Field.toggle("week.on", localized("Tell me when new posts unlock"), news.weekUnlocked),
                Field.toggle("edit.on", localized("Tell me when a habit can be edited"), news.editUnlocked),
            ],
            saves: localized("Save"),
            opens: HabitLink.home.labeled(localized("Home"))
        )
        let isRight = form.errors.isEmpty
        newClock =
            if let time = reset.time, let named { CourseClock.Setting(timeZone: named, resetsAt: time) } else { nil }
        newNotices = isRight ? news : nil
        pages = [
            HabitLink.reminders.labeled(localized("Reminders")), HabitLink.skips.labeled(localized("Skipped days")),
            HabitLink.schedule.labeled(localized("Schedule")), HabitLink.course.labeled(localized("The course's site")),
        ]
        pages += KitPage.links(of: HabitLink.scheme)
        back = HabitLink.home.labeled(localized("Home"))
    }
}
