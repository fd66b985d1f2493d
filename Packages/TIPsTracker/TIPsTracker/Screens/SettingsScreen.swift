public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The settings: the plan's pages for admins, and every member's own.
public struct SettingsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The next midnight, because the adrenaline may have expired by then.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The viewer and their role: "Ann, admin".
    public let subtitle: String
    /// The pages, in display order.
    public let rows: [Action]
    /// Leads to the backups, which the front end shows.
    public let backups: Link
    /// Leads back to the home screen.
    public let back: Link

    public init(_ context: ScreenContext) {
        title = localized("Settings")
        revision = context.revision
        validUntil = context.midnight
        subtitle = "\(context.member.name), \(context.member.role.word)"
        let plan = context.adminOnly(localized("edit the plan"))
        let units = context.adminOnly(localized("edit units"))
        let pages: [(TIPsAct.Page, String, TIPsLink, Action.Availability)] = [
            (.plan, localized("Edit Plan"), .editPlan, plan),
            (.units, localized("Edit Units"), .editUnits, units),
            (.reminders, localized("Reminders"), .reminders, .enabled),
            (.timer, localized("Treatment Food Timer"), .timer, .enabled),
            (.history, localized("History"), .history(nil), .enabled),
            (.room, localized("Room"), .room, .enabled),
            (.reactions, localized("Reactions"), .reactions, .enabled),
            (.emergency, localized("Emergency Plan"), .emergency, .enabled),
            (.clinic, localized("Clinic"), .clinic, .enabled),
            (.holds, localized("Holds"), .holds, .enabled),
            (.supplies, localized("Supplies"), .supplies, .enabled),
            (.adherence, localized("Adherence"), .adherence(nil), .enabled),
            (.inbox, localized("Notifications"), .inbox, .enabled),
        ]
        let warning = context.plan.emergency.warning(on: context.today)?.text
        rows = pages.map { page, label, link, availability in
            Action(
                TIPsAct.open(page),
                label: link == .emergency ? label + (warning.map { ": \($0)" } ?? "") : label,
                gesture: .tap,
                availability: availability,
                opens: link.labeled(label)
            )
        }
        backups = KitPage.backups.link(of: TIPsLink.scheme)
        back = TIPsLink.home.labeled(localized("Home"))
    }
}

/// The links to the plan's three forms.
public struct EditPlanPage: Screen {
    public let title: String
    public let revision: Revision
    /// The room's midnight, because the challenge date may come then.
    @NullEncoded public private(set) var validUntil: Instant?
    /// Edit Cycle, Edit Items, Edit Units.
    public let options: [Action]
    /// Leads to the setup of the next cycle; enabled from the challenge date on.
    public let newCycle: Action
    /// Leads back to the home screen, as the document asks. The forms have saved their changes. It is disabled for members who can't change any.
    public let save: Action
    /// Leads back to the settings.
    public let back: Link

    init(_ context: ScreenContext) {
        title = localized("Edit Plan")
        revision = context.revision
        validUntil = context.midnight
        let availability = context.adminOnly(localized("edit the plan"))
        let pages: [(TIPsAct.Page, String, TIPsLink)] = [
            (.cycle, localized("Edit Cycle"), .editCycle), (.items, localized("Edit Items"), .editItems),
            (.units, localized("Edit Units"), .editUnits),
        ]
        options = pages.map { page, label, link in
            Action(
                TIPsAct.open(page),
                label: label,
                gesture: .tap,
                availability: availability,
                opens: link.labeled(label)
            )
        }
        newCycle = Action(
            TIPsAct.open(.newCycle),
            label: localized("New Cycle"),
            availability: context.adminOnly(localized("begin a cycle"))
                .and(
                    .unless { () throws(TIPsError) in
                        _ = try CycleRule.nextNumber(after: context.plan.cycles, on: context.today)
                    }
                ),
            opens: TIPsLink.newCycle.labeled(localized("New Cycle"))
        )
        save = Action(
            TIPsAct.save,
            label: localized("Save"),
            availability: availability,
            opens: TIPsLink.home.labeled(localized("Home"))
        )
        back = TIPsLink.settings.labeled(localized("Settings"))
    }
}

/// The cycle's form: the patient, the number, the dosing start and the food challenge.
public struct EditCyclePage: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because nothing on the page changes with time.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The cycle; nil if there is none.
    @NullEncoded public private(set) var cycle: Cycle.ID?
    /// `patient`, `number`, `start`, `challenge`; `weekDoses` if the start moves; and for new weeks the doses of treatment foods:
    /// `ITEM.week.13.dose`, `ITEM.week.13.unit`.
    public let form: Form
    /// The argument of `editCycle`; nil while a field is invalid.
    @NullEncoded public private(set) var edit: CycleEdit?
    /// Leads back to Edit Plan without saving.
    public let back: Link

    /// Leads back to Edit Plan.
    public var save: Action { form.buttons[0] }

    /// - Parameter typed: the unsaved input, by field id.
    init(_ context: ScreenContext, typed: [String: String] = [:]) {
        title = localized("Edit Cycle")
        revision = context.revision
        validUntil = nil
        back = TIPsLink.editPlan.labeled(localized("Edit Plan"))
        let read = CycleForm(context, typed)
        cycle = context.plan.cycle?.id
        let availability = context.adminOnly(localized("edit the cycle"))
            .and(context.plan.cycle == nil ? .disabled(why: TIPsError.noCycle.description) : .enabled)
        var form = Form(
            saving: "cycle",
            title,
            read.fields,
            typed: typed,
            if: availability,
            errors: read.errors,
            opens: TIPsLink.editPlan.labeled(localized("Edit Plan"))
        )
        // The dates brought the new weeks, so their blank fields are told before somebody typed into them.
        if case .enabled = availability {
            for place in read.fields.indices where read.newWeeks.contains(read.fields[place].id) {
                form.fields[place].error = read.fields[place].error
            }
        }
        self.form = form
        edit = read.edit
    }
}

/// The input of the cycle's form, and the edit derived from it.
private struct CycleForm {
    var fields: [Field]
    var edit: CycleEdit?
    /// The ids of the fields for new weeks.
    var newWeeks: Set<String> = []

    /// The errors of the fields. Those of new weeks name the food and the week.
    var errors: [String] {
        fields.compactMap { field in
            field.error.map { newWeeks.contains(field.id) ? "\(field.label): \($0)" : $0 }
        }
    }

    init(_ context: ScreenContext, _ typed: [String: String]) {
        let old = context.plan.cycle
        let read = FormFields.cycle(
            patient: typed["patient"] ?? old?.patient ?? "",
            number: typed["number"] ?? old.map { String($0.number) } ?? "",
            start: typed["start"] ?? old?.start.description ?? "",
            challenge: typed["challenge"] ?? old?.challenge.description ?? "",
            id: old?.id ?? TimeKit.ID("cycle"),
            among: context.plan.cycles.filter { $0.id != old?.id }
        )
        fields = read.fields
        guard let old, let new = read.cycle else { return }
        var edit = CycleEdit(patient: new.patient, number: new.number, start: new.start, challenge: new.challenge)
        let weekly = context.plan.items.filter {
            $0.category == .treatment && $0.dosing.isWeekly && !$0.dosing.weeks.isEmpty && $0.archived == nil
        }
        if new.start != old.start, !weekly.isEmpty {
            let keep = typed["weekDoses"].flatMap(WeekDoseShift.init) ?? .byWeek
            edit.weekDoses = keep
            fields.append(Self.shiftField(keep))
        }
        for item in weekly {
            let kept = DoseRule.shifted(item.dosing.weeks, from: old, to: new, keep: edit.weekDoses)
            guard let open = DoseRule.openWeeks(of: new, today: context.today) else { continue }
            let lacking = item.dosing.missingWeeks(in: old, today: context.today)
            for week in open where kept[week] == nil && !lacking.contains(week) {
                let dose = typed["\(item.id).week.\(week).dose"] ?? ""
                let unit = typed["\(item.id).week.\(week).unit"] ?? item.dosing.weeks[week - 1]?.unit.rawValue ?? ""
                let pair = [
                    FormFields.amount(
                        "\(item.id).week.\(week).dose",
                        localized("\(item.name), week \(week): Dose"),
                        dose
                    ),
                    FormFields.unit(
                        "\(item.id).week.\(week).unit",
                        localized("\(item.name), week \(week): Unit"),
                        unit,
                        plan: context.plan,
                        addUnit: nil
                    ),
                ]
                fields += pair
                newWeeks.formUnion(pair.map(\.id))
                edit.newWeeks[item.id, default: [:]][week] = DoseDraft(pair[0].value, pair[1].value)
            }
        }
        if fields.areRight { self.edit = edit }
    }

    private static func shiftField(_ keep: WeekDoseShift) -> Field {
        var field = Field(id: "weekDoses", label: localized("Weekly doses"), kind: .choice, value: keep.rawValue)
        field.choices = [
            Field.Choice(WeekDoseShift.byWeek.rawValue, label: localized("each week keeps its dose")),
            Field.Choice(WeekDoseShift.byDate.rawValue, label: localized("each date keeps its dose")),
        ]
        return field
    }
}
