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

    @Test("a column that may shrink gives way, down to eight cells", arguments: [80, 40, 30, 25, 10])
    func fits(_ width: Int) {
        let name = StyledText("A very long name of a recipe that goes on")
        let lines = table([[name, "12", "a1"]]).rendered(width: width).plainText.split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines { #expect(line.displayWidth <= max(width, 8 + 2 + 5 + 2 + 2)) }
        #expect(lines[1].contains(width < 54 ? "…" : "goes on"))
    }

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
