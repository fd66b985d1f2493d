import ScreenKit
package import TimeKit

/// Everything that can be done on the screens of the app. The id of each action is written from one of these and read back into it.
package enum KidneyAct: ScreenAct {
    case acceptTerms, undo, evaluate
    /// Begins or ends today's sick day.
    case sickDay(isOn: Bool)
    // Other screens
    case showDay, showJournal, search, showReport, showTrend
    // Food and drinks
    case eat(ID<Food>)
    /// Enters a recent food with its last amount.
    case eatAgain(ID<Food>)
    case quickAdd
    /// Asks the food database on the network.
    case searchOnline
    /// Fetches a food of the database with its portions.
    case takeFood(ID<Food>)
    /// Enters the foods of a past meal once more; nil for the records without a meal.
    case copyMeal(LocalDate, Meal?)
    case entry(RowAct, IntakeEntry.ID)
    case addPhoto
    case photo(PhotoAct, MealPhoto.ID)
    case saveDish
    case deleteDish(ID<CustomFood>)
    case savePreferences
    case removePreference(ID<Food>)
    // Measurements
    case addLab, addMeasurements
    case lab(RowAct, ID<LabResult>)
    case weight(RowAct, ID<WeightReading>)
    case pressure(RowAct, ID<PressureReading>)
    case activity(RowAct, ID<ActivityReading>)
    // Medicines and goals
    case addMedicine
    case medicine(MedicineAct, ID<Medicine>)
    /// Asks the source of drug labels.
    case lookUpLabel
    /// Lets a medicine be checked by the names of a label.
    case takeLabel(String, ID<Medicine>)
    /// Lets a medicine be checked by a name of the table that is like its own.
    case takeName(String, ID<Medicine>)
    case addGoal
    case goal(GoalAct, ID<Goal>)
    // The profile
    case saveProfile, saveLimit, savePicture, removePicture
    case removeCategory(LocalDate)
    case removeLimit(TargetQuantity, LocalDate)
    // Findings
    case alert(AlertAct, KidneyAlert.ID)
    case restoreAlerts
    case notices(NoticeKind, isOn: Bool)
    // Files
    case shareReport, shareCard
    case importFile
    case export(ExportedFile)

    package enum RowAct: String, CaseIterable { case edit, delete }
    package enum PhotoAct: String, CaseIterable { case edit, delete, original }
    package enum MedicineAct: String, CaseIterable { case save, stop, delete }
    package enum GoalAct: String, CaseIterable { case save, up, down, delete }
    package enum AlertAct: String, CaseIterable { case dismiss, acknowledge }

    /// The acts whose id is always the same.
    private static let plain: [[String]: KidneyAct] = [
        ["terms", "accept"]: .acceptTerms, ["undo"]: .undo, ["evaluate"]: .evaluate,
        ["today", "sick-day", "start"]: .sickDay(isOn: true), ["today", "sick-day", "end"]: .sickDay(isOn: false),
        ["today", "show"]: .showDay, ["journal", "show"]: .showJournal, ["foods", "search"]: .search,
        ["report", "show"]: .showReport, ["trend", "show"]: .showTrend,
        ["foods", "add"]: .quickAdd, ["photo", "add"]: .addPhoto,
        ["dish", "save"]: .saveDish, ["preferences", "save"]: .savePreferences, ["labs", "add"]: .addLab,
        ["measurements", "add"]: .addMeasurements, ["medicines", "add"]: .addMedicine, ["goal", "save"]: .addGoal,
        ["profile", "save"]: .saveProfile, ["profile", "limit", "save"]: .saveLimit,
        ["profile", "picture", "save"]: .savePicture, ["profile", "picture", "remove"]: .removePicture,
        ["alerts", "restore"]: .restoreAlerts, ["report", "share"]: .shareReport, ["report-card", "share"]: .shareCard,
        ["import"]: .importFile, ["foods", "online"]: .searchOnline, ["label", "online"]: .lookUpLabel,
    ]
    private static let plainParts = Dictionary(uniqueKeysWithValues: plain.map { ($1, $0) })

    package var needsSeen: Bool { self == .undo }

    package var parts: [String] {
        switch self {
        case .eat(let food): ["food", food.rawValue, "eat"]
        case .eatAgain(let food): ["food", food.rawValue, "again"]
        case .takeFood(let food): ["food", food.rawValue, "take"]
        case .takeLabel(let label, let id): ["medicine", id.rawValue, "label", label]
        case .takeName(let name, let id): ["medicine", id.rawValue, "name", name]
        case .copyMeal(let day, let meal): ["meal", "\(day)", meal?.rawValue ?? Self.noMeal, "copy"]
        case .entry(let act, let id): ["entry", id.rawValue, act.rawValue]
        case .photo(let act, let id): ["photo", id.rawValue, act.rawValue]
        case .deleteDish(let id): ["dish", id.rawValue, "delete"]
        case .removePreference(let food): ["preferences", food.rawValue, "remove"]
        case .lab(let act, let id): ["lab", id.rawValue, act.rawValue]
        case .weight(let act, let id): ["weight", id.rawValue, act.rawValue]
        case .pressure(let act, let id): ["pressure", id.rawValue, act.rawValue]
        case .activity(let act, let id): ["activity", id.rawValue, act.rawValue]
        case .medicine(let act, let id): ["medicine", id.rawValue, act.rawValue]
        case .goal(let act, let id): ["goal", id.rawValue, act.rawValue]
        case .removeCategory(let day): ["profile", "category", "\(day)", "remove"]
        case .removeLimit(let quantity, let day): ["profile", "limit", quantity.rawValue, "\(day)", "remove"]
        case .alert(let act, let id): ["alerts", id.rawValue, act.rawValue]
        case .notices(let kind, let isOn): ["notices", kind.rawValue, isOn ? "on" : "off"]
        case .export(let file): ["export", file.rawValue]
        default: Self.plainParts[self] ?? []
        }
    }

    /// The word of a meal's id for the records without a meal.
    private static let noMeal = "none"

    package init?(parts: [String]) {
        let found =
            switch parts.count {
            case _ where Self.plain[parts] != nil: Self.plain[parts]
            case 2 where parts[0] == "export": ExportedFile(rawValue: parts[1]).map { KidneyAct.export($0) }
            case 3: Self.row(parts[0], parts[1], parts[2])
            case 4, 5: Self.longer(parts)
            default: nil as KidneyAct?
            }
        guard let found else { return nil }
        self = found
    }

    /// Reads an act on one record.
    private static func row(_ kind: String, _ id: String, _ act: String) -> KidneyAct? {
        switch (kind, act) {
        case ("food", "eat"): .eat(ID(id))
        case ("food", "again"): .eatAgain(ID(id))
        case ("food", "take"): .takeFood(ID(id))
        case ("dish", "delete"): .deleteDish(ID(id))
        case ("preferences", "remove"): .removePreference(ID(id))
        case ("entry", _): RowAct(rawValue: act).map { .entry($0, ID(id)) }
        case ("photo", _): PhotoAct(rawValue: act).map { .photo($0, ID(id)) }
        case ("lab", _): RowAct(rawValue: act).map { .lab($0, ID(id)) }
        case ("weight", _): RowAct(rawValue: act).map { .weight($0, ID(id)) }
        case ("pressure", _): RowAct(rawValue: act).map { .pressure($0, ID(id)) }
        case ("activity", _): RowAct(rawValue: act).map { .activity($0, ID(id)) }
        case ("medicine", _): MedicineAct(rawValue: act).map { .medicine($0, ID(id)) }
        case ("goal", _): GoalAct(rawValue: act).map { .goal($0, ID(id)) }
        case ("alerts", _): AlertAct(rawValue: act).map { .alert($0, ID(id)) }
        case ("notices", "on"), ("notices", "off"): NoticeKind(rawValue: id).map { .notices($0, isOn: act == "on") }
        default: nil
        }
    }

    /// Reads an act whose id has a day, or a second record.
    private static func longer(_ parts: [String]) -> KidneyAct? {
        switch (parts[0], parts[1], parts.count, parts.last) {
        case ("meal", _, 4, "copy"):
            guard let day = LocalDate(parts[1]), parts[2] == noMeal || Meal(rawValue: parts[2]) != nil else {
                return nil
            }
            return .copyMeal(day, Meal(rawValue: parts[2]))
        case ("medicine", _, 4, _) where parts[2] == "label": return .takeLabel(parts[3], ID(parts[1]))
        case ("medicine", _, 4, _) where parts[2] == "name": return .takeName(parts[3], ID(parts[1]))
        case ("profile", "category", 4, "remove"): return LocalDate(parts[2]).map { .removeCategory($0) }
        case ("profile", "limit", 5, "remove"):
            guard let quantity = TargetQuantity(rawValue: parts[2]), let day = LocalDate(parts[3]) else { return nil }
            return .removeLimit(quantity, day)
        default: return nil
        }
    }
}

/// A file of one's own data.
public enum ExportedFile: String, CaseIterable, Codable, Sendable {
    /// The health record as FHIR R4.
    case fhir
    /// The food and drinks, as CSV.
    case intake
    /// The measurements, as CSV.
    case measurements
}
