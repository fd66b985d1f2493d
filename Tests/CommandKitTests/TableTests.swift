import CommandKit
import Testing

@Suite("A table is aligned by cells and fits the terminal")
struct TableTests {
    func table(_ rows: [[StyledText]]) -> Table {
        var table = Table([.init("Name", shrinks: true), .init("Steps", alignment: .right), .init("Id")])
        for row in rows { table.append(row) }
        return table
    }

    @Test("columns line up by display width, numbers to the right, without trailing spaces")
    func aligned() {
        let text = table([["日本のパン", "12", "a1"], ["Crème", "3", "b2"]]).rendered(width: nil).plainText
        #expect(
            text == """
                Name        Steps  Id
                日本のパン     12  a1
                Crème           3  b2

                """
        )
    }

    @Test("a column that may shrink gives way, down to eight cells", arguments: [80, 40, 30, 25, 19])
    func fits(_ width: Int) {
        let name = StyledText("A very long name of a recipe that goes on")
        let lines = table([[name, "12", "a1"]]).rendered(width: width).plainText.split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines { #expect(line.displayWidth <= width) }
        #expect(lines[1].contains(width < 54 ? "…" : "goes on"))
    }

    @Test("a table that can't shrink enough is a list of its cells with their titles, and nothing is cut off")
    func list() {
        let name = StyledText("A very long name")
        let text = table([[name, "12", "a1"], ["Soup", "", "b2"]]).rendered(width: 18).plainText
        #expect(
            text == """
                Name: A very long
                  name
                  Steps: 12
                  Id: a1
                Name: Soup
                  Id: b2

                """
        )
        var untitled = Table([.init(""), .init("")])
        untitled.append(["Friday afternoon", "half past four"])
        #expect(untitled.rendered(width: 20).plainText == "Friday afternoon\n  half past four\n")
    }

    @Test("without a width a column that shrinks takes at most 120 cells, so that one long name pads no other row")
    func bounded() {
        let long = StyledText(String(repeating: "x", count: 6_400))
        let lines = table([[long, "12", "a1"], ["Soup", "3", "b2"]]).rendered(width: nil).plainText.split(
            separator: "\n"
        )
        #expect(lines.map(\.displayWidth).max() == 120 + 2 + 5 + 2 + 2)
        #expect(lines[1].contains("x…"))
    }

    @Test(
        "a word of a shell command is in quotes unless it means nothing to a shell",
        arguments: [
            ("habit://home", "habit://home"), ("a b", "'a b'"), ("x$HOME", "'x$HOME'"), ("`id`", "'`id`'"),
            ("a|b", "'a|b'"),
            ("it's", "'it'\\''s'"), ("", "''"), ("a\\b", "'a\\b'"), ("{a,b}", "'{a,b}'"), ("~", "'~'"),
            ("brød", "brød"),
        ]
    )
    func shell(word: String, quoted: String) { #expect(word.quotedForShell == quoted) }

    @Test("a newline or an escape in a cell can't break the rows")
    func hostile() {
        let text = table([["a\nb\u{1B}[2J", "1", "x"]]).rendered(width: nil).rendered(color: false)
        #expect(text.split(separator: "\n").count == 2)
        #expect(text.contains("a\\nb\\u{1B}[2J"))
    }

    @Test("titles are headings and color does not disturb the columns")
    func colored() {
        let text = table([[StyledText("Bread", .good), "1", "x"]]).rendered(width: nil).rendered(color: true)
        #expect(text.hasPrefix("\u{1B}[1mName\u{1B}[0m "))
        #expect(text.contains("\u{1B}[32mBread\u{1B}[0m      1  x\n"))
    }

    @Test("a table without titles has only its rows")
    func untitled() {
        var table = Table([.init(""), .init("")])
        table.append(["1.", "Mix"])
        #expect(table.rendered(width: nil).plainText == "1.  Mix\n")
        #expect(Table([.init("")]).rendered(width: nil).plainText.isEmpty)
    }
}
