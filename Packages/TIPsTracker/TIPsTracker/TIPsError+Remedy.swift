public import ScreenKit
import WordKit

extension TIPsError: ScreenError {
    public var remedy: Link? {
        switch self {
        case .notSetUp: TIPsLink.setup.labeled(localized("Setup"))
        case .noCycle, .notConnected: TIPsLink.sync.labeled(localized("Sharing"))
        case .notFound(let kind, _): Self.list(of: kind)
        case .outsideCycle(_, isOver: true): TIPsLink.newCycle.labeled(localized("New Cycle"))
        case .challengeDay: TIPsLink.week(nil, nil).labeled(localized("Week View"))
        case .outsideCycle: TIPsLink.editCycle.labeled(localized("Edit Cycle"))
        case .stopped, .noDosePlanned: TIPsLink.editItems.labeled(localized("Edit Items"))
        case .clinicNotAsked: TIPsLink.clinic.labeled(localized("Clinic"))
        case .changedAgain, .recordedAhead: TIPsLink.history(nil).labeled(localized("History"))
        default: nil
        }
    }

    /// Returns the link of the list of a kind of records; nil for a kind without one.
    private static func list(of kind: String) -> Link? {
        switch kind {
        case "cycle": TIPsLink.week(nil, nil).labeled(localized("Week View"))
        case "item", "deleted item": TIPsLink.editItems.labeled(localized("Edit Items"))
        case "unit": TIPsLink.editUnits.labeled(localized("Edit Units"))
        case "log": TIPsLink.history(nil).labeled(localized("History"))
        case "device that asks", "other device", "member": TIPsLink.room.labeled(localized("Room"))
        case "reaction": TIPsLink.reactions.labeled(localized("Reactions"))
        case "severe reaction": TIPsLink.emergency.labeled(localized("Emergency Plan"))
        case "supply": TIPsLink.supplies.labeled(localized("Supplies"))
        case "held day": TIPsLink.holds.labeled(localized("Holds"))
        case "refused change", "parked operation": TIPsLink.sync.labeled(localized("Sharing"))
        default: nil
        }
    }
}
