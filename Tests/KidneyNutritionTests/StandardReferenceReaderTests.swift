import FractionParser
import KidneyNutrition
import TestKit
import Testing

@Suite("Reading the standard reference")
struct StandardReferenceReaderTests {
    static let nutrient18 = "^16^0.074^~1~^~~^^^^^^^^^^^"

    @Test("a broken line is refused with its number and reason, and the rest is read")
    func broken() {
        let reader = Self.read(nutrients: [
            "~01001~^~203~^0.85" + Self.nutrient18,
            "~01001~^~306~^abc" + Self.nutrient18,
            "rubbish",
            "~99999~^~306~^24" + Self.nutrient18,
            "~01001~^~306~^-24" + Self.nutrient18,
            "01001^~306~^24" + Self.nutrient18,
            "~01001~^~306~^" + Self.nutrient18,
            "~01001~^~203~^101" + Self.nutrient18,
            "~01001~^~999~^5" + Self.nutrient18,
            "",
            "~01001~^~306~^24" + Self.nutrient18,
        ])
        let counts = reader.counts[.nutrients]
        #expect(counts?.read == 10 && counts?.new == 2 && counts?.passedOver == 1 && counts?.refused == 7)
        #expect(
            counts?.refusals.map { "\($0.file):\($0.line) \($0.reason)" } == [
                "NUT_DATA.txt:2 the amount is no number",
                "NUT_DATA.txt:3 1 field, not 18",
                "NUT_DATA.txt:4 food 99999 isn't among the foods",
                "NUT_DATA.txt:5 the amount is no number",
                "NUT_DATA.txt:6 no NDB number",
                "NUT_DATA.txt:7 the amount is no number",
                "NUT_DATA.txt:8 101 g of protein is more than 100 g can hold",
            ]
        )
        #expect(reader.foods[0].contents[.potassium] == .exact("24"))
        #expect(reader.foods[0].contents[.protein] == .exact("0.85"))
        #expect(reader.foods[0].contents[.sodium] == nil)
    }

    @Test("text is Latin-1, lines end with LF or CRLF or not at all, and a text may hold quotes and slashes")
    func text() {
        var reader = StandardReferenceReader()
        let line: [UInt8] =
            Array("~01001~^~0100~^~Cr\u{65}me br".utf8) + [0xFB] + Array("l".utf8) + [0xE9] + Array("e~".utf8)
        reader.read(line + Array("^~CREME~^~~^~~^~1~^~~^^~~^6.38^4.27^8.79^3.87".utf8), of: .foods)
        reader.finish(.foods)
        reader.read(Array("~01001~^1^.5^~pat (1\" sq, 1/3\" high)~^5.25^^\r\n".utf8), of: .weights)
        reader.finish(.weights)
        #expect(reader.foods.map(\.name) == ["Creme brûlée"])
        #expect(
            reader.foods[0].portions == [FoodPortion(Thousandths(500).value, "pat (1\" sq, 1/3\" high)", grams: "5.25")]
        )
    }

    @Test("the pieces' sizes don't matter", arguments: [1, 2, 3, 7, 64, 1000])
    func pieces(size: Int) {
        let whole = Self.read(nutrients: ["~01001~^~203~^0.85" + Self.nutrient18, "~01001~^~306~^24" + Self.nutrient18])
        let apart = Self.read(
            nutrients: ["~01001~^~203~^0.85" + Self.nutrient18, "~01001~^~306~^24" + Self.nutrient18],
            size: size
        )
        #expect(whole.foods == apart.foods && whole.counts == apart.counts)
    }

    @Test("whatever bytes come, reading ends, and every line is counted", arguments: 0..<60)
    func rubbish(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let alphabet: [UInt8] = Array("~~^^^\r\n0123456789.eE-ab\"".utf8) + [0, 0xFF, 0x80]
        let bytes = (0..<random.int(in: 0...3000)).map { _ in random.pick(alphabet) }
        for file in StandardReferenceReader.File.allCases {
            var reader = StandardReferenceReader()
            reader.read(bytes, of: file)
            reader.finish(file)
            let counts = reader.counts[file] ?? ImportCounts()
            #expect(counts.read == counts.new + counts.alreadyThere + counts.passedOver + counts.refused)
        }
    }

    static func read(nutrients: [String], size: Int = .max) -> StandardReferenceReader {
        var reader = StandardReferenceReader()
        let foods = "~01001~^~0100~^~Butter, salted~^~BUTTER~^~~^~~^~1~^~~^^~~^6.38^4.27^8.79^3.87\r\n"
        let files: [(StandardReferenceReader.File, String)] = [
            (.groups, "~0100~^~Dairy and Egg Products~\r\n"), (.foods, foods),
            (.nutrients, nutrients.joined(separator: "\r\n")),
        ]
        for (file, text) in files {
            let bytes = Array(text.utf8)
            for start in stride(from: 0, to: bytes.count, by: size) {
                reader.read(Array(bytes[start..<(bytes.count - start > size ? start + size : bytes.count)]), of: file)
            }
            reader.finish(file)
        }
        return reader
    }
}
