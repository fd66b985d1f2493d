import Foundation
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The member's own reminders: one for each category, on or off, with a time.
public struct RemindersPage: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because nothing on the page changes with time.
    @NullEncoded public private(set) var validUntil: Instant?
    /// `CATEGORY.on` and `CATEGORY.time` for each category: `medicine.on`, `medicine.time`.
    public let form: Form
    /// The zone of the times: "times are in America/Phoenix".
    public let zoneNote: String
    /// The form of the member's own zone, `zone`; blank means the device's.
    public let zone: Form
    /// The reminders to save; nil while a field is invalid.
    @NullEncoded public private(set) var reminders: [Category: MemberSettings.Reminder]?
    /// Leads back to the settings without saving.
    public let back: Link

    /// Leads back to the settings.
    public var save: Action { form.buttons[0] }

    /// - Parameter typed: the unsaved input, by field id.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        title = localized("Reminders")
        revision = context.revision
        validUntil = nil
        let read = SettingsFields.reminders(context.settings, typed)
        form = Form(
            saving: "reminders",
            title,
            read.fields,
            typed: typed,
            if: .permitted(context.member, .ownSettings),
            opens: TIPsLink.settings.labeled(localized("Settings"))
        )
        reminders = read.reminders
        zoneNote = localized("times are in \(context.memberZone.identifier)")
        zone = Self.zone(context, typed)
        back = TIPsLink.settings.labeled(localized("Settings"))
    }
}

extension RemindersPage {
    private static func zone(_ context: ScreenContext, _ typed: [String: String]) -> Form {
        let name = TypedText.line(typed["zone"] ?? context.settings.timeZoneID ?? "")
        let zone = Field(
            id: "zone",
            label: localized("Your Time Zone, or blank for the device's"),
            value: name,
            placeholder: context.deviceZone.identifier,
            error: name.isEmpty ? nil : Problem.text { () throws(TIPsError) in _ = try SettingsRule.zone(name) }
        )
        let availability = Action.Availability.permitted(context.member, .ownSettings)
        let save = Action(
            TIPsAct.saveZone,
            label: localized("Save the Time Zone"),
            availability: availability.and(.without([zone.error].compactMap(\.self)))
        )
        return Form(
            id: "zone",
            title: localized("Time Zone"),
            fields: [zone],
            buttons: [save],
            whyNot: availability.whyNot
        )
    }
}

/// The member's own treatment timer, and the plan's intervals, which admins set.
public struct TreatmentTimerPage: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because nothing on the page changes with time.
    @NullEncoded public private(set) var validUntil: Instant?
    /// `on`; for admins also the `minutes` between treatment foods and the `rest` after one.
    public let form: Form
    /// The plan's intervals in words.
    public let note: String
    /// Whether the timer is switched on; nil while a field is invalid.
    @NullEncoded public private(set) var isOn: Bool?
    /// The minutes between treatment foods; nil for loggers, and while a field is invalid.
    @NullEncoded public private(set) var minutes: Int?
    /// The minutes of rest after a treatment food, 0 for none; nil for loggers, and while a field is invalid.
    @NullEncoded public private(set) var rest: Int?
    /// Leads back to the settings without saving.
    public let back: Link

    /// Leads back to the settings.
    public var save: Action { form.buttons[0] }

    /// - Parameter typed: the unsaved input, by field id.
    init(_ context: ScreenContext, typed: [String: String] = [:]) {
        title = localized("Treatment Food Timer")
        revision = context.revision
        validUntil = nil
        let timing = context.plan.timing
        let rest = FormFields.number(
            "rest",
            localized("Rest after a treatment food"),
            typed["rest"] ?? String(timing.rest),
            in: TreatmentTiming.restRange,
            outside: TIPsError.restOutOfRange
        )
        let all = SettingsFields.timer(context.settings, typed) + [rest]
        let fields = context.isAdmin ? all : Array(all.prefix(1))
        form = Form(
            saving: "timer",
            title,
            fields,
            typed: typed,
            if: .permitted(context.member, .ownSettings),
            opens: TIPsLink.settings.labeled(localized("Settings"))
        )
        note = timing.words
        let isRight = fields.areRight
        isOn = isRight ? fields[0].value == "true" : nil
        minutes = isRight && context.isAdmin ? Int(all[1].value) : nil
        self.rest = isRight && context.isAdmin ? Int(rest.value) : nil
        back = TIPsLink.settings.labeled(localized("Settings"))
    }
}

extension TreatmentTiming {
    /// The intervals in words: "15 minutes between treatment foods and 60 minutes of rest after one, for everybody".
    var words: String {
        let times =
            rest == 0
            ? localized("\(interval, "minute") between treatment foods and no rest after one, for everybody")
            : localized(
                "\(interval, "minute") between treatment foods and \(rest, "minute") of rest after one, for everybody"
            )
        return isLongest
            ? localized("\(times); the wait is the longest that a member had set, until an admin sets it") : times
    }

    /// Whether the interval comes from a member's former personal setting.
    var isLongest: Bool { !isSet && interval != TreatmentTiming().interval }
}

/// Creates the fields of a member's own settings, for their pages and the setups.
enum SettingsFields {
    /// The default time of a reminder.
    static let usualTime = LocalTime("08:00") ?? .midnight

    /// Creates the fields `medicine.on`, `medicine.time`, ….
    static func reminders(
        _ settings: MemberSettings,
        _ typed: [String: String]
    ) -> (fields: [Field], reminders: [Category: MemberSettings.Reminder]?) {
        var fields: [Field] = []
        var reminders: [Category: MemberSettings.Reminder] = [:]
        for category in Category.allCases {
            let known = settings.reminders[category]
            let isOn = Field.isOn(typed["\(category.rawValue).on"], default: known?.isOn ?? false)
            let text = typed["\(category.rawValue).time"] ?? (known?.time ?? usualTime).description
            fields.append(Field.toggle("\(category.rawValue).on", category.title, isOn))
            fields.append(FormFields.time("\(category.rawValue).time", localized("\(category.title): time"), text))
            if let time = try? LocalTime(typed: text), isOn || known != nil || time != usualTime {
                reminders[category] = .init(isOn: isOn, time: time)
            }
        }
        return (fields, fields.contains { $0.error != nil } ? nil : reminders)
    }

    /// Creates the fields `on` and `minutes`.
    static func timer(_ settings: MemberSettings, _ typed: [String: String]) -> [Field] {
        let isOn = Field.isOn(typed["on"], default: settings.timerIsOn)
        let minutes = FormFields.number(
            "minutes",
            localized("Minutes"),
            typed["minutes"] ?? String(settings.timerMinutes),
            in: MemberSettings.timerRange,
            outside: TIPsError.timerOutOfRange
        )
        return [Field.toggle("on", localized("Timer after each treatment food"), isOn), minutes]
    }
}
