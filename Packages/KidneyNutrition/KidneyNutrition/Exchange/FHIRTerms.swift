import Foundation
import FractionParser
import TimeKit

/// The URLs of FHIR's code systems and extensions.
enum FHIRTerm {
    static let loinc = "http://loinc.org"
    static let ucum = "http://unitsofmeasure.org"
    static let rxNorm = "http://www.nlm.nih.gov/research/umls/rxnorm"
    static let category = "http://terminology.hl7.org/CodeSystem/observation-category"
    static let interpretation = "http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation"
    /// HL7's extension for the name of a time zone.
    static let zone = "http://hl7.org/fhir/StructureDefinition/tz-code"

    // The engine's own codes and extensions. With them, reading a written bundle returns equal data.

    static let ownID = "urn:nourish:kidney:id"
    /// Names of laboratory values.
    static let ownAnalyte = "urn:nourish:kidney:analyte"
    /// The source of a reading.
    static let source = "urn:nourish:kidney:source"
    /// A remark that affects the meaning of a value.
    static let remark = "urn:nourish:kidney:remark"
    /// Names of goal subjects.
    static let ownGoal = "urn:nourish:kidney:goal"
    /// Names of categories and conditions.
    static let ownCondition = "urn:nourish:kidney:condition"
    /// The parts of a profile without a FHIR resource.
    static let ownProfile = "urn:nourish:kidney:profile"
    /// A goal's priority.
    static let priority = "urn:nourish:kidney:priority"
    /// A medicine's dose if its times have other amounts.
    static let dose = "urn:nourish:kidney:dose"
    /// The amount at one time if it differs from the dose.
    static let amount = "urn:nourish:kidney:amount"
    /// A generic name of the drug label that the user chose for a medicine.
    static let labelName = "urn:nourish:kidney:label-name"
    /// The typed form of a number that a decimal can't express.
    static let typed = "urn:nourish:kidney:typed"
    /// The exact value of a number that a decimal can't express: "1/3".
    static let exact = "urn:nourish:kidney:exact"
}

/// The LOINC codes of measurements other than laboratory values, and of an eGFR with an unstated formula.
enum FHIRCode {
    /// Both blood pressure panels; the first is written.
    static let pressures = [VitalTable.pressure.loinc, "55284-4"]
    static let height = (code: "8302-2", meaning: "Body height")
    static let unstatedEGFR = (
        code: "69405-9", meaning: "Glomerular filtration rate/1.73 sq M.predicted"
    )

    static func activity(_ kind: ActivityKind) -> (code: String, meaning: String, unit: String) {
        switch kind {
        case .steps: ("55423-8", "Number of steps in unspecified time Pedometer", "{steps}")
        case .energy: ("41981-2", "Calories burned", "kcal")
        case .minutes: ("55411-3", "Exercise duration", "min")
        }
    }

    /// The meaning of a code; nil if it isn't imported.
    static func meaning(loinc code: String) -> FHIRMeaning? {
        if pressures.contains(code) { return .pressure }
        if code == height.code { return .height }
        if code == unstatedEGFR.code { return .lab(.eGFR, .unstated, nil) }
        for context in WeightContext.allCases where VitalTable.weight(context).loinc == code { return .weight(context) }
        for kind in ActivityKind.allCases where activity(kind).code == code { return .activity(kind) }
        return LabTable.analyte(loinc: code).map { .lab($0.analyte, $0.code.formula, $0.code.remark) }
    }
}

/// The subject of an observation.
enum FHIRMeaning {
    case weight(WeightContext)
    case pressure
    case height
    case activity(ActivityKind)
    case lab(Analyte, EGFRFormula?, LabRemark?)
}

/// Times in FHIR.
enum FHIRTime {
    /// Formats a moment: the date alone, or the instant with the offset of its zone at that time.
    static func text(_ moment: Moment) -> String {
        moment.isDayOnly ? moment.day.description : moment.at.iso8601(in: moment.zone)
    }

    /// The name of the zone; nil if the text already determines it.
    static func zoneName(_ moment: Moment) -> String? {
        let name = moment.zone.identifier
        if !moment.isDayOnly {
            let offset = OffsetZone.zone(minutes: Int(moment.zone.offset(at: moment.at) / 60_000))
            if offset.identifier == name { return nil }
        }
        return name
    }

    /// Parses "2026-03-01" or "2026-03-01T08:00:00-05:00"; nil for anything less than a date. A date is in the named zone or in `zone`.
    static func moment(_ text: String, zoneName: String?, zone: TimeZone) -> Moment? {
        let named = zoneName.flatMap { TimeZone(identifier: $0) }
        if let day = LocalDate(text) { return Moment(day: day, in: named ?? zone) }
        guard let instant = Instant(text) else { return nil }
        return Moment(instant, in: named ?? offset(text))
    }

    /// The date of a date or time, at its own offset.
    static func day(_ text: String?) -> LocalDate? {
        text.flatMap { moment($0, zoneName: nil, zone: .gmt)?.day }
    }

    /// Formats a time of day with seconds: "08:00:00".
    static func clock(_ time: LocalTime) -> String {
        let text = time.description
        return text.utf8.count == 5 ? text + ":00" : text
    }

    /// Parses a time of day; nil for another text.
    static func time(_ text: String) -> LocalTime? { LocalTime(text) }

    private static func offset(_ text: String) -> TimeZone {
        let tail = text.suffix(6)
        guard let sign = tail.first, sign == "+" || sign == "-", let hours = Int(tail.dropFirst().prefix(2)),
            let minutes = Int(tail.suffix(2))
        else { return OffsetZone.zone(minutes: 0) }
        return OffsetZone.zone(minutes: (sign == "-" ? -1 : 1) * (hours * 60 + minutes))
    }
}
