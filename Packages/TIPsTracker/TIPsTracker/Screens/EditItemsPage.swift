public import ScreenKit
public import TimeKit

/// The items by category: always all four, "Add Item" beneath each.
public struct EditItemsPage: Screen {
    /// What stands at the top.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// At midnight another week may begin, with other doses.
    public let validUntil: Instant?
    /// The four categories, in their order.
    public let categories: [Section]
    /// Leads back to Edit Plan. What was changed is saved already.
    public let save: Action
    /// Back to Edit Plan.
    public let back: Link

    /// A category with its items.
    public struct Section: Hashable, Codable, Sendable {
        /// Which.
        public let category: Category
        /// How it is headed.
        public let title: String
        /// Its items, in order.
        public let rows: [Row]
        /// To the form of a new one: for treatment foods it is their own page.
        public let addItem: Action
    }

    /// An item.
    public struct Row: Hashable, Identifiable, Codable, Sendable {
        /// The item.
        public let id: Item.ID
        /// Its name.
        public let name: String
        /// "1/4 tsp", "this week 1/4 tsp, then 1/2 tsp", "no dose yet".
        public let dose: String
        /// Its place in its category, from 1.
        public let position: Int
        /// A tap: into its form.
        public let edit: Action
        /// Dragging it to one of `places`.
        public let move: Action
        /// Where it can be dragged to.
        public let places: [Place]
        /// Confirms its dose, which was carried over (`item/ID/confirm`); nil where nothing waits for that.
        public let confirm: Action?
        /// Marks it as stopped by the clinic's word from today on (`item/ID/stop`), or lets it go on (`item/ID/resume`).
        public let stop: Action
        /// Takes it out of the plan from today on.
        public let delete: Action
    }

    /// Where a row can be dropped: from position 1 up to `last` in a category.
    public struct Place: Hashable, Codable, Sendable {
        /// The category.
        public let category: Category
        /// The last position there, counted without the row itself plus one.
        public let last: Int
    }

    /// The page of the plan's cycle.
    public init(_ context: ScreenContext) {
        title = "Edit Items"
        revision = context.revision
        validUntil = context.midnight
        let availability = context.adminOnly("edit items")
            .and(context.plan.cycle == nil ? .disabled(why: TIPsError.noCycle.description) : .enabled)
        let items = Dictionary(
            uniqueKeysWithValues: Category.allCases.map { category in
                (category, context.plan.items.filter { $0.category == category && $0.archived == nil })
            }
        )
        let counts = items.mapValues(\.count)
        categories = Category.allCases.map { category in
            Section(
                category: category,
                title: category.title,
                rows: (items[category] ?? []).enumerated().map { index, item in
                    Row(item, position: index + 1, counts: counts, context: context, availability: availability)
                },
                addItem: Action(
                    id: "add/\(category.rawValue)",
                    label: "Add Item",
                    availability: availability,
                    opens: TIPsLink.addItem(category).labelled(AddItemPage.title(category, isNew: true))
                )
            )
        }
        save = Action(id: "save", label: "Save", opens: TIPsLink.editPlan.labelled("Edit Plan"))
        back = TIPsLink.editPlan.labelled("Edit Plan")
    }
}

extension EditItemsPage.Row {
    fileprivate init(
        _ item: Item,
        position: Int,
        counts: [Category: Int],
        context: ScreenContext,
        availability: Action.Availability
    ) {
        id = item.id
        name = item.name
        dose = DoseWords.text(item, context: context)
        self.position = position
        edit = Action(
            id: "item/\(item.id)/edit",
            label: "Edit \(item.name)",
            gesture: .tap,
            availability: availability,
            opens: TIPsLink.editItem(item.id).labelled(AddItemPage.title(item.category, isNew: false))
        )
        move = Action(
            id: "item/\(item.id)/move",
            label: "Move \(item.name)",
            gesture: .drag,
            availability: availability
        )
        places = Category.allCases.map { category in
            let others = (counts[category] ?? 0) - (category == item.category ? 1 : 0)
            return EditItemsPage.Place(category: category, last: others + 1)
        }
        confirm = ItemForm.confirm(item, context)
        stop = ItemForm.stop(item, context)
        delete = ItemDeletion.action(item, availability)
    }
}

/// Taking an item out, as the items page and its own form offer it.
enum ItemDeletion {
    static func action(_ item: Item, _ availability: Action.Availability) -> Action {
        Action(
            id: "item/\(item.id)/delete",
            label: "Delete \(item.name)",
            gesture: .swipeLeft,
            availability: availability,
            confirmation: .init(
                question: "Take \(item.name) out of the plan from today on? Its logs stay in the history.",
                proceed: "Delete"
            ),
            opens: TIPsLink.editItems.labelled("Edit Items")
        )
    }
}

/// An item's doses in words.
enum DoseWords {
    /// "1/4 tsp", with the clinic's stop behind it.
    static func text(_ item: Item, context: ScreenContext) -> String {
        doses(item, context: context) + (item.stopped.map { ", stopped by the clinic from \($0)" } ?? "")
    }

    private static func doses(_ item: Item, context: ScreenContext) -> String {
        guard item.dosing.isWeekly else {
            return item.dosing.daily.map { context.plan.label($0).text } ?? "no dose yet"
        }
        let week = context.plan.cycle.map { CyclePosition(of: context.today, in: $0).week } ?? 1
        guard let dose = item.dosing.dose(inWeek: week) else { return "no dose for week \(week) yet" }
        let now = "week \(week): \(context.plan.label(dose).text)"
        return item.dosing.dose(inWeek: week + 1).map { now + ", then \(context.plan.label($0).text)" } ?? now
    }
}
