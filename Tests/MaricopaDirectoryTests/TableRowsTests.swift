import MarkupKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The rows under a table's header, whichever table it is")
struct TableRowsTests {
    private static let today = LocalDate(dayNumber: 20_000)

    /// The parsed rows of a table of names and towns that is read in pieces.
    private static func read(_ text: String, piece: Int) throws(DirectoryError) -> [String] {
        var rows = TableRows("csv", prefix: "towns: ") { header throws(DirectoryError) -> [Int] in
            guard let name = header.place(of: "Name"), let town = header.place(of: "town") else {
                throw .notThisFormat("csv", reason: "it lacks a column")
            }
            return [name, town]
        }
        var told: [String] = []
        func tell(_ row: TableRows<[Int]>.Row, _ line: Int) {
            switch row {
            case .fields(let record, let places):
                told.append("\(line) " + places.map { record[$0].text }.joined(separator: "/"))
            case .refused(let reason): told.append("\(line) \(reason)")
            }
        }
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: piece) {
            try rows.feed(Array(bytes[start..<min(start + piece, bytes.count)]), tell)
        }
        guard try rows.finish(tell) else { return ["no header"] }
        return told
    }

    @Test("Rows are the same wherever the file is cut; a broken one is refused with its line, and the rest is read")
    func pieces() throws {
        let text =
            "\u{FEFF}Tówn,NAME,name\r\nMesa,\"Market, \"\"new\"\"\nby the park\",x\r\n\r\nGila,too few\r\nYuma,\"open,y\r\nTempe,Café,z"
        for piece in 1...text.utf8.count {
            #expect(
                try Self.read(text, piece: piece) == [
                    "2 Market, \"new\"\nby the park/Mesa", "5 towns: it has 2 fields, the header 3",
                    "6 towns: a quote isn't closed", "7 Café/Tempe",
                ],
                "in pieces of \(piece)"
            )
        }
        #expect(try Self.read("\n\n", piece: 1) == ["no header"])
    }

    @Test("A table whose first line is broken is refused as a whole: no row is taken for its header")
    func brokenHeader() throws {
        let settings = ImportSettings(.csv, kind: .park, mapping: Array(#"{"columns":{"name":"title"}}"#.utf8))
        let readers: [(any RecordReader, String)] = [
            (MarketReader(today: Self.today), "usda-markets"),
            (try settings.reader(today: Self.today, ImportLimits()), "csv"),
        ]
        for (reader, format) in readers {
            var reader = reader
            #expect(throws: DirectoryError.notThisFormat(format, reason: "a quote isn't closed in its first line")) {
                _ = try reader.feed(Array("id,\"name\n1,First\n2,Second\n".utf8))
                _ = try reader.finish()
            }
        }
        let clock = ManualClock(Instant(milliseconds: 1_777_000_000_000), zone: County.zone)
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(3), credential: .owner)
        let services = (name: "services", bytes: Array("id,name\n1,First\n".utf8))
        let phones = (name: "phones", bytes: Array("id,\"number\nid,number,service_id\n1,555,1\n".utf8))
        #expect(
            throws: DirectoryError.notThisFormat("hsds", reason: "phones.csv: a quote isn't closed in its first line")
        ) {
            try directory.importServiceTables([services, phones], ImportSettings(.hsds))
        }
        let empty = (name: "phones", bytes: [UInt8]())
        #expect(try directory.importServiceTables([services, empty], ImportSettings(.hsds)).new == 1)
    }
}
