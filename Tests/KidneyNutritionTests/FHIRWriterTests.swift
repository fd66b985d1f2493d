import Foundation
import FractionParser
import JSONKit
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("The record as a FHIR R4 bundle")
struct FHIRWriterTests {
    private static let at = Instant(milliseconds: 1_772_400_000_000)

    /// A record of random readings with each unit, comparator, remark, zone and source.
    static func record(_ random: inout SeededGenerator) throws -> HealthRecord {
        let zones =
            ["America/New_York", "Asia/Kathmandu", "Europe/London"].compactMap { TimeZone(identifier: $0) }
            + [-7 * 3600, 0, 5 * 3600 + 1800].compactMap { TimeZone(secondsFromGMT: $0) }
        var number = 0
        func next() -> String {
            number += 1
            return "r-\(number)"
        }
        func moment() -> Moment {
            let zone = random.pick(zones)
            // The readings are days apart, because equal values of one day from two sources are merged.
            let seconds = number * 4 * 86_400 + random.int(in: 0...86_399)
            let at = Instant(milliseconds: 1_500_000_000_000 + Int64(seconds) * 1000)
            return random.oneIn(4) ? Moment(day: zone.date(at: at), in: zone) : Moment(at, in: zone)
        }
        func source() -> MeasurementSource {
            let kind = random.pick(MeasurementSource.Kind.allCases)
            return MeasurementSource(
                kind,
                name: random.pick(["", "Scale \"A\" <b>", "🔜", "a\nb\u{1}"]),
                reference: random.oneIn(2) ? "ref \(random.int(in: 0...99_999))" : nil
            )
        }
        var record = HealthRecord(profile: try LabSample.profile(.g4))
        for analyte in Analyte.allCases {
            let facts = LabTable.facts(analyte)
            for unit in facts.units {
                let reference = facts.reference(for: .female)
                let conventional = reference.high ?? reference.low ?? 1
                let value = try LabConversion.convert(conventional, of: analyte, from: facts.conventional, to: unit)
                let text = DecimalText.text(value, least: random.int(in: 0...3), most: 3)
                let exact = try #require(DecimalText.value(text))
                record.labs.append(
                    LabResult(
                        id: .init(next()),
                        analyte,
                        LabReading(
                            random.oneIn(5) ? value : exact,
                            unit,
                            comparator: random.pick(Comparator.allCases),
                            text: random.oneIn(6) ? "0" + text : text
                        ),
                        at: moment(),
                        from: source(),
                        formula: random.pick(EGFRFormula.allCases),
                        remarks: Set(LabRemark.allCases.filter { _ in random.oneIn(3) })
                    )
                )
            }
        }
        for _ in 0..<12 {
            let third = try Rational(random.int(in: 300...900).asInt64, 3)
            record.weights.append(
                WeightReading(
                    id: .init(next()),
                    third,
                    random.pick(WeightUnit.allCases),
                    random.pick(WeightContext.allCases),
                    at: moment(),
                    from: source()
                )
            )
            record.pressures.append(
                PressureReading(
                    id: .init(next()),
                    Rational(random.int(in: 100...180).asInt64),
                    over: try LabSample.number("\(random.int(in: 50...90)).5"),
                    at: moment(),
                    from: source()
                )
            )
            record.activities.append(
                ActivityReading(
                    id: .init(next()),
                    random.pick(ActivityKind.allCases),
                    Rational(random.int(in: 0...1400).asInt64),
                    at: moment(),
                    from: source()
                )
            )
            record.heights.append(ImportedHeight(try LabSample.number("170.2"), at: moment(), from: source()))
            record.medicines.append(
                ImportedMedicine(
                    id: .init(next()),
                    name: random.pick(["Sevelamer 800 mg", "\"Q\" <x>"]),
                    rxNorm: random.oneIn(2) ? "316049" : nil,
                    status: random.pick(ImportedMedicine.Status.allCases),
                    start: random.oneIn(2) ? try LabSample.day("2025-01-02") : nil,
                    end: random.oneIn(2) ? try LabSample.day("2025-03-02") : nil,
                    dosage: random.pick(["", "with meals"]),
                    times: random.pick([
                        [], [MedicationTime(try LocalTime(hour: 8, minute: 0))],
                        [
                            MedicationTime(try LocalTime(hour: 8, minute: 5), amount: "2 tablets"),
                            MedicationTime(try LocalTime(hour: 20, minute: 0), amount: "1 tablet"),
                        ],
                    ]),
                    weekdays: random.pick([[], [.monday, .sunday]]),
                    notes: random.pick(["", "after dialysis\nnot before"]),
                    labelNames: random.pick([[], ["SEVELAMER", "CARBONATE"]])
                )
            )
            record.goals.append(
                ImportedGoal(
                    id: .init(next()),
                    text: "Lose weight",
                    status: random.pick(ImportedGoal.Status.allCases),
                    start: random.oneIn(2) ? try LabSample.day("2025-01-02") : nil,
                    due: random.oneIn(2) ? try LabSample.day("2025-09-02") : nil,
                    target: random.oneIn(2)
                        ? .init(
                            loinc: "29463-7",
                            random.pick(Comparator.allCases),
                            try LabSample.number("75.50"),
                            unit: "kg"
                        )
                        : nil
                )
            )
        }
        return record
    }

    @Test(
        "a written record is read back as it was: ids, digits, units, times, zones, sources",
        arguments: 0..<12 as Range<UInt64>
    )
    func identity(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let record = try Self.record(&random)
        let (items, counts) = try FHIRSample.read(FHIRWriter.bundle(record, at: Self.at))
        #expect(counts.refusals.map(\.reason) == [])
        #expect(items.labs.sorted { $0.id < $1.id } == record.labs.sorted { $0.id < $1.id })
        #expect(items.weights.sorted { $0.id < $1.id } == record.weights.sorted { $0.id < $1.id })
        #expect(items.pressures.sorted { $0.id < $1.id } == record.pressures.sorted { $0.id < $1.id })
        #expect(items.activities.sorted { $0.id < $1.id } == record.activities.sorted { $0.id < $1.id })
        #expect(Set(items.heights) == Set(record.heights))
        #expect(items.medicines.sorted { $0.id < $1.id } == record.medicines.sorted { $0.id < $1.id })
        #expect(items.goals.sorted { $0.id < $1.id } == record.goals.sorted { $0.id < $1.id })
        let ann = try #require(items.persons.first)
        #expect((ann.name, ann.sex, ann.birthDate) == ("Ann", .female, LocalDate("1960-05-20")))
        #expect(items.persons.flatMap(\.categories) == record.profile.categories)
    }

    @Test("the bytes depend on the record alone, not on the order of its readings")
    func order() throws {
        var random = SeededGenerator(seed: 5)
        var record = try Self.record(&random)
        let bytes = FHIRWriter.bundle(record, at: Self.at)
        record.labs.reverse()
        record.weights = random.shuffle(record.weights)
        record.goals.reverse()
        record.heights = random.shuffle(record.heights)
        #expect(FHIRWriter.bundle(record, at: Self.at) == bytes)
    }

    @Test(
        "every resource has the shape that R4 asks for, and every reference is to an entry",
        arguments: 0..<4 as Range<UInt64>
    )
    func shape(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bundle = try JSONValue.parse(FHIRWriter.bundle(try Self.record(&random), at: Self.at))
        #expect(FHIRShape.problems(of: bundle) == [])
        #expect((bundle["entry"]?.list.count ?? 0) > 70)
    }

    @Test("a potassium is written with its code, category, time, unit, flag and range")
    func potassium() throws {
        let lab = try LabSample.lab(.potassium, "5.80 mmol/L", "2026-03-01T08:00")
        let record = HealthRecord(profile: try LabSample.profile(.g4), labs: [lab])
        let bundle = try JSONValue.parse(FHIRWriter.bundle(record, at: Self.at))
        let resource = try #require(bundle["entry"]?.list.last?["resource"])
        #expect(resource["code"]?["coding"]?[0]?["code"]?.string == "2823-3")
        #expect(resource["category"]?[0]?["coding"]?[0]?["code"]?.string == "laboratory")
        #expect(resource["effectiveDateTime"]?.string == "2026-03-01T08:00:00.000-05:00")
        #expect(resource["valueQuantity"]?["value"] == .number("5.80"))
        #expect(resource["valueQuantity"]?["code"]?.string == "mmol/L")
        #expect(resource["interpretation"]?[0]?["coding"]?[0]?["code"]?.string == "H")
        #expect(resource["referenceRange"]?[0]?["high"]?["value"] == .number("5"))
        #expect(resource["subject"]?["reference"] == bundle["entry"]?[0]?["fullUrl"])
    }

    private static func codes(_ record: HealthRecord) throws -> [String?] {
        let bundle = try JSONValue.parse(FHIRWriter.bundle(record, at: at))
        let resources = (bundle["entry"]?.list ?? []).compactMap { $0["resource"] }
        return resources.filter { $0["resourceType"]?.string == "Observation" }.map {
            $0["interpretation"]?[0]?["coding"]?[0]?["code"]?.string
        }
    }

    @Test("a value is flagged among the others: a rise, a fall from an entered rate, a corrected calcium")
    func flagsAmongOthers() throws {
        let profile = try LabSample.profile(.g2)
        let rise = [
            try LabSample.lab(.creatinine, "0.60 mg/dL", "2026-03-01T08:00"),
            try LabSample.lab(.creatinine, "0.92 mg/dL", "2026-03-02T08:00"),
        ]
        #expect(try Self.codes(HealthRecord(profile: profile, labs: rise)) == ["N", "HH"])
        let fall = [
            try LabSample.lab(.eGFR, "88", "2025-08-01T08:00"),
            try LabSample.lab(.potassium, "4.4", "2025-09-01T08:00"),
            try LabSample.lab(.creatinine, "2.2 mg/dL", "2026-03-02T08:00"),
        ]
        #expect(try Self.codes(HealthRecord(profile: profile, labs: fall)) == ["N", "N", "HH"])
        let calcium = [
            try LabSample.lab(.albumin, "2.0 g/dL", "2026-03-02T08:00", id: "a"),
            try LabSample.lab(.calcium, "9.6 mg/dL", "2026-03-02T08:00", id: "c"),
        ]
        #expect(try Self.codes(HealthRecord(profile: profile, labs: calcium)) == ["L", "H"])
    }

    @Test("a child's blood pressure and a value after a dialysis session have no flag")
    func notJudged() throws {
        let pressure = PressureReading(id: .init("p"), 112, over: 70, at: try LabSample.moment("2026-03-01T08:00"))
        let child = try LabSample.profile(.g3a, born: "2018-05-20")
        #expect(try Self.codes(HealthRecord(profile: child, pressures: [pressure])) == [nil])
        let adult = try LabSample.profile(.g3a)
        #expect(try Self.codes(HealthRecord(profile: adult, pressures: [pressure])) == ["N"])
        let session = HealthRecord(
            profile: try LabSample.profile(.hemodialysis),
            labs: [try LabSample.lab(.potassium, "3.6", "2026-03-01T13:00")],
            weights: [try LabSample.weight("70 kg", .postDialysis, "2026-03-01T12:00")]
        )
        #expect(try Self.codes(session) == [nil, nil])
    }

    @Test("an empty record is a bundle with the patient alone")
    func empty() throws {
        let bytes = FHIRWriter.bundle(HealthRecord(profile: Profile(name: "")), at: Self.at)
        let bundle = try JSONValue.parse(bytes)
        #expect(FHIRShape.problems(of: bundle) == [])
        #expect(bundle["entry"]?.list.count == 1)
    }
}

extension Int {
    fileprivate var asInt64: Int64 { Int64(self) }
}

/// R4's constraints on the written resources: names, cardinalities, codes and forms.
enum FHIRShape {
    private static let members: [String: Set<String>] = [
        "Patient": ["resourceType", "id", "extension", "name", "gender", "birthDate"],
        "Condition": [
            "resourceType", "id", "meta", "clinicalStatus", "category", "code", "subject", "onsetDateTime",
            "abatementDateTime",
        ],
        "Observation": [
            "resourceType", "id", "extension", "identifier", "status", "category", "code", "subject",
            "effectiveDateTime", "_effectiveDateTime", "valueQuantity", "interpretation", "referenceRange", "component",
        ],
        "MedicationStatement": [
            "resourceType", "id", "extension", "identifier", "status", "medicationCodeableConcept", "subject",
            "effectivePeriod", "note", "dosage",
        ],
        "Goal": [
            "resourceType", "id", "extension", "identifier", "lifecycleStatus", "description", "subject", "startDate",
            "target",
            "statusDate",
        ],
    ]

    private static let needed: [String: [String]] = [
        "Patient": [], "Condition": ["clinicalStatus", "category", "code", "subject"],
        "Observation": ["status", "code", "subject", "effectiveDateTime", "category"],
        "MedicationStatement": ["status", "medicationCodeableConcept", "subject"],
        "Goal": ["lifecycleStatus", "description", "subject"],
    ]

    static func problems(of bundle: JSONValue) -> [String] {
        var problems: [String] = []
        if bundle["resourceType"]?.string != "Bundle" || bundle["type"]?.string != "collection" {
            problems.append("no collection")
        }
        if bundle["timestamp"]?.string.flatMap({ Instant($0) }) == nil { problems.append("no timestamp") }
        let entries = bundle["entry"]?.list ?? []
        let urls = entries.compactMap { $0["fullUrl"]?.string }
        if Set(urls).count != entries.count { problems.append("addresses aren't each their own") }
        for (index, entry) in entries.enumerated() {
            let resource = entry["resource"] ?? .null
            let type = resource["resourceType"]?.string ?? ""
            func problem(_ text: String) { problems.append("\(index) \(type): \(text)") }
            guard let known = members[type] else {
                problem("unknown type")
                continue
            }
            let names = resource.object?.members.map(\.name) ?? []
            if !Set(names).isSubset(of: known) { problem("\(names)") }
            if Set(names).count != names.count { problem("a name twice") }
            for name in needed[type] ?? [] where resource[name] == nil { problem("no \(name)") }
            let id = resource["id"]?.string ?? ""
            if entry["fullUrl"]?.string != "urn:uuid:" + id || id.wholeMatch(of: /[0-9a-f-]{36}/) == nil {
                problem("id \(id)")
            }
            if let reference = resource["subject"]?["reference"]?.string, !urls.contains(reference) {
                problem("\(reference) leads nowhere")
            }
            if type == "Observation" { observation(resource, problem) }
            walk(resource, "", problem)
        }
        return problems
    }

    private static func observation(_ resource: JSONValue, _ problem: (String) -> Void) {
        if resource["valueQuantity"] == nil, resource["component"]?.list.count != 2 {
            problem("neither value nor components")
        }
        if resource["status"]?.string != "final" { problem("status") }
        let time = resource["effectiveDateTime"]?.string ?? ""
        if LocalDate(time) == nil, time.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|[+-]\d\d:\d\d)/) == nil
        {
            problem("time \(time)")
        }
        if resource["code"]?["coding"]?.list.isEmpty != false { problem("no code") }
    }

    /// Checks the general constraints: no empty values, numbers as numbers, codings with system and code, quantities with a UCUM unit.
    private static func walk(_ value: JSONValue, _ path: String, _ problem: (String) -> Void) {
        switch value {
        case .string(let text): if text.isEmpty { problem("\(path) is empty") }
        case .null: problem("\(path) is null")
        case .array(let values):
            if values.isEmpty { problem("\(path) is empty") }
            for value in values { walk(value, path + "[]", problem) }
        case .object(let object):
            if object.members.isEmpty { problem("\(path) is empty") }
            if path.hasSuffix("Quantity") || path.hasSuffix(".low") || path.hasSuffix(".high") {
                if object["value"]?.number == nil { problem("\(path) has no number") }
                if object["system"]?.string != "http://unitsofmeasure.org" || object["code"] == nil {
                    problem("\(path) unit")
                }
                if let comparator = object["comparator"]?.string, !["<", ">"].contains(comparator) {
                    problem("\(path)")
                }
            }
            if path.hasSuffix("coding[]"), object["system"] == nil || object["code"] == nil { problem("\(path)") }
            for member in object.members { walk(member.value, "\(path).\(member.name)", problem) }
        case .number, .bool: break
        }
    }
}
