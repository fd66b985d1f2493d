import Foundation
import TestKit
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("habit graph, heatmap and progress, here and as pictures")
struct HabitChartTests {
    private static let evening = "2026-03-09T21:00"

    /// A home with seven ticked days of the observation, and one of eating slowly.
    private func ticked() throws -> HabitBox {
        let home = try HabitBox(.weekTwo)
        try home.done("check", "slowly", at: "2026-03-09T20:00")
        return home
    }

    // MARK: In the terminal

    @Test("the graph shows the total of each day since the start")
    func graph() throws {
        #expect(
            try ticked().done("graph", at: Self.evening)
                == """
                100 points in 8 days

                points
                100 ┤                                                                   ⣀⣀⣀⣀⣀⠤⠤⠤
                    │                                                            ⢀⡠⠔⠊⠉⠉⠉
                    │                                                        ⢀⡠⠔⠊⠁
                    │                                                     ⡠⠔⠊⠁
                    │                                                 ⣀⠤⠒⠉
                    │                                             ⣀⠤⠒⠉
                 50 ┤                                         ⣀⠤⠒⠉
                    │                                    ⢀⡠⠔⠒⠉
                    │                               ⣀⣀⠤⠒⠉⠁
                    │                       ⣀⣀⠤⠤⠒⠒⠉⠉
                    │            ⣀⣀⣀⠤⠤⠔⠒⠒⠊⠉⠉
                    │⣀⣀⠤⠤⠤⠔⠒⠒⠒⠉⠉⠉
                  0 ┤
                    └┬──────────┬─────────┬──────────┬─────────┬──────────┬─────────┬──────────┬
                   Mar 2      Mar 3     Mar 4      Mar 5     Mar 6      Mar 7     Mar 8    Mar 9
                   2026

                """
        )
    }

    @Test("the heat map shows each day since the start in its week, and room for those to come")
    func heatMap() throws {
        #expect(
            try ticked().done("heatmap", at: Self.evening)
                == """
                Habits done, day by day

                    Mar
                Mon ██ ██
                Tue ██
                Wed ██
                Thu ██
                Fri ██
                Sat ██
                Sun ██

                · not done   █ done   [ ] nothing due

                """
        )
    }

    @Test("on the first day both say kindly that it begins with the first tick")
    func firstDay() throws {
        let home = try HabitBox(.started)
        #expect(
            try home.done("heatmap")
                == """
                Nothing is ticked yet: it begins with your first tick.

                    Mar
                Mon ··
                Tue
                Wed
                Thu
                Fri
                Sat
                Sun

                · not done   █ done   [ ] nothing due

                """
        )
        let graph = try home.done("graph")
        #expect(graph.hasPrefix("Nothing is ticked yet: it begins with your first tick.\n"))
        #expect(graph.contains("●") && graph.contains("Mar 2"))
    }

    @Test("a terminal without Unicode, or with ASCII asked for, gets nothing else")
    func ascii() throws {
        var home = try ticked()
        let expected = """
            Habits done, day by day

                Mar
            Mon ## ##
            Tue ##
            Wed ##
            Thu ##
            Fri ##
            Sat ##
            Sun ##

            . not done   # done   [ ] nothing due

            """
        #expect(try home.done("heatmap", "--ascii", at: Self.evening) == expected)
        home.box.environment["LANG"] = "C"
        #expect(try home.done("heatmap", at: Self.evening) == expected)
        #expect(try home.done("graph", at: Self.evening).utf8.allSatisfy { $0 < 0x80 })
        // The more specific variable decides.
        home.box.environment["LC_ALL"] = "C.UTF-8"
        #expect(try home.done("heatmap", at: Self.evening).contains("█"))
    }

    @Test("on a terminal a chart is as wide as that, in one color", arguments: ["graph", "heatmap"])
    func terminal(command: String) throws {
        var home = try ticked()
        home.box.environment["NO_COLOR"] = "1"
        let result = try home.run([command], at: Self.evening, streams: .terminal)
        #expect(result.status == 0)
        let lines = result.text.split(whereSeparator: \.isNewline)
        #expect(lines.count > 8 && lines.allSatisfy { $0.count <= 80 && !$0.contains("\u{1B}") })
    }

    // MARK: One habit, one year

    @Test("a habit's heat map begins with its first day and shows that habit alone")
    func habit() throws {
        let home = try ticked()
        let own = try home.json("heatmap", "--habit", "slowly", at: Self.evening)
        #expect(own["activity"]?.array.compactMap { $0["day"]?.text } == ["2026-03-09"])
        #expect(own["activity"]?.array.compactMap { $0["done"]?.number } == [1])
        let observed = try home.json("heatmap", "--habit", "observation", at: Self.evening)
        #expect(observed["activity"]?.array.count == 7)
        #expect(try home.done("heatmap", "--habit", "slowly", at: Self.evening).hasPrefix("I put the fork down"))
    }

    @Test("the numbers behind the charts are those of the score")
    func numbers() throws {
        let home = try ticked()
        let series = try #require(try home.json("graph", at: Self.evening)["series"]?.array)
        #expect(series.compactMap { $0["total"]?.number } == [5, 11, 19, 31, 48, 71, 95, 100])
        let score = try home.json("score", at: Self.evening)
        #expect(score["total"]?.number == 100)
        let activity = try #require(try home.json("heatmap", at: Self.evening)["activity"]?.array)
        #expect(activity.count == 8 && activity.allSatisfy { $0["done"]?.number == 1 && $0["due"]?.number == 1 })
    }

    @Test("after more than a year each year is a row, and --year shows one by its days")
    func years() throws {
        let home = try ticked()
        let later = "2027-06-30T21:00"
        let lines = try home.done("heatmap", at: later).split(separator: "\n")
        #expect(lines.first == "Habits done, week by week")
        #expect(lines.last == "· none   ░ up to ¼   ▒ up to ½   ▓ up to ¾   █ more   [ ] nothing due")
        #expect(lines.filter { $0.hasPrefix("2026 ") || $0.hasPrefix("2027 ") }.count == 2)
        let year = try home.done("heatmap", "--year", "2026", at: later)
        #expect(year.hasPrefix("Habits done in 2026, day by day\n") && year.contains("Mon "))
        #expect(try home.json("heatmap", "--year", "2027", at: later)["activity"]?.array.count == 181)
    }

    @Test(
        "a report that can't be drawn is refused with a way out",
        arguments: [
            (["heatmap", "--year", "2019"], 66, "habit heatmap"), (["heatmap", "--habit", "juggling"], 66, "habits"),
            (["graph", "--width", "50"], 64, "120 to 4000"),
            (["graph", "--svg", "/no/such/folder/a.svg"], 73, "folder"),
        ]
    )
    func refused(arguments: [String], status: Int32, words: String) throws {
        let result = try ticked().run(arguments, at: Self.evening)
        #expect(result.status == status)
        #expect(result.text.isEmpty && result.errorText.contains(words), "\(result.errorText)")
    }

    @Test("before the course, and before its first day, there is nothing to draw", arguments: ["graph", "heatmap"])
    func nothing(command: String) throws {
        #expect(try HabitBox(.fetched).habit(command).status == 66)
        let home = try HabitBox(.fetched)
        try home.done("start", "--on", "2026-03-09")
        let result = try home.habit(command)
        #expect(result.status == 66)
        #expect(result.errorText == "error: the first day hasn't come yet — draw it on the day, or see: habit home\n")
    }

    // MARK: Pictures

    @Test("SVG, PNG and PDF are written, whole and each time the same bytes", arguments: ["graph", "heatmap"])
    func pictures(command: String) throws {
        let home = try ticked()
        var files: [[Data]] = []
        for round in ["a", "b"] {
            let names = ["svg", "png", "pdf"].map { "\(command)-\(round).\($0)" }
            let options = zip(["--svg", "--png", "--pdf"], names).flatMap { [$0, $1] }
            let result = try home.run([command] + options, at: Self.evening)
            #expect(result.text == names.map { "Wrote \($0)\n" }.joined())
            files.append(try names.map { try Data(contentsOf: home.box.folder.file($0)) })
        }
        #expect(files[0] == files[1])
        let svg = XMLParser(data: files[0][0])
        #expect(svg.parse(), "\(String(describing: svg.parserError))")
        let text = String(decoding: files[0][0], as: UTF8.self)
        #expect(text.contains("<title>") && text.contains("<desc>") && !text.contains("style="))
        #expect(files[0][1].starts(with: Data([0x89, 0x50, 0x4E, 0x47])))
        let words = command == "graph" ? ["100 points in 8 days", "Mar 2"] : ["Habits done, day by day", "not done"]
        let page = try self.text(ofPDF: home.box.folder.file("\(command)-a.pdf"))
        for word in words { #expect(text.contains(word) && page.contains(word), "\(word)") }
    }

    @Test("a file that is there is asked about, and JSON says what was written")
    func replaced() throws {
        let home = try ticked()
        try home.done("graph", "--svg", "a.svg", at: Self.evening)
        #expect(try home.habit("graph", "--svg", "a.svg", at: Self.evening).status == 64)
        let written = try home.json("graph", "--svg", "a.svg", "--yes", at: Self.evening)
        #expect(written["files"]?.array.first?["file"]?.text == "a.svg")
    }

    @Test("the look back is a PDF and a page with goal, graph, weeks, and habits with all they were")
    func progress() throws {
        let home = try ticked()
        let later = "2026-03-24T21:00"
        try home.done("edit", "slowly", "I chew each bite ten times", at: later)
        let options = ["progress", "--pdf", "back.pdf", "--html", "back.html"]
        let result = try home.run(options, at: later)
        #expect(result.text == "Wrote back.pdf\nWrote back.html\n")
        let first = try Data(contentsOf: home.box.folder.file("back.pdf"))
        let pdf = try text(ofPDF: home.box.folder.file("back.pdf"))
        let html = try String(contentsOf: home.box.folder.file("back.html"), encoding: .utf8)
        for word in [
            "I am someone who eats with attention", "100 points", "8 of 22 ticked", "2026-03-16",
            "Habits done, day by day",
            "I put the fork down between bites", "I chew each bite ten times", "Eating slowly",
        ] {
            #expect(pdf.contains(word), "\(word) in \(pdf)")
            #expect(html.contains(word), "\(word)")
        }
        #expect(html.contains("<svg") && !html.contains("<script"))
        try home.run(options + ["--yes"], at: later)
        #expect(try Data(contentsOf: home.box.folder.file("back.pdf")) == first)
    }

    private func text(ofPDF file: URL) throws -> String {
        try ChildProcess.run(URL(filePath: "/usr/bin/pdftotext"), ["-layout", file.path, "-"]).text
    }

    @Test("a day has the same column in a leap year as in any other")
    func leapYear() throws {
        let home = try HabitBox(.weekTwo)
        for year in [2027, 2028] { try home.done("check", "slowly", at: "\(year)-04-01T20:00") }
        let lines = try home.done("heatmap", "--habit", "slowly", at: "2028-04-30T21:00").split(separator: "\n")
        let columns = ["2027 ", "2028 "].map { year in
            lines.first { $0.hasPrefix(year) }?.dropFirst(5).enumerated().first { "░▒▓█".contains($0.element) }?.offset
        }
        #expect(columns[0] != nil && columns[0] == columns[1], "\(lines)")
    }
}
