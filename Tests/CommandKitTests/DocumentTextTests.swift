import CommandKit
import ReportCommands
import ReportKit
import Testing

@Suite("A report as text")
struct DocumentTextTests {
    @Test("A bold cell of a table is bold at every width", arguments: [60, 71, 72, 80])
    func bold(width: Int) throws {
        let screen = RecordingTerminal.screen(width: width, color: true)
        let table = try ReportTable(
            columns: [ReportTable.Column("Day"), ReportTable.Column("Clinic")],
            rows: [["2026-01-05", ReportText([.bold("not asked")])], ["2026-01-06", "asked"]]
        )
        try screen.terminal.show([.table(table)])
        #expect(screen.output.contains("\u{1B}[1mnot asked"), "\(screen.output)")
        #expect(!screen.output.contains("\u{1B}[1masked"))
    }

    @Test("The sentences of a table are never cut, on a terminal or in a file", arguments: [72, 80, 120, 1000, nil])
    func sentences(width: Int?) throws {
        let screen = width.map { RecordingTerminal.screen(width: $0, color: false) } ?? RecordingTerminal()
        let why =
            "the last one was at 2026-01-05 08:00, more than 48 hours before; the dose, 1/2 tsp, is higher than the last one, 1/4 tsp"
        let table = try ReportTable(
            columns: [ReportTable.Column("Day"), ReportTable.Column("Because"), ReportTable.Column("By")],
            rows: [["2026-01-05", ReportText(why), "Ann"], ["2026-01-06", "asked", "Bob"]]
        )
        try screen.terminal.show([.table(table)])
        let words = screen.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(why) && !words.contains("…"), "\(screen.output)")
    }

    @Test("A row that becomes a line leaves out its cells that have nothing")
    func empty() throws {
        let screen = RecordingTerminal.screen(width: 60, color: false)
        let table = try ReportTable(
            columns: [ReportTable.Column("Medicine"), ReportTable.Column("Dose"), ReportTable.Column("Taken")],
            rows: [["Zestril", "–", "since 2026-01-05"], ["Tylenol", "500 mg", ""]]
        )
        try screen.terminal.show([.table(table)])
        let lines = screen.output.split(separator: "\n").map(String.init)
        #expect(lines == ["- Zestril, taken since 2026-01-05", "- Tylenol, dose 500 mg"], "\(screen.output)")
    }
}
