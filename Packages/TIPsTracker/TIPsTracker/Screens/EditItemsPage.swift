public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The items by category. All four categories are shown, each with "Add Item" beneath it.
public struct EditItemsPage: Screen {
    public let title: String
    public let revision: Revision
    /// The room's midnight, because a week with other doses may begin then.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The four categories, in display order.
    public let categories: [Section]
    /// Leads back to Edit Plan. Changes were saved as they were made. It is disabled for members who can't make any.
    public let save: Action
    /// Leads back to Edit Plan.
    public let back: Link

    public struct Section: Hashable, Codable, Sendable {
        public let category: Category
        /// The heading.
        public let title: String
        /// The items, in order.
        public let rows: [Row]
        /// Leads to the form of a new item. Treatment foods have a form of their own.
        public let addItem: Action
    }

    public struct Row: Hashable, Identifiable, Codable, Sendable {
        public let id: Item.ID
        public let name: String
        /// The doses in words: "1/4 tsp", "this week 1/4 tsp, then 1/2 tsp", "no dose yet".
        public let dose: String
        /// The position in the category, from 1.
        public let position: Int
        /// A tap opens the item's form.
        public let edit: Action
        /// A drag moves it to one of `places`: the inputs `category` and `position`. The last position depends on the category, so the field has no
        /// highest one.
        public let move: Action
        /// Moves it one place up or down in its category.
        public let up, down: Action
        /// The places it can be dragged to.
        public let places: [Place]
        /// Confirms its dose, which was carried over (`item/ID/confirm`); nil if it doesn't need it.
        @NullEncoded public private(set) var confirm: Action?
        /// Marks it as stopped by the clinic from the day `from` on (`item/ID/stop`), or resumes it (`item/ID/resume`).
        public let stop: Action
        /// Removes it from the plan from today on.
        public let delete: Action
    }

    /// A category to which a row can be dragged, at positions from 1 to `last`.
    public struct Place: Hashable, Codable, Sendable {
        public let category: Category
        /// The last position, which is one more than the number of the category's other items.
        public let last: Int
    }

    init(_ context: ScreenContext) {
        title = localized("Edit Items")
        revision = context.revision
        validUntil = context.midnight
        let availability = context.adminOnly(localized("edit items"))
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
                    TIPsAct.addItem(category),
                    label: localized("Add Item"),
                    availability: availability,
                    opens: TIPsLink.addItem(category).labeled(AddItemPage.title(category, isNew: true))
                )
            )
        }
        save = Action(
            TIPsAct.save,
            label: localized("Save"),
            availability: availability,
            opens: TIPsLink.editPlan.labeled(localized("Edit Plan"))
        )
        back = TIPsLink.editPlan.labeled(localized("Edit Plan"))
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
            TIPsAct.openItem(item.id),
            label: localized("Edit \(item.name)"),
            gesture: .tap,
            availability: availability,
            opens: TIPsLink.editItem(item.id).labeled(AddItemPage.title(item.category, isNew: false))
        )
        let last = counts[item.category] ?? 0
        let places = Category.allCases.map { category in
            let others = (counts[category] ?? 0) - (category == item.category ? 1 : 0)
            return EditItemsPage.Place(category: category, last: others + 1)
        }
        self.places = places
        let moving = TIPsAct.moveItem(item.id)
        let wanted = context.typed("category", into: moving) ?? item.category.rawValue
        move = Action(
            moving,
            label: localized("Move \(item.name)"),
            gesture: .drag,
            availability: availability,
            inputs: [
                FormFields.category("category", localized("Category"), wanted),
                Self.place(
                    context.typed("position", into: moving) ?? String(position),
                    among: places.first { $0.category.rawValue == wanted }
                ),
            ]
        )
        up = Action(
            TIPsAct.moveUp(item.id),
            label: localized("Move \(item.name) up"),
            availability: availability.and(
                position > 1 ? .enabled : .disabled(why: localized("\(item.name) is the first"))
            )
        )
        down = Action(
            TIPsAct.moveDown(item.id),
            label: localized("Move \(item.name) down"),
            availability: availability.and(
                position < last ? .enabled : .disabled(why: localized("\(item.name) is the last"))
            )
        )
        confirm = ItemForm.confirm(item, context)
        stop = ItemForm.stop(item, context)
        delete = ItemDeletion.action(item, context, availability)
    }

    /// Creates the field of a position.
    ///
    /// - Parameter place: the category with its last position; nil for a text that is no category.
    private static func place(_ text: String, among place: EditItemsPage.Place?) -> Field {
        var field = Field(id: "position", label: localized("Place"), kind: .number, value: text, isRequired: true)
        field.range = Field.Bounds(lowest: ItemOrder.first)
        guard let number = Int(text) else {
            field.error = TIPsError.notAWholeNumber(text).description
            return field
        }
        if let place, !(ItemOrder.first...place.last).contains(number) {
            field.error = TIPsError.noSuchPlace(number, last: place.last).description
        }
        return field
    }
}

/// The deletion of an item, on this page and in the item's form.
enum ItemDeletion {
    static func action(_ item: Item, _ context: ScreenContext, _ availability: Action.Availability) -> Action {
        let hasBegun = context.plan.cycle.map { $0.start <= context.today } ?? true
        return Action(
            TIPsAct.deleteItem(item.id),
            label: localized("Delete \(item.name)"),
            gesture: .swipeLeft,
            availability: availability,
            confirmation: .init(
                question: hasBegun
                    ? localized("Take \(item.name) out of the plan from today on? Its logs stay in the history.")
                    : localized("Take \(item.name) out of the plan?"),
                proceed: localized("Delete")
            ),
            opens: TIPsLink.editItems.labeled(localized("Edit Items"))
        )
    }
}

/// An item's doses in words.
enum DoseWords {
    /// The doses, such as "1/4 tsp", followed by the clinic's stop if there is one.
    static func text(_ item: Item, context: ScreenContext) -> String {
        let planned = doses(item, context: context)
        return item.stopped.map { localized("\(planned), stopped by the clinic from \($0)") } ?? planned
    }

    private static func doses(_ item: Item, context: ScreenContext) -> String {
        guard item.dosing.isWeekly else {
            return item.dosing.daily.map { context.plan.label($0).text } ?? localized("no dose yet")
        }
        let week = context.plan.cycle.map { CyclePosition(of: context.today, in: $0).week } ?? 1
        guard let dose = item.dosing.dose(inWeek: week) else { return localized("no dose for week \(week) yet") }
        let now = context.plan.label(dose).text
        let later = item.dosing.weeks.filter { $0.key > week }.sorted { $0.key < $1.key }
        guard let next = later.first(where: { context.plan.label($0.value).text != now }) else {
            return later.isEmpty ? localized("week \(week): \(now)") : localized("\(now) from week \(week) on")
        }
        let then = context.plan.label(next.value).text
        var last = now
        let changes = later.compactMap { week, dose -> String? in
            let text = context.plan.label(dose).text
            guard text != last else { return nil }
            last = text
            return localized("\(text) from week \(week) on")
        }
        if changes.count > 1 {
            let all = changes.joined(separator: ", ")
            return localized("week \(week): \(now), then \(all)")
        }
        return next.key == week + 1
            ? localized("week \(week): \(now), then \(then)")
            : localized("week \(week): \(now), then \(then) from week \(next.key) on")
    }
}
