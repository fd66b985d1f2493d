import Foundation
import FuzzReaders
import ServedRooms
import TestKit
import Testing

@Suite("Numbers that no program expects", .timeLimit(.minutes(10)))
struct ExtremeNumberTests {
    /// A file or folder with numbers marked by `@N@`, and the command that reads it.
    struct Reader: Sendable, CustomTestStringConvertible {
        let program: String
        let command: [String]
        let file: String
        let text: String
        /// The files of the folder `file`, by name; empty if it is a file.
        var parts: [String: String] = [:]
        /// Whether the command prints its findings before it fails.
        var reportsFirst = false

        var testDescription: String { "\(program) \(command.joined(separator: " ")) \(file): \(text.suffix(60))" }
    }

    /// Limits of ranges, texts that parse as numbers, and years.
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

    private static func service(_ members: String) -> Reader {
        Reader(
            program: "maricopa",
            command: ["admin", "import", "--format", "hsds"],
            file: "services.json",
            text: #"[{"id":"s1","name":"Pantry","status":"active","# + members + "}]"
        )
    }

    private static func usda(_ parts: [String: String]) -> Reader {
        Reader(program: "kidney", command: ["import", "usda"], file: "foods", text: "", parts: parts)
    }

    private static func course(_ file: String, _ text: String) -> Reader {
        Reader(program: "habit", command: ["course", "lint"], file: file, text: text, reportsFirst: true)
    }

    private static func archive(_ lines: String, migrations: String = "[]") -> Reader {
        Reader(
            program: "recipebox",
            command: ["archive", "import"],
            file: "archive.jsonl",
            text: #"{"archive":"nourish","version":1,"originals":false,"migrations":"# + migrations + "}\n" + lines
        )
    }

    private static func room(_ members: String) -> Reader {
        let place = #""day":"2026-03-08","item":"i","member":"m","at":"2026-03-08T09:30:00.000Z""#
        let text = members.replacing("PLACE", with: place)
        return Reader(
            program: "tips",
            command: ["import"],
            file: "room.json",
            text: #"{"format":"nourish-tips-room","version":1,"# + text + "}"
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
        usda([
            "FOOD_DES.txt": "~0@N@~^~0100~^~Milk~^~MILK~^~~^~~^~Y~^~~^@N@^~~^@N@^@N@^8.79^3.87\n",
            "NUT_DATA.txt": "~0@N@~^~306~^@N@^@N@^1.5^~1~^~A~^~~^~~^@N@^120^140^^^^~~^~01/2026~^~~\n",
            "WEIGHT.txt": "~0@N@~^@N@^@N@^~cup~^@N@^^\n", "FD_GROUP.txt": "~@N@~^~Dairy~\n",
        ]),
        usda([
            "nutrient.csv": "\"id\",\"unit_name\"\n\"@N@\",\"MG\"\n\"1092\",\"MG\"\n",
            "measure_unit.csv": "\"id\",\"name\"\n\"@N@\",\"cup\"\n",
            "food.csv": "\"fdc_id\",\"data_type\",\"description\"\n\"@N@\",\"sr_legacy_food\",\"Milk\"\n",
            "sr_legacy_food.csv": "\"fdc_id\",\"NDB_number\"\n\"@N@\",\"@N@\"\n",
            "branded_food.csv":
                "\"fdc_id\",\"brand_owner\",\"serving_size\",\"serving_size_unit\"\n\"@N@\",\"B\",\"@N@\",\"g\"\n",
            "food_portion.csv": "\"fdc_id\",\"seq_num\",\"amount\",\"measure_unit_id\",\"gram_weight\"\n"
                + "\"@N@\",\"@N@\",\"@N@\",\"@N@\",\"@N@\"\n",
            "food_nutrient.csv": "\"fdc_id\",\"nutrient_id\",\"amount\"\n\"@N@\",\"1092\",\"@N@\"\n",
        ]),
        kidney(
            "usda",
            "branded.json",
            #"{"BrandedFoods":[{"fdcId":1,"description":"A","servingSize":@N@,"servingSizeUnit":"g","#
                + #""foodNutrients":[{"nutrient":{"id":@N@,"number":"@N@","unitName":"mg"},"amount":1}]}]}"#
        ),
        service(#""service_at_locations":[{"location":{"name":"L","latitude":@N@,"longitude":@N@}}]"#),
        service(#""minimum_age":@N@,"maximum_age":@N@,"phones":[{"number":"@N@","extension":@N@}]"#),
        service(#""schedules":[{"freq":"MONTHLY","interval":@N@,"count":@N@,"bymonthday":"@N@","opens_at":"09:00"}]"#),
        service(
            #""schedules":[{"freq":"WEEKLY","byday":"@N@MO","opens_at":"@N@:00","closes_at":"17:@N@","until":"@N@-01-01"}]"#
        ),
        course(
            "course.json",
            #"{"format":"nourish-course","version":@N@,"title":"C","language":"en","author":"A","weeks":@N@,"posts":"#
                + #"[{"id":"p","week":@N@,"order":@N@,"kind":"article","title":"One","url":"one.html"}]}"#
        ),
        course(
            "course.json",
            #"{"format":"nourish-course","version":1,"title":"C","language":"en","author":"A","weeks":10,"posts":"#
                + #"[{"id":"p","week":@N@,"order":@N@,"kind":"article","title":"One","url":"one.html"}]}"#
        ),
        course(
            "feed.xml",
            "<rss version=\"2.0\"><channel><title>T</title><item><title>One</title><guid>1</guid><link>https://a.example/1</link>"
                + "<pubDate>Sun, @N@ Mar @N@ 09:@N@:00 -@N@</pubDate><category>week:@N@</category>"
                + "<enclosure url=\"https://a.example/c.mp3\" length=\"@N@\" type=\"audio/mpeg\"/></item></channel></rss>"
        ),
        course(
            "feed.json",
            #"{"version":"https://jsonfeed.org/version/1.1","title":"T","items":[{"id":@N@,"url":"https://a.example/1","#
                + #""date_published":"@N@-03-08T09:@N@:00+@N@:00","tags":["week:@N@"],"#
                + #""attachments":[{"url":"https://a.example/a","mime_type":"audio/mpeg","size_in_bytes":@N@,"duration_in_seconds":@N@}]}]}"#
        ),
        Reader(
            program: "recipebox",
            command: ["archive", "import"],
            file: "archive.jsonl",
            text: #"{"archive":"nourish","version":@N@,"originals":false,"migrations":[]}"#
        ),
        archive(#"{"end":true,"rows":@N@}"#),
        archive(#"{"table":"recipe","row":{"id":@N@,"servings":@N@}}"# + "\n" + #"{"end":true,"rows":1}"#),
        archive(#"{"table":"recipe","row":{"servings":{"real":"@N@"}}}"# + "\n" + #"{"end":true,"rows":1}"#),
        archive(#"{"original":"@N@","bytes":@N@}"# + "\n" + #"{"end":true,"rows":0}"#),
        room(
            #""registers":[{"key":{"scope":"room","kind":"room","entity":"r","field":"@N@"},"value":"@N@","clock":"@N@"}]"#
        ),
        room(
            #""registers":[{"key":{"scope":"room","kind":"room","entity":"r","field":"timerMinutes"},"value":"@N@","#
                + #""clock":"0195749a6e40-0000-k3f9x2aa"}]"#
        ),
        room(
            #""registers":[],"claims":[{"clock":"0195749a6e40-@N@-k3f9x2aa",PLACE,"by":"m","amount":"@N@"}],"tombstones":[]"#
        ),
        room(
            #""registers":[],"claims":[{"clock":"7fffffffffff-ffff-k3f9x2aa","day":"@N@-03-08","item":"i","member":"m","#
                + #""at":"@N@-03-08T09:30:00.000Z","by":"m"}],"tombstones":[]"#
        ),
        room(#""registers":[],"claims":[],"tombstones":[],"version":@N@"#),
    ]

    @Test("every reader of files takes or refuses any number, and never ends by a signal", arguments: readers)
    func files(reader: Reader) throws {
        let home = try ProgramHome()
        if reader.program == "kidney" { try home.run("kidney", "accept-terms", "--yes") }
        for number in Self.numbers {
            if reader.parts.isEmpty {
                try home.folder.write(reader.text.replacing("@N@", with: number), to: reader.file)
            }
            for (name, text) in reader.parts {
                try home.folder.write(text.replacing("@N@", with: number), to: "\(reader.file)/\(name)")
            }
            let result = try home.run(reader.program, reader.command + [reader.file])
            // The program must read the file. A usage error, a crash or a refused permission would say nothing about reading.
            #expect(
                result.exit == .status(0)
                    || (result.exit == .status(65)
                        && (reader.reportsFirst ? result.isOneErrorLine : result.isOneError)),
                "\(number): \(result.exit) \(result.text)\(result.errorText)"
            )
        }
    }

    @Test("every reader that is fuzzed takes or refuses any number in its kept files", arguments: FuzzReader.all)
    func keptFiles(reader: FuzzReader) async throws {
        let folder = Corpus.package.appending(path: "Tests/Fixtures/fuzz/\(reader.name)")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .compactMap { String(data: try Data(contentsOf: $0), encoding: .utf8) }
        try await FuzzReader.onThread {
            for text in files {
                let places = text.ranges(of: /[0-9]+(\.[0-9]+)?/)
                for number in Self.numbers {
                    try reader.read(Array(text.replacing(/[0-9]+(\.[0-9]+)?/, with: number).utf8))
                    for place in places.prefix(12) {
                        try reader.read(Array(text.replacingCharacters(in: place, with: number).utf8))
                    }
                }
            }
        }
    }

    @Test("a server of rooms answers any number in a value, a query or a parameter, and goes on")
    func server() async throws {
        let folder = try TemporaryFolder()
        let server = try Roomd(in: folder.file("roomd"))
        let connection = try server.connect()
        func status(_ line: String, _ body: String? = nil) async throws -> Int {
            try await connection.ask(line, ["Authorization: Bearer owner"], body: body).status
        }
        #expect(try await status("PUT /a.json?ns=a", #"{"1": 1, "b": {".value": 2, ".priority": 3}, "c": "x"}"#) == 200)
        for number in Self.numbers {
            for (line, body) in [
                ("PUT /n.json?ns=a", number), ("PUT /n.json?ns=a", #"{"\#(number)": [\#(number)]}"#),
                ("PUT /n/.priority.json?ns=a", number),
                ("PATCH /a.json?ns=a", #"{"1": {".sv": {"increment": \#(number)}}}"#),
                ("PUT /n.json?ns=a", #"{".value": \#(number), ".priority": \#(number)}"#),
                ("GET /a/\(number).json?ns=a", nil), ("GET /a.json?ns=a&timeout=\(number)ms", nil),
                ("GET /a.json?ns=a&orderBy=%22$value%22&startAt=\(number)&endAt=\(number)", nil),
                ("GET /a.json?ns=a&orderBy=%22$key%22&limitToFirst=\(number)", nil),
                ("GET /a.json?ns=a&orderBy=%22$priority%22&equalTo=\(number)&limitToLast=\(number)", nil),
            ] {
                let answered = try await status(line, body)
                #expect((200..<500).contains(answered), "\(line) \(body ?? ""): \(answered)")
            }
        }
        #expect(try await status("GET /a/c.json?ns=a") == 200)
    }
}
