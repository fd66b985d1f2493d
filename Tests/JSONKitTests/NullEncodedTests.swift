import Foundation
import JSONKit
import Testing

@Suite("Values that may be missing")
struct NullEncodedTests {
    struct Card: Hashable, Codable {
        let name: String
        @NullEncoded private(set) var note: String?
        @NullEncoded private(set) var list: [Int]?
    }

    @Test("a missing value is written as null, and a present one as it is")
    func written() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        func text(_ card: Card) throws -> String { String(decoding: try encoder.encode(card), as: UTF8.self) }
        #expect(try text(Card(name: "a", note: nil, list: nil)) == #"{"list":null,"name":"a","note":null}"#)
        #expect(try text(Card(name: "a", note: "b", list: [1])) == #"{"list":[1],"name":"a","note":"b"}"#)
    }

    @Test(
        "both are read back",
        arguments: [Card(name: "a", note: nil, list: nil), Card(name: "a", note: "", list: [])]
    )
    func read(card: Card) throws {
        #expect(try JSONDecoder().decode(Card.self, from: JSONEncoder().encode(card)) == card)
    }
}
