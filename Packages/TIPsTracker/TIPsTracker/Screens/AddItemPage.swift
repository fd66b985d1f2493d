public import ScreenKit
public import TimeKit

/// The form of a medicine, a maintenance food or a recommended food: its name and its dose.
public struct AddItemPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// Nothing here changes by itself.
    public let validUntil: Instant?
    /// The category.
    public let category: Category
    /// The item in the form; nil for a new one.
    public let editing: Item.ID?
    /// "Item Name", "Dose" and "Unit", whose last choice, "Add a Unit", is the link of the page that makes one: `name`, `dose`, `unit`.
    public let form: Form
    /// Up top; leads to Edit Items.
    public let save: Action
    /// To the page that makes a unit for this form.
    public let addUnit: Action
    /// Confirms the dose that was carried over (`item/ID/confirm`); nil where nothing waits for that.
    public let confirm: Action?
    /// Marks the item as stopped by the clinic's word from today on (`item/ID/stop`), or lets it go on (`item/ID/resume`); nil for a new one.
    public let stop: Action?
    /// Takes the item out; nil for a new one.
    public let delete: Action?
    /// What Save hands to `addItem` (or, name and doses of it, to `editItem`); nil while something is wrong.
    public let draft: ItemDraft?
    /// Back to Edit Items, without saving.
    public let back: Link

    /// The form; `typed` has what is in it and not saved yet, by field id.
    public init(_ context: ScreenContext, category: Category, editing item: Item? = nil, typed: [String: String] = [:])
    {
        title = Self.title(category, isNew: item == nil)
        revision = context.revision
        validUntil = nil
        self.category = category
        editing = item?.id
        let origin = TIPsLink.UnitOrigin.item(category, item?.id)
        let week = context.plan.cycle.map { CyclePosition(of: context.today, in: $0).week } ?? 1
        let dose = item?.dosing.dose(inWeek: week)
        let fields = [
            FormFields.text("name", "Item Name", .itemName, typed["name"] ?? item?.name ?? ""),
            FormFields.amount("dose", "Dose", typed["dose"] ?? dose?.text ?? ""),
            FormFields.unit(
                "unit",
                "Unit",
                typed["unit"] ?? dose?.unit.rawValue ?? "",
                plan: context.plan,
                addUnit: origin,
                hasOldAmount: typed["dose"].map { $0 == dose?.text } ?? true
            ),
        ]
        form = Form(id: "item", title: title, fields: fields, buttons: [])
        let admin = context.adminOnly("edit items")
        save = ItemForm.save(admin.and(.without(form.errors)))
        addUnit = ItemForm.addUnit(origin, context)
        confirm = item.flatMap { ItemForm.confirm($0, context) }
        stop = item.map { ItemForm.stop($0, context) }
        delete = item.map { ItemDeletion.action($0, admin) }
        draft =
            form.errors.isEmpty
            ? ItemDraft(fields[0].value, category, .same(DoseDraft(fields[1].value, fields[2].value))) : nil
        back = TIPsLink.editItems.labelled("Edit Items")
    }

    /// What the form of a category is called.
    static func title(_ category: Category, isNew: Bool) -> String {
        switch (category, isNew) {
        case (.treatment, true): "Add Treatment Food Item"
        case (.treatment, false): "Edit Treatment Food Item"
        case (_, true): "Add Item"
        case (_, false): "Edit Item"
        }
    }
}

/// What the two forms of an item have in common.
enum ItemForm {
    /// Confirms a dose that was carried over; nil where none waits for that.
    static func confirm(_ item: Item, _ context: ScreenContext) -> Action? {
        guard item.unconfirmed == true else { return nil }
        return Action(
            id: "item/\(item.id)/confirm",
            label: "Confirm the Dose",
            availability: context.adminOnly("edit the plan")
        )
    }

    /// Marks an item as stopped by the clinic's word, or ends that.
    static func stop(_ item: Item, _ context: ScreenContext) -> Action {
        let isStopped = item.stopped != nil
        return Action(
            id: "item/\(item.id)/\(isStopped ? "resume" : "stop")",
            label: isStopped ? "Let It Go On" : "Stopped by the Clinic",
            availability: context.adminOnly("edit the plan"),
            confirmation: .init(
                question: isStopped
                    ? "Did the clinic say that \(item.name) goes on?"
                    : "Did the clinic say to stop \(item.name) from today on?",
                proceed: isStopped ? "It goes on" : "It is stopped"
            )
        )
    }

    static func save(_ availability: Action.Availability) -> Action {
        Action(
            id: "save",
            label: "Save",
            availability: availability,
            opens: TIPsLink.editItems.labelled("Edit Items")
        )
    }

    static func addUnit(_ origin: TIPsLink.UnitOrigin, _ context: ScreenContext) -> Action {
        Action(
            id: origin.field.map { "add-unit/\($0)" } ?? "add-unit",
            label: "Add a Unit",
            availability: context.adminOnly("edit units"),
            opens: TIPsLink.addUnit(origin).labelled(AddUnitPage.title(origin))
        )
    }
}
