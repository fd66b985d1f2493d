import DirectoryRecords
import Foundation
import Testing

@testable import MaricopaDirectory

@Suite("The JSON of stored records")
struct RecordJSONTests {
    @Test("The fast coding of links, hours and details writes what JSONEncoder writes, and reads back the same")
    func sameBytes() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for record in GeneratedDirectory(seed: 41, count: 3_000) {
            let links = String(decoding: try encoder.encode(record.links), as: UTF8.self)
            #expect(RecordJSON.text(record.links) == links)
            let hours = String(decoding: try encoder.encode(record.hours), as: UTF8.self)
            #expect(RecordJSON.text(record.hours) == hours)
            let written = try RecordJSON.text(record.details)
            #expect(try JSONDecoder().decode(RecordDetails.self, from: Data(written.utf8)) == record.details)
            // Sets have no order, so the sorted bytes are compared.
            let details = String(decoding: try encoder.encode(record.details), as: UTF8.self)
            #expect(written.utf8.sorted() == details.utf8.sorted())
        }
    }

    @Test("Quotes, backslashes and control characters are escaped as JSON has it")
    func escapes() throws {
        let text = "a\"b\\c\u{8}\u{9}\u{A}\u{C}\u{D}\u{0}\u{1F}\u{7F}/é\u{2028}<script>"
        let details = RecordDetails.activity(ActivityDetails(howTo: text, placeFeature: text))
        let written = try RecordJSON.text(details)
        #expect(try JSONDecoder().decode(RecordDetails.self, from: Data(written.utf8)) == details)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(written == String(decoding: try encoder.encode(details), as: UTF8.self))
    }
}
