public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The units of doses, each with a red minus for deleting it.
public struct EditUnitsPage: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because nothing on the page changes with time.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The units that aren't deleted, by name.
    public let rows: [Row]
    /// Leads to the form of a new unit.
    public let addUnit: Action
    /// Leads back to Edit Plan.
    public let back: Link

    public struct Row: Hashable, Identifiable, Codable, Sendable {
        public let id: DoseUnit.ID
        public let name: String
        /// The names of the current items with doses in the unit.
        public let usedBy: [String]
        /// A tap on the name opens the unit's form.
        public let edit: Action
        /// The minus; deletes the unit after a confirmation.
        public let delete: Action
        /// The icon of the minus: `minus`.
        public let deleteIcon: String
        /// The color of the minus: `red`.
        public let deleteColor: String
    }

    init(_ context: ScreenContext) {
        title = localized("Edit Units")
        revision = context.revision
        validUntil = nil
        let availability = context.adminOnly(localized("edit units"))
        rows = context.plan.pickableUnits.map { unit in
            let users = UnitUse.items(unit.id, in: context.plan)
            return Row(
                id: unit.id,
                name: unit.shownName,
                usedBy: users,
                edit: Action(
                    TIPsAct.openUnit(unit.id),
                    label: unit.shownName,
                    gesture: .tap,
                    availability: availability,
                    opens: TIPsLink.editUnit(unit.id).labeled(localized("Edit Unit"))
                ),
                delete: UnitUse.delete(unit, users: users, availability),
                deleteIcon: "minus",
                deleteColor: "red"
            )
        }
        addUnit = Action(
            TIPsAct.addUnit(field: nil),
            label: localized("Add Unit"),
            availability: availability,
            opens: TIPsLink.addUnit(.units).labeled(localized("Add Unit"))
        )
        back = TIPsLink.editPlan.labeled(localized("Edit Plan"))
    }
}

/// The form of a new unit. It is opened from the units, or from a unit picker, to which Save leads back.
public struct AddUnitPage: Screen {
    /// The title: "Add Unit", "Add Unit from Item List", "Add Unit from Treatment Item List".
    public let title: String
    public let revision: Revision
    /// Nil, because nothing on the page changes with time.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The text box "Unit": `new-unit`.
    public let form: Form
    /// The unsaved input of the form that opened this one, by field id.
    public let carried: [String: String]
    /// The unit picker of that form, which receives the new unit; nil for none.
    @NullEncoded public private(set) var field: String?
    /// Leads back without saving.
    public let back: Link

    /// At the top; leads back to the origin.
    public var save: Action { form.buttons[0] }

    /// - Parameter typed: the unit's name under `new-unit`, and the unsaved input of the form that opened this one.
    init(_ context: ScreenContext, origin: TIPsLink.UnitOrigin, typed: [String: String] = [:]) {
        title = Self.title(origin)
        revision = context.revision
        validUntil = nil
        let name = UnitUse.field(typed["new-unit"] ?? "", id: "new-unit", besides: nil, plan: context.plan)
        carried = typed.filter { $0.key != "new-unit" }
        field = origin.field
        let label = Self.backLabel(origin)
        back = origin.origin.drafting(carried).labeled(label)
        form = Form(
            saving: "unit",
            title,
            [name],
            typed: typed,
            if: context.adminOnly(localized("edit units")),
            opens: origin.origin.labeled(label)
        )
    }

    /// Returns the input of the form that opened this one, with the new unit chosen.
    public func typed(choosing unit: DoseUnit.ID) -> [String: String] {
        carried.merging(field.map { [$0: unit.rawValue] } ?? [:]) { $1 }
    }

    /// Returns the input of the form that opened the page of an origin, with the new unit chosen where there is one.
    static func choosing(
        _ unit: String?,
        for origin: TIPsLink.UnitOrigin,
        carried: [String: String]
    ) -> [String: String] {
        guard let field = origin.field, let unit else { return carried }
        return carried.merging([field: unit]) { $1 }
    }

    static func title(_ origin: TIPsLink.UnitOrigin) -> String {
        switch origin {
        case .units: localized("Add Unit")
        case .item: localized("Add Unit from Item List")
        case .treatmentItem: localized("Add Unit from Treatment Item List")
        }
    }

    private static func backLabel(_ origin: TIPsLink.UnitOrigin) -> String {
        switch origin {
        case .units: localized("Edit Units")
        case .item(let category, let item): AddItemPage.title(category, isNew: item == nil)
        case .treatmentItem(let item, _): AddItemPage.title(.treatment, isNew: item == nil)
        }
    }
}

/// The form of a unit's name.
public struct UnitPage: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because nothing on the page changes with time.
    @NullEncoded public private(set) var validUntil: Instant?
    public let unit: DoseUnit.ID
    /// The field of the name: `unit`.
    public let form: Form
    /// The names of the current items with doses in the unit, which show its new name.
    public let usedBy: [String]
    /// Deletes the unit, after a confirmation.
    public let delete: Action
    /// Leads back to Edit Units without saving.
    public let back: Link

    /// Leads back to Edit Units.
    public var save: Action { form.buttons[0] }

    /// - Parameter typed: the unsaved input, by field id.
    init(_ context: ScreenContext, unit: DoseUnit, typed: [String: String] = [:]) {
        title = localized("Edit Unit")
        revision = context.revision
        validUntil = nil
        self.unit = unit.id
        let name = UnitUse.field(typed["unit"] ?? unit.name, id: "unit", besides: unit.id, plan: context.plan)
        usedBy = UnitUse.items(unit.id, in: context.plan)
        let admin = context.adminOnly(localized("edit units"))
        form = Form(
            saving: "unit",
            title,
            [name],
            typed: typed,
            if: admin,
            opens: TIPsLink.editUnits.labeled(localized("Edit Units"))
        )
        delete = UnitUse.delete(unit, users: usedBy, admin)
        back = TIPsLink.editUnits.labeled(localized("Edit Units"))
    }
}

/// The use of units by items.
enum UnitUse {
    /// The names of the items in the plan with doses in a unit.
    static func items(_ unit: DoseUnit.ID, in plan: Plan) -> [String] {
        plan.items.filter { item in
            item.archived == nil
                && (item.dosing.isWeekly
                    ? item.dosing.weeks.values.contains { $0.unit == unit } : item.dosing.daily?.unit == unit)
        }.map(\.name)
    }

    static func delete(_ unit: DoseUnit, users: [String], _ availability: Action.Availability) -> Action {
        let uses = users.isEmpty ? [] : [localized("\(listed(users)) will keep it.")]
        return Action(
            TIPsAct.deleteUnit(unit.id),
            label: localized("Delete \(unit.shownName)"),
            availability: unit.isDeleted ? .disabled(why: localized("it is deleted already")) : availability,
            confirmation: .init(
                question: ([localized("Delete the unit “\(unit.shownName)”?")] + uses).joined(separator: " "),
                proceed: localized("Delete")
            ),
            opens: TIPsLink.editUnits.labeled(localized("Edit Units"))
        )
    }

    static func field(_ value: String, id: String, besides unit: DoseUnit.ID?, plan: Plan) -> Field {
        var field = FormFields.text(id, localized("Unit"), .unitName, value, placeholder: localized("drop"))
        guard field.error == nil else { return field }
        field.error = Problem.text { () throws(TIPsError) in
            let name = try TextRule.unitName.checked(value)
            try plan.checkUnitName(name, of: unit)
        }
        return field
    }
}
