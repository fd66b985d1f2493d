import Foundation
import TestKit
import Testing

@Suite("kidney med and kidney interactions")
struct KidneyMedicineTests {
    @Test("a day with medicines reads as its transcript records")
    func transcript() throws {
        let home = try KidneyBox()
        let day = "2026-03-03T"
        var transcript = Transcript("kidney-medicines", in: home.box.folder.url)
        let turns: [(at: String, [String])] = [
            (day + "08:00", ["med"]), (day + "08:00", ["interactions"]),
            (day + "08:01", ["lab", "add", "potassium", "5.8", "--unit", "mmol/L", "--at", "2026-03-02"]),
            (day + "08:02", ["med", "add", "Zestril", "--dose", "20 mg", "--at", "08:00", "--from", "2026-01-05"]),
            (
                day + "08:03",
                ["med", "add", "Coumadin", "--dose", "5 mg", "--at", "6 pm", "--remind", "--note", "INR on Mondays"]
            ),
            (
                day + "08:04",
                ["med", "add", "Lokelma", "--dose", "5 g", "--at", "08:00", "--weekdays", "Tue, Thu, Sat"]
            ),
            (day + "08:05", ["med", "add", "Wonderdrug"]),
            (day + "08:05", ["med", "add", "Zestril", "--at", "bedtime"]),
            (day + "08:06", ["med", "list"]), (day + "12:00", ["eat", "ndb-11457", "200 g", "--meal", "lunch"]),
            (day + "12:01", ["interactions"]), (day + "12:02", ["med", "show", "zestril"]),
            (day + "12:03", ["med", "stop", "Wonderdrug", "--on", "yesterday"]),
            (day + "12:04", ["med", "edit", "coumadin", "--dose", "2.5 mg", "--no-remind"]),
            (day + "12:05", ["med", "delete", "lokelma"]), (day + "12:06", ["undo"]),
            ("2026-03-04T08:00", ["med", "list"]),
        ]
        for (time, command) in turns {
            // Other tests record the output of other commands.
            if ["lab", "eat"].contains(command[0]) {
                #expect(try home.run(command, at: time).status == 0)
            } else {
                try transcript.run("kidney", arguments: command + KidneyBox.at(time))
            }
        }
        try transcript.compare()
    }

    @Test("the pages as JSON: the list, one medicine, what came of an entry, and what doesn't go together")
    func json() throws {
        let home = try KidneyBox()
        try home.done("lab", "add", "potassium", "5.8", "--unit", "mmol/L")
        let receipt = try home.json(
            "med",
            "add",
            "Zestoretic",
            "--dose",
            "20 mg",
            "--at",
            "08:00",
            "--at",
            "20:00 half"
        )
        #expect(
            receipt.keys == [
                "title", "revision", "medicine", "when", "findings", "gaps", "scope", "changes", "careTeam",
                "opens",
            ]
        )
        #expect(receipt["medicine"]?["check"] == .text("rules looked at, none on its dose with weak kidneys"))
        #expect(receipt["medicine"]?["schedule"] == .text("08:00, 20:00 half"))
        try home.done("med", "add", "Wonderdrug")
        let list = try home.json("med", "list")
        #expect(list["taken"]?.array.map { $0["name"] } == [.text("Wonderdrug"), .text("Zestoretic")])
        #expect(list["ended"] == .array([]) && list["notChecked"]?.array.count == 1)
        let one = try home.json("med", "show", "zestoretic")
        #expect(one["parts"]?.array.map { $0["generic"] } == [.text("lisinopril"), .text("hydrochlorothiazide")])
        let day = try home.json("interactions")
        #expect(day["day"] == .text("2026-03-03") && day["isIll"] == .truth(false))
        let findings = try #require(day["findings"]?.array)
        #expect(!findings.isEmpty)
        for finding in findings {
            #expect(finding.keys.isSuperset(of: ["id", "severity", "headline", "advice", "why", "source", "opposed"]))
        }
        #expect(try home.json("interactions", "--ill", "--day", "yesterday")["isIll"] == .truth(true))
    }

    @Test("a wrong input is refused with the exit status and what to do, and nothing is changed")
    func refusals() throws {
        let home = try KidneyBox()
        try home.done("med", "add", "Lasix", "--dose", "40 mg", "--from", "2026-03-01")
        let before = try home.everything()
        let cases: [([String], Int32, String)] = [
            (["med", "add", " "], 65, "the medicine has no name"),
            (["med", "add", "Zestril", "--at", "with breakfast"], 65, "write one such as 08:00"),
            (["med", "add", "Zestril", "--at", "8:00", "--at", "08:00 2 tablets"], 65, "stands twice at 08:00"),
            (["med", "add", "Zestril", "--weekdays", "someday"], 65, "is no day of the week"),
            (["med", "add", "Zestril", "--from", "soon"], 65, "“soon” is no day"),
            (["med", "add", "Zestril", "--from", "2026-03-02", "--until", "2026-03-01"], 65, "before it begins"),
            (["med", "stop", "Lasix", "--on", "2026-02-01"], 65, "before it begins"),
            (["med", "show", "Nothing"], 66, "there is no medicine “Nothing”"),
            (["med", "delete", "xyzw"], 66, "there is no medicine"),
            (["interactions", "--day", "someday"], 65, "“someday” is no day"),
        ]
        for (command, status, words) in cases {
            let result = try home.run(command)
            #expect(result.status == status && result.errorText.contains(words), "\(command): \(result.errorText)")
        }
        #expect(try home.everything() == before)
        let stranger = try KidneyBox(.new)
        for command in [["med", "list"], ["med", "add", "Lasix"], ["interactions"]] {
            #expect(try stranger.run(command).status == 77)
        }
    }

    @Test("doctor names the claims that aren't confirmed, and evidence lists every source")
    func evidence() throws {
        let home = try KidneyBox()
        let text = try home.done("doctor")
        #expect(text.contains("aren't confirmed in a source") && text.contains("interaction/statin-two"))
        let claims = try home.json("evidence").array
        #expect(claims.count > 250)
        let one = try #require(claims.first { $0["id"] == .text("interaction/statin-two") })
        #expect(one["grade"] == .text("recalled") && one["caution"]?.text?.contains("not confirmed") == true)
        let document = try home.done("evidence", "--markdown")
        #expect(document.hasPrefix("# Clinical evidence\n"))
    }

    @Test("the medicine that is taken is meant of two of one name, and of two that are taken the command asks which")
    func sameName() throws {
        let home = try KidneyBox()
        try home.done("med", "add", "Lasix", "--dose", "20 mg", "--from", "2026-01-01", "--until", "2026-02-01")
        try home.done("med", "add", "Lasix", "--dose", "40 mg", "--from", "2026-02-02")
        #expect(try home.done("med", "show", "lasix").contains("Lasix 40 mg"))
        try home.done("med", "add", "Lasix", "--dose", "80 mg", "--from", "2026-03-01")
        let result = try home.run(["med", "show", "lasix"])
        #expect(result.status == 66 && result.errorText.contains("could be any of 3"))
        let list = try #require(try home.json("med", "list")["taken"]?.array)
        let id = try #require(list.last?["id"]?.text)
        #expect(try home.done("med", "show", String(id.suffix(8))).contains("Lasix"))
    }

    @Test("the pages of the day show what medicines do to the targets: an active vitamin D moves the calcium limit")
    func targets() throws {
        let home = try KidneyBox()
        let before = try home.done("targets")
        let shown = try home.done("med", "add", "Rocaltrol", "--dose", "0.25 mcg")
        #expect(shown.contains("target calcium"))
        #expect(try home.done("targets") != before)
        try home.done("undo")
        #expect(try home.done("targets") == before)
    }

    @Test("every page of medicines fits into 80 and into 40 columns", arguments: [80, 40])
    func width(_ columns: Int) throws {
        let home = try KidneyBox()
        try home.done("lab", "add", "potassium", "5.8", "--unit", "mmol/L")
        try home.done("med", "add", "Zestril", "--dose", "20 mg", "--at", "08:00 2 tablets", "--remind")
        try home.done("med", "add", "Wonderdrug of a long name", "--weekdays", "Mon, Wed, Fri")
        try home.done("med", "add", "Lokelma", "--dose", "10 g", "--at", "08:30")
        for command in [
            ["med", "list"], ["med", "show", "Zestril"], ["med", "show", "Lokelma"], ["interactions"], ["today"],
            ["med", "add", "warfarin", "--dose", "5 mg"],
        ] {
            var environment = home.box.environment
            environment["NO_COLOR"] = "1"
            let program = try Executable.named("kidney").path
            let result = try ChildProcess.run(
                URL(fileURLWithPath: "/bin/sh"),
                ["-c", "stty cols \(columns) && exec \"$0\" \"$@\"", program] + command
                    + KidneyBox.at(KidneyBox.start),
                input: "\u{4}",
                environment: environment,
                folder: home.box.folder.url,
                streams: .terminal
            )
            #expect(result.status == 0, "\(command): \(result.text)")
            for line in result.text.split(whereSeparator: \.isNewline) {
                #expect(line.count <= columns, "\(command): \(line)")
            }
        }
    }
}
