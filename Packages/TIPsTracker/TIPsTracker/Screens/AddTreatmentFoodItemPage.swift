public import ScreenKit
public import TimeKit

/// The form of a treatment food: its name, and a dose for each week to come, or one for all.
public struct AddTreatmentFoodItemPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// At midnight another week may begin, and the one before need no dose any more.
    public let validUntil: Instant?
    /// The item in the form; nil for a new one.
    public let editing: Item.ID?
    /// `name`; `weekly`, the toggle "Add Future Week Doses"; then `week.6.dose` and `week.6.unit` for each week to come while it
    /// is on, `dose` and `unit` while it is off.
    public let form: Form
    /// The weeks whose doses are asked for, from this one on; empty while the toggle is off.
    public let weeks: [Week]
    /// The doses of the weeks that are over, which can't be changed; empty for a new item.
    public let past: [PastWeek]
    /// To the page that makes a unit for the one dose of all weeks; nil while the toggle is on.
    public let addUnit: Action?
    /// Up top; leads to Edit Items.
    public let save: Action
    /// Marks the item as stopped by the clinic's word from today on (`item/ID/stop`), or lets it go on (`item/ID/resume`); nil for a new one.
    public let stop: Action?
    /// Takes the item out; nil for a new one.
    public let delete: Action?
    /// What Save hands to `addItem` (or, name and doses of it, to `editItem`); nil while something is wrong.
    public let draft: ItemDraft?
    /// Back to Edit Items, without saving.
    public let back: Link

    /// A week to come, and its part of the form.
    public struct Week: Hashable, Codable, Sendable {
        /// From 1.
        public let week: Int
        /// "Week 6".
        public let title: String
        /// The id of the field with its amount.
        public let dose: String
        /// The id of the field with its unit.
        public let unit: String
        /// To the page that makes a unit for this week's picker.
        public let addUnit: Action
    }

    /// A week that is over.
    public struct PastWeek: Hashable, Codable, Sendable {
        /// From 1.
        public let week: Int
        /// Its dose; nil where it had none.
        public let dose: DoseLabel?
    }

    /// The form; `typed` has what is in it and not saved yet, by field id.
    public init(_ context: ScreenContext, editing item: Item? = nil, typed: [String: String] = [:]) {
        title = AddItemPage.title(.treatment, isNew: item == nil)
        revision = context.revision
        validUntil = context.midnight
        editing = item?.id
        let read = TreatmentForm(context, item, typed)
        form = Form(id: "treatment-item", title: title, fields: read.fields, buttons: [])
        weeks = read.weeks
        past = read.past
        let origin = TIPsLink.UnitOrigin.treatmentItem(item?.id, week: nil)
        addUnit = read.isWeekly ? nil : ItemForm.addUnit(origin, context)
        let admin = context.adminOnly("edit items")
        let missing = read.missing.map { Action.Availability.disabled(why: $0.description) } ?? .enabled
        save = ItemForm.save(
            admin.and(.without([read.fields[0].error].compactMap { $0 })).and(missing).and(.without(form.errors))
        )
        stop = item.map { ItemForm.stop($0, context) }
        delete = item.map { ItemDeletion.action($0, admin) }
        draft = form.errors.isEmpty && read.missing == nil ? read.draft : nil
        back = TIPsLink.editItems.labelled("Edit Items")
    }
}

/// What is in the form of a treatment food, and what follows from it.
private struct TreatmentForm {
    let isWeekly: Bool
    var fields: [Field]
    var weeks: [AddTreatmentFoodItemPage.Week] = []
    var past: [AddTreatmentFoodItemPage.PastWeek] = []
    var missing: TIPsError?
    var draft: ItemDraft

    init(_ context: ScreenContext, _ item: Item?, _ typed: [String: String]) {
        // A dose that doesn't change by the week was entered with the toggle off.
        let usual = item.map { $0.dosing.isWeekly || $0.dosing.daily == nil } ?? true
        isWeekly = FormFields.isOn(typed["weekly"], default: usual)
        let name = FormFields.text("name", "Item Name", .itemName, typed["name"] ?? item?.name ?? "")
        fields = [name, FormFields.toggle("weekly", "Add Future Week Doses", isWeekly)]
        draft = ItemDraft(name.value, .treatment, nil)
        let open = context.plan.cycle.flatMap { DoseRule.openWeeks(of: $0, today: context.today) }
        if let item, item.dosing.isWeekly, let cycle = context.plan.cycle {
            past = (1..<(open?.lowerBound ?? cycle.weekCount + 1)).map { week in
                .init(week: week, dose: item.dosing.weeks[week].map(context.plan.label))
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
            var dose = FormFields.amount("week.\(week).dose", "Dose", typed["week.\(week).dose"] ?? known?.text ?? "")
            if dose.value.isEmpty {
                dose.error = "week \(week) needs a dose, such as 1/4"
                empty.append(week)
            }
            let unit = FormFields.unit(
                "week.\(week).unit",
                "Unit",
                typed["week.\(week).unit"] ?? known?.unit.rawValue ?? "",
                plan: context.plan,
                addUnit: origin,
                hasOldAmount: dose.value == known?.text
            )
            fields += [dose, unit]
            doses[week] = DoseDraft(dose.value, unit.value)
            weeks.append(
                .init(
                    week: week,
                    title: "Week \(week)",
                    dose: dose.id,
                    unit: unit.id,
                    addUnit: ItemForm.addUnit(origin, context)
                )
            )
        }
        if !empty.isEmpty {
            let name = fields[0].value
            missing = .missingWeekDoses(item: name.isEmpty ? "the item" : name, weeks: empty)
        }
        draft.dosing = .weekly(doses)
    }

    private mutating func addDaily(_ context: ScreenContext, _ item: Item?, _ typed: [String: String]) {
        let known = item?.dosing.daily
        let dose = FormFields.amount("dose", "Dose", typed["dose"] ?? known?.text ?? "")
        let unit = FormFields.unit(
            "unit",
            "Unit",
            typed["unit"] ?? known?.unit.rawValue ?? "",
            plan: context.plan,
            addUnit: .treatmentItem(item?.id, week: nil),
            hasOldAmount: dose.value == known?.text
        )
        fields += [dose, unit]
        draft.dosing = .same(DoseDraft(dose.value, unit.value))
    }
}
