import MarkupKit
import Testing

@Suite("Records of comma-separated values")
struct CommaRecordsTests {
    /// The records as texts, such as "1 a|b" for two fields that begin in line 1, and "1 -" for a broken record.
    private func read(_ pieces: [ArraySlice<UInt8>]) -> [String] {
        var records = CommaRecords()
        var list: [String] = []
        let each: (CommaRecord?, Int) -> Void = { record, line in
            let fields = record.map { record in (0..<record.count).map { record[$0].text } } ?? ["-"]
            list.append("\(line) " + fields.joined(separator: "|"))
        }
        for piece in pieces { piece.withUnsafeBufferPointer { records.feed($0, each) } }
        records.finish(each)
        return list
    }

    @Test(
        "A record is its fields, and a misplaced quote breaks only its own line",
        arguments: [
            ("", []), ("\n\n", []), ("a,b\n", ["1 a|b"]), ("a,b", ["1 a|b"]), ("a\n\nb", ["1 a", "3 b"]),
            ("a,,", ["1 a||"]), (",", ["1 |"]), (" a , b", ["1  a | b"]), ("\u{FEFF}a", ["1 a"]),
            ("\"a,b\",c", ["1 a,b|c"]), ("\"\"", ["1 "]), ("\"\",\"\"", ["1 |"]), ("\"a\"\"b\"", ["1 a\"b"]),
            ("\"\"\"\"", ["1 \""]), ("\"a\"\"\"\"b\",c", ["1 a\"\"b|c"]), ("\"a\nb\",c\nd", ["1 a\nb|c", "3 d"]),
            ("\"a\"b", ["1 -"]), ("a\"b\"", ["1 -"]), ("a\"b\nc", ["1 -", "2 c"]), ("\"a\nb", ["1 -", "2 b"]),
            ("\"a\nb\nc\"d\ne", ["1 -", "2 b", "3 -", "4 e"]),
        ] as [(String, [String])]
    )
    func records(text: String, records: [String]) {
        let bytes = Array(text.utf8)
        for cut in 0...bytes.count { #expect(read([bytes[..<cut], bytes[cut...]]) == records, "cut at \(cut)") }
    }

    @Test("A record has at most fifty lines", arguments: [49, 50, 51])
    func lines(count: Int) {
        let field = "a" + String(repeating: "\nx", count: count - 2) + "\nb"
        let records = read([Array("\"\(field)\"\nend".utf8)[...]])
        #expect(records.first == (count <= CommaRecords.lineLimit ? "1 \(field)" : "1 -"))
        #expect((records == ["1 \(field)", "\(count + 1) end"]) == (count <= 50))
    }
}
