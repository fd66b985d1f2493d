import JSONKit
import TimeKit

/// MedicationStatement and Goal resources.
extension FHIRResource {
    func medicine(_ medicine: ImportedMedicine, id: String) -> JSONValue {
        let coding = medicine.rxNorm.map { JSONValue.array([Self.coding(FHIRTerm.rxNorm, $0, medicine.name)]) }
        let period = Self.object([
            ("start", medicine.start.map { .string($0.description) }),
            ("end", medicine.end.map { .string($0.description) }),
        ])
        let hasPeriod = medicine.start != nil || medicine.end != nil
        let dosages = dosages(of: medicine)
        // If each time has its own amount, no dosage contains the dose, so it is written apart.
        let isTold = medicine.dosage.isEmpty || medicine.times.isEmpty || medicine.times.contains { $0.amount.isEmpty }
        let extensions =
            (isTold ? [] : [Self.text(FHIRTerm.dose, medicine.dosage)])
            + medicine.labelNames.map { Self.text(FHIRTerm.labelName, $0) }
        return Self.object([
            ("resourceType", .string("MedicationStatement")), ("id", .string(id)),
            ("extension", extensions.isEmpty ? nil : .array(extensions)),
            ("identifier", Self.identifier(medicine.id.rawValue)), ("status", .string(medicine.status.rawValue)),
            ("medicationCodeableConcept", Self.object([("coding", coding), ("text", .string(medicine.name))])),
            ("subject", Self.object([("reference", .string(subject))])),
            ("effectivePeriod", hasPeriod ? period : nil),
            ("note", medicine.notes.isEmpty ? nil : .array([Self.object([("text", .string(medicine.notes))])])),
            ("dosage", dosages.isEmpty ? nil : .array(dosages)),
        ])
    }

    /// One dosage for each time of day, or one without a time.
    private func dosages(of medicine: ImportedMedicine) -> [JSONValue] {
        let days = FHIRTerm.weekdays.filter { medicine.weekdays.contains($0.day) }.map { JSONValue.string($0.code) }
        func dosage(_ text: String, _ time: MedicationTime?) -> JSONValue {
            let amount = time.flatMap { $0.amount.isEmpty ? nil : $0.amount }
            let repeats = Self.object([
                ("dayOfWeek", days.isEmpty ? nil : .array(days)),
                ("timeOfDay", time.map { .array([.string(FHIRTime.clock($0.time))]) }),
            ])
            let hasTiming = !days.isEmpty || time != nil
            return Self.object([
                ("extension", amount.map { .array([Self.text(FHIRTerm.amount, $0)]) }),
                ("text", text.isEmpty ? nil : .string(text)),
                ("timing", hasTiming ? Self.object([("repeat", repeats)]) : nil),
            ])
        }
        guard medicine.times.isEmpty else {
            return medicine.times.map { dosage($0.amount.isEmpty ? medicine.dosage : $0.amount, $0) }
        }
        return medicine.dosage.isEmpty && days.isEmpty ? [] : [dosage(medicine.dosage, nil)]
    }

    func goal(_ goal: ImportedGoal, id: String) -> JSONValue {
        let targets = [goal.target, goal.second].enumerated().compactMap { index, target -> JSONValue? in
            guard target != nil || (index == 0 && (goal.due != nil || goal.word != nil)) else { return nil }
            let codings =
                (target?.loinc.map { [Self.coding(FHIRTerm.loinc, $0)] } ?? [])
                + (index == 0 ? goal.word.map { [Self.coding(FHIRTerm.ownGoal, $0)] } ?? [] : [])
            return Self.object([
                ("measure", codings.isEmpty ? nil : Self.object([("coding", .array(codings))])),
                (
                    "detailQuantity",
                    target.map { Self.quantity($0.value, unit: $0.unit, code: $0.unit, $0.comparator) }
                ),
                ("dueDate", index == 0 ? goal.due.map { .string($0.description) } : nil),
            ])
        }
        return Self.object([
            ("resourceType", .string("Goal")), ("id", .string(id)),
            ("extension", goal.priority.map { .array([Self.place($0)]) }),
            ("identifier", Self.identifier(goal.id.rawValue)), ("lifecycleStatus", .string(goal.status.rawValue)),
            ("description", Self.object([("text", .string(goal.text))])),
            ("subject", Self.object([("reference", .string(subject))])),
            ("startDate", goal.start.map { .string($0.description) }),
            ("target", targets.isEmpty ? nil : .array(targets)),
            ("statusDate", goal.ended.map { .string($0.description) }),
        ])
    }

    private static func place(_ priority: Int) -> JSONValue {
        object([("url", .string(FHIRTerm.priority)), ("valueInteger", .number("\(priority)"))])
    }

    /// An extension with a text value.
    private static func text(_ url: String, _ text: String) -> JSONValue {
        object([("url", .string(url)), ("valueString", .string(text))])
    }
}

extension FHIRTerm {
    /// FHIR's codes of weekdays.
    static let weekdays: [(code: String, day: Weekday)] = [
        ("mon", .monday), ("tue", .tuesday), ("wed", .wednesday), ("thu", .thursday), ("fri", .friday),
        ("sat", .saturday), ("sun", .sunday),
    ]
}
