import WordKit

/// Search keys and a ranking, for choosing among several labels with a similar name.
extension DrugLabel {
    /// Returns the search key of a name: its words in lowercase, without strength and punctuation.
    static func key(_ name: String) -> String { MedicineLookup.nameWords(name).joined(separator: " ") }

    /// The identifier under which the label is stored: the set id, which all versions share, or else the label's own id.
    public var keptID: String { setID.isEmpty ? id : setID }

    /// The search keys of the label.
    var keys: [String] {
        var keys = Set((brandNames + genericNames + substances).map(Self.key))
        // "LISINOPRIL AND HYDROCHLOROTHIAZIDE" was split into two medicines. The whole is a search key, too.
        if genericNames.count > 1 { keys.insert(Self.key(genericNames.joined(separator: " "))) }
        keys.remove("")
        return keys.sorted()
    }

    /// The names of the medicine: the generic names, otherwise the substances.
    public var medicineNames: [String] { genericNames.isEmpty ? substances : genericNames }

    /// Whether this is a later version than another one of the same label.
    func isLater(than other: DrugLabel) -> Bool {
        let (own, theirs) = (Int(version) ?? 0, Int(other.version) ?? 0)
        return (effective, own) > (other.effective, theirs)
    }

    /// Sorts labels by their match with a name: a brand or generic name first, then another search key, then all others. Labels with an equal
    /// match are sorted by fewer medicines, then by the later date.
    ///
    /// - Complexity: O(*n* log *n*).
    static func ranked(_ labels: [DrugLabel], for name: String) -> [DrugLabel] {
        let key = Self.key(name)
        func rank(_ label: DrugLabel) -> (Int, Int) {
            let bears = (label.brandNames + label.genericNames).contains { Self.key($0) == key }
            return (bears ? 0 : label.keys.contains(key) ? 1 : 2, max(1, label.medicineNames.count))
        }
        return labels.map { (rank($0), $0) }.sorted { first, second in
            if first.0 != second.0 { return first.0 < second.0 }
            if first.1.effective != second.1.effective { return first.1.effective > second.1.effective }
            return first.1.keptID < second.1.keptID
        }.map(\.1)
    }
}

/// A topic of drug labels that matters in kidney disease.
public enum LabelSubject: String, CaseIterable, Codable, Sendable {
    /// Kidneys and dialysis.
    case kidneys
    /// Food and drink.
    case food
    /// Potassium, phosphate and the other minerals.
    case minerals
    /// Other medicines.
    case medicines

    /// The words that identify a sentence about the topic.
    var words: [String] {
        switch self {
        case .kidneys:
            [
                "kidney", "kidneys", "renal", "renally", "creatinine", "gfr", "egfr", "dialysis", "hemodialysis",
                "haemodialysis", "nephropathy", "nephrotoxic", "nephrotoxicity", "oliguria", "anuria",
            ]
        case .food:
            [
                "food", "foods", "meal", "meals", "diet", "dietary", "grapefruit", "alcohol", "milk", "dairy", "juice",
                "empty stomach", "fasting", "licorice", "caffeine", "vitamin k", "salt substitute", "salt substitutes",
                "high fat", "fluids", "drink",
            ]
        case .minerals:
            [
                "potassium", "hyperkalemia", "hypokalemia", "phosphate", "phosphorus", "hyperphosphatemia",
                "hypophosphatemia", "calcium", "hypercalcemia", "hypocalcemia", "magnesium", "hypermagnesemia",
                "aluminum", "sodium", "hyponatremia", "hypernatremia", "bicarbonate", "iron", "antacid", "antacids",
            ]
        case .medicines:
            [
                "coadministration", "co administration", "concomitant", "concomitantly", "interaction", "interactions",
                "nsaid", "nsaids", "lithium", "diuretic", "diuretics", "ace inhibitor", "ace inhibitors",
                "anticoagulant", "anticoagulants", "other medicines",
            ]
        }
    }

    public var title: String {
        switch self {
        case .kidneys: localized("Kidneys and dialysis")
        case .food: localized("Food and drink")
        case .minerals: localized("Potassium, phosphate and other minerals")
        case .medicines: localized("Other medicines")
        }
    }
}

extension DrugLabelSection {
    /// The section's heading on a label.
    public var title: String {
        switch self {
        case .boxedWarning: localized("Boxed warning")
        case .contraindications: localized("Contraindications")
        case .drugInteractions: localized("Drug interactions")
        case .testInteractions: localized("Laboratory test interactions")
        case .foodSafety: localized("Food safety warning")
        case .warningsAndCautions: localized("Warnings and cautions")
        case .warnings: localized("Warnings")
        case .precautions: localized("Precautions")
        case .doNotUse: localized("Do not use")
        case .askDoctorOrPharmacist: localized("Ask a doctor or pharmacist")
        case .dosage: localized("Dosage and administration")
        case .informationForPatients: localized("Information for patients")
        case .patientInformation: localized("Patient information")
        case .packageInsert: localized("Package insert")
        case .medicationGuide: localized("Medication guide")
        case .activeIngredient: localized("Active ingredient")
        }
    }
}
