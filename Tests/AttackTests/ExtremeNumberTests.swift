import Foundation
import TestKit
import Testing

@Suite("Numbers that no program expects", .timeLimit(.minutes(10)))
struct ExtremeNumberTests {
    /// A file with a number in it, marked by `@N@`, and the command that reads it.
    struct Reader: Sendable, CustomTestStringConvertible {
        let program: String
        let command: [String]
        let file: String
        let text: String

        var testDescription: String { "\(program) \(command.joined(separator: " ")) \(file): \(text.suffix(60))" }
    }

    /// Ends of ranges, texts that are read as numbers, and years.
    static let numbers = [
        "-0", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "4611686018427387904",
        "2147483648", "1e308", "1e999", "NaN", "9999", "1000000000",
    ]

    private static func recipe(_ text: String, _ file: String) -> Reader {
        Reader(program: "recipebox", command: ["import"], file: file, text: text)
    }

    private static func kidney(_ kind: String, _ file: String, _ text: String) -> Reader {
        let units = kind == "fitbit" ? ["--units", "us"] : []
        return Reader(program: "kidney", command: ["import", kind] + units, file: file, text: text)
    }

    private static func event(_ lines: String) -> Reader {
        Reader(
            program: "maricopa",
            command: ["admin", "import", "--format", "ics", "--kind", "event"],
            file: "events.ics",
            text: "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nSUMMARY:Fair\nDTSTART:20260308T073000\n"
                + "\(lines)\nEND:VEVENT\nEND:VCALENDAR\n"
        )
    }

    private static func geo(_ geometry: String) -> Reader {
        Reader(
            program: "maricopa",
            command: ["admin", "import", "--format", "geojson", "--kind", "park"],
            file: "parks.geojson",
            text: #"{"type":"FeatureCollection","features":[{"type":"Feature","id":1,"properties":{"name":"A"},"#
                + #""geometry":"# + geometry + "}]}"
        )
    }

    private static func fhir(_ value: String) -> Reader {
        kidney(
            "fhir",
            "record.json",
            #"{"resourceType":"Bundle","type":"collection","entry":[{"resource":{"resourceType":"Observation","id":"1","#
                + #""status":"final","effectiveDateTime":"2026-01-02T03:04:05Z","#
                + #""code":{"coding":[{"system":"http://loinc.org","code":"2160-0"}]},"# + value + "}}]}"
        )
    }

    private static func apple(_ type: String, _ value: String, _ date: String = "2026-01-02 03:04:05 +0000") -> Reader {
        kidney(
            "apple-health",
            "export.xml",
            "<HealthData locale=\"en_US\"><Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"a\" unit=\"lb\" "
                + "startDate=\"\(date)\" endDate=\"\(date)\" value=\"\(value)\"/></HealthData>"
        )
    }

    static let readers: [Reader] = [
        recipe(">> servings: @N@\n>> prep time: @N@ min\nMix @flour{@N@%cup} for ~{@N@%min}.", "a.cook"),
        recipe("Mix @flour{@N@/@N@%cup} and @eggs{1-@N@}.", "b.cook"),
        recipe(
            #"{"@type":"Recipe","name":"A","recipeYield":@N@,"prepTime":"PT@N@H","cookTime":"P@N@DT@N@M","#
                + #""recipeIngredient":["@N@ cups flour","@N@/@N@ cups milk","@N@ to @N@ eggs"],"#
                + #""recipeInstructions":"Mix"}"#,
            "c.json"
        ),
        event("DURATION:PT@N@H"), event("DURATION:P@N@D"), event("RRULE:FREQ=DAILY;INTERVAL=@N@;COUNT=@N@"),
        event("RRULE:FREQ=WEEKLY;INTERVAL=100000;COUNT=@N@"),
        event("RRULE:FREQ=MONTHLY;INTERVAL=@N@;COUNT=4000000"),
        event("RRULE:FREQ=MONTHLY;INTERVAL=100000;COUNT=4000000;WKST=@N@"),
        event("RRULE:FREQ=YEARLY;INTERVAL=@N@"), event("RRULE:FREQ=MONTHLY;BYDAY=SU;BYSETPOS=@N@"),
        event("RRULE:FREQ=MONTHLY;BYMONTHDAY=@N@;BYMONTH=@N@"), event("RRULE:FREQ=MONTHLY;BYDAY=@N@SU"),
        event("RRULE:FREQ=DAILY;UNTIL=@N@0101T000000Z"), event("DTEND:@N@0101T000000"), event("GEO:@N@;@N@"),
        geo(#"{"type":"Point","coordinates":[@N@,@N@]}"#),
        geo(#"{"type":"Polygon","coordinates":[[[0,0],[@N@,1],[1,@N@],[0,0]]]}"#),
        fhir(#""valueQuantity":{"value":@N@,"code":"mg/dL"}"#), fhir(#""valueString":"@N@""#),
        fhir(#""valueQuantity":{"value":1.2,"code":"mg/dL"},"issued":"@N@-01-01T00:00:00+@N@:00""#),
        apple("BodyMass", "@N@"), apple("StepCount", "@N@"), apple("BloodPressureSystolic", "@N@"),
        apple("BodyMass", "150", "@N@-01-02 03:04:05 +0000"), apple("BodyMass", "150", "2026-01-02 03:04:05 +@N@"),
        kidney(
            "fitbit",
            "weight-2026-01-01.json",
            #"[{"logId":@N@,"weight":@N@,"date":"01/02/26","time":"07:00:00"}]"#
        ),
        kidney("fitbit", "steps-2026-01-01.json", #"[{"dateTime":"01/02/26 07:00:00","value":"@N@"}]"#),
        kidney(
            "usda",
            "foods.json",
            #"{"FoundationFoods":[{"fdcId":@N@,"description":"A","foodNutrients":[{"nutrient":{"id":1092,"number":"306","#
                + #""unitName":"mg"},"amount":@N@}],"foodPortions":[{"gramWeight":@N@,"amount":@N@,"modifier":"cup"}]}]}"#
        ),
        Reader(
            program: "kidney",
            command: ["archive", "import"],
            file: "archive.jsonl",
            text: #"{"format":"nourish","version":@N@,"tables":@N@}"# + "\n{\"table\":\"meal\",\"row\":{\"at\":@N@}}\n"
        ),
        Reader(
            program: "tips",
            command: ["import"],
            file: "room.json",
            text: #"{"format":"tips-room","version":@N@,"members":{"a":{"timerMinutes":@N@}},"#
                + #""consumed":{"b":{"at":@N@}}}"#
        ),
    ]

    @Test("every reader of files takes or refuses any number, and never ends by a signal", arguments: readers)
    func files(reader: Reader) throws {
        let home = try ProgramHome()
        if reader.program == "kidney" { try home.run("kidney", "accept-terms", "--yes") }
        for number in Self.numbers {
            let text = reader.text.replacing("@N@", with: number)
            try Data(text.utf8).write(to: home.folder.file(reader.file))
            let result = try home.run(reader.program, reader.command + [reader.file])
            // The file is read in any case: a usage error, a defect of the program or a refused permission isn't an answer about it.
            #expect(
                result.exit == .status(0) || (result.exit == .status(65) && result.isOneError),
                "\(number): \(result.exit) \(result.text)\(result.errorText)"
            )
        }
    }
}
