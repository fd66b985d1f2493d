public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The form of a medicine, a maintenance food or a recommended food: its name and its dose.
public struct AddItemPage: Screen {
    public let title: String
    public let revision: Revision
    /// The room's midnight where the item can be stopped, because a stop begins today unless another day is typed; else nil.
    @NullEncoded public private(set) var validUntil: Instant?
    public let category: Category
    /// The edited item; nil for a new one.
    @NullEncoded public private(set) var editing: Item.ID?
    /// "Item Name", "Dose" and "Unit": `name`, `dose`, `unit`. The last choice of the unit, "Add a Unit", links to the form of a new unit.
    public let form: Form
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

    /// At the top; leads to Edit Items.
    public var save: Action { form.buttons[0] }

    /// Leads to the form of a new unit for this form.
    public var addUnit: Action { form.buttons[1] }

    /// - Parameter typed: the unsaved input, by field id.
    init(_ context: ScreenContext, category: Category, editing item: Item? = nil, typed: [String: String] = [:]) {
        title = Self.title(category, isNew: item == nil)
        revision = context.revision
        validUntil = item.flatMap { $0.stopped == nil ? context.midnight : nil }
        self.category = category
        editing = item?.id
        let origin = TIPsLink.UnitOrigin.item(category, item?.id)
        let week = context.plan.cycle.map { CyclePosition(of: context.today, in: $0).week } ?? 1
        let dose = item?.dosing.dose(inWeek: week)
        let fields = [
            FormFields.text("name", localized("Item Name"), .itemName, typed["name"] ?? item?.name ?? ""),
            FormFields.amount("dose", localized("Dose"), typed["dose"] ?? dose?.text ?? ""),
            FormFields.unit(
                "unit",
                localized("Unit"),
                typed["unit"] ?? dose?.unit.rawValue ?? "",
                plan: context.plan,
                addUnit: origin,
                hasOldAmount: typed["dose"].map { $0 == dose?.text } ?? true
            ),
        ]
        let admin = context.adminOnly(localized("edit items"))
        form = Form(
            saving: "item",
            title,
            fields,
            typed: typed,
            if: admin,
            opens: TIPsLink.editItems.labeled(localized("Edit Items")),
            more: [ItemForm.addUnit(origin, context)]
        )
        confirm = item.flatMap { ItemForm.confirm($0, context) }
        stop = item.map { ItemForm.stop($0, context) }
        delete = item.map { ItemDeletion.action($0, context, admin) }
        draft =
            fields.areRight
            ? ItemDraft(fields[0].value, category, .same(DoseDraft(fields[1].value, fields[2].value))) : nil
        back = TIPsLink.editItems.labeled(localized("Edit Items"))
    }

    /// The title of a category's form.
    static func title(_ category: Category, isNew: Bool) -> String {
        switch (category, isNew) {
        case (.treatment, true): localized("Add Treatment Food Item")
        case (.treatment, false): localized("Edit Treatment Food Item")
        case (_, true): localized("Add Item")
        case (_, false): localized("Edit Item")
        }
    }
}

/// The actions that both forms of an item have.
enum ItemForm {
    /// Confirms a dose that was carried over; nil if none needs it.
    static func confirm(_ item: Item, _ context: ScreenContext) -> Action? {
        guard item.unconfirmed == true else { return nil }
        return Action(
            TIPsAct.confirmItem(item.id),
            label: localized("Confirm the Dose"),
            availability: context.adminOnly(localized("edit the plan"))
        )
    }

    /// Marks an item as stopped by the clinic from a day on, which is today unless another one is typed, or resumes it.
    static func stop(_ item: Item, _ context: ScreenContext) -> Action {
        let admin = context.adminOnly(localized("edit the plan"))
        guard item.stopped == nil else {
            return Action(
                TIPsAct.resumeItem(item.id),
                label: localized("Let It Go On"),
                availability: admin,
                confirmation: .init(
                    question: localized("Did the clinic say that \(item.name) goes on?"),
                    proceed: localized("It goes on")
                )
            )
        }
        let stop = TIPsAct.stopItem(item.id)
        let from = FormFields.date(
            "from",
            localized("From"),
            context.typed("from", into: stop) ?? context.today.description
        )
        let later = LocalDate(from.value).flatMap { $0 == context.today ? nil : $0.withWeekday }
        return Action(
            stop,
            label: localized("Stopped by the Clinic"),
            availability: admin.and(.without([from.error].compactMap(\.self))),
            inputs: [from],
            confirmation: .init(
                question: later.map { localized("Did the clinic say to stop \(item.name) from \($0) on?") }
                    ?? localized("Did the clinic say to stop \(item.name) from today on?"),
                proceed: localized("It is stopped")
            )
        )
    }

    static func addUnit(_ origin: TIPsLink.UnitOrigin, _ context: ScreenContext) -> Action {
        Action(
            TIPsAct.addUnit(field: origin.field),
            label: origin.week.map { localized("Add a Unit for Week \($0)") } ?? localized("Add a Unit"),
            availability: context.adminOnly(localized("edit units")),
            opens: TIPsLink.addUnit(origin).labeled(AddUnitPage.title(origin))
        )
    }
}
