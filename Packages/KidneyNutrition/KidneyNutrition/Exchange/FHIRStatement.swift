import FractionParser
import JSONKit
import TimeKit
import WordKit

/// The conversion of FHIR medicines and goals.
enum FHIRStatement {
    /// Reads a MedicationStatement or MedicationRequest.
    static func medicine(_ resource: JSONValue, url: String?) -> FHIRFinding {
        let status = resource["status"]?.string ?? ""
        guard status != "entered-in-error", status != "draft" else { return .passedOver }
        if resource["doNotPerform"] == .bool(true) {
            return .refused(localized("it says that the medicine must not be taken"))
        }
        if let intent = resource["intent"]?.string, ["proposal", "option"].contains(intent) {
            return .refused(
                localized("it is only proposed, so whether it is taken isn't known — ask, and enter it by hand")
            )
        }
        let concept = resource["medicationCodeableConcept"]
        guard let name = concept?.conceptName ?? resource["medicationReference"]?["display"]?.string, !name.isEmpty
        else {
            return .refused(localized("it doesn't name the medicine"))
        }
        let period = resource["effectivePeriod"]
        let dosages = (resource["dosage"] ?? resource["dosageInstruction"])?.elements ?? []
        // The text of a dosage for a single time isn't the medicine's own dose.
        let texts = dosages.filter { amount($0) == nil }.compactMap { $0["text"]?.string }
        let dose = resource.extensions(FHIRTerm.dose).first?["valueString"]?.string
        let start =
            period?["start"]?.string ?? resource["effectiveDateTime"]?.string ?? resource["authoredOn"]?.string
        return .item(
            .medicine(
                ImportedMedicine(
                    id: .init(resource.ownID ?? id("fhir-medicine", resource, url, [name, start ?? ""])),
                    name: name,
                    rxNorm: concept?.codes(of: FHIRTerm.rxNorm).first,
                    // A canceled request was stopped before it began.
                    status: status == "cancelled" ? .stopped : ImportedMedicine.Status(rawValue: status) ?? .unknown,
                    start: FHIRTime.day(start),
                    end: FHIRTime.day(period?["end"]?.string),
                    dosage: dose ?? unique(texts).joined(separator: "; "),
                    times: dosages.flatMap(times),
                    weekdays: Set(dosages.flatMap(weekdays)),
                    notes: (resource["note"]?.elements ?? []).compactMap { $0["text"]?.string }.joined(separator: "\n"),
                    labelNames: resource.extensions(FHIRTerm.labelName).compactMap { $0["valueString"]?.string }
                )
            )
        )
    }

    private static func amount(_ dosage: JSONValue) -> String? {
        dosage.extensions(FHIRTerm.amount).first?["valueString"]?.string
    }

    private static func times(_ dosage: JSONValue) -> [MedicationTime] {
        (dosage["timing"]?["repeat"]?["timeOfDay"]?.elements ?? []).compactMap { time in
            time.string.flatMap(FHIRTime.time).map { MedicationTime($0, amount: amount(dosage) ?? "") }
        }
    }

    private static func weekdays(_ dosage: JSONValue) -> [Weekday] {
        let codes = (dosage["timing"]?["repeat"]?["dayOfWeek"]?.elements ?? []).compactMap(\.string)
        return FHIRTerm.weekdays.filter { codes.contains($0.code) }.map(\.day)
    }

    private static func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }

    static func goal(_ resource: JSONValue, url: String?) -> FHIRFinding {
        let status = resource["lifecycleStatus"]?.string ?? ""
        guard status != "entered-in-error" else { return .passedOver }
        guard let status = ImportedGoal.Status(rawValue: status) else {
            return .refused(localized("it has no status"))
        }
        guard let text = resource["description"]?.conceptName else {
            return .refused(localized("it doesn't say what it is"))
        }
        let targets = resource["target"]?.elements ?? []
        let target = targets.first
        return .item(
            .goal(
                ImportedGoal(
                    id: .init(resource.ownID ?? id("fhir-goal", resource, url, [text])),
                    text: text,
                    status: status,
                    start: FHIRTime.day(resource["startDate"]?.string),
                    due: FHIRTime.day(target?["dueDate"]?.string),
                    target: target.flatMap(self.target),
                    second: targets.count > 1 ? self.target(targets[1]) : nil,
                    word: target?["measure"]?.codes(of: FHIRTerm.ownGoal).first,
                    ended: [.canceled, .completed].contains(status)
                        ? FHIRTime.day(resource["statusDate"]?.string) : nil,
                    priority: resource.extensions(FHIRTerm.priority).first?["valueInteger"]?.whole
                )
            )
        )
    }

    private static func target(_ target: JSONValue) -> ImportedGoal.Target? {
        guard let detail = target["detailQuantity"], let value = detail["value"]?.exact else { return nil }
        let comparator: Comparator =
            switch detail["comparator"]?.string {
            case "<", "<=": .below
            case ">", ">=": .above
            default: .equal
            }
        return ImportedGoal.Target(
            loinc: target["measure"]?.codes(of: FHIRTerm.loinc).first,
            comparator,
            value,
            unit: detail["code"]?.string ?? detail["unit"]?.string ?? ""
        )
    }

    private static func id(_ prefix: String, _ resource: JSONValue, _ url: String?, _ parts: [String]) -> String {
        ExchangeID.text(prefix, (resource["id"]?.string ?? url).map { [$0] } ?? parts)
    }
}
