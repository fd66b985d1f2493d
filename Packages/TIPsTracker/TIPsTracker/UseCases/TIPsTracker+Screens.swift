import Foundation
public import ScreenKit
import StorageKit
public import TimeKit

extension TIPsTracker {
    /// The home screen of the acting member.
    ///
    /// - Throws: `notSetUp`, and `notAllowed` if no member is chosen.
    public func homeScreen() throws(TIPsError) -> HomeScreen {
        try read { tables in try viewer.homeScreen(tables) }
    }

    /// The home screen now and after every change by any process. The stream ends with the task that reads it. The reader asks again at `validUntil`,
    /// when the screen changes without a write.
    public func homeScreens() -> AsyncThrowingStream<HomeScreen, any Error> {
        let viewer = viewer
        return store.values { db in try viewer.homeScreen(PlanReader(db: db)) }
    }

    /// The first setup.
    ///
    /// - Parameter typed: the input so far, by field id.
    public func setupScreen(typed: [String: String] = [:]) throws(TIPsError) -> SetupScreen {
        let zone = clock.zone()
        let today = Room(timeZone: zone).day(of: clock.now())
        return try read { tables in
            SetupScreen(
                typed: typed,
                zone: zone.identifier,
                today: today,
                isRoomHere: try tables.isSetUp(),
                revision: Revision(change: try tables.revision())
            )
        }
    }

    /// The setup of the cycle after the last one.
    public func newCycleScreen(typed: [String: String] = [:]) throws(TIPsError) -> NewCycleScreen {
        try read { tables in
            let last = try tables.cycles().last?.id
            return NewCycleScreen(try context(tables, of: last), typed: typed)
        }
    }

    public func settingsScreen() throws(TIPsError) -> SettingsScreen {
        try read { tables in SettingsScreen(try context(tables)) }
    }

    /// The page with links to the plan's three forms.
    public func editPlanPage() throws(TIPsError) -> EditPlanPage {
        try read { tables in EditPlanPage(try context(tables)) }
    }

    /// The form of today's cycle.
    public func editCyclePage(typed: [String: String] = [:]) throws(TIPsError) -> EditCyclePage {
        try read { tables in EditCyclePage(try context(tables), typed: typed) }
    }

    /// The items of a cycle; by default of today's.
    ///
    /// - Throws: `notFound`.
    public func editItemsPage(of cycle: Cycle.ID? = nil) throws(TIPsError) -> EditItemsPage {
        try read { tables in EditItemsPage(try context(tables, of: cycle)) }
    }

    /// The form of a medicine, a maintenance food or a recommended food.
    ///
    /// - Throws: `notFound`.
    public func addItemPage(
        _ category: Category,
        editing item: Item.ID? = nil,
        typed: [String: String] = [:]
    ) throws(TIPsError) -> AddItemPage {
        try read { tables in
            let context = try context(tables)
            let edited = try item.map { try context.plan.openItem($0) }
            return AddItemPage(context, category: edited?.category ?? category, editing: edited, typed: typed)
        }
    }

    /// The form of a treatment food.
    ///
    /// - Throws: `notFound`.
    public func addTreatmentFoodItemPage(
        editing item: Item.ID? = nil,
        typed: [String: String] = [:]
    ) throws(TIPsError) -> AddTreatmentFoodItemPage {
        try read { tables in
            let context = try context(tables)
            let edited = try item.map { try context.plan.openItem($0) }
            return AddTreatmentFoodItemPage(context, editing: edited, typed: typed)
        }
    }

    public func editUnitsPage() throws(TIPsError) -> EditUnitsPage {
        try read { tables in EditUnitsPage(try context(tables)) }
    }

    /// The form of a new unit.
    ///
    /// - Parameter typed: the unit's name under `new-unit`, and the input of the form that opened this one.
    public func addUnitPage(
        _ origin: TIPsLink.UnitOrigin = .units,
        typed: [String: String] = [:]
    ) throws(TIPsError) -> AddUnitPage {
        try read { tables in AddUnitPage(try context(tables), origin: origin, typed: typed) }
    }

    /// The form of a unit's name.
    ///
    /// - Throws: `notFound`.
    public func unitPage(_ id: DoseUnit.ID, typed: [String: String] = [:]) throws(TIPsError) -> UnitPage {
        try read { tables in
            let context = try context(tables)
            guard let unit = context.plan.unit(id) else { throw TIPsError.notFound(what: "unit", id.rawValue) }
            return UnitPage(context, unit: unit, typed: typed)
        }
    }

    /// The member's own reminders.
    public func remindersPage(typed: [String: String] = [:]) throws(TIPsError) -> RemindersPage {
        try read { tables in RemindersPage(try context(tables), typed: typed) }
    }

    /// The member's own timer, and the plan's intervals.
    public func treatmentTimerPage(typed: [String: String] = [:]) throws(TIPsError) -> TreatmentTimerPage {
        try read { tables in TreatmentTimerPage(try context(tables), typed: typed) }
    }

    /// The members of the room, and their devices.
    ///
    /// - Parameter typed: the unsaved input, by field id.
    public func roomPage(typed: [String: String] = [:]) throws(TIPsError) -> RoomPage {
        try read { tables in
            let context = try context(tables)
            return RoomPage(
                context,
                accounts: try tables.liveAccounts(at: context.now),
                own: try tables.ownAccount()?.id,
                typed: typed
            )
        }
    }

    /// The state of sharing, also on a device without a member. Without a room, it is the form for joining one.
    ///
    /// - Parameter typed: the input so far, by field id.
    public func syncPage(typed: [String: String] = [:]) throws(TIPsError) -> SyncPage {
        let now = clock.now()
        let zone = clock.zone()
        return try read { tables in
            guard try tables.isSetUp() else {
                return SyncPage(
                    joiningWith: typed,
                    zone: zone.identifier,
                    today: Room(timeZone: zone).day(of: now),
                    revision: Revision(change: try tables.revision())
                )
            }
            let isAdmin: Bool
            var members: [Member] = []
            do {
                isAdmin = try context(tables).isAdmin
            } catch let refusal as Refusal {
                isAdmin = false
                if refusal == .nobody { members = try tables.plan(on: now).members.filter(\.isActive) }
            }
            return SyncPage(
                try tables.syncStatus(),
                of: try tables.room(),
                parked: try tables.parked(),
                isAdmin: isAdmin,
                members: members,
                now: now,
                revision: Revision(change: try tables.revision()),
                typed: typed
            )
        }
    }

    /// The clinic's own words and phone number.
    public func clinicPage(typed: [String: String] = [:]) throws(TIPsError) -> ClinicPage {
        try read { tables in ClinicPage(try context(tables), typed: typed) }
    }

    /// The held days of today's cycle.
    public func holdsPage(typed: [String: String] = [:]) throws(TIPsError) -> HoldsPage {
        try read { tables in HoldsPage(try context(tables), typed: typed) }
    }

    /// The screen of a link.
    ///
    /// - Throws: `notFound`, and `noSuchScreen` for the inbox, which the front end provides.
    public func screen(_ link: TIPsLink) throws(TIPsError) -> any Screen { try screen(link, typed: [:]) }

    /// The screen of a link with unsaved input.
    package func screen(_ link: TIPsLink, typed: [String: String]) throws(TIPsError) -> any Screen {
        try page(link, typed: typed, for: PlainScreens())
    }

    /// The screen of a link as a page of a front end.
    ///
    /// - Parameter typed: the unsaved input, by field id.
    /// - Throws: `notFound`, and `noSuchScreen` for the inbox, which the front end provides.
    public func page<Front: TIPsScreens>(
        _ link: TIPsLink,
        typed: [String: String] = [:],
        for front: Front
    ) throws(TIPsError) -> Front.Page {
        switch link {
        case .draft(let link, let drafted): try page(link, typed: drafted.merging(typed) { $1 }, for: front)
        case .setup: front.page(try setupScreen(typed: typed))
        case .join(let invitation):
            front.page(try setupScreen(typed: SetupScreen.typed(invitation).merging(typed) { $1 }))
        case .newCycle: front.page(try newCycleScreen(typed: typed))
        case .home: front.page(try homeScreen())
        case .settings: front.page(try settingsScreen())
        case .editPlan: front.page(try editPlanPage())
        case .editCycle: front.page(try editCyclePage(typed: typed))
        case .editItems: front.page(try editItemsPage())
        case .addItem(.treatment): front.page(try addTreatmentFoodItemPage(typed: typed))
        case .addItem(let category): front.page(try addItemPage(category, typed: typed))
        case .editItem(let id): try itemPage(id, typed: typed, for: front)
        case .editUnits: front.page(try editUnitsPage())
        case .addUnit(let origin): front.page(try addUnitPage(origin, typed: typed))
        case .editUnit(let id): front.page(try unitPage(id, typed: typed))
        case .reminders: front.page(try remindersPage(typed: typed))
        case .timer: front.page(try treatmentTimerPage(typed: typed))
        case .history(let day?): front.page(picking(try historyPage(on: day), \.show, typed, at: link))
        case .history(nil): front.page(picking(try historyPage(), \.show, typed, at: link))
        case .log(let id): front.page(try logPage(id, typed: typed))
        case .week(let cycle, let week):
            front.page(picking(try weekViewPage(cycle: cycle, week: week), \.show, typed, at: link))
        case .room: front.page(try roomPage(typed: typed))
        case .sync: front.page(try syncPage(typed: typed))
        case .reactions: front.page(try reactionsPage(typed: typed))
        case .reaction(let id): front.page(try reactionPage(id, typed: typed))
        case .emergency: front.page(try emergencyPage(typed: typed))
        case .clinic: front.page(try clinicPage(typed: typed))
        case .holds: front.page(try holdsPage(typed: typed))
        case .supplies: front.page(try suppliesPage(typed: typed))
        case .adherence(let cycle): front.page(picking(try adherencePage(cycle: cycle), \.show, typed, at: link))
        case .report(let cycle): front.page(picking(try reportPage(cycle: cycle), \.show, typed, at: link))
        case .inbox: throw .noSuchScreen(link.target)
        }
    }

    /// A page with what was typed into its pickers. A text that leads nowhere is an error of its field.
    private func picking<Page: Screen>(
        _ page: Page,
        _ show: WritableKeyPath<Page, Action>,
        _ typed: [String: String],
        at link: TIPsLink
    ) -> Page {
        var page = page
        let picked = page[keyPath: show].inputs.indices.filter { typed[page[keyPath: show].inputs[$0].id] != nil }
        guard !picked.isEmpty else { return page }
        for place in picked {
            page[keyPath: show].inputs[place].value = typed[page[keyPath: show].inputs[place].id] ?? ""
        }
        do throws(TIPsError) {
            _ = try self.picked(Act(TIPsAct.show.id, fields: typed), at: link)
        } catch {
            // The week is picked within the cycle, which comes before it.
            let isCycle = if case .noSuchCycle = error { true } else { false }
            let inputs = page[keyPath: show].inputs
            let wrong = isCycle ? inputs.firstIndex { $0.id == "cycle" } : inputs.indices.last
            if let wrong { page[keyPath: show].inputs[wrong].error = error.description }
        }
        return page
    }

    /// The form of an item, by its category.
    private func itemPage<Front: TIPsScreens>(
        _ id: Item.ID,
        typed: [String: String],
        for front: Front
    ) throws(TIPsError) -> Front.Page {
        try read { (tables) -> Front.Page in
            let context = try context(tables)
            let item = try context.plan.openItem(id)
            if item.category == .treatment {
                return front.page(AddTreatmentFoodItemPage(context, editing: item, typed: typed))
            }
            return front.page(AddItemPage(context, category: item.category, editing: item, typed: typed))
        }
    }
}

extension Plan {
    /// Returns an item that is in the plan.
    ///
    /// - Throws: `notFound`.
    fileprivate func openItem(_ id: Item.ID) throws(TIPsError) -> Item {
        guard let item = openItems.first(where: { $0.id == id }) else { throw .notFound(what: "item", id.rawValue) }
        return item
    }
}
