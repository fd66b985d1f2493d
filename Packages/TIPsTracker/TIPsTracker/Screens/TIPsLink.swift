public import TimeKit

/// The screens of the app as links: `tips://home`, `tips://week/cycle-3/6`.
public enum TIPsLink: Hashable, Sendable {
    /// The first setup.
    case setup
    /// The setup of the next cycle.
    case newCycle
    /// The home screen.
    case home
    /// The settings, behind the gear.
    case settings
    /// The plan's three pages.
    case editPlan
    /// The cycle's form.
    case editCycle
    /// The items, by category.
    case editItems
    /// The form of a new item of a category; treatment foods have their own.
    case addItem(Category)
    /// The form of an item.
    case editItem(Item.ID)
    /// The units.
    case editUnits
    /// The form of a new unit, and where Save leads back to.
    case addUnit(UnitOrigin)
    /// The form of a unit's name.
    case editUnit(DoseUnit.ID)
    /// The reminders.
    case reminders
    /// The treatment timer.
    case timer
    /// The history; of a day where one is named.
    case history(LocalDate?)
    /// One log of the history, to be edited.
    case log(Claim.ID)
    /// The week view: of the current week where none is named.
    case week(Cycle.ID?, Int?)
    /// The members and the room's code.
    case room
    /// Reactions.
    case reactions
    /// Held days.
    case holds
    /// Supplies.
    case supplies
    /// Adherence.
    case adherence(Cycle.ID?)

    /// Where a new unit was asked for.
    public enum UnitOrigin: Hashable, Sendable {
        /// The units page.
        case units
        /// The unit picker of an item's form; nil for a new item of a category.
        case item(Category, Item.ID?)
        /// The unit picker of a week in a treatment food's form; week nil for the one dose of all weeks.
        case treatmentItem(Item.ID?, week: Int?)
    }
}
