public import TimeKit

extension MedicineClassName {
    /// The classes of a medicine in every part of it that is known, by the names that goals and advice ask for.
    public static func of(_ medicine: Medicine) -> Set<MedicineClassName> {
        MedicineLookup.find(medicine).parts.reduce(into: []) { names, part in
            for one in part.classes { names.formUnion(of(one)) }
            if withGrapefruitNames.contains(part.generic) { names.insert(.grapefruitRaised) }
        }
    }

    /// The classes of all medicines that are taken on a day.
    public static func of(_ medicines: [Medicine], on day: LocalDate) -> Set<MedicineClassName> {
        medicines.filter { $0.isActive(on: day) }.reduce(into: []) { $0.formUnion(of($1)) }
    }

    /// A class by its own name, and by the shorter one of the table of foods where that has another.
    private static func of(_ one: MedicineClass) -> Set<MedicineClassName> {
        let shorter: MedicineClassName? =
            switch one {
            case .neprilysinInhibitor: "ARNI"
            case .nonSteroidalMRA: "non-steroidal MRA"
            case .thiazide: "thiazide"
            case .lithium: .moodStabiliser
            default: nil
            }
        return Set([MedicineClassName(one.rawValue), shorter].compactMap(\.self))
    }

    /// Medicines that grapefruit raises, whatever class they are of: not every statin is among them.
    private static let grapefruitRaised: MedicineClassName =
        "transplant, anticoagulant, calcium channel and other CYP3A drugs"

    private static let withGrapefruitNames: Set<String> = InteractionTable.rules
        .filter { $0.trigger.asks(for: .grapefruitFamily) }.reduce(into: []) { $0.formUnion($1.medicines) }
}

extension InteractionCondition {
    /// Whether it is about foods of a tag.
    fileprivate func asks(for tag: FoodTag) -> Bool {
        switch self {
        case .ate(let tags, _): tags.contains(tag)
        case .any(let conditions), .all(let conditions): conditions.contains { $0.asks(for: tag) }
        default: false
        }
    }
}
