public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The form of a treatment food: its name, and a dose for each remaining week or one for all weeks.
public struct AddTreatmentFoodItemPage: Screen {
    public let title: String
    public let revision: Revision
    /// At midnight another week may begin, and the one before need no dose anymore.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The edited item; nil for a new one.
    @NullEncoded public private(set) var editing: Item.ID?
    /// `name`; `weekly`, the toggle "Add Future Week Doses"; while it is on, `week.6.dose` and `week.6.unit` for each remaining week; while it is
    /// off, `dose` and `unit`.
    public let form: Form
    /// The remaining weeks, including this one; empty while the toggle is off.
    public let weeks: [Week]
    /// The doses of past weeks, which can't be changed; empty for a new item.
    public let past: [PastWeek]
    /// Confirms the dose that was carried over (`item/ID/confirm`); nil if none needs it.
    @NullEncoded public private(set) var confirm: Action?
    /// Marks the item as stopped by the clinic from the day `from` on (`item/ID/stop`), or resumes it (`item/ID/resume`); nil for a new item.
    @NullEncoded public private(set) var stop: Action?
    /// Removes the item from the plan; nil for a new one.
    @NullEncoded public private(set) var delete: Action?
    /// The argument of `addItem`, or with its name and doses of `editItem`; nil while a field is invalid.
    @NullEncoded public private(set) var draft: ItemDraft?
    /// Leads back to Edit Items without saving.
    public let back: Link

    /// A remaining week and its fields.
    public struct Week: Hashable, Codable, Sendable {
        /// The number of the week, from 1.
        public let week: Int
        /// The label: "Week 6".
        public let title: String
        /// The id of the amount's field.
        public let dose: String
        /// The id of the unit's field.
        public let unit: String
    }

    public struct PastWeek: Hashable, Codable, Sendable {
        /// The number of the week, from 1.
        public let week: Int
        /// The dose on the last day of the week; nil for none.
        @NullEncoded public private(set) var dose: DoseLabel?
    }

    /// At the top; leads to Edit Items.
    public var save: Action { form.buttons[0] }

    /// Leads to the form of a new unit for a field `week.6.unit`, or for the constant dose's `unit`; nil without that field.
    public func addUnit(for field: String) -> Action? { form[button: TIPsAct.addUnit(field: field).id] }

    /// Copies the doses to the empty weeks below them; nil while the toggle is off.
    public var copyDown: Action? { form[button: TIPsAct.copyDown(prefix: Self.weekPrefix).id] }

    /// The beginning of the ids of the weeks' fields.
    static let weekPrefix = "week."

    /// - Parameter typed: the unsaved input, by field id.
    init(_ context: ScreenContext, editing item: Item? = nil, typed: [String: String] = [:]) {
        title = AddItemPage.title(.treatment, isNew: item == nil)
        revision = context.revision
        validUntil = context.midnight
        editing = item?.id
        let read = TreatmentForm(context, item, typed)
        weeks = read.weeks
        past = read.past
        let admin = context.adminOnly(localized("edit items"))
        let copy = Action(TIPsAct.copyDown(prefix: Self.weekPrefix), label: localized("Copy Down"), availability: admin)
        let places = read.isWeekly ? read.weeks.map { Optional($0.week) } : [nil]
        let units = places.map { ItemForm.addUnit(.treatmentItem(item?.id, week: $0), context) }
        form = Form(
            saving: "treatment-item",
            title,
            read.fields,
            typed: typed,
            if: admin,
            errors: [read.fields[0].error, read.missing?.description].compactMap { $0 }
                + read.fields.compactMap(\.error),
            opens: TIPsLink.editItems.labeled(localized("Edit Items")),
            more: (read.isWeekly ? [copy] : []) + units
        )
        confirm = item.flatMap { ItemForm.confirm($0, context) }
        stop = item.map { ItemForm.stop($0, context) }
        delete = item.map { ItemDeletion.action($0, context, admin) }
        draft = read.fields.areRight && read.missing == nil ? read.draft : nil
        back = TIPsLink.editItems.labeled(localized("Edit Items"))
    }
}

/// The input of a treatment food's form, and the values derived from it.
private struct TreatmentForm {
    let isWeekly: Bool
    var fields: [Field]
    var weeks: [AddTreatmentFoodItemPage.Week] = []
    var past: [AddTreatmentFoodItemPage.PastWeek] = []
    var missing: TIPsError?
    var draft: ItemDraft

    init(_ context: ScreenContext, _ item: Item?, _ typed: [String: String]) {
        // An item with a constant dose was entered with the toggle off.
        let usual = item.map { $0.dosing.isWeekly || $0.dosing.daily == nil } ?? true
        isWeekly = Field.isOn(typed["weekly"], default: usual)
        let name = FormFields.text("name", localized("Item Name"), .itemName, typed["name"] ?? item?.name ?? "")
        fields = [name, Field.toggle("weekly", localized("Add Future Week Doses"), isWeekly)]
        draft = ItemDraft(name.value, .treatment, nil)
        let open = context.plan.cycle.flatMap { DoseRule.openWeeks(of: $0, today: context.today) }
        if let item, let cycle = context.plan.cycle,
            item.dosing.isWeekly || item.earlier.contains(where: \.dosing.isWeekly)
        {
            past = (1..<(open?.lowerBound ?? cycle.weekCount + 1)).map { week in
                .init(week: week, dose: context.plan.doses(of: item, inWeek: week, of: cycle).last?.dose)
            }
        }
        if isWeekly {
            addWeeks(open, context, item, typed)
        } else {
            addDaily(context, item, typed)
        }
    }

    private mutating func addWeeks(
        _ open: ClosedRange<Int>?,
        _ context: ScreenContext,
        _ item: Item?,
        _ typed: [String: String]
    ) {
        var doses: [Int: DoseDraft] = [:]
        var empty: [Int] = []
        for week in open.map(Array.init) ?? [] {
            let origin = TIPsLink.UnitOrigin.treatmentItem(item?.id, week: week)
            let known = item?.dosing.weeks[week]
            var dose = FormFields.amount(
                "week.\(week).dose",
                localized("Week \(week): ") + localized("Dose"),
                typed["week.\(week).dose"] ?? known?.text ?? ""
            )
            if dose.value.isEmpty {
                dose.error = localized("week \(week) needs a dose, such as 1/4")
                empty.append(week)
            }
            let unit = FormFields.unit(
                "week.\(week).unit",
                localized("Week \(week): ") + localized("Unit"),
                typed["week.\(week).unit"] ?? known?.unit.rawValue ?? "",
                plan: context.plan,
                addUnit: origin,
                hasOldAmount: dose.value == known?.text
            )
            fields += [dose, unit]
            doses[week] = DoseDraft(dose.value, unit.value)
            weeks.append(
                .init(week: week, title: localized("Week \(week)"), dose: dose.id, unit: unit.id)
            )
        }
        if !empty.isEmpty {
            let name = fields[0].value
            missing = .missingWeekDoses(item: name.isEmpty ? localized("the item") : name, weeks: empty)
        }
        draft.dosing = .weekly(doses)
    }

    private mutating func addDaily(_ context: ScreenContext, _ item: Item?, _ typed: [String: String]) {
        let known = item?.dosing.daily
        let dose = FormFields.amount("dose", localized("Dose"), typed["dose"] ?? known?.text ?? "")
        let unit = FormFields.unit(
            "unit",
            localized("Unit"),
            typed["unit"] ?? known?.unit.rawValue ?? "",
            plan: context.plan,
            addUnit: .treatmentItem(item?.id, week: nil),
            hasOldAmount: dose.value == known?.text
        )
        fields += [dose, unit]
        draft.dosing = .same(DoseDraft(dose.value, unit.value))
    }
}
