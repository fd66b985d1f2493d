import Foundation
import FractionParser
import JSONKit
import TimeKit
import WordKit

/// Converts a FHIR observation to a reading.
struct FHIRObservation {
    private let resource: JSONValue
    private let url: String?
    private let zone: TimeZone

    init(_ resource: JSONValue, url: String?, zone: TimeZone) {
        self.resource = resource
        self.url = url
        self.zone = zone
    }

    private struct Quantity {
        let value: Rational
        let text: String
        /// The sign before the number; empty for none.
        let comparator: String
        let unit: String
    }

    /// The statuses of results that no longer change, except by a correction.
    private static let kept: Set<String> = ["final", "amended", "corrected"]

    var finding: FHIRFinding {
        let status = resource["status"]?.string ?? ""
        guard Self.kept.contains(status) || status == "preliminary" else { return .passedOver }
        guard let meaning else { return unknownValue.map(FHIRFinding.notKept) ?? .passedOver }
        guard status != "preliminary" else {
            return .refused(localized("it is preliminary, so it can still change — import it again once it is final"))
        }
        guard let moment else { return .refused(localized("it doesn't say on which day it was measured")) }
        do throws(KidneyError) {
            switch meaning {
            case .lab(let analyte, let formula, let remark):
                return try lab(analyte, formula, remark, moment)
            case .weight(let context): return try weight(context, moment)
            case .height: return height(moment)
            case .pressure: return try pressure(moment)
            case .activity(let kind): return try activity(kind, moment)
            }
        } catch {
            return .refused(error.description)
        }
    }

    private var meaning: FHIRMeaning? {
        guard let code = resource["code"] else { return nil }
        let loinc = code.codes(of: FHIRTerm.loinc)
        if let own = code.codes(of: FHIRTerm.ownAnalyte).first.flatMap(Analyte.init(rawValue:)) {
            let formula = loinc.compactMap { LabTable.analyte(loinc: $0)?.code.formula }.first
            return .lab(own, own == .eGFR ? formula ?? .unstated : nil, nil)
        }
        for code in loinc {
            if let meaning = FHIRCode.meaning(loinc: code) { return meaning }
        }
        return component(VitalTable.systolic) != nil && component(VitalTable.diastolic) != nil ? .pressure : nil
    }

    /// A laboratory value whose code isn't known, with its name and day; nil for another observation, and for one without a value or a name.
    private var unknownValue: String? {
        // Vital signs and habits that the app has no place for would hide a laboratory value.
        let kinds = (resource["category"]?.elements ?? []).flatMap { $0.codes(of: FHIRTerm.category) }
        guard kinds.isEmpty || kinds.contains("laboratory"), let code = resource["code"], let value = valueText,
            let name = code.conceptName ?? code.codes(of: FHIRTerm.loinc).first.map({ "LOINC \($0)" })
        else { return nil }
        let shown = "“\(Self.shown(name))”: \(value)"
        return moment.map { moment in
            localized(
                "\(shown) of \(moment.day) isn't kept or judged, as the app has no place for it — ask your care team"
            )
        } ?? localized("\(shown) isn't kept or judged, as the app has no place for it — ask your care team")
    }

    /// The value as the file has it; nil for none.
    private var valueText: String? {
        if let quantity = quantity(resource["valueQuantity"]) {
            return Self.shown([quantity.comparator + quantity.text, quantity.unit].joined(separator: " "))
        }
        let text = resource["valueString"]?.string ?? resource["valueCodeableConcept"]?.conceptName
        return text.flatMap { $0.isEmpty ? nil : Self.shown($0) }
    }

    /// A text of the file as it is shown: its first characters in one line.
    private static func shown(_ text: String) -> String {
        TypedText.line(String(text.prefix(80))).trimmingCharacters(in: .whitespaces)
    }

    private var moment: Moment? {
        let zoneName = resource["_effectiveDateTime"]?.extensions(FHIRTerm.zone).first?["valueCode"]?.string
        let texts = [
            resource["effectiveDateTime"], resource["effectiveInstant"], resource["effectivePeriod"]?["start"],
            resource["issued"],
        ]
        guard let text = texts.compactMap({ $0?.string }).first else { return nil }
        return FHIRTime.moment(text, zoneName: zoneName, zone: zone)
    }

    // MARK: The kinds

    private func lab(
        _ analyte: Analyte,
        _ formula: EGFRFormula?,
        _ remark: LabRemark?,
        _ moment: Moment
    ) throws(KidneyError) -> FHIRFinding {
        guard let quantity = quantity(resource["valueQuantity"]) else { return .refused(localized("it has no number")) }
        let units = LabTable.facts(analyte).units
        // A ratio is often written without a unit.
        let only = quantity.unit.isEmpty && units.count == 1 ? units.first : nil
        guard let unit = LabUnit.named(quantity.unit, among: units) ?? only else {
            throw .unknownLabUnit(quantity.unit, analyte)
        }
        let comparator = LabReadingRule.comparator(quantity.comparator, quantity.value, unit, of: analyte)
        let reading = LabReading(quantity.value, unit, comparator: comparator, text: quantity.text)
        try LabReadingRule.check(reading, of: analyte)
        var remarks = Set(
            resource.extensions(FHIRTerm.remark).compactMap {
                $0["valueCode"]?.string.flatMap(LabRemark.init(rawValue:))
            }
        )
        if let remark { remarks.insert(remark) }
        return .item(
            .lab(
                LabResult(
                    id: .init(id),
                    analyte,
                    reading,
                    at: moment,
                    from: source,
                    formula: formula,
                    remarks: remarks
                )
            )
        )
    }

    private func weight(_ context: WeightContext, _ moment: Moment) throws(KidneyError) -> FHIRFinding {
        guard let quantity = exactQuantity(resource["valueQuantity"]) else {
            return .refused(localized("it has no number"))
        }
        let unit: WeightUnit
        var value = quantity.value
        switch quantity.unit {
        case "kg": unit = .kilogram
        case "[lb_av]", "lb", "lbs": unit = .pound
        case "g":
            unit = .kilogram
            guard let kilograms = try? value.dividing(by: 1000) else { throw .numberTooLong(quantity.text) }
            value = kilograms
        default: throw .unknownWeightUnit(quantity.unit)
        }
        try WeightRule.check(value, unit)
        return .item(.weight(WeightReading(id: .init(id), value, unit, context, at: moment, from: source)))
    }

    private func height(_ moment: Moment) -> FHIRFinding {
        guard let quantity = exactQuantity(resource["valueQuantity"]) else {
            return .refused(localized("it has no number"))
        }
        let names = ["[in_i]": "in", "[ft_i]": "ft"]
        guard let factor = AppleHealthUnit.centimeters(names[quantity.unit] ?? quantity.unit),
            let value = try? quantity.value.multiplying(by: factor), ProfileRule.heights.contains(value)
        else { return .refused(localized("“\(quantity.text) \(quantity.unit.prefix(40))” is no height")) }
        return .item(.height(ImportedHeight(value, at: moment, from: source)))
    }

    private func pressure(_ moment: Moment) throws(KidneyError) -> FHIRFinding {
        guard let upper = exactQuantity(component(VitalTable.systolic)?["valueQuantity"]),
            let lower = exactQuantity(component(VitalTable.diastolic)?["valueQuantity"])
        else { return .refused(localized("it lacks one of the two values")) }
        for quantity in [upper, lower] where !["mm[Hg]", "mmHg"].contains(quantity.unit) {
            return .refused(
                localized("a blood pressure in “\(quantity.unit.prefix(40))” isn't understood; it must be in mm[Hg]")
            )
        }
        try PressureRule.check(upper.value, over: lower.value)
        return .item(
            .pressure(PressureReading(id: .init(id), upper.value, over: lower.value, at: moment, from: source))
        )
    }

    private func activity(_ kind: ActivityKind, _ moment: Moment) throws(KidneyError) -> FHIRFinding {
        guard let quantity = exactQuantity(resource["valueQuantity"]) else {
            return .refused(localized("it has no number"))
        }
        let units: [String] =
            switch kind {
            case .steps: ["{steps}", "steps", "1", "/d", "{count}", ""]
            case .energy: ["kcal"]
            case .minutes: ["min"]
            }
        guard units.contains(quantity.unit) else {
            return .refused(localized("“\(quantity.unit.prefix(40))” is no unit of \(kind.word) that is known"))
        }
        try ActivityRule.check(kind, quantity.value)
        return .item(.activity(ActivityReading(id: .init(id), kind, quantity.value, at: moment, from: source)))
    }

    // MARK: Parts

    private func component(_ code: ObservationCode) -> JSONValue? {
        resource["component"]?.elements.first { $0["code"]?.codes(of: FHIRTerm.loinc).contains(code.loinc) == true }
    }

    private func quantity(_ value: JSONValue?) -> Quantity? {
        guard let value, let number = value["value"], case .number = number else { return nil }
        let exact = value.extensions(FHIRTerm.exact).first?["valueString"]?.string.flatMap(Self.fraction)
        guard let exact = exact ?? number.exact else { return nil }
        let typed = value.extensions(FHIRTerm.typed).first?["valueString"]?.string.flatMap { text in
            Self.isTyped(text, for: exact) ? text : nil
        }
        return Quantity(
            value: exact,
            text: typed ?? number.characters ?? "",
            comparator: value["comparator"]?.string ?? "",
            unit: value["code"]?.string ?? value["unit"]?.string ?? ""
        )
    }

    /// Whether a text can be the typed form of a number: it equals the number at the text's decimal places. A file could contain any text.
    private static func isTyped(_ text: String, for value: Rational) -> Bool {
        guard text.utf8.count <= 64 else { return false }
        guard let decimal = DecimalText.value(text) else {
            guard let amount = try? Amount.parse(text, options: .arithmetic) else { return false }
            return !amount.isRange && amount.low == value
        }
        let places = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
        return DecimalText.text(value, least: places, most: places)
            == DecimalText.text(decimal, least: places, most: places)
    }

    /// A quantity without a comparator; nil otherwise, because "less than 80 kg" isn't a weight.
    private func exactQuantity(_ value: JSONValue?) -> Quantity? {
        quantity(value).flatMap { $0.comparator.isEmpty ? $0 : nil }
    }

    /// Parses a fraction of two integers, "1/3"; nil for another text.
    private static func fraction(_ text: String) -> Rational? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let top = Int64(parts[0]), let bottom = Int64(parts[1]) else { return nil }
        return try? Rational(top, bottom)
    }

    /// The id of an observation by its address, or by its id in the file, which is unique on one server only.
    static func id(_ name: String) -> String { ExchangeID.text("fhir-observation", [name]) }

    private var id: String {
        if let own = resource.ownID { return own }
        let address = url.flatMap { $0.hasPrefix("http") ? $0 : nil }
        if let name = address ?? resource["id"]?.string ?? url { return Self.id(name) }
        // An observation without any id is identified by its content.
        let quantity = resource["valueQuantity"]?["value"]?.characters
        let components = resource["component"]?.elements.map { $0["valueQuantity"]?["value"]?.characters ?? "" } ?? []
        let code = resource["code"]?["coding"]?.elements.compactMap { $0["code"]?.string } ?? []
        let parts = code + [moment?.mark ?? "", quantity ?? ""] + components
        return ExchangeID.text("fhir-observation", parts)
    }

    private var source: MeasurementSource {
        if let own = resource.extensions(FHIRTerm.source).first {
            let parts = own["extension"]?.elements ?? []
            func part(_ name: String) -> String? { parts.first { $0["url"]?.string == name }?["valueString"]?.string }
            if let kind = part("kind").flatMap(MeasurementSource.Kind.init(rawValue:)) {
                return MeasurementSource(kind, name: part("name") ?? "", reference: part("reference"))
            }
        }
        let performer = resource["performer"]?.elements.compactMap { $0["display"]?.string }.first
        return MeasurementSource(.fhir, name: performer ?? "", reference: resource["id"]?.string ?? url)
    }
}
