import Foundation
import TestKit
import Testing

@Suite("kidney trends, report and report-card")
struct KidneyReportTests {
    /// The files of a home with labs of two visits, two days of meals, weights and blood pressures in March.
    private static let march = Result {
        let kidney = try KidneyBox()
        try kidney.done("lab", "add", "potassium", "5.0", "--at", "2025-12-01")
        try kidney.done("lab", "add", "potassium", "5.6", "--at", "2026-03-03")
        try kidney.done("lab", "add", "creatinine", "1.60", "--at", "2026-03-03")
        try kidney.done("bp", "add", "138/84")
        for day in ["2026-03-01", "2026-03-02"] {
            try kidney.done("eat", "ndb-09040", "1 medium", "--meal", "breakfast", "--at", day + "T07:30")
            try kidney.done("eat", "ndb-01077", "1 cup", "--meal", "dinner", "--at", day + "T18:30")
        }
        return try kidney.box.files()
    }

    private func filled() throws -> KidneyBox { KidneyBox(box: try ProgramHome(filledWith: Self.march.get())) }

    private func text(ofPDF file: URL) throws -> String {
        try ChildProcess.run(URL(filePath: "/usr/bin/pdftotext"), ["-layout", file.path, "-"]).text
    }

    private func pages(ofPDF file: URL) throws -> Int {
        try text(ofPDF: file).count { $0 == "\u{0C}" }
    }

    // MARK: Trends

    @Test("without a name it lists what can be followed; with one it draws it and says what it comes to")
    func trends() throws {
        let kidney = try filled()
        let list = try kidney.done("trends")
        for word in ["lab-potassium", "lab-egfr", "bp", "weight", "sodium", "5.6 mEq/L"] {
            #expect(list.contains(word), "\(word)")
        }
        let chart = try kidney.done("trends", "lab-potassium")
        for word in ["Potassium in the blood", "goal 3.5 to 5.0", "the one before 5.0", "your care team"] {
            #expect(chart.contains(word), "\(word)")
        }
        #expect(try kidney.done("trends", "egfr") == kidney.done("trends", "lab-egfr"))
        let json = try kidney.json("trends", "potassium")
        #expect(json["trend"]?["lines"]?[0]?["points"]?.count == 2)
    }

    @Test("no line is drawn through days on which nothing was written down")
    func gap() throws {
        let kidney = try filled()
        for day in ["2026-02-24", "2026-02-25"] {
            try kidney.done("eat", "ndb-09040", "1 medium", "--meal", "breakfast", "--at", day + "T07:30")
        }
        let file = kidney.box.folder.file("potassium.svg")
        try kidney.done("trends", "potassium", "--svg", file.path)
        let picture = try String(contentsOf: file, encoding: .utf8)
        #expect(picture.contains("Potassium eaten"))
        // Four points without a gap would be a stroke of three lines.
        #expect(!picture.contains(/d="M[^ML"]*L[^ML"]*L[^ML"]*L[^ML"]*" fill="none"/))
    }

    @Test("a trend is written as SVG, PNG and PDF; what has no values is refused, and no file is written")
    func pictures() throws {
        let kidney = try filled()
        let files = ["k.svg", "k.png", "k.pdf"].map { kidney.box.folder.file($0) }
        try kidney.done(
            "trends",
            "lab-potassium",
            "--svg",
            files[0].path,
            "--png",
            files[1].path,
            "--pdf",
            files[2].path
        )
        #expect(try String(contentsOf: files[0], encoding: .utf8).contains("<title"))
        #expect(try Data(contentsOf: files[1]).starts(with: Data([0x89, 0x50, 0x4E, 0x47])))
        #expect(try Data(contentsOf: files[2]).starts(with: Data("%PDF".utf8)))
        let none = kidney.box.folder.file("none.svg")
        let result = try kidney.run(["trends", "lab-pth", "--svg", none.path])
        #expect(result.status == 66)
        #expect(!FileManager.default.fileExists(atPath: none.path))
        #expect(try kidney.run(["trends", "nonsense"]).status == 65)
    }

    // MARK: The report

    @Test(
        "the PDF's first page has the stage, labs with the value before, intake with days and coverage, weight, pressure"
    )
    func report() throws {
        let kidney = try filled()
        let file = kidney.box.folder.file("report.pdf")
        let said = try kidney.done(
            "report",
            "--from",
            "2026-03-01",
            "--to",
            "2026-03-03",
            "--pdf",
            file.path,
            "--question",
            "May I eat bananas?"
        )
        #expect(said.contains("Wrote \(file.path)"))
        let text = try text(ofPDF: file)
        let first = text.prefix { $0 != "\u{0C}" }
        for word in [
            "Ana", "2026-03-01 to 2026-03-03", "stage G3b", "Potassium", "5.6", "2025-12-01", "goal 3.5 to 5.0", "↑",
            "Written down on 2 of 3 days", "Coverage", "Sodium", "81.2 kg", "138/84", "Medicines", "does not prescribe",
        ] { #expect(first.contains(word), "\(word)") }
        for word in ["May I eat bananas?", "Where it came from", "Banana, raw", "Appendix", "07:30"] {
            #expect(text.contains(word), "\(word)")
        }
    }

    /// The share of each page's height down to its last line of text above the footer.
    private func fill(ofPDF file: URL) throws -> [Double] {
        let text = try ChildProcess.run(URL(filePath: "/usr/bin/pdftotext"), ["-bbox", file.path, "-"]).text
        return text.components(separatedBy: "<page ").dropFirst().map { page in
            let ends = page.matches(of: /yMax="([0-9.]+)"/).compactMap { Double($0.output.1) }
            let height = page.firstMatch(of: /height="([0-9.]+)"/).flatMap { Double($0.output.1) } ?? 1
            return (ends.filter { $0 < height - 36 }.max() ?? 0) / height
        }
    }

    @Test(
        "every page but the last is at least half full, whoever it is about",
        arguments: [0, 1, 5, 12, 20]
    )
    func fullPages(days: Int) throws {
        let kidney = try KidneyBox()
        let meals = [("breakfast", "07:30"), ("lunch", "12:30"), ("dinner", "18:30")]
        let foods = [("ndb-09040", "1 medium"), ("ndb-01077", "1 cup"), ("ndb-09003", "1 medium")]
        for number in 0..<days {
            let day = "2026-02-\(number < 9 ? "0" : "")\(number + 1)"
            try kidney.done("bp", "add", "\(130 + number)/8\(number % 10)", "--at", day + "T08:00")
            if number % 4 == 0 {
                for (name, value) in [("potassium", "5.\(number % 7)"), ("phosphorus", "5.1"), ("albumin", "3.4")] {
                    try kidney.done("lab", "add", name, value, "--at", day)
                }
            }
            for (place, meal) in meals.enumerated() where (number + place) % 3 > 0 {
                let (food, amount) = foods[place]
                try kidney.done("eat", food, amount, "--meal", meal.0, "--at", "\(day)T\(meal.1)")
            }
        }
        for paper in ["letter", "a4"] {
            let file = kidney.box.folder.file("\(paper).pdf")
            try kidney.done("report", "--from", "2026-02-01", "--pdf", file.path, "--paper", paper)
            let pages = try fill(ofPDF: file)
            for (number, share) in pages.dropLast().enumerated() {
                #expect(share >= 0.5, "page \(number + 1) of \(pages.count), \(paper)")
            }
        }
    }

    @Test("the first page has the alerts that stand, those that can't wait first")
    func standing() throws {
        let kidney = try filled()
        try kidney.done("lab", "add", "potassium", "6.8", "--at", "2026-03-03")
        let file = kidney.box.folder.file("report.pdf")
        try kidney.done("report", "--from", "2026-03-01", "--pdf", file.path)
        let first = try text(ofPDF: file).prefix { $0 != "\u{0C}" }
        let alerts = try #require(first.range(of: "Alerts that stand"))
        let labs = try #require(first.range(of: "Laboratory values"))
        #expect(alerts.lowerBound < labs.lowerBound)
        #expect(first[alerts.upperBound..<labs.lowerBound].contains("act now: "))
        #expect(first[alerts.upperBound..<labs.lowerBound].contains("6.8"))
        let structure = try ChildProcess.run(URL(filePath: "/usr/bin/pdfinfo"), ["-struct-text", file.path]).text
        for node in ["H1 (block)", "H2 (block)", "H3 (block)", "TH", "Caption", "LBody"] {
            #expect(structure.contains(node), "\(node)")
        }
    }

    @Test("a day count of zero reads as never; a day with too little food can't be told")
    func never() throws {
        let kidney = try filled()
        let little = try kidney.done("report", "--from", "2026-03-01")
        #expect(little.contains("no day to judge by: less protein or energy than a day needs"))
        try kidney.done("weight", "add", "60 kg", "--at", "2026-03-01")
        for day in ["2026-03-01", "2026-03-02"] {
            try kidney.done("eat", "ndb-05064", "250 g", "--meal", "lunch", "--at", day + "T12:30")
            try kidney.done("eat", "ndb-20445", "8 cups", "--meal", "lunch", "--at", day + "T12:31")
        }
        let text = try kidney.done("report", "--from", "2026-03-01")
        #expect(text.contains("never over in 2 days"), "\(text)")
        #expect(!text.contains("on 0 of"))
    }

    @Test("the same report has the same bytes; a late entry makes the next one revised, and the file says so")
    func revised() throws {
        let kidney = try filled()
        let files = ["a.pdf", "b.pdf", "c.pdf"].map { kidney.box.folder.file($0) }
        let span = ["--from", "2026-03-01", "--to", "2026-03-02"]
        for file in files.prefix(2) { #expect(try kidney.run(["report"] + span + ["--pdf", file.path]).status == 0) }
        #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
        try kidney.done("eat", "ndb-09003", "1 medium", "--at", "2026-03-01T12:00")
        #expect(
            try kidney.run(["report"] + span + ["--pdf", files[2].path], at: "2026-03-05T08:00").text.contains(
                "Revised 2026-03-05"
            )
        )
        #expect(try text(ofPDF: files[2]).contains("Revised 2026-03-05, in place of that of 2026-03-03"))
    }

    @Test("pictures, a page for a browser, text and JSON say the same")
    func others() throws {
        let kidney = try filled()
        let picture = kidney.box.folder.file("report.png")
        let page = kidney.box.folder.file("report.html")
        try kidney.done("report", "--from", "2026-03-01", "--png", picture.path, "--html", page.path)
        #expect(try Data(contentsOf: picture).starts(with: Data([0x89, 0x50, 0x4E, 0x47])))
        #expect(FileManager.default.fileExists(atPath: kidney.box.folder.file("report-2.png").path))
        #expect(try String(contentsOf: page, encoding: .utf8).contains("Banana, raw"))
        let text = try kidney.done("report", "--from", "2026-03-01")
        for word in ["Laboratory values", "Banana, raw", "Written down on 2 of 3 days"] {
            #expect(text.contains(word), "\(word)")
        }
        let json = try kidney.json("report", "--from", "2026-03-01")
        #expect(json["report"]?["labs"]?.count == 3)
        #expect(json["isOutdated"] != nil)
    }

    @Test("days the wrong way round, too many and to come are refused with what to do, and no file is written")
    func refused() throws {
        let kidney = try filled()
        let file = kidney.box.folder.file("no.pdf")
        for span in [
            ["--from", "2026-03-03", "--to", "2026-03-01"], ["--from", "2020-01-01"], ["--to", "2026-05-01"],
        ] {
            let result = try kidney.run(["report", "--pdf", file.path] + span)
            #expect(result.status == 65, "\(span): \(result.errorText)")
        }
        #expect(try kidney.run(["report-card", "2026-09", "--pdf", file.path]).status == 65)
        #expect(try kidney.run(["report-card", "soon", "--pdf", file.path]).status == 65)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    // MARK: The card

    @Test("the month's card tells the labs and foods in plain words, and is revised by a late entry")
    func card() throws {
        let kidney = try filled()
        let files = ["a.pdf", "b.pdf"].map { kidney.box.folder.file($0) }
        let april = "2026-04-02T08:00"
        #expect(try kidney.run(["report-card", "2026-03", "--pdf", files[0].path], at: april).status == 0)
        let text = try text(ofPDF: files[0])
        for word in [
            "Ana: March 2026", "Above its goal of 3.5 to 5.0", "keeps nerves, muscles",
            "Foods to choose, by the values of March 2026",
            "More of these", "Less of these",
            "Goals and rewards", "your care team",
        ] { #expect(text.contains(word), "\(word)") }
        try kidney.run(["lab", "add", "phosphorus", "3.9", "--at", "2026-03-20"], at: april)
        let said = try kidney.run(["report-card", "--pdf", files[1].path], at: "2026-04-03T08:00").text
        #expect(said.contains("Revised 2026-04-03, in place of that of 2026-04-02"))
        #expect(try kidney.run(["report-card", "2026-04"], at: april).text.contains("so far"))
    }
}

extension JSONShapeTests.Shape {
    /// The number of members of an array; nil for anything else.
    fileprivate var count: Int? { if case .array(let list) = self { list.count } else { nil } }
}
