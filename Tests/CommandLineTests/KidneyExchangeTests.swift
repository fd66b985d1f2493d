import Foundation
import TestKit
import Testing

@Suite("Files of other programs come in through the executable, and the record goes out")
struct KidneyExchangeTests {
    private static func record(
        _ type: String,
        _ value: String,
        _ unit: String,
        at time: String,
        source: String = "Watch"
    ) -> String {
        """
        <Record type="HKQuantityTypeIdentifier\(type)" sourceName="\(source)" unit="\(unit)" \
        startDate="\(time) -0700" endDate="\(time) -0700" value="\(value)"/>

        """
    }

    /// A phone's export: a weight, a blood pressure, two glucose values, the steps of two days, a meal without potassium, a glass of water, a height,
    /// an implausible weight, and a type that isn't imported.
    static let export =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<HealthData locale=\"en_US\">\n"
        + record("BodyMass", "178.6", "lb", at: "2026-03-01 07:10:00", source: "Scale")
        + record("BloodPressureSystolic", "131", "mmHg", at: "2026-03-01 07:12:00", source: "Cuff")
        + record("BloodPressureDiastolic", "84", "mmHg", at: "2026-03-01 07:12:00", source: "Cuff")
        + record("BloodGlucose", "101", "mg/dL", at: "2026-03-01 07:15:00")
        + record("BloodGlucose", "164", "mg/dL", at: "2026-03-01 14:15:00")
        + record("StepCount", "4100", "count", at: "2026-03-01 09:00:00", source: "Phone")
        + record("StepCount", "4230", "count", at: "2026-03-01 09:00:00")
        + record("StepCount", "800", "count", at: "2026-03-02 09:00:00")
            + """
            <Correlation type="HKCorrelationTypeIdentifierFood" sourceName="Diary">
            <MetadataEntry key="HKFoodType" value="Lentil soup"/>

            """ + record("DietarySodium", "941.5", "mg", at: "2026-03-02 12:30:00", source: "Diary")
        + record("DietaryEnergyConsumed", "410", "kcal", at: "2026-03-02 12:30:00", source: "Diary")
        + "</Correlation>\n" + record("DietaryWater", "250", "mL", at: "2026-03-02 15:00:00", source: "Diary")
        + record("Height", "170", "cm", at: "2026-03-01 07:00:00")
        + record("BodyMass", "1786", "lb", at: "2026-03-02 07:00:00", source: "Scale")
        + record("HeartRate", "61", "count/min", at: "2026-03-02 07:00:00") + "</HealthData>\n"

    /// The export in the phone's archive, beside its clinical document.
    static let archive = ZipFixture.archive([
        ZipFixture.File(deflated: "apple_health_export/export.xml", Array(export.utf8)),
        ZipFixture.File("apple_health_export/export_cda.xml", "<ClinicalDocument/>"),
    ])

    static let fitbit: [(name: String, text: String)] = [
        (
            "weight-2026-02-01.json",
            "[{\"logId\": 7, \"weight\": 180.2, \"date\": \"02/18/26\", \"time\": \"06:59:00\"}]"
        ),
        ("steps-2026-02-01.json", "[{\"dateTime\": \"02/18/26 19:25:00\", \"value\": \"3120\"}]"),
        ("heart_rate-2026-02-18.json", "[{\"dateTime\": \"02/18/26 19:25:00\", \"value\": {\"bpm\": 61}}]"),
    ]

    private func write(_ bytes: [UInt8], _ name: String, in home: KidneyBox) throws {
        let file = home.box.folder.file(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    @Test(
        "a phone's export and its archive are one import: counts and lines of refusals, the journal, and again nothing is new"
    )
    func appleHealth() throws {
        let home = try KidneyBox()
        try write(Array(Self.export.utf8), "export.xml", in: home)
        try write(Self.archive, "export.zip", in: home)
        let report = try home.json("import", "apple-health", "export.xml")
        let counts = try #require(report["counts"])
        #expect(counts["read"] == .number(14) && counts["new"] == .number(8) && counts["alreadyThere"] == .number(1))
        #expect(counts["merged"] == .number(2) && counts["passedOver"] == .number(2) && counts["refused"] == .number(1))
        #expect(report["refusals"]?[0]?["reason"]?.text?.contains("did you mean 178.6 lb") == true)
        #expect(report["refusals"]?[0]?["line"] == .number(18))
        let journal = try home.json("journal", "--day", "2026-03-02")
        #expect("\(journal)".contains("Lentil soup") && "\(journal)".contains("serving as recorded"))
        let before = try home.everything()
        let again = try home.done("import", "apple-health", "export.zip")
        #expect(again.contains("nothing new") && again.contains("0 new, 0 changed, 9 already there"))
        #expect(try home.everything() == before)
        #expect(try home.done("undo").contains("import of export.xml"))
        #expect(try home.json("weight", "list").array.count == 1)
    }

    @Test("imports and exports answer as their transcript records")
    func transcript() throws {
        let home = try KidneyBox()
        try write(Self.archive, "export.zip", in: home)
        for file in Self.fitbit { try write(Array(file.text.utf8), "Takeout/\(file.name)", in: home) }
        var transcript = Transcript("kidney-exchange", in: home.box.folder.url)
        for command in [
            ["import", "apple-health", "export.zip"], ["journal", "--day", "2026-03-02"],
            ["import", "apple-health", "export.zip"], ["import", "fitbit", "Takeout"], ["undo"],
            ["export", "fhir", "record.json"], ["import", "fhir", "record.json"],
            ["export", "csv", "food.csv"], ["export", "csv", "measured.csv", "--measurements"],
            ["import", "apple-health", "record.json"], ["import", "fhir", "export.zip"],
            ["import", "fitbit", "nowhere"],
        ] { try transcript.run("kidney", arguments: command + KidneyBox.at(KidneyBox.start)) }
        try transcript.compare()
    }

    @Test("Fitbit's folder and archive are one import, in the units that are said")
    func fitbitFiles() throws {
        let home = try KidneyBox()
        for file in Self.fitbit { try write(Array(file.text.utf8), "Takeout/Fitbit/\(file.name)", in: home) }
        try write(
            ZipFixture.archive(Self.fitbit.map { ZipFixture.File("Takeout/Fitbit/\($0.name)", $0.text) }),
            "takeout.zip",
            in: home
        )
        let report = try home.json("import", "fitbit", "Takeout", "--units", "us")
        #expect(report["kinds"]?.array.map { $0["kind"] } == [.text("weights"), .text("activity")])
        #expect(try home.json("import", "fitbit", "takeout.zip", "--units", "us")["counts"]?["new"] == .number(0))
        #expect(try home.json("weight", "list").array.contains { $0["unit"] == .text("[lb_av]") })
        // A second import with the right unit corrects the values of the wrong one.
        let other = try home.json("import", "fitbit", "takeout.zip", "--units", "metric")
        #expect(other["counts"]?["changed"] == .number(1) && other["counts"]?["new"] == .number(0))
        #expect(try home.json("weight", "list").array.allSatisfy { $0["unit"] == .text("kg") })
    }

    @Test("the record goes to another machine and back as FHIR, medicines and goals among it")
    func fhir() throws {
        let home = try KidneyBox()
        try home.done("lab", "add", "potassium", "4.40", "--unit", "mmol/L")
        try home.done("bp", "add", "128/76")
        try home.done("med", "add", "Zestril", "--dose", "10 mg", "--at", "08:00")
        try home.done("goal", "add", "bp", "130/80")
        try home.done("export", "fhir", "record.json")
        let copy = try KidneyBox(.accepted)
        try FileManager.default.copyItem(
            at: home.box.folder.file("record.json"),
            to: copy.box.folder.file("record.json")
        )
        let report = try copy.json("import", "fhir", "record.json")
        #expect(report["counts"]?["refused"] == .number(0))
        let filled = ["name", "sex", "birthDate", "height", "category"]
        #expect(report["filled"] == .array(filled.map { .text($0) }))
        for list in [["lab", "list"], ["weight", "list"], ["bp", "list"], ["med", "list"]] {
            let (one, other) = (try home.run(list + ["--json"]), try copy.run(list + ["--json"]))
            #expect(one.status == 0 && ids(one.text) == ids(other.text) && !ids(one.text).isEmpty, "\(list)")
        }
        try copy.done("export", "fhir", "copy.json")
        let (bytes, again) = (
            try Data(contentsOf: copy.box.folder.file("record.json")),
            try Data(contentsOf: copy.box.folder.file("copy.json"))
        )
        #expect(bytes == again)
    }

    /// The ids in a JSON text.
    private func ids(_ text: String) -> [Substring] { text.matches(of: /"id" ?: "([^"]+)"/).map(\.1).sorted() }

    @Test("tables for a dietitian have each food with its time, and an empty cell where nothing is known")
    func csv() throws {
        let home = try KidneyBox()
        try home.done("eat", "ndb-09040", "1 medium", "--meal", "breakfast", "--at", "07:30")
        try write(Array(Self.export.utf8), "export.xml", in: home)
        try home.done("import", "apple-health", "export.xml")
        try home.done("export", "csv", "food.csv")
        let lines = try String(contentsOf: home.box.folder.file("food.csv"), encoding: .utf8).split(separator: "\r\n")
        #expect(lines.count == 4)
        #expect(lines[1].contains("2026-03-02T12:30:00") && lines[1].contains("Lentil soup,1 serving as recorded,,,"))
        #expect(lines[3].contains("2026-03-03T07:30:00") && lines[3].contains("breakfast"))
        try home.done("export", "csv", "measured.csv", "--measurements", "--from", "2026-03-01", "--to", "2026-03-01")
        let measured = try String(contentsOf: home.box.folder.file("measured.csv"), encoding: .utf8)
        #expect(measured.contains("Blood pressure,131,84,mmHg") && !measured.contains("2026-03-03"))
        let refused = try home.run(["export", "csv", "food.csv"])
        #expect(refused.status == 64 && refused.errorText.contains("Replace"))
    }

    @Test(
        "hostile and broken files are refused with what to do, and nothing is changed",
        arguments: ["bomb.xml", "outside.xml", "up.zip", "bomb.zip", "half.zip", "cda.zip", "feed.xml", "empty.json"]
    )
    func hostile(name: String) throws {
        let home = try KidneyBox()
        let secret = home.box.folder.file("secret.txt")
        try Data("81.5".utf8).write(to: secret)
        let files: [String: [UInt8]] = [
            "bomb.xml": Array(
                """
                <!DOCTYPE HealthData [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
                <HealthData>&c;</HealthData>
                """.utf8
            ),
            "outside.xml": Array(
                """
                <!DOCTYPE HealthData [<!ENTITY f SYSTEM "file://\(secret.path)">]>
                <HealthData>&f;</HealthData>
                """.utf8
            ),
            "up.zip": ZipFixture.archive([ZipFixture.File("../../export.xml", Self.export)]),
            "bomb.zip": ZipFixture.archive([
                ZipFixture.File("export.xml", gzip: GzipFixture.bomb(zeros: 100_000), size: 50, checksum: 0)
            ]),
            "half.zip": Array(Self.archive.prefix(Self.archive.count / 2)),
            "cda.zip": ZipFixture.archive([ZipFixture.File("export_cda.xml", "<ClinicalDocument/>")]),
            "feed.xml": Array("<rss/>".utf8), "empty.json": [],
        ]
        try write(try #require(files[name]), name, in: home)
        let before = try home.everything()
        let kind = name.hasSuffix("json") ? "fhir" : "apple-health"
        let result = try home.run(["import", kind, name])
        #expect(result.status == 65 && result.text.isEmpty, "\(result.errorText)")
        #expect(result.errorText.contains(" — ") && !result.errorText.contains("81.5"))
        #expect(try home.everything() == before)
    }

    @Test("nothing comes in or goes out before the terms were accepted")
    func terms() throws {
        let home = try KidneyBox(.new)
        try write(Array(Self.export.utf8), "export.xml", in: home)
        for command in [
            ["import", "apple-health", "export.xml"], ["import", "fitbit", "export.xml"],
            ["import", "fhir", "export.xml"],
            ["export", "fhir", "x.json"], ["export", "csv", "x.csv"],
        ] {
            #expect(try home.run(command).status == 77, "\(command)")
        }
    }
}
