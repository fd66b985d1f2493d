import CommandKit
import Testing
import TimeKit
import WordKit

@Suite("Lines as the apps print them")
struct LinesTests {
    @Test("a long text is broken to the terminal's width, each line of several by itself, a point under its own text")
    func narrow() throws {
        let screen = RecordingTerminal.screen(width: 20)
        try screen.terminal.printWrapped("Eat slowly and with attention", indent: 2)
        try screen.terminal.printLines("One line that is long\n\nshort")
        try screen.terminal.printPoint("put the fork down between bites")
        #expect(
            screen.output == """
                Eat slowly and with
                  attention
                One line that is
                long

                short
                  · put the fork
                    down between
                    bites

                """
        )
    }

    @Test("a line that is wider than the terminal goes on under its own beginning, and each line of several by itself")
    func wide() throws {
        let screen = RecordingTerminal.screen(width: 20)
        try screen.terminal.print("short")
        try screen.terminal.print("  Coma despacio y con atención\n\n\("Beba agua", .good) con la comida")
        #expect(
            screen.output == """
                short
                  Coma despacio y
                  con atención

                Beba agua con la
                comida

                """
        )
    }

    @Test("nothing is broken where the output is no terminal")
    func piped() throws {
        let file = RecordingTerminal()
        let long = String(repeating: "word ", count: 60)
        try file.terminal.printWrapped(StyledText(long), indent: 4)
        #expect(file.output == long + "\n")
    }

    @Test(
        "a number stands with its noun",
        arguments: [(0, "0 entries", "0 points"), (1, "1 entry", "1 point"), (2, "2 entries", "2 points")]
    )
    func numbers(_ number: Int, _ entries: String, _ points: String) {
        #expect(counted(number, "entry", "entries") == entries)
        #expect(counted(number, "point") == points)
    }

    @Test("a line begins with a capital, and a day has its weekday")
    func beginnings() throws {
        #expect("éclairs of Mia".capitalizedFirst == "Éclairs of Mia")
        #expect("".capitalizedFirst == "")
        #expect(try LocalDate(iso8601: "2026-03-11").withWeekday == "Wednesday 2026-03-11")
    }
}
