import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit
import WordKit

/// Builds bundles.
enum FHIRSample {
    static func read(
        _ text: String,
        known: KnownMeasurements = KnownMeasurements()
    ) throws(KidneyError) -> (items: [ImportedItem], counts: ImportCounts) {
        try read(Array(text.utf8), known: known)
    }

    static func read(
        _ bytes: [UInt8],
        known: KnownMeasurements = KnownMeasurements(),
        pieces size: Int = 1_000_003
    ) throws(KidneyError) -> (items: [ImportedItem], counts: ImportCounts) {
        var reader = FHIRReader(file: "bundle.json", zone: LabSample.zone, known: known)
        var items: [ImportedItem] = []
        let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
        let counts = try reader.read(pieces) { items.append($0) }
        return (items, counts)
    }

    static func bundle(_ resources: [String]) -> String {
        let entries = resources.map { "{\"resource\": \($0)}" }.joined(separator: ",\n")
        return "{\"resourceType\": \"Bundle\", \"type\": \"collection\", \"entry\": [\n\(entries)\n]}"
    }

    static func observation(
        _ loinc: String,
        _ value: String,
        _ unit: String,
        id: String = "a",
        status: String = "final",
        at: String = "2026-03-01T08:00:00-05:00",
        more: String = ""
    ) -> String {
        """
        {"resourceType": "Observation", "id": "\(id)", "status": "\(status)", \(more)
         "code": {"coding": [{"system": "http://loinc.org", "code": "\(loinc)"}]},
         "subject": {"reference": "Patient/1"}, "effectiveDateTime": "\(at)",
         "valueQuantity": {"value": \(value), "unit": "\(unit)", "system": "http://unitsofmeasure.org", "code": "\(unit)"}}
        """
    }
}

@Suite("Records of a clinic in FHIR R4")
struct FHIRReaderTests {
    @Test(
        "a laboratory value keeps its digits, unit and time; its code says the formula and whether it was fasting",
        arguments: [
            ("2823-3", "5.40", "mmol/L", Analyte.potassium, LabUnit.mmolPerL),
            ("2160-0", "1.2", "mg/dL", .creatinine, .mgPerDL), ("14682-9", "106", "umol/L", .creatinine, .umolPerL),
            ("4548-4", "7.1", "%", .hbA1c, .percent), ("33914-3", "41", "mL/min/{1.73_m2}", .eGFR, .mLPerMinute),
            ("1558-6", "99", "mg/dL", .glucose, .mgPerDL),
            ("2951-2", "138", "mmol/L", .sodium, .mmolPerL), ("19123-9", "2.0", "mg/dL", .magnesium, .mgPerDL),
            ("6301-6", "2.4", "{INR}", .inr, .inr), ("34714-6", "2.4", "", .inr, .inr),
        ]
    )
    func labs(loinc: String, value: String, code: String, analyte: Analyte, unit: LabUnit) throws {
        let lab = try #require(try FHIRSample.read(FHIRSample.observation(loinc, value, code)).items.labs.first)
        #expect(lab.analyte == analyte && lab.unit == unit && lab.text == value)
        #expect(lab.value == DecimalText.value(value))
        #expect(lab.moment.at == Instant("2026-03-01T08:00:00-05:00"))
        #expect(lab.moment.zone.secondsFromGMT() == -5 * 3600)
        #expect(lab.source == MeasurementSource(.fhir, reference: "a"))
        #expect(lab.formula == (analyte == .eGFR ? .mdrd : nil))
        #expect(lab.remarks == (loinc == "1558-6" ? [.fasting] : []))
    }

    @Test("less than and more than stay so; a day without a time stays a day")
    func comparators() throws {
        let text = FHIRSample.observation("33914-3", "90, \"comparator\": \">=\"", "mL/min", at: "2026-03-01")
        let lab = try #require(try FHIRSample.read(text).items.labs.first)
        #expect(lab.comparator == .above && lab.text == "90")
        #expect(lab.moment == Moment(day: try LabSample.day("2026-03-01"), in: LabSample.zone))
    }

    @Test(
        "An albumin ratio of at most 30 can be 30, which is high, and one under 30 can't",
        arguments: [("<=", ""), ("<", "<"), (">=", ">")]
    )
    func atMost(sign: String, kept: String) throws {
        let text = FHIRSample.observation("9318-7", "30, \"comparator\": \"\(sign)\"", "mg/g", at: "2026-03-01")
        let lab = try #require(try FHIRSample.read(text).items.labs.first)
        #expect(lab.comparator.rawValue == kept && lab.text == "30")
    }

    @Test("weights are of their occasion, blood pressures have their components, heights and steps are read")
    func vitals() throws {
        func component(_ loinc: String, _ value: String) -> String {
            """
            {"code": {"coding": [{"system": "http://loinc.org", "code": "\(loinc)"}]},
             "valueQuantity": {"value": \(value), "unit": "mmHg", "code": "mm[Hg]"}}
            """
        }
        let pressure = """
            {"resourceType": "Observation", "id": "p", "status": "final", "effectiveDateTime": "2026-03-01T08:00:00Z",
             "code": {"coding": [{"system": "http://loinc.org", "code": "85354-9"}]},
             "component": [\(component("8462-4", "84")), \(component("8480-6", "131"))]}
            """
        let items = try FHIRSample.read(
            FHIRSample.bundle([
                FHIRSample.observation("29463-7", "81.2", "kg"),
                FHIRSample.observation("8347-7", "180", "[lb_av]", id: "b"),
                FHIRSample.observation("8344-4", "79", "kg", id: "c"), pressure,
                FHIRSample.observation("8302-2", "70", "[in_i]", id: "d"),
                FHIRSample.observation("55423-8", "4000", "{steps}", id: "e"),
            ])
        ).items
        #expect(items.weights.map(\.context) == [.daily, .preDialysis, .postDialysis])
        #expect(items.weights.map(\.unit) == [.kilogram, .pound, .kilogram])
        #expect(items.pressures.map { "\($0.systolic)/\($0.diastolic)" } == ["131/84"])
        #expect(items.heights.map(\.centimeters) == [DecimalText.value("177.8")])
        #expect(items.activities.map(\.value) == [4000])
    }

    @Test("the person, their medicines and goals are read as plain values")
    func statements() throws {
        let items = try FHIRSample.read(
            FHIRSample.bundle([
                """
                {"resourceType": "Patient", "id": "1", "gender": "female", "birthDate": "1957-12-26",
                 "name": [{"use": "maiden", "family": "B"}, {"use": "official", "given": ["Ann"], "family": "Smith"}]}
                """,
                """
                {"resourceType": "MedicationStatement", "id": "m", "status": "active", "subject": {"reference": "Patient/1"},
                 "medicationCodeableConcept": {"coding": [{"system": "http://www.nlm.nih.gov/research/umls/rxnorm",
                   "code": "316049", "display": "Hydrochlorothiazide 25 MG"}]},
                 "effectivePeriod": {"start": "2025-01-02", "end": "2025-06-02T23:00:00-05:00"}, "dosage": [{"text": "1 daily"}]}
                """,
                """
                {"resourceType": "Goal", "id": "g", "lifecycleStatus": "active", "description": {"text": "Potassium under 5"},
                 "subject": {"reference": "Patient/1"}, "startDate": "2025-01-02", "target": [{"dueDate": "2025-09-01",
                   "measure": {"coding": [{"system": "http://loinc.org", "code": "2823-3"}]},
                   "detailQuantity": {"value": 5.0, "comparator": "<", "code": "mmol/L"}}]}
                """,
            ])
        ).items
        #expect(items.persons == [ImportedPerson(name: "Ann Smith", sex: .female, birthDate: LocalDate("1957-12-26"))])
        let medicine = try #require(items.medicines.first)
        #expect(medicine.name == "Hydrochlorothiazide 25 MG" && medicine.rxNorm == "316049")
        #expect(medicine.status == .active && medicine.dosage == "1 daily")
        #expect(medicine.start == LocalDate("2025-01-02") && medicine.end == LocalDate("2025-06-02"))
        let goal = try #require(items.goals.first)
        #expect(goal.text == "Potassium under 5" && goal.status == .active && goal.due == LocalDate("2025-09-01"))
        #expect(goal.target == .init(loinc: "2823-3", .below, 5, unit: "mmol/L"))
    }

    @Test("an unreadable line is refused with its place, and the rest is read")
    func refusals() throws {
        let text = FHIRSample.bundle([
            FHIRSample.observation("2823-3", "54", "mmol/L", id: "too-high"),
            FHIRSample.observation("2823-3", "5.4", "furlongs", id: "unit"),
            FHIRSample.observation("2823-3", "\"5.4\"", "mmol/L", id: "text"),
            FHIRSample.observation("2823-3", "5.4", "mmol/L", id: "year", at: "2026"),
            "{\"resourceType\": \"MedicationStatement\", \"status\": \"active\"}", "{\"id\": \"x\"}", "7",
            FHIRSample.observation("2823-3", "5.4", "mmol/L", id: "fine"),
        ])
        let (items, counts) = try FHIRSample.read(text)
        #expect(items.labs.map(\.source.reference) == ["fine"])
        #expect(counts.read == 8 && counts.refused == 7 && counts.read == counts.decided)
        let first = try #require(counts.refusals.first)
        #expect(first.line == 2)
        #expect(first.reason == "entry 1, Observation/too-high: potassium 54 mmol/L — did you mean 5.4 mmol/L?")
        #expect(counts.refusals[3].reason == "entry 4, Observation/year: it doesn't say on which day it was measured")
        #expect(counts.refusals.map(\.line) == counts.refusals.map(\.line).sorted())
    }

    @Test("entries in error and canceled ones are passed over, and so is what the engine doesn't keep")
    func passedOver() throws {
        let counts = try FHIRSample.read(
            FHIRSample.bundle([
                FHIRSample.observation("2823-3", "5.4", "mmol/L", status: "entered-in-error"),
                FHIRSample.observation("2823-3", "5.4", "mmol/L", status: "cancelled"),
                FHIRSample.observation("2571-8", "150", "mg/dL"), "{\"resourceType\": \"Encounter\"}",
            ])
        ).counts
        #expect(counts.passedOver == 4 && counts.new == 0 && counts.refused == 0)
    }

    @Test("a value of a code that isn't known is named with its line, number, unit and day")
    func namesUnknownValues() throws {
        let ionized = FHIRSample.observation("1994-3", "0.95", "mmol/L", id: "ion")
            .replacing("\"code\": \"1994-3\"", with: "\"code\": \"1994-3\", \"display\": \"Calcium.ionized\"")
        let (items, counts) = try FHIRSample.read(
            FHIRSample.bundle([
                ionized, FHIRSample.observation("2571-8", "150", "mg/dL", id: "fat"),
                FHIRSample.observation("1994-3", "0.95", "mmol/L", status: "cancelled"),
                "{\"resourceType\": \"Encounter\"}",
            ])
        )
        #expect(items.isEmpty && counts.passedOver == 4 && counts.refused == 0)
        #expect(counts.notKept.map(\.line) == [2, 6])
        #expect(
            counts.notKept.map(\.reason) == [
                "entry 1, Observation/ion: “Calcium.ionized”: 0.95 mmol/L of 2026-03-01 isn't kept or judged, "
                    + "as the app has no place for it — ask your care team",
                "entry 2, Observation/fat: “LOINC 2571-8”: 150 mg/dL of 2026-03-01 isn't kept or judged, "
                    + "as the app has no place for it — ask your care team",
            ]
        )
    }

    @Test("a vital sign or a habit that isn't known is only counted, so that it hides no laboratory value")
    func otherCategories() throws {
        func value(_ category: String) -> String {
            FHIRSample.observation("1994-3", "0.95", "mmol/L").replacing(
                "\"code\": {",
                with: "\"category\": [{\"coding\": [{\"system\": "
                    + "\"http://terminology.hl7.org/CodeSystem/observation-category\", \"code\": \"\(category)\"}]}], "
                    + "\"code\": {"
            )
        }
        for (category, count) in [("laboratory", 1), ("vital-signs", 0), ("social-history", 0)] {
            let (_, counts) = try FHIRSample.read(FHIRSample.bundle([value(category)]))
            #expect(counts.passedOver == 1 && counts.notKept.count == count, "\(category)")
        }
    }

    @Test("a file can't show another number than the one it counts")
    func forgedText() throws {
        func text(_ typed: String) -> String {
            FHIRSample.observation("2823-3", "5.4", "mmol/L").replacing(
                "\"valueQuantity\": {",
                with: "\"valueQuantity\": {\"extension\": [{\"url\": \"urn:nourish:kidney:typed\", "
                    + "\"valueString\": \"\(typed)\"}], "
            )
        }
        #expect(try FHIRSample.read(text("3.9")).items.labs.map(\.text) == ["5.4"])
        #expect(try FHIRSample.read(text("05.40")).items.labs.map(\.text) == ["05.40"])
        #expect(try FHIRSample.read(text("27/5")).items.labs.map(\.text) == ["27/5"])
    }

    @Test("a file about two persons is read for the first alone")
    func twoPersons() throws {
        let other = FHIRSample.observation("2823-3", "5.1", "mmol/L", id: "b").replacing("Patient/1", with: "Patient/2")
        let (items, counts) = try FHIRSample.read(
            FHIRSample.bundle([
                FHIRSample.observation("2823-3", "5.4", "mmol/L"), other,
                "{\"resourceType\": \"Patient\", \"id\": \"2\"}",
            ])
        )
        #expect(items.labs.map(\.text) == ["5.4"] && items.persons.isEmpty)
        #expect(counts.refused == 2)
    }

    @Test("a file that breaks off or isn't FHIR ends with an error; how it comes in pieces doesn't matter")
    func broken() throws {
        let text = FHIRSample.bundle([
            FHIRSample.observation("2823-3", "5.4", "mmol/L"),
            FHIRSample.observation("2823-3", "5.5", "mmol/L", id: "b"),
        ])
        let bytes = Array(text.utf8)
        for size in [1, 7, 64] {
            #expect(try FHIRSample.read(bytes, pieces: size).items == FHIRSample.read(bytes).items)
        }
        do throws(KidneyError) {
            _ = try FHIRSample.read(String(text.dropLast(30)))
            Issue.record("it was read whole")
        } catch {
            guard case .importStopped("bundle.json", _, let counts) = error else { throw error }
            #expect(counts.new == 1)
        }
        let spanish = Language.$current.withValue(.spanish) { () -> String? in
            let error = #expect(throws: KidneyError.self) { try FHIRSample.read(String(text.dropLast(30))) }
            return error?.description
        }
        #expect(spanish?.contains("no es JSON, o el archivo termina ahí") == true, "\(spanish ?? "")")
        #expect(throws: KidneyError.notThisFormat(file: "bundle.json", expected: "FHIR R4")) {
            try FHIRSample.read("{\"a\": 1}")
        }
        for other in ["", "[]x", "<a/>", "{\"resourceType\": \"Bundle\", \"entry\": [{]}", "\u{0}"] {
            #expect(throws: KidneyError.self, "\(other)") { try FHIRSample.read(other) }
        }
    }

    @Test(
        "the corpus' two patients are read but for values that nobody has, and read again bring nothing",
        .enabled(if: Corpus.isPresent),
        arguments: [
            ("Renea_Quigley_4f3dd2db-ca68-4d9d-a06b-f145db0b0453.json", 13, 10, 0),
            ("Dirk_Kuhlman_1e503533-b8c2-42cb-a6d5-bbd7d70d07ad.json", 9, 7, 5),
        ]
    )
    func corpus(name: String, potassium: Int, medicines: Int, refused: Int) throws {
        let bytes = try TestFile.bytes("fhir", name)
        let (items, counts) = try FHIRSample.read(bytes)
        #expect(counts.refused == refused)
        #expect(counts.refusals.allSatisfy { $0.reason.contains("HbA1c 3.01") })
        #expect(counts.read == counts.decided)
        #expect(
            items.persons.count == 2 && items.persons.last?.hasDiabetes == true && items.goals.count == 5
                && items.medicines.count == medicines
        )
        let kinds = Dictionary(grouping: items.labs, by: \.analyte).mapValues(\.count)
        #expect(kinds[.potassium] == potassium && kinds[.creatinine] == potassium)
        #expect(items.weights.count == items.heights.count && !items.pressures.isEmpty)
        let again = try FHIRSample.read(bytes, known: AppleHealthSample.known(items))
        #expect(again.items.isEmpty && again.counts.alreadyThere == counts.new + counts.alreadyThere)
    }

    @Test("the US Core example of a potassium is read", .enabled(if: Corpus.isPresent))
    func example() throws {
        let lab = try #require(
            try FHIRSample.read(TestFile.bytes("fhir", "us-core-serum-potassium.json")).items.labs.first
        )
        #expect(lab.analyte == .potassium && lab.shown == "5.4 mmol/L" && lab.moment.day.description == "2005-07-05")
    }
}
