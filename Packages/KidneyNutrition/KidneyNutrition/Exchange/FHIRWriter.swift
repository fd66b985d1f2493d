import FractionParser
import JSONKit
public import TimeKit

/// The data of an export to other programs.
public struct HealthRecord: Sendable {
    public var profile: Profile
    public var labs: [LabResult]
    public var weights: [WeightReading]
    public var pressures: [PressureReading]
    public var activities: [ActivityReading]
    public var heights: [ImportedHeight]
    public var medicines: [ImportedMedicine]
    public var goals: [ImportedGoal]
    /// The patient as laboratory values are judged on the pages; nil to judge them by `medicines`, which lack the days of their entry.
    var patient: LabPatient?

    public init(
        profile: Profile,
        labs: [LabResult] = [],
        weights: [WeightReading] = [],
        pressures: [PressureReading] = [],
        activities: [ActivityReading] = [],
        heights: [ImportedHeight] = [],
        medicines: [ImportedMedicine] = [],
        goals: [ImportedGoal] = []
    ) {
        self.profile = profile
        self.labs = labs
        self.weights = weights
        self.pressures = pressures
        self.activities = activities
        self.heights = heights
        self.medicines = medicines
        self.goals = goals
    }
}

/// A writer of FHIR R4 as JSON: a Bundle with the Patient and their Conditions, Observations, MedicationStatements and Goals.
///
/// Observations have LOINC and UCUM codes and times with offsets; laboratory values also have a flag and a reference range. All references
/// are to entries of the bundle. Equal records have equal bytes, and ``FHIRReader`` reads them back with equal ids, units, digits, zones
/// and sources.
public enum FHIRWriter {
    /// Returns the bundle as UTF-8, sorted by kind, time and id; `at` is the time of the export.
    public static func bundle(_ record: HealthRecord, at: Instant) -> [UInt8] {
        var bytes: [UInt8] = []
        write(record, at: at) { bytes += $0 }
        return bytes
    }

    /// Writes the bundle in pieces, one for each entry.
    ///
    /// - Complexity: O(n log n) for n readings; memory for one entry besides them.
    public static func write(_ record: HealthRecord, at: Instant, _ each: ([UInt8]) -> Void) {
        let patient = patientID(record.profile)
        let head = FHIRResource.object([
            ("resourceType", .string("Bundle")), ("type", .string("collection")),
            ("timestamp", .string(at.description)),
        ])
        var text = String(head.description.dropLast()) + ",\"entry\":[\n"
        text += entry(patient, FHIRResource.patient(record.profile, id: patient)).description
        each(Array(text.utf8))
        func add(_ kind: String, _ id: String, _ make: (String) -> JSONValue) {
            let id = ExchangeID.uuid(kind, id)
            each(Array((",\n" + entry(id, make(id)).description).utf8))
        }
        for fact in FHIRCondition.facts(record.profile) {
            let mark =
                if case .kidney(let period, _) = fact { "\(patient) \(fact.word) \(period.from)" } else {
                    "\(patient) \(fact.word)"
                }
            add("condition", mark) {
                FHIRCondition.resource(fact, id: $0, subject: "urn:uuid:\(patient)")
            }
        }
        let medicines = record.medicines.map { medicine in
            Medicine(
                id: TimeKit.ID(medicine.id.rawValue),
                name: medicine.name,
                start: medicine.start ?? LocalDate(dayNumber: 0),
                stop: medicine.end,
                labelNames: medicine.labelNames
            )
        }
        let judged = record.patient ?? LabPatient(record.profile, taking: medicines)
        let writer = FHIRResource(
            patient: judged,
            flags: flags(AfterDialysis.marking(record.labs, by: record.weights, for: record.profile), for: judged),
            subject: "urn:uuid:\(patient)"
        )
        for lab in inOrder(record.labs) { add("lab", lab.id.rawValue) { writer.lab(lab, id: $0) } }
        for reading in inOrder(record.weights) { add("weight", reading.id.rawValue) { writer.weight(reading, id: $0) } }
        for reading in inOrder(record.pressures) {
            add("pressure", reading.id.rawValue) { writer.pressure(reading, id: $0) }
        }
        for reading in inOrder(record.activities) {
            add("activity", reading.id.rawValue) { writer.activity(reading, id: $0) }
        }
        let heights = record.heights.sorted { ($0.moment, $0.centimeters) < ($1.moment, $1.centimeters) }
        for height in heights {
            let mark =
                "\(height.moment.mark) \(height.centimeters) \(height.source.kind.rawValue) \(height.source.name)"
            add("height", mark) { writer.height(height, id: $0) }
        }
        for medicine in record.medicines.sorted(by: { $0.id < $1.id }) {
            add("medicine", medicine.id.rawValue) { writer.medicine(medicine, id: $0) }
        }
        for goal in record.goals.sorted(by: { $0.id < $1.id }) {
            add("goal", goal.id.rawValue) { writer.goal(goal, id: $0) }
        }
        each(Array("\n]}\n".utf8))
    }

    /// The flags of results, by their ids, as pages judge them.
    private static func flags(_ results: [LabResult], for patient: LabPatient) -> [LabResult.ID: LabFlag] {
        let known = ReadingDeduplication.unique(results)
        let ofDay = Dictionary(grouping: known, by: \.moment.day)
        let peers = EGFR.peers(of: results, among: known.filter(\.analyte.givesRate), for: patient.profile)
        return Dictionary(
            results.map { result in
                let others = peers[result.id] ?? ofDay[result.moment.day] ?? []
                return (result.id, LabRule.finding(result, for: patient, among: others).flag)
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private static func inOrder<R: Measured>(_ readings: [R]) -> [R] {
        readings.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
    }

    private static func patientID(_ profile: Profile) -> String {
        ExchangeID.uuid("patient", "\(profile.name) \(profile.birthDate?.description ?? "")")
    }

    private static func entry(_ id: String, _ resource: JSONValue) -> JSONValue {
        FHIRResource.object([("fullUrl", .string("urn:uuid:\(id)")), ("resource", resource)])
    }
}
