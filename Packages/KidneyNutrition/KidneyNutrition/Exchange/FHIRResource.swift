import FractionParser
import JSONKit
import TimeKit

/// The conversion of one person's data to FHIR resources.
struct FHIRResource {
    let patient: LabPatient
    /// The flags of the results, by their ids.
    let flags: [LabResult.ID: LabFlag]
    /// The reference to the patient.
    let subject: String

    // MARK: Patient

    static func patient(_ profile: Profile, id: String) -> JSONValue {
        object([
            ("resourceType", .string("Patient")), ("id", .string(id)),
            ("extension", .array([FHIRProfile.resource(profile)])),
            ("name", profile.name.isEmpty ? nil : .array([object([("text", .string(profile.name))])])),
            ("gender", profile.sex.map { .string($0.rawValue) }),
            ("birthDate", profile.birthDate.map { .string($0.description) }),
        ])
    }

    // MARK: Observations

    func lab(_ result: LabResult, id: String) -> JSONValue {
        let facts = LabTable.facts(result.analyte)
        var codings: [JSONValue] = []
        if let code = LabTable.code(for: result.analyte, in: result.unit, formula: result.formula) {
            codings.append(Self.coding(FHIRTerm.loinc, code.code, code.meaning))
        } else if result.formula == .unstated {
            codings.append(Self.coding(FHIRTerm.loinc, FHIRCode.unstatedEGFR.code, FHIRCode.unstatedEGFR.meaning))
        }
        codings.append(Self.coding(FHIRTerm.ownAnalyte, result.analyte.rawValue, facts.title))
        let quantity = Self.quantity(
            result.value,
            typed: result.text,
            unit: result.unit.symbol,
            code: result.unit.ucum,
            result.comparator
        )
        return observation(
            id,
            own: result.id.rawValue,
            category: "laboratory",
            code: Self.object([("coding", .array(codings)), ("text", .string(facts.title))]),
            result.moment,
            result.source,
            extensions: LabRemark.allCases.filter(result.remarks.contains).map { remark in
                Self.object([("url", .string(FHIRTerm.remark)), ("valueCode", .string(remark.rawValue))])
            },
            members: [
                ("valueQuantity", quantity),
                ("interpretation", interpretation(flags[result.id] ?? .unknown)),
                ("referenceRange", referenceRange(facts, result.unit)),
            ]
        )
    }

    func weight(_ reading: WeightReading, id: String) -> JSONValue {
        let code = VitalTable.weight(reading.context)
        return observation(
            id,
            own: reading.id.rawValue,
            category: "vital-signs",
            code: Self.concept(code.loinc, code.meaning),
            reading.moment,
            reading.source,
            members: [
                (
                    "valueQuantity",
                    Self.quantity(reading.value, unit: reading.unit.symbol, code: reading.unit.rawValue)
                )
            ]
        )
    }

    func pressure(_ reading: PressureReading, id: String) -> JSONValue {
        func component(_ code: ObservationCode, _ value: Rational) -> JSONValue {
            Self.object([
                ("code", Self.concept(code.loinc, code.meaning)),
                ("valueQuantity", Self.quantity(value, unit: "mmHg", code: code.ucum)),
            ])
        }
        return observation(
            id,
            own: reading.id.rawValue,
            category: "vital-signs",
            code: Self.concept(VitalTable.pressure.loinc, VitalTable.pressure.meaning),
            reading.moment,
            reading.source,
            members: [
                ("interpretation", interpretation(PressureRule.finding(reading, for: patient.profile).flag)),
                (
                    "component",
                    .array([
                        component(VitalTable.systolic, reading.systolic),
                        component(VitalTable.diastolic, reading.diastolic),
                    ])
                ),
            ]
        )
    }

    func activity(_ reading: ActivityReading, id: String) -> JSONValue {
        let code = FHIRCode.activity(reading.kind)
        return observation(
            id,
            own: reading.id.rawValue,
            category: "activity",
            code: Self.concept(code.code, code.meaning),
            reading.moment,
            reading.source,
            members: [("valueQuantity", Self.quantity(reading.value, unit: reading.kind.unit, code: code.unit))]
        )
    }

    func height(_ height: ImportedHeight, id: String) -> JSONValue {
        observation(
            id,
            own: nil,
            category: "vital-signs",
            code: Self.concept(FHIRCode.height.code, FHIRCode.height.meaning),
            height.moment,
            height.source,
            members: [("valueQuantity", Self.quantity(height.centimeters, unit: "cm", code: "cm"))]
        )
    }

    private func observation(
        _ id: String,
        own: String?,
        category: String,
        code: JSONValue,
        _ moment: Moment,
        _ source: MeasurementSource,
        extensions: [JSONValue] = [],
        members: [(String, JSONValue?)]
    ) -> JSONValue {
        let zone = FHIRTime.zoneName(moment).map { name in
            Self.object([
                (
                    "extension",
                    .array([Self.object([("url", .string(FHIRTerm.zone)), ("valueCode", .string(name))])])
                )
            ])
        }
        let head: [(String, JSONValue?)] = [
            ("resourceType", .string("Observation")), ("id", .string(id)),
            ("extension", .array([Self.source(source)] + extensions)),
            ("identifier", own.map(Self.identifier)),
            ("status", .string("final")),
            ("category", .array([Self.object([("coding", .array([Self.coding(FHIRTerm.category, category)]))])])),
            ("code", code),
            ("subject", Self.object([("reference", .string(subject))])),
            ("effectiveDateTime", .string(FHIRTime.text(moment))),
            ("_effectiveDateTime", zone),
        ]
        return Self.object(head + members)
    }

    private func interpretation(_ flag: LabFlag) -> JSONValue? {
        let meaning: (code: String, display: String)? =
            switch flag {
            case .criticalLow, .veryLow: ("LL", "Critical low")
            case .low: ("L", "Low")
            case .inRange: ("N", "Normal")
            case .notJudged, .unknown: nil
            case .high: ("H", "High")
            case .criticalHigh, .veryHigh: ("HH", "Critical high")
            }
        return meaning.map { meaning in
            let coding = Self.coding(FHIRTerm.interpretation, meaning.code, meaning.display)
            return .array([Self.object([("coding", .array([coding]))])])
        }
    }

    /// The reference range of healthy adults, in the result's own unit.
    private func referenceRange(_ facts: LabFacts, _ unit: LabUnit) -> JSONValue? {
        let range = facts.reference(for: patient.profile.sex)
        func limit(_ value: Rational?) -> JSONValue? {
            guard let value,
                let converted = try? LabConversion.convert(value, of: facts.analyte, from: facts.conventional, to: unit)
            else { return nil }
            let rounded = DecimalText.value(LabConversion.text(converted, of: facts.analyte, in: unit))
            return Self.quantity(rounded ?? converted, unit: unit.symbol, code: unit.ucum)
        }
        let (low, high) = (limit(range.low), limit(range.high))
        guard low != nil || high != nil else { return nil }
        return .array([
            Self.object([
                ("low", low), ("high", high), ("text", .string(range.shown(of: facts.analyte, in: unit))),
            ])
        ])
    }

    // MARK: Parts

    /// An object without the nil members.
    static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(JSONObject(members.compactMap { name, value in value.map { .init(name, $0) } }))
    }

    static func coding(_ system: String, _ code: String, _ display: String? = nil) -> JSONValue {
        object([("system", .string(system)), ("code", .string(code)), ("display", display.map { .string($0) })])
    }

    private static func concept(_ loinc: String, _ meaning: String) -> JSONValue {
        object([("coding", .array([coding(FHIRTerm.loinc, loinc, meaning)])), ("text", .string(meaning))])
    }

    static func identifier(_ id: String) -> JSONValue {
        .array([object([("system", .string(FHIRTerm.ownID)), ("value", .string(id))])])
    }

    private static func source(_ source: MeasurementSource) -> JSONValue {
        func part(_ name: String, _ text: String?) -> JSONValue? {
            text.map { object([("url", .string(name)), ("valueString", .string($0))]) }
        }
        let parts = [
            part("kind", source.kind.rawValue), part("name", source.name.isEmpty ? nil : source.name),
            part("reference", source.reference),
        ]
        return object([("url", .string(FHIRTerm.source)), ("extension", .array(parts.compactMap(\.self)))])
    }

    /// A quantity with the typed digits. A typed text or an exact value that a decimal can't express is written as an extension.
    static func quantity(
        _ value: Rational,
        typed: String? = nil,
        unit: String,
        code: String,
        _ comparator: Comparator = .equal
    ) -> JSONValue {
        var extensions: [JSONValue] = []
        func note(_ url: String, _ text: String) {
            extensions.append(object([("url", .string(url)), ("valueString", .string(text))]))
        }
        let exact = ExchangeNumber.decimal(value)
        var digits = exact ?? DecimalText.text(value, most: 9)
        if let typed, isNumber(typed), ExchangeNumber.value(typed) == value {
            digits = typed
        } else if let typed, typed != digits {
            note(FHIRTerm.typed, typed)
        }
        if exact == nil { note(FHIRTerm.exact, "\(value.numerator)/\(value.denominator)") }
        return object([
            ("extension", extensions.isEmpty ? nil : .array(extensions)), ("value", .number(digits)),
            ("comparator", comparator == .equal ? nil : .string(comparator.rawValue)),
            ("unit", unit.isEmpty ? nil : .string(unit)),
            ("system", code.isEmpty ? nil : .string(FHIRTerm.ucum)), ("code", code.isEmpty ? nil : .string(code)),
        ])
    }

    /// Whether a text is a JSON number; "05" isn't.
    private static func isNumber(_ text: String) -> Bool {
        if case .number? = try? JSONValue.parse(text) { return true }
        return false
    }
}
