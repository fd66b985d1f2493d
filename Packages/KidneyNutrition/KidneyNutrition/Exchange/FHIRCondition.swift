import FractionParser
import JSONKit
import TimeKit
import WordKit

/// Conditions of the profile in FHIR.
enum FHIRCondition {
    static let icd = "http://hl7.org/fhir/sid/icd-10-cm"
    static let snomed = "http://snomed.info/sct"
    static let profile =
        "http://hl7.org/fhir/us/core/StructureDefinition/us-core-condition-problems-health-concerns"
    private static let clinical = "http://terminology.hl7.org/CodeSystem/condition-clinical"
    private static let verification = "http://terminology.hl7.org/CodeSystem/condition-ver-status"
    private static let category = "http://terminology.hl7.org/CodeSystem/condition-category"

    /// A part of a profile that is a condition in FHIR.
    enum Fact: Hashable {
        /// A category of kidney disease from its first day until the day of the next category.
        case kidney(CategoryPeriod, until: LocalDate?)
        case diabetes
        case gout

        /// The engine's own code.
        var word: String {
            switch self {
            case .kidney(let period, _): period.category.rawValue
            case .diabetes: "diabetes"
            case .gout: "gout"
            }
        }
    }

    static func facts(_ profile: Profile) -> [Fact] {
        let periods = profile.categories
        return periods.indices.map { place in
            .kidney(periods[place], until: place + 1 < periods.count ? periods[place + 1].from : nil)
        } + (profile.hasDiabetes ? [.diabetes] : []) + (profile.hasGout ? [.gout] : [])
    }

    private static func code(_ fact: Fact) -> (system: String, code: String, meaning: String) {
        guard case .kidney(let period, _) = fact else {
            return fact == .diabetes ? (snomed, "73211009", "Diabetes mellitus") : (snomed, "90560007", "Gout")
        }
        let (code, meaning) =
            switch period.category {
            case .earlyCKD: ("N18.9", "Chronic kidney disease, unspecified")
            case .g1: ("N18.1", "Chronic kidney disease, stage 1")
            case .g2: ("N18.2", "Chronic kidney disease, stage 2 (mild)")
            case .g3a: ("N18.31", "Chronic kidney disease, stage 3a")
            case .g3b: ("N18.32", "Chronic kidney disease, stage 3b")
            case .g4: ("N18.4", "Chronic kidney disease, stage 4 (severe)")
            case .g5: ("N18.5", "Chronic kidney disease, stage 5")
            case .hemodialysis, .peritonealDialysis: ("N18.6", "End stage renal disease")
            case .transplant: ("Z94.0", "Kidney transplant status")
            }
        return (icd, code, meaning)
    }

    // MARK: Writing

    /// Writes a condition as a US Core problem. A category that another one followed is inactive.
    static func resource(_ fact: Fact, id: String, subject: String) -> JSONValue {
        let code = code(fact)
        var onset: LocalDate?
        var end: LocalDate?
        if case .kidney(let period, let until) = fact {
            (onset, end) = (period.isFromAlways ? nil : period.from, until?.previous)
        }
        func concept(_ system: String, _ code: String) -> JSONValue {
            FHIRResource.object([("coding", .array([FHIRResource.coding(system, code)]))])
        }
        return FHIRResource.object([
            ("resourceType", .string("Condition")), ("id", .string(id)),
            ("meta", FHIRResource.object([("profile", .array([.string(profile)]))])),
            ("clinicalStatus", concept(clinical, end == nil ? "active" : "inactive")),
            ("category", .array([concept(category, "problem-list-item")])),
            (
                "code",
                FHIRResource.object([
                    (
                        "coding",
                        .array([
                            FHIRResource.coding(code.system, code.code, code.meaning),
                            FHIRResource.coding(FHIRTerm.ownCondition, fact.word),
                        ])
                    ), ("text", .string(code.meaning)),
                ])
            ),
            ("subject", FHIRResource.object([("reference", .string(subject))])),
            ("onsetDateTime", onset.map { .string($0.description) }),
            ("abatementDateTime", end.map { .string($0.description) }),
        ])
    }

    // MARK: Reading

    /// Reads a condition: the engine's own ones, and diabetes by its codes. Stages from other programs aren't imported; users enter them.
    static func finding(_ resource: JSONValue) -> FHIRFinding {
        let code = resource["code"]
        var person = ImportedPerson()
        switch code?.codes(of: FHIRTerm.ownCondition).first {
        case "diabetes": person.hasDiabetes = true
        case "gout": person.hasGout = true
        case let word?:
            guard let category = DiseaseCategory(rawValue: word) else {
                return .refused(localized("“\(word.prefix(40))” is no category"))
            }
            // The first category of a profile has no first day.
            let onset = resource["onsetDateTime"]
            guard let from = onset == nil ? CategoryPeriod.always : FHIRTime.day(onset?.string) else {
                return .refused(localized("it doesn't say from which day on it holds"))
            }
            person.categories = [CategoryPeriod(from: from, category)]
        case nil:
            let isActive = resource["clinicalStatus"]?.codes(of: clinical).contains("active") == true
            let verified = resource["verificationStatus"].map { Set($0.codes(of: verification)) } ?? ["confirmed"]
            let diabetes: Set<String> = ["73211009", "44054006", "46635009"]
            guard isActive, verified.isDisjoint(with: ["refuted", "entered-in-error"]), let code,
                !diabetes.isDisjoint(with: code.codes(of: snomed))
            else { return .passedOver }
            guard verified.contains("confirmed") else {
                return .refused(localized("it isn't confirmed — enter it by hand"))
            }
            person.hasDiabetes = true
        }
        return .item(.person(person))
    }
}

/// The parts of a profile without a FHIR resource, as text extensions of the patient.
enum FHIRProfile {
    /// Writes the extension.
    static func resource(_ profile: Profile) -> JSONValue {
        var parts: [(String, String)] = [("units", profile.units.rawValue)]
        func add(_ name: String, _ number: Rational?) {
            if let number { parts.append((name, NumberText.text(number))) }
        }
        add("dryWeight", profile.dryWeight)
        add("urine", profile.urineOutput)
        for (name, phone) in [("careTeamPhone", profile.careTeamPhone), ("afterHoursPhone", profile.afterHoursPhone)] {
            if let phone { parts.append((name, phone)) }
        }
        for part in DietPart.allCases {
            if let grams = profile.diabetesDiet[grams: part] {
                parts.append(("diet", "\(part.rawValue) \(NumberText.text(grams))"))
            } else if let value = profile.diabetesDiet[value: part] {
                parts.append(
                    ("diet", "\(part.rawValue) \(NumberText.text(value.value)) \(value.unit.ucum) \(value.text)")
                )
            }
        }
        for limit in profile.clinicLimits {
            let (low, high) = (limit.low.map(NumberText.text) ?? "-", limit.high.map(NumberText.text) ?? "-")
            parts.append(("limit", "\(limit.quantity.rawValue) \(low) \(high) \(limit.from)"))
        }
        for period in profile.conditions {
            let end = period.to.map(\.description) ?? "-"
            parts.append(("condition", "\(period.condition.rawValue) \(period.from) \(end)"))
        }
        return FHIRResource.object([
            ("url", .string(FHIRTerm.ownProfile)),
            (
                "extension",
                .array(
                    parts.map { FHIRResource.object([("url", .string($0.0)), ("valueString", .string($0.1))]) }
                )
            ),
        ])
    }

    /// Reads a profile, without a name, from the extension; invalid parts are left out. Nil without the extension.
    static func profile(_ patient: JSONValue) -> Profile? {
        guard let own = patient.extensions(FHIRTerm.ownProfile).first else { return nil }
        var profile = Profile(name: "")
        for part in own["extension"]?.elements ?? [] {
            guard let url = part["url"]?.string, let text = part["valueString"]?.string else { continue }
            let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            switch (url, words.count) {
            case ("units", 1): profile.units = UnitSystem(rawValue: text) ?? profile.units
            case ("dryWeight", 1): profile.dryWeight = try? NumberText.value(text)
            case ("urine", 1): profile.urineOutput = try? NumberText.value(text)
            case ("careTeamPhone", _): profile.careTeamPhone = try? ProfileRule.phone(text, url)
            case ("afterHoursPhone", _): profile.afterHoursPhone = try? ProfileRule.phone(text, url)
            case ("diet", 2):
                if let part = DietPart(rawValue: words[0]) {
                    profile.diabetesDiet[grams: part] = try? NumberText.value(words[1])
                }
            case ("diet", 4):
                if let part = DietPart(rawValue: words[0]), let analyte = part.analyte,
                    let unit = LabTable.facts(analyte).units.first(where: { $0.ucum == words[2] }),
                    let value = try? NumberText.value(words[1]), DecimalText.value(words[3]) == value
                {
                    profile.diabetesDiet[value: part] = LabReading(value, unit, text: words[3])
                }
            case ("limit", 4):
                if let quantity = TargetQuantity(rawValue: words[0]), let from = LocalDate(words[3]) {
                    let (low, high) = (try? NumberText.value(words[1]), try? NumberText.value(words[2]))
                    profile.clinicLimits.append(ClinicLimit(quantity, low: low, high: high, from: from))
                }
            case ("condition", 3):
                if let condition = HealthCondition(rawValue: words[0]), let from = LocalDate(words[1]) {
                    profile.conditions.append(ConditionPeriod(condition, from: from, to: LocalDate(words[2])))
                }
            default: continue
            }
        }
        return profile
    }
}
