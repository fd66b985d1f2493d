public import TimeKit
import WordKit

extension MedicineClassName {
    /// Returns the classes of all known parts of a medicine, by the names that goals and advice use.
    public static func of(_ medicine: Medicine) -> Set<MedicineClassName> {
        MedicineLookup.find(medicine).parts.reduce(into: []) { names, part in
            for one in part.classes { names.formUnion(of(one)) }
            if withGrapefruitNames.contains(part.generic) { names.insert(.grapefruitRaised) }
        }
    }

    /// Returns the classes of all medicines taken on a day.
    public static func of(_ medicines: [Medicine], on day: LocalDate) -> Set<MedicineClassName> {
        medicines.filter { $0.isActive(on: day) }.reduce(into: []) { $0.formUnion(of($1)) }
    }

    /// Classes that raise potassium or contain it.
    public static let raisingPotassium: Set<MedicineClassName> =
        Set<MedicineClass>.raisingPotassium.reduce(into: []) { $0.formUnion(of($1)) }

    /// Returns the names of a class: its own, and a shorter one if the food tables use that.
    private static func of(_ one: MedicineClass) -> Set<MedicineClassName> {
        let shorter: MedicineClassName? =
            switch one {
            case .neprilysinInhibitor: "ARNI"
            case .nonSteroidalMRA: "non-steroidal MRA"
            case .thiazide: "thiazide"
            case .lithium: .moodStabilizer
            default: nil
            }
        return Set([MedicineClassName(one.rawValue), shorter].compactMap(\.self))
    }

    /// The name as it is told: in English the name itself, otherwise that of its class.
    var shownName: String {
        guard Language.current != .english else { return name }
        return switch self {
        case "ARNI": MedicineClass.neprilysinInhibitor.shownName
        case "non-steroidal MRA": MedicineClass.nonSteroidalMRA.shownName
        default: MedicineClass.allCases.first { $0.rawValue.lowercased() == name }?.shownName ?? name
        }
    }

    /// The class name of all medicines that grapefruit raises, regardless of their own class. It doesn't include every statin.
    private static let grapefruitRaised: MedicineClassName =
        "transplant, anticoagulant, calcium channel and other CYP3A drugs"

    private static let withGrapefruitNames: Set<String> = InteractionTable.rules
        .filter { $0.trigger.asks(for: .grapefruitFamily) }.reduce(into: []) { $0.formUnion($1.medicines) }
}

extension InteractionCondition {
    /// Whether the condition is about foods with a tag.
    fileprivate func asks(for tag: FoodTag) -> Bool {
        switch self {
        case .ate(let tags, _): tags.contains(tag)
        case .any(let conditions), .all(let conditions): conditions.contains { $0.asks(for: tag) }
        default: false
        }
    }
}
